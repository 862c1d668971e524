/** An inn: a tall timbered house by a pond, with a sign on a post. Nothing else has a pond and a sign. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { ellipse, line, type Outline, rect, shape } from './outline';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export function draw_inn(brush: Brush, point: Point, room: number): void {
  const scale = room * (brush.fine ? 1.04 : room < 0.85 ? 1.1 : 1.28);
  draw_pond(brush, point, scale);
  draw_tavern(brush, point, scale);
  draw_sign(brush, at(point.x + 8.4 * scale, point.y + 4.6 * scale), scale);
}

function draw_pond(brush: Brush, middle: Point, scale: number): void {
  const { canvas, palette } = brush;
  const pond = (extra: number): Outline =>
    ellipse(at(middle.x - 3.4 * scale, middle.y + 5.4 * scale), (8 + extra) * scale, (4.8 + extra) * scale);
  canvas.add(fill(palette.bank), pond(1.3));
  canvas.add(fill(palette.water), pond(0.2));
  canvas.add(
    fill(palette.water_deep, 0.4),
    ellipse(at(middle.x - 3.4 * scale, middle.y + 6 * scale), 5 * scale, 2.6 * scale),
  );
  if (brush.fine) {
    const dashes = [at(-6.6, 5.4), at(-1.6, 7.4), at(-4, 8.6)].map((p) => {
      const q = at(middle.x + p.x * scale, middle.y + p.y * scale);
      return line([q, at(q.x + 2.2 * scale, q.y)]);
    });
    canvas.add(stroke(palette.water_light, 0.8, { round: true }), ...dashes);
    const reed = at(middle.x - 11 * scale, middle.y + 6 * scale);
    canvas.add(
      stroke(palette.tree_dark, 0.7, { round: true }),
      line([at(reed.x - 1, reed.y - 2.6), reed, at(reed.x + 0.2, reed.y - 3.6), reed, at(reed.x + 1.3, reed.y - 2.6)]),
    );
  }
}

function draw_tavern(brush: Brush, middle: Point, scale: number): void {
  const { canvas, palette } = brush;
  const foot = at(middle.x, middle.y + 2.6 * scale);
  const part = (...pairs: number[]): Outline => shape(foot, pairs, scale);
  canvas.add(shadow(brush), part(4, -8, 10.6, -1, 10.2, 2, -4, 2));
  canvas.add(fill(palette.plaster), part(-6.4, 0, -6.4, -7.6, 6.4, -7.6, 6.4, 0));
  canvas.add(fill(palette.plaster_shade), part(-6.4, 0, -6.4, -1.2, 6.4, -1.2, 6.4, 0));
  if (brush.detail !== 'tiny') {
    const beams = [
      part(-6.4, -4, 6.4, -4, 6.4, -3.2, -6.4, -3.2),
      ...[-6.4, -2.4, 1.6, 5.6].map((x) => part(x, 0, x, -7.6, x + 0.8, -7.6, x + 0.8, 0)),
    ];
    canvas.add(fill(palette.wood), ...beams);
  }
  canvas.add(fill(palette.wall_face), part(3, -15.6, 5.2, -15.6, 5.2, -10, 3, -10));
  canvas.add(fill(palette.roofs[1]!.lit), part(-7.8, -7, 7.8, -7, 5.6, -14, -5.6, -14));
  canvas.add(fill(palette.roofs[1]!.shaded), part(-7.8, -7, 7.8, -7, 7.3, -8.6, -7.3, -8.6));
  canvas.add(fill(palette.plaster), part(-2.6, -7.6, -2.6, -9.8, 0, -12.4, 2.6, -9.8, 2.6, -7.6));
  canvas.add(fill(palette.roofs[2]!.lit), part(-3.4, -9.2, 0, -13.2, 0, -14.6, -3.9, -10.4));
  canvas.add(fill(palette.roofs[0]!.shaded), part(3.4, -9.2, 0, -13.2, 0, -14.6, 3.9, -10.4));
  if (brush.fine) {
    const lit = fill(palette.lit_window);
    canvas.add(lit, part(-0.9, -7.8, -0.9, -9.8, 0.9, -9.8, 0.9, -7.8), part(-1, 0, -1, -2.8, 1, -2.8, 1, 0));
    canvas.add(lit, part(-5, -5, -5, -6.6, -3.2, -6.6, -3.2, -5), part(3, -5, 3, -6.6, 4.8, -6.6, 4.8, -5));
  }
}

/** A mug on a board: the sign reads at any size. */
function draw_sign(brush: Brush, foot: Point, scale: number): void {
  const { canvas, palette } = brush;
  const size = scale * (brush.fine ? 1 : 1.15);
  canvas.add(stroke(palette.wood, 1.2 * size), line([foot, at(foot.x, foot.y - 12 * size)]));
  const board = at(foot.x, foot.y - 9.2 * size);
  canvas.add(fill(palette.wood), rect(board.x - 3.8 * size, board.y - 3.4 * size, 7.6 * size, 6.8 * size));
  canvas.add(fill(palette.shield_rim), rect(board.x - 3 * size, board.y - 2.6 * size, 6 * size, 5.2 * size));
  if (brush.detail !== 'tiny') {
    canvas.add(fill(palette.roofs[1]!.shaded), rect(board.x - 1.8 * size, board.y - 1.2 * size, 2.6 * size, 3 * size));
    canvas.add(
      stroke(palette.roofs[1]!.shaded, 0.7 * size),
      rect(board.x + 0.8 * size, board.y - 0.5 * size, 1.2 * size, 1.5 * size),
    );
    canvas.add(fill(palette.animal), ellipse(at(board.x - 0.5 * size, board.y - 1.5 * size), 1.6 * size, 0.8 * size));
  }
}
