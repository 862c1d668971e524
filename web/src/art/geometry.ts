/** Plane geometry in tile units: y grows downwards. */
import type { Box, Point } from './types';

export const kCentre: Point = { x: 50, y: 50 };

export function at(x: number, y: number): Point {
  return { x, y };
}

/** Math.hypot guards against overflow and is many times slower for it. */
function length_of(dx: number, dy: number): number {
  return Math.sqrt(dx * dx + dy * dy);
}

export function distance(a: Point, b: Point): number {
  return length_of(a.x - b.x, a.y - b.y);
}

export function mix(a: Point, b: Point, t: number): Point {
  return { x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t };
}

/** Quarter turns clockwise about the middle of the tile. */
export function turn_point(p: Point, quarters: number): Point {
  switch (((quarters % 4) + 4) % 4) {
    case 1:
      return { x: 100 - p.y, y: p.x };
    case 2:
      return { x: 100 - p.x, y: 100 - p.y };
    case 3:
      return { x: p.y, y: 100 - p.x };
    default:
      return p;
  }
}

export function turn_points(points: readonly Point[], quarters: number): Point[] {
  return points.map((p) => turn_point(p, quarters));
}

export function shift(points: readonly Point[], dx: number, dy: number): Point[] {
  return points.map((p) => ({ x: p.x + dx, y: p.y + dy }));
}

/** Points along a Catmull-Rom curve; passes through every given point, ends exactly on the first and last. */
export function sample_curve(points: readonly Point[], steps: number): Point[] {
  const out: Point[] = [points[0]!];
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i]!;
    const c = points[i + 1]!;
    const a = points[i - 1] ?? b;
    const d = points[i + 2] ?? c;
    for (let k = 1; k < steps; k++) {
      const t = k / steps;
      out.push({ x: catmull(a.x, b.x, c.x, d.x, t), y: catmull(a.y, b.y, c.y, d.y, t) });
    }
    out.push(c);
  }
  return out;
}

function catmull(a: number, b: number, c: number, d: number, t: number): number {
  return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t * t * t);
}

/** Points along a cubic Bezier curve. */
export function sample_bezier(a: Point, b: Point, c: Point, d: Point, steps: number): Point[] {
  const out: Point[] = [];
  for (let k = 0; k <= steps; k++) {
    const t = k / steps;
    const u = 1 - t;
    const w = [u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t] as const;
    out.push({
      x: w[0] * a.x + w[1] * b.x + w[2] * c.x + w[3] * d.x,
      y: w[0] * a.y + w[1] * b.y + w[2] * c.y + w[3] * d.y,
    });
  }
  return out;
}

export function distance_to_stretch(p: Point, a: Point, b: Point): number {
  return Math.sqrt(squared_to_stretch(p, a, b));
}

function squared_to_stretch(p: Point, a: Point, b: Point): number {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const px = p.x - a.x;
  const py = p.y - a.y;
  const length2 = dx * dx + dy * dy;
  const share = length2 === 0 ? 0 : (px * dx + py * dy) / length2;
  const t = share < 0 ? 0 : share > 1 ? 1 : share;
  const ex = px - t * dx;
  const ey = py - t * dy;
  return ex * ex + ey * ey;
}

export function distance_to_line(p: Point, line: readonly Point[]): number {
  let best = squared_to_stretch(p, line[0]!, line[0]!);
  for (let i = 0; i + 1 < line.length; i++) {
    const next = squared_to_stretch(p, line[i]!, line[i + 1]!);
    best = next < best ? next : best;
  }
  return Math.sqrt(best);
}

/** To the nearest of several lines, but no more than `most`. */
export function distance_to_lines(p: Point, lines: readonly (readonly Point[])[], most: number): number {
  let best = most;
  for (const line of lines) {
    const next = distance_to_line(p, line);
    best = next < best ? next : best;
  }
  return best;
}

export function inside(p: Point, polygon: readonly Point[]): boolean {
  let within = false;
  for (let i = 0, j = polygon.length - 1; i < polygon.length; j = i++) {
    const a = polygon[i]!;
    const b = polygon[j]!;
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) {
      within = !within;
    }
  }
  return within;
}

/** Positive when the polygon runs clockwise on the screen. */
export function signed_area(polygon: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < polygon.length; i++) {
    const a = polygon[i]!;
    const b = polygon[(i + 1) % polygon.length]!;
    sum += a.x * b.y - b.x * a.y;
  }
  return sum / 2;
}

/** Unit vector square to the line at a point, to the right of the way along it. */
export function normal_at(line: readonly Point[], index: number): Point {
  const a = line[Math.max(0, index - 1)]!;
  const b = line[Math.min(line.length - 1, index + 1)]!;
  const length = distance(a, b) || 1;
  return { x: -(b.y - a.y) / length, y: (b.x - a.x) / length };
}

/** The line moved sideways, to its right for a positive distance. */
export function beside(line: readonly Point[], by: number): Point[] {
  return line.map((p, i) => {
    const n = normal_at(line, i);
    return { x: p.x + n.x * by, y: p.y + n.y * by };
  });
}

/** Points beyond the rim moved onto it. */
export function on_tile(points: readonly Point[]): Point[] {
  const kept = (v: number): number => Math.min(100, Math.max(0, v));
  return points.map((p) => at(kept(p.x), kept(p.y)));
}

/** Every third point and the last: enough of a sampled curve to draw it smoothly or to measure from it. */
export function thinned(line: readonly Point[]): Point[] {
  return line.filter((_, i) => i % 3 === 0 || i === line.length - 1);
}

export function line_length(line: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i + 1 < line.length; i++) {
    sum += distance(line[i]!, line[i + 1]!);
  }
  return sum;
}

/** The point, and the unit way along, at a share 0..1 of the line's length. */
export function along(line: readonly Point[], share: number): { point: Point; way: Point } {
  let left = line_length(line) * share;
  for (let i = 0; i + 1 < line.length; i++) {
    const a = line[i]!;
    const b = line[i + 1]!;
    const length = distance(a, b);
    if (left <= length || i + 2 === line.length) {
      const way = { x: (b.x - a.x) / (length || 1), y: (b.y - a.y) / (length || 1) };
      return { point: mix(a, b, length === 0 ? 0 : Math.min(1, left / length)), way };
    }
    left -= length;
  }
  return { point: line[0]!, way: { x: 1, y: 0 } };
}

export function box_of(points: readonly Point[]): Box {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const p of points) {
    left = Math.min(left, p.x);
    top = Math.min(top, p.y);
    right = Math.max(right, p.x);
    bottom = Math.max(bottom, p.y);
  }
  return { left, top, right, bottom };
}

export function boxes_touch(a: Box, b: Box): boolean {
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}

export function grow(box: Box, by: number): Box {
  return { left: box.left - by, top: box.top - by, right: box.right + by, bottom: box.bottom + by };
}

export function join_boxes(a: Box, b: Box): Box {
  return {
    left: Math.min(a.left, b.left),
    top: Math.min(a.top, b.top),
    right: Math.max(a.right, b.right),
    bottom: Math.max(a.bottom, b.bottom),
  };
}
