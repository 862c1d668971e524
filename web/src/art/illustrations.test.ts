import { expect, it, vi } from 'vitest';
import { segment_anchor } from './anchor';
import { distance, inside } from './geometry';
import { palette_of } from './palette';
import { segment_area } from './segment_area';
import { kBaseTiles } from './testing/base_tiles';
import { defs, tile_art } from './tile';
import { kSides } from './turning';
import type { CatalogueTile, DetailLevel } from './types';

vi.setConfig({ testTimeout: 60_000 });

const palette = palette_of('light');

/** A colour without which an illustration is not drawn. */
const kSign: Readonly<Record<string, string>> = {
  garden: palette.water,
  farmhouse: palette.thatch.shaded,
  cowshed: palette.animal,
  pigsty: palette.pig,
  donkey_stable: palette.grey_roof.shaded,
  water_tower: palette.wood,
  highwaymen: palette.gold,
};

function missing(tile: CatalogueTile, detail: DetailLevel): string[] {
  return (tile.illustrations?.['C2'] ?? []).flatMap((names, copy) =>
    names
      .filter((name) => name in kSign)
      .flatMap((name) =>
        kSides
          .filter((dir) => !tile_art(tile, dir, copy, { detail }).features.includes(`"${kSign[name]}"`))
          .map((dir) => `${tile.letter} ${copy} ${dir}: ${name}`),
      ),
  );
}

it('every copy shows what its edition says, whichever way it is turned', () => {
  expect(kBaseTiles.flatMap((tile) => missing(tile, 'full'))).toEqual([]);
  expect(kBaseTiles.flatMap((tile) => missing(tile, 'reduced'))).toEqual([]);
});

it('another edition shows its own', () => {
  const tile = { ...kBaseTiles[4]!, illustrations: { C2: [['garden']], C3: [[]] } };
  expect(tile_art(tile, 'N', 0, { edition: 'C3' }).features).not.toContain(palette.water);
  expect(tile_art(tile, 'N', 0, { edition: 'toString' }).features).not.toContain(palette.water);
});

it('dark cities are the second edition with other grounds; the first edition has no illustrations', () => {
  const tile = { ...kBaseTiles[4]!, illustrations: { C2: [['garden']] } };
  const dark = tile_art(tile, 'N', 0, { edition: 'C2-dark' });
  expect(dark.features).toContain(palette.water);
  expect(dark.ground).not.toContain(`"${palette.city}"`);
  expect(tile_art(tile, 'N', 0, { edition: 'C1' }).features).not.toContain(palette.water);
});

it('travellers stand where the third edition has them in place of highwaymen', () => {
  const tile = { ...kBaseTiles[0]!, illustrations: { C2: [['highwaymen']], C3: [['highwaymen']] } };
  const [old, late] = ['C2', 'C3'].map((edition) => tile_art(tile, 'N', 0, { edition }).features);
  expect(old!.length).not.toBe(late!.length);
});

it("every edition's ground is in its definitions", () => {
  for (const edition of ['C1', 'C2', 'C2-dark', '20AE', 'C3']) {
    const used = tile_art(kBaseTiles[1]!, 'N', 0, { edition }).ground.match(/url\(#([\w-]+)\)/)![1];
    expect(defs('light', edition)).toContain(`id="${used}"`);
  }
});

it('a copy that shows a garden has a place for its figure there, inside it, however it is turned', () => {
  const tile = kBaseTiles.find((t) => t.letter === 'E')!;
  const after_all = tile.segments.length;
  for (const dir of kSides) {
    const place = segment_anchor(tile, dir, after_all, 0);
    expect(segment_area(tile, dir, after_all, 0).some((area) => inside(place, area))).toBe(true);
    expect(tile.segments.every((_, i) => distance(place, segment_anchor(tile, dir, i, 0)) > 16)).toBe(true);
  }
});

it('a garden that is a segment is drawn once, with its figure in it', () => {
  const tile: CatalogueTile = {
    letter: 'garden',
    edges: ['field', 'field', 'field', 'field'],
    segments: [{ kind: 'garden' }, { kind: 'field', halves: 'NNW NNE ENE ESE SSE SSW WSW WNW'.split(' ') }],
    illustrations: { C2: [['garden']] },
  };
  for (const dir of kSides) {
    expect(inside(segment_anchor(tile, dir, 0), segment_area(tile, dir, 0)[0]!)).toBe(true);
    expect(tile_art(tile, dir, 0, { detail: 'tiny' }).features).toContain(palette.bed);
  }
});
