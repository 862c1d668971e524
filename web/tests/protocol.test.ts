import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const kDocument = readFileSync(new URL('../../docs/protocol.md', import.meta.url), 'utf8');
const kTypes = readFileSync(new URL('../src/protocol/types.ts', import.meta.url), 'utf8');

function words(pattern: RegExp, text: string): Set<string> {
  return new Set([...text.matchAll(pattern)].map((m) => m[1]!));
}

describe('protocol', () => {
  it('has the same messages, events and commands in the document and in the types', () => {
    for (const [told, typed] of [
      [/"type":"(\w+)"/g, /\btype: '(\w+)'/g],
      [/"event":"(\w+)"/g, /\bevent: '(\w+)'/g],
      [/"do":"(\w+)"/g, /\bdo: '(\w+)'/g],
    ] as const) {
      expect([...words(typed, kTypes)].sort()).toEqual([...words(told, kDocument)].sort());
    }
  });

  it('knows every member of a view', () => {
    const view = /^`VIEW`[^`]*```([^]*?)```/m.exec(kDocument)?.[1] ?? '';
    const members = words(/"(\w+)":/g, view);
    for (const name of ['meeple', 'large', 'wine', 'grain', 'cloth', 'farmers', 'road', 'city', 'monastery', 'field']) members.delete(name);
    expect(members.size).toBeGreaterThan(35);
    for (const member of members) expect(kTypes, member).toMatch(new RegExp(`\\b${member}\\??:`));
  });
});
