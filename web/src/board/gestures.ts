// Pointers and wheel become drags, pinches and turns. A press that did not move stays a click for the button under it.
import type { Point } from './geometry';

export interface GestureHandlers {
  on_drag(dx: number, dy: number): void;
  on_pinch(middle: Point, factor: number, dx: number, dy: number): void;
  on_zoom(point: Point, factor: number): void;
  /** The wheel moved over the tile that lies for now, or the other mouse button was pressed. */
  on_turn(by: number): void;
  on_hover(inside: boolean): void;
  /** The first pointer came down, or the last one is up again and its click, if there is one, has been handled. */
  on_press(down: boolean): void;
}

const kDragStart = 7;
const kWheelStep = 40;
/** A touch's click comes some time after its end, or not at all. */
const kClickAfter = 100;
const kZoomPerPixel = 0.0015;

function middle_of(points: Point[]): Point {
  const sum = points.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

function distance_of(points: Point[]): number {
  const [a, b] = points;
  return a && b ? Math.hypot(a.x - b.x, a.y - b.y) : 0;
}

class Gestures {
  private readonly down = new Map<number, Point>();
  private start: Point | null = null;
  private dragging = false;
  private wheel_sum = 0;
  private press_end: ReturnType<typeof setTimeout> | undefined;

  constructor(
    private readonly element: HTMLElement,
    private readonly handlers: GestureHandlers,
  ) {}

  readonly pressed = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    this.down.set(event.pointerId, this.point(event));
    this.start = middle_of([...this.down.values()]);
    if (this.down.size === 1) this.dragging = false;
    clearTimeout(this.press_end);
    this.handlers.on_press(true);
  };

  readonly moved = (event: PointerEvent): void => {
    if (!this.down.has(event.pointerId)) return;
    const before = [...this.down.values()];
    this.down.set(event.pointerId, this.point(event));
    const after = [...this.down.values()];
    const from = middle_of(before);
    const to = middle_of(after);
    if (!this.dragging && !this.begins(to)) return;
    this.capture(event.pointerId);
    if (after.length === 1) this.handlers.on_drag(to.x - from.x, to.y - from.y);
    else this.pinch(before, after, from, to);
  };

  readonly released = (event: PointerEvent): void => {
    if (!this.down.delete(event.pointerId)) return;
    if (this.down.size === 0) this.end_press(kClickAfter);
    this.start = this.down.size > 0 ? middle_of([...this.down.values()]) : null;
  };

  readonly clicked = (event: MouseEvent): void => {
    if (this.down.size === 0) this.end_press(0);
    // The click that ends a drag is no click.
    if (!this.dragging || event.detail === 0) return;
    this.dragging = false;
    event.preventDefault();
    event.stopPropagation();
  };

  readonly wheeled = (event: WheelEvent): void => {
    event.preventDefault();
    const over_tile = (event.target as Element).closest('[data-lying], [data-spot]') !== null && !event.ctrlKey;
    const pixels = event.deltaMode === 1 ? event.deltaY * 16 : event.deltaY;
    if (over_tile) this.turn_by_wheel(pixels);
    else this.handlers.on_zoom(this.point(event), Math.exp(-pixels * kZoomPerPixel * (event.ctrlKey ? 4 : 1)));
  };

  readonly other_button = (event: MouseEvent): void => {
    event.preventDefault();
    // A long touch asks for a menu too, and must not turn the tile.
    const touch = (event as PointerEvent).pointerType === 'touch';
    if (!touch) this.handlers.on_turn(1);
  };

  readonly entered = (): void => this.handlers.on_hover(true);
  readonly left = (): void => this.handlers.on_hover(false);

  /** Losing the window or the pointer must not leave a finger "down". */
  readonly reset = (): void => {
    this.down.clear();
    this.start = null;
    this.end_press(0);
  };

  readonly stop = (): void => clearTimeout(this.press_end);

  private end_press(after: number): void {
    clearTimeout(this.press_end);
    this.press_end = setTimeout(() => this.handlers.on_press(false), after);
  }

  private begins(to: Point): boolean {
    const start = this.start ?? to;
    if (this.down.size < 2 && Math.hypot(to.x - start.x, to.y - start.y) < kDragStart) return false;
    this.dragging = true;
    return true;
  }

  private capture(id: number): void {
    if (!this.element.hasPointerCapture(id)) this.element.setPointerCapture(id);
  }

  private pinch(before: Point[], after: Point[], from: Point, to: Point): void {
    const old = distance_of(before);
    const factor = old > 0 ? distance_of(after) / old : 1;
    this.handlers.on_pinch(to, factor, to.x - from.x, to.y - from.y);
  }

  private turn_by_wheel(pixels: number): void {
    this.wheel_sum += pixels;
    if (Math.abs(this.wheel_sum) < kWheelStep) return;
    this.handlers.on_turn(Math.sign(this.wheel_sum));
    this.wheel_sum = 0;
  }

  private point(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
}

export function attach_gestures(element: HTMLElement, handlers: GestureHandlers): () => void {
  const g = new Gestures(element, handlers);
  const stop = new AbortController();
  const on = { signal: stop.signal };
  element.addEventListener('pointerdown', g.pressed, on);
  element.addEventListener('pointermove', g.moved, on);
  // Wherever it ends: a press that left the board must not stay "down".
  window.addEventListener('pointerup', g.released, { ...on, capture: true });
  window.addEventListener('pointercancel', g.released, { ...on, capture: true });
  element.addEventListener('click', g.clicked, { ...on, capture: true });
  element.addEventListener('wheel', g.wheeled, { ...on, passive: false });
  element.addEventListener('contextmenu', g.other_button, on);
  element.addEventListener('pointerenter', g.entered, on);
  element.addEventListener('pointerleave', g.left, on);
  window.addEventListener('blur', g.reset, on);
  return () => {
    stop.abort();
    g.stop();
  };
}
