/** Where everything of a tile lies: made once per copy unturned, then turned; all drawing starts from a turned plan. */
import { type CityPlan, plan_cities } from './city_plan';
import { faces_of } from './faces';
import { inside, kCentre, mix, turn_point, turn_points } from './geometry';
import { corner_of, half_point, quarters_of, seed_of } from './turning';
import type { CatalogueTile, Dir, Point } from './types';
import { junction_of, plan_ways, type WayPlan } from './way_plan';

export interface FieldPlan {
  readonly segment: number;
  readonly faces: readonly (readonly Point[])[];
}

export interface TilePlan {
  readonly seed: string;
  /** How many segments the tile has. */
  readonly segments: number;
  readonly quarters: number;
  /** The plan that this one is a turn of, where turning changes nothing else: not with a monastery, always upright. */
  readonly unturned?: TilePlan;
  readonly cities: readonly CityPlan[];
  readonly ways: readonly WayPlan[];
  readonly fields: readonly FieldPlan[];
  /** Segment index of the monastery, or -1. */
  readonly monastery: number;
  readonly junction: Point;
  /** Whether road ends meet in a village at the junction. */
  readonly village: boolean;
  readonly shown: readonly string[];
}

/** Things that stand on a tile whatever the edition says are no illustrations to place. */
const kBuilt = new Set(['village']);

const plans = new WeakMap<CatalogueTile, Map<string, TilePlan>>();

export function tile_plan(tile: CatalogueTile, dir: Dir, copy: number, edition: string): TilePlan {
  const quarters = quarters_of(dir);
  return kept_plan(tile, `${quarters} ${copy} ${edition}`, () => {
    const plan = kept_plan(tile, `0 ${copy} ${edition}`, () => unturned(tile, copy, edition));
    return quarters === 0 ? plan : turned(plan, quarters);
  });
}

function kept_plan(tile: CatalogueTile, key: string, make: () => TilePlan): TilePlan {
  let kept = plans.get(tile);
  if (!kept) {
    plans.set(tile, (kept = new Map()));
  }
  let plan = kept.get(key);
  if (!plan) {
    kept.set(key, (plan = make()));
  }
  return plan;
}

function unturned(tile: CatalogueTile, copy: number, edition: string): TilePlan {
  const cities = plan_cities(tile, copy);
  const junction = junction_of(cities);
  const ways = plan_ways(tile, copy, cities, junction);
  return {
    seed: seed_of(tile, copy),
    segments: tile.segments.length,
    quarters: 0,
    cities,
    ways,
    fields: plan_fields(tile, cities, ways),
    monastery: tile.segments.findIndex((segment) => segment.kind === 'monastery'),
    junction,
    village: ways.some((way) => way.end === 'village'),
    shown: illustrations_of(tile, copy, edition).filter((name) => !kBuilt.has(name)),
  };
}

function illustrations_of(tile: CatalogueTile, copy: number, edition: string): readonly string[] {
  const all = tile.illustrations;
  const copies = all && Object.hasOwn(all, edition) ? all[edition]! : [];
  return copies[copy] ?? [];
}

function plan_fields(tile: CatalogueTile, cities: readonly CityPlan[], ways: readonly WayPlan[]): FieldPlan[] {
  const rim = [0, 1, 2, 3, 4].map(corner_of);
  const lines = [rim, ...cities.flatMap((city) => city.walls), ...ways.flatMap((way) => way.lines)];
  const faces = new Set(faces_of(lines).filter((face) => !cities.some((city) => inside(inner_point(face), city.area))));
  const fields = tile.segments.flatMap((segment, index) => (segment.kind === 'field' ? [{ segment, index }] : []));
  return fields.map(({ segment, index }) => {
    const points = (segment.halves ?? []).map(half_point).filter((p) => p !== undefined);
    const own = [...faces].filter(
      (face) => points.length === 0 || points.some((p) => inside(mix(p, kCentre, 0.01), face)),
    );
    own.forEach((face) => faces.delete(face));
    return { segment: index, faces: own };
  });
}

/** Some point inside: beside the middle of the longest stretch. */
function inner_point(face: readonly Point[]): Point {
  let best = mix(face[0]!, face[1]!, 0.5);
  let longest = 0;
  face.forEach((a, i) => {
    const b = face[(i + 1) % face.length]!;
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    if (length > longest) {
      longest = length;
      best = { x: (a.x + b.x) / 2 - ((b.y - a.y) / length) * 0.1, y: (a.y + b.y) / 2 + ((b.x - a.x) / length) * 0.1 };
    }
  });
  return best;
}

function turned(plan: TilePlan, quarters: number): TilePlan {
  const points = (line: readonly Point[]): Point[] => turn_points(line, quarters);
  return {
    ...plan,
    quarters,
    ...(plan.monastery < 0 ? { unturned: plan } : {}),
    junction: turn_point(plan.junction, quarters),
    cities: plan.cities.map((city) => ({
      ...city,
      sides: city.sides.map((side) => (side + quarters) % 4),
      area: points(city.area),
      walls: city.walls.map(points),
      hub: turn_point(city.hub, quarters),
    })),
    ways: plan.ways.map((way) => ({
      ...way,
      lines: way.lines.map(points),
      ...(way.gate ? { gate: turn_point(way.gate, quarters) } : {}),
    })),
    fields: plan.fields.map((field) => ({ ...field, faces: field.faces.map(points) })),
  };
}
