/** The area of a segment on its turned tile, for highlights, field overlays and hit tests. */
import { beside } from './geometry';
import { garden_area } from './garden_plan';
import { kCourt } from './monastery';
import { placed } from './monastery_plan';
import { polygon } from './outline';
import { type TilePlan, tile_plan } from './plan';
import { kRiverHalf } from './river';
import { kRoadHalf } from './road';
import type { CatalogueTile, Dir, Point } from './types';

const kEdition = 'C2';

/** Polygons; empty for a segment that is not drawn. */
export function segment_area(tile: CatalogueTile, dir: Dir, segment: number, copy = 0): Point[][] {
  return area_in(tile_plan(tile, dir, copy, kEdition), segment);
}

/**
 * SVG path data of the segment in tile units, after turning. Neighbouring segments meet in the middle of walls and
 * roads, so drawn above the ground and below the features it needs no mask. `copy` as in `tile_art`, for exact edges.
 */
export function segment_shape(tile: CatalogueTile, dir: Dir, segment: number, copy = 0): string {
  return segment_area(tile, dir, segment, copy)
    .map((points) => polygon(points).d)
    .join('');
}

export function area_in(plan: TilePlan, segment: number): Point[][] {
  const { monastery } = plan;
  if (monastery && segment === monastery.segment) {
    return [kCourt.map((p) => placed(monastery, p))];
  }
  if (segment === plan.garden || segment >= plan.segments) {
    return [garden_area(plan)];
  }
  const city = plan.cities.find((c) => c.segment === segment);
  if (city) {
    return [[...city.area]];
  }
  const way = plan.ways.find((w) => w.segment === segment);
  if (way) {
    const half = way.kind === 'river' ? kRiverHalf : kRoadHalf;
    return way.lines.map((line) => [...beside(line, half), ...beside(line, -half).reverse()]);
  }
  const field = plan.fields.find((f) => f.segment === segment);
  return field ? field.faces.map((face) => [...face]) : [];
}
