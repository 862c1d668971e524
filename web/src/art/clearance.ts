/** Free room on the fields of a tile: how far a point is from everything that stands or runs there. */
import { at, distance, distance_to_line, inside, shift, thinned, turn_point } from './geometry';
import { kMazeRadius } from './labyrinth';
import { placed } from './monastery_plan';
import type { TilePlan } from './plan';
import type { Random } from './random';
import type { Point } from './types';

/** Half the width that a figure hides. */
const kFigure = 9;

export class Room {
  private readonly plan: TilePlan;
  private readonly wall_half: number;
  private readonly walls: Point[][];
  private readonly taken: { middle: Point; radius: number }[] = [];

  /** `any_turn`: room that stays when the tile is turned; without it walls take more room on their south. */
  constructor(plan: TilePlan, any_turn = false) {
    this.plan = plan;
    this.wall_half = any_turn ? 7 : 5;
    this.walls = plan.cities.flatMap((city) =>
      city.walls.map((wall) => (any_turn ? thinned(wall) : shift(thinned(wall), 0.8, 2.4))),
    );
    if (plan.crossing !== '') {
      this.take(plan.junction, plan.crossing === 'village' ? 17.5 : 13);
    }
    const { monastery } = plan;
    if (monastery) {
      const { scale } = monastery;
      [at(36, 55), at(64, 55), at(50, 55)].forEach((p) => this.take(placed(monastery, p), 21 * scale));
      this.take(placed(monastery, at(33, 32)), 12 * scale);
    }
    plan.gates.forEach((gate) => this.take(at(gate.x, gate.y + 1), 10));
    const farms = plan.ways.filter((way) => way.end === 'farmhouse').map((way) => way.lines[0]!);
    farms.forEach((line) => this.take(line[line.length - 1]!, 11));
    plan.pools.forEach((pool) => this.take(pool.middle, pool.wide + 1));
    plan.ways.filter((way) => way.marks.includes('labyrinth')).forEach(() => this.take(plan.junction, kMazeRadius + 2));
  }

  take(middle: Point, radius: number): void {
    this.taken.push({ middle, radius });
  }

  /** Negative off the fields. */
  at(p: Point): number {
    const on_field = this.plan.fields.some((field) => field.faces.some((face) => inside(p, face)));
    if (!on_field) {
      return -1;
    }
    let room = Math.min(p.x, p.y, 100 - p.x, 100 - p.y) - 1;
    this.walls.forEach((wall) => (room = Math.min(room, distance_to_line(p, wall) - this.wall_half)));
    for (const way of [...this.plan.ways, ...this.plan.stubs]) {
      const half = way.kind === 'river' ? 9 : 7;
      way.lines.forEach((line) => (room = Math.min(room, distance_to_line(p, line) - half)));
    }
    this.taken.forEach(({ middle, radius }) => (room = Math.min(room, distance(p, middle) - radius)));
    return room;
  }

  /** The roomiest of some seeded places, up to the room wanted; a pull to a seeded point keeps it out of the corners. */
  best(random: Random, wanted: number, tries = 60, avoid: readonly Point[] = []): { point: Point; room: number } {
    const pull = at(random.between(15, 85), random.between(15, 85));
    let best = { point: at(50, 50), room: -1 };
    let best_score = -Infinity;
    for (let i = 0; i < tries; i++) {
      const p = at(random.between(6, 94), random.between(6, 94));
      const place = turn_point(p, this.plan.quarters);
      const room = Math.min(this.at(place), ...avoid.map((other) => distance(place, other) - kFigure));
      const score = Math.min(room, wanted) * 3 - distance(p, pull) * 0.06 + Math.min(room, wanted * 2) * 0.15;
      if (room >= 0 && score > best_score) {
        best_score = score;
        best = { point: place, room };
      }
    }
    return best;
  }
}
