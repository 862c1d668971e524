/** The base game's tiles in the catalogue's form: letter, edges, segments, copies' illustrations. */
import type { CatalogueTile, Segment } from '../types';

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
const monastery: Segment = { kind: 'monastery' };

export const kBaseTiles: readonly CatalogueTile[] = [
  tile('A', 'ffrf', 'highwaymen,', road('S', 'monastery'), monastery, field(kAll)),
  tile('B', 'ffff', 'farmhouse,donkey_stable,,', monastery, field(kAll)),
  tile('C', 'cccc', 'water_tower', city('NESW', 1)),
  tile('D', 'crfr', 'farmhouse,pigsty,,', city('N'), road('EW'), field('ENE WNW'), field('ESE SSE SSW WSW')),
  tile('E', 'cfff', 'garden,farmhouse,water_tower,,', city('N'), field('ENE ESE SSE SSW WSW WNW')),
  tile('F', 'fcfc', 'water_tower,', city('EW', 1), field('NNW NNE'), field('SSE SSW')),
  tile('G', 'fcfc', '', city('EW'), field('NNW NNE'), field('SSE SSW')),
  tile('H', 'cfcf', 'garden,water_tower,', city('N'), city('S'), field('ENE ESE WSW WNW')),
  tile('I', 'cffc', 'garden,', city('N'), city('W'), field('ENE ESE SSE SSW')),
  tile('J', 'crrf', 'highwaymen,farmhouse,cowshed', city('N'), road('ES'), field('ENE SSW WSW WNW'), field('ESE SSE')),
  tile(
    'K',
    'cfrr',
    'highwaymen,farmhouse,donkey_stable',
    city('N'),
    road('SW'),
    field('ENE ESE SSE WNW'),
    field('SSW WSW'),
  ),
  tile(
    'L',
    'crrr',
    'village,village,village',
    city('N'),
    road('E', 'village'),
    road('S', 'village'),
    road('W', 'village'),
    field('ENE WNW'),
    field('ESE SSE'),
    field('SSW WSW'),
  ),
  tile('M', 'ccff', 'garden,', city('NE', 1), field('SSE SSW WSW WNW')),
  tile('N', 'ccff', 'garden,water_tower,', city('NE'), field('SSE SSW WSW WNW')),
  tile('O', 'crrc', 'farmhouse,cowshed', city('NW', 1), road('ES'), field('ENE SSW'), field('ESE SSE')),
  tile('P', 'crrc', 'highwaymen,water_tower,', city('NW'), road('ES'), field('ENE SSW'), field('ESE SSE')),
  tile('Q', 'ccfc', '', city('NEW', 1), field('SSE SSW')),
  tile('R', 'ccfc', 'garden,water_tower,', city('NEW'), field('SSE SSW')),
  tile('S', 'ccrc', 'water_tower,', city('NEW', 1), road('S', 'city'), field('SSE'), field('SSW')),
  tile('T', 'ccrc', '', city('NEW'), road('S', 'city'), field('SSE'), field('SSW')),
  tile(
    'U',
    'rfrf',
    'garden,highwaymen,highwaymen,farmhouse,pigsty,,,',
    road('NS'),
    field('NNE ENE ESE SSE'),
    field('NNW SSW WSW WNW'),
  ),
  tile(
    'V',
    'ffrr',
    'garden,highwaymen,highwaymen,farmhouse,pigsty,pigsty,,,',
    road('SW'),
    field('NNW NNE ENE ESE SSE WNW'),
    field('SSW WSW'),
  ),
  tile(
    'W',
    'frrr',
    'village,village,village,village',
    road('E', 'village'),
    road('S', 'village'),
    road('W', 'village'),
    field('NNW NNE ENE WNW'),
    field('ESE SSE'),
    field('SSW WSW'),
  ),
  tile(
    'X',
    'rrrr',
    'village',
    road('N', 'village'),
    road('E', 'village'),
    road('S', 'village'),
    road('W', 'village'),
    field('NNW WNW'),
    field('NNE ENE'),
    field('ESE SSE'),
    field('SSW WSW'),
  ),
];

/** Arrangements that no base tile has: rivers, bridges, three and four cities, roads that just end, unknown things. */
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
    letter: 'volcano',
    edges: ['field', 'lava', 'field', 'field'],
    segments: [{ kind: 'volcano' }, { kind: 'lava', edges: ['E', 'constructor'] }, field(kAll)],
    illustrations: { C2: [['<script>', 'toString', '__proto__']] },
  },
];
