/** The silhouettes of the figures, each about 0,0: known by their outline alone, whatever their colour. */
import type { FigureKind } from './types';

export interface FigureShape {
  /** Path data of the outline. */
  readonly body: string;
  readonly size: number;
  /** Height of the cue's middle, and half its height. */
  readonly cue: { readonly x: number; readonly y: number; readonly size: number };
  /** Strokes on top in the line's colour, such as eyes and a tail. */
  readonly lines?: string;
  /** Strokes and dots in the cue's colour. */
  readonly trim?: string;
  /** Seen through. */
  readonly clear?: boolean;
  /** Half width and height, for icons and shadows. */
  readonly half: { readonly wide: number; readonly high: number };
}

/** Right halves from the crown down to the hem's middle, as lines and cubic steps. */
const kTravellerHalf =
  'C1.9-11.5 3.2-10.7 3.5-9L5.4-8.3C6.6-7.8 6.5-6.2 5.2-6.1L4.1-6C3.9-5.2 3.4-4.5 2.7-4' +
  'C5-3.7 7.4-2.5 8.6-.6C9.6 1.1 8.3 3.1 6.4 2.7L4.6 2.3' +
  'C4.9 4.6 6 6.8 7.6 8.7C8.8 10.2 8 11.5 6.4 11.5L2.6 11.5C2.1 11.5 1.8 11.2 1.7 10.7C1.4 9.4 .9 8.8 0 8.8';
const kAbbotHalf =
  'C1.7-11.8 4.1-9.7 4.3-7.9L3.7-5.4C3.5-4.5 3.1-3.8 2.5-3.3C5-2.8 6.8-1.4 7.3.8L8.9 9.5C9.1 10.8 8.4 11.5 7.2 11.5L0 11.5';
const kPhantomHalf =
  'C3-11.5 4.7-9.5 4.5-6.9C4.4-5.7 4-4.8 3.4-4C6.6-3.4 8.8-1.4 9.2 1.4L9.8 9.3' +
  'C9.9 11.3 8.3 12 7 10.8C5.8 9.7 4.6 9.7 3.4 11C2.4 12.1 1 12 0 10.8';

const kBuilder =
  'M-3.6-11C-1.4-11.6 1.4-11.6 3-11C4.5-10.4 4.8-9 4.8-8.2L6-7.8L6-6.5L3.9-6.3C3.8-5.1 3.3-4.3 2.6-3.8L5.9-3.1' +
  'L8.3-5.4L8.8-8.6L6.9-8.6L6.9-12.2L13.2-12.2L13.2-8.6L11.3-8.6L10.9-4.4C10.6-2.6 9-.2 6.8 1.2L5.6 1.8L6.9 9.6' +
  'C7.1 10.8 6.5 11.5 5.5 11.5L1.7 11.5L1.1 7.6C.9 6.8-.9 6.8-1.1 7.6L-1.7 11.5L-5.5 11.5C-6.5 11.5-7.1 10.8-6.9 9.6' +
  'L-5.6 2.4C-8 1.8-9.6-.4-9-2.2C-8.5-3.6-6.8-3.9-5.4-3.6L-2.6-3.8C-3.3-4.3-3.8-5.1-3.9-6.3L-4.9-6.5' +
  'C-5.3-6.8-5.3-7.8-4.9-8.2C-4.9-9.2-4.9-10.5-3.6-11Z';
const kPig =
  'M-11.4-.8C-11.4-5.6-6.8-7.6-1.2-7.6C1.6-7.6 3.8-7.1 5.4-6.4L7.4-9.4C8.6-8.6 9-7 8.8-5.4C10.2-4.4 10.9-3.2 11.2-2.3' +
  'L13-2.5L13.5 1.3L11.2 1.6C10.4 3.2 9 4.2 7.6 4.6L7.2 8.8L3.1 8.8L2.8 5.6L-4.1 5.6L-4.5 8.8L-8.6 8.8L-8.9 4.4' +
  'C-10.6 3.2-11.4 1.4-11.4-.8Z';

/** The left half of a symmetrical outline, back up to where it began. */
function closed(top: number, half: string): string {
  const numbers = half.match(/-?\d*\.?\d+/g)!.map(Number);
  const points: string[] = [`0 ${top}`];
  for (let i = 0; i + 1 < numbers.length; i += 2) {
    points.push(`${-numbers[i]!} ${numbers[i + 1]!}`);
  }
  let index = points.length - 1;
  let d = '';
  for (const command of half.match(/[CL]/g)!.reverse()) {
    const steps = command === 'C' ? 3 : 1;
    d +=
      command +
      points
        .slice(index - steps, index)
        .reverse()
        .join(' ');
    index -= steps;
  }
  return `M0${top}${half}${d}Z`;
}

const kTraveller = closed(-11.5, kTravellerHalf);
const kHalf = { wide: 9, high: 11.5 };

export const kFigureShapes: Readonly<Record<FigureKind, FigureShape>> = {
  meeple: { body: kTraveller, size: 1, cue: { x: 0, y: 3.4, size: 2.5 }, half: kHalf },
  large: {
    body: kTraveller,
    size: 1.32,
    cue: { x: 0, y: 1.8, size: 2.3 },
    // Two pips for its two votes.
    trim: 'M-1.7 6.6h.01M1.7 6.6h.01',
    half: { wide: 12, high: 15.2 },
  },
  abbot: {
    body: closed(-12.6, kAbbotHalf),
    size: 1,
    cue: { x: 0, y: 4.6, size: 2.6 },
    trim: 'M0-10.6L0-6.6M-1.5-8.9L1.5-8.9',
    half: { wide: 9, high: 12 },
  },
  builder: { body: kBuilder, size: 1, cue: { x: 0, y: 1.4, size: 2.5 }, half: { wide: 11.5, high: 12 } },
  pig: {
    body: kPig,
    size: 0.94,
    cue: { x: -2, y: -1.2, size: 2.9 },
    lines: 'M-11.2-1.6C-13.6-2-14-4.8-12-5.4M8.2-2.9h.01M12 .1h.01',
    half: { wide: 13.5, high: 9 },
  },
  phantom: {
    body: closed(-11.5, kPhantomHalf),
    size: 1,
    cue: { x: 0, y: 3.2, size: 2.7 },
    lines: 'M-1.6-7.4v.9M1.6-7.4v.9',
    clear: true,
    half: { wide: 9.8, high: 11.8 },
  },
};

export const kFigureKinds = Object.keys(kFigureShapes) as FigureKind[];

/** Figures of later sets look like the common one. */
export function figure_kind(name: string): FigureKind {
  return kFigureKinds.find((kind) => kind === name) ?? 'meeple';
}
