/** Rivers: banks, water and a few ripples; drawn under the roads, which cross them. */
import { fill, stroke } from './canvas';
import { along, at } from './geometry';
import { curve, ellipse, line, type Outline } from './outline';
import type { Random } from './random';
import type { Brush } from './style';
import type { Point } from './types';

export const kRiverHalf = 7.5;

export function draw_rivers(
  brush: Brush,
  lines: readonly (readonly Point[])[],
  pools: readonly Point[],
  random: Random,
): void {
  if (lines.length === 0) {
    return;
  }
  const { canvas, palette } = brush;
  const pool = (extra: number): Outline[] => pools.map((p) => ellipse(p, 12 + extra, 10 + extra));
  canvas.add(stroke(palette.bank, kRiverHalf * 2 + 2.4), ...lines.map(curve));
  canvas.add(fill(palette.bank), ...pool(1.2));
  canvas.add(stroke(palette.water, kRiverHalf * 2), ...lines.map(curve));
  canvas.add(fill(palette.water), ...pool(0));
  if (!brush.fine) {
    return;
  }
  const ripples: Outline[] = [];
  for (const l of lines) {
    for (let share = 0.06; share < 0.95; share += random.between(0.05, 0.12)) {
      const { point, way } = along(l, share);
      const off = random.around(5);
      const p = at(point.x - way.y * off, point.y + way.x * off);
      ripples.push(line([p, at(p.x + way.x * 3, p.y + way.y * 3)]));
    }
  }
  canvas.add(stroke(palette.water_light, 0.9, { round: true }), ...ripples);
}
