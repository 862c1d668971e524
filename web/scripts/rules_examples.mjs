// The examples of docs/rules as records: `node scripts/rules_examples.mjs OUT [LANGUAGE]` writes each to
// OUT/<rule>-<number>.carc, whole, so that `bastide replay` can check it.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const kRules = fileURLToPath(new URL('../../docs/rules', import.meta.url));
const kColours = ['red', 'blue', 'yellow', 'green', 'black', 'pink'];
/** Figures that a set brings. */
const kSetOf = { large: 'inns', builder: 'traders', pig: 'traders' };

/** Every example of a section with the rule that it belongs to. */
export function examples_in(text) {
  const found = [];
  const numbers = new Map();
  let rule = '';
  for (const match of text.matchAll(/^### (\S+)|^```carc\n([\s\S]*?)\n```$/gm)) {
    if (match[1]) rule = match[1];
    if (!match[2]) continue;
    const number = (numbers.get(rule) ?? 0) + 1;
    numbers.set(rule, number);
    found.push({ rule, number, lines: match[2].split('\n') });
  }
  return found;
}

function sets_in(lines) {
  const text = lines.join('\n');
  const named = [...text.matchAll(/\b([a-z][\w-]*):[A-Z][A-Z0-9]*(?:\+[a-z]+)?[@*\s]/g)].map((m) => m[1]);
  const brought = [...text.matchAll(/\b([a-z]+)>/g)].map((m) => kSetOf[m[1]]).filter(Boolean);
  return [...new Set(['base', ...named, ...brought])];
}

/** Who moves comes first, in the order of the turns; the others follow, and there are two at least. */
function seats_in(lines) {
  const moving = lines.flatMap((line) => /^(?:\? refuse )?\d+ ([a-z]+) /.exec(line)?.[1] ?? []);
  const named = [...lines.join('\n').matchAll(/(?<![a-z>.])(red|blue|yellow|green|black|pink)\b/g)].map((m) => m[1]);
  const seats = [...new Set([...moving, ...named])];
  return seats.length > 1 ? seats : [...seats, ...kColours.filter((c) => !seats.includes(c))].slice(0, 2);
}

export function record_of({ rule, lines }) {
  const has = (word) => lines.some((line) => line.startsWith(word));
  const header = ['carcassonne 1', `# ${rule}`];
  if (!has('tiles ')) header.push(`tiles ${sets_in(lines).join(' ')}`);
  for (const colour of seats_in(lines)) header.push(`seat ${colour} "${colour}"`);
  return [...header, ...lines, ''].join('\n');
}

function main([out, language = 'en']) {
  mkdirSync(out, { recursive: true });
  const folder = join(kRules, language);
  for (const name of readdirSync(folder).filter((n) => n.endsWith('.md'))) {
    for (const example of examples_in(readFileSync(join(folder, name), 'utf8'))) {
      writeFileSync(join(out, `${example.rule}-${example.number}.carc`), record_of(example));
    }
  }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  if (!process.argv[2]) throw new Error('where to? node scripts/rules_examples.mjs OUT [LANGUAGE]');
  main(process.argv.slice(2));
}
