// Short notes that go away by themselves.
import { make_store, type Readable } from './store';

export interface Toast {
  id: number;
  text: string;
  tone: 'gain' | 'loss' | 'warn' | 'plain';
  seat: number | null;
  /** The rule that explains it, where there is one. */
  rule?: string;
}

export interface Toasts extends Readable<Toast[]> {
  add(toast: Omit<Toast, 'id'>): void;
  drop(id: number): void;
}

const kShown = 4;
const kLasts: Record<Toast['tone'], number> = { gain: 3500, plain: 3500, warn: 5500, loss: 7000 };
/** Time to read it and to press its link. */
const kLastsWithRule = 9000;

export function make_toasts(later: (run: () => void, milliseconds: number) => void): Toasts {
  const list = make_store<Toast[]>([]);
  let next = 1;
  const drop = (id: number): void => list.update((all) => all.filter((t) => t.id !== id));
  return {
    get: list.get,
    subscribe: list.subscribe,
    drop,
    add(toast) {
      const id = next++;
      // The same note again (a key held down) takes the place of the first.
      list.update((all) => [...all.filter((t) => t.text !== toast.text), { ...toast, id }].slice(-kShown));
      later(() => drop(id), toast.rule ? kLastsWithRule : kLasts[toast.tone]);
    },
  };
}
