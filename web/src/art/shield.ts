/** The coat of arms of a city: counts double, so it must be seen first. */
import { fill } from './canvas';
import { at } from './geometry';
import { type Outline, shape } from './outline';
import type { Brush } from './style';
import type { Point } from './types';

const kHalf = [0, -7.6, 2.6, -7.7, 5, -8, 7.1, -8.6, 7.1, -1.2, 6.6, 1.8, 5.4, 4.6, 3.2, 7, 0, 8.6];

export function draw_shield(brush: Brush, middle: Point): void {
  const { canvas, palette } = brush;
  const scale = brush.detail === 'full' ? 1 : brush.detail === 'reduced' ? 1.5 : 2;
  const whole = (size: number, dx = 0, dy = 0): Outline => {
    const left: number[] = [];
    for (let i = kHalf.length - 4; i >= 2; i -= 2) {
      left.push(-kHalf[i]!, kHalf[i + 1]!);
    }
    return shape(at(middle.x + dx, middle.y + dy), [...kHalf, ...left], size * scale);
  };
  canvas.add(fill(palette.shadow, 0.34), whole(1, 1.6 * scale, 2 * scale));
  canvas.add(fill(palette.shield_rim), whole(1));
  canvas.add(fill(palette.shield), whole(0.81));
  canvas.add(fill(palette.shield_dark), shape(middle, kHalf, 0.81 * scale));
  const cross = [-1.1, -4.7, 1.1, -4.7, 1.1, -1.5, 4.1, -1.5, 4.1, 0.7, 1.1, 0.7, 1.1, 5.2];
  const mirrored = [-1.1, 5.2, -1.1, 0.7, -4.1, 0.7, -4.1, -1.5, -1.1, -1.5];
  canvas.add(fill(palette.shield_rim), shape(middle, [...cross, ...mirrored], scale));
}
