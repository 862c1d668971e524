/** What stands on the fields: illustrations first, then groves, crops and flowers where room is left. */
import { anchors_in } from './anchor';
import { fill, stroke } from './canvas';
import { Room } from './clearance';
import { draw_farmhouse } from './farmhouse';
import { draw_garden } from './garden';
import { at, turn_point } from './geometry';
import { draw_highwaymen, draw_travellers } from './highwaymen';
import { inns_in, kInnWanted } from './inn_plan';
import { ellipse, line, type Outline, polygon } from './outline';
import type { TilePlan } from './plan';
import { type Random, random_stream } from './random';
import { draw_shed, type ShedKind } from './sheds';
import type { Brush } from './style';
import { draw_trees, type Tree } from './tree';
import type { Point } from './types';
import { draw_water_tower } from './water_tower';

/** Half the room each illustration would like. */
const kWanted: Readonly<Record<string, number>> = {
  garden: 13,
  farmhouse: 13,
  cowshed: 12,
  pigsty: 12,
  donkey_stable: 12,
  water_tower: 10,
  highwaymen: 9,
};

export interface Site {
  readonly name: string;
  readonly point: Point;
  readonly scale: number;
}

/** Takes the room it gives away. Names that are not known are left out. */
export function place_illustrations(plan: TilePlan, names: readonly string[], room: Room): Site[] {
  const sites = sites_of(plan, names);
  sites.forEach((site) => room.take(site.point, kWanted[site.name]! * site.scale));
  return sites;
}

/** What stands on fields; a water tower prefers a city. Garden segments are drawn by themselves. */
export function shown_on_fields(plan: TilePlan): string[] {
  const city = plan.cities.length > 0;
  return plan.shown.filter((name) => !(name === 'water_tower' && city) && !(name === 'garden' && plan.garden >= 0));
}

export function illustrated_site(plan: TilePlan, name: string): Site | undefined {
  return sites_of(plan, shown_on_fields(plan)).find((site) => site.name === name);
}

function sites_of(plan: TilePlan, names: readonly string[]): Site[] {
  return plan.unturned
    ? sites_on(plan.unturned, names).map((site) => ({ ...site, point: turn_point(site.point, plan.quarters) }))
    : sites_on(plan, names);
}

/** Sites that do whichever way the tile is turned, so that a turning tile keeps its things in their places. */
function sites_on(plan: TilePlan, names: readonly string[]): Site[] {
  const room = new Room(plan, true);
  inns_in(plan).forEach((inn) => room.take(inn.point, kInnWanted * inn.scale));
  const sites: Site[] = [];
  names.forEach((name, i) => {
    const wanted = Object.hasOwn(kWanted, name) ? kWanted[name]! : 0;
    if (wanted === 0 || plan.fields.length === 0) {
      return;
    }
    const found = best_place(plan, room, `${i} place`, wanted);
    if (found.room > 1) {
      const scale = Math.max(0.5, Math.min(1.05, (found.room + 2) / wanted));
      room.take(found.point, wanted * scale);
      sites.push({ name, point: found.point, scale });
    }
  });
  return sites;
}

/** Where no figure will hide it, unless the fields are too small for that. */
function best_place(plan: TilePlan, room: Room, stream: string, wanted: number): { point: Point; room: number } {
  const apart = room.best(random_stream(plan.seed, stream), wanted, 160, anchors_in(plan));
  return apart.room > wanted * 0.7 ? apart : room.best(random_stream(plan.seed, stream), wanted, 160);
}

export function draw_illustration(brush: Brush, site: Site, seed: string, travellers = false): void {
  const random = random_stream(seed, 'illustration');
  switch (site.name) {
    case 'garden':
      return draw_garden(brush, site.point, site.scale, random);
    case 'farmhouse':
      return draw_farmhouse(brush, site.point, site.scale, random);
    case 'cowshed':
    case 'pigsty':
    case 'donkey_stable':
      return draw_shed(brush, site.name satisfies ShedKind, site.point, site.scale, random);
    case 'water_tower':
      return draw_water_tower(brush, at(site.point.x, site.point.y + 8 * site.scale), site.scale);
    case 'highwaymen':
      return (travellers ? draw_travellers : draw_highwaymen)(brush, site.point, site.scale);
  }
}

/** Few, and most of several trees: evenly strewn single ones look like polka dots. */
const kGroves: readonly number[] = [1, 3, 4, 5, 4, 3];

export function place_groves(plan: TilePlan, room: Room): Tree[] {
  const random = random_stream(plan.seed, 'groves');
  const trees: Tree[] = [];
  for (let grove = 0; grove < 6; grove++) {
    const { point, room: free } = room.best(random, random.between(6, 9), 26);
    const count = random.pick(kGroves);
    if (free < 3.4) {
      continue;
    }
    const spread = Math.min(free - 2, 1.4 * count);
    for (let i = 0; i < count; i++) {
      const angle = random.between(0, Math.PI * 2);
      const reach = Math.sqrt(random.next()) * spread;
      const radius = Math.min(free * 0.75, i === 0 ? random.between(3.6, 5) : random.between(2.2, 3.8));
      trees.push({ foot: at(point.x + Math.cos(angle) * reach, point.y + 2 + Math.sin(angle) * reach * 0.7), radius });
    }
    room.take(point, spread + 8);
  }
  trees.push(...hedge(room, random));
  return trees.filter((tree) => fits_tile(tree));
}

function fits_tile({ foot, radius }: Tree): boolean {
  return foot.y - radius * 1.7 > 1 && foot.y + radius < 99 && foot.x - radius * 1.2 > 1 && foot.x + radius * 1.7 < 99;
}

/** A row of small bushes, as between two farmers' land. */
function hedge(room: Room, random: Random): Tree[] {
  const { point, room: free } = room.best(random, 8, 30);
  const [lean, wanted, step] = [random.around(0.5), random.chance(0.55), random.between(2.3, 2.7)];
  if (!wanted || free < 7) {
    return [];
  }
  room.take(point, 8);
  return [-2.5, -1.5, -0.5, 0.5, 1.5, 2.5].map((k) => ({
    foot: at(point.x + Math.cos(lean) * k * step, point.y + 1 + Math.sin(lean) * k * step + random.around(0.4)),
    radius: random.between(1.5, 2),
  }));
}

export function draw_groves(brush: Brush, plan: TilePlan, trees: readonly Tree[]): void {
  const fewer = trees.filter((tree, i) => i % 2 === 0 && tree.radius > 2.1);
  const kept = brush.fine ? trees : fewer.map((tree) => ({ ...tree, radius: tree.radius * 1.15 }));
  draw_trees(brush, kept, random_stream(plan.seed, 'crowns'));
}

/** A striped patch without a fence; drawn with the ground. */
export function draw_crops(brush: Brush, plan: TilePlan, room: Room): void {
  const random = random_stream(plan.seed, 'crops');
  const { point, room: free } = room.best(random, 11, 40);
  const [lean, hay, wanted] = [random.around(0.4), random.chance(0.4), random.chance(0.6)];
  if (!wanted || free < 7 || !brush.fine) {
    return;
  }
  room.take(point, Math.min(free, 10));
  const size = Math.min(free, 11) * 0.86;
  const place = (u: number, v: number): Point =>
    at(
      point.x + (u * Math.cos(lean) - v * 0.7 * Math.sin(lean)) * size,
      point.y + (u * Math.sin(lean) + v * 0.7 * Math.cos(lean)) * size,
    );
  const { palette, canvas } = brush;
  canvas.add(
    fill(hay ? palette.hay : palette.crop, 0.6),
    polygon([place(-1, -1), place(1, -1), place(1, 1), place(-1, 1)]),
  );
  const rows = [-0.75, -0.37, 0, 0.37, 0.75].map((v) => line([place(-0.92, v), place(0, v + 0.06), place(0.92, v)]));
  canvas.add(stroke(hay ? palette.hay_line : palette.crop_line, 0.9, { opacity: 0.7, round: true }), ...rows);
}

export function draw_flowers(brush: Brush, plan: TilePlan, room: Room): void {
  if (!brush.fine) {
    return;
  }
  const random = random_stream(plan.seed, 'flowers');
  const dots: Outline[][] = [[], []];
  for (let i = 0; i < 40 && dots[0]!.length + dots[1]!.length < 14; i++) {
    const { point, room: free } = room.best(random, 2, 1);
    if (free > 1) {
      dots[i % 2]!.push(ellipse(point, 0.6, 0.6));
    }
  }
  dots.forEach((some, i) => brush.canvas.add(fill(brush.palette.blossoms[i + 1]!, 0.85), ...some));
}
