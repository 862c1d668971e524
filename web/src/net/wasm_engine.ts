// The rules module (WebAssembly) behind two calls: a message in, messages out; and one computer turn.
import type { ClientMessage, TableAnswer } from '../protocol/types';
import { make_wasi } from './wasi_shim';

export interface Engine {
  receive(message: ClientMessage): TableAnswer[];
  step(): TableAnswer[];
}

interface Exports {
  memory: WebAssembly.Memory;
  _initialize(): void;
  bastide_alloc(length: number): number;
  bastide_free(pointer: number): void;
  bastide_seed(pointer: number, length: number): void;
  bastide_receive(pointer: number, length: number): number;
  bastide_step(): number;
}

const kSeedBytes = 32;

export async function make_engine(module: WebAssembly.Module): Promise<Engine> {
  let exports_: Exports | null = null;
  const memory = (): WebAssembly.Memory => exports_!.memory;
  const imports: WebAssembly.Imports = {};
  for (const { module: name } of WebAssembly.Module.imports(module)) imports[name] = make_wasi(memory);
  const instance = await WebAssembly.instantiate(module, imports);
  exports_ = instance.exports as unknown as Exports;
  exports_._initialize();
  seed(exports_);
  return bind(exports_);
}

function with_bytes<T>(wasm: Exports, bytes: Uint8Array, use: (pointer: number) => T): T {
  const pointer = wasm.bastide_alloc(bytes.length);
  new Uint8Array(wasm.memory.buffer).set(bytes, pointer);
  try {
    return use(pointer);
  } finally {
    wasm.bastide_free(pointer);
  }
}

function seed(wasm: Exports): void {
  const bytes = crypto.getRandomValues(new Uint8Array(kSeedBytes));
  with_bytes(wasm, bytes, (pointer) => wasm.bastide_seed(pointer, kSeedBytes));
}

function read_answers(wasm: Exports, pointer: number): TableAnswer[] {
  if (pointer === 0) return [];
  const length = new DataView(wasm.memory.buffer).getUint32(pointer, true);
  const text = new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, pointer + 4, length));
  return JSON.parse(text) as TableAnswer[];
}

function bind(wasm: Exports): Engine {
  const encoder = new TextEncoder();
  return {
    receive(message) {
      const bytes = encoder.encode(JSON.stringify(message));
      return with_bytes(wasm, bytes, (pointer) => read_answers(wasm, wasm.bastide_receive(pointer, bytes.length)));
    },
    step: () => read_answers(wasm, wasm.bastide_step()),
  };
}
