import { describe, expect, it } from 'vitest';
import { asked_hand, is_covered, most_points, shown_hands } from '../src/state/hands';
import { make_view } from './fixtures/samples';

const kV = { tile: 'base:V', copy: 1 };
const kL = { tile: 'base:L', copy: 0 };

function view_with(change: Parameters<typeof make_view>[0], hands = [[kV, kV, kL], [kL, kV, kV]] as (typeof kV | null)[][]) {
  const view = make_view({ step: 'take', drawn: null, choices: [{ tile: 'base:V' }], rules: { hand: '3' }, ...change });
  return { ...view, seats: view.seats.map((seat, i) => ({ ...seat, hand: hands[i]! })) };
}

describe('tiles in hand', () => {
  it('offers those that may be taken (R-HOUSE-4)', () => {
    const hand = asked_hand(view_with({}));
    expect(hand.map((tile) => tile.allowed)).toEqual([true, true, false]);
    expect(hand.every((tile) => !tile.taken)).toBe(true);
  });

  it('marks one copy of the tile that was taken, and lets another be taken', () => {
    const hand = asked_hand(view_with({ step: 'place', drawn: kV }));
    expect(hand.map((tile) => tile.taken)).toEqual([true, false, false]);
  });

  it('asks for nothing where no tile of the hand is a choice', () => {
    expect(asked_hand(view_with({ choices: [] }))).toEqual([]);
    expect(asked_hand(view_with({ choices: [{ seat: 1, points: 3 }], step: 'sale' }))).toEqual([]);
  });

  it('shows the other hands, as backs where several people share the screen in secret', () => {
    expect(shown_hands(view_with({}))).toEqual([{ seat: 1, tiles: [kL, kV, kV] }]);
    const secret = view_with({ rules: { hand: '3', hand_hidden: 'true' } });
    expect(is_covered(secret)).toBe(true);
    expect(shown_hands(secret)).toEqual([{ seat: 1, tiles: [null, null, null] }]);
    expect(is_covered({ ...secret, you: [0] })).toBe(false);
    expect(shown_hands({ ...secret, state: 'over' })).toEqual([]);
  });

  it('lets nobody offer more than the points of the seat that is asked (R-HOUSE-7)', () => {
    const view = make_view({ actor: 1, step: 'offer' });
    view.seats[1] = { ...view.seats[1]!, points: 5 };
    expect(most_points(view)).toBe(5);
  });
});
