import { describe, expect, it, vi } from 'vitest';
import { segment_anchor } from './anchor';
import { distance, inside, signed_area, turn_point } from './geometry';
import { tile_plan } from './plan';
import { segment_area, segment_shape } from './segment_area';
import { kBaseTiles, kLaterTiles } from './testing/base_tiles';
import { kSides, middle_of, side_index } from './turning';
import type { CatalogueTile, Point } from './types';

const kApart = 26;

// Hundreds of drawings: slow where many jobs share a machine.
vi.setConfig({ testTimeout: 60_000 });

function copies(tile: CatalogueTile): number[] {
  return (tile.illustrations?.['C2'] ?? [[]]).map((_, copy) => copy);
}

function at_corner(p: Point): boolean {
  return (p.x === 0 || p.x === 100) && (p.y === 0 || p.y === 100);
}

describe.each(kBaseTiles)('segments of $letter', (tile) => {
  it("have their figures inside, a finger's width apart", () => {
    for (const dir of kSides) {
      for (const copy of copies(tile)) {
        const anchors = tile.segments.map((_, i) => segment_anchor(tile, dir, i, copy));
        anchors.forEach((p, i) => {
          expect(segment_area(tile, dir, i, copy).some((polygon) => inside(p, polygon))).toBe(true);
          anchors.slice(i + 1).forEach((q) => expect(distance(p, q)).toBeGreaterThanOrEqual(kApart));
        });
      }
    }
  });

  it('keep their figures when they turn, but for the monastery, which stays upright', () => {
    if (!tile.segments.some((s) => s.kind === 'monastery')) {
      tile.segments.forEach((_, i) => {
        const turned = turn_point(segment_anchor(tile, 'N', i), 3);
        expect(distance(segment_anchor(tile, 'W', i), turned)).toBeLessThan(1e-9);
      });
    }
  });

  it('cover the tile: cities and fields together, without a gap or an overlap', () => {
    const lands = tile.segments.flatMap((s, i) => (s.kind === 'city' || s.kind === 'field' ? [i] : []));
    const sum = lands
      .flatMap((i) => segment_area(tile, 'S', i))
      .reduce((total, p) => total + Math.abs(signed_area(p)), 0);
    expect(sum).toBeCloseTo(10000, -1);
  });

  it('turn with the tile', () => {
    tile.segments.forEach((segment, i) => {
      if (segment.kind === 'road') {
        const ends = segment.edges!.map((edge) => middle_of(side_index(edge) + 1));
        const line = tile_plan(tile, 'E', 0, 'C2').ways.find((way) => way.segment === i)!.lines[0]!;
        expect(ends.some((end) => distance(end, line[0]!) < 1e-9)).toBe(true);
      }
    });
  });
});

describe.each([...kBaseTiles, ...kLaterTiles])('plan of $letter', (tile) => {
  it('has walls from corner to corner and roads from the middle of a side', () => {
    for (const copy of copies(tile)) {
      const plan = tile_plan(tile, 'N', copy, 'C2');
      for (const wall of plan.cities.flatMap((city) => city.walls)) {
        expect(at_corner(wall[0]!) && at_corner(wall[wall.length - 1]!)).toBe(true);
      }
      for (const way of plan.ways) {
        way.lines.forEach((line) =>
          expect([0, 1, 2, 3].some((side) => distance(middle_of(side), line[0]!) < 1e-9)).toBe(true),
        );
      }
    }
  });

  it('gives every segment with sides a shape', () => {
    tile.segments.forEach((segment, i) => {
      if (['city', 'road', 'river'].includes(segment.kind) || (segment.halves?.length ?? 0) > 1) {
        expect(segment_shape(tile, 'N', i)).toMatch(/^(M[-\d. L]+Z)+$/);
      }
    });
  });
});
