// What the terminal can show.

import process from 'node:process';

/** Whether the terminal says that it understands UTF-8. */
export function isUnicodeTerminal(env: NodeJS.ProcessEnv = process.env): boolean {
  if (process.platform === 'win32') return env.WT_SESSION !== undefined || env.TERM_PROGRAM === 'vscode';
  return /utf-?8/i.test(env.LC_ALL || env.LC_CTYPE || env.LANG || '');
}

/** Columns of the terminal, or Infinity where the output goes to a file or another program. */
export function terminalWidth(): number {
  return process.stdout.isTTY ? process.stdout.columns : Number.POSITIVE_INFINITY;
}

/** Prints to standard output; a text gets its last line end. */
export function print(text: string): void {
  process.stdout.write(text.endsWith('\n') ? text : `${text}\n`);
}

/** Says something beside the output, such as the seed that was chosen. */
export function remark(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Lets `labrys make | head` end quietly when the reader has seen enough. */
export function endQuietlyWithReader(): void {
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
}
