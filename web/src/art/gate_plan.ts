/** Where roads meet city walls: straight ahead if a wall stands there, and two gates of one wall well apart. */
import type { CityPlan, Wall } from './city_plan';
import { along, distance, kCentre, line_length, mix } from './geometry';
import { middle_of } from './turning';
import type { Point } from './types';

const kGatesApart = 34;

interface Gate {
  readonly side: number;
  readonly wall: Wall;
  point: Point;
}

/** The gate for each of those sides, as far as the tile has walls. */
export function plan_gates(sides: readonly number[], cities: readonly CityPlan[]): Map<number, Point> {
  const walls = cities.flatMap((city) => city.walls);
  const gates = sides.map((side) => gate_for(side, walls)).filter((gate) => gate !== undefined);
  gates.forEach((gate, i) => {
    gates.slice(i + 1).forEach((other) => {
      if (gate.wall === other.wall && distance(gate.point, other.point) < kGatesApart * 0.7) {
        part(gate, other);
      }
    });
  });
  return new Map(gates.map(({ side, point }) => [side, point]));
}

function gate_for(side: number, walls: readonly Wall[]): Gate | undefined {
  const start = middle_of(side);
  const beyond = mix(start, kCentre, 1.8);
  const near = (p: Gate, q: Gate): number => distance(p.point, start) - distance(q.point, start);
  const ahead = walls.flatMap((wall) => {
    const point = crossing(wall, start, beyond);
    return point ? [{ side, wall, point }] : [];
  });
  const any = walls.map((wall) => ({ side, wall, point: along(wall, 0.5).point }));
  return ahead.sort(near)[0] ?? any.sort(near)[0];
}

function part(gate: Gate, other: Gate): void {
  const half = kGatesApart / 2 / line_length(gate.wall);
  const [low, high] = [along(gate.wall, 0.5 - half).point, along(gate.wall, 0.5 + half).point];
  const straight = distance(middle_of(gate.side), low) < distance(middle_of(gate.side), high);
  gate.point = straight ? low : high;
  other.point = straight ? high : low;
}

export function crossing(line: readonly Point[], from: Point, to: Point): Point | undefined {
  for (let i = 0; i + 1 < line.length; i++) {
    const [a, b] = [line[i]!, line[i + 1]!];
    const side = (p: Point): number => (to.x - from.x) * (p.y - from.y) - (to.y - from.y) * (p.x - from.x);
    const [sa, sb] = [side(a), side(b)];
    if (sa * sb <= 0 && sa !== sb) {
      const p = mix(a, b, sa / (sa - sb));
      if (distance(from, p) + distance(p, to) < distance(from, to) + 0.01) {
        return p;
      }
    }
  }
  return undefined;
}
