import { describe, expect, it } from 'vitest';
import { LocalTable } from '../src/net/local_table';
import { open_socket, socket_url, wait_before, type SocketLike } from '../src/net/socket';
import { make_wasi } from '../src/net/wasi_shim';
import type { ClientMessage, Setup, TableAnswer, Update } from '../src/protocol/types';
import type { LinkStatus } from '../src/net/transport';
import { load_engine } from './fixtures/fake_engine';

const kSetup: Setup = {
  seats: [
    { name: 'Ann', colour: 'red', kind: 'person' },
    { name: 'Box', colour: 'blue', kind: 'computer', level: 'steady' },
  ],
  tiles: ['base'],
  rules: {},
  seed: 'abcdef',
};

async function make_table() {
  const got: TableAnswer[] = [];
  const waiting: (() => void)[] = [];
  const table = new LocalTable(await load_engine(), (m) => got.push(m), (run) => waiting.push(run));
  const rest = (): void => {
    while (waiting.length > 0) waiting.shift()!();
  };
  const view = () => (got.findLast((m) => m.type === 'update') as Update).view;
  let seq = 0;
  const send = (message: Omit<Extract<ClientMessage, { type: 'command' }>, 'seq' | 'type' | 'version'>): void =>
    table.receive({ type: 'command', seq: ++seq, version: view().version, ...message });
  return { table, got, rest, view, send };
}

describe('local table', () => {
  it('lets the computer play after a pause, then stops for the person', async () => {
    const { table, rest, view, send } = await make_table();
    table.receive({ type: 'new', seq: 0, setup: kSetup });
    rest();
    const { x, y, dirs } = view().placements[0]!;
    send({ command: { do: 'place', x, y, dir: dirs[0]! } });
    send({ command: { do: 'confirm' } });
    expect(view().seat).toBe(1);
    rest();
    expect(view()).toMatchObject({ seat: 0, turn: 3, step: 'place' });
  });

  it('plays a kept game again to the same state', async () => {
    const first = await make_table();
    first.table.receive({ type: 'new', seq: 0, setup: kSetup });
    const commands = [];
    for (let turn = 0; turn < 5; turn++) {
      first.rest();
      const { x, y, dirs } = first.view().placements[0]!;
      for (const command of [{ do: 'place', x, y, dir: dirs[0]! } as const, { do: 'confirm' } as const]) {
        commands.push(command);
        first.send({ command });
      }
    }
    first.rest();
    const second = await make_table();
    second.table.restore({ setup: kSetup, commands }, 1000);
    second.rest();
    expect(second.view().tiles).toEqual(first.view().tiles);
    expect((second.got.at(0) as Update).seq).toBe(1000);
  });
});

describe('socket', () => {
  function make_socket() {
    const sockets: (SocketLike & { sent: string[] })[] = [];
    const waiting: (() => void)[] = [];
    const connect = (): SocketLike => {
      const sent: string[] = [];
      const socket = { readyState: 1, sent, send: (t: string) => void sent.push(t), close: () => undefined, onopen: null, onclose: null, onmessage: null };
      sockets.push(socket);
      return socket;
    };
    const link = open_socket({ connect, later: (run) => waiting.push(run) });
    const states: LinkStatus[] = [];
    link.on_status = (s) => states.push(s);
    return { link, sockets, waiting, states };
  }
  const fire = (handler: unknown, event: unknown = {}): void => (handler as (e: unknown) => void)(event);

  it('opens again after a loss, waiting longer each time', async () => {
    const { sockets, waiting, states } = make_socket();
    await Promise.resolve();
    fire(sockets[0]!.onopen);
    fire(sockets[0]!.onclose);
    waiting.shift()!();
    fire(sockets[1]!.onopen);
    expect(states).toEqual(['opening', 'open', 'lost', 'lost', 'open']);
    expect([0, 1, 2, 9].map(wait_before)).toEqual([400, 800, 1600, 8000]);
  });

  it('reads messages and bears garbage', async () => {
    const { link, sockets } = make_socket();
    await Promise.resolve();
    const got: TableAnswer[] = [];
    link.on_message = (m) => got.push(m);
    fire(sockets[0]!.onmessage, { data: '{"type":"record","text":"x"}' });
    fire(sockets[0]!.onmessage, { data: '{nonsense' });
    fire(sockets[0]!.onmessage, { data: new ArrayBuffer(2) });
    expect(got).toEqual([{ type: 'record', text: 'x' }]);
  });

  it('follows the page from http to ws and from https to wss', () => {
    expect(socket_url({ protocol: 'http:', host: 'a:1' })).toBe('ws://a:1/ws');
    expect(socket_url({ protocol: 'https:', host: 'a' })).toBe('wss://a/ws');
  });
});

describe('system calls', () => {
  it('answer what they know and refuse the rest', () => {
    const memory = new WebAssembly.Memory({ initial: 1 });
    const wasi = make_wasi(() => memory) as Record<string, (...args: number[]) => number>;
    expect(wasi['environ_sizes_get']!(0, 4)).toBe(0);
    expect(wasi['path_open']!(1, 2, 3)).toBe(58);
    expect(() => wasi['proc_exit']!(3)).toThrow('code 3');
  });
});
