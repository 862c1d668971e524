/** The players' colours; each has a cue of its own shape, so that no two are told apart by hue alone. */
import { at } from './geometry';
import { ellipse, type Outline, rect, shape } from './outline';
import type { Colour } from './types';

export type Cue = 'disc' | 'bars' | 'diamond' | 'triangle' | 'cross' | 'ring';

export interface PlayerColour {
  readonly css: string;
  /** Its side in the shade. */
  readonly dark: string;
  readonly cue: Cue;
  readonly cue_css: string;
}

const kCream = '#fff6e0';
const kInk = '#3a2a1c';

export const kColours: Readonly<Record<Colour, PlayerColour>> = {
  red: { css: '#c63d2f', dark: '#8c2a20', cue: 'disc', cue_css: kCream },
  blue: { css: '#2d6db3', dark: '#1d4a7c', cue: 'bars', cue_css: kCream },
  yellow: { css: '#f0b92d', dark: '#a87c12', cue: 'diamond', cue_css: kInk },
  green: { css: '#1f7a5c', dark: '#13503c', cue: 'triangle', cue_css: kCream },
  black: { css: '#34323a', dark: '#1b1a1f', cue: 'cross', cue_css: kCream },
  pink: { css: '#d96a9b', dark: '#9c4169', cue: 'ring', cue_css: kCream },
};

/** The cue around 0,0; `size` is half its height. A ring has a hole: it needs fill-rule evenodd. */
export function cue_outlines(cue: Cue, x: number, y: number, size: number): Outline[] {
  const o = at(x, y);
  switch (cue) {
    case 'disc':
      return [ellipse(o, size, size)];
    case 'bars':
      return [
        rect(x - size, y - size * 0.9, size * 2, size * 0.7),
        rect(x - size, y + size * 0.2, size * 2, size * 0.7),
      ];
    case 'diamond':
      return [shape(o, [0, -1.25, 1.1, 0, 0, 1.25, -1.1, 0], size)];
    case 'triangle':
      return [shape(o, [0, -1.1, 1.15, 0.9, -1.15, 0.9], size)];
    case 'cross':
      return [
        shape(
          o,
          [
            -0.35, -1.1, 0.35, -1.1, 0.35, -0.35, 1.1, -0.35, 1.1, 0.35, 0.35, 0.35, 0.35, 1.1, -0.35, 1.1, -0.35, 0.35,
            -1.1, 0.35, -1.1, -0.35, -0.35, -0.35,
          ],
          size,
        ),
      ];
    case 'ring':
      return [ellipse(o, size * 1.1, size * 1.1), ellipse(o, size * 0.5, size * 0.5)];
  }
}
