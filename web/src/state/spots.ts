// What can be done with figures now: the spots that the table names, by kind, and what was put in this turn already.
import type { Spot, View } from '../protocol/types';

const kPhantom = 'phantom';

export interface Offer {
  spot: Spot;
  chosen: boolean;
}

export function same_spot(a: Spot, b: Spot): boolean {
  return a.figure === b.figure && a.feature === b.feature && a.take_back === b.take_back && a.x === b.x && a.y === b.y;
}

/** A name of its own among the spots of a turn. */
export function spot_key({ figure, feature, take_back, x, y }: Spot): string {
  return take_back ? `back ${figure} ${x},${y}` : `${figure} ${feature}`;
}

/** First what is due now; then what was put earlier in this turn and can be undone. */
export function offers_of(view: View): Offer[] {
  if (!view.pending) return [];
  const put = view.pending.figures;
  const due = [...view.spots, ...(put.length === 0 ? phantom_alone(view) : [])];
  const earlier = put.filter((figure) => !due.some((spot) => same_spot(spot, figure)));
  return [...due, ...earlier].map((spot) => ({ spot, chosen: put.some((figure) => same_spot(spot, figure)) }));
}

/** The phantom may come without another figure (R-PHANTOM-4), wherever a common one may. */
function phantom_alone(view: View): Spot[] {
  const left = view.seats[view.seat]?.supply[kPhantom] ?? 0;
  if (left === 0 || view.spots.some((spot) => spot.figure === kPhantom)) return [];
  return view.spots.filter((s) => s.figure === 'meeple' && !s.take_back).map((s) => ({ ...s, figure: kPhantom }));
}

/** The kinds of figures that could be put now. */
export function kinds_of(offers: Offer[], view: View): string[] {
  const earlier = new Set(view.step === 'figure' ? view.pending?.figures.map((f) => f.figure) : []);
  const kinds = offers.filter(({ spot, chosen }) => !spot.take_back && !(chosen && earlier.has(spot.figure)));
  return [...new Set(kinds.map(({ spot }) => spot.figure))];
}

/** The kind that is in hand: the one that was wished for, if it could go anywhere. */
export function kind_in_hand(kinds: string[], wished: string): string {
  return kinds.includes(wished) ? wished : (kinds[0] ?? wished);
}

/** What is shown on the board and in the list: one kind at a time, what was put, and what can be taken back. */
export function shown_offers(view: View, wished: string): Offer[] {
  const offers = offers_of(view);
  const kind = kind_in_hand(kinds_of(offers, view), wished);
  return offers.filter(({ spot, chosen }) => chosen || spot.take_back || spot.figure === kind);
}

/** How many steps must be undone until this figure is back in the hand. */
export function steps_back(view: View, spot: Spot): number {
  const put = view.pending?.figures ?? [];
  const at = put.findIndex((figure) => same_spot(figure, spot));
  return at < 0 ? 0 : put.length - at;
}
