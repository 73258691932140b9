// The command line as its users run it: in a process of its own. The sources are bundled once a worker of the tests,
// since compiling them at each start takes longer than most commands do.

import { spawn } from 'node:child_process';
import { copyFileSync, mkdtempSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { bundleCommand } from '../../../../scripts/bundle-command.mjs';
import { root } from '../../../../scripts/root.mjs';

let program: Promise<string> | undefined;

/** Bundles the command; the file to start. */
async function bundled(): Promise<string> {
  const folder = mkdtempSync(join(inject('scratch'), 'command-'));
  const outDir = join(folder, 'dist/command');
  await bundleCommand(join(root, 'packages/labrys/src/cli/main.ts'), outDir, ['labrys-source']);
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction');
  copyFileSync(join(root, 'packages/labrys/package.json'), join(folder, 'package.json'));
  return join(outDir, 'main.js');
}

export interface Answer {
  readonly status: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/**
 * Runs `labrys` with arguments.
 *
 * @param readLines stop reading its output after so many lines, as `head` does
 * @param stopWhen asked now and then whether to interrupt it, as Ctrl-C does
 */
export async function labrys(
  args: readonly string[],
  cwd: string,
  readLines = Number.POSITIVE_INFINITY,
  stopWhen: () => boolean = () => false,
): Promise<Answer> {
  program ??= bundled();
  const main = await program;
  return new Promise((resolve, reject) => {
    const env = { ...process.env, LC_ALL: 'C.UTF-8', NO_COLOR: '1' };
    const child = spawn(process.execPath, [main, ...args], { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let stdout = '';
    let stderr = '';
    child.stdout.setEncoding('utf8').on('data', (chunk: string) => {
      stdout += chunk;
      if (stdout.split('\n').length > readLines) child.stdout.destroy();
    });
    child.stderr.setEncoding('utf8').on('data', (chunk: string) => {
      stderr += chunk;
    });
    const watch = setInterval(() => {
      if (!stopWhen()) return;
      clearInterval(watch); // a second Ctrl-C would end it at once
      child.kill('SIGINT');
    }, 10);
    child.on('error', reject);
    child.on('close', (status) => {
      clearInterval(watch);
      resolve({ status, stdout, stderr });
    });
  });
}
