// The worker's shell: loads the engine, then passes messages both ways.
import type { ClientMessage } from '../protocol/types';
import { load_engine } from './engine';
import { LocalTable, type SavedGame } from './local_table';

export type ToWorker =
  | { kind: 'message'; message: ClientMessage }
  | { kind: 'restore'; saved: SavedGame; seq: number }
  | { kind: 'pause'; milliseconds: number };

const scope = self as unknown as DedicatedWorkerGlobalScope;
let pause = 0;
const later = (run: () => void): void => void setTimeout(run, pause);

async function open_table(): Promise<LocalTable> {
  return new LocalTable(await load_engine(), (answer) => scope.postMessage(answer), later);
}

const table = open_table();
table.catch((error: unknown) => scope.postMessage({ type: 'error', code: 'no_engine', text: String(error) }));

scope.onmessage = (event: MessageEvent<ToWorker>): void => {
  const order = event.data;
  if (order.kind === 'pause') pause = order.milliseconds;
  else void table.then((open) => act(open, order)).catch(() => undefined);
};

function act(open: LocalTable, order: Exclude<ToWorker, { kind: 'pause' }>): void {
  if (order.kind === 'message') open.receive(order.message);
  else open.restore(order.saved, order.seq);
}
