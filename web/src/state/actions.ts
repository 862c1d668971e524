// What a person can do in a game, whatever the device: each function looks at the state and sends what follows.
import type { Dir, Placement, Spot, View } from '../protocol/types';
import { kDirs, turn_dir } from '../protocol/tiles';
import { next_cell } from '../board/geometry';
import type { Wish } from '../board/keys';
import type { Game } from './game';
import type { Session } from './session';
import { kind_in_hand, kinds_of, offers_of, shown_offers, steps_back, type Offer } from './spots';
import type { UiStore } from './ui';

/** A view in which the person at this page is on turn; only then may anything be done. */
export interface MyTurn extends View {
  state: 'playing';
}

/** Whether a yes or no is asked, to which confirming says no. */
export function is_question(view: View): boolean {
  return ['again', 'offer', 'sale'].includes(view.step);
}

/** Whether a tile was taken out of the hand that is still to be placed. */
export function is_taken(view: View): boolean {
  return view.step === 'place' && view.drawn !== null && (view.seats[view.seat]?.hand?.length ?? 0) > 1;
}

export function is_my_turn(view: View | null): view is MyTurn {
  return view !== null && view.state === 'playing' && view.you.includes(view.actor);
}

/** From `wanted` on clockwise, the first direction that the rules allow. */
export function legal_dir(dirs: Dir[], wanted: Dir): Dir | null {
  for (let quarters = 0; quarters < 4; quarters++) {
    const dir = turn_dir(wanted, quarters);
    if (dirs.includes(dir)) return dir;
  }
  return null;
}

/** The legal direction after (or before) this one, going round. */
export function turned_dir(dirs: Dir[], from: Dir, by: number): Dir | null {
  const step = by < 0 ? -1 : 1;
  for (let quarters = 1; quarters <= 4; quarters++) {
    const dir = turn_dir(from, step * quarters);
    if (dirs.includes(dir)) return dir;
  }
  return null;
}

export function dirs_at(placements: Placement[], x: number, y: number): Dir[] {
  return placements.find((p) => p.x === x && p.y === y)?.dirs ?? [];
}

/** All directions in which the drawn tile fits somewhere. */
export function dirs_anywhere(placements: Placement[]): Dir[] {
  return kDirs.filter((dir) => placements.some((p) => p.dirs.includes(dir)));
}

export class Actions {
  constructor(
    private readonly session: Session,
    private readonly ui: UiStore,
  ) {}

  /** Puts the tile there; where it lies already, turns it. */
  tap_cell(x: number, y: number): void {
    const { view, placements } = this.turn_now();
    if (!is_my_turn(view)) return;
    if (view.pending?.x === x && view.pending.y === y) return this.turn(1);
    const dir = legal_dir(dirs_at(placements, x, y), view.pending?.dir ?? this.ui.get().hand);
    if (dir) this.session.command({ do: 'place', x, y, dir });
  }

  turn(by: number): void {
    const { view, placements } = this.turn_now();
    if (!is_my_turn(view)) return;
    const lying = view.pending;
    if (!lying) return this.turn_hand(placements, by);
    // Several quick turns go on from each other, not all from the direction that the table knows of.
    const from = this.session.busy() && this.asked ? this.asked : lying.dir;
    const dir = turned_dir(dirs_at(placements, lying.x, lying.y), from, by);
    this.asked = dir;
    if (dir && dir !== lying.dir) this.session.command({ do: 'place', x: lying.x, y: lying.y, dir });
  }

  choose_spot(spot: Spot): void {
    const { view } = this.now();
    if (!is_my_turn(view) || !view.pending) return;
    const back = steps_back(view, spot);
    for (let i = 0; i < back; i++) this.undo();
    if (back === 0) this.put_figure(spot);
  }

  /** Takes another kind of figure into the hand. */
  choose_kind(kind: string): void {
    this.ui.update((u) => ({ ...u, figure: kind }));
  }

  /** Plays the second part of a double turn. */
  again(): void {
    const { view } = this.now();
    if (is_my_turn(view) && view.step === 'again') this.session.command({ do: 'again' });
  }

  /** A tile of the hand: plays it, or gives it up where none fits. */
  take(tile: string): void {
    if (is_my_turn(this.now().view)) this.session.command({ do: 'take', tile });
  }

  offer(points: number): void {
    if (is_my_turn(this.now().view)) this.session.command({ do: 'offer', points });
  }

  sell(seat: number): void {
    if (is_my_turn(this.now().view)) this.session.command({ do: 'sell', seat });
  }

  undo(): void {
    const { view } = this.now();
    if (is_my_turn(view) && (view.pending || is_taken(view))) this.session.command({ do: 'undo' });
  }

  confirm(): void {
    const { view } = this.now();
    if (is_my_turn(view) && (view.pending || is_question(view))) this.session.command({ do: 'confirm' });
  }

  wish(wish: Wish): void {
    switch (wish.do) {
      case 'move':
        return this.move(wish.dx, wish.dy);
      case 'step_cell':
        return this.step_cell(wish.by);
      case 'turn':
        return this.turn(wish.by);
      case 'enter':
        return this.enter();
      case 'spot':
        return this.spot_number(wish.index);
      case 'kind':
        return this.step_kind(wish.by);
      case 'undo':
        return this.undo();
      case 'fit':
        return this.fit();
      case 'zoom':
        return this.zoom(wish.factor);
      case 'help':
        return this.ui.update((u) => ({ ...u, dialog: u.dialog === 'help' ? null : 'help' }));
      case 'close':
        return this.ui.update((u) => ({ ...u, dialog: null, cursor: null, highlight: [] }));
    }
  }

  fit(): void {
    this.ui.update((u) => ({ ...u, fit_wanted: u.fit_wanted + 1 }));
  }

  zoom(factor: number): void {
    this.ui.update((u) => ({ ...u, zoom_wanted: { count: u.zoom_wanted.count + 1, factor } }));
  }

  private asked: Dir | null = null;

  private now(): Game {
    return this.session.game.get();
  }

  private turn_now(): { view: View | null; placements: Placement[] } {
    const { view } = this.now();
    return { view, placements: view?.placements ?? [] };
  }

  private turn_hand(placements: Placement[], by: number): void {
    const cursor = this.ui.get().cursor ?? this.ui.get().hover;
    const dirs = cursor ? dirs_at(placements, cursor[0], cursor[1]) : dirs_anywhere(placements);
    const hand = turned_dir(dirs, this.ui.get().hand, by);
    if (hand) this.ui.update((u) => ({ ...u, hand }));
  }

  private move(dx: number, dy: number): void {
    const { view, placements } = this.turn_now();
    if (!is_my_turn(view)) return;
    if (view.pending) return this.step_spot(dx + dy > 0 ? 1 : -1);
    const [x, y] = this.ui.get().cursor ?? [0, 0];
    const next = next_cell(placements, { x, y }, dx, dy);
    if (next) this.ui.update((u) => ({ ...u, cursor: [next.x, next.y] }));
  }

  private step_cell(by: number): void {
    const { view, placements } = this.turn_now();
    if (!is_my_turn(view) || view.pending || placements.length === 0) return;
    const cursor = this.ui.get().cursor;
    const at = cursor ? placements.findIndex((p) => p.x === cursor[0] && p.y === cursor[1]) : by < 0 ? 0 : -1;
    const next = placements[(at + by + placements.length) % placements.length];
    if (next) this.ui.update((u) => ({ ...u, cursor: [next.x, next.y] }));
  }

  private offers(): Offer[] {
    const { view } = this.now();
    return is_my_turn(view) ? shown_offers(view, this.ui.get().figure) : [];
  }

  private step_spot(by: number): void {
    const offers = this.offers();
    const count = offers.length;
    if (count === 0) return;
    const at = offers.findIndex((offer) => offer.chosen);
    const next = offers[at < 0 ? (by > 0 ? 0 : count - 1) : (at + by + count) % count];
    if (next && !next.chosen) this.put_figure(next.spot);
  }

  private step_kind(by: number): void {
    const { view } = this.now();
    if (!is_my_turn(view)) return;
    const kinds = kinds_of(offers_of(view), view);
    if (kinds.length === 0) return;
    const at = kinds.indexOf(kind_in_hand(kinds, this.ui.get().figure));
    this.choose_kind(kinds[(at + by + kinds.length) % kinds.length]!);
  }

  private spot_number(index: number): void {
    const { view } = this.now();
    if (!is_my_turn(view) || !view.pending) return;
    if (index < 0) {
      if (view.pending.figures.length > 0) this.undo();
      return;
    }
    const offer = this.offers()[index];
    if (offer && !offer.chosen) this.put_figure(offer.spot);
  }

  private put_figure({ figure, feature, take_back, x = 0, y = 0 }: Spot): void {
    this.session.command(take_back ? { do: 'take_back', figure, x, y } : { do: 'figure', figure, feature });
  }

  private enter(): void {
    const { view } = this.now();
    if (!is_my_turn(view)) return;
    if (view.step === 'again') return this.again();
    if (view.pending) return this.confirm();
    const cursor = this.ui.get().cursor;
    if (cursor) this.tap_cell(cursor[0], cursor[1]);
    else this.step_cell(1);
  }
}
