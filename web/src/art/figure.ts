/** Figures cut from a thick board, on the board and as icons of the same shape in panels. */
import { Canvas, fill } from './canvas';
import { cue_outlines, kColours } from './colours';
import { type FigureShape, kFigureShapes } from './figure_shapes';
import { at } from './geometry';
import { ellipse, num, type Outline } from './outline';
import type { Colour, FigureKind, Role, Theme } from './types';

const kHalo = '#fff3d8';
const kLine = '#2a1d12';
/** How much of the ground a phantom hides. */
const kVeil = 0.58;

function path(shape: FigureShape, turn: string, before = ''): string {
  const size = shape.size === 1 ? '' : `scale(${shape.size})`;
  const transform = [before, turn, size].filter((part) => part !== '').join(' ');
  return `<path${transform === '' ? '' : ` transform="${transform}"`} d="${shape.body}"/>`;
}

/**
 * About 23 units high with its middle at 0,0. One that lies has its head to the west, its cue upright.
 * Cream halo and dark line are the same in both themes: figures must stand out from every ground.
 */
export function figure_art(colour: Colour, role: Role, theme: Theme = 'light', kind: FigureKind = 'meeple'): string {
  const shape = kFigureShapes[kind];
  const { css, dark } = kColours[colour];
  const turn = role === 'lying' ? 'rotate(-90)' : '';
  const edge = `stroke="${kLine}" stroke-width=".9" stroke-linejoin="round"`;
  const thick = path(shape, turn, 'translate(1 1.4)');
  const halo = `stroke="${kHalo}" stroke-width="3.4" stroke-linejoin="round"`;
  const body = path(shape, turn);
  const layers = shape.clear
    ? // No thickness and no ground of its own: what lies below shows through between bright lines.
      `<g fill="none" ${halo}>${body}</g><g fill="${css}" fill-opacity="${kVeil}" stroke="${dark}" stroke-width="1.2" stroke-linejoin="round">${body}</g>`
    : `<g fill="${kHalo}" ${halo}>${thick}${body}</g><g fill="${dark}" ${edge}>${thick}</g><g fill="${css}" ${edge}>${body}</g>`;
  return `${ground_shadow(shape, role, theme)}${layers}${marks(shape, colour, role)}`;
}

function ground_shadow(shape: FigureShape, role: Role, theme: Theme): string {
  const { wide, high } = shape.half;
  const shade =
    role === 'lying'
      ? ellipse(at(2.2, wide * 0.7), high * 1.17, wide * 0.6)
      : ellipse(at(2, high + 0.1), wide * 1.05, wide * 0.36);
  const canvas = new Canvas();
  canvas.add(fill(theme === 'dark' ? '#0c0a08' : '#3a2c1c', shape.clear ? 0.2 : 0.34), shade);
  return canvas.svg();
}

/** The cue, upright always; eyes, tail and trimmings turn with the figure. */
function marks(shape: FigureShape, colour: Colour, role: Role): string {
  const { cue, cue_css } = kColours[colour];
  const { size } = shape;
  const [x, y] = role === 'lying' ? [shape.cue.y, -shape.cue.x] : [shape.cue.x, shape.cue.y];
  const badge = cue_svg(cue_outlines(cue, x * size, y * size, shape.cue.size * size), cue_css);
  const turn =
    role === 'lying' ? ` transform="rotate(-90) scale(${size})"` : size === 1 ? '' : ` transform="scale(${size})"`;
  const strokes = (d: string | undefined, css: string, width: number): string =>
    d === undefined
      ? ''
      : `<path${turn} fill="none" stroke="${css}" stroke-width="${num(width)}" stroke-linecap="round" d="${d}"/>`;
  return `${badge}${strokes(shape.lines, kLine, 1.5)}${strokes(shape.trim, cue_css, 1.4)}`;
}

function cue_svg(outlines: readonly Outline[], css: string): string {
  return `<path fill="${css}" fill-rule="evenodd" d="${outlines.map((o) => o.d).join('')}"/>`;
}

/** An inline <svg> for panels, as high as its text; without `filled` only an outline in the text's colour: not at hand. */
export function figure_icon(colour: Colour, filled: boolean, kind: FigureKind = 'meeple'): string {
  const shape = kFigureShapes[kind];
  const { wide, high } = shape.half;
  const box = `${num(-wide - 2)} ${num(-high - 2)} ${num(wide * 2 + 4)} ${num(high * 2 + 4)}`;
  // Of one height with a text's line, but a big figure stays bigger and a pig lower.
  const height = (high * 2 + 4) / 27;
  const width = (wide * 2 + 4) / 27;
  const open = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${box}" width="${em(width)}" height="${em(height)}" aria-hidden="true" focusable="false">`;
  const body = path(shape, '');
  if (!filled) {
    return `${open}<g fill="none" stroke="currentColor" stroke-opacity=".38" stroke-width="1.4">${body}</g></svg>`;
  }
  const { css, dark } = kColours[colour];
  const veil = shape.clear ? ` fill-opacity=".7" stroke="${dark}" stroke-dasharray="2.4 1.2"` : ` stroke="${kLine}"`;
  const figure = `<g fill="${css}"${veil} stroke-width="1.1" stroke-linejoin="round">${body}</g>`;
  return `${open}${figure}${marks(shape, colour, 'standing')}</svg>`;
}

function em(value: number): string {
  return `${Math.round(value * 100) / 100}em`;
}

/** A round badge with the colour's cue, for the log. */
export function colour_badge(colour: Colour): string {
  const { css, cue, cue_css } = kColours[colour];
  const disc = `<circle r="9" fill="${css}" stroke="${kLine}" stroke-width="1"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 20 20" width="1em" height="1em" aria-hidden="true" focusable="false">${disc}${cue_svg(cue_outlines(cue, 0, 0, 4), cue_css)}</svg>`;
}
