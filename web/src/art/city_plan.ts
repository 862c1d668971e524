/**
 * Where cities lie on an unturned tile. A city's outline runs clockwise along its own sides; every run of other sides is
 * cut off by one wall from corner to corner, so walls of any number and arrangement of city sides follow from three
 * curves: past one, two or three sides.
 */
import { at, mix, sample_curve, turn_points } from './geometry';
import { type Random, random_stream } from './random';
import { corner_of, kHalves, middle_of, seed_of, sides_of } from './turning';
import type { CatalogueTile, Point, Segment } from './types';

/** Runs with its city on the right. */
export type Wall = readonly Point[];

export interface CityPlan {
  readonly segment: number;
  readonly sides: readonly number[];
  readonly coats: number;
  readonly marks: readonly string[];
  readonly area: readonly Point[];
  readonly walls: readonly Wall[];
  /** Where the streets of its sides meet. */
  readonly hub: Point;
}

/** Inner points of walls, drawn as if the run of foreign sides began in the north-west corner. */
const kPastOne: readonly Point[] = [at(17, 13), at(37, 20.5), at(63, 20.5), at(83, 13)];
const kPastTwo: readonly Point[] = [at(14, 23), at(32, 44), at(56, 68), at(77, 86)];
const kPastThree: readonly Point[] = [at(15, 14), at(28, 33), at(28, 67), at(15, 86)];
/** The same where the city reaches the corner although none of its sides does: leaves room for its two walls. */
const kSlimPastOne: readonly Point[] = [at(17, 8), at(37, 16)];
const kSlimPastTwo: readonly Point[] = [at(22, 17), at(41, 37)];
/** The same where another city's wall leaves the same corner: closer to the own side. */
const kFlatPastTwo: readonly Point[] = [at(10, 27), at(30, 47)];
const kFlatPastThree: readonly Point[] = [at(9.5, 25), at(24.5, 43)];
const kJitter = 1.4;
const kStepsPerPoint = 6;

interface Run {
  readonly start: number;
  readonly length: number;
  /** Whether its ends are corners that the city reaches between two foreign sides. */
  readonly slim_from: boolean;
  readonly slim_to: boolean;
}

export function plan_cities(tile: CatalogueTile, copy: number): CityPlan[] {
  const owner = [-1, -1, -1, -1];
  tile.segments.forEach((segment, index) => {
    if (segment.kind === 'city') {
      sides_of(segment).forEach((side) => (owner[side] = index));
    }
  });
  const random = random_stream(seed_of(tile, copy), 'walls');
  const plans: CityPlan[] = [];
  tile.segments.forEach((segment, index) => {
    const sides = sides_of(segment);
    if (segment.kind === 'city' && sides.length > 0) {
      plans.push(plan_city(segment, index, reached_corners(tile, index), owner, random));
    }
  });
  return plans;
}

function plan_city(
  segment: Segment,
  index: number,
  corners: readonly number[],
  owner: readonly number[],
  random: Random,
): CityPlan {
  const sides = sides_of(segment);
  const walls = foreign_runs(sides, corners).map((run) => wall_past(run, owner, random));
  return {
    segment: index,
    sides,
    coats: segment.coats ?? 0,
    marks: segment.marks ?? [],
    area: outline_of(sides, walls),
    walls,
    hub: hub_of(sides),
  };
}

/** Corners between two field sides at which two fields part: there the city that both border reaches the corner. */
function reached_corners(tile: CatalogueTile, city: number): number[] {
  const field_at = (half: string): Segment | undefined =>
    tile.segments.find((s) => s.kind === 'field' && s.halves?.includes(half));
  return [0, 1, 2, 3].filter((corner) => {
    const [before, after] = [field_at(kHalves[(corner * 2 + 7) % 8]!), field_at(kHalves[corner * 2]!)];
    const border = [before, after].every((field) => field?.cities?.includes(city));
    return before !== after && border;
  });
}

/** Runs of sides that are not the city's, clockwise, between its own sides and corners. */
function foreign_runs(sides: readonly number[], corners: readonly number[]): Run[] {
  const runs: Run[] = [];
  const starts = (side: number): boolean => sides.includes((side + 3) % 4) || corners.includes(side % 4);
  for (let start = 0; start < 4; start++) {
    if (sides.includes(start) || !starts(start)) {
      continue;
    }
    let length = 1;
    while (!sides.includes((start + length) % 4) && !starts(start + length)) {
      length++;
    }
    runs.push({ start, length, slim_from: corners.includes(start), slim_to: corners.includes((start + length) % 4) });
  }
  return runs;
}

function wall_past(run: Run, owner: readonly number[], random: Random): Wall {
  const from_foreign = owner[run.start]! >= 0;
  const to_foreign = owner[(run.start + run.length - 1) % 4]! >= 0;
  const inner = inner_points(run, from_foreign, to_foreign, owner);
  const turned = turn_points(inner, run.start).map((p) =>
    at(p.x + random.around(kJitter), p.y + random.around(kJitter)),
  );
  return sample_curve([corner_of(run.start), ...turned, corner_of(run.start + run.length)], kStepsPerPoint);
}

function inner_points(run: Run, from_foreign: boolean, to_foreign: boolean, owner: readonly number[]): Point[] {
  if (run.length === 1) {
    const points = kPastOne.map((p) => at(p.x, p.y * (from_foreign ? 1.85 : 1)));
    return slimmed(points, run, kSlimPastOne, (p) => at(100 - p.x, p.y));
  }
  if (run.length === 2) {
    const points = [...kPastTwo];
    const mirrored = (p: Point): Point => at(100 - p.y, 100 - p.x);
    if (from_foreign) {
      points.splice(0, 2, ...kFlatPastTwo);
    }
    if (to_foreign) {
      points.splice(2, 2, ...[...kFlatPastTwo].reverse().map(mirrored));
    }
    return slimmed(points, run, kSlimPastTwo, mirrored);
  }
  return cap_points(run, from_foreign, to_foreign, owner);
}

function slimmed(points: Point[], run: Run, slim: readonly Point[], mirrored: (p: Point) => Point): Point[] {
  if (run.slim_from) {
    points.splice(0, 2, ...slim);
  }
  if (run.slim_to) {
    points.splice(2, 2, ...[...slim].reverse().map(mirrored));
  }
  return points;
}

function cap_points(run: Run, from_foreign: boolean, to_foreign: boolean, owner: readonly number[]): Point[] {
  const points = [...kPastThree];
  if (from_foreign) {
    points.splice(0, 2, ...kFlatPastThree);
  }
  if (to_foreign) {
    points.splice(2, 2, ...[...kFlatPastThree].reverse().map((p) => at(p.x, 100 - p.y)));
  }
  const [before, after] = [owner[run.start]!, owner[(run.start + 2) % 4]!];
  const enclosed = before >= 0 && before === after;
  return points.map((p) => at(p.x * (enclosed ? 0.7 : 1), p.y));
}

function outline_of(sides: readonly number[], walls: readonly Wall[]): Point[] {
  const area: Point[] = [];
  for (let side = 0; side < 4; side++) {
    const start = corner_of(side);
    const wall = walls.find((w) => w[0]!.x === start.x && w[0]!.y === start.y);
    if (sides.includes(side)) {
      area.push(start);
    } else if (wall) {
      area.push(...wall.slice(0, -1));
    }
  }
  return area;
}

function hub_of(sides: readonly number[]): Point {
  const middles = sides.map(middle_of);
  const mean = at(
    middles.reduce((sum, p) => sum + p.x, 0) / middles.length,
    middles.reduce((sum, p) => sum + p.y, 0) / middles.length,
  );
  return mix(mean, at(50, 50), sides.length === 1 ? 0.27 : 0.32);
}
