// Puts the commands together and turns every refusal into one line on standard error and exit status 2.

import process from 'node:process';
import { MazeError } from '@labrys/core';
import { misfit } from '@labrys/recipe';
import { Command, CommanderError } from 'commander';
import { NotSolved } from './not-solved.ts';
import { packageFolder } from './package-folder.ts';
import { remark } from './terminal.ts';
import { version } from './version.ts';

/** Exit status of a request that cannot be met as it stands. */
const BAD_REQUEST = 2;
/** Exit status where the request was good and the answer is no: the maze has no solution. */
const NOT_SOLVED = 1;

/**
 * Runs one command.
 *
 * @param args as typed, without the program's name
 * @returns exit status
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const program = await commandLine(args[0] ?? '');
    await program.parseAsync(args.length === 0 ? ['--help'] : args, { from: 'user' });
    return 0;
  } catch (error) {
    if (error instanceof CommanderError) return error.exitCode === 0 ? 0 : BAD_REQUEST;
    if (error instanceof NotSolved) {
      remark(`labrys: ${error.message}`);
      return NOT_SOLVED;
    }
    remark(`labrys: ${sentence(error)}`);
    return BAD_REQUEST;
  }
}

/** The commands in the order of the help. Each is loaded when it is asked for. */
const commands: { readonly [name: string]: () => Promise<Command> } = {
  studio: async () => (await import('./studio.ts')).studioCommand(packageFolder),
  make: async () => (await import('./make.ts')).makeCommand(),
  solve: async () => (await import('./solve.ts')).solveCommand(),
  measure: async () => (await import('./measure.ts')).measureCommand(),
  classify: async () => (await import('./classify.ts')).classifyCommand(),
  convert: async () => (await import('./convert.ts')).convertCommand(),
  transform: async () => (await import('./transform.ts')).transformCommand(),
  list: async () => (await import('./list.ts')).listCommand(),
  explain: async () => (await import('./explain.ts')).explainCommand(),
  table: async () => (await import('./table.ts')).tableCommand(),
};

/** The command line with the command that is asked for, or with all of them: for the help, and for what was meant. */
async function commandLine(asked: string): Promise<Command> {
  const program = new Command('labrys')
    .description('Makes, solves, measures and draws mazes.')
    .version(version)
    .helpCommand(false)
    .showSuggestionAfterError(true);
  const one = Object.hasOwn(commands, asked) ? commands[asked] : undefined;
  const wanted = one !== undefined ? [one] : asked === '--version' ? [] : Object.values(commands);
  for (const load of wanted) program.addCommand(await load());
  for (const command of [program, ...program.commands]) {
    command.helpOption('--help', 'show help').exitOverride();
    command.configureOutput({ outputError: (text) => remark(`labrys: ${oneLine(text)}`) });
  }
  return program;
}

/** Commander's message with its suggestion, on one line. */
function oneLine(text: string): string {
  const size = /unknown option '(-[\d.]+x[^']*)'/.exec(text)?.[1];
  if (size !== undefined) return misfit('size', size, 'width x height in cells, such as 60x40');
  return text
    .replace(/^error: /, '')
    .trim()
    .replace(/\s*\n\s*/g, ' ');
}

function sentence(error: unknown): string {
  if (error instanceof MazeError) return error.message.replace(/\s*\n\s*/g, ' ');
  if (error instanceof RangeError && /allocation|array length|heap/i.test(error.message)) {
    return 'this is too large for the memory of this machine; try a smaller board';
  }
  // Not a request that went wrong but a fault of ours: the stack helps to find it.
  if (process.env.LABRYS_DEBUG !== undefined && error instanceof Error) return error.stack ?? error.message;
  return `something went wrong inside: ${error instanceof Error ? error.message : String(error)} (LABRYS_DEBUG=1 shows where)`;
}
