// Sparse mazes: a carver that keeps clear of what is carved, or a wall builder that keeps clear of walls.
// Cost: O(cells x what lies within the radius).

import { MazeError } from '../errors.ts';
import type { Graph } from '../graph/graph.ts';
import { pieces } from '../graph/pieces.ts';
import { mazeOf } from '../maze/maze.ts';
import { partSizes } from '../maze/parts.ts';
import { isGlued } from '../mesh/border.ts';
import type { Space } from '../mesh/space.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { cellHalfDisc, FlatHalfDisc, type HalfDisc, meanStep } from './half-disc.ts';
import type { Maker, MakerWork } from './maker.ts';

export type SparseParams = { readonly radius: number; readonly grow: string };

/** Looks between two yields. */
const SLICE = 1 << 15;

export const sparse: Maker<SparseParams> = {
  id: 'MAKE-SPARSE',
  name: 'sparse',
  title: 'Sparse',
  summary: 'Carves only where nothing carved lies near ahead, so that solid ground is left between the passages.',
  about:
    'A backtracker with a look ahead: a cell is carved only if no other carved cell lies within the radius, in the half-disc ' +
    'of it that faces away from where it is entered. With radius 0 all cells are carved; the larger it is the more ' +
    'ground is left. By walls the same rule holds for wall corners, which leaves wide halls; there the outer wall counts only ' +
    'for walls that have left it. Nothing is cut off: what ' +
    'is carved hangs together.',
  steps: [
    'Carve a random cell.',
    'Go from the newest cell (or a random one) to a neighbour with nothing carved in the half-disc ahead of it; carve that.',
    'Go back where there is none.',
    'Stop when no cell has such a neighbour.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    radius: {
      type: 'number',
      min: 0,
      max: 1000,
      default: 1,
      help: 'how far ahead nothing carved may lie, in steps from cell to cell; 0 carves all',
    },
    grow: {
      type: 'choice',
      choices: { newest: 'from the newest cell: long ways', random: 'from any cell: short branches' },
      default: 'newest',
      help: 'where it carves on',
    },
  },
  focus: 'passage',
  takesBoth: true,
  *make(space, { radius, grow }, work) {
    const { graph } = space;
    const ground = work.focus === 'wall' ? cornerGround(space, radius) : cellGround(space, radius);
    const isNewest = grow === 'newest';
    const chosen = new BitSet(graph.linkCount);
    yield* growth(ground, isNewest, chosen, work);
    if (work.focus === 'passage') return mazeOf(space, chosen);
    for (let l = 0; l < graph.linkCount; l++) if (graph.ends[2 * l] === graph.ends[2 * l + 1]) chosen.add(l);
    return mazeOf(space, chosen.complement());
  },
};

/** What is grown in: cells, or wall corners. */
interface Ground {
  readonly graph: Graph;
  readonly disc: HalfDisc;
  /** Places that are in from the start; each part without any begins at a random place. */
  readonly roots: readonly number[];
  /** Steps from a root up to which roots do not count: else nothing could leave a border that is not straight. */
  readonly leave: number;
}

function cellGround(space: Space, radius: number): Ground {
  const { mesh, graph } = space;
  if (mesh === null || space.weave !== null || space.rivals !== null) {
    throw new MazeError(
      'cannot-combine',
      `sparse looks ahead over cells with shapes that lie side by side, and this board (${space.description.kind}) has others; carve with any generator and thin it: --thin 0.5`,
    );
  }
  return { graph, disc: cellHalfDisc(space, mesh, radius), roots: [], leave: 0 };
}

function cornerGround(space: Space, radius: number): Ground {
  const { dual, mesh } = space;
  if (dual === null || mesh === null || isGlued(mesh)) {
    const why = dual === null ? space.whyNoDual : 'walls are looked at in the plane only';
    throw new MazeError('cannot-combine', `sparse cannot add walls here: ${why}; carve passages instead`);
  }
  const { graph, classes, isBorder } = dual;
  const roots: number[] = [];
  for (let n = 0; n < graph.cellCount; n++) if (isBorder[classes.of[n] as number] === 1) roots.push(n);
  const step = meanStep(graph.ends, space.wallPositions, (l) => graph.ends[2 * l] !== graph.ends[2 * l + 1]);
  return { graph, disc: new FlatHalfDisc(space.wallPositions, radius, step), roots, leave: 2 * radius };
}

function* growth(
  { graph, disc, roots, leave }: Ground,
  isNewest: boolean,
  chosen: BitSet,
  { random, trace }: MakerWork,
): globalThis.Generator<number, void> {
  const { first, to, link, cellCount } = graph;
  const isIn = new Uint8Array(cellCount);
  const isRoot = new Uint8Array(cellCount);
  for (const root of roots) isRoot[root] = 1;
  const depth = new Uint32Array(cellCount); // steps from the place it began at
  const active = new GrowableInts();
  const enter = (place: number): void => {
    isIn[place] = 1;
    disc.add(place);
    active.push(place);
    trace?.visit(place);
  };
  const entries = Uint32Array.from(roots);
  random.shuffle(entries);
  for (const root of entries) enter(root);
  if (roots.length === 0) for (const start of startOfEach(graph, random)) enter(start);

  const found = new GrowableInts(8);
  let looks = 0;
  let entered = active.length;
  while (active.length > 0) {
    const at = isNewest ? active.length - 1 : random.below(active.length);
    const place = active.at(at);
    const spared = (depth[place] as number) < leave ? isRoot : null;
    found.length = 0;
    for (let h = first[place] as number; h < (first[place + 1] as number); h++) {
      const next = to[h] as number;
      if (isIn[next] === 0 && disc.isFree(place, next, h, spared)) found.push(h);
    }
    if (found.length === 0) {
      active.set(at, active.at(active.length - 1));
      active.pop();
      trace?.leave(place);
    } else {
      const half = found.at(random.small(found.length));
      chosen.add(link[half] as number);
      trace?.choose(link[half] as number);
      depth[to[half] as number] = (depth[place] as number) + 1;
      enter(to[half] as number);
      entered++;
    }
    if (++looks % SLICE === 0) yield Math.min(1, entered / cellCount);
  }
}

/** A random place of each connected part. */
function startOfEach(graph: Graph, random: MakerWork['random']): readonly number[] {
  const parts = pieces(graph);
  const { of } = parts;
  const left = Array.from(partSizes(parts), (size) => random.below(size));
  const starts: number[] = [];
  for (let c = 0; c < of.length; c++) {
    const k = of[c] as number;
    if (left[k] === 0) starts.push(c);
    left[k] = (left[k] as number) - 1;
  }
  return starts;
}
