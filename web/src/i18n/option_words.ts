// The words for options, cards and what may not go together; where there are none, what the host says of itself.
import type { Exclusion, Option, TileSet } from '../protocol/types';
import type { Card } from '../state/presets';
import { has_text, type Translate } from './texts';

/** Names and values of options become parts of keys: `table.size`, `E+W`. */
function part(word: string): string {
  return word.replace(/[^\w-]/g, '_');
}

function first_text(t: Translate, keys: string[], otherwise: string): string {
  const key = keys.find((k) => has_text(t, k));
  return key === undefined ? otherwise : t(key);
}

export function option_name(t: Translate, name: string): string {
  return first_text(t, [`option-${part(name)}`], name);
}

export function value_name(t: Translate, name: string, value: string): string {
  return first_text(t, [`option-${part(name)}-${part(value)}`, `option-value-${part(value)}`], value);
}

export function option_help(t: Translate, option: Option): string {
  return first_text(t, [`help-option-${part(option.name)}`], option.help);
}

export function card_name(t: Translate, card: Card, sets: TileSet[], language: string): string {
  const title = sets.find((s) => s.set === card.name)?.title;
  return first_text(t, [`card-${part(card.name)}`], title?.[language] ?? title?.['en'] ?? card.name);
}

export function card_help(t: Translate, card: Card): string {
  return first_text(t, [`help-card-${part(card.name)}`], '');
}

export function exclusion_text(t: Translate, { a, b, text }: Exclusion): string {
  return first_text(t, [`exclusion-${part(a.name)}-${part(b.name)}`], text);
}
