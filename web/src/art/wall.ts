/** City walls, seen from above and a little from the south: a walk with merlons over a face of stone. */
import { stroke } from './canvas';
import { shift, thinned } from './geometry';
import { type Wall } from './city_plan';
import { curve, together } from './outline';
import type { Brush } from './style';

/** Whether the city is on the north of the wall, so that the wall stands before its houses. */
export function in_front(wall: Wall): boolean {
  let sum = 0;
  for (let i = 0; i + 1 < wall.length; i++) {
    sum += wall[i + 1]!.x - wall[i]!.x;
  }
  return sum < 1;
}

export function draw_wall(brush: Brush, wall: Wall): void {
  const { canvas, palette } = brush;
  const line = thinned(wall);
  const width = brush.fine ? 4.4 : 5.5;
  const moved = (dx: number, dy: number) => curve(shift(line, dx, dy));
  canvas.add(stroke(palette.shadow, 5, { opacity: palette.shade }), moved(2.2, 5.2));
  canvas.add(stroke(palette.wall_face, width), together([moved(0, 3.4), moved(0, 1.7)]));
  if (brush.fine) {
    canvas.add(stroke(palette.wall_joint, 0.7, { dash: '2.2 1.4' }), moved(0, 4.4));
    canvas.add(stroke(palette.wall_joint, 0.6, { dash: '1.7 1.9' }), moved(0, 3));
  }
  canvas.add(stroke(palette.wall_top, width), moved(0, 0));
  if (brush.fine) {
    canvas.add(stroke(palette.wall_face, width, { dash: '.8 2', opacity: 0.75 }), moved(0, 0));
    canvas.add(stroke(palette.wall_walk, 2), moved(0, 0));
  }
}
