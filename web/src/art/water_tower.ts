/** A wooden water tower on stilts. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { ellipse, line, rect, shape } from './outline';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export const kWaterTowerHeight = 18.5;

export function draw_water_tower(brush: Brush, foot: Point, scale: number): void {
  const { canvas, palette } = brush;
  const p = (x: number, y: number): Point => at(foot.x + x * scale, foot.y + y * scale);
  canvas.add(shadow(brush), ellipse(p(2.4, 0.3), 5 * scale, 1.9 * scale));
  canvas.add(
    stroke(palette.wood, 1.1 * scale),
    line([p(-2.9, 0), p(-2.3, -8.6)]),
    line([p(2.9, 0), p(2.3, -8.6)]),
    line([p(-2.6, -1.4), p(2.4, -7.4)]),
  );
  canvas.add(fill(palette.wood), rect(foot.x - 3.8 * scale, foot.y - 14 * scale, 7.6 * scale, 6.2 * scale));
  canvas.add(fill(palette.wood_light), rect(foot.x - 3.8 * scale, foot.y - 14 * scale, 3 * scale, 6.2 * scale));
  canvas.add(fill(palette.slate), shape(foot, [-4.8, -13.6, 0, -18.4, 4.8, -13.6], scale));
  canvas.add(fill(palette.slate_dark), shape(foot, [0, -18.4, 4.8, -13.6, 0.5, -13.6], scale));
}
