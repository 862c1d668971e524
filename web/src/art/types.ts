/** What the art library takes and gives. The tile types follow CATALOGUE of docs/protocol.md. */

export type Dir = 'N' | 'E' | 'S' | 'W';
export type Theme = 'light' | 'dark';
/** "full" from 64 px a tile up, "reduced" below, "tiny" below 30 px. */
export type DetailLevel = 'full' | 'reduced' | 'tiny';
export type Colour = 'red' | 'blue' | 'yellow' | 'green' | 'black' | 'pink';
export type Role = 'standing' | 'lying';
export type FigureKind = 'meeple' | 'large' | 'abbot' | 'builder' | 'pig' | 'phantom';

/** Kinds that are not known here (of later sets) are left out of the drawing; nothing fails on them. */
export interface Segment {
  readonly kind: string;
  readonly edges?: readonly string[];
  readonly coats?: number;
  readonly end?: string;
  readonly halves?: readonly string[];
  readonly cities?: readonly number[];
  /** What stands on it: inn, cathedral, wine, grain, cloth, labyrinth, prior. Others are left out of the drawing. */
  readonly marks?: readonly string[];
}

export interface CatalogueTile {
  readonly letter: string;
  /** Only seeds the drawing, so that equal letters of two sets look different. */
  readonly set?: string;
  readonly edges: readonly string[];
  readonly segments: readonly Segment[];
  readonly illustrations?: Readonly<Record<string, readonly (readonly string[])[]>>;
}

export interface ArtOptions {
  readonly theme?: Theme;
  readonly detail?: DetailLevel;
  /** Whose illustrations are shown; "C2" without it. */
  readonly edition?: string;
}

/** Drawn around 0,0; belongs at x,y (tile units). Equal for all tiles, so of several on one board corner draw one. */
export interface TowerArt {
  readonly x: number;
  readonly y: number;
  readonly svg: string;
}

/**
 * SVG fragments in tile units (0..100, 0,0 top left), already turned. Buildings at a side may reach up to 9 units
 * beyond the tile, `features` therefore belongs above the ground of all tiles. The ground needs `defs` in its document.
 */
export interface TileArt {
  readonly ground: string;
  readonly features: string;
  readonly towers: readonly TowerArt[];
  /** Elements in ground and features together. */
  readonly nodes: number;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
