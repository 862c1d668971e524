// What the page knows of the game: the last view and everything that happened. A pure function takes each message in.
import type {
  Catalogue,
  Colour,
  ErrorMessage,
  Exclusion,
  GameEvent,
  Option,
  OwnDesign,
  Refused,
  TableAnswer,
  Update,
  View,
} from '../protocol/types';
import type { LinkStatus } from '../net/transport';

export interface Notice {
  id: number;
  message: Refused | ErrorMessage;
}

/** The tiles of the host, and those that the game at hand has made or exchanged. */
export interface TileBook extends Catalogue {
  designs: OwnDesign[];
}

export interface Game {
  catalogue: TileBook | null;
  options: Option[];
  exclusions: Exclusion[];
  levels: string[];
  colours: Colour[];
  link: LinkStatus;
  table: { code: string; seats: number[]; token: string } | null;
  view: View | null;
  events: GameEvent[];
  /** The events of the last update alone: what to announce. */
  fresh: GameEvent[];
  notice: Notice | null;
  record: string | null;
}

export const kColours: Colour[] = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];

export function empty_game(): Game {
  return {
    catalogue: null,
    options: [],
    exclusions: [],
    levels: ['steady'],
    colours: kColours,
    link: 'opening',
    table: null,
    view: null,
    events: [],
    fresh: [],
    notice: null,
    record: null,
  };
}

/** The same page, another game: what the host said about itself stays. */
export function clear_game(game: Game): Game {
  const { options, exclusions, levels, colours, link } = game;
  const catalogue = game.catalogue && { ...game.catalogue, designs: [] };
  return { ...empty_game(), catalogue, options, exclusions, levels, colours, link };
}

export function reduce(game: Game, message: TableAnswer): Game {
  switch (message.type) {
    case 'welcome': {
      const { options, exclusions, levels, colours } = message;
      const catalogue = { ...message.catalogue, designs: [] };
      return { ...game, catalogue, options, exclusions, levels, colours };
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
    catalogue: book_of(game.catalogue, view),
  };
}

function is_new(known: GameEvent[], event: GameEvent): boolean {
  const last = known.at(-1);
  if (last === undefined || event.version > last.version) return true;
  if (event.version < last.version) return false;
  return !known.some((e) => e.version === event.version && JSON.stringify(e) === JSON.stringify(event));
}

/** What is drawn is kept by its design, so designs that are the same stay the same objects. */
function book_of(book: TileBook | null, view: View): TileBook | null {
  const designs = view.designs ?? [];
  if (!book || JSON.stringify(designs) === JSON.stringify(book.designs)) return book;
  return { ...book, designs };
}
