// The browser's module through its C functions, as the page's worker uses it.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { test } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = process.env.BASTIDE_SOURCE_DIR ?? join(dirname(fileURLToPath(import.meta.url)), '../..');
const path = process.env.BASTIDE_WASM ?? join(root, 'build/wasm/bastide.wasm');
const module = new WebAssembly.Module(readFileSync(path));

class Engine {
  #exports;

  constructor(seed_byte) {
    this.#exports = new WebAssembly.Instance(module, { wasi_snapshot_preview1: this.#wasi() }).exports;
    this.#exports._initialize();
    if (seed_byte === undefined) return;
    this.#with(new Uint8Array(32).fill(seed_byte), (at, length) => this.#exports.bastide_seed(at, length));
  }

  receive(message) {
    return this.receive_text(JSON.stringify(message));
  }

  receive_text(text) {
    const bytes = new TextEncoder().encode(text);
    return this.#with(bytes, (at, length) => this.#read(this.#exports.bastide_receive(at, length)));
  }

  step() {
    return this.#read(this.#exports.bastide_step());
  }

  #wasi() {
    const view = () => new DataView(this.#exports.memory.buffer);
    const none = (count, size) => {
      view().setUint32(count, 0, true);
      view().setUint32(size, 0, true);
      return 0;
    };
    return {
      environ_sizes_get: none,
      environ_get: () => 0,
      fd_close: () => 0,
      fd_seek: () => 8,
      fd_write: () => 8,
      proc_exit: (code) => {
        throw new Error(`the module ended with code ${code}`);
      },
    };
  }

  #with(bytes, use) {
    const at = this.#exports.bastide_alloc(bytes.length);
    new Uint8Array(this.#exports.memory.buffer).set(bytes, at);
    const result = use(at, bytes.length);
    this.#exports.bastide_free(at);
    return result;
  }

  #read(at) {
    const length = new DataView(this.#exports.memory.buffer).getUint32(at, true);
    return JSON.parse(new TextDecoder().decode(new Uint8Array(this.#exports.memory.buffer, at + 4, length)));
  }
}

const kColours = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];

function setup_of(kinds, seed) {
  const seats = kinds.map((kind, i) => ({ name: `P${i}`, colour: kColours[i], kind }));
  return { seats, tiles: ['base'], rules: { first_player: 'seat' }, seed };
}

/** Plays a game to its end: persons take the last placement listed, and the first spot for a figure. */
function play(engine, setup) {
  let seq = 1;
  let [{ view, events }] = engine.receive({ type: 'new', seq, setup });
  const take = (answers) => {
    assert.equal(answers.length, 1);
    assert.equal(answers[0].type, 'update', JSON.stringify(answers[0]));
    view = answers[0].view;
    events = [...events, ...answers[0].events];
  };
  const command = (command) => take(engine.receive({ type: 'command', seq: ++seq, version: view.version, command }));
  while (view.state !== 'over') {
    const answers = engine.step();
    if (answers.length > 0) {
      take(answers);
      continue;
    }
    const { x, y, dirs } = view.placements.at(-1);
    command({ do: 'place', x, y, dir: dirs[0] });
    const spot = view.spots[0];
    if (spot) command({ do: 'figure', figure: spot.figure, feature: spot.feature });
    command({ do: 'confirm' });
  }
  return { view, events, seq };
}

test('a whole game of a person and a computer', () => {
  const { view, events } = play(new Engine(1), setup_of(['person', 'computer']));
  assert.equal(view.tiles.length + view.discards.length, 72);
  assert.equal(events.at(-1).event, 'over');
  for (const { seat, total } of view.result.sheet) {
    const awards = events.filter((e) => e.event === 'award' && e.seat === seat);
    assert.equal(awards.reduce((sum, e) => sum + e.points, 0), total);
    assert.equal(view.seats[seat].points, total);
  }
  const text = [view.reveal.salt, ...view.reveal.order].join(' ');
  assert.equal(createHash('sha256').update(text).digest('hex'), view.commitment);
});

test('six computers', () => {
  const setup = setup_of(Array(6).fill('computer'));
  setup.rules.sixth_player = 'true';
  assert.equal(play(new Engine(2), setup).view.state, 'over');
});

test('the same seed and commands give the same game, other seeds others', () => {
  const setup = setup_of(['person', 'person'], '5a'.repeat(32));
  assert.deepEqual(play(new Engine(1), setup), play(new Engine(2), setup));
  const engine = new Engine(3);
  const commitments = [1, 2].map((seq) => {
    const [answer] = engine.receive({ type: 'new', seq, setup: setup_of(['person', 'person']) });
    return answer.view.commitment;
  });
  assert.notEqual(commitments[0], commitments[1]);
});

test('a record opens again with all its history', () => {
  const engine = new Engine(4);
  const { view, seq } = play(engine, setup_of(['person', 'person', 'person']));
  const [{ text }] = engine.receive({ type: 'record', seq: seq + 1 });
  const [opened] = new Engine(5).receive({ type: 'open', seq: 1, text });
  assert.equal(opened.view.state, 'over');
  assert.deepEqual(opened.view.result, view.result);
});

test('what is no message gets an error', () => {
  assert.equal(new Engine().receive({ type: 'hello' })[0].code, 'no_table', 'not seeded');
  const engine = new Engine(6);
  for (const text of ['', '{', '[1]', '{"type":"new"}', '['.repeat(5000), '\u0000', '"'.repeat(70_000)]) {
    const [answer] = engine.receive_text(text);
    assert.equal(answer.type, 'error', text.slice(0, 20));
  }
  assert.equal(engine.receive({ type: 'hello' })[0].type, 'welcome');
});
