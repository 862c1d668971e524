// Moves the camera. While fingers or the wheel zoom, the board is only stretched; a moment later it is drawn again at its
// new size. A jump of its own (show all, come near) is drawn at its new size at once, and then seen as a motion. Nothing
// moves of its own under a finger: between down and up what is pressed stays where it is.
import { make_store, type Readable, type Store } from '../state/store';
import {
  center_on,
  fit,
  grow,
  hold_in,
  is_visible,
  pan,
  zoom_about,
  type Bounds,
  type Camera,
  type Insets,
  type Point,
  type Size,
} from './geometry';

export interface CameraState {
  camera: Camera;
  /** The scale at which the board is drawn; the rest is done by stretching. */
  drawn_scale: number;
  /** Where a jump began; null when the camera simply is where it is. */
  from: Camera | null;
}

const kRedrawAfter = 160;
/** Room around the board, in tiles, when all of it is shown. */
const kFitMargin = 0.12;
/** A little more when it happens by itself, so that it need not happen again at the next tile. */
const kShowMargin = 0.5;

export class CameraControl {
  readonly state: Store<CameraState>;
  private window: Size = { width: 0, height: 0 };
  private bounds: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  private before_close_up: Camera | null = null;
  private readonly pressed_state = make_store(false);
  private waiting: (() => void)[] = [];
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private insets: Insets) {
    this.state = make_store({ camera: { scale: 100, x: 0, y: 0 }, drawn_scale: 100, from: null });
  }

  size(): Size {
    return this.window;
  }

  camera(): Camera {
    return this.state.get().camera;
  }

  /** Whether a finger or a button of the mouse is down on the board. */
  readonly pressed: Readable<boolean> = this.pressed_state;

  press(): void {
    this.pressed_state.set(true);
  }

  release(): void {
    this.pressed_state.set(false);
    for (const move of this.waiting.splice(0)) move();
  }

  /** For moves that nobody asked for at this moment: now, or when nothing is pressed any more. */
  by_itself(move: () => void): void {
    if (this.pressed_state.get()) this.waiting.push(move);
    else move();
  }

  /** The first size that is known shows the whole board; later ones keep the middle where it was. */
  resize(window: Size): void {
    const first = this.window.width === 0;
    const [dx, dy] = [(window.width - this.window.width) / 2, (window.height - this.window.height) / 2];
    this.window = window;
    if (first) this.state.set({ camera: this.whole(), drawn_scale: this.whole().scale, from: null });
    else this.move_to(pan(this.camera(), dx, dy), false);
  }

  set_bounds(bounds: Bounds): void {
    this.bounds = bounds;
  }

  fit_all(): void {
    this.before_close_up = null;
    this.move_to(this.whole(), true);
  }

  /** Shows the whole board again only if a part that matters now is out of sight. */
  show(bounds: Bounds): void {
    if (is_visible(this.camera(), bounds, this.window, this.insets)) return;
    this.before_close_up = null;
    this.move_to(this.whole(kShowMargin), true);
  }

  drag(dx: number, dy: number): void {
    this.before_close_up = null;
    this.move_to(pan(this.camera(), dx, dy), false);
  }

  zoom(point: Point | null, factor: number, smooth = false): void {
    this.before_close_up = null;
    const middle = { x: this.window.width / 2, y: this.window.height / 2 };
    this.move_to(zoom_about(this.camera(), point ?? middle, factor), smooth);
  }

  /** Comes near to a tile that is too small for fingers, and remembers where it came from. */
  close_up(cell: Point, scale: number): void {
    this.before_close_up ??= this.camera();
    this.move_to(center_on({ x: cell.x + 0.5, y: cell.y + 0.5 }, scale, this.window), true);
  }

  end_close_up(): void {
    const back = this.before_close_up;
    this.before_close_up = null;
    if (back) this.move_to(back, true);
  }

  private whole(margin = kFitMargin): Camera {
    return fit(grow(this.bounds, margin), this.window, this.insets);
  }

  private move_to(camera: Camera, smooth: boolean): void {
    const held = hold_in(camera, this.bounds, this.window);
    clearTimeout(this.timer);
    if (smooth) {
      const from = this.camera();
      this.state.set({ camera: held, drawn_scale: held.scale, from });
      return;
    }
    this.state.update((s) => ({ ...s, camera: held, from: null }));
    if (held.scale !== this.state.get().drawn_scale) this.timer = setTimeout(() => this.redraw(), kRedrawAfter);
  }

  private redraw(): void {
    this.state.update((s) => ({ ...s, drawn_scale: s.camera.scale, from: null }));
  }
}
