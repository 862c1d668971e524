/** Where the monastery of a tile stands: in the middle, or aside and smaller where a river takes the middle. */
import { at, kCentre, mix } from './geometry';
import { middle_of, sides_of } from './turning';
import type { CatalogueTile, Point } from './types';

export interface MonasteryPlan {
  readonly segment: number;
  /** What lies at 50,50 of the drawing. */
  readonly middle: Point;
  readonly scale: number;
  /** Of the kind on which a figure may lie until the end. */
  readonly prior: boolean;
  /** The side towards which it gives way to a river. */
  readonly side?: number;
}

const kSmall = 0.72;

export function plan_monastery(tile: CatalogueTile): MonasteryPlan | undefined {
  const segment = tile.segments.findIndex((s) => s.kind === 'monastery');
  if (segment < 0) {
    return undefined;
  }
  const prior = (tile.segments[segment]!.marks ?? []).includes('prior');
  const river = tile.segments.find((s) => s.kind === 'river');
  if (!river) {
    return { segment, middle: kCentre, scale: 1, prior };
  }
  const side = free_side(tile);
  return { segment, middle: mix(kCentre, middle_of(side), 0.4), scale: kSmall, prior, side };
}

/** A side without a river or road, opposite one that has some if there is such a side. */
function free_side(tile: CatalogueTile): number {
  const used = tile.segments.flatMap((s) => (s.kind === 'river' || s.kind === 'road' ? sides_of(s) : []));
  const free = [0, 1, 2, 3].filter((side) => !used.includes(side));
  return free.find((side) => used.includes((side + 2) % 4)) ?? free[0] ?? 0;
}

/** Where a river that shares the tile with a monastery widens to its lake. */
export function lake_end(side: number): Point {
  return mix(middle_of(side), kCentre, 0.52);
}

/** A point of the drawing, which is made for the middle of the tile at full size. */
export function placed(plan: MonasteryPlan, p: Point): Point {
  return at(plan.middle.x + (p.x - 50) * plan.scale, plan.middle.y + (p.y - 50) * plan.scale);
}
