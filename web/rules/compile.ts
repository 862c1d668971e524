// docs/rules/<language>/*.md become the page's rules: texts as HTML, examples as what their pictures show.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { read_example, type Tiles } from './example';
import { parse_section, type RawPart, type RawSection } from './markdown';
import { kSections } from './sections';
import type { RulePart, RulesBook, TileKinds } from './types';

/** The sections of a language in their order; every file must be in the list, and the other way round. */
export function read_sections(folder: string, language: string): RawSection[] {
  const found = readdirSync(join(folder, language)).filter((name) => name.endsWith('.md') && name !== 'README.md');
  const stray = found.filter((name) => !kSections.includes(name.slice(0, -3)));
  if (stray.length > 0) throw new Error(`not in the list of sections: ${stray.join(', ')}`);
  return kSections.map((slug) => parse_section(readFileSync(join(folder, language, `${slug}.md`), 'utf8'), slug));
}

function with_picture(part: RawPart, tiles: Tiles, where: string): RulePart {
  return part.kind === 'example' ? { ...part, picture: read_example(part.source, tiles, where) } : part;
}

export function compile_rules(folder: string, language: string, tiles: Tiles): RulesBook {
  const sections = read_sections(folder, language).map((section) => ({
    ...section,
    rules: section.rules.map((rule) => ({
      ...rule,
      parts: rule.parts.map((part) => with_picture(part, tiles, `${language}/${section.slug} ${rule.id}`)),
    })),
  }));
  return { sections };
}

/** The kinds of tiles that the pictures show; those of sets that are not there are left out. */
export function used_tiles(book: RulesBook, tiles: Tiles): TileKinds {
  const kinds: TileKinds = {};
  for (const part of book.sections.flatMap((s) => s.rules.flatMap((r) => r.parts))) {
    if (part.kind !== 'example') continue;
    for (const { tile } of part.picture.tiles) {
      const kind = tiles.get(tile);
      if (kind) kinds[tile] = kind;
    }
  }
  return kinds;
}
