import { describe, expect, it } from 'vitest';
import type { LocalTransport } from '../src/net/local';
import type { ClientMessage, Command } from '../src/protocol/types';
import { Actions, legal_dir, turned_dir } from '../src/state/actions';
import { make_queue } from '../src/state/command_queue';
import { make_shelf, type Keeper } from '../src/state/saved';
import { Session } from '../src/state/session';
import { make_ui } from '../src/state/ui';
import { make_update } from './fixtures/samples';

class Memory implements Keeper {
  readonly all = new Map<string, string>();
  getItem = (key: string): string | null => this.all.get(key) ?? null;
  setItem = (key: string, value: string): void => void this.all.set(key, value);
  removeItem = (key: string): void => void this.all.delete(key);
}

class Wire implements LocalTransport {
  kind = 'local' as const;
  sent: ClientMessage[] = [];
  restored: unknown = null;
  on_message: LocalTransport['on_message'] = () => undefined;
  on_status: LocalTransport['on_status'] = () => undefined;
  send = (message: ClientMessage): void => void this.sent.push(message);
  restore = (saved: unknown): void => void (this.restored = saved);
  close = (): void => undefined;
  last(): ClientMessage {
    return this.sent.at(-1)!;
  }
  commands(): Command[] {
    return this.sent.flatMap((m) => (m.type === 'command' ? [m.command] : []));
  }
}

function make_session() {
  const wires: Wire[] = [];
  const open = (): Wire => {
    const wire = new Wire();
    wires.push(wire);
    return wire;
  };
  const memory = new Memory();
  const session = new Session({ open_local: open, open_socket: open, shelf: make_shelf(memory) });
  const ui = make_ui();
  return { session, actions: new Actions(session, ui), ui, wires, memory };
}

const kSetup = { seats: [], tiles: ['base'], rules: {}, seed: '00' };

function in_game() {
  const made = make_session();
  made.session.start_local(kSetup);
  const wire = made.wires.at(-1)!;
  wire.on_status('open');
  const seq = (wire.last() as { seq: number }).seq;
  wire.on_message(make_update({ version: 1 }, [], seq));
  const answer = (view: Parameters<typeof make_update>[0]): void =>
    wire.on_message(make_update(view, [], (wire.last() as { seq: number }).seq));
  return { ...made, wire, answer };
}

const kPending = { x: 1, y: 0, dir: 'N' as const, figures: [], awards: [] };
const kSpots = [
  { figure: 'meeple', feature: 'road.W', segment: 0 },
  { figure: 'meeple', feature: 'field.NNE', segment: 1 },
];

describe('session', () => {
  it('opens the text of a recorded game at a table of this page', () => {
    const { session, wires } = make_session();
    session.open_record('carcassonne 1');
    wires.at(-1)!.on_status('open');
    expect(wires.at(-1)!.last()).toMatchObject({ type: 'open', text: 'carcassonne 1' });
    expect(session.kept_game()).toBeNull();
  });

  it('says hello and then what it wants, with numbers that grow', () => {
    const { wire } = in_game();
    expect(wire.sent.map((m) => m.type)).toEqual(['hello', 'new']);
  });

  it('begins the game on the table that offered its options; a failed one is not used again', () => {
    const { session, wires } = make_session();
    session.open_host();
    wires[0]!.on_status('open');
    session.start_local(kSetup);
    expect(wires).toHaveLength(1);
    expect(wires[0]!.sent.map((m) => m.type)).toEqual(['hello', 'new']);
    session.start_local(kSetup);
    expect(wires).toHaveLength(2);
    session.open_host();
    wires[2]!.on_status('failed');
    session.start_local(kSetup);
    expect(wires).toHaveLength(4);
  });

  it('puts the tile in its first legal direction, and turns it through legal ones only', () => {
    const { actions, wire, answer } = in_game();
    actions.tap_cell(-1, 0);
    expect(wire.last()).toMatchObject({ version: 1, command: { do: 'place', x: -1, y: 0, dir: 'E' } });
    answer({ version: 2, pending: { ...kPending, x: -1, dir: 'E' }, spots: kSpots });
    actions.tap_cell(-1, 0);
    expect(wire.last()).toMatchObject({ version: 2, command: { do: 'place', dir: 'S' } });
  });

  it('does nothing for a cell that is not legal', () => {
    const { actions, wire } = in_game();
    const before = wire.sent.length;
    actions.tap_cell(5, 5);
    expect(wire.sent).toHaveLength(before);
  });

  it('sends one command at a time, and the last of several turns', () => {
    const { actions, wire, answer } = in_game();
    actions.tap_cell(1, 0);
    answer({ version: 2, pending: kPending, spots: kSpots });
    actions.turn(1);
    actions.turn(1);
    actions.turn(1);
    expect(wire.commands()).toHaveLength(2);
    answer({ version: 3, pending: { ...kPending, dir: 'W' }, spots: kSpots });
    expect(wire.commands()).toHaveLength(3);
    expect(wire.last()).toMatchObject({ version: 3 });
  });

  it('chooses a figure, takes it back, confirms', () => {
    const { actions, wire, answer } = in_game();
    actions.tap_cell(1, 0);
    answer({ version: 2, pending: kPending, spots: kSpots });
    actions.wish({ do: 'spot', index: 1 });
    expect(wire.last()).toMatchObject({ command: { do: 'figure', feature: 'field.NNE' } });
    answer({ version: 3, pending: { ...kPending, figures: [kSpots[1]!] }, spots: kSpots });
    actions.choose_spot(kSpots[1]!);
    expect(wire.last()).toMatchObject({ command: { do: 'undo' } });
    answer({ version: 4, pending: kPending, spots: kSpots });
    actions.wish({ do: 'enter' });
    expect(wire.last()).toMatchObject({ version: 4, command: { do: 'confirm' } });
  });

  it('is led by the keyboard from cell to cell', () => {
    const { actions, ui, wire } = in_game();
    actions.wish({ do: 'enter' });
    expect(ui.get().cursor).toEqual([-1, 0]);
    actions.wish({ do: 'move', dx: 1, dy: 0 });
    actions.wish({ do: 'enter' });
    expect(wire.commands()).toHaveLength(1);
  });

  it('keeps the game and plays it again', () => {
    const { actions, answer, memory, session, wires } = in_game();
    actions.tap_cell(1, 0);
    answer({ version: 2, pending: kPending });
    actions.confirm();
    answer({ version: 3, turn: 2, seat: 1 });
    expect(JSON.parse(memory.all.get('bastide.game')!)).toMatchObject({
      setup: kSetup,
      commands: [{ do: 'place' }, { do: 'confirm' }],
      over: false,
    });
    session.continue_local();
    wires.at(-1)!.on_status('open');
    expect(wires.at(-1)!.restored).toMatchObject({ setup: kSetup });
  });

  it('does not keep what was refused', () => {
    const { actions, wire, memory } = in_game();
    actions.tap_cell(1, 0);
    const seq = (wire.last() as { seq: number }).seq;
    wire.on_message({ type: 'refused', seq, version: 1, reason: 'stale', rule: '', text: '' });
    expect(JSON.parse(memory.all.get('bastide.game')!).commands).toEqual([]);
  });

  it('joins again with its token after the link was lost', () => {
    const { session, wires } = make_session();
    session.join({ code: 'K7QP2M', name: 'Bob' });
    const wire = wires.at(-1)!;
    wire.on_status('open');
    expect(wire.last()).toMatchObject({ type: 'join', table: 'K7QP2M', name: 'Bob' });
    wire.on_message({ type: 'table', table: 'K7QP2M', seats: [1], token: 'secret' });
    wire.on_status('lost');
    wire.on_status('open');
    expect(wire.last()).toMatchObject({ type: 'join', table: 'K7QP2M', token: 'secret' });
    expect(session.knows_table('K7QP2M')).toBe(true);
  });
});

describe('directions', () => {
  it('turn through what is legal', () => {
    expect(legal_dir(['E', 'W'], 'N')).toBe('E');
    expect(legal_dir(['E', 'W'], 'S')).toBe('W');
    expect(legal_dir([], 'N')).toBeNull();
    expect(turned_dir(['E', 'W'], 'E', 1)).toBe('W');
    expect(turned_dir(['N', 'E', 'W'], 'N', -1)).toBe('W');
    expect(turned_dir(['S'], 'S', 1)).toBe('S');
  });
});

describe('queue', () => {
  it('waits for the answer to its own message', () => {
    const sent: Command[] = [];
    const queue = make_queue((command) => sent.push(command));
    queue.push({ do: 'undo' });
    queue.push({ do: 'confirm' });
    queue.push({ do: 'confirm' });
    queue.answered(undefined);
    queue.answered(99);
    expect(sent).toHaveLength(1);
    queue.answered(1);
    queue.answered(2);
    expect(sent).toEqual([{ do: 'undo' }, { do: 'confirm' }]);
  });
});
