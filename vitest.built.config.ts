import { defineConfig } from 'vitest/config';

// Tests of what users get, so without the source condition: the packed packages, and the snippets of the docs.
export default defineConfig({
  test: { include: ['test/built/**/*.test.ts'], testTimeout: 120_000, hookTimeout: 240_000 },
});
