// The score track: where a marker stands, how often it went round, and the tiles that say so (R-SCORE-4, R-BB6-7).

export type TrackSize = 50 | 100;

export interface Lap {
  /** 0 to the last space. */
  space: number;
  /** How often the marker reached or passed space 0. */
  laps: number;
}

export function lap_of(points: number, size: TrackSize): Lap {
  return { space: points % size, laps: Math.floor(points / size) };
}

/** Point tiles by their upper side, largest first: 150 points are 100 and 50. */
export function point_tiles(points: number): number[] {
  const fifties = Math.floor(points / 50);
  return [...Array.from({ length: Math.floor(fifties / 2) }, () => 100), ...(fifties % 2 === 1 ? [50] : [])];
}

/** The die's upper side: 6 before the first lap, then the laps; more than it can show is null (R-HOUSE-12). */
export function die_of(laps: number): number | null {
  return laps === 0 ? 6 : laps < 6 ? laps : null;
}

/** Columns and rows of a rectangle whose rim has that many spaces. */
export function track_shape(size: TrackSize): { columns: number; rows: number } {
  return size === 50 ? { columns: 17, rows: 10 } : { columns: 30, rows: 22 };
}

/** Column and row of a space: from the lower left corner up, and on clockwise. */
export function place_of(space: number, size: TrackSize): { column: number; row: number } {
  const { columns, rows } = track_shape(size);
  const [right, bottom] = [columns - 1, rows - 1];
  if (space <= bottom) return { column: 0, row: bottom - space };
  if (space <= bottom + right) return { column: space - bottom, row: 0 };
  if (space <= 2 * bottom + right) return { column: right, row: space - bottom - right };
  return { column: 2 * right + 2 * bottom - space, row: bottom };
}
