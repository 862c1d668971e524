// The compiler of docs/rules: Markdown, examples, tile sets and the records that are made of examples.
import { describe, expect, it } from 'vitest';
import { read_example, segment_named } from '../rules/example';
import { example_faults } from '../rules/faults';
import { inline_html, parse_section } from '../rules/markdown';
import { read_tile_set } from '../rules/tile_sets';
import { examples_in, record_of } from '../scripts/rules_examples.mjs';

const kToml = `
set = "base"
[[tile]]
letter = "D"
edges = "city road field road"
segments = [ { city = "N" }, { road = "E W", marks = "inn" }, { field = "ENE WNW", cities = "N" }, { field = "ESE SSE SSW WSW" } ]
illustrations = ["garden", "pigsty", "", ""]
[[tile]]
letter = "B"
edges = "field field field field"
segments = [ { monastery = true }, { field = "in" } ]
`;
const tiles = read_tile_set(kToml);

const kSection = `# Roads

About \`roads\`.

### R-ROAD-5 Points & more

See R-ROAD-6, *not* **R-CITY-3**:

- first
- second,
  longer

*Our reading:* as it is.

\`\`\`carc
put B@1,0N red:meeple>monastery

1 red D@0,1N
\`\`\`

*The caption <here>.*
`;

describe('a section', () => {
  const section = parse_section(kSection, 'roads');

  it('has title, lead and rules', () => {
    expect(section.title).toBe('Roads');
    expect(section.intro).toEqual(['About <code>roads</code>.']);
    expect(section.rules.map((r) => [r.id, r.title])).toEqual([['R-ROAD-5', 'Points & more']]);
  });

  it('has paragraphs, lists, readings of ours and examples', () => {
    const parts = section.rules[0]!.parts;
    expect(parts.map((p) => p.kind)).toEqual(['text', 'list', 'ours', 'example']);
    expect(parts[1]).toEqual({ kind: 'list', items: ['first', 'second, longer'] });
    expect(parts[3]).toMatchObject({ source: expect.stringContaining('\n\n1 red'), caption: 'The caption &lt;here&gt;.' });
  });

  it('links rules and lets no HTML through', () => {
    expect(inline_html('R-BB6-7 & <b> `R-X-1`')).toBe('<a href="#/rules/R-BB6-7">R-BB6-7</a> &amp; &lt;b&gt; <code>R-X-1</code>');
  });

  it('refuses what it does not understand', () => {
    expect(() => parse_section('# A\n\n### No id here\n', 'a')).toThrow('without a rule');
    expect(() => parse_section('# A\n\n### R-A-1 B\n\n```js\nx\n```\n', 'a')).toThrow('another kind');
    expect(() => parse_section('# A\n\n### R-A-1 B\n\n```carc\nx\n', 'a')).toThrow('not closed');
    expect(() => parse_section('text\n', 'a')).toThrow('no title');
  });
});

describe('a tile set', () => {
  it('has segments with sides, marks and cities', () => {
    expect(tiles.get('base:D')!.segments).toEqual([
      { kind: 'city', edges: ['N'] },
      { kind: 'road', edges: ['E', 'W'], marks: ['inn'] },
      { kind: 'field', halves: ['ENE', 'WNW'], cities: [0] },
      { kind: 'field', halves: ['ESE', 'SSE', 'SSW', 'WSW'], cities: [] },
    ]);
    expect(tiles.get('base:B')!.segments[1]).toEqual({ kind: 'field', halves: [], cities: [] });
  });
});

describe('an example', () => {
  it('names segments in directions of the board', () => {
    const tile = tiles.get('base:D');
    expect(segment_named(tile, 'E', 'city.E')).toBe(0);
    expect(segment_named(tile, 'E', 'road.N')).toBe(1);
    expect(segment_named(tile, 'E', 'field.SSE')).toBe(2);
    expect(segment_named(tile, 'S', 'field.NNW')).toBe(3);
    expect(segment_named(tile, 'N', 'road.N')).toBe(-1);
    expect(segment_named(tiles.get('base:B'), 'N', 'field.in')).toBe(1);
    expect(segment_named(tiles.get('base:B'), 'N', 'monastery.prior')).toBe(0);
  });

  it('shows tiles, figures, places, refusals and points', () => {
    const text = '1 red D@1,0N meeple>road.E\n+ red 3 road\n? places D: 0,1N 2,0S\n? refuse 2 blue B@1,1N : mismatch';
    const picture = read_example(text, tiles, 'here');
    expect(picture.tiles.map((t) => [t.tile, t.x, t.y, t.dir, t.role])).toEqual([
      ['base:D', 0, 0, 'N', 'lying'],
      ['base:D', 1, 0, 'N', 'turn'],
      ['base:B', 1, 1, 'N', 'refused'],
    ]);
    expect(picture.figures).toEqual([
      { colour: 'red', figure: 'meeple', x: 1, y: 0, feature: 'road.E', segment: 1, possible: false },
    ]);
    expect(picture.cells).toEqual([[0, 1], [2, 0]]);
    expect(picture.points).toEqual([{ colour: 'red', points: 3 }]);
    expect(example_faults(picture, tiles)).toEqual([]);
  });

  it('takes copies with a garden only when asked', () => {
    const picture = read_example('start none\nput D@0,0N\nput D+garden@1,0N\nput D@2,0N', tiles, 'here');
    expect(picture.tiles.map((t) => t.copy)).toEqual([1, 0, 2]);
    expect(picture.tiles.map((t) => t.tile)).toEqual(['base:D', 'base:D+garden', 'base:D']);
    expect(tiles.get('base:D+garden')!.segments.at(-1)).toEqual({ kind: 'garden' });
  });

  it('that cannot be is found out', () => {
    const faults = (text: string): string[] => example_faults(read_example(text, tiles, 'here'), tiles);
    expect(faults('put B@1,0N')).toHaveLength(2);
    expect(faults('put B@1,1N')).toEqual(['base:D@0,0 lies alone', 'base:B@1,1 lies alone']);
    expect(faults('put D@1,0N red:meeple>city.S')).toEqual(['meeple>city.S: no such place']);
    expect(() => read_example('lay D@0,0N', tiles, 'here')).toThrow('here: what is "lay D@0,0N"?');
  });
});

describe('a record of an example', () => {
  it('has the sets and seats that the lines need, who moves first in front', () => {
    const [example] = examples_in('### R-INN-7 Inns\n\n```carc\nput inns:B@1,0N red:large>road.E\n1 blue W@2,0N\n```\n');
    expect(example).toMatchObject({ rule: 'R-INN-7', number: 1 });
    expect(record_of(example!).split('\n').slice(0, 5)).toEqual([
      'carcassonne 1',
      '# R-INN-7',
      'tiles base inns',
      'seat blue "blue"',
      'seat red "red"',
    ]);
  });
});
