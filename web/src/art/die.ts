/** A die in a player's colour, as an inline <svg> as high as its text. */
import { kColours } from './colours';
import type { Colour } from './types';

const kPips: readonly (readonly (readonly [number, number])[])[] = [
  [[0, 0]],
  [
    [-4, -4],
    [4, 4],
  ],
  [
    [-4, -4],
    [0, 0],
    [4, 4],
  ],
  [
    [-4, -4],
    [4, -4],
    [-4, 4],
    [4, 4],
  ],
  [
    [-4, -4],
    [4, -4],
    [0, 0],
    [-4, 4],
    [4, 4],
  ],
  [
    [-4, -5],
    [4, -5],
    [-4, 0],
    [4, 0],
    [-4, 5],
    [4, 5],
  ],
];

/** `pips` from 1 to 6. */
export function die_icon(colour: Colour, pips: number): string {
  const { css, cue_css } = kColours[colour];
  const body = `<rect x="-9" y="-9" width="18" height="18" rx="3.4" fill="${css}" stroke="#2a1d12"/>`;
  const dots = (kPips[pips - 1] ?? [])
    .map(([x, y]) => `<circle cx="${x}" cy="${y}" r="1.9" fill="${cue_css}"/>`)
    .join('');
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20" width="1em" height="1em" aria-hidden="true" focusable="false">${body}${dots}</svg>`;
}
