/** The labyrinth: rings of hedge round a little square, where four roads are one. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { ellipse, line, type Outline } from './outline';
import { type Brush, shadow } from './style';
import type { Point } from './types';

export const kMazeRadius = 26;

/** Radius of each ring, half its gaps' width, and where they are: degrees from east, clockwise. Roads meet the outer ones. */
const kRings: readonly (readonly [number, number, readonly number[]])[] = [
  [24.6, 5.2, [0, 90, 180, 270]],
  [19.2, 3.2, [45, 225]],
  [13.8, 3.2, [135, 315]],
  [8.4, 3.4, [0, 180]],
];
/** Hedges from ring to ring, at these degrees. */
const kBars: readonly (readonly [number, number, number])[] = [
  [24.6, 19.2, 112],
  [24.6, 19.2, 292],
  [19.2, 13.8, 160],
  [19.2, 13.8, 340],
  [13.8, 8.4, 90],
  [13.8, 8.4, 270],
];

export function draw_labyrinth(brush: Brush, middle: Point): void {
  const { canvas, palette } = brush;
  canvas.add(shadow(brush), ellipse(at(middle.x + 1.8, middle.y + 2.8), kMazeRadius + 1, kMazeRadius + 1));
  canvas.add(fill(palette.road_border), ellipse(middle, kMazeRadius + 1.2, kMazeRadius + 1.2));
  canvas.add(fill(palette.road), ellipse(middle, kMazeRadius, kMazeRadius));
  const hedges = maze(middle);
  const low = maze(at(middle.x + 0.8, middle.y + 1.6));
  canvas.add(stroke(palette.shadow, 2.8, { opacity: palette.shade + 0.06 }), ...low);
  canvas.add(stroke(palette.tree_dark, brush.fine ? 2.7 : 3.1), ...hedges);
  canvas.add(stroke(palette.tree, brush.fine ? 1.7 : 1.6), ...maze(at(middle.x - 0.3, middle.y - 0.6)));
  if (brush.fine) {
    canvas.add(stroke(palette.tree_light, 0.8, { dash: '1.3 1.5' }), ...maze(at(middle.x - 0.5, middle.y - 0.9)));
  }
}

function maze(middle: Point): Outline[] {
  const rings = kRings.flatMap(([radius, gap, places]) => ring(middle, radius, gap, places));
  const bars = kBars.map(([outer, inner, degrees]) =>
    line([polar(middle, outer, degrees), polar(middle, inner, degrees)]),
  );
  return [...rings, ...bars];
}

function ring(middle: Point, radius: number, gap_half: number, gaps: readonly number[]): Outline[] {
  const half = ((gap_half / radius) * 180) / Math.PI;
  return gaps.map((gap, i) => {
    const next = i + 1 < gaps.length ? gaps[i + 1]! : gaps[0]! + 360;
    const [start, stop] = [gap + half, next - half];
    const steps = Math.max(4, Math.round((stop - start) / 9));
    const points = Array.from({ length: steps + 1 }, (_, k) =>
      polar(middle, radius, start + ((stop - start) * k) / steps),
    );
    return line(points);
  });
}

function polar(middle: Point, radius: number, degrees: number): Point {
  const angle = (degrees * Math.PI) / 180;
  return at(middle.x + Math.cos(angle) * radius, middle.y + Math.sin(angle) * radius);
}
