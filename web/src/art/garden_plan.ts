/** Where a garden stands that is a feature: its figure stands there too. */
import { Room } from './clearance';
import { at, turn_point } from './geometry';
import { inns_in } from './inn_plan';
import type { TilePlan } from './plan';
import { random_stream } from './random';
import type { Point } from './types';

export interface GardenSite {
  readonly point: Point;
  readonly scale: number;
}

const kWanted = 13;
const kept = new WeakMap<TilePlan, GardenSite>();

/** In the same place however the tile is turned; found without regard to figures, which keep off it instead. */
export function garden_site(plan: TilePlan): GardenSite {
  let site = kept.get(plan);
  if (!site) {
    const { unturned, quarters } = plan;
    if (unturned) {
      const own = garden_site(unturned);
      site = { ...own, point: turn_point(own.point, quarters) };
    } else {
      const room = new Room(plan, true);
      inns_in(plan).forEach((inn) => room.take(inn.point, 11 * inn.scale));
      const found = room.best(random_stream(plan.seed, 'garden'), kWanted, 160);
      site = { point: found.point, scale: Math.max(0.5, Math.min(1.05, (found.room + 2) / kWanted)) };
    }
    kept.set(plan, site);
  }
  return site;
}

export function garden_place(plan: TilePlan): Point {
  return garden_site(plan).point;
}

/** Half the frame of a full-sized garden. */
export const kGardenHalf = { wide: 10.5, high: 8.4 };

export function garden_area(plan: TilePlan): Point[] {
  const { point, scale } = garden_site(plan);
  const [w, h] = [kGardenHalf.wide * scale, kGardenHalf.high * scale];
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)].map((p) => at(point.x + p.x, point.y + p.y));
}
