/** The colours of everything that is drawn, by day and by lamplight; editions change some of them. */
import { tones_of } from './palette_editions';
import type { Theme } from './types';

export interface Roof {
  readonly lit: string;
  readonly shaded: string;
}

export interface Palette {
  readonly meadow: string;
  readonly meadow_light: string;
  readonly meadow_low: string;
  readonly tuft: string;
  readonly crop: string;
  readonly crop_line: string;
  readonly hay: string;
  readonly hay_line: string;
  readonly tree: string;
  readonly tree_light: string;
  readonly tree_dark: string;
  readonly road: string;
  readonly road_border: string;
  readonly road_wear: string;
  readonly dust: string;
  readonly water: string;
  readonly water_light: string;
  readonly water_deep: string;
  readonly bank: string;
  readonly city: string;
  readonly street: string;
  readonly city_low: string;
  readonly wall_top: string;
  readonly wall_walk: string;
  readonly wall_face: string;
  readonly wall_joint: string;
  readonly slate: string;
  readonly slate_dark: string;
  readonly slate_light: string;
  readonly roofs: readonly Roof[];
  readonly grey_roof: Roof;
  readonly thatch: Roof;
  readonly plaster: string;
  readonly plaster_warm: string;
  readonly plaster_shade: string;
  readonly window: string;
  readonly lit_window: string;
  readonly wood: string;
  readonly wood_light: string;
  readonly copper: Roof;
  readonly goods_plate: string;
  readonly grape: string;
  readonly grain: string;
  readonly cloth: string;
  readonly shield: string;
  readonly shield_dark: string;
  readonly shield_rim: string;
  readonly gold: string;
  readonly bed: string;
  readonly blossoms: readonly string[];
  readonly animal: string;
  readonly pig: string;
  readonly rim_light: string;
  readonly shadow: string;
  readonly shade: number;
}

const kLight: Palette = {
  meadow: '#adb968',
  meadow_light: '#c6c97c',
  meadow_low: '#97ab5a',
  tuft: '#7d9149',
  crop: '#c6c97c',
  crop_line: '#97ab5a',
  hay: '#d3c476',
  hay_line: '#ab9d50',
  tree: '#6f8f4b',
  tree_light: '#8fab5c',
  tree_dark: '#557540',
  road: '#f0e2bd',
  road_border: '#b2955f',
  road_wear: '#d6bf8c',
  dust: '#e2d0a0',
  water: '#7fb0bd',
  water_light: '#b5d6da',
  water_deep: '#5b93a5',
  bank: '#8d9a5c',
  city: '#d9b57f',
  street: '#e9cfa0',
  city_low: '#bd9763',
  wall_top: '#e9dfca',
  wall_walk: '#c4b69c',
  wall_face: '#9d8f79',
  wall_joint: '#b5a790',
  slate: '#6f8499',
  slate_dark: '#4f6378',
  slate_light: '#8da1b3',
  roofs: [
    { lit: '#c76a49', shaded: '#a34f36' },
    { lit: '#b85a42', shaded: '#924632' },
    { lit: '#d4875a', shaded: '#b06641' },
    { lit: '#c2765a', shaded: '#9a5641' },
  ],
  grey_roof: { lit: '#8b8f97', shaded: '#6a6f7a' },
  thatch: { lit: '#d0ac6a', shaded: '#a98547' },
  plaster: '#f3e7cf',
  plaster_warm: '#ead6b3',
  plaster_shade: '#c4b597',
  window: '#6b5442',
  lit_window: '#6b5442',
  wood: '#7b5a3d',
  wood_light: '#a98547',
  copper: { lit: '#6fa592', shaded: '#4c7d6e' },
  goods_plate: '#f6ead0',
  grape: '#6d3f86',
  grain: '#c48d1f',
  cloth: '#b23f35',
  shield: '#2f5d93',
  shield_dark: '#234871',
  shield_rim: '#f4e3b0',
  gold: '#e8b84a',
  bed: '#6b8c48',
  blossoms: ['#e78f86', '#f1d06b', '#f6efe0', '#b58cc0'],
  animal: '#f3ead6',
  pig: '#e3a79a',
  rim_light: '#fff8e0',
  shadow: '#3a2c1c',
  shade: 0.24,
};

const kDark: Palette = {
  meadow: '#5f7148',
  meadow_light: '#6d7f52',
  meadow_low: '#55673f',
  tuft: '#465a34',
  crop: '#6d7f52',
  crop_line: '#55673f',
  hay: '#7d7a4c',
  hay_line: '#625f37',
  tree: '#3d5636',
  tree_light: '#557045',
  tree_dark: '#2c4229',
  road: '#b8a783',
  road_border: '#66563a',
  road_wear: '#9b8a64',
  dust: '#a5946d',
  water: '#47707c',
  water_light: '#6d97a1',
  water_deep: '#35586a',
  bank: '#4a5c3a',
  city: '#9b8157',
  street: '#ab9168',
  city_low: '#846b47',
  wall_top: '#b3a995',
  wall_walk: '#8f8471',
  wall_face: '#6a604f',
  wall_joint: '#7c715e',
  slate: '#4c5f73',
  slate_dark: '#344456',
  slate_light: '#66798c',
  roofs: [
    { lit: '#94543f', shaded: '#723c2d' },
    { lit: '#884939', shaded: '#66362a' },
    { lit: '#a06a4a', shaded: '#7d4f36' },
    { lit: '#915d49', shaded: '#734335' },
  ],
  grey_roof: { lit: '#666b74', shaded: '#4c515b' },
  thatch: { lit: '#9a8052', shaded: '#776038' },
  plaster: '#c4b597',
  plaster_warm: '#b8a482',
  plaster_shade: '#93866c',
  window: '#4a3a2e',
  lit_window: '#f0c66a',
  wood: '#57412d',
  wood_light: '#7d6337',
  copper: { lit: '#4f7a6c', shaded: '#375a50' },
  goods_plate: '#d8c8a2',
  grape: '#5c3572',
  grain: '#a87818',
  cloth: '#96352c',
  shield: '#2c5485',
  shield_dark: '#1f3f66',
  shield_rim: '#d9c795',
  gold: '#d1a443',
  bed: '#4c673a',
  blossoms: ['#b5716b', '#bfa557', '#c2bba9', '#8d6f98'],
  animal: '#bdb4a0',
  pig: '#a97c74',
  rim_light: '#fff8e0',
  shadow: '#0c0a08',
  shade: 0.38,
};

const kept = new Map<string, Palette>();

export function palette_of(theme: Theme, edition = 'C2'): Palette {
  const key = `${theme} ${edition}`;
  let palette = kept.get(key);
  if (!palette) {
    kept.set(key, (palette = { ...(theme === 'dark' ? kDark : kLight), ...tones_of(edition, theme) }));
  }
  return palette;
}

/** Values for the page's custom properties: the table, panels and marks around the tiles. */
export const kPageColours: Readonly<Record<Theme, Readonly<Record<string, string>>>> = {
  light: {
    '--table-light': '#86623f',
    '--table-dark': '#5f432b',
    '--panel': '#f6ecd8',
    '--ink': '#3a2a1c',
    '--button': '#a9482a',
    '--legal': '#ffe9bd',
    '--ghost': '#ffd76a',
    '--last': '#ffe9a8',
    '--shadow': '#3a2c1c',
  },
  dark: {
    '--table-light': '#2b211a',
    '--table-dark': '#1d1611',
    '--panel': '#2f2821',
    '--ink': '#efe3cb',
    '--button': '#c98a34',
    '--legal': '#ffe9bd',
    '--ghost': '#ffd76a',
    '--last': '#ffe9a8',
    '--shadow': '#0c0a08',
  },
};
