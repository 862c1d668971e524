// A table in this page: a worker runs the rules, so that the page never waits for them and needs no server.
import type { ClientMessage, TableAnswer } from '../protocol/types';
import type { SavedGame } from './local_table';
import type { LinkStatus, Transport } from './transport';
import type { ToWorker } from './worker';

export interface LocalTransport extends Transport {
  /** Plays a saved game again; answered by one update with everything. */
  restore(saved: SavedGame, seq: number): void;
}

export function open_local(pause: number): LocalTransport {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  const post = (order: ToWorker): void => worker.postMessage(order);
  const transport: LocalTransport = {
    kind: 'local',
    on_message: () => undefined,
    on_status: () => undefined,
    send: (message: ClientMessage) => post({ kind: 'message', message }),
    restore: (saved, seq) => post({ kind: 'restore', saved, seq }),
    close: () => worker.terminate(),
  };
  worker.onmessage = (event: MessageEvent<TableAnswer>): void => {
    const message = event.data;
    const failed = message.type === 'error' && message.code === 'no_engine';
    if (failed) transport.on_status('failed');
    else transport.on_message(message);
  };
  worker.onerror = (): void => transport.on_status('failed');
  post({ kind: 'pause', milliseconds: pause });
  queueMicrotask(() => transport.on_status('open' satisfies LinkStatus));
  return transport;
}
