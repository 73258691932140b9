import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { topologies } from '@labrys/core';
import { tilings } from '@labrys/recipe';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { run } from '../../packages/labrys/src/cli/command-line.ts';
import { writeGallery } from '../../scripts/gallery-pictures.mjs';
import { root } from '../../scripts/root.mjs';

const docs = join(root, 'docs');
const fresh = mkdtempSync(join(tmpdir(), 'labrys-gallery-'));

beforeAll(() => writeGallery(fresh, { run, tilings, topologies }), 60_000);
afterAll(() => rmSync(fresh, { recursive: true }));

it('is the gallery that the catalogues give: if not, run "npm run gallery"', () => {
  const stale = [...new Set([...filesOf(docs), ...filesOf(fresh)])].filter(
    (file) => contentOf(docs, file) !== contentOf(fresh, file),
  );
  expect(stale).toEqual([]);
});

it('stays small', () => {
  const bytes = filesOf(docs).reduce((sum, file) => sum + (contentOf(docs, file)?.length ?? 0), 0);
  expect(bytes).toBeLessThan(400_000);
});

function filesOf(folder: string): string[] {
  return ['gallery.md', ...readdirSync(join(folder, 'gallery')).map((name) => `gallery/${name}`)].sort();
}

/** What a file of the gallery holds; null if it is not there. */
function contentOf(folder: string, file: string): string | null {
  return filesOf(folder).includes(file) ? readFileSync(join(folder, file), 'utf8') : null;
}
