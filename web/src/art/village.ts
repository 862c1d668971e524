/** The village that closes the roads which meet in it: a few houses round a dusty green. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { draw_houses, some_house } from './house';
import { blob, type Outline } from './outline';
import { random_stream } from './random';
import type { Brush } from './style';
import type { Point } from './types';

export const kVillageRadius = 16.5;

/** Feet of the houses around the junction, width, gable to the front; the first ones survive in less detail. */
const kPlots: readonly (readonly [number, number, number, boolean])[] = [
  [-7.2, 1.2, 10, true],
  [8.2, 3.4, 10.4, true],
  [-3.6, 11.6, 10.2, false],
  [1.4, -3.4, 9.6, false],
  [7.2, 12.2, 8.6, false],
];

/** The rim of the green lies under the roads, the green itself over them: so the roads open into it. */
export function draw_village_rim(brush: Brush, middle: Point, seed: string, size = 1): void {
  brush.canvas.add(stroke(brush.palette.road_border, brush.fine ? 2.8 : 3.6), green(middle, seed, size));
}

export function draw_village_green(brush: Brush, middle: Point, seed: string, size = 1): void {
  brush.canvas.add(fill(brush.palette.dust), green(middle, seed, size));
}

function green(middle: Point, seed: string, size: number): Outline {
  return blob(random_stream(seed, 'green'), middle, kVillageRadius * size, (kVillageRadius - 1) * size, 11, 0.07);
}

/** `size` is below 1 where city gates are close. */
export function draw_village(brush: Brush, middle: Point, seed: string, size = 1): void {
  const random = random_stream(seed, 'village');
  const scale = (brush.fine ? 1 : 1.25) * size;
  const plots = kPlots.slice(0, brush.fine ? 5 : 3);
  const houses = plots.map(([x, y, width, gable]) =>
    some_house(
      at(middle.x + x * size + random.around(1), middle.y + y * size + random.around(0.8)),
      width * scale + random.around(0.6),
      random.chance(0.25) ? !gable : gable,
      brush,
      random,
    ),
  );
  draw_houses(brush, houses);
}

export function village_size(stubs: number): number {
  return stubs > 0 ? 0.78 : 1;
}
