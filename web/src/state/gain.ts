import type { View } from '../protocol/types';

/** What confirming the turn would give to this seat. */
export function gain_of(view: View, seat: number): number {
  const awards = view.pending?.awards ?? [];
  return awards.reduce((sum, award) => (award.seat === seat ? sum + award.points : sum), 0);
}
