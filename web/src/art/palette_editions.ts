/** How editions differ in their tones; what is not named here is as in the second edition. */
import type { Palette } from './palette';
import type { Theme } from './types';

type Tones = Readonly<Record<Theme, Partial<Palette>>>;

/** Prints of the second edition with darker ground in cities. */
const kDarkCities: Tones = {
  light: { city: '#b0834f', street: '#c9a26a', city_low: '#8e6638' },
  dark: { city: '#735a38', street: '#876c45', city_low: '#5c452a' },
};

/** The first edition: few and clear tones, red roofs, almost white roads. */
const kFirst: Tones = {
  light: {
    meadow: '#a3c069',
    meadow_light: '#a9c56f',
    meadow_low: '#9bb862',
    tuft: '#8cab55',
    tree: '#5f8f4a',
    tree_light: '#73a358',
    tree_dark: '#467238',
    road: '#f7f2e0',
    road_border: '#b9ab83',
    road_wear: '#e6dcc0',
    dust: '#ece2c6',
    city: '#cfa266',
    street: '#dcb67f',
    city_low: '#b5864c',
    wall_top: '#e6e0d2',
    wall_walk: '#cdc6b6',
    wall_face: '#a39b8b',
    roofs: [
      { lit: '#c9583c', shaded: '#a0402b' },
      { lit: '#c9583c', shaded: '#a0402b' },
      { lit: '#d06a48', shaded: '#a84c32' },
      { lit: '#c04f36', shaded: '#983a27' },
    ],
    grey_roof: { lit: '#c9583c', shaded: '#a0402b' },
  },
  dark: {
    meadow: '#5b7645',
    meadow_light: '#607b4a',
    meadow_low: '#547040',
    tuft: '#496338',
    road: '#bdb396',
    road_border: '#6d6348',
    road_wear: '#a89d80',
    dust: '#aba080',
    city: '#957248',
    street: '#a5835a',
    city_low: '#7c5c38',
  },
};

/** The third edition: fresher greens, lighter stone. */
const kThird: Tones = {
  light: {
    meadow: '#a2bb62',
    meadow_light: '#bccc77',
    meadow_low: '#8dac55',
    tuft: '#739446',
    road: '#f3e6c6',
    city: '#dfbb88',
    street: '#eed4a9',
    city_low: '#c59c69',
    wall_top: '#efe7d6',
  },
  dark: { meadow: '#587249', meadow_light: '#668053', meadow_low: '#4e673f', city: '#a0865d', street: '#b09670' },
};

const kEditions: Readonly<Record<string, Tones>> = { 'C2-dark': kDarkCities, C1: kFirst, C3: kThird };

export function tones_of(edition: string, theme: Theme): Partial<Palette> {
  return Object.hasOwn(kEditions, edition) ? kEditions[edition]![theme] : {};
}

/** The meadow's tones: editions that share them share the pattern of the ground, too. */
export function meadow_style(edition: string): string {
  return edition === 'C1' || edition === 'C3' ? edition : 'C2';
}

/** Whether only what the rules know is drawn: no crops and flowers. */
export function is_plain(edition: string): boolean {
  return edition === 'C1';
}

const kLikeSecond: ReadonlySet<string> = new Set(['C2-dark', '20AE', 'C3']);

/** What lists an edition's illustrations: its own list, or the second edition's. The first edition has none. */
export function drawings_of(edition: string, listed: Readonly<Record<string, unknown>>): string {
  return !Object.hasOwn(listed, edition) && kLikeSecond.has(edition) ? 'C2' : edition;
}

/** Editions in whose drawings travellers took the place of highwaymen; they count the same. */
export function has_travellers(edition: string): boolean {
  return edition === '20AE' || edition === 'C3';
}
