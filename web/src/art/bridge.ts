/** A stone bridge that carries a road over a river or another road; seen from the south, with arches if it runs across. */
import { fill, stroke } from './canvas';
import { along, at, beside, shift } from './geometry';
import { arch, curve, line } from './outline';
import type { Brush } from './style';
import type { Point } from './types';

const kWidth = 14.6;

export function draw_bridge(brush: Brush, deck: readonly Point[]): void {
  const { canvas, palette } = brush;
  const [first, last] = [deck[0]!, deck[deck.length - 1]!];
  const across = Math.abs(last.x - first.x) > Math.abs(last.y - first.y);
  const drop = across ? 3.4 : 1.2;
  canvas.add(stroke(palette.shadow, kWidth, { opacity: palette.shade }), curve(shift(deck, 2, drop + 2.6)));
  canvas.add(stroke(palette.wall_face, kWidth), curve(shift(deck, 0, drop)));
  if (across) {
    const { point } = along(deck, 0.5);
    const foot = at(point.x, point.y + kWidth / 2 + drop + 0.4);
    canvas.add(fill(palette.shadow, 0.55), arch(foot, 7.4, 3.8));
  }
  canvas.add(stroke(palette.wall_top, kWidth), curve(deck));
  canvas.add(stroke(palette.wall_walk, kWidth - 3), curve(deck));
  canvas.add(stroke(palette.road, kWidth - 4.6), curve(deck));
  if (brush.fine) {
    const rails = [kWidth / 2 - 0.9, 0.9 - kWidth / 2].map((by) => curve(beside(deck, by)));
    canvas.add(stroke(palette.wall_face, 0.7, { dash: '.6 2.2', opacity: 0.9 }), ...rails);
    const planks = [0.14, 0.32, 0.5, 0.68, 0.86].map((share) => {
      const { point, way } = along(deck, share);
      return line([at(point.x - way.y * 3.6, point.y + way.x * 3.6), at(point.x + way.y * 3.6, point.y - way.x * 3.6)]);
    });
    canvas.add(stroke(palette.road_wear, 0.7, { opacity: 0.7 }), ...planks);
  }
}
