// Finding rules, and the addresses of rules.
import { describe, expect, it } from 'vitest';
import type { Rule, RulesBook } from '../rules/types';
import { find_rules } from '../src/rules/search';
import { game_link, rules_in, rules_link, table_in } from '../src/state/route';

const rule = (id: string, title: string, html: string): Rule => ({ id, title, parts: [{ kind: 'text', html }] });
const book: RulesBook = {
  sections: [
    { slug: 'a', title: 'Cesty', intro: [], rules: [rule('R-ROAD-5', 'Body', 'Cesta dáva <code>1</code> bod.')] },
    { slug: 'b', title: 'Mestá', intro: [], rules: [rule('R-CITY-3', 'Mesto s cestou', 'Žiadny bod &amp; nič.')] },
  ],
};
const found = (words: string): string[] => find_rules(book, words).map((hit) => hit.rule.id);

describe('search', () => {
  it('finds by words without accents, best first', () => {
    expect(found('cest')).toEqual(['R-CITY-3', 'R-ROAD-5']);
    expect(found('ZIADNY bod')).toEqual(['R-CITY-3']);
    expect(found('r-road')).toEqual(['R-ROAD-5']);
    expect(found('code')).toEqual([]);
    expect(found('  ')).toEqual([]);
  });

  it('tells section and beginning', () => {
    expect(find_rules(book, 'nic')[0]).toMatchObject({ section: 'Mestá', lead: 'Žiadny bod & nič.' });
  });
});

describe('addresses', () => {
  it('of rules', () => {
    expect(['#/rules', '#/rules/', '#/rules/R-ROAD-5', '#/rules/house_rules'].map(rules_in)).toEqual(['', '', 'R-ROAD-5', 'house_rules']);
    expect(['', '#/', '#/table/K7QP2M', '#/rulesx', '#/rules/<b>'].map(rules_in)).toEqual([null, null, null, null, null]);
    expect(rules_in(rules_link('O-FARM'))).toBe('O-FARM');
    expect(table_in(rules_link('O-FARM'))).toBe(null);
  });

  it('of the game that one came from', () => {
    expect(table_in(game_link('K7QP2M'))).toBe('K7QP2M');
    expect(game_link('')).toBe('#/');
    expect(game_link(undefined)).toBe('#/');
  });
});
