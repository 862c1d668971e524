// The one line that says whose turn it is and what to do now.
import type { Translate } from '../i18n/texts';
import type { View } from '../protocol/types';
import { is_my_turn } from './actions';
import { name_of } from './announce';

export function turn_line(t: Translate, view: View): string {
  const name = name_of(view, view.seat);
  if (view.state === 'over') return t('turn-over');
  if (!is_my_turn(view)) return t(view.seats[view.seat]?.kind === 'computer' ? 'turn-computer' : 'turn-other', { name });
  if (!view.pending) return t('turn-place', { name });
  const may_put = view.spots.length > 0 && !view.pending.figure;
  return t(may_put ? 'turn-figure' : 'turn-confirm', { name });
}

export function short_turn_line(t: Translate, view: View): string {
  if (view.state === 'over') return t('turn-over');
  return t(is_my_turn(view) ? 'turn-short' : 'turn-short-other', { name: name_of(view, view.seat) });
}
