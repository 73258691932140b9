import process from 'node:process';
import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS, findChromium } from './scripts/find-chromium.mjs';

const PORT = Number(process.env.LABRYS_STUDIO_PORT ?? 4173);
const executablePath = findChromium();

// The studio as it is built and served by `labrys studio`, in a real browser.
export default defineConfig({
  testDir: 'apps/studio/e2e',
  outputDir: 'out/e2e',
  workers: 2,
  timeout: 60_000,
  expect: { timeout: 15_000 },
  reporter: 'line',
  use: {
    baseURL: `http://127.0.0.1:${PORT}/`,
    viewport: { width: 1440, height: 900 },
    serviceWorkers: 'block', // each test would fetch everything for later; offline.spec.ts lets them in
    launchOptions: { args: CHROMIUM_FLAGS, ...(executablePath === undefined ? {} : { executablePath }) },
  },
  webServer: {
    command: `node packages/labrys/dist/command/main.js studio --port ${PORT}`,
    url: `http://127.0.0.1:${PORT}/`,
    reuseExistingServer: true,
  },
});
