import { parse_texts, placeables, used_keys } from './texts_reader';
import { describe, expect, it } from 'vitest';
import { award_text, has_text, make_translate, pick_language, refusal_text, spot_name, tile_name } from '../src/i18n/texts';
import { make_award } from './fixtures/samples';
import catalogue from './fixtures/catalogue.json';

const en = parse_texts('en');
const sk = parse_texts('sk');

describe('texts', () => {
  it('have the same keys in both languages', () => {
    expect([...sk.keys()].sort()).toEqual([...en.keys()].sort());
  });

  it('have the same variables in both languages', () => {
    for (const [key, text] of en) expect(placeables(sk.get(key) ?? ''), key).toEqual(placeables(text));
  });

  it('have every key that the page uses', () => {
    const { whole, families } = used_keys();
    expect(whole.size).toBeGreaterThan(60);
    for (const key of whole) expect(en.has(key), key).toBe(true);
    for (const family of families) expect([...en.keys()].some((k) => k.startsWith(family)), family).toBe(true);
  });

  it('have no key that the page does not use', () => {
    const { whole, families } = used_keys();
    const idle = [...en.keys()].filter((key) => !whole.has(key) && ![...families].some((f) => key.startsWith(f)));
    expect(idle).toEqual([]);
  });

  it('name every tile and every side', () => {
    for (const language of ['en', 'sk'] as const) {
      const t = make_translate(language);
      for (const { letter } of catalogue.sets[0]!.tiles) expect(has_text(t, `tile-base-${letter}`), letter).toBe(true);
      for (const side of 'N E S W NNW NNE ENE ESE SSE SSW WSW WNW in'.split(' ')) {
        expect(has_text(t, `side-${side}`), side).toBe(true);
      }
    }
  });
});

describe('words', () => {
  const t = make_translate('en');
  const s = make_translate('sk');

  it('explain an award', () => {
    const award = make_award({ kind: 'city', tiles: 5, coats: 1, points: 12 });
    expect(award_text(t, award)).toBe('city, 5 tiles and 1 coat of arms: 12');
    expect(award_text(s, award)).toBe('mesto, 5 dielikov a 1 erb: 12');
    const none = make_award({ kind: 'city', tiles: 2, coats: 0, points: 4, shared: true });
    expect(award_text(t, none)).toBe('city, 2 tiles, shared: 4');
    expect(award_text(t, make_award({ kind: 'road', tiles: 1, complete: false, points: 1 }))).toBe('unfinished road, 1 tile: 1');
    expect(award_text(t, make_award({ kind: 'monastery', neighbours: 8, points: 9 }))).toBe('monastery and 8 neighbours: 9');
    expect(award_text(s, make_award({ kind: 'field', cities: 3, points: 9 }))).toBe('lúka, 3 dokončené mestá: 9');
  });

  it('name spots and tiles', () => {
    expect(spot_name(t, { feature: 'city.N' })).toBe('Knight in the city, north');
    expect(spot_name(s, { feature: 'monastery' })).toBe('Mních v kláštore');
    expect(spot_name(t, { feature: 'field.in2' })).toBe('Farmer in the field, enclosed');
    expect(spot_name(t, { feature: 'monastery.prior', figure: 'meeple' })).toBe('Prior at the monastery, until the end');
    expect(spot_name(t, { feature: 'road.W', figure: 'builder' })).toBe('builder: road, west');
    expect(spot_name(s, { feature: 'monastery', figure: 'phantom' })).toBe('fantóm: kláštor');
    expect(tile_name(s, 'base:U')).toBe('rovná cesta');
    expect(tile_name(s, 'river:A')).toBe('prameň');
    expect(tile_name(t, 'base:E+garden')).toBe('city on one side, with a garden');
    expect(tile_name(t, 'moon:A')).toBe('moon:A');
    expect(spot_name(t, { feature: 'garden', figure: 'abbot', take_back: true })).toBe('Take back the abbot and score it: garden');
  });

  it('count in Slovak', () => {
    const count = (n: number): string => s('tiles-short', { count: n });
    expect([1, 2, 5, 0].map(count)).toEqual(['ešte 1 dielik', 'ešte 2 dieliky', 'ešte 5 dielikov', 'ešte 0 dielikov']);
  });

  it('fall back to the plain English of the table', () => {
    expect(refusal_text(s, 'reason', 'stale', 'moved on')).toBe('Hra sa medzitým pohla. Pozrite sa, prosím, znova.');
    expect(refusal_text(s, 'reason', 'dragon_sleeps', 'The dragon sleeps.')).toBe('The dragon sleeps.');
  });

  it('follow the browser', () => {
    expect(pick_language(['sk-SK', 'en'])).toBe('sk');
    expect(pick_language(['de', 'sk'])).toBe('sk');
    expect(pick_language(['de'])).toBe('en');
  });

  it('call roles as the edition does (R-ED-6)', () => {
    expect(spot_name(t, { feature: 'road.N' }, 'C2-dark')).toBe('Highwayman on the road, north');
    expect(spot_name(t, { feature: 'road.N' }, 'C3')).toBe('Traveller on the road, north');
    expect(spot_name(t, { feature: 'monastery' }, '20AE')).toBe('Monk or nun in the monastery');
    expect(spot_name(s, { feature: 'field.SSE' }, 'C3')).toBe('Sedliačka na lúke, juh, pravá časť');
  });
});
