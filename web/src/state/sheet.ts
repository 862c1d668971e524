// The lines of the final score sheet.
import type { View } from '../protocol/types';

export interface SheetLine {
  kind: string;
  part: 'in_play' | 'final';
  /** By seat. */
  points: number[];
}

/** In this order; the first three are always shown, others where anybody scored. */
const kKinds = ['road', 'city', 'monastery', 'garden', 'field', 'goods', 'sale'];
const kAlways = new Set(['road', 'city', 'monastery']);

export function sheet_lines(view: View): SheetLine[] {
  const rows = view.result?.sheet ?? [];
  const named = rows.flatMap((row) => [...Object.keys(row.in_play), ...Object.keys(row.final)]);
  const kinds = [...new Set([...kKinds, ...named])];
  const lines = (['in_play', 'final'] as const).flatMap((part) =>
    kinds.map((kind): SheetLine => {
      const points = view.seats.map((_, seat) => rows.find((r) => r.seat === seat)?.[part][kind] ?? 0);
      return { kind, part, points };
    }),
  );
  const nothing = (line: SheetLine): boolean => line.points.every((p) => p === 0);
  const always = (kind: string): boolean => kAlways.has(kind) || (kind === 'field' && view.rules['farmers'] !== 'off');
  return lines.filter((line) => !nothing(line) || (always(line.kind) && !(line.kind === 'field' && line.part === 'in_play')));
}
