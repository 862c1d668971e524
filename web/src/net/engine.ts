// Where the rules module comes from. Tests and `--mode fake` put something else in place of this file.
import wasm_url from '../generated/bastide.wasm?url';
import { make_engine, type Engine } from './wasm_engine';

export async function load_engine(): Promise<Engine> {
  return make_engine(await WebAssembly.compileStreaming(fetch(wasm_url)));
}
