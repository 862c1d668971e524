/** The cathedral: two towers, a rose window and a long slate roof over the middle of its city, always upright. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { arch, blob, ellipse, line, type Outline, rect, shape } from './outline';
import { random_stream } from './random';
import { type Brush, shadow } from './style';
import type { Box, Point } from './types';

/** What it covers, from its foot's middle. */
export function cathedral_box(foot: Point): Box {
  return { left: foot.x - 23, top: foot.y - 37, right: foot.x + 24, bottom: foot.y + 5 };
}

export function draw_cathedral(brush: Brush, foot: Point, seed: string): void {
  const { canvas, palette } = brush;
  const part = (...pairs: number[]): Outline => shape(foot, pairs);
  canvas.add(fill(palette.street), blob(random_stream(seed, 'square'), at(foot.x, foot.y - 4), 25, 15, 10, 0.07));
  canvas.add(shadow(brush), part(14, -22, 27, -5, 26, 2.4, -14, 2.4, -16, 0));
  draw_choir(brush, foot);
  [-12.6, 12.6].forEach((x) => draw_spire(brush, at(foot.x + x, foot.y)));
  canvas.add(fill(palette.wall_top), part(-8.8, 0, -8.8, -16, 0, -26, 8.8, -16, 8.8, 0));
  canvas.add(fill(palette.wall_walk), part(4.6, 0, 4.6, -20.8, 8.8, -16, 8.8, 0));
  canvas.add(
    stroke(palette.slate_dark, 1.8),
    line([at(foot.x - 9.4, foot.y - 15.4), at(foot.x, foot.y - 26.2), at(foot.x + 9.4, foot.y - 15.4)]),
  );
  canvas.add(fill(palette.window), arch(foot, 7, 9.4));
  canvas.add(fill(palette.wood_light), arch(foot, 4.8, 7.6));
  canvas.add(fill(palette.wall_face), ellipse(at(foot.x, foot.y - 15), 4.4, 4.4));
  canvas.add(fill(palette.shield), ellipse(at(foot.x, foot.y - 15), 3.4, 3.4));
  if (brush.detail !== 'tiny') {
    canvas.add(fill(palette.lit_window === palette.window ? palette.gold : palette.lit_window), rose(foot));
  }
  draw_cross(brush, at(foot.x, foot.y - 26));
}

function rose(foot: Point): Outline {
  const pairs: number[] = [];
  for (let k = 0; k < 16; k++) {
    const reach = k % 2 === 0 ? 2.8 : 1.1;
    pairs.push(Math.sin((k * Math.PI) / 8) * reach, -15 - Math.cos((k * Math.PI) / 8) * reach);
  }
  return shape(foot, pairs);
}

/** Nave and transept behind the front. */
function draw_choir(brush: Brush, foot: Point): void {
  const { canvas, palette } = brush;
  const part = (...pairs: number[]): Outline => shape(foot, pairs);
  canvas.add(fill(palette.wall_walk), part(-22, -4, -22, -13, 22, -13, 22, -4));
  canvas.add(fill(palette.wall_face), part(-22, -4, -22, -6, 22, -6, 22, -4));
  canvas.add(fill(palette.slate), part(-23.4, -12, 23.4, -12, 19, -24, -19, -24));
  canvas.add(fill(palette.slate_dark), part(-23.4, -12, 23.4, -12, 22.8, -14, -22.8, -14));
  canvas.add(fill(palette.slate), part(-8, -22, 8, -22, 5.4, -35, -5.4, -35));
  canvas.add(fill(palette.slate_light), part(-8, -22, -3, -22, -2, -35, -5.4, -35));
  if (brush.fine) {
    const windows = [-19.4, 19.4].map((x) => arch(at(foot.x + x, foot.y - 5.6), 2.4, 5.2));
    canvas.add(fill(palette.lit_window), ...windows);
    const rows = [-16.6, -19.2, -21.8].map((y) => line([at(foot.x - 21, foot.y + y), at(foot.x + 21, foot.y + y)]));
    canvas.add(stroke(palette.slate_dark, 0.5, { opacity: 0.6 }), ...rows);
  }
}

function draw_spire(brush: Brush, foot: Point): void {
  const { canvas, palette } = brush;
  canvas.add(fill(palette.wall_top), rect(foot.x - 4.8, foot.y - 25, 9.6, 25));
  canvas.add(fill(palette.wall_walk), rect(foot.x + 0.6, foot.y - 25, 4.2, 25));
  canvas.add(fill(palette.wall_face), rect(foot.x + 3.2, foot.y - 25, 1.6, 25));
  canvas.add(
    fill(palette.wall_face),
    rect(foot.x - 5.4, foot.y - 13.4, 10.8, 1.2),
    rect(foot.x - 5.4, foot.y - 25.4, 10.8, 1.4),
  );
  if (brush.fine) {
    const windows = [-2, 1.6].map((x) => arch(at(foot.x + x, foot.y - 16), 1.7, 6));
    canvas.add(fill(palette.lit_window), ...windows, arch(at(foot.x - 0.2, foot.y - 4), 2, 6));
  }
  canvas.add(fill(palette.slate_dark), shape(foot, [-5.6, -25, 0, -41, 5.6, -25]));
  canvas.add(fill(palette.slate), shape(foot, [-5.6, -25, 0, -41, 1.2, -25]));
  canvas.add(fill(palette.slate_light), shape(foot, [-5.6, -25, 0, -41, -3, -25]));
  draw_cross(brush, at(foot.x, foot.y - 40.6));
}

function draw_cross(brush: Brush, foot: Point): void {
  brush.canvas.add(
    stroke(brush.palette.gold, 1.2, { round: true }),
    line([foot, at(foot.x, foot.y - 5)]),
    line([at(foot.x - 1.7, foot.y - 3.4), at(foot.x + 1.7, foot.y - 3.4)]),
  );
}
