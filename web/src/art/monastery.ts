/** The monastery: a walled court with bell tower, nave and beds, always upright; drawn for the middle of the tile. */
import { fill, MovedCanvas, stroke } from './canvas';
import { at } from './geometry';
import { arch, ellipse, line, type Outline, polygon, rect, shape } from './outline';
import type { MonasteryPlan } from './monastery_plan';
import { random_stream } from './random';
import { type Brush, shadow } from './style';
import { draw_minster } from './minster';
import type { Point } from './types';

/** Corners of the court, clockwise from the north-west; also the area of the segment. */
export const kCourt: readonly Point[] = [at(21.5, 37), at(78, 35.8), at(80, 72), at(22.5, 73)];
/** Its figure stands beside the church, not on it. */
export const kMonkPlace: Point = at(67, 60);

export function draw_monastery(brush: Brush, plan: MonasteryPlan, seed: string): void {
  const { middle, scale } = plan;
  const own = scale === 1 ? brush : { ...brush, canvas: new MovedCanvas(brush.canvas, middle, scale) };
  draw_court(own, seed);
  if (plan.prior) {
    draw_minster(own);
    return;
  }
  draw_nave(own);
  draw_portal(own);
  draw_bell_tower(own);
}

function draw_court(brush: Brush, seed: string): void {
  const { canvas, palette } = brush;
  canvas.add(shadow(brush), polygon(kCourt.map((p) => at(p.x + 2, p.y + 2.4))));
  const court = polygon(kCourt);
  canvas.add(stroke(palette.wall_face, 2.4), court);
  canvas.add(fill(palette.street), court);
  canvas.add(stroke(palette.wall_top, 1.1), court);
  canvas.add(stroke(palette.road, 4.6), line([at(54.6, 58), at(54, 66), at(52.4, 73.4)]));
  const beds = [
    rect(25.5, 63.4, 11, 6.4),
    rect(39.6, 63.4, 9, 6.4),
    rect(65, 64.6, 11.5, 5.6),
    rect(25, 40.4, 4.4, 17),
  ];
  canvas.add(fill(palette.bed), ...beds);
  if (brush.fine) {
    const random = random_stream(seed, 'beds');
    beds.forEach((bed, i) => {
      const { left, top, right, bottom } = bed.box;
      const dots: Outline[] = [];
      for (let k = 0; k < 6; k++) {
        dots.push(ellipse(at(random.between(left + 1, right - 1), random.between(top + 1, bottom - 1)), 0.75, 0.75));
      }
      canvas.add(fill(palette.blossoms[i % 2]!), ...dots);
    });
  }
}

function draw_nave(brush: Brush): void {
  const { canvas, palette } = brush;
  const roof = palette.roofs[1]!;
  canvas.add(shadow(brush), polygon([at(64.4, 45), at(71.4, 55.6), at(71, 60.8), at(36, 60.8), at(36, 58)]));
  canvas.add(fill(palette.plaster), rect(33.4, 49.6, 31, 8.6));
  canvas.add(fill(palette.plaster_shade), rect(33.4, 49.6, 31, 1.8));
  if (brush.fine) {
    canvas.add(fill(palette.lit_window), ...[40.3, 45.2].map((x) => arch(at(x, 56.8), 2.4, 4.4)));
  }
  canvas.add(fill(roof.lit), polygon([at(31.8, 50.8), at(65.8, 50.8), at(63.8, 38.4), at(34, 38.4)]));
  if (brush.fine) {
    const rows = [42, 44.6, 47.2, 49.6].map((y) =>
      line([at(34 - (y - 38.4) * 0.18, y), at(63.8 + (y - 38.4) * 0.16, y)]),
    );
    canvas.add(stroke(roof.shaded, 0.5, { opacity: 0.7 }), ...rows);
    canvas.add(stroke(palette.rim_light, 0.9, { opacity: 0.35 }), line([at(34, 38.8), at(63.8, 38.8)]));
  }
}

function draw_portal(brush: Brush): void {
  const { canvas, palette } = brush;
  const foot = at(55.2, 60.4);
  canvas.add(fill(palette.roofs[2]!.lit), shape(foot, [-7.7, -8.2, 0, -17, 0, -25.4, -7.7, -16.2]));
  canvas.add(fill(palette.roofs[1]!.shaded), shape(foot, [7.7, -8.2, 0, -17, 0, -25.4, 7.7, -16.2]));
  canvas.add(fill(palette.plaster), shape(foot, [-6.6, 0, -6.6, -9, 0, -16.4, 6.6, -9, 6.6, 0]));
  canvas.add(fill(palette.lit_window), arch(foot, 4.2, 6.4));
  if (brush.fine) {
    canvas.add(fill(palette.lit_window), ellipse(at(foot.x, foot.y - 10), 1.6, 1.6));
  }
}

function draw_bell_tower(brush: Brush): void {
  const { canvas, palette } = brush;
  const foot = at(32.8, 59.8);
  canvas.add(fill(palette.plaster), rect(foot.x - 4.8, foot.y - 29.4, 9.6, 29.4));
  canvas.add(fill(palette.plaster_shade), rect(foot.x + 1.4, foot.y - 29.4, 3.4, 29.4));
  if (brush.fine) {
    const windows = [-2.4, 0.8].map((x) => arch(at(foot.x + x, foot.y - 21.8), 1.9, 4));
    canvas.add(fill(palette.lit_window), ...windows, arch(at(foot.x - 1, foot.y - 9), 1.9, 3.6));
  }
  canvas.add(fill(palette.slate_dark), shape(foot, [-6, -28.8, 0, -41, 6, -28.8]));
  canvas.add(fill(palette.slate), shape(foot, [-6, -28.8, 0, -41, 1.2, -28.8]));
  canvas.add(fill(palette.slate_light), shape(foot, [-6, -28.8, 0, -41, -3.4, -28.8]));
  canvas.add(
    stroke(palette.gold, 1.3, { round: true }),
    line([at(foot.x, foot.y - 40.6), at(foot.x, foot.y - 47.4)]),
    line([at(foot.x - 2.2, foot.y - 45), at(foot.x + 2.2, foot.y - 45)]),
  );
}
