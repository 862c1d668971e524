// A way to a table: the worker in this page or a socket to a server. The rest of the page cannot tell them apart.
import type { ClientMessage, TableAnswer } from '../protocol/types';

export type LinkStatus = 'opening' | 'open' | 'lost' | 'closed' | 'failed';

export interface Transport {
  readonly kind: 'local' | 'socket';
  send(message: ClientMessage): void;
  on_message: (message: TableAnswer) => void;
  on_status: (status: LinkStatus) => void;
  close(): void;
}
