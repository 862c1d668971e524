/** Cowshed, pigsty and donkey stable: one red-roofed shed in a fenced yard, told apart by the animals before it. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { draw_house, house_height, house_shadow } from './house';
import { blob, ellipse, line, type Outline, rect, shape } from './outline';
import type { Random } from './random';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export type ShedKind = 'cowshed' | 'pigsty' | 'donkey_stable';

export function draw_shed(brush: Brush, kind: ShedKind, middle: Point, scale: number, random: Random): void {
  const { canvas, palette } = brush;
  canvas.add(
    fill(palette.dust, 0.7),
    blob(random, at(middle.x, middle.y + 2 * scale), 10.5 * scale, 8 * scale, 9, 0.1),
  );
  const shed = {
    foot: at(middle.x - 1.5 * scale, middle.y + 0.6 * scale),
    width: 13 * scale,
    gable: false,
    roof: palette.roofs[1]!,
    plaster: palette.plaster_warm,
    door: 0.1,
    height: house_height(13 * scale, false),
  };
  canvas.add(shadow(brush), house_shadow(shed));
  draw_house(brush, shed);
  const fence = [at(-9, -1), at(-9.4, 7.6), at(0, 9), at(9.4, 7.4), at(9, -1.4)];
  const yard = fence.map((p) => at(middle.x + p.x * scale, middle.y + p.y * scale));
  canvas.add(stroke(palette.wood, 0.8), line(yard));
  canvas.add(stroke(palette.wood, 2, { dash: '.8 2.1' }), line(yard));
  [at(-4.6, 5.4), at(3.6, 4.8)].forEach((p) => {
    draw_animal(brush, kind, at(middle.x + p.x * scale, middle.y + p.y * scale), scale);
  });
}

function draw_animal(brush: Brush, kind: ShedKind, p: Point, scale: number): void {
  const { canvas, palette } = brush;
  const coat = kind === 'pigsty' ? palette.pig : kind === 'cowshed' ? palette.animal : palette.grey_roof.shaded;
  const body = (x: number, y: number, rx: number, ry: number): Outline =>
    ellipse(at(p.x + x * scale, p.y + y * scale), rx * scale, ry * scale);
  const legs = [-1.4, 0.8].map((x) => rect(p.x + x * scale, p.y, 0.7 * scale, 1.5 * scale));
  if (kind === 'pigsty') {
    canvas.add(fill(coat), body(0, 0, 2.1, 1.3), body(2, -0.2, 1.1, 1), ...legs);
    canvas.add(fill(palette.roofs[3]!.lit), body(2.9, 0, 0.5, 0.5), body(1.7, -1.1, 0.4, 0.4));
    return;
  }
  canvas.add(fill(coat), body(0, -0.3, 2.1, 1.2), body(2.3, -1.2, 1, 0.8), ...legs);
  if (kind === 'cowshed') {
    canvas.add(fill(palette.wood), body(-0.5, -0.5, 0.8, 0.6), body(2.5, -1.3, 0.5, 0.4));
  } else {
    canvas.add(fill(coat), shape(p, [1.5, -1.6, 1.5, -3.3, 2.1, -1.8, 2.7, -3.2, 2.7, -1.6], scale));
  }
}
