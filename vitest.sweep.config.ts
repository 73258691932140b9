import { defineConfig, mergeConfig } from 'vitest/config';
import base from './vitest.config.ts';

// npm run sweep: very large sizes, wide sweeps and long statistics, too slow for npm test.
export default mergeConfig(
  { ...base, test: { ...base.test, include: [] } },
  defineConfig({
    test: {
      include: ['packages/*/sweep/**/*.sweep.ts'],
      testTimeout: 30 * 60_000,
      hookTimeout: 30 * 60_000,
      passWithNoTests: true,
    },
  }),
);
