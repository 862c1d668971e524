/** The middle lines of roads and rivers: from the middle of a side to another, or to some place within the tile. */
import { at, distance, kCentre, mix, sample_bezier } from './geometry';
import type { Random } from './random';
import { middle_of } from './turning';
import type { Point } from './types';

const kStraight = 6;
const kCurveHandle = 29;
const kSway = 3.2;
const kSteps = 14;

export function inward(side: number, by: number): Point {
  return mix(middle_of(side), kCentre, by / 50);
}

/** From side to side; `aside` is how far a straight one swings to both sides. */
export function through(from: number, to: number, random: Random, aside = kSway): Point[] {
  const [a, b] = [middle_of(from), middle_of(to)];
  if ((from + to) % 2 === 0) {
    return swayed(a, b, random.between(aside * 0.7, aside * 1.3) * (random.chance(0.5) ? 1 : -1), 2);
  }
  const [start, stop] = [inward(from, kStraight), inward(to, kStraight)];
  const handles = [inward(from, kStraight + kCurveHandle), inward(to, kStraight + kCurveHandle)] as const;
  return [a, ...sample_bezier(start, handles[0], handles[1], stop, kSteps), b];
}

/** From side to the opposite side in one wide bow towards a third side. */
export function bowed(from: number, to: number, towards: number, by: number): Point[] {
  const [a, b, side] = [middle_of(from), middle_of(to), middle_of(towards)];
  const out: Point[] = [];
  for (const t of shares(14)) {
    const bow = (Math.sin(Math.PI * within(t)) ** 2 * by) / 50;
    const p = mix(a, b, t);
    out.push(at(p.x + (side.x - kCentre.x) * bow, p.y + (side.y - kCentre.y) * bow));
  }
  return out;
}

export function arm(side: number, to: Point, random: Random): Point[] {
  const start = inward(side, kStraight);
  const reach = distance(start, to);
  const rim = middle_of(side);
  if (reach < 8 || Math.min(Math.abs(to.x - rim.x), Math.abs(to.y - rim.y)) < 0.5) {
    return swayed(rim, to, random.between(0.035, 0.05) * reach * (random.chance(0.5) ? 1 : -1), 1);
  }
  const first = inward(side, kStraight + reach * 0.4);
  const second = mix(to, kCentre, distance(to, kCentre) > 8 ? 0.3 : 0);
  const third = mix(second, first, 0.4);
  return [rim, ...sample_bezier(start, first, third, to, 8)];
}

/** From one point to the other with some bends to the sides; leaves and arrives straight. */
function swayed(a: Point, b: Point, sway: number, bends: 1 | 2): Point[] {
  const length = distance(a, b) || 1;
  const square = at(-(b.y - a.y) / length, (b.x - a.x) / length);
  const out: Point[] = [];
  for (const t of shares(6 * bends)) {
    const u = Math.PI * within(t);
    const bow = bends === 1 ? Math.sin(u) ** 2 : Math.sin(2 * u) * Math.sin(u);
    const p = mix(a, b, t);
    out.push(at(p.x + square.x * bow * sway, p.y + square.y * bow * sway));
  }
  return out;
}

const kRim = 0.05;

/** Even steps along a line, and one more near either end. */
function shares(steps: number): number[] {
  return [0, ...Array.from({ length: steps + 1 }, (_, k) => kRim + (k / steps) * (1 - 2 * kRim)), 1];
}

/** A share of what lies between the straight beginning and the straight end. */
function within(t: number): number {
  return Math.min(1, Math.max(0, (t - kRim) / (1 - 2 * kRim)));
}
