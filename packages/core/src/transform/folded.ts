// Changes to a symmetric maze that leave it symmetric: made on the board folded by the symmetry, and unfolded.

import { joinPieces } from '../generate/join-pieces.ts';
import type { Folding } from '../generate/symmetric.ts';
import { classMembers } from '../graph/classes.ts';
import { type Maze, mazeOf } from '../maze/maze.ts';
import { mazeParts } from '../maze/parts.ts';
import type { Random } from '../random/random.ts';
import type { ParamValues } from '../record.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Transform } from './transform.ts';

/**
 * Applies a transform to the part of a maze that its symmetry repeats, and so to all like parts. What was in one piece
 * stays so: where a change would cut the maze apart, links are opened.
 *
 * @param maze one on the board of the folding, without one-way passages
 */
export function transformFolded<P extends ParamValues>(
  maze: Maze,
  folding: Folding,
  transform: Transform<P>,
  params: P,
  random: Random,
): Maze {
  const { quotient } = folding;
  const { cellOrbits, linkOrbits } = quotient;
  const placeOf = (cell: number): number => (cell === NONE ? NONE : (cellOrbits.of[cell] as number));
  const before = folding.folded(maze.open);
  const part = {
    ...mazeOf(quotient, before),
    start: placeOf(maze.start),
    finishes: [...maze.finishes, ...joints(maze, folding, before)].map(placeOf),
  };
  const after = transform.apply(part, params, random).open;
  const open = maze.open.clone();
  for (let o = 0; o < linkOrbits.count; o++) {
    if (before.has(o) === after.has(o)) continue;
    for (const l of classMembers(linkOrbits, o)) {
      if (after.has(o)) open.add(l);
      else open.delete(l);
    }
  }
  const { count } = mazeParts(maze);
  if (
    mazeParts({ ...maze, open }).count > count &&
    mazeParts({ ...part, open: after }).count <= mazeParts(part).count
  ) {
    joinPieces(maze.space.graph, open, linkOrbits, random);
  }
  return { ...maze, open };
}

/** Cells at passages that the folded board has not: they hold its copies together, and so are spared as ends are. */
function joints({ space, open }: Maze, { quotient }: Folding, folded: BitSet): number[] {
  const { ends } = space.graph;
  return [...open].flatMap((l) => {
    const o = quotient.linkOrbits.of[l] as number;
    const isInside = quotient.graph.ends[2 * o] === quotient.graph.ends[2 * o + 1];
    return folded.has(o) && !isInside ? [] : [ends[2 * l] as number, ends[2 * l + 1] as number];
  });
}
