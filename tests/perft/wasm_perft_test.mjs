// The WebAssembly module gives the numbers of variants/base/perft/base.perft.
import assert from "node:assert";
import fs from "node:fs";
import path from "node:path";
import test from "node:test";

const wasm = process.env.BASTIDE_WASM ?? "";
const file = path.join(process.env.BASTIDE_SOURCE_DIR ?? ".", "variants/base/perft/base.perft");

function load() {
  const module = new WebAssembly.Module(fs.readFileSync(wasm));
  const imports = {};
  for (const { module: from, name } of WebAssembly.Module.imports(module)) {
    (imports[from] ??= {})[name] = () => 0;
  }
  const { exports } = new WebAssembly.Instance(module, imports);
  exports._initialize();
  return exports;
}

function perft(exports, tiles, depth) {
  const bytes = new TextEncoder().encode(tiles);
  const at = exports.bastide_alloc(bytes.length);
  new Uint8Array(exports.memory.buffer).set(bytes, at);
  const result = exports.bastide_perft(at, bytes.length, depth);
  exports.bastide_free(at);
  assert.notStrictEqual(result, 0, `no such tiles: ${tiles}`);
  const sums = [...new BigUint64Array(exports.memory.buffer, result, 5)];
  return sums.map((sum, i) => sum.toString(i < 4 ? 10 : 16)).join(" ");
}

test("perft in WebAssembly", { skip: fs.existsSync(wasm) ? false : `no module at ${wasm}` }, () => {
  const exports = load();
  let tiles = "";
  let lines = 0;
  for (const line of fs.readFileSync(file, "utf8").split("\n")) {
    if (line.startsWith("tiles ")) tiles = line.slice(6).trim();
    const found = /^perft (\d+) (.*)$/.exec(line);
    if (!found) continue;
    assert.strictEqual(perft(exports, tiles, Number(found[1])), found[2], `${tiles}, depth ${found[1]}`);
    lines += 1;
  }
  assert.strictEqual(lines, 20);
});
