// Finds rules by words or by their id, without regard to capitals and accents.
import type { Rule, RulePart, RulesBook } from '../../rules/types';

export interface Hit {
  rule: Rule;
  section: string;
  /** The beginning of what the rule says. */
  lead: string;
}

const kMost = 60;

export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

export function text_of(part: RulePart): string {
  const html = part.kind === 'list' ? part.items.join(' ') : part.kind === 'example' ? part.caption : part.html;
  return html
    .replace(/<[^>]+>/g, '')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&amp;', '&');
}

/** How well the words fit, the lower the better; null when one is missing. */
function rank(rule: Rule, words: string[]): number | null {
  const id = plain(rule.id);
  const title = plain(rule.title);
  const body = plain(rule.parts.map(text_of).join(' '));
  let sum = 0;
  for (const word of words) {
    if (id === word) sum += 0;
    else if (id.includes(word)) sum += 1;
    else if (title.includes(word)) sum += 2;
    else if (body.includes(word)) sum += 4;
    else return null;
  }
  return sum;
}

export function find_rules(book: RulesBook, wanted: string): Hit[] {
  const words = plain(wanted).split(/\s+/).filter((word) => word !== '');
  if (words.length === 0) return [];
  const hits: { hit: Hit; rank: number }[] = [];
  for (const section of book.sections) {
    for (const rule of section.rules) {
      const found = rank(rule, words);
      if (found === null) continue;
      const lead = rule.parts[0] ? text_of(rule.parts[0]) : '';
      hits.push({ hit: { rule, section: section.title, lead }, rank: found });
    }
  }
  // Sorting is stable: equal ranks stay in the order of the book.
  return hits
    .sort((a, b) => a.rank - b.rank)
    .slice(0, kMost)
    .map(({ hit }) => hit);
}
