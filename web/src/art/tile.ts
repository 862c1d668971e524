/** Puts the elements of a tile together, in the passes of the board: ground, features, towers. */
import { Canvas, stroke } from './canvas';
import { draw_city_ground, draw_town, plan_town } from './city';
import { Room } from './clearance';
import {
  draw_crops,
  draw_flowers,
  draw_groves,
  draw_illustration,
  place_groves,
  place_illustrations,
  shown_on_fields,
} from './countryside';
import { draw_cathedral } from './cathedral';
import { draw_garden } from './garden';
import { garden_site } from './garden_plan';
import { draw_gatehouse } from './gatehouse';
import { draw_goods } from './goods';
import { draw_inn } from './inn';
import { inns_in, kInnWanted } from './inn_plan';
import { at } from './geometry';
import { kMeadows, meadow_defs, meadow_id, meadow_svg } from './meadow';
import { draw_monastery } from './monastery';
import { line } from './outline';
import { palette_of } from './palette';
import { has_travellers, is_plain } from './palette_editions';
import { type TilePlan, tile_plan } from './plan';
import { random_stream } from './random';
import { draw_shield } from './shield';
import type { Brush } from './style';
import { tower_svg } from './tower';
import type { ArtOptions, CatalogueTile, DetailLevel, Dir, Point, Theme, TileArt, TowerArt } from './types';
import { draw_thicket } from './thicket';
import { draw_village, village_size } from './village';
import { draw_wall, in_front } from './wall';
import { draw_water_tower } from './water_tower';
import { draw_ways } from './ways';

const kept = new WeakMap<CatalogueTile, Map<string, TileArt>>();

/** The drawing of a copy of a tile, its printed north pointing to `dir`. Kept: the same art for the same arguments. */
export function tile_art(tile: CatalogueTile, dir: Dir, copy = 0, options: ArtOptions = {}): TileArt {
  const { theme = 'light', detail = 'full', edition = 'C2' } = options;
  let arts = kept.get(tile);
  if (!arts) {
    kept.set(tile, (arts = new Map()));
  }
  const key = `${dir} ${copy} ${theme} ${detail} ${edition}`;
  let art = arts.get(key);
  if (!art) {
    arts.set(key, (art = draw_tile(tile_plan(tile, dir, copy, edition), theme, detail, edition)));
  }
  return art;
}

/** What `ground` refers to: once per document, theme and edition, inside <defs>. */
export function defs(theme: Theme, edition = 'C2'): string {
  return meadow_defs(theme, edition);
}

function draw_tile(plan: TilePlan, theme: Theme, detail: DetailLevel, edition: string): TileArt {
  const palette = palette_of(theme, edition);
  const fine = detail === 'full';
  const ground: Brush = { canvas: new Canvas(), palette, detail, fine };
  const features: Brush = { ...ground, canvas: new Canvas() };
  const room = new Room(plan);
  const in_city = plan.shown.includes('water_tower') && plan.cities.length > 0;
  const inns = inns_in(plan);
  inns.forEach((inn) => room.take(inn.point, kInnWanted * inn.scale));
  const sites = place_illustrations(plan, shown_on_fields(plan), room);
  const plain = is_plain(edition);
  if (!plain) {
    draw_crops(ground, plan, room);
  }
  plan.cities.forEach((city) => draw_city_ground(ground, city, plan.seed));
  draw_ways(features, plan);
  if (detail !== 'tiny') {
    draw_groves(features, plan, place_groves(plan, room));
    if (!plain) {
      draw_flowers(features, plan, room);
    }
    const travellers = has_travellers(edition);
    const order = [...sites].sort((a, b) => a.point.y - b.point.y);
    order.forEach((site) => draw_illustration(features, site, plan.seed, travellers));
  }
  draw_buildings(features, plan);
  draw_cities(features, plan, in_city);
  draw_rim(features);
  const meadow = fine ? `url(#${meadow_id(theme, meadow_of(plan), edition)})` : palette.meadow;
  return {
    ground: `<rect x="-.25" y="-.25" width="100.5" height="100.5" fill="${meadow}"/>${ground.canvas.svg()}`,
    features: features.canvas.svg(),
    towers: towers_of(plan, tower_svg(theme, detail, edition)),
    nodes: 1 + ground.canvas.nodes + features.canvas.nodes,
  };
}

/** What a tile has whatever the edition: villages, monasteries, inns and their like. */
function draw_buildings(brush: Brush, plan: TilePlan): void {
  const { junction, seed } = plan;
  if (plan.garden >= 0) {
    const { point, scale } = garden_site(plan);
    draw_garden(brush, point, scale, random_stream(seed, 'garden'));
  }
  if (plan.crossing === 'village') {
    draw_village(brush, junction, seed, village_size(plan.stubs.length));
  } else if (plan.crossing === 'trees') {
    draw_thicket(brush, junction, seed);
  }
  if (plan.monastery) {
    draw_monastery(brush, plan.monastery, seed);
  }
  inns_in(plan).forEach((inn) => draw_inn(brush, inn.point, inn.scale));
}

function meadow_of(plan: TilePlan): number {
  return Math.floor(random_stream(plan.seed, 'meadow').next() * kMeadows);
}

/** Walls behind the houses, houses, walls before them: of all cities at once, for walls of one may hide another's. */
function draw_cities(brush: Brush, plan: TilePlan, water_tower: boolean): void {
  const walls = plan.cities.flatMap((city) => city.walls);
  walls.filter((wall) => !in_front(wall)).forEach((wall) => draw_wall(brush, wall));
  const towns = plan.cities.map((city, i) => plan_town(brush, plan, city, water_tower && i === 0));
  towns.forEach((town) => draw_town(brush, town, plan.seed));
  towns.forEach((town) => town.water_tower && draw_water_tower(brush, town.water_tower, 1));
  walls.filter(in_front).forEach((wall) => draw_wall(brush, wall));
  towns.forEach((town) => town.cathedral && draw_cathedral(brush, town.cathedral, plan.seed));
  towns.forEach((town) => town.shield && draw_shield(brush, town.shield));
  towns.forEach((town) => town.goods && draw_goods(brush, town.goods.good, town.goods.place));
  plan.gates.forEach((gate) => draw_gatehouse(brush, gate));
}

function draw_rim(brush: Brush): void {
  const { canvas, palette } = brush;
  canvas.add(stroke(palette.rim_light, 0.8, { opacity: 0.2 }), line([at(0.4, 99.6), at(0.4, 0.4), at(99.6, 0.4)]));
  canvas.add(stroke(palette.shadow, 0.8, { opacity: 0.22 }), line([at(99.6, 0.4), at(99.6, 99.6), at(0.4, 99.6)]));
}

function towers_of(plan: TilePlan, svg: string): TowerArt[] {
  const corners = new Map<string, Point>();
  for (const wall of plan.cities.flatMap((city) => city.walls)) {
    for (const p of [wall[0]!, wall[wall.length - 1]!]) {
      corners.set(`${p.x} ${p.y}`, p);
    }
  }
  return [...corners.values()].sort((a, b) => a.y - b.y).map((p) => ({ x: p.x, y: p.y, svg }));
}

/** A whole <svg> of one tile with its towers, without need of `defs`. Shows -15..115, so that towers are not cut. */
export function tile_svg(tile: CatalogueTile, dir: Dir, copy = 0, options: ArtOptions = {}): string {
  const { theme = 'light', detail = 'full', edition = 'C2' } = options;
  const art = tile_art(tile, dir, copy, options);
  const grass = detail === 'full' ? meadow_svg(theme, meadow_of(tile_plan(tile, dir, copy, edition)), edition) : '';
  const ground = grass === '' ? art.ground : art.ground.replace(/^<rect[^>]*>/, clipped(grass));
  const towers = art.towers.map((t) => `<g transform="translate(${t.x} ${t.y})">${t.svg}</g>`).join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-15 -15 130 130">${ground}${art.features}${towers}</svg>`;
}

function clipped(content: string): string {
  return `<svg x="0" y="0" width="100" height="100" viewBox="0 0 100 100">${content}</svg>`;
}
