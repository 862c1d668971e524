// What the page knows of the game: the last view and everything that happened. A pure function takes each message in.
import type {
  Catalogue,
  Colour,
  ErrorMessage,
  GameEvent,
  Option,
  Placement,
  Refused,
  Spot,
  TableAnswer,
  Update,
  View,
} from '../protocol/types';
import type { LinkStatus } from '../net/transport';

export interface Notice {
  id: number;
  message: Refused | ErrorMessage;
}

export interface Game {
  catalogue: Catalogue | null;
  options: Option[];
  levels: string[];
  colours: Colour[];
  link: LinkStatus;
  table: { code: string; seats: number[]; token: string } | null;
  view: View | null;
  events: GameEvent[];
  /** The events of the last update alone: what to announce. */
  fresh: GameEvent[];
  /** All legal placements of the drawn tile, also while it lies somewhere for now. */
  placements: Placement[];
  /** All spots for a figure on the tile just put, also while a figure stands on one for now. */
  spots: Spot[];
  notice: Notice | null;
  record: string | null;
}

export const kColours: Colour[] = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];

export function empty_game(): Game {
  return {
    catalogue: null,
    options: [],
    levels: ['steady'],
    colours: kColours,
    link: 'opening',
    table: null,
    view: null,
    events: [],
    fresh: [],
    placements: [],
    spots: [],
    notice: null,
    record: null,
  };
}

/** The same page, another game: what the host said about itself stays. */
export function clear_game(game: Game): Game {
  const { catalogue, options, levels, colours, link } = game;
  return { ...empty_game(), catalogue, options, levels, colours, link };
}

export function reduce(game: Game, message: TableAnswer): Game {
  switch (message.type) {
    case 'welcome': {
      const { catalogue, options, levels, colours } = message;
      return { ...game, catalogue, options, levels, colours };
    }
    case 'table':
      return {
        ...game,
        table: { code: message.table, seats: message.seats, token: message.token ?? game.table?.token ?? '' },
      };
    case 'update':
      return take_update(game, message);
    case 'refused':
    case 'error':
      return { ...game, notice: { id: (game.notice?.id ?? 0) + 1, message } };
    case 'record':
      return { ...game, record: message.text };
  }
}

function take_update(game: Game, update: Update): Game {
  const fresh = update.events.filter((e) => is_new(game.events, e));
  // An older view than the one we have would take the board back: a late answer to a `sync`.
  const view = game.view && update.version < game.view.version ? game.view : update.view;
  return {
    ...game,
    view,
    fresh,
    events: fresh.length > 0 ? [...game.events, ...fresh] : game.events,
    placements: placements_of(game, view),
    spots: spots_of(game, view),
  };
}

function is_new(known: GameEvent[], event: GameEvent): boolean {
  const last = known.at(-1);
  if (last === undefined || event.version > last.version) return true;
  if (event.version < last.version) return false;
  return !known.some((e) => e.version === event.version && JSON.stringify(e) === JSON.stringify(event));
}

/** A table may leave the list out while the tile lies for now; the turn's own list then still holds. */
function placements_of(game: Game, view: View): Placement[] {
  if (view.placements.length > 0) return view.placements;
  const same_turn = game.view?.turn === view.turn && view.pending !== null;
  return same_turn ? game.placements : [];
}

function spots_of(game: Game, view: View): Spot[] {
  if (view.spots.length > 0 || !view.pending?.figure) return view.spots;
  const before = game.view?.pending;
  const { x, y, dir } = view.pending;
  const same = game.view?.turn === view.turn && before?.x === x && before.y === y && before.dir === dir;
  return same ? game.spots : [];
}
