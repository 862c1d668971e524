// docs/rules: whole in both languages, with examples that can lie like that and links that lead somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { compile_rules, used_tiles } from '../rules/compile';
import { example_faults } from '../rules/faults';
import { kRuleId } from '../rules/markdown';
import { read_tile_sets } from '../rules/tile_sets';
import type { RulePart, RulesBook } from '../rules/types';
import { kLanguages } from '../src/i18n/texts';

const kTop = new URL('../..', import.meta.url).pathname;
const tiles = read_tile_sets(join(kTop, 'variants'));
const sets = new Set([...tiles.keys()].map((name) => name.split(':')[0]));
const books = kLanguages.map((language) => compile_rules(join(kTop, 'docs/rules'), language, tiles));
const [en, ...others] = books as [RulesBook, ...RulesBook[]];

/** How many rules each family has: a new rule is counted here, and none gets lost. */
const kFamilies: Record<string, number> = {
  'R-SET': 13, 'R-GOAL': 2, 'R-TURN': 4, 'R-TILE': 11, 'R-MEEP': 10, 'R-SCORE': 7, 'R-MAJ': 5, 'R-ROAD': 7, 'R-CITY': 7,
  'R-MON': 6, 'R-FARM': 9, 'R-END': 4, 'R-SPEC': 4, 'R-TABLE': 5, 'R-ED': 7, 'R-BB6': 8, 'R-HOUSE': 13, 'R-RIVER': 9,
  'R-ABBOT': 6, 'R-INN': 23, 'R-TRADE': 48, 'R-PHANTOM': 13, 'R-GERMAN': 15, 'R-LAB': 12, 'R-IX': 15,
};
const kOptions = ['O-FARM', 'O-TABLE', 'O-TINY'];

const rules_of = (book: RulesBook) => book.sections.flatMap((section) => section.rules);
const ids = rules_of(en).map((rule) => rule.id);
const examples = rules_of(en).flatMap((rule) =>
  rule.parts.flatMap((part) => (part.kind === 'example' ? [{ id: rule.id, ...part }] : [])),
);

describe('rules', () => {
  it('are all there, once, without gaps', () => {
    const wanted = Object.entries(kFamilies).flatMap(([family, count]) =>
      Array.from({ length: count }, (_, i) => `${family}-${i + 1}`),
    );
    expect([...ids].sort()).toEqual([...wanted, ...kOptions].sort());
  });

  it('are the same in every language, part by part', () => {
    const shape = (part: RulePart): string => (part.kind === 'example' ? part.source : part.kind === 'list' ? `list ${part.items.length}` : part.kind);
    const shapes = (book: RulesBook) => rules_of(book).map((rule) => [rule.id, ...rule.parts.map(shape)]);
    for (const book of others) expect(shapes(book)).toEqual(shapes(en));
  });

  it('say something, and every example has a caption', () => {
    for (const rule of books.flatMap(rules_of)) {
      expect(rule.parts[0]?.kind, rule.id).toBe('text');
      for (const part of rule.parts) if (part.kind === 'example') expect(part.caption, rule.id).not.toBe('');
    }
  });

  it('lead to rules that exist', () => {
    const html = JSON.stringify(books);
    const linked = [...html.matchAll(/#\/rules\/([\w-]+)/g)].map((match) => match[1]!);
    expect(linked.length).toBeGreaterThan(50);
    expect(linked.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('have every rule that the program names in a refusal, an award or an option', () => {
    const text = ['core', 'table', 'variants'].flatMap((folder) => sources(join(kTop, folder))).join('\n');
    const named = [...text.matchAll(new RegExp(`"(${kRuleId.source})"`, 'g'))].map((match) => match[1]!);
    expect(named.length).toBeGreaterThan(20);
    expect([...new Set(named)].filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('name every option with its values', () => {
    const text = ['core', 'variants'].flatMap((folder) => sources(join(kTop, folder))).join('\n');
    const found = [...text.matchAll(/\{\s*"([a-z_.]+)",\s*\{((?:\s*"[^"]*",?)+)\},\s*"[RO]-[A-Z0-9-]+"/g)];
    expect(found.length).toBeGreaterThan(3);
    for (const book of books) {
      const named = JSON.stringify(book).matchAll(/<code>([^<]+)<\/code>/g);
      const code = new Set([...named].flatMap((match) => [match[1]!, ...match[1]!.split('=')]));
      const wanted = found.flatMap(([, name, values]) => {
        const words = [...values!.matchAll(/"([^"]*)"/g)].map((match) => match[1]!);
        return [name!, ...words.filter((word) => word !== 'true' && word !== 'false')];
      });
      expect(wanted.filter((word) => !code.has(word))).toEqual([]);
    }
  });
});

function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.cpp') && !name.endsWith('_test.cpp'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe('examples', () => {
  it('are many, and show every rule that gives points', () => {
    expect(examples.length).toBeGreaterThanOrEqual(110);
    const shown = new Set(examples.map((example) => example.id));
    const scoring =
      'R-ROAD-3 R-ROAD-5 R-ROAD-6 R-CITY-3 R-CITY-4 R-CITY-5 O-TINY R-MON-3 R-MON-4 R-FARM-5 R-FARM-6 R-FARM-7 R-FARM-8 R-FARM-9 ' +
      'O-FARM R-MAJ-1 R-MAJ-2 R-SCORE-1 R-SCORE-2 R-SCORE-6 R-SCORE-7 R-ABBOT-3 R-ABBOT-4 R-ABBOT-5 R-INN-7 R-INN-8 R-INN-9 R-INN-12 ' +
      'R-INN-14 R-INN-20 R-TRADE-4 R-TRADE-10 R-TRADE-43 R-PHANTOM-10 R-GERMAN-4 R-GERMAN-6 R-LAB-8 R-LAB-9 R-LAB-10';
    expect(scoring.split(' ').filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each(examples)('of $id can lie like that', ({ picture }) => {
    // Sets that are not there yet cannot be checked.
    if (picture.tiles.every((t) => sets.has(t.tile.split(':')[0]))) expect(example_faults(picture, tiles)).toEqual([]);
  });

  it('bring the tiles that they show', () => {
    const kinds = used_tiles(en, tiles);
    expect(Object.keys(kinds).length).toBeGreaterThan(20);
    expect(kinds['base:L']?.segments.map((s) => s.kind)).toEqual(['city', 'road', 'road', 'road', 'field', 'field', 'field']);
  });
});
