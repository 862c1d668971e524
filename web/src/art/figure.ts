/** The figure: a traveller in hat and cloak with arms out, cut from a thick board; the same shape as an icon in panels. */
import { Canvas, fill } from './canvas';
import { cue_outlines, kColours } from './colours';
import { at } from './geometry';
import { ellipse, type Outline } from './outline';
import type { Colour, Role, Theme } from './types';

const kHalo = '#fff3d8';
const kLine = '#2a1d12';
/** Where the cue sits on the standing figure's chest. */
const kChest = 3.4;
const kSize = { left: -9, top: -11.5, right: 9, bottom: 11.5 };

/** Right half from the crown down to the hem's middle, as cubic steps. */
const kHalf =
  'C1.9-11.5 3.2-10.7 3.5-9L5.4-8.3C6.6-7.8 6.5-6.2 5.2-6.1L4.1-6C3.9-5.2 3.4-4.5 2.7-4' +
  'C5-3.7 7.4-2.5 8.6-.6C9.6 1.1 8.3 3.1 6.4 2.7L4.6 2.3' +
  'C4.9 4.6 6 6.8 7.6 8.7C8.8 10.2 8 11.5 6.4 11.5L2.6 11.5C2.1 11.5 1.8 11.2 1.7 10.7C1.4 9.4 .9 8.8 0 8.8';

function mirrored_half(): string {
  const numbers = kHalf.match(/-?\d*\.?\d+/g)!.map(Number);
  const points: [number, number][] = [];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    points.push([-numbers[i]!, numbers[i + 1]!]);
  }
  const commands = kHalf.match(/[CL]/g)!;
  let index = points.length - 1;
  let d = '';
  for (const command of [...commands].reverse()) {
    const steps = command === 'C' ? 3 : 1;
    const before = [];
    for (let k = 1; k <= steps; k++) {
      before.push(index - k >= 0 ? points[index - k]! : ([0, -11.5] as [number, number]));
    }
    d += command + before.map((p) => p.join(' ')).join(' ');
    index -= steps;
  }
  return `${d}Z`;
}

const kBody = `M0-11.5${kHalf}${mirrored_half()}`;

function body(transform = ''): string {
  return `<path${transform ? ` transform="${transform}"` : ''} d="${kBody}"/>`;
}

/**
 * About 23 units high with its middle at 0,0; a farmer lies on the field, head to the west, its cue upright.
 * Cream halo and dark line are the same in both themes: figures must stand out from every ground.
 */
export function figure_art(colour: Colour, role: Role, theme: Theme = 'light'): string {
  const { css, dark, cue, cue_css } = kColours[colour];
  const lying = role === 'lying';
  const turn = lying ? 'rotate(-90)' : '';
  const thick = `translate(1 1.4)${lying ? ' rotate(-90)' : ''}`;
  const [x, y] = lying ? [kChest, 0] : [0, kChest];
  const shade = lying ? ellipse(at(2.2, 6.2), 13.5, 5.4) : ellipse(at(2, 11.6), 9.4, 3.2);
  const canvas = new Canvas();
  canvas.add(fill(theme === 'dark' ? '#0c0a08' : '#3a2c1c', 0.34), shade);
  const halo = `<g fill="${kHalo}" stroke="${kHalo}" stroke-width="3.4" stroke-linejoin="round">${body(thick)}${body(turn)}</g>`;
  const side = `<g fill="${dark}" stroke="${kLine}" stroke-width=".9" stroke-linejoin="round">${body(thick)}</g>`;
  const top = `<g fill="${css}" stroke="${kLine}" stroke-width=".9" stroke-linejoin="round">${body(turn)}</g>`;
  return `${canvas.svg()}${halo}${side}${top}${cue_svg(cue_outlines(cue, x, y, 2.5), cue_css)}`;
}

function cue_svg(outlines: readonly Outline[], css: string): string {
  return `<path fill="${css}" fill-rule="evenodd" d="${outlines.map((o) => o.d).join('')}"/>`;
}

/** An inline <svg> for panels, as high as its text; without `filled` only an outline in the text's colour: not at hand. */
export function figure_icon(colour: Colour, filled: boolean): string {
  const { css, cue, cue_css } = kColours[colour];
  const { left, top, right, bottom } = kSize;
  const box = `${left - 2} ${top - 2} ${right - left + 4} ${bottom - top + 4}`;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="0.83em" height="1em" aria-hidden="true" focusable="false">`;
  if (!filled) {
    return `${open}<g fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4">${body()}</g></svg>`;
  }
  const figure = `<g fill="${css}" stroke="${kLine}" stroke-width="1.1" stroke-linejoin="round">${body()}</g>`;
  return `${open}${figure}${cue_svg(cue_outlines(cue, 0, kChest, 2.7), cue_css)}</svg>`;
}

/** A round badge with the colour's cue, for the log. */
export function colour_badge(colour: Colour): string {
  const { css, cue, cue_css } = kColours[colour];
  const disc = `<circle r="9" fill="${css}" stroke="${kLine}" stroke-width="1"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20" width="1em" height="1em" aria-hidden="true" focusable="false">${disc}${cue_svg(cue_outlines(cue, 0, 0, 4), cue_css)}</svg>`;
}
