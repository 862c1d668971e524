// The real module, where it is built: the page's worker code plays a game with it to the end.
import { readFileSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { make_engine, type Engine } from '../src/net/wasm_engine';
import { LocalTable } from '../src/net/local_table';
import type { Command, Setup, TableAnswer, Update } from '../src/protocol/types';

const kModule = new URL('../src/generated/bastide.wasm', import.meta.url);
const is_built = (statSync(kModule, { throwIfNoEntry: false })?.size ?? 0) > 0;

const kSetup: Setup = {
  seats: [
    { name: 'Ann', colour: 'red', kind: 'person' },
    { name: 'Box', colour: 'blue', kind: 'computer', level: 'steady' },
  ],
  tiles: ['base'],
  rules: {},
  seed: '5eed'.repeat(16),
};

async function load(): Promise<Engine> {
  return make_engine(await WebAssembly.compile(readFileSync(kModule)));
}

function table_of(engine: Engine) {
  const got: TableAnswer[] = [];
  const table = new LocalTable(engine, (m) => got.push(m), (run) => run());
  const last = (): Update => got.findLast((m) => m.type === 'update') as Update;
  return { table, got, last };
}

describe.skipIf(!is_built)('rules module', () => {
  it('offers what the page needs', async () => {
    const [welcome] = (await load()).receive({ type: 'hello', protocol: 1 });
    if (welcome?.type !== 'welcome') throw new Error('no welcome');
    expect(welcome.catalogue.sets[0]?.tiles).toHaveLength(24);
    expect(welcome.options.map((o) => o.name)).toEqual(expect.arrayContaining(['farmers', 'tiny_city', 'first_player']));
  });

  it('plays a game to its end, and again from what was kept', async () => {
    const { table, last } = table_of(await load());
    table.receive({ type: 'new', seq: 1, setup: kSetup });
    const commands: Command[] = [];
    let seq = 1;
    const act = (command: Command): void => {
      commands.push(command);
      table.receive({ type: 'command', seq: ++seq, version: last().version, command });
    };
    while (last().view.state === 'playing') {
      const { x, y, dirs } = last().view.placements[0]!;
      act({ do: 'place', x, y, dir: dirs[0]! });
      const spot = last().view.spots[0];
      if (spot) act({ do: 'figure', figure: spot.figure, feature: spot.feature });
      act({ do: 'confirm' });
    }
    const again = table_of(await load());
    again.table.restore({ setup: kSetup, commands }, Date.now());
    expect(again.last().view.result).toEqual(last().view.result);
    expect(again.last().view.tiles).toEqual(last().view.tiles);
  });
});
