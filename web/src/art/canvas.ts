/**
 * Collects outlines with their paint and writes as few paths as possible: an outline joins an earlier path of the same
 * paint whenever nothing that overlaps it was drawn in between, so the picture stays the same.
 */
import { boxes_touch, grow } from './geometry';
import { moved, num, type Outline } from './outline';
import type { Box, Point } from './types';

export interface Paint {
  /** SVG presentation attributes; equal text means equal paint. */
  readonly attributes: string;
  /** How far the paint reaches beyond the outline. */
  readonly reach: number;
}

export interface StrokeOptions {
  readonly opacity?: number;
  readonly dash?: string;
  readonly round?: boolean;
}

export function fill(colour: string, opacity = 1): Paint {
  return { attributes: `fill="${colour}"${opacity < 1 ? ` fill-opacity="${fraction(opacity)}"` : ''}`, reach: 0 };
}

export function stroke(colour: string, width: number, options: StrokeOptions = {}): Paint {
  let attributes = `fill="none" stroke="${colour}" stroke-width="${num(width)}"`;
  if (options.opacity !== undefined) {
    attributes += ` stroke-opacity="${fraction(options.opacity)}"`;
  }
  if (options.dash !== undefined) {
    attributes += ` stroke-dasharray="${options.dash}"`;
  }
  attributes += options.round ? ` stroke-linecap="round" stroke-linejoin="round"` : ` stroke-linejoin="round"`;
  return { attributes, reach: width / 2 };
}

function fraction(value: number): string {
  return String(Math.round(value * 100) / 100).replace(/^0\./, '.');
}

interface Path {
  readonly paint: Paint;
  readonly parts: string[];
  readonly boxes: Box[];
}

export class Canvas {
  private readonly paths: Path[] = [];

  add(paint: Paint, ...outlines: readonly Outline[]): void {
    for (const outline of outlines) {
      this.add_one(paint, outline);
    }
  }

  get nodes(): number {
    return this.paths.length;
  }

  svg(): string {
    return this.paths.map((path) => `<path ${path.paint.attributes} d="${path.parts.join('')}"/>`).join('');
  }

  private add_one(paint: Paint, outline: Outline): void {
    if (outline.d === '') {
      return;
    }
    const box = grow(outline.box, paint.reach);
    for (let i = this.paths.length - 1; i >= 0; i--) {
      const path = this.paths[i]!;
      if (path.paint.attributes === paint.attributes) {
        path.parts.push(outline.d);
        path.boxes.push(box);
        return;
      }
      if (path.boxes.some((other) => boxes_touch(box, other))) {
        break;
      }
    }
    this.paths.push({ paint, parts: [outline.d], boxes: [box] });
  }
}

/** Draws onto another canvas what was made for the middle of the tile, elsewhere and in another size. */
export class MovedCanvas extends Canvas {
  private readonly target: Canvas;
  private readonly middle: Point;
  private readonly scale: number;

  constructor(target: Canvas, middle: Point, scale: number) {
    super();
    this.target = target;
    this.middle = middle;
    this.scale = scale;
  }

  override add(paint: Paint, ...outlines: readonly Outline[]): void {
    this.target.add(paint, ...outlines.map((outline) => moved(outline, this.middle, this.scale)));
  }
}
