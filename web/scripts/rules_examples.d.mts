export interface WrittenExample {
  rule: string;
  /** Counts the examples of a rule, from 1. */
  number: number;
  lines: string[];
}
export function examples_in(text: string): WrittenExample[];
export function record_of(example: WrittenExample): string;
