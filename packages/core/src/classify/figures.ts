import type { Measures } from '../measure/measures.ts';

/** The measures that mazes are classified by. */
export type ClassFigures = Pick<
  Measures,
  | 'cells'
  | 'open'
  | 'parts'
  | 'loops'
  | 'deadEnds'
  | 'degree'
  | 'straights'
  | 'turns'
  | 'junctions'
  | 'meanDeadEnd'
  | 'meanStraight'
  | 'axes'
  | 'symmetry'
  | 'likeUniform'
  | 'solutionShare'
>;

/** Their names. */
export const classFigures: readonly (keyof ClassFigures)[] = [
  ...(['cells', 'open', 'parts', 'loops', 'deadEnds', 'degree', 'straights', 'turns', 'junctions'] as const),
  ...(['meanDeadEnd', 'meanStraight', 'axes', 'symmetry', 'likeUniform', 'solutionShare'] as const),
];
