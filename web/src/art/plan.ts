/** Where everything of a tile lies: made once per copy unturned, then turned; all drawing starts from a turned plan. */
import { type CityPlan, plan_cities } from './city_plan';
import { faces_of } from './faces';
import { inside, kCentre, mix, turn_point } from './geometry';
import { corner_of, half_point, quarters_of, seed_of } from './turning';
import type { CatalogueTile, Dir, Point, Segment } from './types';
import { type MonasteryPlan, plan_monastery } from './monastery_plan';
import { drawings_of } from './palette_editions';
import { plan_pools, type Pool } from './pool_plan';
import { junction_of, plan_bridges, plan_stubs, plan_ways, type WayPlan } from './way_plan';

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
  /** Paths from the village to the cities that are no segments. */
  readonly stubs: readonly WayPlan[];
  /** Where roads and paths meet city walls. */
  readonly gates: readonly Point[];
  readonly bridges: readonly (readonly Point[])[];
  readonly pools: readonly Pool[];
  readonly fields: readonly FieldPlan[];
  readonly monastery?: MonasteryPlan;
  /** Segment index of the garden where it is a feature, or -1. */
  readonly garden: number;
  readonly junction: Point;
  /** What closes the road ends that meet at the junction: "village", "trees" or "". */
  readonly crossing: string;
  readonly shown: readonly string[];
}

/** Things that stand on a tile whatever the edition says are no illustrations to place. */
const kBuilt = new Set(['village']);
const kCrossings = ['village', 'trees'];

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
  const monastery = plan_monastery(tile);
  const ways = plan_ways(tile, copy, cities, junction, monastery);
  const crossing = kCrossings.find((end) => ways.some((way) => way.end === end)) ?? '';
  const { fields, stubs } = fields_and_stubs(tile, cities, ways, crossing === 'village' ? junction : undefined);
  const shown = illustrations_of(tile, copy, edition).filter((name) => !kBuilt.has(name));
  return {
    seed: seed_of(tile, copy),
    segments: tile.segments.length,
    quarters: 0,
    cities,
    ways,
    stubs,
    gates: [...ways, ...stubs].flatMap((way) => (way.gate ? [way.gate] : [])),
    bridges: plan_bridges(ways),
    pools: plan_pools(ways),
    fields,
    ...(monastery ? { monastery } : {}),
    garden: tile.segments.findIndex((segment) => segment.kind === 'garden'),
    junction,
    crossing,
    shown,
  };
}

/** Where the fields say so, the village's paths to the cities part them. */
function fields_and_stubs(
  tile: CatalogueTile,
  cities: readonly CityPlan[],
  ways: readonly WayPlan[],
  village: Point | undefined,
): { fields: FieldPlan[]; stubs: WayPlan[] } {
  const fields = plan_fields(tile, cities, ways);
  const stubs = village && fields.some((field) => field.faces.length === 0) ? plan_stubs(cities, village) : [];
  return { fields: stubs.length > 0 ? plan_fields(tile, cities, [...ways, ...stubs]) : fields, stubs };
}

function illustrations_of(tile: CatalogueTile, copy: number, edition: string): readonly string[] {
  const all = tile.illustrations ?? {};
  const drawings = drawings_of(edition, all);
  const copies = Object.hasOwn(all, drawings) ? all[drawings]! : [];
  return copies[copy] ?? [];
}

function plan_fields(tile: CatalogueTile, cities: readonly CityPlan[], ways: readonly WayPlan[]): FieldPlan[] {
  const rim = [0, 1, 2, 3, 4].map(corner_of);
  const lines = [rim, ...cities.flatMap((city) => city.walls), ...ways.flatMap((way) => way.lines)];
  const faces = new Set(faces_of(lines).filter((face) => !cities.some((city) => inside(inner_point(face), city.area))));
  const fields = tile.segments.flatMap((segment, index) => (segment.kind === 'field' ? [{ segment, index }] : []));
  const reaching = (field: Segment): number => (field.halves?.length ? 0 : 1);
  fields.sort((a, b) => reaching(a.segment) - reaching(b.segment));
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
  const point = (p: Point): Point => turn_point(p, quarters);
  const points = (line: readonly Point[]): Point[] => line.map(point);
  const ways = (some: readonly WayPlan[]): WayPlan[] =>
    some.map((way) => ({ ...way, lines: way.lines.map(points), ...(way.gate ? { gate: point(way.gate) } : {}) }));
  return {
    ...plan,
    quarters,
    ...(plan.monastery
      ? { monastery: { ...plan.monastery, middle: point(plan.monastery.middle) } }
      : { unturned: plan }),
    junction: point(plan.junction),
    cities: plan.cities.map((city) => ({
      ...city,
      sides: city.sides.map((side) => (side + quarters) % 4),
      area: points(city.area),
      walls: city.walls.map(points),
      hub: point(city.hub),
    })),
    ways: ways(plan.ways),
    stubs: ways(plan.stubs),
    gates: plan.gates.map(point),
    bridges: plan.bridges.map(points),
    pools: plan.pools.map((pool) => ({ ...pool, middle: point(pool.middle) })),
    fields: plan.fields.map((field) => ({ ...field, faces: field.faces.map(points) })),
  };
}
