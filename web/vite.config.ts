import { svelte } from '@sveltejs/vite-plugin-svelte';
import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vite';
import { fonts } from './fonts';

const kFakeEngine = fileURLToPath(new URL('./tests/fixtures/fake_engine.ts', import.meta.url));
// `--mode fake` is for working on the page without the rules module; it never reaches a production build.
const fake_alias = [{ find: /^\.\/engine$/, replacement: kFakeEngine }];

export default defineConfig(({ mode }) => ({
  base: './',
  plugins: [fonts(), svelte()],
  resolve: { alias: mode === 'fake' ? fake_alias : [] },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    outDir: mode === 'fake' ? 'dist-fake' : 'dist',
  },
  worker: { format: 'es' },
  server: { proxy: { '/ws': { target: 'ws://127.0.0.1:8080', ws: true } } },
}));
