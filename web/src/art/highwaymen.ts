/** The highwaymen's camp: a tent and a fire off the road; in later editions travellers with a covered cart. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { ellipse, line, shape } from './outline';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export function draw_highwaymen(brush: Brush, middle: Point, scale: number): void {
  const { canvas, palette } = brush;
  const p = (x: number, y: number): Point => at(middle.x + x * scale, middle.y + y * scale);
  canvas.add(
    shadow(brush),
    shape(middle, [0, -3, 7.4, 4.4, -3, 4.6], scale),
    ellipse(p(8, 3.6), 2.6 * scale, 1.2 * scale),
  );
  canvas.add(fill(palette.plaster_shade), shape(middle, [-5.4, 4, 0, -5, 5.6, 4], scale));
  canvas.add(fill(palette.wood_light), shape(middle, [0, -5, 5.6, 4, 0.8, 4], scale));
  canvas.add(fill(palette.window), shape(middle, [-1.8, 4, -0.6, -1.4, 0.5, 4], scale));
  canvas.add(
    stroke(palette.wood, 1.1 * scale, { round: true }),
    line([p(6, 3.8), p(9.6, 2.6)]),
    line([p(6.2, 2.6), p(9.6, 3.8)]),
  );
  canvas.add(fill(palette.gold), shape(middle, [6.8, 3, 7.2, 0.6, 8, 1.6, 8.6, -0.6, 9.2, 3], scale));
}

export function draw_travellers(brush: Brush, middle: Point, scale: number): void {
  const { canvas, palette } = brush;
  const p = (x: number, y: number): Point => at(middle.x + x * scale, middle.y + y * scale);
  canvas.add(shadow(brush), ellipse(p(1.4, 4.6), 8 * scale, 1.8 * scale));
  canvas.add(
    fill(palette.plaster),
    shape(middle, [-5.4, 1.4, -5.8, -2, -4.2, -5, 0, -6, 3.4, -5, 4.6, -2, 4, 1.4], scale),
  );
  canvas.add(fill(palette.plaster_shade), shape(middle, [1, 1.4, 1.6, -2, 0.6, -5.8, 3.4, -5, 4.6, -2, 4, 1.4], scale));
  canvas.add(fill(palette.wood), shape(middle, [-6, 1, 5, 1, 4.4, 3.4, -5.4, 3.4], scale));
  canvas.add(stroke(palette.wood, 0.9 * scale, { round: true }), line([p(4.6, 2.4), p(9, 1.6)]));
  canvas.add(
    fill(palette.window),
    ellipse(p(-3.4, 3.6), 1.9 * scale, 1.9 * scale),
    ellipse(p(2.6, 3.6), 1.9 * scale, 1.9 * scale),
  );
  canvas.add(
    fill(palette.gold),
    ellipse(p(-3.4, 3.6), 0.7 * scale, 0.7 * scale),
    ellipse(p(2.6, 3.6), 0.7 * scale, 0.7 * scale),
  );
}
