/** Still water where a river begins or ends. */
import { along, distance_to_lines, line_length } from './geometry';
import type { Point } from './types';
import type { WayPlan } from './way_plan';

export interface Pool {
  readonly kind: 'spring' | 'lake';
  readonly middle: Point;
  readonly wide: number;
  readonly high: number;
}

const kLake = { wide: 21, high: 16 };
const kSmallLake = { wide: 17, high: 12.5 };
const kSpring = { wide: 11, high: 9 };

export function plan_pools(ways: readonly WayPlan[]): Pool[] {
  const rivers = ways.filter((way) => way.kind === 'river' && way.lines.length === 1 && !way.gate);
  const roads = ways.filter((way) => way.kind === 'road').flatMap((way) => way.lines);
  return rivers.flatMap((way) => {
    const line = way.lines[0]!;
    const end = line[line.length - 1]!;
    // A spring that rises at a road keeps to its own side of it.
    const aside = way.end === 'spring' && distance_to_lines(end, roads, 40) < 3 ? 15 : 0;
    const middle = along(line, 1 - aside / line_length(line)).point;
    if (Math.min(middle.x, middle.y, 100 - middle.x, 100 - middle.y) < 0.01) {
      return [];
    }
    const short = Math.abs(middle.x - 50) + Math.abs(middle.y - 50) > 10;
    const size = way.end === 'lake' ? (short ? kSmallLake : kLake) : kSpring;
    return [{ kind: way.end === 'lake' ? ('lake' as const) : ('spring' as const), middle, ...size }];
  });
}
