// What the compiler makes of docs/rules/<language>/*.md, and the page shows.
import type { CatalogueTile, Colour, Dir } from '../src/art';

export interface RulesBook {
  sections: RulesSection[];
}

export interface RulesSection {
  slug: string;
  title: string;
  /** HTML made by the compiler, as all texts here are. */
  intro: string[];
  rules: Rule[];
}

export interface Rule {
  id: string;
  title: string;
  parts: RulePart[];
}

export type RulePart =
  | { kind: 'text'; html: string }
  /** A reading of ours where the printed rules are silent or differ. */
  | { kind: 'ours'; html: string }
  | { kind: 'list'; items: string[] }
  | { kind: 'example'; source: string; /** HTML, too. */ caption: string; picture: RulePicture };

export interface PictureTile {
  /** `base:V`, or `base:V+garden` where the garden counts. */
  tile: string;
  copy: number;
  x: number;
  y: number;
  dir: Dir;
  /** Put by a turn of the example; refused ones do not lie there. */
  role: 'lying' | 'turn' | 'refused';
}

export interface PictureFigure {
  colour: Colour;
  figure: string;
  x: number;
  y: number;
  feature: string;
  /** Of the tile's segments, -1 where the feature names none. */
  segment: number;
  /** Could be put there. */
  possible: boolean;
}

export interface PicturePoints {
  colour: Colour;
  points: number;
}

export interface RulePicture {
  tiles: PictureTile[];
  figures: PictureFigure[];
  /** Cells where a tile may be put. */
  cells: [number, number][];
  points: PicturePoints[];
}

export type TileKinds = Record<string, CatalogueTile>;
