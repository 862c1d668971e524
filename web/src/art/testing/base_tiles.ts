/** The base game's tiles, and arrangements that no set has, in the catalogue's form. */
import type { CatalogueTile, Segment } from '../types';
import { tiles_of } from './tile_sets';

const kEdge = { c: 'city', r: 'road', f: 'field' } as const;

function city(edges: string, coats = 0): Segment {
  return { kind: 'city', edges: [...edges], coats };
}

function road(edges: string, end = ''): Segment {
  return { kind: 'road', edges: [...edges], end };
}

function field(halves: string): Segment {
  return { kind: 'field', halves: halves.split(' ') };
}

function tile(letter: string, edges: string, copies: string, ...segments: Segment[]): CatalogueTile {
  return {
    letter,
    set: 'base',
    edges: [...edges].map((e) => kEdge[e as keyof typeof kEdge]),
    segments,
    illustrations: { C2: copies.split(',').map((c) => (c === '' ? [] : [c])) },
  };
}

const kAll = 'NNW NNE ENE ESE SSE SSW WSW WNW';
export const kBaseTiles: readonly CatalogueTile[] = tiles_of('base');

/** Rivers that fork or end at a city, three and four cities, roads that just end, unknown things and their like. */
export const kLaterTiles: readonly CatalogueTile[] = [
  tile('three-cities', 'cccf', '', city('N'), city('E'), city('S'), field('WSW WNW')),
  tile('four-cities', 'cccc', '', city('N'), city('E'), city('S'), city('W'), field('')),
  tile('through-and-caps', 'cccc', '', city('EW'), city('N'), city('S')),
  tile('corner-and-cap', 'ccfc', '', city('NW', 1), city('E'), field('SSE SSW')),
  tile('two-corners', 'cccc', '', city('NW'), city('SE')),
  tile('three-and-cap', 'cccc', '', city('NEW'), city('S')),
  tile(
    'bridge',
    'rrrr',
    '',
    road('NS'),
    road('EW'),
    field('NNW WNW'),
    field('NNE ENE'),
    field('ESE SSE'),
    field('SSW WSW'),
  ),
  tile('inn', 'ffrf', 'farmhouse', road('S'), field(kAll)),
  tile(
    'gates',
    'crrf',
    '',
    city('N', 1),
    road('E', 'city'),
    road('S', 'city'),
    field('ENE'),
    field('ESE SSE'),
    field('SSW WSW WNW'),
  ),
  tile(
    'corner-village',
    'crrc',
    '',
    city('NW'),
    road('E', 'village'),
    road('S', 'village'),
    field('ENE SSW'),
    field('ESE SSE'),
  ),
  tile('three-way-road', 'frrr', '', road('ESW'), field('NNW NNE ENE WNW'), field('ESE SSE'), field('SSW WSW')),
  {
    letter: 'river',
    edges: ['river', 'field', 'river', 'field'],
    segments: [{ kind: 'river', edges: ['N', 'S'] }, field('NNE ENE ESE SSE'), field('NNW SSW WSW WNW')],
  },
  {
    letter: 'river-bend',
    edges: ['city', 'river', 'river', 'city'],
    segments: [city('NW'), { kind: 'river', edges: ['E', 'S'] }, field('ENE SSW'), field('ESE SSE')],
  },
  {
    letter: 'river-bridge',
    edges: ['river', 'road', 'river', 'road'],
    segments: [
      { kind: 'river', edges: ['N', 'S'] },
      road('EW'),
      field('NNE ENE'),
      field('ESE SSE'),
      field('SSW WSW'),
      field('WNW NNW'),
    ],
  },
  {
    letter: 'spring',
    edges: ['field', 'field', 'river', 'field'],
    segments: [{ kind: 'river', edges: ['S'] }, field(kAll)],
  },
  {
    letter: 'fork',
    edges: ['river', 'river', 'field', 'river'],
    segments: [
      { kind: 'river', edges: ['N', 'E', 'W'], end: 'fork' },
      field('NNW WNW'),
      field('NNE ENE'),
      field('ESE SSE SSW WSW'),
    ],
  },
  {
    letter: 'river-to-city',
    edges: ['field', 'city', 'field', 'river'],
    segments: [city('E'), { kind: 'river', edges: ['W'], end: 'city' }, field('NNW NNE WNW'), field('SSE SSW WSW')],
  },
  {
    letter: 'inn-at-bridge',
    edges: ['river', 'road', 'river', 'road'],
    segments: [
      { kind: 'river', edges: ['N', 'S'] },
      { kind: 'road', edges: ['E', 'W'], marks: ['inn', '<script>'] },
      field('NNE ENE'),
      field('ESE SSE'),
      field('SSW WSW'),
      field('WNW NNW'),
    ],
  },
  {
    letter: 'volcano',
    edges: ['field', 'lava', 'field', 'field'],
    segments: [{ kind: 'volcano' }, { kind: 'lava', edges: ['E', 'constructor'] }, field(kAll)],
    illustrations: { C2: [['<script>', 'toString', '__proto__']] },
  },
];
