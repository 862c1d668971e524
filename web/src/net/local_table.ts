// What the worker does, without the worker: passes messages to the engine and lets the computer seats play.
import type { ClientMessage, Command, Setup, TableAnswer, Update } from '../protocol/types';
import type { Engine } from './wasm_engine';

export interface SavedGame {
  setup: Setup;
  commands: Command[];
}

export type Deliver = (message: TableAnswer) => void;
/** Calls back after a while, so that people can follow: setTimeout in the worker, at once in tests. */
export type Later = (run: () => void) => void;

const kReplayLimit = 20_000;

export class LocalTable {
  private waiting = false;

  constructor(
    private readonly engine: Engine,
    private readonly deliver: Deliver,
    private readonly later: Later,
  ) {}

  receive(message: ClientMessage): void {
    for (const answer of this.engine.receive(message)) this.deliver(answer);
    if (may_end_turn(message)) this.wake();
  }

  /** Plays a saved game again from its seed and hands out one update with all that happened. */
  restore(saved: SavedGame, seq: number): void {
    let answers = this.engine.receive({ type: 'new', seq: 1, setup: saved.setup });
    let at = 2;
    for (const command of saved.commands) {
      answers = this.play_computers(answers);
      const version = last_version(answers);
      answers = keep_update(answers, this.engine.receive({ type: 'command', seq: at++, version, command }));
      if (answers.some((a) => a.type === 'refused' || a.type === 'error')) break;
    }
    for (const answer of this.engine.receive({ type: 'sync', seq, after: 0 })) this.deliver(answer);
    this.wake();
  }

  private play_computers(answers: TableAnswer[]): TableAnswer[] {
    let last = answers;
    for (let i = 0; i < kReplayLimit; i++) {
      const more = this.engine.step();
      if (more.length === 0) return last;
      last = keep_update(last, more);
    }
    return last;
  }

  private wake(): void {
    if (this.waiting) return;
    this.waiting = true;
    this.later(() => this.step());
  }

  private step(): void {
    this.waiting = false;
    const answers = this.engine.step();
    for (const answer of answers) this.deliver(answer);
    if (answers.length > 0) this.wake();
  }
}

function may_end_turn(message: ClientMessage): boolean {
  return message.type === 'command' ? message.command.do === 'confirm' : message.type !== 'record';
}

function last_version(answers: TableAnswer[]): number {
  const update = answers.findLast((a): a is Update => a.type === 'update');
  return update?.version ?? 0;
}

function keep_update(before: TableAnswer[], after: TableAnswer[]): TableAnswer[] {
  return after.some((a) => a.type === 'update') ? after : [...before, ...after];
}
