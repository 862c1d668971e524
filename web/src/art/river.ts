/** Rivers: sandy banks, water that is deeper in its middle, ripples and reeds; drawn under the roads, which cross them. */
import { fill, stroke } from './canvas';
import { along, at } from './geometry';
import { blob, curve, ellipse, line, type Outline, polygon, shape } from './outline';
import type { Pool } from './pool_plan';
import { type Random, random_stream } from './random';
import type { Brush } from './style';
import type { Point } from './types';

export const kRiverHalf = 7.5;

export function draw_rivers(
  brush: Brush,
  lines: readonly (readonly Point[])[],
  pools: readonly Pool[],
  random: Random,
): void {
  if (lines.length === 0) {
    return;
  }
  const { canvas, palette } = brush;
  const curves = lines.map(curve);
  const seed = String(random.next());
  const pool = (extra: number): Outline[] => pools.map((p) => shore(p, extra, seed));
  const layers = [
    [palette.bank, 2.6],
    [palette.dust, 1.1],
    [palette.water, 0],
  ] as const;
  for (const [colour, extra] of layers) {
    canvas.add(stroke(colour, kRiverHalf * 2 + extra * 2 - 1), ...curves);
    canvas.add(fill(colour), ...pool(extra));
  }
  canvas.add(stroke(palette.water_deep, kRiverHalf * 1.1, { opacity: 0.4 }), ...curves);
  canvas.add(fill(palette.water_deep, 0.4), ...pools.map((p) => ellipse(p.middle, p.wide * 0.66, p.high * 0.6)));
  if (brush.fine) {
    canvas.add(stroke(palette.water_light, 0.9, { round: true }), ...lines.flatMap((l) => ripples(l, random)));
    pools.forEach((p) => draw_rings(brush, p));
    lines.forEach((l) => draw_reeds(brush, l, random));
  }
  pools.forEach((p) => (p.kind === 'spring' ? draw_rocks(brush, p) : draw_boat(brush, p)));
}

/** The same rough outline for every layer. */
function shore(pool: Pool, extra: number, seed: string): Outline {
  const { middle, wide, high } = pool;
  return blob(random_stream(seed, 'shore'), middle, wide + extra + 0.8, high + extra + 0.6, 11, 0.05);
}

function ripples(l: readonly Point[], random: Random): Outline[] {
  const out: Outline[] = [];
  for (let share = 0.06; share < 0.95; share += random.between(0.05, 0.12)) {
    const { point, way } = along(l, share);
    const off = random.around(4.6);
    const p = at(point.x - way.y * off, point.y + way.x * off);
    out.push(line([p, at(p.x + way.x * 3, p.y + way.y * 3)]));
  }
  return out;
}

function draw_rings(brush: Brush, pool: Pool): void {
  const { middle, wide, high } = pool;
  const dash = (x: number, y: number, reach: number): Outline =>
    line([at(middle.x + x * wide - reach, middle.y + y * high), at(middle.x + x * wide + reach, middle.y + y * high)]);
  const dashes = [dash(-0.4, -0.34, 2), dash(0.36, -0.1, 2.4), dash(-0.12, 0.4, 2.8), dash(0.3, 0.62, 1.4)];
  brush.canvas.add(stroke(brush.palette.water_light, 0.9, { round: true }), ...dashes);
}

/** Tufts of reed where land and water meet, kept off the rim so that tiles join. */
function draw_reeds(brush: Brush, l: readonly Point[], random: Random): void {
  const reeds: Outline[] = [];
  const stones: Outline[] = [];
  for (let share = 0.08; share < 0.95; share += random.between(0.05, 0.13)) {
    const { point, way } = along(l, share);
    const side = random.chance(0.5) ? 1 : -1;
    const p = at(point.x - way.y * side * (kRiverHalf + 1), point.y + way.x * side * (kRiverHalf + 1));
    if (Math.min(p.x, p.y, 100 - p.x, 100 - p.y) < 4) {
      continue;
    }
    if (random.chance(0.4)) {
      stones.push(ellipse(p, random.between(0.8, 1.3), random.between(0.6, 0.9)));
    } else {
      reeds.push(line([at(p.x - 1.1, p.y - 2.6), p, at(p.x + 0.1, p.y - 3.4), p, at(p.x + 1.3, p.y - 2.4)]));
    }
  }
  brush.canvas.add(fill(brush.palette.wall_walk), ...stones);
  brush.canvas.add(stroke(brush.palette.tree_dark, 0.7, { round: true }), ...reeds);
}

/** The spring breaks out between rocks on the north of its pool, whichever way the tile lies. */
function draw_rocks(brush: Brush, pool: Pool): void {
  const { canvas, palette } = brush;
  const { middle } = pool;
  const rocks = [
    [-8.2, -3.4, 3.6],
    [8.4, -3.6, 3.4],
    [-3.6, -7.6, 4.6],
    [4.2, -7.8, 4.2],
  ] as const;
  for (const [x, y, r] of rocks) {
    const p = at(middle.x + x, middle.y + y);
    canvas.add(fill(palette.shadow, palette.shade), ellipse(at(p.x + 1.2, p.y + 1.2), r * 1.1, r * 0.7));
    canvas.add(fill(palette.wall_face), ellipse(p, r, r * 0.82));
    canvas.add(fill(palette.wall_walk), ellipse(at(p.x - r * 0.14, p.y - r * 0.2), r * 0.78, r * 0.56));
    canvas.add(fill(palette.wall_top), ellipse(at(p.x - r * 0.3, p.y - r * 0.34), r * 0.36, r * 0.24));
  }
  const fall = at(middle.x, middle.y - 6);
  canvas.add(stroke(palette.water_light, 2.6, { round: true }), line([fall, at(middle.x + 0.4, middle.y - 0.6)]));
  canvas.add(
    stroke(palette.rim_light, 0.8, { round: true, opacity: 0.8 }),
    line([fall, at(fall.x + 0.2, middle.y - 2)]),
  );
}

function draw_boat(brush: Brush, pool: Pool): void {
  const { canvas, palette } = brush;
  const p = at(pool.middle.x + pool.wide * 0.34, pool.middle.y + pool.high * 0.16);
  const hull = [at(p.x - 4.4, p.y - 0.8), at(p.x - 3, p.y + 1.6), at(p.x + 3, p.y + 1.6), at(p.x + 4.4, p.y - 0.8)];
  canvas.add(fill(palette.shadow, 0.3), ellipse(at(p.x + 0.6, p.y + 1.8), 4.4, 1.1));
  canvas.add(stroke(palette.wood, 0.6), line([at(p.x - 0.4, p.y - 0.6), at(p.x - 0.4, p.y - 8.4)]));
  canvas.add(fill(palette.animal), shape(p, [0, -8, 3.8, -1.8, 0, -1.8]));
  canvas.add(fill(palette.wood), polygon(hull));
}
