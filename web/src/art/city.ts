/** A city within its walls: ground and streets, then houses, chapel and shield. */
import { fill, stroke } from './canvas';
import { cathedral_box } from './cathedral';
import type { CityPlan } from './city_plan';
import {
  at,
  beside,
  boxes_touch,
  distance,
  distance_to_line,
  distance_to_lines,
  inside,
  mix,
  on_tile,
  sample_curve,
  turn_point,
} from './geometry';
import { type Good, goods_of } from './goods';
import { draw_house, draw_houses, type House, house_box, house_shadow, some_house } from './house';
import { blob, curve, line, type Outline, polygon, rect, shape } from './outline';
import type { TilePlan } from './plan';
import { random_stream } from './random';
import { type Brush, shadow } from './style';
import { draw_trees, type Tree } from './tree';
import { middle_of } from './turning';
import type { Box, Point } from './types';
import { kWaterTowerHeight } from './water_tower';

const kStreetHalf = 3;
const kBushes = 4;

/** From the middle of every side to the hub; square to the side, so that the next tile's street continues it. */
export function streets_of(city: CityPlan): Point[][] {
  return city.sides.map((side) => {
    const start = middle_of(side);
    const bend = mix(start, city.hub, 0.6);
    const aside = ((side * 7 + city.segment * 3) % 2 === 0 ? 0.09 : -0.09) * Math.min(1, city.sides.length - 1);
    const bent = at(bend.x + (city.hub.y - start.y) * aside, bend.y - (city.hub.x - start.x) * aside);
    return [start, ...sample_curve([mix(start, at(50, 50), 0.1), bent, city.hub], 4)];
  });
}

export function draw_city_ground(brush: Brush, city: CityPlan, seed: string): void {
  const { canvas, palette } = brush;
  canvas.add(fill(palette.city), polygon(city.area.map(bled)));
  for (const wall of city.walls) {
    const strip = polygon([...wall, ...on_tile(beside(wall, 4.6)).slice(1, -1).reverse()]);
    canvas.add(fill(palette.city_low, 0.6), strip);
  }
  if (brush.detail !== 'tiny') {
    const plaza = city.sides.length === 1 ? 4.5 : 7;
    const random = random_stream(seed, `plaza ${city.segment}`);
    canvas.add(stroke(palette.street, kStreetHalf * 2), ...streets_of(city).map(curve));
    canvas.add(fill(palette.street), blob(random, city.hub, plaza, plaza * 0.85));
  }
  if (brush.fine) {
    const random = random_stream(seed, `cobbles ${city.segment}`);
    const marks: Outline[] = [];
    for (let i = 0; i < 40 + city.sides.length * 20; i++) {
      const p = at(random.between(1, 97), random.between(2, 98));
      if (inside(p, city.area) && i % 2 === 0) {
        marks.push(line([p, at(p.x + 1.3, p.y)]));
      }
    }
    canvas.add(stroke(palette.city_low, 0.7, { round: true }), ...marks);
  }
}

/** Ground on the rim reaches a little beyond it, so that no seam shows between tiles. */
function bled(p: Point): Point {
  const out = (v: number): number => (v < 0.01 ? -0.25 : v > 99.99 ? 100.25 : v);
  return at(out(p.x), out(p.y));
}

export interface Townscape {
  readonly houses: readonly House[];
  readonly bushes: readonly Tree[];
  readonly chapel?: Point;
  readonly shield?: Point;
  readonly goods?: { readonly good: Good; readonly place: Point };
  readonly cathedral?: Point;
  readonly water_tower?: Point;
}

/** Houses from big to small on seeded spots, kept off streets, walls, the rim and each other. */
export function plan_town(brush: Brush, plan: TilePlan, city: CityPlan, water_tower: boolean): Townscape {
  const ground = new TownGround(city, plan.gates);
  const random = random_stream(plan.seed, `town ${city.segment}`);
  const emblems = plan_emblems(brush, plan, city);
  emblems.boxes.forEach((box) => ground.take(box));
  const spots: Point[] = [];
  for (let i = 0; i < (brush.fine ? 1500 : 500); i++) {
    spots.push(turn_point(at(random.between(1, 99), random.between(1, 99)), plan.quarters));
  }
  const tall = (p: Point, half: number, height: number): Box => ({
    left: p.x - half,
    top: p.y - height,
    right: p.x + half,
    bottom: p.y + 0.6,
  });
  const first = (half: number, height: number): Point | undefined => {
    const found = spots.find((p) => ground.fits(tall(p, half, height), 4));
    if (found) {
      ground.take(tall(found, half, height));
    }
    return found;
  };
  const tower = water_tower ? first(5, kWaterTowerHeight - 2) : undefined;
  const with_chapel = city.sides.length > 1 && brush.detail !== 'tiny' && !emblems.found.cathedral;
  const chapel = with_chapel ? first(7.5, 15) : undefined;
  const houses = brush.detail === 'tiny' ? [] : build(brush, plan, city, ground, spots);
  const bushes = brush.fine && city.sides.length > 1 ? grow_bushes(ground, spots) : [];
  return {
    houses,
    bushes,
    ...(chapel ? { chapel } : {}),
    ...emblems.found,
    ...(tower ? { water_tower: tower } : {}),
  };
}

function build(brush: Brush, plan: TilePlan, city: CityPlan, ground: TownGround, spots: readonly Point[]): House[] {
  const random = random_stream(plan.seed, `houses ${city.segment}`);
  const houses: House[] = [];
  const [big, small, steps] = brush.fine ? [12.8, 6.6, 6] : [16, 10, 4];
  spots.forEach((p, i) => {
    const share = Math.floor((i / spots.length) * steps) / (steps - 1);
    const width = big + (small - big) * share + random.around(0.7);
    const gable = random.chance(0.45);
    const house = some_house(p, width, gable, brush, random);
    const box = house_box(p, width, gable);
    if (ground.fits(box, 3.6)) {
      ground.take({
        ...box,
        left: box.left + 0.4,
        right: box.right - 0.4,
        top: box.top + 1.8,
        bottom: box.bottom + 0.2,
      });
      houses.push(house);
    }
  });
  return houses;
}

/** A little green in the gaps that are left between houses. */
function grow_bushes(ground: TownGround, spots: readonly Point[]): Tree[] {
  const bushes: Tree[] = [];
  for (const p of spots) {
    const box = { left: p.x - 2.6, top: p.y - 4.4, right: p.x + 3, bottom: p.y + 1.4 };
    if (bushes.length < kBushes && ground.fits(box, 3.6)) {
      ground.take(box);
      bushes.push({ foot: p, radius: bushes.length % 2 === 0 ? 2.3 : 1.8 });
    }
  }
  return bushes;
}

/** What a city shows above its roofs, and the ground that it keeps free for it. */
function plan_emblems(
  brush: Brush,
  plan: TilePlan,
  city: CityPlan,
): { found: Pick<Townscape, 'shield' | 'goods' | 'cathedral'>; boxes: Box[] } {
  const boxes: Box[] = [];
  const middle = emblem_place(city, plan.gates);
  const good = goods_of(city);
  const size = good ? (brush.fine ? 10 : 14) : brush.fine ? 8 : 11;
  const around = (p: Point): Box => ({
    left: p.x - size,
    top: p.y - size,
    right: p.x + size,
    bottom: p.y + size * 1.1,
  });
  const shield = city.coats > 0 ? middle : undefined;
  const place = good && shield ? at(middle.x, middle.y + size * 2) : middle;
  const cathedral = city.marks.includes('cathedral') ? at(city.hub.x, city.hub.y + 17) : undefined;
  boxes.push(...(shield ? [around(shield)] : []), ...(good ? [around(place)] : []));
  boxes.push(...(cathedral ? [cathedral_box(cathedral)] : []));
  return {
    found: {
      ...(shield ? { shield } : {}),
      ...(good ? { goods: { good, place } } : {}),
      ...(cathedral ? { cathedral } : {}),
    },
    boxes,
  };
}

/** On the hub, or aside where a gatehouse stands in the way. */
function emblem_place(city: CityPlan, gates: readonly Point[]): Point {
  const off = (p: Point): number => Math.min(40, ...gates.map((gate) => distance(p, at(gate.x, gate.y - 4))));
  if (off(city.hub) >= 21) {
    return city.hub;
  }
  const score = (p: Point): number => {
    const wall = distance_to_lines(p, city.walls, 15);
    const rim = Math.min(p.x, p.y, 100 - p.x, 100 - p.y, 15);
    return Math.min(off(p), 21) * 2 + wall + rim - distance(p, city.hub) * 0.4;
  };
  let best = city.hub;
  for (let x = 14; x <= 86; x += 4) {
    for (let y = 14; y <= 86; y += 4) {
      best = inside(at(x, y), city.area) && score(at(x, y)) > score(best) + 1e-9 ? at(x, y) : best;
    }
  }
  return best;
}

class TownGround {
  private readonly taken: Box[] = [];
  private readonly city: CityPlan;
  private readonly gates: readonly Point[];
  private readonly streets: Point[][];

  constructor(city: CityPlan, gates: readonly Point[]) {
    this.city = city;
    this.gates = gates;
    this.streets = streets_of(city);
  }

  take(box: Box): void {
    this.taken.push(box);
  }

  fits(box: Box, from_wall: number): boolean {
    if (box.left < 2 || box.right > 98 || box.top < 1 || box.bottom > 97.5) {
      return false;
    }
    if (this.taken.some((t) => boxes_touch(box, t))) {
      return false;
    }
    const foot = at((box.left + box.right) / 2, box.bottom);
    const corners = [
      at(box.left, box.bottom),
      at(box.right, box.bottom),
      at(box.left, box.top + 3),
      at(box.right, box.top + 3),
    ];
    if (!corners.every((p) => inside(p, this.city.area))) {
      return false;
    }
    const reach = (box.right - box.left) / 2;
    return (
      this.streets.every(
        (street) => distance_to_line(at(foot.x, foot.y - 1.5), street) > kStreetHalf * 0.6 + reach * 0.42,
      ) &&
      this.city.walls.every((wall) => [...corners, foot].every((p) => distance_to_line(p, wall) > from_wall)) &&
      this.gates.every((gate) => distance(gate, foot) > 12)
    );
  }
}

export function draw_town(brush: Brush, town: Townscape, seed: string): void {
  draw_trees(brush, town.bushes, random_stream(seed, 'bushes'));
  draw_houses(brush, town.houses);
  if (town.chapel) {
    draw_chapel(brush, town.chapel);
  }
}

function draw_chapel(brush: Brush, foot: Point): void {
  const { canvas, palette } = brush;
  const hall: House = {
    foot: at(foot.x + 1.8, foot.y),
    width: 10.5,
    gable: false,
    roof: palette.roofs[1]!,
    plaster: palette.plaster,
    door: 0.2,
    height: 9,
  };
  canvas.add(shadow(brush), house_shadow(hall));
  draw_house(brush, hall);
  const x = foot.x - 4.2;
  canvas.add(fill(palette.plaster), rect(x - 2, foot.y - 11.6, 4, 11.6));
  canvas.add(fill(palette.plaster_shade), rect(x + 0.5, foot.y - 11.6, 1.5, 11.6));
  canvas.add(fill(palette.slate), shape(at(x, foot.y), [-2.8, -11.2, 0, -18, 2.8, -11.2]));
  canvas.add(fill(palette.slate_dark), shape(at(x, foot.y), [0, -18, 2.8, -11.2, 0.4, -11.2]));
}
