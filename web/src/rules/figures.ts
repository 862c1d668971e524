// Figures in the pictures of rules: those of the board.
import { figure_art, figure_kind, type Colour, type Theme } from '../art';

/** Around 0,0 in the units of tiles. */
export function rule_figure(figure: string, feature: string, colour: Colour, theme: Theme): string {
  const lying = figure !== 'pig' && (feature.startsWith('field') || feature.endsWith('.prior'));
  return figure_art(colour, lying ? 'lying' : 'standing', theme, figure_kind(figure));
}
