/** What every element needs to draw: where to, in which colours, how much. */
import { type Canvas, fill, type Paint } from './canvas';
import type { Palette } from './palette';
import type { DetailLevel } from './types';

export interface Brush {
  readonly canvas: Canvas;
  readonly palette: Palette;
  readonly detail: DetailLevel;
  /** Whether textures are drawn: tufts, wear, windows, mortar, flowers. */
  readonly fine: boolean;
}

export function shadow(brush: Brush): Paint {
  return fill(brush.palette.shadow, brush.palette.shade);
}
