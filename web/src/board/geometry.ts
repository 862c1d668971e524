// The camera: where the board lies in its window. Lengths are pixels of the window; the board's unit is one tile.

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A point of the board is at `board * scale + (x, y)` of the window. */
export interface Camera {
  scale: number;
  x: number;
  y: number;
}

export interface Bounds {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const kMinScale = 18;
export const kMaxScale = 260;
export const kFitScale = 128;

export function clamp(value: number, low: number, high: number): number {
  return Math.min(high, Math.max(low, value));
}

/** The cells from corner to corner; right and bottom are the far edges. */
export function bounds_of(cells: Iterable<{ x: number; y: number }>): Bounds {
  let bounds: Bounds | null = null;
  for (const { x, y } of cells) {
    bounds ??= { left: x, top: y, right: x + 1, bottom: y + 1 };
    bounds.left = Math.min(bounds.left, x);
    bounds.top = Math.min(bounds.top, y);
    bounds.right = Math.max(bounds.right, x + 1);
    bounds.bottom = Math.max(bounds.bottom, y + 1);
  }
  return bounds ?? { left: 0, top: 0, right: 1, bottom: 1 };
}

export function grow(bounds: Bounds, by: number): Bounds {
  return { left: bounds.left - by, top: bounds.top - by, right: bounds.right + by, bottom: bounds.bottom + by };
}

export function center_on(point: Point, scale: number, window: Size): Camera {
  return { scale, x: window.width / 2 - point.x * scale, y: window.height / 2 - point.y * scale };
}

/** How much of the window's rim is covered by other things. */
export interface Insets {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

export const kNoInsets: Insets = { left: 0, top: 0, right: 0, bottom: 0 };

/** Shows all of the bounds as large as may be, but never larger than `largest`. */
export function fit(bounds: Bounds, window: Size, insets: Insets = kNoInsets, largest: number = kFitScale): Camera {
  const width = bounds.right - bounds.left;
  const height = bounds.bottom - bounds.top;
  const free = { width: window.width - insets.left - insets.right, height: window.height - insets.top - insets.bottom };
  const scale = clamp(Math.min(free.width / width, free.height / height), kMinScale, largest);
  const middle = { x: bounds.left + width / 2, y: bounds.top + height / 2 };
  return pan(center_on(middle, scale, free), insets.left, insets.top);
}

/** Zooms so that what lies under the point stays under it. */
export function zoom_about(camera: Camera, point: Point, factor: number): Camera {
  const scale = clamp(camera.scale * factor, kMinScale, kMaxScale);
  const ratio = scale / camera.scale;
  return { scale, x: point.x - (point.x - camera.x) * ratio, y: point.y - (point.y - camera.y) * ratio };
}

export function pan(camera: Camera, dx: number, dy: number): Camera {
  return { ...camera, x: camera.x + dx, y: camera.y + dy };
}

/** Keeps at least a part of the board in the window, so that nobody loses it. */
export function hold_in(camera: Camera, bounds: Bounds, window: Size): Camera {
  const margin = 60;
  const x = clamp(camera.x, margin - bounds.right * camera.scale, window.width - margin - bounds.left * camera.scale);
  const y = clamp(camera.y, margin - bounds.bottom * camera.scale, window.height - margin - bounds.top * camera.scale);
  return x === camera.x && y === camera.y ? camera : { ...camera, x, y };
}

export function to_window(camera: Camera, point: Point): Point {
  return { x: point.x * camera.scale + camera.x, y: point.y * camera.scale + camera.y };
}

export function to_board(camera: Camera, point: Point): Point {
  return { x: (point.x - camera.x) / camera.scale, y: (point.y - camera.y) / camera.scale };
}

export function is_visible(camera: Camera, bounds: Bounds, window: Size, insets: Insets = kNoInsets): boolean {
  const from = to_window(camera, { x: bounds.left, y: bounds.top });
  const to = to_window(camera, { x: bounds.right, y: bounds.bottom });
  const slack = 1;
  const fits_before = from.x >= insets.left - slack && from.y >= insets.top - slack;
  return fits_before && to.x <= window.width - insets.right + slack && to.y <= window.height - insets.bottom + slack;
}

/**
 * Moves points apart until no two are nearer than `distance`, and keeps them in the box. Few points, so pushing pairs is
 * enough; where the box is too small for all, they end as far apart as it lets them.
 */
export function spread(points: Point[], distance: number, box: Bounds, rounds = 120): Point[] {
  const out = points.map((p) => ({ ...p }));
  for (let round = 0; round < rounds; round++) {
    if (!push_pairs(out, distance)) break;
    for (const p of out) {
      p.x = clamp(p.x, box.left, box.right);
      p.y = clamp(p.y, box.top, box.bottom);
    }
  }
  return out;
}

function push_pairs(points: Point[], distance: number): boolean {
  let moved = false;
  for (let i = 0; i < points.length; i++) {
    for (let j = i + 1; j < points.length; j++) moved = push(points[i]!, points[j]!, distance, i + j) || moved;
  }
  return moved;
}

function push(a: Point, b: Point, distance: number, salt: number): boolean {
  let dx = b.x - a.x;
  let dy = b.y - a.y;
  let length = Math.hypot(dx, dy);
  if (length >= distance - 1e-6) return false;
  if (length < 1e-6) {
    dx = Math.cos(salt);
    dy = Math.sin(salt);
    length = 1;
  }
  const half = (distance - Math.hypot(b.x - a.x, b.y - a.y)) / 2 + 0.01;
  a.x -= (dx / length) * half;
  a.y -= (dy / length) * half;
  b.x += (dx / length) * half;
  b.y += (dy / length) * half;
  return true;
}

/** The cell that an arrow key leads to: nearest ahead, with steps aside counted double. */
export function next_cell<T extends Point>(cells: T[], from: Point, dx: number, dy: number): T | null {
  let best: T | null = null;
  let best_cost = Infinity;
  for (const cell of cells) {
    const ahead = (cell.x - from.x) * dx + (cell.y - from.y) * dy;
    const aside = Math.abs((cell.x - from.x) * dy) + Math.abs((cell.y - from.y) * dx);
    const cost = ahead + 2 * aside;
    if (ahead > 0 && cost < best_cost) {
      best = cell;
      best_cost = cost;
    }
  }
  return best;
}
