// npm run gallery: docs/gallery.md and its pictures, made afresh.

import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './root.mjs';
import { setUp } from './setup.mjs';

setUp();
const { run } = await import('../packages/labrys/dist/cli/command-line.js');
const { topologies } = await import('@labrys/core');
const { tilings } = await import('@labrys/recipe');
const { writeGallery } = await import('./gallery-pictures.mjs');
rmSync(join(root, 'docs/gallery'), { recursive: true, force: true });
await writeGallery(join(root, 'docs'), { run, tilings, topologies });
