import { fileURLToPath } from 'node:url';
import { defineConfig } from 'vitest/config';

// The packages are tested from their sources: the condition `labrys-source` of their `exports` points at src/.
const conditions = ['labrys-source', 'module', 'development|production'];

/** What the build of the studio makes of the catalogue. */
const catalogue = fileURLToPath(new URL('apps/studio/test/catalogue.ts', import.meta.url));

export default defineConfig({
  resolve: { conditions: [...conditions, 'browser'], alias: { 'virtual:catalogue': catalogue } },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    include: [
      'packages/*/test/**/*.test.ts',
      'apps/*/test/**/*.test.ts',
      'bench/test/**/*.test.ts',
      'test/*/**/*.test.ts',
    ],
    exclude: ['**/node_modules/**', 'test/built/**'],
    globalSetup: 'test/scratch.ts',
    maxWorkers: '100%', // one a core; the usual is one less, which on two cores is half as fast
    isolate: false, // a worker loads the library once, not for each file: that took as long as half of the tests
    testTimeout: 60_000,
  },
});
