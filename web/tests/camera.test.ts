import { describe, expect, it } from 'vitest';
import { CameraControl } from '../src/board/camera_control';

const kFar = { left: -30, top: -30, right: 30, bottom: 30 };

function made(): CameraControl {
  const control = new CameraControl({ left: 0, top: 0, right: 0, bottom: 0 });
  control.set_bounds({ left: 0, top: 0, right: 1, bottom: 1 });
  control.resize({ width: 800, height: 600 });
  control.set_bounds(kFar);
  return control;
}

describe('camera control', () => {
  it('moves of itself only while nothing is pressed, and catches up afterwards', () => {
    const control = made();
    const before = control.camera();
    control.press();
    control.by_itself(() => control.show(kFar));
    expect(control.camera()).toEqual(before);
    control.release();
    const shown = control.camera();
    expect(shown).not.toEqual(before);
    control.release();
    expect(control.camera()).toEqual(shown);
  });

  it('still does what is asked for while something is pressed', () => {
    const control = made();
    const before = control.camera();
    control.press();
    control.drag(20, 10);
    expect(control.camera()).not.toEqual(before);
    control.show(kFar);
    expect(control.camera().scale).toBeLessThan(before.scale);
  });
});
