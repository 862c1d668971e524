// Looking things up in the catalogue by the words of the protocol.
import type { Catalogue, Dir, TileKind } from './types';

export const kDirs: readonly Dir[] = ['N', 'E', 'S', 'W'];

export function find_tile(catalogue: Catalogue | null, name: string): TileKind | null {
  const [set, letter] = name.split(':');
  const tiles = catalogue?.sets.find((s) => s.set === set)?.tiles;
  return tiles?.find((t) => t.letter === letter) ?? null;
}

export function turn_dir(dir: Dir, quarters: number): Dir {
  const index = (kDirs.indexOf(dir) + quarters + 8) % 4;
  return kDirs[index] ?? 'N';
}

/** "road.W" → "W"; "monastery" → "". */
export function side_of(feature: string): string {
  return feature.split('.')[1] ?? '';
}

export function kind_of(feature: string): string {
  return feature.split('.')[0] ?? feature;
}

export function cell_key(x: number, y: number): string {
  return `${x},${y}`;
}
