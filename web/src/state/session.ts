// Ties a transport to the game's state: numbers the messages, sends commands one by one, joins again, keeps the local game.
import type { LocalTransport } from '../net/local';
import type { LinkStatus, Transport } from '../net/transport';
import type { ClientMessage, Command, Request, Setup, TableAnswer } from '../protocol/types';
import { make_queue, type CommandQueue } from './command_queue';
import { clear_game, empty_game, reduce, type Game } from './game';
import type { KeptGame, Shelf } from './saved';
import { make_store, type Store } from './store';

export interface SessionParts {
  open_local(): LocalTransport;
  open_socket(): Transport;
  shelf: Shelf;
}

export interface JoinWish {
  code: string;
  name?: string;
  watch?: boolean;
}

type OnceOpen = () => void;

export class Session {
  readonly game: Store<Game> = make_store(empty_game());
  private transport: Transport | null = null;
  /** The transport, while it is a local one on which no game has begun. */
  private host: LocalTransport | null = null;
  // Numbers go on growing when the page is loaded again: the table takes a lower one for a repetition.
  private seq = Date.now();
  private readonly sent = new Map<number, Command>();
  private readonly queue: CommandQueue;
  private kept: KeptGame | null = null;
  private wish: JoinWish | null = null;
  private record_wanted: ((text: string) => void)[] = [];

  constructor(private readonly parts: SessionParts) {
    this.queue = make_queue((command) => this.send_command(command));
  }

  /** A table in this page that only says what it offers: the setup screen needs its options. */
  open_host(): void {
    const host = this.parts.open_local();
    this.use(host, () => undefined);
    this.host = host;
  }

  start_local(setup: Setup): void {
    this.kept = { setup, commands: [], over: false };
    this.parts.shelf.game.write(this.kept);
    this.begin_local(() => this.send({ type: 'new', setup }));
  }

  kept_game(): KeptGame | null {
    return this.parts.shelf.game.read();
  }

  continue_local(): void {
    const kept = this.kept_game();
    if (!kept) return;
    this.kept = kept;
    this.begin_local((transport) => transport.restore(kept, ++this.seq));
  }

  /** A record, or a saved game of another program: it is shown where it ends, and goes on from there. */
  open_record(text: string): void {
    this.kept = null;
    this.use(this.parts.open_local(), () => this.send({ type: 'open', text }));
  }

  start_online(setup: Setup): void {
    this.kept = null;
    const first = setup.seats.find((s) => s.kind === 'person')?.name ?? '';
    this.wish = { code: '', name: first };
    this.use(this.parts.open_socket(), () => {
      if (this.wish?.code) this.join_again(this.wish.code);
      else this.send({ type: 'new', setup });
    });
  }

  join(wish: JoinWish): void {
    this.kept = null;
    this.wish = wish;
    this.use(this.parts.open_socket(), () => this.join_again(wish.code));
  }

  /** True when this browser holds seats at the table already. */
  knows_table(code: string): boolean {
    return this.parts.shelf.table(code).read() !== null;
  }

  leave(): void {
    this.transport?.close();
    this.transport = null;
    this.wish = null;
    this.queue.clear();
    this.game.update(clear_game);
    this.open_host();
  }

  command(command: Command): void {
    this.queue.push(command);
  }

  busy(): boolean {
    return this.queue.busy();
  }

  record(): Promise<string> {
    return new Promise((resolve) => {
      this.record_wanted.push(resolve);
      this.send({ type: 'record' });
    });
  }

  /** On the table that offered its options, if there is one: its rules are loaded already. */
  private begin_local(begin: (transport: LocalTransport) => void): void {
    const host = this.game.get().link === 'open' ? this.host : null;
    this.host = null;
    if (host) return begin(host);
    const transport = this.parts.open_local();
    this.use(transport, () => begin(transport));
  }

  private use(transport: Transport, once_open: OnceOpen): void {
    this.transport?.close();
    this.transport = transport;
    this.host = null;
    this.queue.clear();
    this.sent.clear();
    this.game.update((g) => ({ ...clear_game(g), link: 'opening' }));
    transport.on_message = (message): void => {
      if (this.transport === transport) this.take(message);
    };
    transport.on_status = (status): void => {
      if (this.transport === transport) this.link_changed(status, once_open);
    };
  }

  private link_changed(link: LinkStatus, once_open: OnceOpen): void {
    this.game.update((g) => ({ ...g, link }));
    if (link !== 'open') return;
    this.queue.clear();
    this.transport?.send({ type: 'hello', protocol: 1 });
    once_open();
  }

  private join_again(code: string): void {
    const token = this.parts.shelf.table(code).read()?.token;
    if (token) this.send({ type: 'join', table: code, token });
    else if (this.wish?.watch) this.send({ type: 'join', table: code, watch: true });
    else this.send({ type: 'join', table: code, name: this.wish?.name ?? '' });
  }

  private send(request: Request): number {
    const needs_seq = request.type !== 'hello';
    const seq = needs_seq ? ++this.seq : 0;
    this.transport?.send((needs_seq ? { ...request, seq } : request) as ClientMessage);
    return seq;
  }

  private send_command(command: Command): number {
    const version = this.game.get().view?.version ?? 0;
    const seq = this.send({ type: 'command', version, command });
    this.sent.set(seq, command);
    return seq;
  }

  private take(message: TableAnswer): void {
    this.game.update((g) => reduce(g, message));
    if (message.type === 'table') this.keep_table();
    if (message.type === 'update') this.keep_command(message.seq, message.view.state === 'over');
    if (message.type === 'record') this.hand_out(message.text);
    if ('seq' in message) {
      this.queue.answered(message.seq);
      this.sent.delete(message.seq ?? 0);
    }
  }

  private hand_out(text: string): void {
    for (const resolve of this.record_wanted.splice(0)) resolve(text);
  }

  private keep_table(): void {
    const table = this.game.get().table;
    if (!table) return;
    if (this.wish) this.wish = { ...this.wish, code: table.code };
    if (table.token) this.parts.shelf.table(table.code).write({ token: table.token, name: this.wish?.name ?? '' });
  }

  private keep_command(seq: number | undefined, over: boolean): void {
    if (!this.kept) return;
    const command = this.sent.get(seq ?? 0);
    if (!command && over === this.kept.over) return;
    const commands = command ? [...this.kept.commands, command] : this.kept.commands;
    this.kept = { ...this.kept, commands, over };
    this.parts.shelf.game.write(this.kept);
  }
}
