// Files on their way to the downloads of the browser.

import { ask } from '../engine/engine.ts';
import type { SavedFile, SaveRequest } from '../engine/jobs/save.ts';
import { work } from '../state/studio.ts';

/** How long a file's address is kept: browsers fetch it after the click. */
const KEPT = 60_000;

/**
 * Has the worker write files, and hands them to the browser.
 *
 * @throws Refused where the maze does not fit; an AbortError where it was stopped
 */
export async function saveFiles(request: SaveRequest): Promise<readonly SavedFile[]> {
  const controller = new AbortController();
  const mine = { what: 'saving' as const, since: performance.now(), stop: () => controller.abort() };
  const slow = setTimeout(() => {
    work.value = { ...mine, done: 0 };
  }, 150);
  try {
    const files = await ask('save', request, {
      signal: controller.signal,
      onProgress: (done) => {
        if (work.value?.stop === mine.stop) work.value = { ...mine, done };
      },
    });
    for (const file of files) download(file);
    return files;
  } finally {
    clearTimeout(slow);
    if (work.value?.stop === mine.stop) work.value = null;
  }
}

/** Hands a file to the browser. */
export function download({ name, type, bytes }: SavedFile): void {
  const address = URL.createObjectURL(new Blob([bytes], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT);
}
