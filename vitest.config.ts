import { defineConfig } from 'vitest/config';

// The packages are tested from their sources: the condition `labrys-source` of their `exports` points at src/.
const conditions = ['labrys-source', 'module', 'development|production'];

export default defineConfig({
  resolve: { conditions: [...conditions, 'browser'] },
  ssr: { resolve: { conditions: [...conditions, 'node'] } },
  test: {
    include: ['packages/*/test/**/*.test.ts', 'bench/test/**/*.test.ts', 'test/*/**/*.test.ts'],
    exclude: ['**/node_modules/**', 'test/built/**'],
    testTimeout: 30_000,
  },
});
