/**
 * The goods of a city and of the panel's tokens. Each has a plate of its own shape besides its picture: wine a disc,
 * grain a diamond, cloth a broad plate; so they are told apart without their colours.
 */
import { Canvas, fill, stroke } from './canvas';
import type { CityPlan } from './city_plan';
import { at } from './geometry';
import { ellipse, line, type Outline, polygon, rect, rounded, shape } from './outline';
import { type Palette, palette_of } from './palette';
import type { Brush } from './style';
import type { Point, Theme } from './types';

export type Good = 'wine' | 'grain' | 'cloth';
export const kGoods: readonly Good[] = ['wine', 'grain', 'cloth'];

export function goods_of(city: CityPlan): Good | undefined {
  return kGoods.find((good) => city.marks.includes(good));
}

export function draw_goods(brush: Brush, good: Good, middle: Point): void {
  const scale = brush.detail === 'full' ? 1 : brush.detail === 'reduced' ? 1.45 : 1.9;
  const { canvas, palette } = brush;
  canvas.add(fill(palette.shadow, 0.34), plate(good, at(middle.x + 1.5 * scale, middle.y + 2 * scale), scale));
  canvas.add(fill(palette.wood), plate(good, middle, scale));
  canvas.add(fill(palette.goods_plate), plate(good, middle, scale * 0.87));
  kPictures[good](canvas, palette, middle, scale);
}

/** An inline <svg> for panels, as high as its text. */
export function goods_icon(good: Good, theme: Theme = 'light'): string {
  const brush: Brush = { canvas: new Canvas(), palette: palette_of(theme), detail: 'full', fine: true };
  draw_goods(brush, good, at(0, 0));
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-11 -11 22.6 23" width="1em" height="1em" aria-hidden="true" focusable="false">${brush.canvas.svg()}</svg>`;
}

function plate(good: Good, p: Point, scale: number): Outline {
  const r = scale;
  switch (good) {
    case 'wine':
      return ellipse(p, 8.8 * r, 8.8 * r);
    case 'grain':
      return shape(
        p,
        [0, -10.8, 1.2, -10.4, 9.8, -1.2, 9.8, 1.2, 1.2, 10.4, 0, 10.8, -1.2, 10.4, -9.8, 1.2, -9.8, -1.2, -1.2, -10.4],
        r,
      );
    case 'cloth':
      return shape(p, [-9.4, -6.8, -8.4, -7.6, 8.4, -7.6, 9.4, -6.8, 9.4, 6.8, 8.4, 7.6, -8.4, 7.6, -9.4, 6.8], r);
  }
}

type Picture = (canvas: Canvas, palette: Palette, p: Point, scale: number) => void;

const kPictures: Readonly<Record<Good, Picture>> = { wine: draw_grapes, grain: draw_sheaf, cloth: draw_roll };

function draw_grapes(canvas: Canvas, palette: Palette, p: Point, scale: number): void {
  const q = (x: number, y: number): Point => at(p.x + x * scale, p.y + y * scale);
  canvas.add(stroke(palette.wood, 1.1 * scale, { round: true }), line([q(0, -3), q(0.4, -6.4), q(1.8, -7)]));
  canvas.add(fill(palette.bed), rounded([q(0.2, -5.8), q(2.4, -8), q(6.2, -6.6), q(4.6, -3), q(1, -3.6)]));
  const berries = [at(-3.2, -2), at(0.2, -2.4), at(3.4, -1.8), at(-1.7, 1), at(1.8, 1), at(0, 4)];
  canvas.add(fill(palette.grape), ...berries.map((b) => ellipse(q(b.x, b.y), 2.1 * scale, 2.1 * scale)));
  canvas.add(
    fill(palette.rim_light, 0.6),
    ...berries.map((b) => ellipse(q(b.x - 0.6, b.y - 0.7), 0.5 * scale, 0.5 * scale)),
  );
}

function draw_sheaf(canvas: Canvas, palette: Palette, p: Point, scale: number): void {
  const q = (x: number, y: number): Point => at(p.x + x * scale, p.y + y * scale);
  const stalks = [line([q(-3, 7), q(3.6, -5)]), line([q(3, 7), q(-3.6, -5)]), line([q(0, 7.4), q(0, -6)])];
  canvas.add(stroke(palette.grain, 1.2 * scale, { round: true }), ...stalks);
  const ear = (x: number, y: number, lean: number): Outline =>
    polygon([
      q(x, y - 3.6),
      q(x + 1.5 + lean, y - 1.4),
      q(x + 0.6 - lean, y + 1.8),
      q(x - 0.6 - lean, y + 1.8),
      q(x - 1.5 + lean, y - 1.4),
    ]);
  canvas.add(
    fill(palette.grain),
    ear(-4, -4, -0.5),
    ear(4, -4, 0.5),
    ear(0, -5.4, 0),
    ear(-2, -2.6, -0.2),
    ear(2, -2.6, 0.2),
  );
  canvas.add(fill(palette.roofs[1]!.shaded), rect(p.x - 2.2 * scale, p.y + 1.2 * scale, 4.4 * scale, 1.9 * scale));
}

function draw_roll(canvas: Canvas, palette: Palette, p: Point, scale: number): void {
  const q = (x: number, y: number): Point => at(p.x + x * scale, p.y + y * scale);
  canvas.add(fill(palette.cloth), polygon([q(-4.6, -4.6), q(6.8, -4.6), q(6.8, 2.6), q(-4.6, 2.6)]));
  canvas.add(fill(palette.cloth, 0.65), polygon([q(-1.6, 2.4), q(6.8, 2.4), q(6.8, 5.4), q(-0.2, 5.4)]));
  canvas.add(fill(palette.shield_rim), polygon([q(2.4, -4.6), q(4, -4.6), q(4, 5.4), q(2.4, 5.4)]));
  canvas.add(fill(palette.cloth), ellipse(q(-4.6, -1), 2.6 * scale, 3.7 * scale));
  canvas.add(fill(palette.goods_plate), ellipse(q(-4.6, -1), 1.8 * scale, 2.8 * scale));
  canvas.add(fill(palette.cloth), ellipse(q(-4.6, -1), 1 * scale, 1.7 * scale));
}
