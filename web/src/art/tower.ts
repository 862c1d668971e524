/** The round tower on a tile corner where city walls end. */
import { Canvas, fill } from './canvas';
import { at } from './geometry';
import { type Outline, rect, shape } from './outline';
import { palette_of } from './palette';
import { type Brush, shadow } from './style';
import type { DetailLevel, Theme } from './types';

const kOrigin = at(0, 0);

/** Drawn around 0,0, the corner. No seed: every tile's tower on a corner is the same one. */
export function tower_svg(theme: Theme, detail: DetailLevel, edition = 'C2'): string {
  const brush: Brush = { canvas: new Canvas(), palette: palette_of(theme, edition), detail, fine: detail === 'full' };
  draw_tower(brush, brush.fine ? 1 : 1.15);
  return brush.canvas.svg();
}

function draw_tower(brush: Brush, scale: number): void {
  const { canvas, palette } = brush;
  const part = (...pairs: number[]): Outline => shape(kOrigin, pairs, scale);
  const cylinder = (left: number, right: number): Outline =>
    part(left, -5.2, left, 3.6, ...foot_arc(left, right), right, 3.6, right, -5.2);
  canvas.add(shadow(brush), part(3.5, -5, 8.7, 2, 7.5, 5.6, -1, 5.6));
  canvas.add(fill(palette.wall_face), cylinder(-4.5, 4.5));
  canvas.add(fill(palette.wall_walk), cylinder(-4.5, 1));
  canvas.add(fill(palette.wall_top), cylinder(-4.5, -2));
  if (brush.fine) {
    canvas.add(fill(palette.lit_window), rect(-0.4, -1.8, 1.1, 2.5));
  }
  canvas.add(fill(palette.slate_dark), part(-5.9, -5, 0, -14.5, 5.9, -5, 3.6, -3.7, 0, -3.2, -3.6, -3.7));
  canvas.add(fill(palette.slate), part(-5.9, -5, 0, -14.5, 1.6, -3.3, -1.6, -3.3, -3.6, -3.7));
  canvas.add(fill(palette.slate_light), part(-5.9, -5, 0, -14.5, -2.6, -3.6, -3.6, -3.7));
}

/** The cylinder's foot between two of its edges, left to right. */
function foot_arc(left: number, right: number): number[] {
  const out: number[] = [];
  for (let k = 1; k < 5; k++) {
    const x = left + ((right - left) * k) / 5;
    out.push(x, 3.6 + 1.7 * Math.sqrt(Math.max(0, 1 - (x / 4.5) ** 2)));
  }
  return out;
}
