// The expansions as cards, and choices made of several at once.
import type { Option, TileSet } from '../protocol/types';
import { has_set, value_of, type Choice } from './options';

/** A card of the setup form: a tile set, or an option that brings one or a figure. */
export interface Card {
  name: string;
  kind: 'set' | 'option';
  /** The value that puts an option's card in play. */
  on: string;
  rule: string;
}

const kCards: Card[] = [
  { name: 'river', kind: 'set', on: '', rule: 'R-RIVER-1' },
  { name: 'abbot', kind: 'option', on: 'true', rule: 'R-ABBOT-1' },
  { name: 'inns', kind: 'set', on: '', rule: 'R-INN-1' },
  { name: 'traders', kind: 'set', on: '', rule: 'R-TRADE-1' },
  { name: 'phantom', kind: 'option', on: 'true', rule: 'R-PHANTOM-1' },
  { name: 'labyrinth', kind: 'option', on: 'advanced', rule: 'R-LAB-1' },
  { name: 'german_monasteries', kind: 'option', on: 'true', rule: 'R-GERMAN-1' },
];

/** Sets that come by an option, and the one that is always there. */
const kNoCards = new Set(['base', 'river_c3', 'labyrinths', 'german_monasteries']);

export const kMaxCopies = 9;

/** Those that this host knows, and sets that the page has no words of its own for. */
export function cards_of(sets: TileSet[], options: Option[]): Card[] {
  const known = kCards.filter(({ name, kind }) =>
    kind === 'set' ? sets.some((s) => s.set === name) : options.some((o) => o.name === name),
  );
  const others = sets.filter(({ set }) => !kNoCards.has(set) && !kCards.some((c) => c.name === set));
  return [...known, ...others.map(({ set }): Card => ({ name: set, kind: 'set', on: '', rule: '' }))];
}

export function is_on(choice: Choice, options: Option[], card: Card): boolean {
  if (card.kind === 'set') return has_set(choice, card.name);
  const value = value_of(choice, options, card.name);
  return value !== options.find((o) => o.name === card.name)?.default;
}

export function switch_card<T extends Choice>(choice: T, options: Option[], card: Card, on: boolean): T {
  if (card.kind === 'set') return set_copies(choice, card.name, on ? 1 : 0);
  const off = options.find((o) => o.name === card.name)?.default ?? '';
  return { ...choice, rules: { ...choice.rules, [card.name]: on ? card.on : off } };
}

export function set_copies<T extends Choice>(choice: T, set: string, copies: number): T {
  const tiles = { ...choice.tiles, [set]: Math.min(kMaxCopies, Math.max(0, Math.round(copies))) };
  return { ...choice, tiles };
}

export const kPresets = ['base', 'river', 'all'] as const;
export type Preset = (typeof kPresets)[number];

/** The cards alone: all else is as printed. */
export function apply_preset<T extends Choice>(choice: T, options: Option[], cards: Card[], preset: Preset): T {
  const plain = { ...choice, rules: {}, tiles: {} };
  const wanted = cards.filter((card) => preset === 'all' || (preset === 'river' && card.name === 'river'));
  return wanted.reduce((made, card) => switch_card(made, options, card, true), plain);
}

/** Which preset the cards make, whatever else was chosen. */
export function preset_of(choice: Choice, options: Option[], cards: Card[]): Preset | null {
  const made = (preset: Preset): Choice => apply_preset(choice, options, cards, preset);
  const same = (other: Choice): boolean =>
    (choice.tiles['base'] ?? 1) === 1 &&
    cards.every(
      (card) =>
        is_on(choice, options, card) === is_on(other, options, card) &&
        (choice.tiles[card.name] ?? 0) <= 1,
    );
  return kPresets.find((preset) => same(made(preset))) ?? null;
}
