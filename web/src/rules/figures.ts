// Figures in the pictures of rules: those of the board, and simple forms of those that expansions add.
import { figure_art, kColours, type Colour, type Theme } from '../art';

const kLine = '#2a1d12';
const kHat: Record<string, string> = {
  abbot: 'M-4-8.5L-4.6-14L0-18.5L4.6-14L4-8.5Z',
  builder: 'M-7-8.6H7C7-13-3.4-16.8-5.6-10.6Z',
};

function standing(figure: string, colour: Colour, theme: Theme): string {
  const body = figure_art(colour, 'standing', theme);
  const hat = kHat[figure];
  const { dark } = kColours[colour];
  return hat ? `${body}<path d="${hat}" fill="${dark}" stroke="#fff3d8" stroke-width="1.2"/>` : body;
}

function pig(colour: Colour): string {
  const { css, dark } = kColours[colour];
  const legs = [-6, -2.5, 3, 6.5].map((x) => `<rect x="${x - 1.1}" y="4" width="2.4" height="5" rx="1" fill="${dark}"/>`).join('');
  return (
    `<g stroke="${kLine}" stroke-width=".9">${legs}<ellipse rx="10" ry="6.6" fill="${css}"/>` +
    `<path d="M-9-4.5L-12.5-8.5L-6.5-6.5Z" fill="${dark}"/><circle cx="-10" cy="-1" r="4.4" fill="${css}"/>` +
    `<ellipse cx="-13.6" cy="-.4" rx="1.7" ry="2.2" fill="${dark}"/></g>`
  );
}

/** Around 0,0 in the units of tiles. */
export function rule_figure(figure: string, feature: string, colour: Colour, theme: Theme): string {
  if (figure === 'pig') return pig(colour);
  const lying = feature.startsWith('field') || feature.endsWith('.prior');
  const art = lying ? figure_art(colour, 'lying', theme) : standing(figure, colour, theme);
  if (figure === 'large') return `<g transform="scale(1.5)">${art}</g>`;
  return figure === 'phantom' ? `<g opacity=".72">${art}</g>` : art;
}
