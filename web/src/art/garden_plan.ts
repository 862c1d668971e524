/** Where a garden stands that is a feature, and its figure with it: a segment of its own, or a copy's illustration. */
import { Room } from './clearance';
import { illustrated_site } from './countryside';
import { at, kCentre, turn_point } from './geometry';
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

/** In the same place however the tile is turned. */
export function garden_site(plan: TilePlan): GardenSite {
  let site = kept.get(plan);
  if (!site) {
    site = plan.garden >= 0 ? own_site(plan) : (illustrated_site(plan, 'garden') ?? { point: kCentre, scale: 1 });
    kept.set(plan, site);
  }
  return site;
}

/** Found without regard to figures, which keep off it instead. */
function own_site(plan: TilePlan): GardenSite {
  if (plan.unturned) {
    const site = garden_site(plan.unturned);
    return { ...site, point: turn_point(site.point, plan.quarters) };
  }
  const room = new Room(plan, true);
  inns_in(plan).forEach((inn) => room.take(inn.point, 11 * inn.scale));
  const found = room.best(random_stream(plan.seed, 'garden'), kWanted, 160);
  return { point: found.point, scale: Math.max(0.5, Math.min(1.05, (found.room + 2) / kWanted)) };
}

/** Beside the basin, so that the garden is still seen. */
export function garden_place(plan: TilePlan): Point {
  const { point, scale } = garden_site(plan);
  return at(point.x + 5.5 * scale, point.y - 1.5 * scale);
}

/** Half the frame of a full-sized garden. */
export const kGardenHalf = { wide: 10.5, high: 8.4 };

export function garden_area(plan: TilePlan): Point[] {
  const { point, scale } = garden_site(plan);
  const [w, h] = [kGardenHalf.wide * scale, kGardenHalf.high * scale];
  return [at(-w, -h), at(w, -h), at(w, h), at(-w, h)].map((p) => at(point.x + p.x, point.y + p.y));
}
