/** Where roads and rivers run on an unturned tile, how they end, and where one passes over another. */
import type { CityPlan } from './city_plan';
import { crossing, plan_gates } from './gate_plan';
import { along, at, distance, distance_to_line, inside, kCentre, line_length, mix } from './geometry';
import { lake_end, type MonasteryPlan } from './monastery_plan';
import { type Random, random_stream } from './random';
import { middle_of, seed_of, sides_of } from './turning';
import type { CatalogueTile, Point, Segment } from './types';
import { arm, bowed, inward, through } from './way_lines';

export interface WayPlan {
  /** -1 for a path that is no segment: from a village to a city's gate. */
  readonly segment: number;
  readonly kind: 'road' | 'river';
  readonly end: string;
  readonly marks: readonly string[];
  /** One line, or an arm to the junction for each side when there are more than two. Begin on the rim. */
  readonly lines: readonly (readonly Point[])[];
  /** Where it meets a city wall, if it ends there. */
  readonly gate?: Point;
}

const kRiverSway = 6;

interface Surroundings {
  readonly cities: readonly CityPlan[];
  readonly junction: Point;
  readonly monastery: MonasteryPlan | undefined;
  readonly gates: ReadonlyMap<number, Point>;
  /** Whether other roads or rivers run through the tile. */
  readonly crossed: boolean;
}

export function plan_ways(
  tile: CatalogueTile,
  copy: number,
  cities: readonly CityPlan[],
  junction: Point,
  monastery: MonasteryPlan | undefined,
): WayPlan[] {
  const found = tile.segments.flatMap((segment, index) => (is_way(segment) ? [{ segment, index }] : []));
  const at_gates = found.filter(({ segment }) => segment.end === 'city' && sides_of(segment).length === 1);
  const gates = plan_gates(
    at_gates.map(({ segment }) => sides_of(segment)[0]!),
    cities,
  );
  const plans = found.map(({ segment, index }) => {
    const crossed = found.some((other) => other.index !== index && other.segment.end !== segment.end);
    const random = random_stream(seed_of(tile, copy), `${segment.kind} ${index}`);
    return plan_way(segment, index, { cities, junction, monastery, gates, crossed }, random);
  });
  return plans.map((plan) => (plan.end === 'spring' ? spring_at_road(plan, plans) : plan));
}

function is_way(segment: Segment): boolean {
  return (segment.kind === 'road' || segment.kind === 'river') && sides_of(segment).length > 0;
}

function plan_way(segment: Segment, index: number, around: Surroundings, random: Random): WayPlan {
  const sides = sides_of(segment);
  const kind = segment.kind as 'road' | 'river';
  const base = { segment: index, kind, end: segment.end ?? '', marks: segment.marks ?? [] };
  const [first, second] = [sides[0]!, sides[1]];
  if (sides.length === 2) {
    return { ...base, lines: [line_through(kind, first, second!, around, random)] };
  }
  const gate = sides.length === 1 ? around.gates.get(first) : undefined;
  if (gate) {
    return { ...base, lines: [arm(first, gate, random)], gate };
  }
  return { ...base, lines: sides.map((side) => arm(side, end_place(base.end, side, around), random)) };
}

function line_through(kind: string, from: number, to: number, around: Surroundings, random: Random): Point[] {
  if (kind === 'road') {
    return through(from, to, random);
  }
  return around.monastery?.side !== undefined && (from + to) % 2 === 0
    ? bowed(from, to, around.monastery.side + 2, 25)
    : through(from, to, random, around.crossed || around.cities.length > 1 ? 3.2 : kRiverSway);
}

function end_place(end: string, side: number, around: Surroundings): Point {
  const { monastery } = around;
  if (end === 'monastery' && monastery) {
    return monastery.middle;
  }
  if (end === 'lake' && monastery) {
    return lake_end(side);
  }
  return end === 'farmhouse' && around.crossed ? inward(side, 77) : around.junction;
}

/** A spring beside a road that runs through: it rises at the road, so that the fields on its two sides are two. */
function spring_at_road(spring: WayPlan, plans: readonly WayPlan[]): WayPlan {
  const road = plans.find((plan) => plan.kind === 'road' && plan.end === '' && plan.lines.length === 1);
  if (!road) {
    return spring;
  }
  const [line, own] = [road.lines[0]!, spring.lines[0]!];
  const head = [...line].sort((p, q) => distance(p, kCentre) - distance(q, kCentre))[0]!;
  return { ...spring, lines: [[...own.slice(0, Math.ceil(own.length * 0.6)), head]] };
}

/** Paths from the village to the gates of its cities. */
export function plan_stubs(cities: readonly CityPlan[], junction: Point): WayPlan[] {
  return cities.flatMap((city) => {
    const start = middle_of(city.sides[0]!);
    const gate = city.walls.map((wall) => crossing(wall, junction, start)).find((p) => p !== undefined);
    const lines = gate ? [[gate, mix(gate, junction, 0.5), junction]] : [];
    return gate ? [{ segment: -1, kind: 'road' as const, end: 'village', marks: [], lines, gate }] : [];
  });
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

/** How far a bridge reaches to both sides of what it crosses. */
const kSpan = { road: 11.5, river: 14 };

/** The stretches of road that lead over a river or another road: of two roads the one that is listed later. */
export function plan_bridges(ways: readonly WayPlan[]): Point[][] {
  const bridges: Point[][] = [];
  ways.forEach((way, i) => {
    ways.slice(i + 1).forEach((other) => {
      const [over, under] = other.kind === 'road' ? [other, way] : [way, other];
      if (over.kind === 'road' && under.end !== 'spring') {
        bridges.push(...crossings(over, under).map((share) => stretch(over.lines[0]!, share, kSpan[under.kind])));
      }
    });
  });
  return bridges;
}

/** Shares of the upper way's length at which it crosses the lower one. Ways that only meet at their ends do not cross. */
function crossings(over: WayPlan, under: WayPlan): number[] {
  const [line, below] = [over.lines[0]!, under.lines[0]!];
  if (over.lines.length > 1 || under.lines.length > 1) {
    return [];
  }
  const total = line_length(line);
  for (let i = 0, done = 0; i + 1 < line.length; i++) {
    const p = crossing(below, line[i]!, line[i + 1]!);
    const ends = [line[0]!, line[line.length - 1]!, below[0]!, below[below.length - 1]!];
    if (p && ends.every((end) => distance(p, end) > 4)) {
      return [(done + distance(line[i]!, p)) / total];
    }
    done += distance(line[i]!, line[i + 1]!);
  }
  return [];
}

function stretch(line: readonly Point[], share: number, half: number): Point[] {
  const total = line_length(line);
  return [-1, -0.5, 0, 0.5, 1].map((k) => along(line, Math.min(1, Math.max(0, share + (k * half) / total))).point);
}
