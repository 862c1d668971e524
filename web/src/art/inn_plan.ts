/** Where inns stand: beside their own road, off everything else, in the same place however the tile is turned. */
import { Room } from './clearance';
import { along, distance_to_lines, inside, line_length, signed_area, turn_point } from './geometry';
import type { TilePlan } from './plan';
import type { Point } from './types';
import type { WayPlan } from './way_plan';

export interface InnSite {
  readonly segment: number;
  readonly point: Point;
  readonly scale: number;
}

/** Half the room that an inn with its pond would like. */
export const kInnWanted = 12.5;

/** Its sign and pond reach that far. */
const kRim = 14;

const kept = new WeakMap<TilePlan, readonly InnSite[]>();

export function inns_in(plan: TilePlan): readonly InnSite[] {
  let found = kept.get(plan);
  if (!found) {
    const { unturned, quarters } = plan;
    found = unturned
      ? inns_in(unturned).map((site) => ({ ...site, point: turn_point(site.point, quarters) }))
      : plan.ways.filter((way) => way.marks.includes('inn')).map((way) => site_at(plan, way));
    kept.set(plan, found);
  }
  return found;
}

function site_at(plan: TilePlan, way: WayPlan): InnSite {
  const room = new Room(plan, true);
  const others = plan.ways.filter((other) => other !== way).flatMap((other) => other.lines);
  let best = { point: way.lines[0]![0]!, room: -1 };
  let best_score = -Infinity;
  for (const { point, aside, share } of places_beside(way)) {
    const free = room.at(point);
    const clear = distance_to_lines(point, others, 40) - aside;
    const wide = Math.min(area_round(plan, point) / 1000, 4) * 1.5;
    const rim = Math.min(point.x, point.y, 100 - point.x, 100 - point.y, kRim) - kRim;
    const place = Math.min(clear, 6) - Math.abs(share - 0.5) * 4 - aside * 0.5 + wide + rim * 2;
    const score = Math.min(free, kInnWanted) * 2 + place;
    if (free > 0 && score > best_score) {
      best_score = score;
      best = { point, room: free };
    }
  }
  const scale = Math.max(0.62, Math.min(1, (best.room + 1.5) / kInnWanted));
  return { segment: way.segment, point: best.point, scale };
}

/** Of the field's part: a small one is left to its farmer. */
function area_round(plan: TilePlan, p: Point): number {
  const face = plan.fields.flatMap((field) => field.faces).find((face) => inside(p, face));
  return face ? signed_area(face) : 0;
}

function places_beside(way: WayPlan): { point: Point; aside: number; share: number }[] {
  const out: { point: Point; aside: number; share: number }[] = [];
  for (const line of way.lines) {
    for (let share = 0.1; share < 0.95; share += 3 / line_length(line)) {
      const { point, way: ahead } = along(line, share);
      for (const aside of [13, 15, 17, 19, 21]) {
        for (const side of [1, -1]) {
          const p = { x: point.x - ahead.y * aside * side, y: point.y + ahead.x * aside * side };
          out.push({ point: p, aside, share });
        }
      }
    }
  }
  return out;
}
