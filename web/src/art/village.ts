/** The village that closes the roads which meet in it: a few houses round a dusty green. */
import { fill, stroke } from "./canvas";
import { at } from "./geometry";
import { draw_houses, some_house } from "./house";
import { blob } from "./outline";
import { random_stream } from "./random";
import type { Brush } from "./style";
import type { Point } from "./types";

export const kVillageRadius = 16.5;

/** Feet of the houses around the junction, width, gable to the front; the first ones survive in less detail. */
const kPlots: readonly (readonly [number, number, number, boolean])[] = [
  [-6.5, -1.5, 9.6, true],
  [6.8, 1.4, 9.8, true],
  [-4.8, 10.5, 9.4, false],
  [5.4, -6.4, 9, false],
  [6.4, 11.6, 8.6, false],
];

export function draw_village_ground(brush: Brush, middle: Point, seed: string): void {
  const random = random_stream(seed, "green");
  const ground = blob(random, middle, kVillageRadius, kVillageRadius - 1.4, 11, 0.06);
  brush.canvas.add(stroke(brush.palette.road_border, brush.fine ? 2.6 : 3.4), ground);
  brush.canvas.add(fill(brush.palette.dust), ground);
}

export function draw_village(brush: Brush, middle: Point, seed: string): void {
  const random = random_stream(seed, "village");
  const scale = brush.fine ? 1 : 1.25;
  const plots = kPlots.slice(0, brush.fine ? 5 : 3);
  const houses = plots.map(([x, y, width, gable]) =>
    some_house(
      at(middle.x + x + random.around(1), middle.y + y + random.around(0.8)),
      width * scale + random.around(0.6),
      random.chance(0.25) ? !gable : gable,
      brush,
      random,
    ),
  );
  draw_houses(brush, houses);
}
