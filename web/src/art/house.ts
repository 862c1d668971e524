/** A house seen from the south, its foot's middle given: gable to the front, or eaves to the front. */
import { fill, stroke } from './canvas';
import { at } from './geometry';
import { line, type Outline, polygon, rect, shape } from './outline';
import type { Roof } from './palette';
import type { Random } from './random';
import { type Brush, shadow } from './style';
import type { Box, Point } from './types';

export interface House {
  readonly foot: Point;
  readonly width: number;
  readonly gable: boolean;
  readonly roof: Roof;
  readonly plaster: string;
  readonly door: number;
  readonly height: number;
}

const kRoofDepth = 5;

export function house_height(width: number, gable: boolean): number {
  return gable ? 2.8 + width * 0.5 + kRoofDepth : 8.8;
}

export function house_box(foot: Point, width: number, gable: boolean): Box {
  const height = house_height(width, gable);
  return { left: foot.x - width / 2, top: foot.y - height, right: foot.x + width / 2, bottom: foot.y };
}

export function some_house(foot: Point, width: number, gable: boolean, brush: Brush, random: Random): House {
  const roof = random.chance(0.1) ? brush.palette.grey_roof : random.pick(brush.palette.roofs);
  const plaster = random.chance(0.3) ? brush.palette.plaster_warm : brush.palette.plaster;
  return { foot, width, gable, roof, plaster, door: random.around(0.25), height: house_height(width, gable) };
}

export function house_shadow(house: House): Outline {
  const { foot, width: w } = house;
  return polygon([
    at(foot.x + w * 0.3, foot.y - 3.4),
    at(foot.x + w / 2 + 2.8, foot.y - 0.6),
    at(foot.x + w / 2 + 2.8, foot.y + 1.6),
    at(foot.x - w / 2 + 1.2, foot.y + 1.6),
    at(foot.x - w / 2 + 0.8, foot.y),
  ]);
}

export function draw_house(brush: Brush, house: House): void {
  if (house.gable) {
    draw_gable(brush, house);
  } else {
    draw_eaves(brush, house);
  }
}

function draw_gable(brush: Brush, house: House): void {
  const { canvas, palette } = brush;
  const { foot, width } = house;
  const w = width / 2;
  const front = w - 0.9;
  const depth = kRoofDepth;
  const slope = (side: number): Outline =>
    shape(foot, [side * w, -2.8, 0, -2.8 - w, 0, -2.8 - w - depth, side * w, -2.8 - depth]);
  canvas.add(fill(house.plaster), shape(foot, [-front, 0, -front, -3.3, 0, -2.4 - w, front, -3.3, front, 0]));
  canvas.add(fill(house.roof.lit), slope(-1));
  canvas.add(fill(house.roof.shaded), slope(1));
  if (brush.fine) {
    const door = fill(palette.lit_window);
    canvas.add(door, rect(foot.x - 0.75, foot.y - 2.1, 1.5, 2.1));
    if (w > 4) {
      canvas.add(door, rect(foot.x - 0.55, foot.y - w + 0.3, 1.1, 1.3));
    }
  }
}

function draw_eaves(brush: Brush, house: House): void {
  const { canvas, palette } = brush;
  const { foot, width } = house;
  const w = width / 2;
  canvas.add(fill(house.plaster), rect(foot.x - w + 0.8, foot.y - 3.8, width - 1.6, 3.8));
  canvas.add(fill(house.roof.lit), shape(foot, [-w, -3, w, -3, w - 1.3, -8.8, -w + 1.3, -8.8]));
  canvas.add(fill(house.roof.shaded), shape(foot, [-w, -3, w, -3, w - 0.3, -4.5, -w + 0.3, -4.5]));
  if (brush.fine) {
    canvas.add(
      stroke(palette.rim_light, 0.7, { opacity: 0.3 }),
      line([at(foot.x - w + 1.3, foot.y - 8.4), at(foot.x + w - 1.3, foot.y - 8.4)]),
    );
    const door = fill(palette.lit_window);
    canvas.add(door, rect(foot.x + house.door * w - 1.6, foot.y - 2.1, 1.4, 2.1));
    if (w > 4) {
      canvas.add(door, rect(foot.x + house.door * w + 1.4, foot.y - 2.2, 1.2, 1.1));
    }
  }
}

export function draw_houses(brush: Brush, houses: readonly House[]): void {
  brush.canvas.add(shadow(brush), ...houses.map(house_shadow));
  [...houses].sort((a, b) => a.foot.y - b.foot.y).forEach((house) => draw_house(brush, house));
}
