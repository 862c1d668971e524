/**
 * The faces into which lines cut the tile, found by walking along the right of every stretch. Fields are unions of
 * faces: this way any later arrangement of roads, rivers and walls has its fields without a word about it here.
 */
import { at, box_of, boxes_touch, distance_to_stretch, grow, mix, signed_area } from './geometry';
import type { Box, Point } from './types';

interface Stretch {
  readonly a: Point;
  readonly b: Point;
  readonly box: Box;
  readonly cuts: number[];
}

const kTolerance = 0.02;

/** All inner faces, clockwise. `lines` should include the rim. */
export function faces_of(lines: readonly (readonly Point[])[]): Point[][] {
  const graph = new Graph();
  for (const stretch of split_stretches(lines)) {
    const cuts = [0, ...stretch.cuts.sort((p, q) => p - q), 1];
    for (let i = 0; i + 1 < cuts.length; i++) {
      graph.link(mix(stretch.a, stretch.b, cuts[i]!), mix(stretch.a, stretch.b, cuts[i + 1]!));
    }
  }
  return graph.walk().filter((face) => signed_area(face) > 1);
}

function split_stretches(lines: readonly (readonly Point[])[]): Stretch[] {
  const stretches: Stretch[] = [];
  for (const line of lines) {
    for (let i = 0; i + 1 < line.length; i++) {
      const [a, b] = [line[i]!, line[i + 1]!];
      stretches.push({ a, b, box: grow(box_of([a, b]), kTolerance), cuts: [] });
    }
  }
  for (let i = 0; i < stretches.length; i++) {
    for (let j = i + 1; j < stretches.length; j++) {
      if (boxes_touch(stretches[i]!.box, stretches[j]!.box)) {
        cut(stretches[i]!, stretches[j]!);
      }
    }
  }
  return stretches;
}

function cut(s: Stretch, t: Stretch): void {
  cut_at_end(s, t.a);
  cut_at_end(s, t.b);
  cut_at_end(t, s.a);
  cut_at_end(t, s.b);
  const [dx, dy, ex, ey] = [s.b.x - s.a.x, s.b.y - s.a.y, t.b.x - t.a.x, t.b.y - t.a.y];
  const cross = dx * ey - dy * ex;
  if (Math.abs(cross) < 1e-9) {
    return;
  }
  const [ox, oy] = [t.a.x - s.a.x, t.a.y - s.a.y];
  const [u, v] = [(ox * ey - oy * ex) / cross, (ox * dy - oy * dx) / cross];
  if (u > 0.001 && u < 0.999 && v > 0.001 && v < 0.999) {
    s.cuts.push(u);
    t.cuts.push(v);
  }
}

function cut_at_end(s: Stretch, p: Point): void {
  if (distance_to_stretch(p, s.a, s.b) < kTolerance) {
    const length2 = (s.b.x - s.a.x) ** 2 + (s.b.y - s.a.y) ** 2;
    const share = ((p.x - s.a.x) * (s.b.x - s.a.x) + (p.y - s.a.y) * (s.b.y - s.a.y)) / length2;
    if (share > 0.001 && share < 0.999) {
      s.cuts.push(share);
    }
  }
}

class Graph {
  private readonly points = new Map<string, Point>();
  private readonly links = new Map<string, Set<string>>();

  link(a: Point, b: Point): void {
    const [from, to] = [this.node(a), this.node(b)];
    if (from !== to) {
      this.links.get(from)!.add(to);
      this.links.get(to)!.add(from);
    }
  }

  walk(): Point[][] {
    const seen = new Set<string>();
    const faces: Point[][] = [];
    for (const [from, ends] of this.links) {
      for (const to of ends) {
        if (!seen.has(`${from}>${to}`)) {
          faces.push(this.walk_face(from, to, seen));
        }
      }
    }
    return faces;
  }

  private walk_face(first: string, second: string, seen: Set<string>): Point[] {
    const face: Point[] = [];
    let [from, to] = [first, second];
    while (!seen.has(`${from}>${to}`)) {
      seen.add(`${from}>${to}`);
      face.push(this.points.get(from)!);
      [from, to] = [to, this.sharpest_right(from, to)];
    }
    return face;
  }

  private sharpest_right(from: string, to: string): string {
    const here = this.points.get(to)!;
    const angle = (name: string): number => {
      const p = this.points.get(name)!;
      return Math.atan2(p.y - here.y, p.x - here.x);
    };
    const back = angle(from);
    let best = from;
    let least = Infinity;
    for (const next of this.links.get(to)!) {
      const bend = next === from ? 2 * Math.PI : (back - angle(next) + 4 * Math.PI) % (2 * Math.PI);
      if (bend < least) {
        [least, best] = [bend, next];
      }
    }
    return best;
  }

  private node(p: Point): string {
    const name = `${Math.round(p.x * 50)},${Math.round(p.y * 50)}`;
    if (!this.points.has(name)) {
      this.points.set(name, at(p.x, p.y));
      this.links.set(name, new Set());
    }
    return name;
  }
}
