import { describe, expect, it } from 'vitest';
import {
  bounds_of,
  fit,
  hold_in,
  is_visible,
  kMaxScale,
  kMinScale,
  next_cell,
  spread,
  to_board,
  to_window,
  zoom_about,
} from '../src/board/geometry';

const kWindow = { width: 1000, height: 600 };

describe('camera', () => {
  it('shows all cells when it fits them', () => {
    const bounds = bounds_of([{ x: -4, y: 0 }, { x: 9, y: 3 }, { x: 2, y: -20 }]);
    expect(bounds).toEqual({ left: -4, top: -20, right: 10, bottom: 4 });
    expect(is_visible(fit(bounds, kWindow), bounds, kWindow)).toBe(true);
  });

  it('fits a straight line of all tiles as far as the smallest scale allows', () => {
    const line = bounds_of(Array.from({ length: 72 }, (_, x) => ({ x, y: 0 })));
    expect(fit(line, { width: 1440, height: 900 }).scale).toBeCloseTo(20);
    expect(fit(line, { width: 390, height: 600 }).scale).toBe(kMinScale);
  });

  it('leaves the covered rim free', () => {
    const insets = { left: 0, top: 100, right: 0, bottom: 0 };
    const bounds = { left: 0, top: 0, right: 1, bottom: 10 };
    expect(to_window(fit(bounds, kWindow, insets), { x: 0, y: 0 }).y).toBeCloseTo(100);
  });

  it('keeps what is under the pointer when it zooms', () => {
    const camera = { scale: 80, x: 13, y: -7 };
    const point = { x: 333, y: 222 };
    const before = to_board(camera, point);
    const after = to_board(zoom_about(camera, point, 1.7), point);
    expect(after.x).toBeCloseTo(before.x);
    expect(after.y).toBeCloseTo(before.y);
  });

  it('zooms within its limits', () => {
    expect(zoom_about({ scale: 80, x: 0, y: 0 }, { x: 0, y: 0 }, 1e6).scale).toBe(kMaxScale);
    expect(zoom_about({ scale: 80, x: 0, y: 0 }, { x: 0, y: 0 }, 1e-6).scale).toBe(kMinScale);
  });

  it('never loses the board', () => {
    const bounds = { left: 0, top: 0, right: 2, bottom: 2 };
    const held = hold_in({ scale: 100, x: 99_999, y: -99_999 }, bounds, kWindow);
    expect(held.x).toBeLessThan(kWindow.width);
    expect(held.y + 200).toBeGreaterThan(0);
  });
});

describe('spots', () => {
  it('are a finger apart on a tile of 170 px, even eight of them in one place', () => {
    const points = Array.from({ length: 8 }, () => ({ x: 85, y: 85 }));
    const apart = spread(points, 44, { left: 18, top: 18, right: 152, bottom: 152 }, 600);
    for (const [i, a] of apart.entries()) {
      for (const b of apart.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(43);
    }
  });

  it('stay where they are when they are far enough', () => {
    const points = [{ x: 20, y: 20 }, { x: 90, y: 90 }];
    expect(spread(points, 44, { left: 0, top: 0, right: 100, bottom: 100 })).toEqual(points);
  });
});

describe('arrow keys', () => {
  const cells = [{ x: 1, y: 0 }, { x: 3, y: 1 }, { x: -2, y: 0 }, { x: 1, y: -4 }, { x: 1, y: 2 }];
  it('lead to the nearest cell ahead', () => {
    expect(next_cell(cells, { x: 0, y: 0 }, 1, 0)).toEqual({ x: 1, y: 0 });
    expect(next_cell(cells, { x: 1, y: 0 }, 1, 0)).toEqual({ x: 3, y: 1 });
    expect(next_cell(cells, { x: 1, y: 0 }, 0, 1)).toEqual({ x: 1, y: 2 });
    expect(next_cell(cells, { x: 1, y: 0 }, 0, -1)).toEqual({ x: 1, y: -4 });
    expect(next_cell(cells, { x: -2, y: 0 }, -1, 0)).toBeNull();
  });
});
