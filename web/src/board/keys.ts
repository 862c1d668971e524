// Keys become wishes. Which wishes make sense now is decided by the actions, not here.

export type Wish =
  | { do: 'move'; dx: number; dy: number }
  | { do: 'step_cell'; by: number }
  | { do: 'turn'; by: number }
  | { do: 'enter' }
  | { do: 'spot'; index: number }
  | { do: 'kind'; by: number }
  | { do: 'undo' }
  | { do: 'fit' }
  | { do: 'zoom'; factor: number }
  | { do: 'help' }
  | { do: 'close' };

export interface KeyPress {
  key: string;
  shift: boolean;
  control: boolean;
  alt: boolean;
}

/** Where the key was pressed: on the board or nowhere, on another control, or in a field for text. */
export type KeyPlace = 'board' | 'control' | 'text';

const kZoomStep = 1.25;

const kArrows: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

const kLetters: Record<string, (shift: boolean) => Wish> = {
  r: (shift) => ({ do: 'turn', by: shift ? -1 : 1 }),
  n: (shift) => ({ do: 'step_cell', by: shift ? -1 : 1 }),
  k: (shift) => ({ do: 'kind', by: shift ? -1 : 1 }),
  u: () => ({ do: 'undo' }),
  backspace: () => ({ do: 'undo' }),
  f: () => ({ do: 'fit' }),
  '+': () => ({ do: 'zoom', factor: kZoomStep }),
  '=': () => ({ do: 'zoom', factor: kZoomStep }),
  '-': () => ({ do: 'zoom', factor: 1 / kZoomStep }),
  '?': () => ({ do: 'help' }),
  escape: () => ({ do: 'close' }),
};

export function wish_of(press: KeyPress, place: KeyPlace, pointer_on_board: boolean): Wish | null {
  const key = press.key.toLowerCase();
  if (press.control && key === 'z') return { do: 'undo' };
  if (press.control || press.alt) return null;
  if (place === 'text') return null;
  if (key === 'enter' || key === ' ') return place === 'board' ? { do: 'enter' } : null;
  // Tab must keep leading from control to control; over the board, with the mouse there, it turns the tile.
  if (key === 'tab') return place === 'board' && pointer_on_board ? { do: 'turn', by: press.shift ? -1 : 1 } : null;
  const arrow = kArrows[press.key];
  if (arrow) return { do: 'move', dx: arrow[0], dy: arrow[1] };
  if (/^[0-9]$/.test(key)) return { do: 'spot', index: Number(key) - 1 };
  return kLetters[key]?.(press.shift) ?? null;
}
