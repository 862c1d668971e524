// The page's texts in every language, and the words for what the protocol names.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import type { Award, Spot } from '../protocol/types';
import { kind_of, kPrior, side_of } from '../protocol/tiles';
import { award_words, type MessageArgs } from '../state/log';
import { derive, make_store, type Readable } from '../state/store';
import en from './en.ftl?raw';
import en_options from './en_options.ftl?raw';
import en_tiles from './en_tiles.ftl?raw';
import sk from './sk.ftl?raw';
import sk_options from './sk_options.ftl?raw';
import sk_tiles from './sk_tiles.ftl?raw';

export const kLanguages = ['en', 'sk'] as const;
export type Language = (typeof kLanguages)[number];

export type Translate = (key: string, args?: MessageArgs) => string;

const kSources: Record<Language, string[]> = { en: [en, en_options, en_tiles], sk: [sk, sk_options, sk_tiles] };

export function make_translate(language: Language): Translate {
  // Isolating marks around values would end up in names and in tests; both languages run left to right.
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const source of kSources[language]) bundle.addResource(new FluentResource(source));
  return (key, args) => {
    const message = bundle.getMessage(key);
    return message?.value ? bundle.formatPattern(message.value, args ?? null, []) : key;
  };
}

export function has_text(translate: Translate, key: string): boolean {
  return translate(key) !== key;
}

/** The first of the person's languages that we speak. */
export function pick_language(wanted: readonly string[]): Language {
  for (const tag of wanted) {
    const known = kLanguages.find((language) => tag.toLowerCase().split('-')[0] === language);
    if (known) return known;
  }
  return 'en';
}

export const language = make_store<Language>('en');
export const t: Readable<Translate> = derive(language, make_translate);

export function tile_name(translate: Translate, tile: string): string {
  const [plain = '', garden] = tile.split('+');
  const key = `tile-${plain.replace(':', '-')}`;
  const name = has_text(translate, key) ? translate(key) : plain;
  return garden === 'garden' ? translate('tile-with-garden', { tile: name }) : name;
}

/**
 * "Knight in the city, north": what a spot means, for lists and for screen readers. Figures that have no role of their
 * own there are named: "builder: road, west".
 */
export function spot_name(
  translate: Translate,
  spot: Pick<Spot, 'feature' | 'take_back'> & { figure?: string },
  edition = '',
): string {
  const prior = spot.feature === kPrior;
  const side = prior ? '' : side_of(spot.feature);
  const side_text = side === '' ? '' : translate(`side-${side.startsWith('in') ? 'in' : side}`);
  const place = prior ? 'prior' : kind_of(spot.feature);
  const { figure = 'meeple' } = spot;
  if (spot.take_back) {
    const where = translate(`place-${place}`, { side: side_text });
    return translate('spot-back', { figure: figure_name(translate, figure), place: where });
  }
  if (figure === 'meeple' || place === 'garden') {
    return translate(`spot-${place}`, { side: side_text, roles: roles_of(edition) });
  }
  return translate('spot-other', { figure: figure_name(translate, figure), place: translate(`place-${place}`, { side: side_text }) });
}

export function figure_name(translate: Translate, figure: string): string {
  const key = `figure-${figure}`;
  return has_text(translate, key) ? translate(key) : figure;
}

/** Later editions have women among the figures and call some roles anew (R-ED-6). */
export function roles_of(edition: string): 'old' | 'new' {
  return edition === '20AE' || edition === 'C3' ? 'new' : 'old';
}

/** "2 wine": goods that somebody took. */
export function token_name(translate: Translate, { token, count }: { token: string; count: number }): string {
  const key = `goods-${token}`;
  return has_text(translate, key) ? translate(key, { count }) : `${count} ${token}`;
}

/** What a column of the sheet or a row of points is called. */
export function kind_name(translate: Translate, kind: string): string {
  const key = `kind-${kind}`;
  return has_text(translate, key) ? translate(key) : kind;
}

export function award_text(translate: Translate, award: Award): string {
  const { key, args } = award_words(award);
  return translate(key, args);
}

/** A translated reason where there is one; else the plain English of the table. */
export function refusal_text(translate: Translate, family: 'reason' | 'error', word: string, text: string): string {
  const key = `${family}-${word}`;
  return has_text(translate, key) ? translate(key, { text }) : text;
}
