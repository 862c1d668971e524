/** Where roads and rivers run on an unturned tile: middle lines from the middle of a side to another, or to their end. */
import type { CityPlan, Wall } from './city_plan';
import { along, at, distance, distance_to_line, inside, kCentre, mix, sample_bezier } from './geometry';
import { type Random, random_stream } from './random';
import { middle_of, seed_of, sides_of } from './turning';
import type { CatalogueTile, Point, Segment } from './types';

export interface WayPlan {
  readonly segment: number;
  readonly kind: 'road' | 'river';
  readonly end: string;
  /** One line, or an arm to the junction for each side when there are more than two. Begin on the rim. */
  readonly lines: readonly (readonly Point[])[];
  /** Where it meets a city wall, if it ends there. */
  readonly gate?: Point;
}

const kStraight = 6;
const kCurveHandle = 29;
const kSway = 3.2;
const kSteps = 14;

export function plan_ways(tile: CatalogueTile, copy: number, cities: readonly CityPlan[], junction: Point): WayPlan[] {
  const plans: WayPlan[] = [];
  tile.segments.forEach((segment, index) => {
    const kind = segment.kind;
    if ((kind === 'road' || kind === 'river') && sides_of(segment).length > 0) {
      const random = random_stream(seed_of(tile, copy), `${kind} ${index}`);
      plans.push(plan_way(segment, index, kind, cities, junction, random));
    }
  });
  return plans;
}

function plan_way(
  segment: Segment,
  index: number,
  kind: 'road' | 'river',
  cities: readonly CityPlan[],
  junction: Point,
  random: Random,
): WayPlan {
  const sides = sides_of(segment);
  const base = { segment: index, kind, end: segment.end ?? '' };
  if (sides.length === 2) {
    return { ...base, lines: [through(sides[0]!, sides[1]!, random)] };
  }
  if (sides.length === 1 && base.end === 'city') {
    const gate = gate_for(sides[0]!, cities);
    if (gate) {
      return { ...base, lines: [arm(sides[0]!, gate, random)], gate };
    }
  }
  return { ...base, lines: sides.map((side) => arm(side, junction, random)) };
}

/** The middle of the tile, or the nearest place that leaves room for a village outside the cities. */
export function junction_of(cities: readonly CityPlan[]): Point {
  if (cities.length === 0) {
    return kCentre;
  }
  const walls = cities.flatMap((city) => city.walls);
  const score = (p: Point): number => {
    const room = Math.min(...walls.map((wall) => distance_to_line(p, wall)), 21);
    const away = Math.min(p.x, p.y, 100 - p.x, 100 - p.y, 24);
    return (cities.some((city) => inside(p, city.area)) ? -room : room) + away - distance(p, kCentre) * 0.25;
  };
  let best = kCentre;
  for (let x = 26; x <= 74; x += 4) {
    for (let y = 26; y <= 74; y += 4) {
      if (score(at(x, y)) > score(best) + 1e-9) {
        best = at(x, y);
      }
    }
  }
  return best;
}

function inward(side: number, by: number): Point {
  const start = middle_of(side);
  return mix(start, kCentre, by / 50);
}

function through(from: number, to: number, random: Random): Point[] {
  const [a, b] = [middle_of(from), middle_of(to)];
  if ((from + to) % 2 === 0) {
    return swayed(a, b, random.between(2.2, kSway * 1.3) * (random.chance(0.5) ? 1 : -1), 2);
  }
  const [start, stop] = [inward(from, kStraight), inward(to, kStraight)];
  const handles = [inward(from, kStraight + kCurveHandle), inward(to, kStraight + kCurveHandle)] as const;
  return [a, ...sample_bezier(start, handles[0], handles[1], stop, kSteps), b];
}

function arm(side: number, to: Point, random: Random): Point[] {
  const start = inward(side, kStraight);
  const reach = distance(start, to);
  const rim = middle_of(side);
  if (reach < 8 || Math.min(Math.abs(to.x - rim.x), Math.abs(to.y - rim.y)) < 0.5) {
    return swayed(rim, to, random.between(0.035, 0.05) * reach * (random.chance(0.5) ? 1 : -1), 1);
  }
  const first = inward(side, kStraight + reach * 0.4);
  const second = mix(to, kCentre, distance(to, kCentre) > 8 ? 0.3 : 0);
  const third = mix(second, first, 0.4);
  return [rim, ...sample_bezier(start, first, third, to, 8)];
}

/** From one point to the other with some bends to the sides; leaves and arrives straight. */
function swayed(a: Point, b: Point, sway: number, bends: 1 | 2): Point[] {
  const length = distance(a, b) || 1;
  const square = at(-(b.y - a.y) / length, (b.x - a.x) / length);
  const steps = 6 * bends;
  const out: Point[] = [];
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const bow = bends === 1 ? Math.sin(Math.PI * t) ** 2 : Math.sin(2 * Math.PI * t) * Math.sin(Math.PI * t);
    const p = mix(a, b, t);
    out.push(at(p.x + square.x * bow * sway, p.y + square.y * bow * sway));
  }
  return out;
}

/** Straight ahead if a wall stands there, else the middle of the longest wall. */
function gate_for(side: number, cities: readonly CityPlan[]): Point | undefined {
  const start = middle_of(side);
  const beyond = mix(start, kCentre, 1.8);
  const walls = cities.flatMap((city) => city.walls);
  const ahead = walls
    .map((wall) => crossing(wall, start, beyond))
    .filter((p): p is Point => p !== undefined)
    .sort((p, q) => distance(p, start) - distance(q, start));
  return (
    ahead[0] ?? walls.map((wall) => along(wall, 0.5).point).sort((p, q) => distance(p, start) - distance(q, start))[0]
  );
}

function crossing(wall: Wall, from: Point, to: Point): Point | undefined {
  for (let i = 0; i + 1 < wall.length; i++) {
    const [a, b] = [wall[i]!, wall[i + 1]!];
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
