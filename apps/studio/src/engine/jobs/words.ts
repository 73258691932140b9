// The maze on the page as a command line and as a program.

import { MazeError } from '@labrys/core';
import { bare, codeOf, commandOf, shellWords } from 'labrys';
import type { Session } from '../session.ts';
import { fileName, type SavedVersion, withEnds } from './save.ts';

export interface Words {
  readonly command: string;
  readonly code: string;
}

export function run(session: Session, version: SavedVersion): Words {
  const { recipe, maze } = session.subject;
  if (recipe === undefined) throw new MazeError('bad-value', 'a maze that was read has no recipe');
  const isSolved = version === 'solution';
  const asked = version === 'bare' ? bare({ recipe, maze }).recipe : maze.start < 0 ? withEnds(recipe) : recipe;
  const output = `${fileName(session)}${isSolved ? '-solution' : ''}.svg`;
  return {
    command: shellWords(['labrys', ...commandOf(asked, { output, solution: isSolved })]),
    code: codeOf(asked, { solution: isSolved }),
  };
}
