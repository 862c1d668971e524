// A table on a server. A lost connection is opened again by itself; the session then joins and asks for what it missed.
import type { ClientMessage, TableAnswer } from '../protocol/types';
import type { Transport } from './transport';

export interface SocketLike {
  readyState: number;
  send(text: string): void;
  close(): void;
  onopen: ((event: never) => void) | null;
  onclose: ((event: never) => void) | null;
  onmessage: ((event: { data: unknown }) => void) | null;
}

export interface SocketParts {
  connect(): SocketLike;
  later(run: () => void, milliseconds: number): void;
}

const kOpen = 1;
const kFirstWait = 400;
const kLongestWait = 8000;

export function wait_before(attempt: number): number {
  return Math.min(kLongestWait, kFirstWait * 2 ** attempt);
}

export function socket_url(place: { protocol: string; host: string }): string {
  return `${place.protocol === 'https:' ? 'wss:' : 'ws:'}//${place.host}/ws`;
}

function browser_parts(): SocketParts {
  return {
    connect: () => new WebSocket(socket_url(location)) as unknown as SocketLike,
    later: (run, milliseconds) => void setTimeout(run, milliseconds),
  };
}

class SocketTransport implements Transport {
  readonly kind = 'socket';
  on_message: Transport['on_message'] = () => undefined;
  on_status: Transport['on_status'] = () => undefined;
  private socket: SocketLike | null = null;
  private attempt = 0;
  private closed = false;

  constructor(private readonly parts: SocketParts) {
    queueMicrotask(() => this.connect());
  }

  send(message: ClientMessage): void {
    // What is sent while the link is down is dropped: after joining again the table's view says what holds.
    if (this.socket?.readyState === kOpen) this.socket.send(JSON.stringify(message));
  }

  close(): void {
    this.closed = true;
    this.socket?.close();
    this.on_status('closed');
  }

  private connect(): void {
    if (this.closed) return;
    this.on_status(this.attempt === 0 ? 'opening' : 'lost');
    const socket = this.parts.connect();
    this.socket = socket;
    socket.onopen = (): void => {
      this.attempt = 0;
      this.on_status('open');
    };
    socket.onmessage = (event): void => this.read(event.data);
    socket.onclose = (): void => this.try_again();
  }

  private try_again(): void {
    if (this.closed) return;
    this.on_status('lost');
    this.parts.later(() => this.connect(), wait_before(this.attempt++));
  }

  private read(data: unknown): void {
    if (typeof data !== 'string') return;
    try {
      this.on_message(JSON.parse(data) as TableAnswer);
    } catch {
      console.warn('a message from the table could not be read');
    }
  }
}

export function open_socket(parts: SocketParts = browser_parts()): Transport {
  return new SocketTransport(parts);
}
