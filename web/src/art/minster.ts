/**
 * The church of a monastery that knows a prior: two towers under copper and a stepped gable, so that it is not taken
 * for the other kind. Drawn for the middle of the tile.
 */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { arch, ellipse, line, type Outline, polygon, rect, shape } from './outline';
import { type Brush, shadow } from './style';
import type { Point } from './types';

/** Where a prior lies: on the path before the church. */
export const kPriorPlace: Point = at(43, 68.5);

export function draw_minster(brush: Brush): void {
  const { canvas } = brush;
  canvas.add(shadow(brush), polygon([at(72, 44), at(79, 54), at(78.6, 60.6), at(34, 60.6), at(34, 58)]));
  draw_hall(brush);
  draw_front(brush);
  [31.4, 50.6].forEach((x) => draw_tower(brush, at(x, 59.6)));
}

function draw_hall(brush: Brush): void {
  const { canvas, palette } = brush;
  canvas.add(fill(palette.plaster_warm), rect(50, 48.4, 22, 9.8));
  canvas.add(fill(palette.plaster_warm), ellipse(at(72, 53.4), 4.4, 4.8));
  canvas.add(fill(palette.plaster_shade), rect(50, 48.4, 22, 1.8));
  canvas.add(fill(palette.slate), polygon([at(50, 49.6), at(73.4, 49.6), at(71.4, 37.4), at(50, 37.4)]));
  canvas.add(fill(palette.slate_dark), polygon([at(71.8, 49.6), at(77.4, 50), at(72.4, 41)]));
  if (brush.fine) {
    canvas.add(fill(palette.lit_window), ...[58.4, 63, 67.6].map((x) => arch(at(x, 56.6), 2.2, 4.8)));
    const rows = [40.6, 43.4, 46.2].map((y) => line([at(54, y), at(72, y)]));
    canvas.add(stroke(palette.slate_dark, 0.5, { opacity: 0.7 }), ...rows);
    canvas.add(stroke(palette.rim_light, 0.9, { opacity: 0.35 }), line([at(54, 37.8), at(71.2, 37.8)]));
  }
}

function draw_front(brush: Brush): void {
  const { canvas, palette } = brush;
  const foot = at(41, 60);
  const steps = [-6, 0, -6, -17, -4, -17, -4, -20, -2, -20, -2, -23, 2, -23, 2, -20, 4, -20, 4, -17, 6, -17, 6, 0];
  canvas.add(fill(palette.plaster), shape(foot, steps));
  canvas.add(fill(palette.window), arch(foot, 5, 7.6));
  canvas.add(fill(palette.wood_light), arch(foot, 3.2, 6.2));
  if (brush.fine) {
    canvas.add(fill(palette.lit_window), arch(at(foot.x, foot.y - 10), 3, 5.6));
  }
}

function draw_tower(brush: Brush, foot: Point): void {
  const { canvas, palette } = brush;
  const part = (...pairs: number[]): Outline => shape(foot, pairs);
  canvas.add(fill(palette.plaster_warm), rect(foot.x - 4.6, foot.y - 28, 9.2, 28));
  canvas.add(fill(palette.plaster_shade), rect(foot.x + 1.6, foot.y - 28, 3, 28));
  canvas.add(
    fill(palette.roofs[1]!.shaded),
    rect(foot.x - 5, foot.y - 15.4, 10, 1),
    rect(foot.x - 5, foot.y - 28.4, 10, 1.2),
  );
  if (brush.fine) {
    const windows = [-2.2, 1].map((x) => arch(at(foot.x + x, foot.y - 18.6), 1.8, 5));
    canvas.add(fill(palette.lit_window), ...windows, arch(at(foot.x - 0.8, foot.y - 6), 1.8, 4.4));
  }
  canvas.add(fill(palette.copper.shaded), part(-5.4, -28, -3.6, -33, 0, -39.6, 3.6, -33, 5.4, -28));
  canvas.add(fill(palette.copper.lit), part(-5.4, -28, -3.6, -33, 0, -39.6, 1, -33, 1, -28));
  canvas.add(
    stroke(palette.gold, 1.2, { round: true }),
    line([at(foot.x, foot.y - 39), at(foot.x, foot.y - 45)]),
    line([at(foot.x - 1.9, foot.y - 43), at(foot.x + 1.9, foot.y - 43)]),
  );
}
