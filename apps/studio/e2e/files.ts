// Files for the browser tests: dropped on the page as people do, taken from downloads, and those of other people beside
// the checkout.

import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Download, Page } from '@playwright/test';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const shared = join(root, '../shared/data/');
export const hasSharedData: boolean = existsSync(shared);
if (!hasSharedData) console.warn(`Skipped: tests on real files, because there is no ${shared}`);

export const sharedFile = (path: string): Uint8Array => new Uint8Array(readFileSync(join(shared, path)));

/** Drops a file on the page. */
export async function drop(page: Page, name: string, content: Uint8Array | string): Promise<void> {
  const base64 = Buffer.from(content as Uint8Array).toString('base64');
  const data = await page.evaluateHandle(
    ({ base64, name }) => {
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const transfer = new DataTransfer();
      transfer.items.add(new File([bytes], name));
      return transfer;
    },
    { base64, name },
  );
  await page.dispatchEvent('body', 'dragover', { dataTransfer: data });
  await page.dispatchEvent('body', 'drop', { dataTransfer: data });
}

/** The bytes of a download. */
export async function bytesOf(download: Download): Promise<Uint8Array> {
  return new Uint8Array(readFileSync(await download.path()));
}

/** What the command line writes for a file. */
export function byCommand(
  name: string,
  content: Uint8Array,
  output: string,
  words: (file: string, output: string) => string[],
): Uint8Array {
  const folder = mkdtempSync(join(tmpdir(), 'labrys-e2e-'));
  const [from, to] = [join(folder, name), join(folder, output)];
  writeFileSync(from, content);
  execFileSync('node', [join(root, 'packages/labrys/dist/cli/main.js'), ...words(from, to)], { stdio: 'pipe' });
  return new Uint8Array(readFileSync(to));
}
