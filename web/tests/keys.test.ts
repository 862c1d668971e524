import { describe, expect, it } from 'vitest';
import { wish_of, type KeyPlace } from '../src/board/keys';

const press = (key: string, more: { shift?: boolean; control?: boolean } = {}, place: KeyPlace = 'board', over = false) =>
  wish_of({ key, shift: more.shift ?? false, control: more.control ?? false, alt: false }, place, over);

describe('keys', () => {
  it('move, turn, put, choose and take back', () => {
    expect(press('ArrowLeft')).toEqual({ do: 'move', dx: -1, dy: 0 });
    expect(press('r')).toEqual({ do: 'turn', by: 1 });
    expect(press('R', { shift: true })).toEqual({ do: 'turn', by: -1 });
    expect(press('Enter')).toEqual({ do: 'enter' });
    expect(press(' ')).toEqual({ do: 'enter' });
    expect(press('3')).toEqual({ do: 'spot', index: 2 });
    expect(press('0')).toEqual({ do: 'spot', index: -1 });
    expect(press('u')).toEqual({ do: 'undo' });
    expect(press('Backspace')).toEqual({ do: 'undo' });
    expect(press('z', { control: true })).toEqual({ do: 'undo' });
  });

  it('let Tab lead on, unless the mouse is over the board', () => {
    expect(press('Tab')).toBeNull();
    expect(press('Tab', {}, 'board', true)).toEqual({ do: 'turn', by: 1 });
    expect(press('Tab', {}, 'control', true)).toBeNull();
  });

  it('leave Enter to the button that has the focus, and everything to a text', () => {
    expect(press('Enter', {}, 'control')).toBeNull();
    expect(press('r', {}, 'control')).toEqual({ do: 'turn', by: 1 });
    expect(press('r', {}, 'text')).toBeNull();
    expect(press('Backspace', {}, 'text')).toBeNull();
  });

  it('leave the browser its own keys', () => {
    expect(press('r', { control: true })).toBeNull();
    expect(press('+', { control: true })).toBeNull();
    expect(press('F5')).toBeNull();
  });
});
