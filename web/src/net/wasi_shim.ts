// The few system calls that the C++ library asks for. The rules need none of them: no files, no clock, no arguments.

const kSuccess = 0;
const kBadFile = 8;
const kNotSupported = 58;

export class ModuleExit extends Error {
  constructor(readonly code: number) {
    super(`the rules module ended with code ${code}`);
  }
}

type WasiCall = (...args: number[]) => number;

function known_calls(memory: () => WebAssembly.Memory): Record<string, WasiCall> {
  const view = (): DataView => new DataView(memory().buffer);
  const two_zeroes: WasiCall = (count = 0, size = 0) => {
    view().setUint32(count, 0, true);
    view().setUint32(size, 0, true);
    return kSuccess;
  };
  return {
    args_sizes_get: two_zeroes,
    environ_sizes_get: two_zeroes,
    args_get: () => kSuccess,
    environ_get: () => kSuccess,
    fd_write: (fd = 0, parts = 0, count = 0, written = 0) => write_text(view(), fd, parts, count, written),
    fd_close: () => kSuccess,
    fd_seek: () => kBadFile,
    fd_read: () => kBadFile,
    fd_fdstat_get: () => kBadFile,
    fd_prestat_get: () => kBadFile,
    random_get: (pointer = 0, length = 0) => {
      crypto.getRandomValues(new Uint8Array(memory().buffer, pointer, length));
      return kSuccess;
    },
    proc_exit: (code = 0) => {
      throw new ModuleExit(code);
    },
  };
}

function write_text(view: DataView, fd: number, parts: number, count: number, written: number): number {
  let total = 0;
  let text = '';
  for (let i = 0; i < count; i++) {
    const pointer = view.getUint32(parts + 8 * i, true);
    const length = view.getUint32(parts + 8 * i + 4, true);
    text += new TextDecoder().decode(new Uint8Array(view.buffer, pointer, length));
    total += length;
  }
  if (text.trim() !== '') (fd === 2 ? console.warn : console.info)(text.trimEnd());
  view.setUint32(written, total, true);
  return kSuccess;
}

/** Whatever else the module names is answered with "not supported", so that a new libc needs no change here. */
export function make_wasi(memory: () => WebAssembly.Memory): WebAssembly.ModuleImports {
  return new Proxy(known_calls(memory), {
    get: (calls, name) => calls[String(name)] ?? ((): number => kNotSupported),
  });
}
