// Looking things up in the catalogue by the words of the protocol.
import type { Catalogue, Dir, OwnDesign, TileKind, View } from './types';

export const kDirs: readonly Dir[] = ['N', 'E', 'S', 'W'];

interface Tiles extends Catalogue {
  designs?: OwnDesign[];
}

export function find_tile(catalogue: Tiles | null, name: string): TileKind | null {
  const own = catalogue?.designs?.find((design) => design.tile === name);
  if (own) return own;
  // What follows a plus tells copies apart: `base:E+garden`.
  const [set, letter] = name.split('+')[0]!.split(':');
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

/** Whether a figure lies there: a farmer, or a prior; a pig stands on its feet. */
export function lies(figure: string, feature: string): boolean {
  return (kind_of(feature) === 'field' && figure !== 'pig') || feature === kPrior;
}

/** The other way to stand at a monastery of some sets. */
export const kPrior = 'monastery.prior';

/** Whose drawings, tones and words are shown (R-ED). */
export function edition_of(view: View | null): string {
  return view?.rules['edition'] ?? 'C2';
}

export function cell_key(x: number, y: number): string {
  return `${x},${y}`;
}
