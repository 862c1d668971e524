// The one line that says whose turn it is and what to do now.
import type { Translate } from '../i18n/texts';
import type { View } from '../protocol/types';
import { is_my_turn } from './actions';

export function name_of(view: View, seat: number): string {
  return view.seats[seat]?.name ?? '';
}

/** Steps that ask something of their own. */
export const kQuestions = ['again', 'take', 'give_up', 'offer', 'sale'];

export function turn_line(t: Translate, view: View): string {
  const name = name_of(view, view.actor);
  if (view.state === 'over') return t('turn-over');
  if (!is_my_turn(view)) return t(view.seats[view.actor]?.kind === 'computer' ? 'turn-computer' : 'turn-other', { name });
  if (kQuestions.includes(view.step)) return t(`turn-${view.step}`, { name });
  if (!view.pending) return t('turn-place', { name });
  if (view.step !== 'figure') return t('turn-confirm', { name });
  return t(view.pending.figures.length > 0 ? 'turn-second' : 'turn-figure', { name });
}

export function short_turn_line(t: Translate, view: View): string {
  if (view.state === 'over') return t('turn-over');
  if (is_my_turn(view) && kQuestions.includes(view.step)) return t(`turn-${view.step}-short`);
  return t(is_my_turn(view) ? 'turn-short' : 'turn-short-other', { name: name_of(view, view.actor) });
}
