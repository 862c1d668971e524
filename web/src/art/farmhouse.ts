/** A thatched farmhouse with its barn on a trodden yard. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { draw_house, house_height, house_shadow, type House } from './house';
import { blob, ellipse, line } from './outline';
import type { Random } from './random';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export function draw_farmhouse(brush: Brush, middle: Point, scale: number, random: Random): void {
  const { canvas, palette } = brush;
  canvas.add(fill(palette.dust, 0.85), blob(random, at(middle.x, middle.y + 2), 11 * scale, 9 * scale, 9, 0.1));
  const at_plot = (x: number, y: number, width: number, gable: boolean): House => ({
    foot: at(middle.x + x * scale, middle.y + y * scale),
    width: width * scale,
    gable,
    roof: palette.thatch,
    plaster: palette.plaster_warm,
    door: -0.1,
    height: house_height(width * scale, gable),
  });
  const houses = [at_plot(-2.5, 2.6, 14, false), at_plot(6.6, 6.8, 9, true)];
  canvas.add(shadow(brush), ...houses.map(house_shadow));
  houses.forEach((house) => draw_house(brush, house));
  const stacks = [at(middle.x - 6 * scale, middle.y + 6.2 * scale), at(middle.x - 2.6 * scale, middle.y + 7.4 * scale)];
  canvas.add(fill(palette.thatch.shaded), ...stacks.map((p) => ellipse(at(p.x + 0.3, p.y + 0.4), 1.9, 1.4)));
  canvas.add(fill(palette.thatch.lit), ...stacks.map((p) => ellipse(p, 1.7, 1.2)));
  if (brush.fine) {
    const roof = houses[0]!;
    const rows = [5, 6.8].map((up) =>
      line([at(roof.foot.x - 5.4 * scale, roof.foot.y - up), at(roof.foot.x + 5.4 * scale, roof.foot.y - up)]),
    );
    canvas.add(stroke(palette.thatch.shaded, 0.4, { opacity: 0.7 }), ...rows);
  }
}
