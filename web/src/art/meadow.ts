/**
 * The meadow: a square of grass that continues itself on every side. There are several, alike along their rims and
 * different within, so that any two join and none is seen to repeat.
 */
import { Canvas, fill, stroke } from './canvas';
import { at } from './geometry';
import { blob, line, type Outline, rect } from './outline';
import { palette_of } from './palette';
import { meadow_style } from './palette_editions';
import { type Random, random_stream } from './random';
import type { Point, Theme } from './types';

export const kMeadows = 4;
const kBig = 18;

export function meadow_id(theme: Theme, variant: number, edition = 'C2'): string {
  return `meadow-${theme}-${meadow_style(edition).toLowerCase()}-${variant}`;
}

export function meadow_defs(theme: Theme, edition = 'C2'): string {
  let out = '';
  for (let variant = 0; variant < kMeadows; variant++) {
    const id = meadow_id(theme, variant, edition);
    out += `<pattern id="${id}" width="100" height="100" patternUnits="userSpaceOnUse">${meadow_svg(theme, variant, edition)}</pattern>`;
  }
  return out;
}

const kept = new Map<string, string>();

/** Reaches beyond 0..100; to be clipped there. */
export function meadow_svg(theme: Theme, variant: number, edition = 'C2'): string {
  const key = meadow_id(theme, variant, edition);
  let svg = kept.get(key);
  if (svg === undefined) {
    kept.set(key, (svg = draw_meadow(theme, variant, edition)));
  }
  return svg;
}

function draw_meadow(theme: Theme, variant: number, edition: string): string {
  const palette = palette_of(theme, meadow_style(edition));
  const canvas = new Canvas();
  canvas.add(fill(palette.meadow), rect(-1, -1, 102, 102));
  const shared = random_stream('meadow', 'rim');
  const own = random_stream('meadow', `inside ${variant}`);
  const patches = (random: Random, places: readonly Point[]): Outline[] =>
    places.flatMap((p) =>
      repeated(p, kBig * 1.3, (q, r) => blob(r, q, r.between(8, kBig), r.between(7, 12), 6, 0.24), random),
    );
  canvas.add(
    fill(palette.meadow_light, 0.34),
    ...patches(shared, rim_places(shared, 3)),
    ...patches(own, inner_places(own, 3)),
  );
  canvas.add(
    fill(palette.meadow_low, 0.4),
    ...patches(shared, rim_places(shared, 3)),
    ...patches(own, inner_places(own, 3)),
  );
  const tufts = [...tuft_places(shared, 12, true), ...tuft_places(own, 34, false)];
  canvas.add(
    stroke(palette.tuft, 0.55, { round: true, opacity: 0.62 }),
    ...tufts.flatMap((p) => repeated(p, 2, tuft, own)),
  );
  return canvas.svg();
}

/** The outline again wherever it crosses into a neighbouring square; each copy from the same random numbers. */
function repeated(p: Point, reach: number, draw: (p: Point, random: Random) => Outline, random: Random): Outline[] {
  const out: Outline[] = [];
  const seed = String(random.next());
  for (const dx of [-100, 0, 100]) {
    for (const dy of [-100, 0, 100]) {
      const q = at(p.x + dx, p.y + dy);
      if (q.x > -reach && q.x < 100 + reach && q.y > -reach && q.y < 100 + reach) {
        out.push(draw(q, random_stream(seed, 'copy')));
      }
    }
  }
  return out;
}

function tuft(p: Point): Outline {
  return line([at(p.x - 0.9, p.y - 1.5), p, at(p.x + 0.1, p.y - 2), p, at(p.x + 1.1, p.y - 1.4)]);
}

function rim_places(random: Random, count: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < count; i++) {
    const along = random.between(4, 96);
    const off = random.around(7);
    out.push(i % 2 === 0 ? at(along, off) : at(off, along));
  }
  return out;
}

function inner_places(random: Random, count: number): Point[] {
  const out: Point[] = [];
  for (let i = 0; i < count; i++) {
    out.push(at(random.between(20, 80), random.between(18, 82)));
  }
  return out;
}

function tuft_places(random: Random, count: number, rim: boolean): Point[] {
  const out: Point[] = [];
  while (out.length < count) {
    const p = at(random.between(0, 100), random.between(0, 100));
    const at_rim = Math.min(p.x, p.y, 100 - p.x, 100 - p.y) < 4;
    if (at_rim === rim) {
      out.push(p);
    }
  }
  return out;
}
