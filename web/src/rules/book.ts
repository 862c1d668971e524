// The rules in the page's language, loaded when they are asked for.
import type { RulesBook, RulesSection, TileKinds } from '../../rules/types';
import type { Language } from '../i18n/texts';

const kBooks: Record<Language, () => Promise<{ default: RulesBook }>> = {
  en: () => import('virtual:rules/en'),
  sk: () => import('virtual:rules/sk'),
};

export async function load_book(language: Language): Promise<RulesBook> {
  return (await kBooks[language]()).default;
}

export async function load_tiles(): Promise<TileKinds> {
  return (await import('virtual:rules/tiles')).default;
}

/** The section that is named, or that has the rule; else the first. */
export function section_of(book: RulesBook, wanted: string): RulesSection {
  const has = (section: RulesSection): boolean => section.rules.some((rule) => rule.id === wanted);
  return book.sections.find((section) => section.slug === wanted || has(section)) ?? book.sections[0]!;
}
