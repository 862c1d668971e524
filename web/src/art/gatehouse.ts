/** The gatehouse where a road ends at a city: slate roof, open arch, over the wall. */
import { fill } from './canvas';
import { at } from './geometry';
import { arch, rect, shape } from './outline';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export function draw_gatehouse(brush: Brush, gate: Point): void {
  const { canvas, palette } = brush;
  const p = at(gate.x, gate.y + 5);
  canvas.add(shadow(brush), shape(p, [7, -13, 12, -7, 11, 1.2, -2, 1.2]));
  canvas.add(fill(palette.wall_walk), rect(p.x - 7, p.y - 13.5, 14, 13.5));
  canvas.add(fill(palette.wall_top), rect(p.x - 7, p.y - 13.5, 4.6, 13.5));
  canvas.add(fill(palette.wall_face), rect(p.x + 3.2, p.y - 13.5, 3.8, 13.5));
  canvas.add(fill(palette.window), arch(p, 6.6, 8.8));
  if (brush.palette.lit_window !== brush.palette.window) {
    canvas.add(fill(palette.lit_window), arch(at(p.x, p.y), 5.2, 7.8));
  }
  canvas.add(fill(palette.slate), shape(p, [-8.2, -12.8, -4.8, -20, 4.8, -20, 8.2, -12.8]));
  canvas.add(fill(palette.slate_dark), shape(p, [2.6, -12.8, 2.2, -20, 4.8, -20, 8.2, -12.8]));
  if (brush.fine) {
    canvas.add(fill(palette.slate_light), shape(p, [-8.2, -12.8, -4.8, -20, -3.4, -20, -6, -12.8]));
  }
}
