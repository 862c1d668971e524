// What is kept in this browser: the local game (seed, setup, commands), tables joined, and the person's choices.
import type { SavedGame } from '../net/local_table';
import type { SetupForm } from './setup';

export interface Keeper {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

export interface KeptGame extends SavedGame {
  over: boolean;
}

export interface KeptTable {
  token: string;
  name: string;
}

export interface Settings {
  language: string;
  theme: 'auto' | 'light' | 'dark';
}

/** Storage may be forbidden or full: the page then simply forgets. */
class Kept<T> {
  constructor(
    private readonly keeper: Keeper | null,
    private readonly key: string,
  ) {}

  read(): T | null {
    try {
      const text = this.keeper?.getItem(this.key);
      return text ? (JSON.parse(text) as T) : null;
    } catch {
      return null;
    }
  }

  write(value: T | null): void {
    try {
      if (value === null) this.keeper?.removeItem(this.key);
      else this.keeper?.setItem(this.key, JSON.stringify(value));
    } catch {
      /* see above */
    }
  }
}

export interface Shelf {
  game: Kept<KeptGame>;
  form: Kept<SetupForm>;
  settings: Kept<Partial<Settings>>;
  table(code: string): Kept<KeptTable>;
}

export function make_shelf(keeper: Keeper | null): Shelf {
  return {
    game: new Kept(keeper, 'bastide.game'),
    form: new Kept(keeper, 'bastide.form'),
    settings: new Kept(keeper, 'bastide.settings'),
    table: (code) => new Kept(keeper, `bastide.table.${code}`),
  };
}

export function browser_keeper(): Keeper | null {
  try {
    return window.localStorage;
  } catch {
    return null;
  }
}
