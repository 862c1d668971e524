// Reads one section of docs/rules: headings with ids, paragraphs, lists, and examples with their captions.
import type { RulePart, RulesSection } from './types';

/** Part without its picture: that needs the tiles. */
export type RawPart = Exclude<RulePart, { kind: 'example' }> | { kind: 'example'; source: string; caption: string };
export interface RawRule {
  id: string;
  title: string;
  parts: RawPart[];
}
export interface RawSection extends Omit<RulesSection, 'rules'> {
  rules: RawRule[];
}

export const kRuleId = /\b(?:R-[A-Z0-9]+-\d+|O-[A-Z]+)\b/;
const kHeading = new RegExp(`^### (${kRuleId.source}) (.+)$`);
const kOurs = /^\*(Our reading|Náš výklad):\* /;
const kCaption = /^\*([^*].*)\*$/s;

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}

/** `code`, **strong** and *stressed* words; every rule id becomes a link. */
export function inline_html(text: string): string {
  return escape(text)
    .split(/(`[^`]+`)/)
    .map((piece, i) => {
      if (i % 2 === 1) return `<code>${piece.slice(1, -1)}</code>`;
      return piece
        .replace(/\*\*([^*]+)\*\*/g, '<strong>$1</strong>')
        .replace(/\*([^*]+)\*/g, '<em>$1</em>')
        .replace(new RegExp(kRuleId.source, 'g'), (id) => `<a href="#/rules/${id}">${id}</a>`);
    })
    .join('');
}

/** Paragraphs, lists and fenced blocks, each as its lines. */
function blocks_of(text: string): string[] {
  const blocks: string[] = [];
  let lines: string[] = [];
  let fenced = false;
  const close = (): void => {
    if (lines.length > 0) blocks.push(lines.join('\n'));
    lines = [];
  };
  for (const line of text.split('\n')) {
    if (line.startsWith('```')) fenced = !fenced;
    if (!fenced && (line.trim() === '' || line.startsWith('#'))) close();
    if (fenced || line.trim() !== '') lines.push(line);
    if (!fenced && line.startsWith('#')) close();
  }
  if (fenced) throw new Error('a block that is not closed');
  close();
  return blocks;
}

function part_of(block: string): RawPart {
  if (block.startsWith('- ')) {
    const items = block.split(/\n(?=- )/).map((item) => item.slice(2).replace(/\n\s*/g, ' '));
    return { kind: 'list', items: items.map(inline_html) };
  }
  const text = block.replace(/\n/g, ' ');
  return { kind: kOurs.test(text) ? 'ours' : 'text', html: inline_html(text) };
}

function add_block(parts: RawPart[], block: string): void {
  const fence = /^```carc\n([\s\S]*)\n```$/.exec(block);
  const caption = kCaption.exec(block);
  const before = parts.at(-1);
  if (fence) parts.push({ kind: 'example', source: fence[1]!, caption: '' });
  else if (block.startsWith('```')) throw new Error(`a block of another kind: ${block.split('\n')[0]!}`);
  else if (caption && before?.kind === 'example') before.caption = inline_html(caption[1]!.replace(/\n/g, ' '));
  else parts.push(part_of(block));
}

export function parse_section(text: string, slug: string): RawSection {
  const section: RawSection = { slug, title: '', intro: [], rules: [] };
  for (const block of blocks_of(text)) {
    const heading = kHeading.exec(block);
    const rule = section.rules.at(-1);
    if (block.startsWith('# ')) section.title = block.slice(2);
    else if (heading) section.rules.push({ id: heading[1]!, title: heading[2]!, parts: [] });
    else if (block.startsWith('#')) throw new Error(`${slug}: a heading without a rule's id: ${block}`);
    else if (rule) add_block(rule.parts, block);
    else section.intro.push(inline_html(block.replace(/\n/g, ' ')));
  }
  if (section.title === '') throw new Error(`${slug}: no title`);
  return section;
}
