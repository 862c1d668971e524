// Serves the rules to the page as modules: `virtual:rules/en`, `virtual:rules/sk` and `virtual:rules/tiles`.
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { compile_rules, used_tiles } from './compile';
import { read_tile_sets } from './tile_sets';

const kRules = fileURLToPath(new URL('../../docs/rules', import.meta.url));
const kVariants = fileURLToPath(new URL('../../variants', import.meta.url));
const kName = /^\0?virtual:rules\/(en|sk|tiles)$/;

function make(what: string): unknown {
  const tiles = read_tile_sets(kVariants);
  const book = compile_rules(kRules, what === 'tiles' ? 'en' : what, tiles);
  return what === 'tiles' ? used_tiles(book, tiles) : book;
}

export function rules_plugin(): Plugin {
  return {
    name: 'rules',
    resolveId: (id) => (kName.test(id) ? `\0${id}` : undefined),
    load(id) {
      const what = kName.exec(id)?.[1];
      if (!what) return undefined;
      // As one text: the browser reads JSON faster than a program.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(make(what)))});`;
    },
    configureServer(server) {
      server.watcher.add(kRules);
      server.watcher.on('change', (file) => {
        if (!file.startsWith(kRules)) return;
        server.moduleGraph.invalidateAll();
        server.ws.send({ type: 'full-reload' });
      });
    },
  };
}
