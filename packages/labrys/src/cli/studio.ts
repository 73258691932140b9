// labrys studio: the web app, served to the browser of this machine.

import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { MazeError } from '@labrys/core';
import { misfit } from '@labrys/recipe';
import { Command } from 'commander';
import { numberOf } from './knobs.ts';
import { serveFolder } from './serve-folder.ts';
import { print } from './terminal.ts';

interface StudioOptions {
  readonly port?: string;
  readonly host: string;
  readonly open?: boolean;
}

/** Taken if it is free and none is asked for, so that what the browser keeps of the studio is there again. */
const USUAL_PORT = 4777;
const LOOPBACK = '127.0.0.1';

/** @param packageFolder the folder of the package, in which the studio lies */
export function studioCommand(packageFolder: URL): Command {
  return new Command('studio')
    .description('Open Labrys Studio in the browser: make, watch, solve, play and print mazes.')
    .option('--port <n>', `port to listen on (default: ${USUAL_PORT}, or another one if that is taken)`)
    .option('--host <address>', 'address to listen on; 0.0.0.0 lets other machines in', LOOPBACK)
    .option('--open', 'open it in the browser')
    .action((options: StudioOptions) => run(packageFolder, options));
}

async function run(packageFolder: URL, { port: typed, host, open }: StudioOptions): Promise<void> {
  const port = typed === undefined ? undefined : portOf(typed);
  const server = await serveFolder(studioFolder(packageFolder), {
    host,
    port: port ?? USUAL_PORT,
    isFixed: port !== undefined,
  });
  print(`Labrys Studio is at ${server.address} (end it with Ctrl+C)`);
  if (open) openBrowser(server.address);
  await ended();
  await server.close();
}

function portOf(typed: string): number {
  const port = numberOf(typed);
  if (port !== null && Number.isInteger(port) && port >= 0 && port <= 65_535) return port;
  throw new MazeError('param-range', misfit('--port', typed, 'a whole number from 0 to 65535; 0 takes a free one'));
}

function studioFolder(packageFolder: URL): string {
  const folder = fileURLToPath(new URL('dist/studio/', packageFolder));
  if (existsSync(`${folder}index.html`)) return folder;
  throw new MazeError('bad-file', 'the studio has not been built: run "npm run build" in the checkout');
}

/** When somebody ends the program. */
function ended(): Promise<void> {
  return new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve());
  });
}

/** Asks the desktop; where there is none, the address that was printed has to do. */
function openBrowser(address: string): void {
  const [command, ...args] =
    process.platform === 'darwin'
      ? ['open', address]
      : process.platform === 'win32'
        ? ['cmd', '/c', 'start', '', address]
        : ['xdg-open', address];
  const child = spawn(command as string, args, { stdio: 'ignore', detached: true });
  child.on('error', () => {});
  child.unref();
}
