import { describe, expect, it } from 'vitest';
import { die_of, lap_of, place_of, point_tiles, track_shape } from '../src/state/track';

describe('the score track', () => {
  it('gives a point tile for every round: 50, then 100, then both (R-BB6-7)', () => {
    expect([0, 49, 50, 99, 100, 150, 200, 312].map(point_tiles)).toEqual([
      [],
      [],
      [50],
      [50],
      [100],
      [100, 50],
      [100, 100],
      [100, 100, 100],
    ]);
    for (let points = 0; points < 400; points++) {
      const sum = point_tiles(points).reduce((a, b) => a + b, 0);
      expect(sum + lap_of(points, 50).space).toBe(points);
    }
  });

  it('shows laps on a die, 6 at the start, and as a number once the die has no more sides (R-HOUSE-12)', () => {
    expect([0, 1, 2, 5, 6, 9].map(die_of)).toEqual([6, 1, 2, 5, null, null]);
    expect(lap_of(112, 50)).toEqual({ space: 12, laps: 2 });
    expect(lap_of(112, 100)).toEqual({ space: 12, laps: 1 });
  });

  it.each([50, 100] as const)('runs round a rectangle of %i spaces, each next to the one before', (size) => {
    const { columns, rows } = track_shape(size);
    const places = Array.from({ length: size }, (_, i) => place_of(i, size));
    expect(new Set(places.map((p) => `${p.column} ${p.row}`)).size).toBe(size);
    places.forEach((p, i) => {
      const next = places[(i + 1) % size]!;
      expect(Math.abs(p.column - next.column) + Math.abs(p.row - next.row)).toBe(1);
      expect(p.column >= 0 && p.column < columns && p.row >= 0 && p.row < rows).toBe(true);
      expect(p.column === 0 || p.row === 0 || p.column === columns - 1 || p.row === rows - 1).toBe(true);
    });
  });
});
