import { describe, expect, it, vi } from 'vitest';
import { defs, tile_art, tile_svg } from './tile';
import { kBaseTiles, kLaterTiles } from './testing/base_tiles';
import { box_of_paths, count_nodes, faults_of } from './testing/svg_check';
import { kSides } from './turning';
import type { CatalogueTile, DetailLevel } from './types';

const kMostNodes: Readonly<Record<DetailLevel, number>> = { full: 100, reduced: 70, tiny: 45 };

// Hundreds of drawings: slow where many jobs share a machine.
vi.setConfig({ testTimeout: 60_000 });

function copies(tile: CatalogueTile): number[] {
  return (tile.illustrations?.['C2'] ?? [[]]).map((_, copy) => copy);
}

describe.each([...kBaseTiles, ...kLaterTiles])('tile $letter', (tile) => {
  it('is proper SVG within its bounds, every copy turned every way', () => {
    for (const dir of kSides) {
      for (const copy of copies(tile)) {
        const art = tile_art(tile, dir, copy);
        expect(faults_of(art.ground + art.features)).toEqual([]);
        expect(art.nodes).toBe(count_nodes(art.ground + art.features));
        expect(art.nodes).toBeLessThanOrEqual(kMostNodes.full);
        const box = box_of_paths(art.features);
        expect(box.left).toBeGreaterThanOrEqual(-1);
        expect(box.top).toBeGreaterThanOrEqual(-10);
        expect(box.right).toBeLessThanOrEqual(103);
        expect(box.bottom).toBeLessThanOrEqual(106);
      }
    }
  });

  it('keeps to its nodes with less detail, in the dark too', () => {
    for (const detail of ['reduced', 'tiny'] as const) {
      const art = tile_art(tile, 'E', 0, { detail, theme: 'dark' });
      expect(faults_of(art.ground + art.features)).toEqual([]);
      expect(art.nodes).toBeLessThanOrEqual(kMostNodes[detail]);
    }
  });

  it('keeps its ground on the tile', () => {
    const { ground } = tile_art(tile, 'N');
    if (ground.includes('<path')) {
      const box = box_of_paths(ground);
      expect(Math.min(box.left, box.top)).toBeGreaterThanOrEqual(-0.31);
      expect(Math.max(box.right, box.bottom)).toBeLessThanOrEqual(100.31);
    }
  });

  it('is the same for the same data', () => {
    const twin = structuredClone(tile) as CatalogueTile;
    expect(tile_art(twin, 'S', 0)).toEqual(tile_art(tile, 'S', 0));
    expect(tile_art(tile, 'S', 0)).toBe(tile_art(tile, 'S', 0));
  });
});

describe("a tile's towers", () => {
  it('stand on corners, one each', () => {
    for (const tile of [...kBaseTiles, ...kLaterTiles]) {
      const towers = tile_art(tile, 'W').towers;
      expect(towers.every((t) => [0, 100].includes(t.x) && [0, 100].includes(t.y))).toBe(true);
      expect(new Set(towers.map((t) => `${t.x} ${t.y}`)).size).toBe(towers.length);
    }
  });

  it('stand at both ends of a wall', () => {
    const cap = tile_art(
      kBaseTiles.find((t) => t.letter === 'E')!,
      'N',
    ).towers;
    expect(cap.map((t) => [t.x, t.y])).toEqual(
      expect.arrayContaining([
        [0, 0],
        [100, 0],
      ]),
    );
    expect(cap).toHaveLength(2);
  });
});

describe('tile_svg', () => {
  it('stands alone: refers to nothing, has no ids', () => {
    const svg = tile_svg(kBaseTiles[3]!, 'E', 1);
    expect(faults_of(svg.replace(' xmlns="http://www.w3.org/2000/svg"', '').replace(/ viewBox="[^"]*"/g, ''))).toEqual(
      [],
    );
    expect(svg).not.toMatch(/url\(| id=/);
  });
});

describe('what a catalogue says', () => {
  it('never gets into the drawing', () => {
    const hostile = kLaterTiles.find((t) => t.letter === 'volcano')!;
    const svg = tile_svg({ ...hostile, letter: '"><script>' }, 'N');
    expect(svg).not.toMatch(/script|toString|__proto__|volcano|lava|constructor/);
  });
});

describe('defs', () => {
  it('holds every meadow that a ground refers to', () => {
    for (const theme of ['light', 'dark'] as const) {
      const text = defs(theme);
      expect(faults_of(text)).toEqual([]);
      for (const tile of kBaseTiles) {
        const used = tile_art(tile, 'N', 0, { theme }).ground.match(/url\(#([a-z0-9-]+)\)/)![1];
        expect(text).toContain(`id="${used}"`);
      }
    }
  });
});
