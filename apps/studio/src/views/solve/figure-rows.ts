// The figures that Solve lists, in words.

import type { Counted } from '../../engine/jobs/measure.ts';
import * as text from '../../text/en.ts';
import { number, percent } from '../../text/numbers.ts';

export interface FigureRow {
  readonly term: string;
  readonly value: string;
}

/** What has no meaning for this maze is left out. */
export function figureRows(counted: Counted): readonly FigureRow[] {
  const { figures } = text.solve;
  const ofCells = (count: number): string => `${number(count)} (${percent(count / Math.max(counted.cells, 1))})`;
  const row = (term: string, value: number | string | null): FigureRow[] =>
    value === null ? [] : [{ term, value: typeof value === 'number' ? number(value) : value }];
  return [
    ...row(figures.cells, counted.cells),
    ...row(figures.deadEnds, ofCells(counted.deadEnds)),
    ...row(figures.junctions, ofCells(counted.junctions)),
    ...row(figures.crossroads, counted.crossroads),
    ...row(figures.turns, counted.turns),
    ...row(figures.loops, counted.loops),
    ...(counted.parts > 1 ? row(figures.parts, counted.parts) : []),
    ...row(figures.longestDeadEnd, counted.longestDeadEnd),
    ...row(figures.longestStraight, counted.longestStraight),
    ...row(figures.farthest, counted.farthest),
    ...row(figures.way, counted.solutionLength),
    ...row(figures.wayTurns, counted.solutionTurns),
    ...row(figures.decisions, counted.decisions),
    ...row(figures.traps, counted.traps),
    ...row(figures.deepestTrap, counted.deepestTrap),
    ...(counted.shortestSolutions === 1 ? [] : row(figures.shortestWays, counted.shortestSolutions)),
    ...row(figures.difficulty, counted.difficulty === null ? null : difficultyInWords(counted.difficulty)),
  ];
}

/** From which difficulty on a maze is called that. */
const WORDS = [
  [85, 'extreme'],
  [65, 'hard'],
  [40, 'medium'],
  [20, 'easy'],
  [0, 'simple'],
] as const;

/** `hard, 71`. */
function difficultyInWords(difficulty: number): string {
  const [, word] = WORDS.find(([from]) => difficulty >= from) ?? WORDS[4];
  return text.solve.difficulty(text.solve.difficulties[word], difficulty);
}
