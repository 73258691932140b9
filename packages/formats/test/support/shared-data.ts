// Files of other people lie beside the checkout, not in it. Tests that want them are skipped where they are absent.

import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe } from 'vitest';

const folder = fileURLToPath(new URL('../../../../../shared/data/', import.meta.url));
const isThere = existsSync(folder);
if (!isThere) console.warn(`Skipped: tests on real files, because there is no ${folder}`);

export const describeSharedData: typeof describe.skip = describe.skipIf(!isThere);

export function sharedFile(path: string): Uint8Array {
  return new Uint8Array(readFileSync(`${folder}${path}`));
}

/** The rows of the tables in a README there, as cells; none where the folder is absent. */
export function sharedTable(path: string): string[][] {
  if (!isThere) return [];
  const lines = readFileSync(`${folder}${path}`, 'utf8').split('\n');
  return lines
    .filter((line) => line.startsWith('| ') && !line.startsWith('| file'))
    .map((line) =>
      line
        .split('|')
        .map((cell) => cell.trim())
        .slice(1, -1),
    );
}
