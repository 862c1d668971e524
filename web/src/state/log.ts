// Events become rows of "What happened". A row is a message key with its values, so that it can be said in any language.
import type { Award, GameEvent } from '../protocol/types';
import { kind_of, kPrior } from '../protocol/tiles';

export type Cell = [number, number];
export type MessageArgs = Record<string, string | number>;

export interface LogRow {
  id: string;
  sort: 'turn' | 'award' | 'discard' | 'token' | 'bid' | 'over';
  turn: number;
  seat: number | null;
  key: string;
  args: MessageArgs;
  points: number | null;
  rule: string;
  cells: Cell[];
}

export interface AwardWords {
  key: string;
  args: MessageArgs;
}

const kPriorRule = 'R-GERMAN-6';
const kTakeBackRule = 'R-ABBOT-4';

/** The explanation of an award: what was counted and what it gave. */
export function award_words(award: Award): AwardWords {
  const finished = award.kind === 'field' || award.complete ? 'yes' : 'no';
  const { tiles, coats, cities, neighbours, points, extra = 0 } = award;
  const shared = award.shared ? 'yes' : 'no';
  if (award.kind === 'goods') return { key: 'award-goods', args: { token: award.token ?? '', points, shared } };
  if (award.rule === kPriorRule) return { key: 'award-prior', args: { tiles, points, shared } };
  return { key: `award-${award.kind}`, args: { tiles, coats, cities, neighbours, points, finished, shared, extra } };
}

export function award_row(award: Award, id: string): LogRow {
  const { key, args } = award_words(award);
  return {
    id,
    sort: 'award',
    turn: award.turn,
    seat: award.seat,
    key,
    args,
    points: award.points,
    rule: award.rule,
    cells: award.cells ?? [],
  };
}

/** Oldest first. `from` numbers the rows, so that rows can be added without making the old ones again. */
export function log_rows(events: GameEvent[]): LogRow[] {
  const rows: LogRow[] = [];
  let place: LogRow | null = null;
  events.forEach((event, index) => {
    const row = event_row(event, `${index}`, place, rows.at(-1));
    if (event.event === 'place') place = row;
    if (row) rows.push(row);
  });
  return rows;
}

function name_figure(row: LogRow, { figure, feature }: { figure: string; feature: string }): void {
  const place = feature === kPrior ? 'prior' : kind_of(feature);
  const plain = figure === 'meeple' || place === 'garden';
  row.key = plain ? `log-figure-${place}` : 'log-figure-other';
  if (!plain) row.args = { ...row.args, figure };
}

/** The figure belongs to the row of its tile: "put a knight in a city"; a second one has a row of its own. */
function figure_row(
  event: { figure: string; feature: string; x: number; y: number },
  plain: Omit<LogRow, 'sort' | 'key'>,
  place: LogRow | null,
): LogRow | null {
  if (!place) return null;
  if (place.key === 'log-place') {
    name_figure(place, event);
    return null;
  }
  return { ...plain, sort: 'turn', key: 'log-also', args: { figure: event.figure }, cells: [[event.x, event.y]] };
}

function bid_row(
  event: Extract<GameEvent, { event: 'offer' | 'sale' }>,
  plain: Omit<LogRow, 'sort' | 'turn' | 'seat' | 'key'>,
): LogRow {
  const points = event.event === 'sale' ? event.points : 0;
  const { turn, seat } = event;
  return { ...plain, sort: 'bid', turn, seat, key: `log-${event.event}`, args: { points }, rule: 'R-HOUSE-7' };
}

function event_row(event: GameEvent, id: string, place: LogRow | null, last?: LogRow): LogRow | null {
  const plain = { id, points: null, rule: '', args: {}, cells: [] as Cell[] };
  switch (event.event) {
    case 'place':
      return {
        ...plain,
        sort: 'turn',
        turn: event.turn,
        seat: event.seat,
        key: 'log-place',
        args: { tile: event.tile },
        cells: [[event.x, event.y]],
      };
    case 'figure':
      return figure_row(event, { ...plain, turn: event.turn, seat: event.seat }, place);
    case 'return':
      // What went home by choice was scored just before, and belongs to the row of the tile as well.
      if (place && last?.rule === kTakeBackRule && place.key === 'log-place') {
        place.key = 'log-take_back';
        place.args = { ...place.args, figure: event.figure };
      }
      return null;
    case 'token':
      return {
        ...plain,
        sort: 'token',
        turn: event.turn,
        seat: event.seat,
        key: 'log-token',
        args: { token: event.token, count: event.count },
        rule: 'R-TRADE-4',
      };
    case 'offer':
    case 'sale':
      return bid_row(event, plain);
    case 'set_aside':
    case 'discard':
      return {
        ...plain,
        sort: 'discard',
        turn: event.turn,
        seat: event.seat,
        key: `log-${event.event}`,
        args: { tile: event.tile },
        rule: event.event === 'discard' ? 'R-TILE-8' : 'R-HOUSE-5',
      };
    case 'award':
      return award_row(event, id);
    case 'over':
      return { ...plain, sort: 'over', turn: Number.MAX_SAFE_INTEGER, seat: null, key: `log-over-${event.reason}` };
    default:
      return null;
  }
}
