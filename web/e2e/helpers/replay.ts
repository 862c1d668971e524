// Asks the program what it makes of a record.
import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { promisify } from 'node:util';
import type { Page } from 'playwright-core';
import { expect, inject } from 'vitest';
import { save_record, sheet_totals } from './page';

interface ReplayedSeat {
  colour: string;
  points: number;
}

/** Final points by colour, from the last state that `bastide replay --json` prints. */
export async function replayed_points(record: string): Promise<Record<string, number>> {
  const run = promisify(execFile);
  const { stdout } = await run(inject('program'), ['replay', '--json', record], { maxBuffer: 64 * 1024 * 1024 });
  const seats = last_seats(stdout);
  return Object.fromEntries(seats.map((seat) => [seat.colour, seat.points]));
}

/**
 * The record of a game that is over, downloaded by pressing its button; the program must find the points of the final
 * sheet in it.
 */
export async function checked_record(page: Page, press?: () => Promise<void>): Promise<string> {
  const totals = await sheet_totals(page);
  const path = await save_record(page, press ?? (() => page.click('[data-record]')));
  if (inject('program') !== '') expect(totals).toEqual(await replayed_points(path));
  return readFileSync(path, 'utf8');
}

function last_seats(output: string): ReplayedSeat[] {
  for (const line of output.trim().split('\n').reverse()) {
    const seats = seats_in(JSON.parse(line));
    if (seats) return seats;
  }
  throw new Error('no state with seats in what replay printed');
}

function seats_in(state: unknown): ReplayedSeat[] | null {
  if (typeof state !== 'object' || state === null) return null;
  if (Array.isArray(state)) return seats_in(state.at(-1));
  const { seats, view, states } = state as { seats?: ReplayedSeat[]; view?: unknown; states?: unknown };
  return seats ?? seats_in(view) ?? seats_in(states);
}
