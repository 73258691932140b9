import type { Maze } from '../maze/maze.ts';
import { passageAxes } from '../measure/axes.ts';
import { BitSet } from '../structures/bit-set.ts';
import type { ClassFigures } from './figures.ts';
import type { Finding } from './finding.ts';

// Bounds beyond which a texture is worth a word. A uniform maze of squares has straights of 2.8 cells and dead ends of
// 1.8 links in the mean; chance moves the figures of mazes of a few hundred cells by less than this.
const BIAS = 5; // points of the share that the board itself has; in small mazes three standard errors, if that is more
const LONG_RUN = 3.6; // cells
const RIVER = 2.5; // links
const ELITE = 15; // per cent of the cells
const WHOLE = 99.9; // per cent of the links
const PARTLY = 80;
const UNIFORM = 97; // per cent
const FEW_CELLS = 200; // fewer tell nothing of how uniform a maze is

/** What is striking in the texture of a maze; one finding at least. */
export function textureOf(maze: Maze, figures: ClassFigures): Finding[] {
  const findings = [
    bias(maze, figures),
    run(figures),
    river(figures),
    elite(figures),
    symmetry(figures),
    uniform(figures),
  ].filter((finding) => finding !== null);
  if (findings.length > 0) return findings;
  return [{ id: '', name: 'plain', why: 'neither bias nor long straights, long dead ends, symmetry or a long way' }];
}

function bias(maze: Maze, { axes, open }: ClassFigures): Finding | null {
  const whole = passageAxes({ ...maze, open: new BitSet(maze.open.size).complement() });
  if (axes === null || whole === null) return null;
  const bound = Math.max(BIAS, 150 / Math.sqrt(open));
  for (const [axis, name] of [
    ['x', 'across'],
    ['y', 'down'],
    ['sheets', 'between levels'],
  ] as const) {
    if (axes[axis] - whole[axis] <= bound) continue;
    const why = `${axes[axis].toFixed(1)} per cent of the passages run ${name}, ${whole[axis].toFixed(1)} of all links`;
    return { id: 'TEX-BIAS', name: `biased ${name}`, why };
  }
  return null;
}

function run({ meanStraight }: ClassFigures): Finding | null {
  if (meanStraight === null || meanStraight < LONG_RUN) return null;
  return { id: 'TEX-RUN', name: 'long straights', why: `straights of ${meanStraight.toFixed(1)} cells in the mean` };
}

function river({ meanDeadEnd, deadEnds }: ClassFigures): Finding | null {
  if (meanDeadEnd === null || meanDeadEnd < RIVER || deadEnds < 3) return null;
  const why = `${deadEnds} dead ends of ${meanDeadEnd.toFixed(1)} links in the mean`;
  return { id: 'TEX-RIVER', name: 'few long dead ends', why };
}

function elite({ solutionShare }: ClassFigures): Finding | null {
  if (solutionShare === null || solutionShare < ELITE) return null;
  return { id: 'TEX-ELITE', name: 'long way', why: `the way takes ${solutionShare.toFixed(1)} per cent of the cells` };
}

function symmetry(figures: ClassFigures): Finding | null {
  const shares = Object.entries(figures.symmetry).sort(([, a], [, b]) => b - a);
  const [name, share] = shares[0] ?? ['', 0];
  if (share < PARTLY) return null;
  const why = shares.map(([move, own]) => `${move} ${own.toFixed(1)} per cent`).join(', ');
  return { id: 'TEX-SYMMETRY', name: share >= WHOLE ? `symmetric (${name})` : `nearly symmetric (${name})`, why };
}

function uniform({ likeUniform, loops, cells }: ClassFigures): Finding | null {
  if (loops !== 0 || cells < FEW_CELLS || likeUniform < UNIFORM) return null;
  const why = `shares of dead ends and junctions agree to ${likeUniform.toFixed(1)} per cent`;
  return { id: 'TEX-UNIFORM', name: 'like a uniform maze', why };
}
