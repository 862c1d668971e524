// The tile sets of variants/<name>/tiles.toml in the catalogue's form, for drawing examples without the rules module.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'smol-toml';
import type { CatalogueTile, Segment } from '../src/art';

type Table = Record<string, unknown>;

const kSidesOf = ['city', 'road', 'river'] as const;

function words(value: unknown): string[] {
  return String(value ?? '')
    .split(' ')
    .filter((word) => word !== '');
}

function segment_of(table: Table, all: Table[]): Segment {
  const { city, road, river, field, cities, monastery, garden, marks, ...other } = table;
  const rest = marks === undefined ? other : { ...other, marks: words(marks) };
  for (const kind of kSidesOf) {
    const sides = { city, road, river }[kind];
    if (sides !== undefined) return { ...rest, kind, edges: words(sides) };
  }
  if (field !== undefined) {
    const bordered = words(cities).map((side) => all.findIndex((other) => words(other['city']).includes(side)));
    return { ...rest, kind: 'field', halves: words(field).filter((half) => half !== 'in'), cities: bordered };
  }
  if (monastery !== undefined) return { ...rest, kind: 'monastery' };
  if (garden !== undefined) return { ...rest, kind: 'garden' };
  return { ...rest, kind: Object.keys(table)[0] ?? '' };
}

function tile_of(set: string, table: Table): CatalogueTile {
  const segments = table['segments'] as Table[];
  const copies = (table['illustrations'] as string[] | undefined) ?? [];
  return {
    letter: String(table['letter']),
    set,
    edges: words(table['edges']),
    segments: segments.map((segment) => segment_of(segment, segments)),
    illustrations: { C2: copies.map(words) },
  };
}

export function read_tile_set(text: string): Map<string, CatalogueTile> {
  const table = parse(text) as Table;
  const set = String(table['set']);
  const tiles = table['tile'] as Table[];
  const kinds = tiles.map((tile) => tile_of(set, tile));
  return new Map([...kinds, ...kinds.flatMap(with_garden)].map((kind) => [name_of(kind), kind]));
}

/** What the tile is where gardens count: a kind of its own, with one more segment. */
function with_garden(tile: CatalogueTile): CatalogueTile[] {
  const shown = tile.illustrations?.['C2']?.some((copy) => copy.includes('garden')) ?? false;
  return shown ? [{ ...tile, segments: [...tile.segments, { kind: 'garden' }] }] : [];
}

function name_of(tile: CatalogueTile): string {
  const garden = tile.segments.some((segment) => segment.kind === 'garden');
  return `${tile.set}:${tile.letter}${garden ? '+garden' : ''}`;
}

/** All tiles of all sets below the folder, by their whole names. */
export function read_tile_sets(folder: string): Map<string, CatalogueTile> {
  const files = readdirSync(folder)
    .map((name) => join(folder, name, 'tiles.toml'))
    .filter((file) => existsSync(file));
  return new Map(files.flatMap((file) => [...read_tile_set(readFileSync(file, 'utf8'))]));
}
