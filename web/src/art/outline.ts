/**
 * Path data with its bounding box. Closed outlines always run clockwise, so that overlapping ones of one paint may share
 * a path without holes.
 */
import { at, box_of, join_boxes, signed_area } from './geometry';
import type { Random } from './random';
import type { Box, Point } from './types';

export interface Outline {
  readonly d: string;
  readonly box: Box;
}

const written = new Map<number, string>();

/** At most one decimal: a tenth of a unit is below a pixel at any zoom of the board. */
export function num(value: number): string {
  const tenths = Math.round(value * 10);
  let text = written.get(tenths);
  if (text === undefined) {
    text = tenths === 0 ? '0' : String(tenths / 10).replace(/^(-?)0\./, '$1.');
    written.set(tenths, text);
  }
  return text;
}

export function xy(p: Point): string {
  const y = num(p.y);
  return `${num(p.x)}${y.startsWith('-') ? '' : ' '}${y}`;
}

export function polygon(points: readonly Point[]): Outline {
  const ordered = signed_area(points) < 0 ? [...points].reverse() : points;
  return { d: `M${ordered.map(xy).join('L')}Z`, box: box_of(points) };
}

/** A polygon given as x,y pairs around an origin. */
export function shape(origin: Point, pairs: readonly number[], scale = 1): Outline {
  const points: Point[] = [];
  for (let i = 0; i + 1 < pairs.length; i += 2) {
    points.push(at(origin.x + pairs[i]! * scale, origin.y + pairs[i + 1]! * scale));
  }
  return polygon(points);
}

export function line(points: readonly Point[]): Outline {
  return { d: `M${points.map(xy).join('L')}`, box: box_of(points) };
}

/** A smooth open curve through the points, as cubics. */
export function curve(points: readonly Point[]): Outline {
  let d = `M${xy(points[0]!)}`;
  for (let i = 0; i + 1 < points.length; i++) {
    const b = points[i]!;
    const c = points[i + 1]!;
    const a = points[i - 1] ?? b;
    const e = points[i + 2] ?? c;
    const first = at(b.x + (c.x - a.x) / 6, b.y + (c.y - a.y) / 6);
    const second = at(c.x - (e.x - b.x) / 6, c.y - (e.y - b.y) / 6);
    d += `C${xy(first)} ${xy(second)} ${xy(c)}`;
  }
  return { d, box: box_of(points) };
}

export function rect(left: number, top: number, width: number, height: number): Outline {
  return {
    d: `M${xy(at(left, top))}h${num(width)}v${num(height)}h${num(-width)}Z`,
    box: { left, top, right: left + width, bottom: top + height },
  };
}

export function ellipse(centre: Point, wide: number, high: number): Outline {
  // Radii that are rounded apart from their chord would bulge.
  const [rx, ry] = [Math.round(wide * 10) / 10, Math.round(high * 10) / 10];
  const radii = `${num(rx)} ${num(ry)} 0 1 1`;
  return {
    d: `M${xy(at(centre.x - rx, centre.y))}a${radii} ${num(2 * rx)} 0a${radii} ${num(-2 * rx)} 0Z`,
    box: { left: centre.x - rx, top: centre.y - ry, right: centre.x + rx, bottom: centre.y + ry },
  };
}

/** A doorway or window: upright sides, round head; `foot` is the middle of its sill. */
export function arch(foot: Point, wide: number, height: number): Outline {
  const r = Math.round(wide * 5) / 10;
  const width = 2 * r;
  const side = height - r;
  return {
    d: `M${xy(at(foot.x - r, foot.y))}v${num(-side)}a${num(r)} ${num(r)} 0 0 1 ${num(width)} 0v${num(side)}Z`,
    box: { left: foot.x - r, top: foot.y - height, right: foot.x + r, bottom: foot.y },
  };
}

/** A rounded irregular patch. */
export function blob(random: Random, centre: Point, rx: number, ry: number, corners = 7, rough = 0.16): Outline {
  const points: Point[] = [];
  const start = random.between(0, Math.PI);
  for (let i = 0; i < corners; i++) {
    const angle = start + (i / corners) * Math.PI * 2;
    const reach = 1 + random.around(rough);
    points.push(at(centre.x + Math.cos(angle) * rx * reach, centre.y + Math.sin(angle) * ry * reach));
  }
  return rounded(points);
}

/** A closed outline whose corners are the control points of quadratic arcs: stays within their hull. */
export function rounded(points: readonly Point[]): Outline {
  const ordered = signed_area(points) < 0 ? [...points].reverse() : points;
  const between = (i: number): Point => {
    const a = ordered[i % ordered.length]!;
    const b = ordered[(i + 1) % ordered.length]!;
    return at((a.x + b.x) / 2, (a.y + b.y) / 2);
  };
  let d = `M${xy(between(ordered.length - 1))}`;
  ordered.forEach((p, i) => {
    d += `Q${xy(p)} ${xy(between(i))}`;
  });
  return { d: `${d}Z`, box: box_of(points) };
}

export function together(outlines: readonly Outline[]): Outline {
  return {
    d: outlines.map((o) => o.d).join(''),
    box: outlines.map((o) => o.box).reduce(join_boxes),
  };
}

/** The outline made smaller or larger about 50,50 and then moved there: for drawings made for the middle of the tile. */
export function moved(outline: Outline, middle: Point, scale: number): Outline {
  const [dx, dy] = [middle.x - 50 * scale, middle.y - 50 * scale];
  const d = outline.d.replace(/([A-Za-z])([^A-Za-z]*)/g, (_, command: string, text: string) => {
    const n = (text.match(/-?(?:\d+\.?\d*|\.\d+)/g) ?? []).map(Number);
    if (command === 'a') {
      const arc = [n[0]! * scale, n[1]! * scale, n[2]!, n[3]!, n[4]!, n[5]! * scale, n[6]! * scale];
      return command + arc.map(num).join(' ');
    }
    const relative = command === 'h' || command === 'v';
    const at_x = (i: number): boolean => i % 2 === 0;
    return command + n.map((v, i) => num(v * scale + (relative ? 0 : at_x(i) ? dx : dy))).join(' ');
  });
  const { left, top, right, bottom } = outline.box;
  const box = {
    left: left * scale + dx,
    top: top * scale + dy,
    right: right * scale + dx,
    bottom: bottom * scale + dy,
  };
  return { d, box };
}
