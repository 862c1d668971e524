// The setup form: seats and options, and what it becomes for the table.
import type { Colour, Option, SeatKind, Setup } from '../protocol/types';
import { kColours } from './game';
import { changed_rules, has_set, value_of, type Choice } from './options';

export interface SeatForm {
  id: number;
  name: string;
  colour: Colour;
  kind: SeatKind;
}

export interface SetupForm extends Choice {
  seats: SeatForm[];
}

export const kMinSeats = 2;
export const kMaxSeats = 6;
export const kMaxName = 24;

export function first_form(): SetupForm {
  return {
    seats: [
      { id: 1, name: '', colour: 'red', kind: 'person' },
      { id: 2, name: '', colour: 'blue', kind: 'computer' },
    ],
    rules: {},
    tiles: {},
  };
}

/** A form that was kept before tile sets could be chosen knows of none. */
export function read_form(kept: Partial<SetupForm> | null): SetupForm {
  return { ...first_form(), ...kept };
}

export function add_seat(form: SetupForm): SetupForm {
  if (form.seats.length >= kMaxSeats) return form;
  const colour = kColours.find((c) => form.seats.every((s) => s.colour !== c)) ?? 'pink';
  const id = Math.max(0, ...form.seats.map((s) => s.id)) + 1;
  const kind = form.seats.at(-1)?.kind ?? 'person';
  return { ...form, seats: [...form.seats, { id, name: '', colour, kind }] };
}

export function remove_seat(form: SetupForm, id: number): SetupForm {
  if (form.seats.length <= kMinSeats) return form;
  return { ...form, seats: form.seats.filter((s) => s.id !== id) };
}

export function change_seat(form: SetupForm, id: number, change: Partial<SeatForm>): SetupForm {
  return { ...form, seats: form.seats.map((s) => (s.id === id ? { ...s, ...change } : s)) };
}

/** Takes the colour; whoever had it gets the old one, so that colours stay distinct. */
export function choose_colour(form: SetupForm, id: number, colour: Colour): SetupForm {
  const old = form.seats.find((s) => s.id === id)?.colour;
  if (old === undefined || old === colour) return form;
  const swap = (s: SeatForm): SeatForm => {
    if (s.id === id) return { ...s, colour };
    return s.colour === colour ? { ...s, colour: old } : s;
  };
  return { ...form, seats: form.seats.map(swap) };
}

export function set_rule(form: SetupForm, name: string, value: string): SetupForm {
  return { ...form, rules: { ...form.rules, [name]: value } };
}

export function needs_server(form: SetupForm): boolean {
  return form.seats.some((s) => s.kind === 'open');
}

/** Whether six may play without a word; else the option for it is set when there are six. */
export function has_sixth_seat(form: SetupForm, options: Option[]): boolean {
  return has_set(form, 'inns') || value_of(form, options, 'rules_profile') === 'bigbox6';
}

/** The sets in play, one word for each copy. */
export function sets_of(form: SetupForm): string[] {
  const sets = Object.entries({ base: 1, ...form.tiles });
  return sets.flatMap(([set, copies]) => Array.from({ length: copies }, () => set));
}

export type DefaultName = (kind: SeatKind, number: number) => string;

export function to_setup(form: SetupForm, options: Option[], default_name: DefaultName): Setup {
  const rules = changed_rules(form, options);
  const crowded = form.seats.length === kMaxSeats && !has_sixth_seat(form, options);
  if (crowded && options.some((o) => o.name === 'sixth_player')) rules['sixth_player'] = 'true';
  const counts: Partial<Record<SeatKind, number>> = {};
  const seats = form.seats.map(({ name, colour, kind }) => {
    counts[kind] = (counts[kind] ?? 0) + 1;
    if (kind === 'open') return { colour, kind };
    const given = name.trim().slice(0, kMaxName);
    const seat = { name: given === '' ? default_name(kind, counts[kind]) : given, colour, kind };
    return kind === 'computer' ? { ...seat, level: 'steady' } : seat;
  });
  return { seats, tiles: sets_of(form), rules };
}

export function random_seed(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((b) => b.toString(16).padStart(2, '0')).join('');
}
