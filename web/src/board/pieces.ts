// What the board draws, worked out from the view: tiles in the order of drawing, towers once a corner, figures by height.
import { figure_kind, segment_anchor, tile_art, type FigureKind, type CatalogueTile, type DetailLevel, type Theme, type TileArt } from '../art';
import { find_tile, lies } from '../protocol/tiles';
import type { Catalogue, Dir, PlacedFigure, Spot, View } from '../protocol/types';
import { dirs_at, legal_dir } from '../state/actions';
import type { Game } from '../state/game';
import type { Cell } from '../state/log';
import { spot_key, type Offer } from '../state/spots';
import { spread, type Point } from './geometry';

export interface TilePiece {
  key: string;
  x: number;
  y: number;
  art: TileArt;
}

export interface TowerPiece {
  key: string;
  x: number;
  y: number;
  svg: string;
}

export interface FigurePiece {
  key: string;
  seat: number;
  kind: FigureKind;
  x: number;
  y: number;
  lying: boolean;
  /** Put this turn and not confirmed. */
  pending: boolean;
}

export interface Look {
  theme: Theme;
  detail: DetailLevel;
  /** Whose drawings and tones are shown. */
  edition: string;
}

export const kUnit = 100;

/** Catalogue tiles know their letter only; the art wants the set too, and keeps its drawings by object. */
const art_tiles = new WeakMap<object, CatalogueTile>();

export function art_tile(catalogue: Catalogue | null, name: string): CatalogueTile | null {
  const kind = find_tile(catalogue, name);
  if (!kind) return null;
  let tile = art_tiles.get(kind);
  if (!tile) art_tiles.set(kind, (tile = { ...kind, set: name.split(':')[0] ?? '' }));
  return tile;
}

export function detail_for(scale: number, pixel_ratio: number): DetailLevel {
  const seen = scale * (pixel_ratio > 1.5 ? 1.5 : 1);
  if (seen >= 64) return 'full';
  return seen >= 30 ? 'reduced' : 'tiny';
}

interface Lying {
  tile: string;
  x: number;
  y: number;
  dir: Dir;
  copy: number;
}

export function tile_piece(catalogue: Catalogue | null, lying: Lying, look: Look): TilePiece | null {
  const tile = art_tile(catalogue, lying.tile);
  if (!tile) return null;
  return { key: `${lying.x},${lying.y}`, x: lying.x, y: lying.y, art: tile_art(tile, lying.dir, lying.copy, look) };
}

/** All tiles that lie for good. */
export function tile_pieces(catalogue: Catalogue | null, view: View, look: Look): TilePiece[] {
  return settled_tiles(view)
    .map((t) => tile_piece(catalogue, t, look))
    .filter((p) => p !== null);
}

export function settled_tiles(view: View): View['tiles'] {
  const { pending } = view;
  return pending ? view.tiles.filter((t) => t.x !== pending.x || t.y !== pending.y) : view.tiles;
}

export function pending_piece(catalogue: Catalogue | null, view: View, look: Look): TilePiece | null {
  const lying = pending_lying(view);
  return lying && tile_piece(catalogue, lying, look);
}

/** The drawn tile as it would lie on a cell, before it is put there. */
export function held_piece(game: Game, cell: Cell | null, hand: Dir, look: Look): TilePiece | null {
  const drawn = game.view?.drawn;
  const dir = cell && legal_dir(dirs_at(game.view?.placements ?? [], cell[0], cell[1]), hand);
  return cell && dir && drawn ? tile_piece(game.catalogue, { ...drawn, x: cell[0], y: cell[1], dir }, look) : null;
}

export function tower_pieces(tiles: TilePiece[]): TowerPiece[] {
  const corners = new Map<string, TowerPiece>();
  for (const tile of tiles) {
    for (const tower of tile.art.towers) {
      const x = tile.x * kUnit + tower.x;
      const y = tile.y * kUnit + tower.y;
      const key = `${Math.round(x)},${Math.round(y)}`;
      if (!corners.has(key)) corners.set(key, { key, x, y, svg: tower.svg });
    }
  }
  return [...corners.values()].sort((a, b) => a.y - b.y || a.x - b.x);
}

/** One outline for the shadows of all tiles. */
export function shadow_path(tiles: { x: number; y: number }[]): string {
  return tiles.map(({ x, y }) => `M${x * kUnit} ${y * kUnit}h${kUnit}v${kUnit}h-${kUnit}z`).join('');
}

/** Where a figure on this segment stands, in board units. */
export function anchor_of(catalogue: Catalogue | null, lying: Lying, figure: Spot): Point {
  const tile = art_tile(catalogue, lying.tile);
  const down = lies(figure.figure, figure.feature);
  const spot = tile ? segment_anchor(tile, lying.dir, figure.segment, lying.copy, down) : { x: 50, y: 50 };
  return { x: lying.x * kUnit + spot.x, y: lying.y * kUnit + spot.y };
}

export function figure_pieces(catalogue: Catalogue | null, view: View): FigurePiece[] {
  const tiles = new Map(view.tiles.map((t) => [`${t.x},${t.y}`, t]));
  const pieces: FigurePiece[] = [];
  for (const f of view.figures) {
    const tile = tiles.get(`${f.x},${f.y}`);
    if (!tile || is_taken_back(view, f)) continue;
    const key = `${f.x},${f.y},${f.feature},${f.figure}`;
    pieces.push({ key, seat: f.seat, ...stance(catalogue, tile, f), pending: false });
  }
  pieces.push(...pending_figures(catalogue, view));
  return pieces.sort((a, b) => a.y - b.y);
}

function is_taken_back(view: View, { seat, figure, x, y }: PlacedFigure): boolean {
  const back = view.pending?.figures.filter((put) => put.take_back) ?? [];
  return seat === view.seat && back.some((put) => put.figure === figure && put.x === x && put.y === y);
}

function pending_figures(catalogue: Catalogue | null, view: View): FigurePiece[] {
  const lying = pending_lying(view);
  if (!lying) return [];
  const put = view.pending?.figures.filter((figure) => !figure.take_back) ?? [];
  return put.map((figure) => {
    const key = `${lying.x},${lying.y},${figure.feature},${figure.figure}`;
    return { key, seat: view.seat, ...stance(catalogue, lying, figure), pending: true };
  });
}

function stance(catalogue: Catalogue | null, tile: Lying, figure: Spot): Pick<FigurePiece, 'kind' | 'x' | 'y' | 'lying'> {
  const lying = lies(figure.figure, figure.feature);
  return { kind: figure_kind(figure.figure), ...anchor_of(catalogue, tile, figure), lying };
}

function pending_lying(view: View): Lying | null {
  const { pending, drawn, tiles } = view;
  if (!pending) return null;
  const { x, y, dir } = pending;
  // One that was sold lies already, put by its buyer, when the figure is decided.
  const tile = drawn ?? tiles.find((t) => t.x === x && t.y === y);
  return tile ? { tile: tile.tile, copy: tile.copy, x, y, dir } : null;
}

export interface SpotPiece extends Point {
  spot: Spot;
  key: string;
  number: number;
  chosen: boolean;
}

/** The spots in pixels from the board's origin; those of the tile just put never nearer to each other than a finger. */
export function spot_pieces(catalogue: Catalogue | null, view: View, offers: Offer[], scale: number, apart: number): SpotPiece[] {
  const lying = pending_lying(view);
  if (!lying) return [];
  const pixels = (tile: Lying, spot: Spot): Point => {
    const at = anchor_of(catalogue, tile, spot);
    return { x: (at.x / kUnit) * scale, y: (at.y / kUnit) * scale };
  };
  const rim = Math.min(apart / 2 - 4, scale / 4);
  const box = {
    left: lying.x * scale + rim,
    top: lying.y * scale + rim,
    right: (lying.x + 1) * scale - rim,
    bottom: (lying.y + 1) * scale - rim,
  };
  const here = offers.filter(({ spot }) => !spot.take_back);
  const points = spread(here.map(({ spot }) => pixels(lying, spot)), apart, box);
  return offers.flatMap(({ spot, chosen }, index) => {
    const elsewhere = view.tiles.find((t) => spot.take_back && t.x === spot.x && t.y === spot.y);
    const point = elsewhere ? pixels(elsewhere, spot) : points[here.findIndex((offer) => offer.spot === spot)];
    return point ? [{ ...point, spot, key: spot_key(spot), number: index + 1, chosen }] : [];
  });
}
