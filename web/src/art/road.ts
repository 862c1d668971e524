/** Roads: a pale track with a darker border, worn by wheels; joins the next tile square at the middle of a side. */
import { fill, stroke } from './canvas';
import { along, at, beside, line_length, mix, on_tile } from './geometry';
import { curve, ellipse, line, type Outline } from './outline';
import type { Random } from './random';
import type { Brush } from './style';
import type { Point } from './types';

export const kRoadHalf = 5.8;

export function draw_roads(brush: Brush, lines: readonly (readonly Point[])[], random: Random): void {
  const { canvas, palette } = brush;
  const [border, track] = brush.fine ? [11.6, 8.8] : [13.5, 10];
  canvas.add(stroke(palette.road_border, border), ...lines.map(curve));
  canvas.add(stroke(palette.road, track), ...lines.map(curve));
  if (!brush.fine) {
    return;
  }
  canvas.add(stroke(palette.road_wear, 4.2, { opacity: 0.28 }), ...lines.map((l) => curve(on_tile(beside(l, 1.4)))));
  const wear = lines.flatMap((l) =>
    marks_along(
      l,
      random,
      2.6,
      (p, way) => {
        const reach = random.between(0.8, 2.2);
        return line([p, at(p.x + way.x * reach, p.y + way.y * reach)]);
      },
      2.7,
    ),
  );
  canvas.add(stroke(palette.road_wear, 0.9, { round: true, opacity: 0.85 }), ...wear);
  const stones = lines.flatMap((l) =>
    marks_along(l, random, 3.4, (p) => ellipse(p, random.between(0.5, 0.9), random.between(0.4, 0.6)), kRoadHalf),
  );
  canvas.add(fill(palette.road), ...stones);
  const tufts = lines.flatMap((l) =>
    marks_along(l, random, 3.2, (p) => line([at(p.x - 0.7, p.y - 1.6), p, at(p.x + 0.5, p.y - 1.8)]), kRoadHalf + 1),
  );
  canvas.add(stroke(palette.tuft, 0.6, { round: true }), ...tufts);
}

type Mark = (p: Point, way: Point) => Outline;

/** Marks every few units on either side of the line, at most `aside` away from it, or just there. */
function marks_along(l: readonly Point[], random: Random, every: number, mark: Mark, aside: number): Outline[] {
  const out: Outline[] = [];
  const length = line_length(l);
  for (let s = every * random.next(); s < length - 2; s += every * random.between(0.5, 1.6)) {
    const { point, way } = along(l, s / length);
    const side = (random.chance(0.5) ? 1 : -1) * (aside < 4 ? random.between(0.4, aside) : aside + random.around(0.5));
    const p = at(point.x - way.y * side, point.y + way.x * side);
    if (p.x > 2 && p.x < 98 && p.y > 3 && p.y < 98) {
      out.push(mark(p, way));
    }
  }
  return out;
}

/** A road that ends nowhere in particular fades into a trodden place. */
export function draw_road_end(brush: Brush, end: Point, before: Point): void {
  const p = mix(end, before, 0.1);
  brush.canvas.add(fill(brush.palette.road_border), ellipse(p, 7.4, 6.6));
  brush.canvas.add(fill(brush.palette.road), ellipse(p, 6, 5.2));
}
