/** Trees and bushes at a fork: the roads end there. */
import { fill } from './canvas';
import { at } from './geometry';
import { blob } from './outline';
import { random_stream } from './random';
import type { Brush } from './style';
import { draw_trees, type Tree } from './tree';
import type { Point } from './types';

/** Foot from the middle, and size; the first ones survive in less detail. */
const kTrees: readonly (readonly [number, number, number])[] = [
  [-4.4, 1.6, 5.2],
  [5, 3.4, 5.4],
  [0.4, -3, 4.8],
  [-6.2, 7.6, 3.6],
  [1, 9, 4],
  [8.8, -2.6, 3.2],
  [-9.4, -1.6, 3],
];

export function draw_thicket(brush: Brush, middle: Point, seed: string): void {
  const random = random_stream(seed, 'thicket');
  const { canvas, palette } = brush;
  canvas.add(fill(palette.meadow_low), blob(random, at(middle.x, middle.y + 1), 12, 10.5, 9, 0.08));
  const trees: Tree[] = kTrees.map(([x, y, radius]) => ({
    foot: at(middle.x + x + random.around(0.8), middle.y + y + random.around(0.8)),
    radius: radius * (brush.fine ? 1 : 1.15),
  }));
  draw_trees(brush, brush.fine ? trees : trees.slice(0, 5), random);
}
