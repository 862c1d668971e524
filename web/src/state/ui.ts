// What the person is looking at: nothing here is known to the table.
import type { Dir } from '../protocol/types';
import type { Cell } from './log';
import { make_store, type Store } from './store';

export type Dialog = 'help' | 'tiles' | 'log' | 'players' | 'settings' | 'leave';

export interface Ui {
  /** The legal cell that the arrow keys stand on. */
  cursor: Cell | null;
  /** The legal cell that the mouse is over. */
  hover: Cell | null;
  /** How the drawn tile is held before it is put down. */
  hand: Dir;
  /** The kind of figure in hand. */
  figure: string;
  highlight: Cell[];
  dialog: Dialog | null;
  sheet_hidden: boolean;
  /** Counts requests to show the whole board. */
  fit_wanted: number;
  zoom_wanted: { count: number; factor: number };
}

export type UiStore = Store<Ui>;

export function first_ui(): Ui {
  return {
    cursor: null,
    hover: null,
    hand: 'N',
    figure: 'meeple',
    highlight: [],
    dialog: null,
    sheet_hidden: false,
    fit_wanted: 0,
    zoom_wanted: { count: 0, factor: 1 },
  };
}

export function make_ui(): UiStore {
  return make_store(first_ui());
}
