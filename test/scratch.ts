import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** A folder for what several files of tests share; it is removed after the last. */
    readonly scratch: string;
  }
}

/** Run by vitest before all tests. */
export default function provideScratch({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'labrys-scratch-'));
  provide('scratch', folder);
  return () => rmSync(folder, { recursive: true });
}
