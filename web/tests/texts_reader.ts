// Reads the text files and the sources, for the test that they agree.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const kSource = new URL('../src', import.meta.url).pathname;

export function parse_texts(language: string): Map<string, string> {
  const texts = new Map<string, string>();
  let key = '';
  const sources = ['', '_options', '_tiles'].map((part) => readFileSync(join(kSource, 'i18n', `${language}${part}.ftl`), 'utf8'));
  for (const line of sources.join('\n').split('\n')) {
    const start = /^([a-z][\w-]*) = ?(.*)$/i.exec(line);
    if (start) key = start[1]!;
    if (start && texts.has(key)) throw new Error(`${key} is there twice`);
    if (start) texts.set(key, start[2]!);
    else if (/^\s/.test(line)) texts.set(key, `${texts.get(key)}\n${line}`);
  }
  return texts;
}

export function placeables(text: string): string[] {
  return [...new Set([...text.matchAll(/\$(\w+)/g)].map((m) => m[1]!))].sort();
}

function sources(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return entry.name === 'art' ? [] : sources(path);
    return /\.(ts|svelte)$/.test(entry.name) ? [readFileSync(path, 'utf8')] : [];
  });
}

export interface UsedKeys {
  whole: Set<string>;
  /** What stands before the part that is worked out: `reason-`. */
  families: Set<string>;
}

/** Keys are always written out, or as a template that begins with the family: that is what makes this test possible. */
export function used_keys(): UsedKeys {
  const whole = new Set<string>();
  const families = new Set<string>(['reason-', 'error-']);
  const text = sources(kSource).join('\n');
  for (const match of text.matchAll(/(['"`])([a-z]+(?:-[a-z_$]+)+|[a-z]+-)(?=\1|\$\{)/g)) {
    if (/^(data|aria)-/.test(match[2]!)) continue;
    const key = match[2]!;
    if (key.endsWith('-')) families.add(key);
    else whole.add(key);
  }
  for (const match of text.matchAll(/`([a-z]+(?:-[a-z_]+)*-)\$\{/g)) families.add(match[1]!);
  for (const match of text.matchAll(/\bt(?:ranslate)?\(\s*'([a-z-]+)'/gi)) whole.add(match[1]!);
  // Other words with a hyphen (colours, CSS) are no keys: a key's first word is one of the texts' first words.
  const known = new Set([...parse_texts('en').keys()].map((k) => k.split('-')[0]!));
  for (const key of whole) if (!known.has(key.split('-')[0]!) && key.includes('-')) whole.delete(key);
  families.delete('bastide-');
  return { whole, families };
}
