import { describe, expect, it } from 'vitest';
import { add_seat, change_seat, choose_colour, first_form, needs_server, remove_seat, set_rule, to_setup } from '../src/state/setup';
import { table_in, table_link } from '../src/state/route';

const kOptions = [
  { name: 'farmers', values: ['third', 'off'], default: 'third', rule: 'O-FARM', help: '', free: false },
  { name: 'sixth_player', values: ['false', 'true'], default: 'false', rule: 'R-SET-7', help: '', free: false },
];
const name = (kind: string, number: number): string => `${kind} ${number}`;

describe('setup', () => {
  it('has 2 to 6 seats of distinct colours', () => {
    let form = first_form();
    for (let i = 0; i < 9; i++) form = add_seat(form);
    expect(new Set(form.seats.map((s) => s.colour)).size).toBe(6);
    for (let i = 0; i < 9; i++) form = remove_seat(form, form.seats[0]!.id);
    expect(form.seats).toHaveLength(2);
  });

  it('swaps colours instead of doubling them', () => {
    const form = choose_colour(first_form(), 1, 'blue');
    expect(form.seats.map((s) => s.colour)).toEqual(['blue', 'red']);
  });

  it('says only what differs from the defaults', () => {
    const form = set_rule(set_rule(first_form(), 'farmers', 'third'), 'gone', 'x');
    expect(to_setup(form, kOptions, name)).toEqual({
      seats: [
        { name: 'person 1', colour: 'red', kind: 'person' },
        { name: 'computer 1', colour: 'blue', kind: 'computer', level: 'steady' },
      ],
      tiles: ['base'],
      rules: {},
    });
    expect(to_setup(set_rule(form, 'farmers', 'off'), kOptions, name).rules).toEqual({ farmers: 'off' });
  });

  it('asks for the sixth player where the table wants that said', () => {
    let form = first_form();
    for (let i = 0; i < 4; i++) form = add_seat(form);
    expect(to_setup(form, kOptions, name).rules).toEqual({ sixth_player: 'true' });
  });

  it('needs a server for a friend elsewhere', () => {
    const form = change_seat(first_form(), 2, { kind: 'open' });
    expect(needs_server(form)).toBe(true);
    expect(to_setup(form, [], name).seats[1]).toEqual({ colour: 'blue', kind: 'open' });
  });
});

describe('address', () => {
  it('leads to a table', () => {
    expect(table_in('#/table/k7qp2m')).toBe('K7QP2M');
    expect(table_in('#/table/<b>')).toBeNull();
    expect(table_in('')).toBeNull();
    expect(table_link({ href: 'http://a.b/?fast#/x' }, 'K7')).toBe('http://a.b/?fast#/table/K7');
  });
});
