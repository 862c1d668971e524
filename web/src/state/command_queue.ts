// One command at a time is on its way; the next waits for the answer, because it must carry the version it acts on.
import type { Command } from '../protocol/types';

export interface CommandQueue {
  push(command: Command): void;
  /** The answer to the message with this number came: the next command may go. */
  answered(seq: number | undefined): void;
  clear(): void;
  busy(): boolean;
}

export type SendCommand = (command: Command) => number;

export function make_queue(send: SendCommand): CommandQueue {
  let waiting: Command[] = [];
  let on_way: number | null = null;

  const next = (): void => {
    if (on_way !== null) return;
    const command = waiting.shift();
    if (command) on_way = send(command);
  };
  return {
    push(command) {
      waiting = replace_last(waiting, command);
      next();
    },
    answered(seq) {
      if (seq === undefined || seq !== on_way) return;
      on_way = null;
      next();
    },
    clear() {
      waiting = [];
      on_way = null;
    },
    busy: () => on_way !== null,
  };
}

/** Turning a tile quickly gives many `place` commands: only the last one that waits is of use. */
function replace_last(waiting: Command[], command: Command): Command[] {
  const last = waiting.at(-1);
  const same = last !== undefined && last.do === command.do && (command.do === 'place' || command.do === 'figure');
  const double = last?.do === 'confirm' && command.do === 'confirm';
  return same || double ? [...waiting.slice(0, -1), command] : [...waiting, command];
}
