// Moves the camera. While a zoom goes on the board is only stretched; a moment later it is drawn again at its new size.
import { make_store, type Store } from '../state/store';
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
  /** Whether this change of the camera should be seen as a motion. */
  smooth: boolean;
}

const kRedrawAfter = 160;
const kMotion = 280;
/** Room around the board, in tiles, when all of it is shown. */
const kFitMargin = 0.12;

export class CameraControl {
  readonly state: Store<CameraState>;
  private window: Size = { width: 0, height: 0 };
  private bounds: Bounds = { left: 0, top: 0, right: 1, bottom: 1 };
  private before_close_up: Camera | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(private insets: Insets) {
    this.state = make_store({ camera: { scale: 100, x: 0, y: 0 }, drawn_scale: 100, smooth: false });
  }

  size(): Size {
    return this.window;
  }

  camera(): Camera {
    return this.state.get().camera;
  }

  /** The first size that is known shows the whole board; later ones keep the middle where it was. */
  resize(window: Size): void {
    const first = this.window.width === 0;
    const [dx, dy] = [(window.width - this.window.width) / 2, (window.height - this.window.height) / 2];
    this.window = window;
    if (first) this.fit_all(false);
    else this.move_to(pan(this.camera(), dx, dy), false);
  }

  set_bounds(bounds: Bounds): void {
    this.bounds = bounds;
  }

  fit_all(smooth = true): void {
    this.before_close_up = null;
    this.move_to(fit(grow(this.bounds, kFitMargin), this.window, this.insets), smooth);
  }

  /** Shows the whole board again only if a part that matters now is out of sight. */
  show(bounds: Bounds): void {
    if (!is_visible(this.camera(), bounds, this.window)) this.fit_all();
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

  private move_to(camera: Camera, smooth: boolean): void {
    const held = hold_in(camera, this.bounds, this.window);
    this.state.update((s) => ({ ...s, camera: held, smooth }));
    clearTimeout(this.timer);
    if (held.scale !== this.state.get().drawn_scale) {
      this.timer = setTimeout(() => this.redraw(), smooth ? kMotion + 40 : kRedrawAfter);
    }
  }

  private redraw(): void {
    this.state.update((s) => ({ ...s, drawn_scale: s.camera.scale, smooth: false }));
  }
}
