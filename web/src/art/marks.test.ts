/** What further sets bring: looked for on every tile that says it has it, whichever way it is turned. */
import { describe, expect, it, vi } from 'vitest';
import { segment_anchor } from './anchor';
import { distance, distance_to_lines, inside } from './geometry';
import { goods_of, kGoods } from './goods';
import { inns_in } from './inn_plan';
import { palette_of } from './palette';
import { tile_plan } from './plan';
import { segment_area } from './segment_area';
import { kAllTiles, type NamedTile } from './testing/tile_sets';
import { box_of_paths, faults_of } from './testing/svg_check';
import { tile_art } from './tile';
import { kSides } from './turning';
import type { DetailLevel } from './types';

vi.setConfig({ testTimeout: 60_000 });

const palette = palette_of('light');
const kFurther = kAllTiles.filter((tile) => tile.set !== 'base');
const kMostNodes: Readonly<Record<DetailLevel, number>> = { full: 130, reduced: 90, tiny: 70 };

/** A colour that on these tiles nothing else has. */
const kSign: Readonly<Record<string, string>> = {
  inn: palette.shield_rim,
  cathedral: palette.gold,
  wine: palette.grape,
  grain: palette.grain,
  cloth: palette.cloth,
  labyrinth: palette.tree_dark,
  prior: palette.copper.lit,
};

function marks_of(tile: NamedTile): string[] {
  return tile.segments.flatMap((segment) => segment.marks ?? []);
}

describe.each(kFurther)('tile $letter of $set', (tile) => {
  it('is proper SVG within its bounds, turned every way', () => {
    for (const dir of kSides) {
      for (const detail of ['full', 'reduced', 'tiny'] as const) {
        const art = tile_art(tile, dir, 0, { detail });
        expect(faults_of(art.ground + art.features)).toEqual([]);
        expect(art.nodes).toBeLessThanOrEqual(kMostNodes[detail]);
        const box = box_of_paths(art.features);
        expect([box.left, box.top].every((v, i) => v >= [-3, -12][i]!)).toBe(true);
        expect([box.right, box.bottom].every((v, i) => v <= [104, 107][i]!)).toBe(true);
      }
    }
  });

  it('shows its marks at every size and turn', () => {
    for (const mark of marks_of(tile)) {
      for (const dir of kSides) {
        for (const detail of ['full', 'reduced', 'tiny'] as const) {
          expect(tile_art(tile, dir, 0, { detail }).features, mark).toContain(`"${kSign[mark]}"`);
        }
      }
    }
  });

  it('gives every segment an area and its figure a place within, apart from the others', () => {
    for (const dir of kSides) {
      const anchors = tile.segments.map((_, i) => segment_anchor(tile, dir, i));
      anchors.forEach((p, i) => {
        expect(
          segment_area(tile, dir, i).some((polygon) => inside(p, polygon)),
          `${dir} ${i}`,
        ).toBe(true);
        anchors.slice(i + 1).forEach((q, k) => expect(distance(p, q), `${dir} ${i} ${i + 1 + k}`).toBeGreaterThan(16));
      });
    }
  });

  it('keeps its inns beside their road: off ways, walls and what closes roads', () => {
    for (const dir of kSides) {
      const plan = tile_plan(tile, dir, 0, 'C2');
      for (const { point, segment, scale } of inns_in(plan)) {
        const own = plan.ways.find((way) => way.segment === segment)!;
        const others = plan.ways.filter((way) => way !== own).flatMap((way) => way.lines);
        expect(Math.min(point.x, point.y, 100 - point.x, 100 - point.y)).toBeGreaterThan(8);
        expect(distance_to_lines(point, own.lines, 50)).toBeLessThan(23);
        expect(distance_to_lines(point, others, 50)).toBeGreaterThan(distance_to_lines(point, own.lines, 50));
        expect(distance_to_lines(point, own.lines, 50)).toBeGreaterThan(8);
        expect(
          distance_to_lines(
            point,
            plan.cities.flatMap((city) => city.walls),
            50,
          ),
        ).toBeGreaterThan(6 * scale);
        expect(plan.crossing === '' ? 50 : distance(point, plan.junction)).toBeGreaterThan(15);
      }
    }
  });
});

it('goods differ in the shape of their plates', () => {
  const tiles = kGoods.flatMap((good) => kFurther.filter((tile) => marks_of(tile).includes(good)).slice(0, 1));
  const goods = tiles.map((tile) =>
    tile_plan(tile, 'N', 0, 'C2')
      .cities.map(goods_of)
      .find((good) => good),
  );
  expect(goods).toEqual(tiles.length > 0 ? [...kGoods] : []);
});
