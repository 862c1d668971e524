// Whether an example can lie like that, as far as tiles alone say: the engine replays those whose rules it knows.
import { kSides, type Tiles } from './example';
import type { PictureFigure, PictureTile, RulePicture } from './types';

/** What cannot lie or stand like this: sides that do not match, tiles apart, figures without a place. */
export function example_faults(picture: RulePicture, tiles: Tiles): string[] {
  const lying = picture.tiles.filter((t) => t.role !== 'refused');
  const at = new Map(lying.map((t) => [`${t.x},${t.y}`, t]));
  const faults = at.size < lying.length ? ['two tiles on one cell'] : [];
  for (const tile of lying) {
    if (!tiles.has(tile.tile)) faults.push(`no tile ${tile.tile}`);
    else faults.push(...side_faults(tile, at, tiles, lying.length));
  }
  return [...faults, ...picture.figures.filter((f) => !stands(f)).map((f) => `${f.figure}>${f.feature}: no such place`)];
}

function side_faults(tile: PictureTile, at: Map<string, PictureTile>, tiles: Tiles, count: number): string[] {
  const faults: string[] = [];
  let neighbours = 0;
  kSides.forEach((side, i) => {
    const [dx, dy] = [[0, -1], [1, 0], [0, 1], [-1, 0]][i]! as [number, number];
    const other = at.get(`${tile.x + dx},${tile.y + dy}`);
    if (!other) return;
    neighbours++;
    const mine = edge_at(tiles, tile, i);
    const theirs = edge_at(tiles, other, i + 2);
    if (mine !== theirs) faults.push(`${tile.tile}@${tile.x},${tile.y}: ${mine} against ${theirs} in the ${side}`);
  });
  if (neighbours === 0 && count > 1) faults.push(`${tile.tile}@${tile.x},${tile.y} lies alone`);
  return faults;
}

function edge_at(tiles: Tiles, tile: PictureTile, side: number): string {
  return tiles.get(tile.tile)?.edges[(side + 4 - kSides.indexOf(tile.dir)) % 4] ?? '?';
}

function stands(figure: PictureFigure): boolean {
  return figure.segment >= 0;
}
