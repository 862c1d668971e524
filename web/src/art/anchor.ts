/**
 * Where figures stand, one place for every segment, chosen together: each wants a good place of its own, and all want to
 * be a finger's width apart.
 */
import {
  along,
  at,
  box_of,
  distance,
  distance_to_lines,
  inside,
  kCentre,
  line_length,
  thinned,
  turn_points,
} from './geometry';
import type { CityPlan } from './city_plan';
import { garden_place } from './garden_plan';
import { goods_of } from './goods';
import { inns_in } from './inn_plan';
import { kPriorPlace } from './minster';
import { kMonkPlace } from './monastery';
import { placed } from './monastery_plan';
import { type TilePlan, tile_plan } from './plan';
import { area_in } from './segment_area';
import type { CatalogueTile, Dir, Point } from './types';
import type { WayPlan } from './way_plan';

/** 44 px on a phone's tile of 170 px, or with 1.7 zoom at 100 px. */
const kApart = 27;
const kStep = 3.5;
const kRounds = 6;

interface Candidate {
  readonly point: Point;
  readonly quality: number;
}

const anchors = new WeakMap<TilePlan, readonly Point[]>();

/**
 * The middle of a figure, or of a spot's button, on that segment; tile units after turning. One that lies at a monastery
 * until the end has a place of its own. A segment after the tile's last one is the garden that this copy shows.
 */
export function segment_anchor(tile: CatalogueTile, dir: Dir, segment: number, copy = 0, lying = false): Point {
  const plan = tile_plan(tile, dir, copy, 'C2');
  if (lying && plan.monastery?.segment === segment) {
    return placed(plan.monastery, kPriorPlace);
  }
  if (segment >= plan.segments) {
    return garden_place(plan);
  }
  return anchors_in(plan)[segment] ?? kCentre;
}

export function anchors_in(plan: TilePlan): readonly Point[] {
  let found = anchors.get(plan);
  if (!found) {
    const { unturned, quarters } = plan;
    found = unturned ? turn_points(anchors_in(unturned), quarters) : choose(plan);
    anchors.set(plan, found);
  }
  return found;
}

function choose(plan: TilePlan): Point[] {
  const choices = Array.from({ length: plan.segments }, (_, i) => candidates(plan, i));
  const places = choices.map((some) => some[0]!.point);
  const order = choices.map((_, i) => i).sort((a, b) => choices[a]!.length - choices[b]!.length);
  const settled = new Set<number>();
  for (let round = 0; round < kRounds; round++) {
    for (const i of order) {
      const others = places.filter((_, k) => k !== i && (round > 0 || settled.has(k)));
      places[i] = best_of(choices[i]!, others);
      settled.add(i);
    }
  }
  return places;
}

function best_of(some: readonly Candidate[], others: readonly Point[]): Point {
  let best = some[0]!;
  let best_score = -Infinity;
  for (const candidate of some) {
    let score = candidate.quality;
    for (const other of others) {
      const short = kApart - distance(candidate.point, other);
      score -= short > 0 ? short * 4 + 12 : 0;
    }
    if (score > best_score + 1e-9) {
      best_score = score;
      best = candidate;
    }
  }
  return best.point;
}

function candidates(plan: TilePlan, segment: number): Candidate[] {
  if (plan.monastery?.segment === segment) {
    return [{ point: placed(plan.monastery, kMonkPlace), quality: 0 }];
  }
  if (segment === plan.garden) {
    return [{ point: garden_place(plan), quality: 0 }];
  }
  const way = plan.ways.find((w) => w.segment === segment);
  const found = way ? on_way(plan, way) : in_area(plan, segment);
  return found.length > 0 ? found : [{ point: kCentre, quality: 0 }];
}

function on_way(plan: TilePlan, way: WayPlan): Candidate[] {
  if (way.marks.includes('labyrinth')) {
    return [{ point: plan.junction, quality: 0 }];
  }
  const out: Candidate[] = [];
  for (const line of way.lines) {
    const length = line_length(line);
    for (let s = 7; s <= Math.max(7, length - 7); s += 2) {
      const { point } = along(line, s / length);
      const open = Math.min(
        plan.crossing !== '' ? distance(point, plan.junction) - 20 : 9,
        off_court(plan, point, 8),
        gate_room(plan, point),
        ...plan.bridges.map((bridge) => distance(point, bridge[2]!) - 19),
      );
      const rim = Math.min(point.x, point.y, 100 - point.x, 100 - point.y) - 12;
      out.push({ point, quality: Math.min(0, open) * 2 + Math.min(0, rim) - Math.abs(s / length - 0.5) * 6 });
    }
  }
  return out;
}

function in_area(plan: TilePlan, segment: number): Candidate[] {
  const area = area_in(plan, segment);
  const city = plan.cities.find((c) => c.segment === segment);
  const walls = plan.cities.flatMap((c) => c.walls.map(thinned));
  const roads = plan.ways.flatMap((way) => way.lines);
  const box = box_of(area.flat());
  const out: Candidate[] = [];
  for (let x = 50 - 13 * kStep; x < 100; x += kStep) {
    for (let y = 50 - 13 * kStep; y < 100; y += kStep) {
      const point = at(x, y);
      const near = x > box.left && x < box.right && y > box.top && y < box.bottom;
      if (!near || !area.some((polygon) => inside(point, polygon))) {
        continue;
      }
      const rim = Math.min(x, y, 100 - x, 100 - y);
      const wall = distance_to_lines(point, walls, 40);
      const quality = city
        ? city_quality(wall, rim, emblem_room(city, point), gate_room(plan, point))
        : field_quality(plan, point, wall, distance_to_lines(point, roads, 40) - 5, rim);
      out.push({ point, quality: quality - distance(point, kCentre) * 0.03 });
    }
  }
  return out;
}

/** A figure should not hide the coat of arms, the goods or the cathedral. */
function emblem_room(city: CityPlan, p: Point): number {
  if (city.marks.includes('cathedral')) {
    return distance(p, kCentre) - 37;
  }
  return city.coats > 0 || goods_of(city) ? distance(p, city.hub) - 23 : 0;
}

function city_quality(wall: number, rim: number, emblem: number, gate: number): number {
  return Math.min(wall, 16) + Math.min(rim, 12) * 0.8 + Math.min(0, emblem) * 0.9 + Math.min(0, gate);
}

function field_quality(plan: TilePlan, p: Point, wall: number, road: number, rim: number): number {
  const crossing = plan.crossing !== '' ? distance(p, plan.junction) - 17 : 40;
  const pool = Math.min(40, ...plan.pools.map(({ middle, wide }) => distance(p, middle) - wide));
  const inn = Math.min(40, ...inns_in(plan).map((site) => distance(p, site.point) - 11));
  const nearest = Math.min(wall - 3, road, crossing, pool, inn, off_court(plan, p, 0));
  return Math.min(nearest, 11) * 1.6 + Math.min(nearest - 5, 0) * 6 + Math.min(rim, 11);
}

function off_court(plan: TilePlan, p: Point, margin: number): number {
  if (!plan.monastery) {
    return 40;
  }
  const { left, top, right, bottom } = box_of(
    [at(20, 26), at(81, 74)].map((corner) => placed(plan.monastery!, corner)),
  );
  return Math.max(left - p.x, p.x - right, top - p.y, p.y - bottom) - margin;
}

function gate_room(plan: TilePlan, p: Point): number {
  return Math.min(40, ...plan.gates.map((gate) => distance(p, at(gate.x, gate.y - 3)) - 15));
}
