// The picture shown in the terminal when no output file is named.

import process from 'node:process';
import { type Maze, MazeError, type ParamValues } from '@labrys/core';
import type { Pen } from '@labrys/render';
import { penNamed } from '../draw.ts';
import { pictured, type Result } from '../result.ts';
import { isUnicodeTerminal, print, remark, terminalWidth } from './terminal.ts';

/** Knobs to try, the handsomest first. */
const WIDTHS: readonly ParamValues[] = [{}, { width: 1 }];

/**
 * Prints a text picture, as wide as the terminal allows; if it does not fit at all, says so.
 *
 * @param penName another pen, whose output is printed as it is
 */
export async function showPicture(result: Result, penName: string | undefined): Promise<void> {
  if (penName !== undefined) {
    process.stdout.write(await pictured(result, penName));
    return;
  }
  const pen: Pen = penNamed(isUnicodeTerminal() ? 'unicode' : 'ascii');
  const width = terminalWidth();
  let narrowest = Number.POSITIVE_INFINITY;
  for (const knobs of WIDTHS) {
    const text = String(
      await pictured({ ...result, style: { ...knobs, ...result.style } }, pen.name).catch(savedInstead(result.maze)),
    );
    const columns = columnsOf(text);
    if (columns <= width) {
      print(text);
      return;
    }
    narrowest = Math.min(narrowest, columns);
  }
  remark(`The picture needs ${narrowest} columns and this terminal has ${width}. Save it instead: -o maze.svg`);
}

/** Boards that text cannot show, hexagons for one, can be saved; those without shapes as a maze file only. */
function savedInstead({ space }: Maze): (error: unknown) => never {
  return (error) => {
    if (!(error instanceof MazeError) || error.code !== 'cannot-combine') throw error;
    const file = space.mesh === null ? 'maze.maze.json' : 'maze.svg';
    throw new MazeError(error.code, `text pictures show only squares, on levels or glued; save this maze: -o ${file}`);
  };
}

function columnsOf(text: string): number {
  return text.split('\n').reduce((widest, line) => Math.max(widest, line.length), 0);
}
