/**
 * The built-in tile sets as the catalogue would give them, read from their own files: so that every tile of every set is
 * drawn in tests without a word about it there. Reads only what docs/tile_sets.md describes; the engine checks the rest.
 */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CatalogueTile, Segment } from '../types';

const kFolder = new URL('../../../../variants', import.meta.url).pathname;

export interface NamedTile extends CatalogueTile {
  readonly set: string;
  readonly count: number;
}

export function set_names(): string[] {
  return readdirSync(kFolder).filter((name) => existsSync(join(kFolder, name, 'tiles.toml')));
}

export function tiles_of(name: string): NamedTile[] {
  const [head, ...tables] = readFileSync(join(kFolder, name, 'tiles.toml'), 'utf8')
    .replace(/^\s*#.*$/gm, '')
    .split(/^\[\[tile\]\]$/m);
  const set = text_of(head!, 'set');
  const editions = words_in(/^editions\s*=\s*\[(.*)\]/m.exec(head!)?.[1] ?? '');
  return tables.map((table) => read_tile(table, set, editions));
}

export const kAllTiles: readonly NamedTile[] = set_names().flatMap(tiles_of);

function read_tile(table: string, set: string, editions: readonly string[]): NamedTile {
  const segments = [...table.matchAll(/^\s*\{ (.*) \},?$/gm)].map((match) => read_segment(match[1]!));
  const shown = /^illustrations\s*=\s*\[([^\]]*)\]/m.exec(table);
  const illustrations: Record<string, string[][]> = {};
  for (const edition of shown ? editions : []) {
    illustrations[edition] = copies_in(shown![1]!);
  }
  for (const match of (/^illustrations_in\s*=\s*\{(.*)\}$/m.exec(table)?.[1] ?? '').matchAll(
    /([\w-]+) = \[([^\]]*)\]/g,
  )) {
    illustrations[match[1]!] = copies_in(match[2]!);
  }
  return {
    set,
    letter: text_of(table, 'letter'),
    count: Number(/^count\s*=\s*(\d+)/m.exec(table)?.[1]),
    edges: text_of(table, 'edges').split(' '),
    segments: join_cities(segments),
    illustrations,
  };
}

interface RawSegment extends Record<string, unknown> {
  kind: string;
  edges?: string[];
}

function read_segment(text: string): RawSegment {
  const pairs = [...text.matchAll(/(\w+) = ("[^"]*"|\[[^\]]*\]|\w+)/g)].map(
    ([, key, value]) => [key!, value!] as const,
  );
  const [kind, reach] = pairs[0]!;
  const segment: RawSegment = { kind };
  if (kind === 'field') {
    segment['halves'] = list(reach).filter((word) => word !== 'in');
  } else if (reach !== 'true') {
    segment.edges = list(reach);
  }
  for (const [key, value] of pairs.slice(1)) {
    segment[key] = /^\d+$/.test(value) ? Number(value) : key === 'end' ? value.slice(1, -1) : list(value);
  }
  return segment;
}

/** A field's cities are named by a side and listed by the number of their segment. */
function join_cities(segments: readonly RawSegment[]): Segment[] {
  return segments.map((segment) => {
    const sides = segment['cities'] as string[] | undefined;
    const cities = sides?.map((side) => segments.findIndex((s) => s.kind === 'city' && s.edges?.includes(side)));
    return cities ? { ...segment, cities } : segment;
  });
}

function list(value: string): string[] {
  return value
    .replace(/[[\]",]/g, ' ')
    .split(' ')
    .filter((word) => word !== '');
}

function words_in(text: string): string[] {
  return [...text.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
}

function copies_in(text: string): string[][] {
  return words_in(text).map((copy) => copy.split(' ').filter((word) => word !== ''));
}

function text_of(table: string, key: string): string {
  return new RegExp(`^${key}\\s*=\\s*"([^"]*)"`, 'm').exec(table)![1]!;
}
