// Finishing what is half drawn. Cost: that of the generator.

import { MazeError } from '../errors.ts';
import { carve } from '../generate/carve.ts';
import { generators } from '../generate/catalogue.ts';
import type { Focus, Generator } from '../generate/generator.ts';
import { pieces } from '../graph/pieces.ts';
import { openDegrees } from '../maze/degrees.ts';
import { type Maze, withOpen } from '../maze/maze.ts';
import { isGlued } from '../mesh/border.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { UnionFind } from '../structures/union-find.ts';
import type { Transform } from './transform.ts';

const drawnParts = {
  passages: 'what is open stays open, all walls may be opened',
  walls: 'what is walled stays walled, all passages may be walled up',
  all: 'what is open stays open, and so do the walls between cells that have passages',
} as const;

export type CompleteParams = {
  readonly algorithm: string;
  readonly focus: Focus;
  readonly keep: keyof typeof drawnParts;
};

/** Those that need no more than a connected graph, so that they can start from anything. */
const able: readonly Generator[] = generators.filter(
  ({ needs, onCells, tunnels, focus }) =>
    needs.length === 0 && onCells !== true && tunnels !== true && typeof focus.passage !== 'string',
);

export const complete: Transform<CompleteParams> = {
  id: 'KIND-COMPLETE',
  name: 'complete',
  title: 'Completed',
  summary: 'Finishes a half-drawn maze with a generator: perfect, with what was drawn in it.',
  about:
    'Passages that are drawn are joined beforehand: the cells they hold together are one to the generator, which adds as many ' +
    'passages as are missing. Or the walls are what is drawn, and the passages between them are thinned until no loop is ' +
    'left. Or both, and only cells without any passage are blank. Loops among passages that are kept, and walls that cut off ' +
    'a part, leave no perfect maze; they are refused, except that of walls between drawn cells the fewest give way.',
  steps: [
    'Count cells that kept passages join as one.',
    'Leave out the links of kept walls.',
    'Let the generator grow a tree over what is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    algorithm: {
      type: 'choice',
      choices: Object.fromEntries(able.map(({ name, title }) => [name, title])),
      default: 'wilson',
      help: `finish a half-drawn maze with a generator: ${able.map(({ name }) => name).join(', ')}`,
    },
    focus: {
      type: 'choice',
      choices: { passage: 'adds passages to what is drawn', wall: 'adds walls to what is drawn' },
      default: 'passage',
      help: 'whether the generator adds passages or walls',
    },
    keep: { type: 'choice', choices: drawnParts, default: 'passages', help: 'what counts as drawn' },
  },
  apply(maze, { algorithm, focus, keep }, random) {
    const { space } = maze;
    const generator = able.find(({ name }) => name === algorithm) as Generator;
    const open = new BitSet(maze.open.size);
    if (keep !== 'walls') for (const l of maze.open) open.add(l);
    if (space.weave !== null) for (const l of space.weave.open) open.add(l);
    requireForest(maze, open);
    const closed = keep === 'passages' ? new BitSet(open.size) : keptWalls(maze, keep, random);
    const drawn =
      focus === 'passage' ? { joined: open, spared: closed } : { walled: withBlindWalls(maze, closed), spared: open };
    if (focus === 'wall' && space.mesh !== null && isGlued(space.mesh) && open.count() > 0) {
      throw new MazeError(
        'cannot-combine',
        'on a closed board a link of each ring is closed after walls are added, and it may be a drawn one; complete by ' +
          'passages, or keep the walls alone',
      );
    }
    return withOpen(maze, carve(space, generator, { focus, ...drawn, random }));
  },
};

function requireForest({ space }: Maze, open: BitSet): void {
  const { graph } = space;
  const sets = new UnionFind(graph.cellCount);
  let loops = 0;
  for (const l of open) if (!sets.union(graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number)) loops++;
  if (loops === 0) return;
  throw new MazeError(
    'cannot-combine',
    `what is drawn has ${loops === 1 ? 'a loop' : `${loops} loops`}, so no perfect maze holds it; remove ` +
      `${loops === 1 ? 'it' : 'them'} with unbraid first, or keep the walls instead of the passages`,
  );
}

/** The walls that stay. If they cut off parts they are refused, or the fewest give way. */
function keptWalls(maze: Maze, keep: 'walls' | 'all', random: Random): BitSet {
  const { graph } = maze.space;
  const { ends } = graph;
  const closed = maze.open.complement();
  if (keep === 'all') {
    const ways = openDegrees(maze);
    const isDrawn = (c: number): boolean => (ways[c] as number) > 0;
    for (const l of closed)
      if (!isDrawn(ends[2 * l] as number) || !isDrawn(ends[2 * l + 1] as number)) closed.delete(l);
  }
  const sets = new UnionFind(graph.cellCount);
  for (let l = 0; l < graph.linkCount; l++) {
    if (!closed.has(l)) sets.union(ends[2 * l] as number, ends[2 * l + 1] as number);
  }
  const tooMany = sets.sets - pieces(graph).count;
  if (tooMany === 0) return closed;
  if (keep === 'walls') {
    throw new MazeError(
      'cannot-combine',
      `the walls cut the board into ${sets.sets} parts, so no maze with all of them holds together; open the fewest with ` +
        'connect first, or keep the passages instead of the walls',
    );
  }
  const order = Uint32Array.from(closed);
  random.shuffle(order);
  for (const l of order) if (sets.union(ends[2 * l] as number, ends[2 * l + 1] as number)) closed.delete(l);
  return closed;
}

/** Links from a cell to itself lead nowhere: among walls they are walls. */
function withBlindWalls({ space }: Maze, walls: BitSet): BitSet {
  const all = walls.clone();
  const { ends, linkCount } = space.graph;
  for (let l = 0; l < linkCount; l++) if (ends[2 * l] === ends[2 * l + 1]) all.add(l);
  return all;
}
