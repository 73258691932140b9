// Builds the studio into the package `labrys`, with packed twins of its files for those browsers that take them.
//   node scripts/build-studio.mjs     apps/studio, to packages/labrys/dist/studio

import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { build } from 'vite';
import { root } from './root.mjs';

const app = join(root, 'apps/studio');
const folder = join(root, 'packages/labrys/dist/studio');

/** What gets smaller; fonts and pictures are packed already. */
const TEXTS = new Set(['.html', '.js', '.css', '.svg', '.json', '.webmanifest', '.md']);
const LEAST = 1024;

process.chdir(app);
await build({ root: app, configFile: join(app, 'vite.config.ts'), logLevel: 'error' });
const files = readdirSync(folder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && TEXTS.has(extname(entry.name)))
  .map((entry) => join(entry.parentPath, entry.name));
await Promise.all(files.map(pack)); // on as many threads as there are cores

async function pack(file) {
  const bytes = readFileSync(file);
  if (bytes.length < LEAST) return;
  const params = { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length }; // at the highest level, which is the usual one
  writeFileSync(`${file}.br`, await promisify(brotliCompress)(bytes, { params }));
  writeFileSync(`${file}.gz`, await promisify(gzip)(bytes, { level: 9 }));
}
