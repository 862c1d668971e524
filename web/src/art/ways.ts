/** Roads and rivers of a tile in their order: water, roads over it, then what stands where they end, meet or cross. */
import { draw_bridge } from './bridge';
import { draw_farmhouse } from './farmhouse';
import { at } from './geometry';
import { draw_labyrinth } from './labyrinth';
import type { TilePlan } from './plan';
import { random_stream } from './random';
import { draw_rivers } from './river';
import { draw_road_end, draw_roads } from './road';
import type { Brush } from './style';
import type { Point } from './types';
import { draw_village_green, draw_village_rim, village_size } from './village';
import type { WayPlan } from './way_plan';

export function draw_ways(brush: Brush, plan: TilePlan): void {
  const { junction, seed } = plan;
  const village = plan.crossing === 'village';
  const rivers = plan.ways.filter((way) => way.kind === 'river');
  const roads = [...plan.ways.filter((way) => way.kind === 'road'), ...plan.stubs];
  draw_rivers(
    brush,
    rivers.flatMap((way) => way.lines),
    plan.pools,
    random_stream(seed, 'rivers'),
  );
  if (village) {
    draw_village_rim(brush, junction, seed, village_size(plan.stubs.length));
  }
  if (roads.length > 0) {
    draw_roads(
      brush,
      roads.flatMap((way) => way.lines),
      random_stream(seed, 'roads'),
    );
  }
  if (village) {
    draw_village_green(brush, junction, seed, village_size(plan.stubs.length));
  }
  plan.bridges.forEach((bridge) => draw_bridge(brush, bridge));
  roads.forEach((way) => draw_end(brush, way, seed));
  if (roads.some((way) => way.marks.includes('labyrinth'))) {
    draw_labyrinth(brush, junction);
  }
}

/** Ends that have no place of their own elsewhere. */
function draw_end(brush: Brush, way: WayPlan, seed: string): void {
  const line = way.lines[0]!;
  const end = line[line.length - 1]!;
  if (way.lines.length > 1 || way.gate || on_rim(end)) {
    return;
  }
  if (way.end === 'farmhouse') {
    draw_farmhouse(brush, at(end.x, end.y + 0.5), 0.95, random_stream(seed, 'farmhouse end'));
  } else if (!kElsewhere.has(way.end)) {
    draw_road_end(brush, end, line[0]!);
  }
}

const kElsewhere: ReadonlySet<string> = new Set(['village', 'trees', 'monastery', 'city']);

function on_rim(p: Point): boolean {
  return Math.min(p.x, p.y, 100 - p.x, 100 - p.y) < 0.01;
}
