/** A garden: four flower beds round a basin, framed by a hedge. Nothing else on a tile has a hedged frame. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { ellipse, type Outline, rect } from './outline';
import type { Random } from './random';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export function draw_garden(brush: Brush, middle: Point, scale: number, random: Random): void {
  const { canvas, palette } = brush;
  const box = (x: number, y: number, w: number, h: number): Outline =>
    rect(middle.x + x * scale, middle.y + y * scale, w * scale, h * scale);
  const frame = box(-10.5, -8.4, 21, 16.8);
  canvas.add(shadow(brush), box(-10, -7.4, 22.6, 18.4));
  canvas.add(stroke(palette.tree_dark, 2.4 * scale), frame);
  canvas.add(fill(palette.street), frame);
  if (brush.fine) {
    canvas.add(stroke(palette.tree_light, 1.1 * scale, { dash: '1.5 .9' }), frame);
  }
  const beds = [box(-8.2, -6.2, 6.2, 4.7), box(2, -6.2, 6.2, 4.7), box(-8.2, 1.5, 6.2, 4.7), box(2, 1.5, 6.2, 4.7)];
  canvas.add(fill(palette.bed), ...beds);
  if (brush.fine) {
    beds.forEach((bed, i) => {
      const { left, top, right, bottom } = bed.box;
      const dots: Outline[] = [];
      for (let k = 0; k < 6; k++) {
        dots.push(ellipse(at(random.between(left + 1, right - 1), random.between(top + 1, bottom - 1)), 0.8, 0.8));
      }
      canvas.add(fill(palette.blossoms[i]!), ...dots);
    });
  }
  canvas.add(fill(palette.wall_top), ellipse(middle, 2.7 * scale, 2.2 * scale));
  canvas.add(fill(palette.water), ellipse(middle, 1.8 * scale, 1.4 * scale));
}
