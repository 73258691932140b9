import { fileURLToPath } from 'node:url';
import pxToRem from 'postcss-pxtorem';
import { defineConfig } from 'vite';
import { catalogueModules } from './build/catalogue.ts';
import { engineChunk, lateModules } from './build/late-modules.ts';
import { lateParts } from './build/late-parts.ts';
import { ownWords } from './build/own-words.ts';
import { plainRecords } from './build/plain-records.ts';
import { serviceWorker } from './build/service-worker.ts';

const stillZoom = fileURLToPath(new URL('build/still-zoom.ts', import.meta.url));

// The packages are bundled from their sources: the condition `labrys-source` of their `exports` points at src/.
export default defineConfig({
  base: './', // runs from any folder of any host
  resolve: {
    conditions: ['labrys-source', 'module', 'browser', 'development|production'],
    alias: { 'd3-transition': stillZoom, 'd3-interpolate': stillZoom },
  },
  // Sizes are written in the pixels of the design and grow with the size of letters set in the browser; hairlines stay.
  css: { postcss: { plugins: [pxToRem({ propList: ['*'], mediaQuery: true, minPixelValue: 2.5 })] } },
  plugins: [catalogueModules(), ownWords(), serviceWorker()],
  worker: {
    format: 'es',
    plugins: () => [catalogueModules(), lateModules(lateParts), plainRecords()],
    rolldownOptions: { output: { codeSplitting: { groups: [engineChunk] } } },
  },
  build: {
    outDir: '../../packages/labrys/dist/studio', // from where `labrys studio` serves it
    emptyOutDir: true,
    target: 'es2022',
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    license: { fileName: 'licenses.md' }, // the packages of others that are in it, as their licenses wish
  },
  server: { host: '127.0.0.1' },
  preview: { host: '127.0.0.1' },
});
