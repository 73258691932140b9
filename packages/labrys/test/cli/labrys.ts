// The command line in the process of the tests: as `process.ts` starts it, without the half second that takes.

import process from 'node:process';
import { vi } from 'vitest';
import { run } from '../../src/cli/command-line.ts';
import type { Answer } from './process.ts';

let last: Promise<unknown> = Promise.resolve();

/** Runs `labrys` with arguments, in a folder; one after another, since a process has but one folder and one output. */
export function labrys(args: readonly string[], cwd: string): Promise<Answer> {
  const answer = last.then(() => answered(args, cwd));
  last = answer.catch(() => {});
  return answer;
}

async function answered(args: readonly string[], cwd: string): Promise<Answer> {
  let stdout = '';
  let stderr = '';
  const home = process.cwd();
  const spies = [
    vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
      stdout += text;
      return true;
    }),
    vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
      stderr += text;
      return true;
    }),
  ];
  vi.stubEnv('LC_ALL', 'C.UTF-8');
  process.chdir(cwd);
  try {
    const status = await run(args);
    return { status, stdout, stderr };
  } finally {
    process.chdir(home);
    vi.unstubAllEnvs();
    for (const spy of spies) spy.mockRestore();
  }
}
