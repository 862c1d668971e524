import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['e2e/**/*.test.ts'],
    environment: 'node',
    testTimeout: 300_000,
    hookTimeout: 60_000,
    fileParallelism: false,
    reporters: ['verbose'],
    globalSetup: ['e2e/helpers/serve.ts'],
  },
});
