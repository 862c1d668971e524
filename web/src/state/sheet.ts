// The lines of the final score sheet.
import type { FeatureKind, View } from '../protocol/types';

export interface SheetLine {
  kind: FeatureKind;
  part: 'in_play' | 'final';
  /** By seat. */
  points: number[];
}

const kKinds: FeatureKind[] = ['road', 'city', 'monastery', 'field'];

/** Fields score at the end alone, so a line of them in play is shown only if it says something. */
export function sheet_lines(view: View): SheetLine[] {
  const rows = view.result?.sheet ?? [];
  const lines: SheetLine[] = [];
  for (const part of ['in_play', 'final'] as const) {
    for (const kind of kKinds) {
      const points = view.seats.map((_, seat) => rows.find((r) => r.seat === seat)?.[part][kind] ?? 0);
      const empty = points.every((p) => p === 0);
      if (kind !== 'field' || !empty) lines.push({ kind, part, points });
    }
  }
  return lines;
}
