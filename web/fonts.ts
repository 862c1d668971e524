// Cuts the letters of Central Europe out of Lato 2 into src/generated/, before a build: a twentieth of the whole fonts.
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import subset from 'subset-font';
import type { Plugin } from 'vite';

/** First and last of what src/styles/fonts.css says of these files as unicode-range. */
const kRanges: [number, number][] = [
  [0x0100, 0x0130],
  [0x0132, 0x017f],
  [0x0218, 0x021b],
];
const kFolder = new URL('./src/generated/', import.meta.url);
const kFonts = { 'lato-ext-400.woff2': 'lato-normal/lato-normal.woff2', 'lato-ext-700.woff2': 'lato-bold/lato-bold.woff2' };
const { resolve } = createRequire(import.meta.url);

function letters(): string {
  const codes = kRanges.flatMap(([first, last]) => Array.from({ length: last - first + 1 }, (_, i) => first + i));
  return String.fromCodePoint(...codes);
}

function changed(file: URL | string): number {
  return statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0;
}

async function cut_fonts(): Promise<void> {
  mkdirSync(kFolder, { recursive: true });
  for (const [name, source] of Object.entries(kFonts)) {
    const from = resolve(`lato-font/fonts/${source}`);
    const to = new URL(name, kFolder);
    if (changed(to) > Math.max(changed(from), changed(fileURLToPath(import.meta.url)))) continue;
    writeFileSync(to, await subset(readFileSync(from), letters(), { targetFormat: 'woff2' }));
  }
}

export function fonts(): Plugin {
  return { name: 'fonts', config: cut_fonts };
}
