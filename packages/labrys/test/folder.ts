import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An empty folder, and what removes it. */
export function emptyFolder(): { readonly folder: string; readonly remove: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'labrys-test-'));
  return { folder, remove: () => rmSync(folder, { recursive: true }) };
}
