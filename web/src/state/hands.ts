// Tiles in hand, as the page shows them (R-HOUSE-3, R-HOUSE-4), and offers for a tile (R-HOUSE-7).
import type { View } from '../protocol/types';

export interface HandTile {
  tile: string;
  copy: number;
  allowed: boolean;
  taken: boolean;
}

export interface ShownHand {
  seat: number;
  tiles: ({ tile: string; copy: number } | null)[];
}

/** Whether the tiles of hands are secret at this table. */
function is_hidden(view: View): boolean {
  const { rules } = view;
  return (
    (rules['hand'] === '3' && rules['hand_hidden'] === 'true') ||
    (rules['draw_ahead'] === 'true' && rules['draw_ahead_hidden'] === 'true')
  );
}

/** The hand to choose from while a tile of it is asked for, or another may still be taken instead; else nothing. */
export function asked_hand(view: View): HandTile[] {
  if (view.choices.every((choice) => choice.tile === undefined)) return [];
  const may = new Set(view.choices.map((choice) => choice.tile));
  let open = view.step === 'give_up' ? null : (view.drawn?.tile ?? null);
  return (view.seats[view.actor]?.hand ?? []).flatMap((held) => {
    if (!held) return [];
    const taken = held.tile === open;
    if (taken) open = null;
    return [{ ...held, allowed: may.has(held.tile), taken }];
  });
}

/** Whether several people share this screen and hands are secret: then a hand is uncovered by hand. */
export function is_covered(view: View): boolean {
  return is_hidden(view) && view.you.filter((seat) => view.seats[seat]?.kind === 'person').length > 1;
}

/** The hands beside the one to choose from. Where people share a screen, secret ones show their backs. */
export function shown_hands(view: View): ShownHand[] {
  if (view.state === 'over') return [];
  const covered = is_covered(view);
  return view.seats.flatMap(({ hand = [] }, seat) => {
    const asked = view.you.includes(view.actor) && seat === view.actor && asked_hand(view).length > 0;
    if (hand.length === 0 || asked) return [];
    return [{ seat, tiles: covered ? hand.map(() => null) : hand }];
  });
}

/** How many points the seat that is asked can offer. */
export function most_points(view: View): number {
  return Math.max(0, view.seats[view.actor]?.points ?? 0);
}
