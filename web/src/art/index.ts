/**
 * The art of the board: tiles, figures and marks as SVG text, drawn from catalogue data. Pure functions of their
 * arguments; no text of a catalogue ever reaches the SVG. Only presentation attributes, as the page's policy asks.
 */
export { segment_anchor } from './anchor';
export { kColours, type PlayerColour } from './colours';
export { colour_badge, figure_art, figure_icon } from './figure';
export { die_icon } from './die';
export { figure_kind, kFigureKinds } from './figure_shapes';
export { type Good, goods_icon, kGoods } from './goods';
export { kPageColours } from './palette';
export { segment_area, segment_shape } from './segment_area';
export { defs, tile_art, tile_svg } from './tile';
export { tower_svg } from './tower';
export type {
  ArtOptions,
  CatalogueTile,
  Colour,
  DetailLevel,
  Dir,
  FigureKind,
  Point,
  Role,
  Segment,
  Theme,
  TileArt,
  TowerArt,
} from './types';
