/** One tree, about 2 radii wide; all trees of a tile end up in four paths. */
import { fill } from './canvas';
import { at } from './geometry';
import { blob, ellipse } from './outline';
import type { Random } from './random';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export interface Tree {
  readonly foot: Point;
  readonly radius: number;
}

/** Layer by layer, so that crowns of one grove flow together. */
export function draw_trees(brush: Brush, trees: readonly Tree[], random: Random): void {
  const { canvas, palette } = brush;
  const sorted = [...trees].sort((a, b) => a.foot.y - b.foot.y);
  const crown = (t: Tree, dx: number, dy: number): Point => at(t.foot.x + dx * t.radius, t.foot.y + dy * t.radius);
  for (const t of sorted) {
    canvas.add(shadow(brush), ellipse(crown(t, 0.5, 0.1), t.radius * 1.15, t.radius * 0.62));
  }
  for (const t of sorted) {
    canvas.add(fill(palette.tree_dark), blob(random, crown(t, 0, -0.55), t.radius * 1.05, t.radius));
  }
  for (const t of sorted) {
    canvas.add(fill(palette.tree), blob(random, crown(t, -0.2, -0.78), t.radius * 0.82, t.radius * 0.74));
  }
  for (const t of sorted) {
    canvas.add(fill(palette.tree_light), blob(random, crown(t, -0.38, -1), t.radius * 0.42, t.radius * 0.36, 6));
  }
}
