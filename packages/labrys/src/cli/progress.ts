// A bar for long work, shown only to people: on a terminal, and not before the work has lasted a while.

import process from 'node:process';

/** Work shorter than this, in milliseconds, shows nothing. */
const PATIENCE = 700;

/** Exit status of what was interrupted, as shells report it. */
export const INTERRUPTED = 130;

export interface Progress {
  /** Tells how far the work is, 0 to 1, and what there is to say of it. */
  report(done: number, note?: string): void;
  /** Lets the terminal draw and the keyboard through. */
  pause(): Promise<void>;
  /** Takes the bar away. */
  end(): void;
}

/**
 * A bar with a text, on standard error.
 *
 * @param text what is being done, for example `Making 64 million cells`
 */
export function startProgress(text: string): Progress {
  const pause = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
  if (!process.stderr.isTTY) return { report: () => {}, pause, end: () => {} };
  const begin = performance.now();
  let last = 0;
  let bar: { advance(step: number, message?: string): void; clear(): void } | null = null;
  let asked = false;
  let ended = false;
  process.once('exit', tellInterrupted);
  return {
    report(done, note = '') {
      const spent = performance.now() - begin;
      if (bar === null) {
        if (asked || spent < PATIENCE) return;
        asked = true;
        void showBar(text).then((shown) => {
          if (ended) shown.clear();
          else bar = shown;
        });
        return;
      }
      const percent = Math.floor(100 * done);
      if (percent <= last) return;
      const left = Math.ceil(((1 - done) / done) * (spent / 1000));
      bar.advance(percent - last, `${text}. ${percent} %, about ${left} s more${note === '' ? '' : `. ${note}`}`);
      last = percent;
    },
    pause,
    end() {
      ended = true;
      process.off('exit', tellInterrupted);
      bar?.clear();
    },
  };
}

/** While there is a bar Ctrl-C is a key, on which its library ends the program as if all had gone well. */
function tellInterrupted(status: number): void {
  if (status === 0) process.exitCode = INTERRUPTED;
}

async function showBar(text: string): Promise<{ advance(step: number, message?: string): void; clear(): void }> {
  const { progress } = await import('@clack/prompts');
  const bar = progress({ max: 100, output: process.stderr });
  bar.start(text);
  return bar;
}
