/** Names of sides and half sides, and what a quarter turn makes of them. */
import { at } from './geometry';
import type { CatalogueTile, Dir, Point, Segment } from './types';

export const kSides: readonly Dir[] = ['N', 'E', 'S', 'W'];
/** Clockwise from north; two to a side. */
export const kHalves = ['NNW', 'NNE', 'ENE', 'ESE', 'SSE', 'SSW', 'WSW', 'WNW'] as const;

const kMiddles: readonly Point[] = [at(50, 0), at(100, 50), at(50, 100), at(0, 50)];
const kCorners: readonly Point[] = [at(0, 0), at(100, 0), at(100, 100), at(0, 100)];

export function quarters_of(dir: Dir): number {
  return kSides.indexOf(dir);
}

export function side_index(name: string): number {
  return kSides.indexOf(name as Dir);
}

export function middle_of(side: number): Point {
  return kMiddles[side & 3]!;
}

/** The corner where a side begins, going clockwise: 0 is north-west. */
export function corner_of(side: number): Point {
  return kCorners[side & 3]!;
}

/** A point on the rim in the middle of a half side. */
export function half_point(name: string): Point | undefined {
  const index = kHalves.indexOf(name as (typeof kHalves)[number]);
  if (index < 0) {
    return undefined;
  }
  const from = corner_of(index >> 1);
  const to = corner_of((index >> 1) + 1);
  const share = index % 2 === 0 ? 0.25 : 0.75;
  return at(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share);
}

export function sides_of(segment: Segment): number[] {
  return (segment.edges ?? []).map(side_index).filter((side) => side >= 0);
}

/** Seed of everything random about a copy of a tile. */
export function seed_of(tile: CatalogueTile, copy: number): string {
  return `${tile.set ?? ''}:${tile.letter}:${copy}`;
}
