// Animations of how a maze is made or solved.

import { MazeError, type Trace } from '@labrys/core';
import { type Animation, animations, type Watched } from '@labrys/render';
import { filmed, type Result } from '../result.ts';
import { requireWritable, writeWhole } from './files.ts';
import type { TargetOptions } from './targets.ts';

/** Something that writes an animation to one file. */
export interface Film {
  readonly animation: Animation;
  write(trace: Trace, watched: Watched, result: Result): void;
}

/**
 * The animation of an output's name.
 *
 * @throws MazeError `bad-value` without a name, `unknown-name` for an ending that animations do not have
 */
export function filmOf({ output: path, format, write }: TargetOptions): Film {
  if (format !== undefined || write !== undefined) {
    const option = format === undefined ? '--write' : '--format';
    throw new MazeError('cannot-combine', `${option} and --animate do not go together; leave one out`);
  }
  if (path === undefined) throw new MazeError('bad-value', '--animate needs a file to write: -o maze.gif');
  const animation = animationOf(path);
  if (animation === undefined) {
    throw new MazeError('unknown-name', `animations are .svg, .gif, .png or .apng; ${path} is none of them`);
  }
  requireWritable(path);
  return {
    animation,
    write: (trace, watched, result) => writeWhole(path, filmed(result, animation.name, trace, watched)),
  };
}

/** An animated PNG has the ending of a PNG as a rule: programs that do not know it show its first picture. */
function animationOf(path: string): Animation | undefined {
  const ending = /\.(\w+)$/.exec(path)?.[1]?.toLowerCase() ?? '';
  return animations.find(({ extensions }) => extensions.includes(ending === 'png' ? 'apng' : ending));
}
