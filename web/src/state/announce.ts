// What is said aloud (aria-live) and shown for a moment (toasts) after an update.
import { award_text, spot_name, tile_name, token_name, type Translate } from '../i18n/texts';
import { edition_of } from '../protocol/tiles';
import type { GameEvent, View } from '../protocol/types';
import { is_my_turn } from './actions';
import type { Game } from './game';
import { same_spot } from './spots';
import { kQuestions, name_of, turn_line } from './turn_line';

export interface Said {
  aloud: string[];
  toasts: { text: string; tone: 'gain' | 'loss'; seat: number | null }[];
}

/** More awards than this at once (final scoring) are left to the score sheet. */
const kManyAwards = 4;

export function say_update(t: Translate, game: Game, before: View | null): Said {
  const said: Said = { aloud: [], toasts: [] };
  const view = game.view;
  if (!view) return said;
  const awards = game.fresh.filter((e) => e.event === 'award').length;
  const caught_up = before === null && game.fresh.length > 3;
  if (!caught_up) for (const event of game.fresh) say_event(t, view, event, awards, said);
  if (view.state === 'over' && before?.state !== 'over') said.aloud.push(say_over(t, view));
  else say_place(t, view, before, said);
  if (turn_began(view, before) && is_my_turn(view)) said.aloud.push(say_turn(t, view));
  const asked = is_my_turn(view) && kQuestions.includes(view.step);
  if (asked && (before?.step !== view.step || before.actor !== view.actor)) said.aloud.push(turn_line(t, view));
  return said;
}

function turn_began(view: View, before: View | null): boolean {
  if (view.state !== 'playing' || kQuestions.includes(view.step)) return false;
  const other_part = before?.step === 'again' || (view.pending === null && before?.tiles.length !== view.tiles.length);
  return before?.turn !== view.turn || before.state !== 'playing' || other_part;
}

function say_event(t: Translate, view: View, event: GameEvent, awards: number, said: Said): void {
  switch (event.event) {
    case 'place':
      if (view.you.includes(event.seat)) return;
      said.aloud.push(
        t('say-placed', { name: name_of(view, event.seat), tile: tile_name(t, event.tile), x: event.x, y: event.y }),
      );
      return;
    case 'figure':
      if (view.you.includes(event.seat)) return;
      said.aloud.push(t('say-figure', { name: name_of(view, event.seat), spot: spot_name(t, event, edition_of(view)) }));
      return;
    case 'hold':
      if (event.tile !== undefined && view.you.includes(event.seat))
        said.aloud.push(t('say-hold', { name: name_of(view, event.seat), tile: tile_name(t, event.tile) }));
      return;
    case 'offer':
      said.aloud.push(t('say-offer', { name: name_of(view, event.seat) }));
      return;
    case 'sale': {
      const text = t('say-sale', { name: name_of(view, event.seat), points: event.points });
      said.aloud.push(text);
      said.toasts.push({ text, tone: 'loss', seat: null });
      return;
    }
    case 'token':
      said.aloud.push(t('say-token', { name: name_of(view, event.seat), goods: token_name(t, event) }));
      return;
    case 'discard':
    case 'set_aside': {
      const text = t(event.event === 'discard' ? 'say-discard' : 'say-set_aside', { tile: tile_name(t, event.tile) });
      said.aloud.push(text);
      said.toasts.push({ text, tone: 'loss', seat: null });
      return;
    }
    case 'award': {
      if (awards > kManyAwards) return;
      const name = name_of(view, event.seat);
      said.aloud.push(t('say-award', { name, points: event.points, award: award_text(t, event) }));
      if (event.points > 0) said.toasts.push({ text: `${name} +${event.points}`, tone: 'gain', seat: event.seat });
      return;
    }
  }
}

/** After a step of one's own: how the tile lies, for those who do not see it. */
function say_place(t: Translate, view: View, before: View | null, said: Said): void {
  const now = view.pending;
  if (!now) return;
  const was = before?.turn === view.turn ? before.pending : null;
  if (now.x !== was?.x || now.y !== was.y || now.dir !== was.dir) {
    said.aloud.push(t('say-lies', { x: now.x, y: now.y, side: t(`side-${now.dir}`) }));
  }
  for (const figure of now.figures) {
    if (was?.figures.some((earlier) => same_spot(earlier, figure))) continue;
    said.aloud.push(t('say-figure', { name: name_of(view, view.actor), spot: spot_name(t, figure, edition_of(view)) }));
  }
}

function say_turn(t: Translate, view: View): string {
  return t('say-turn', {
    name: name_of(view, view.actor),
    tile: view.drawn ? tile_name(t, view.drawn.tile) : '',
    places: view.placements.length,
    left: view.left,
  });
}

export function say_over(t: Translate, view: View): string {
  const winners = view.result?.winners ?? [];
  return t('say-over', { count: winners.length, names: winner_names(view) });
}

export function winner_names(view: View): string {
  return (view.result?.winners ?? []).map((seat) => name_of(view, seat)).join(', ');
}
