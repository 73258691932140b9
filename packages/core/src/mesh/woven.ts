// A board whose crossings are known: each is a cell, the passage over, and a further cell, the passage under.

import { MazeError } from '../errors.ts';
import { GraphBuilder } from '../graph/builder.ts';
import { twins } from '../graph/graph.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { MAX_CELLS } from './patch.ts';
import { MeshSpace, type Settled } from './space.ts';

/** How many crossings, and which. */
export interface WeaveRequest {
  /** 0 to 1: the share of the crossings that fit; for a generator that tunnels, how often it looks for a way under. */
  readonly density: number;
  /** Most passages a tunnel may run under, one after the other; from 1. */
  readonly tunnel: number;
}

/** Halves of a cell that are its passage over and its passage under. */
export interface Crossing {
  readonly cell: number;
  readonly over: readonly [number, number];
  readonly under: readonly [number, number];
}

/** Why a board takes no crossing. */
export function nothingCrosses(): MazeError {
  return new MazeError(
    'cannot-combine',
    'nothing can cross here: no cell has two pairs of opposite sides with a neighbour at each; squares, hexagons and octagons have',
  );
}

/**
 * Crossings in a line that a strand would run through if a cell were crossed along an axis.
 *
 * @param onward half of a crossing -> the half at the other end of its strand, or NONE
 * @param axis the halves at both ends of the new strand
 * @param most counting stops beyond it
 */
export function crossingsInLine(
  onward: Int32Array,
  twin: Uint32Array,
  axis: readonly [number, number],
  most: number,
): number {
  let count = 1;
  for (const begin of axis) {
    let half = twin[begin] as number;
    for (let next = onward[half] as number; next !== NONE && count <= most; next = onward[half] as number) {
      count++;
      half = twin[next] as number;
    }
  }
  return count;
}

/**
 * The board with the given crossings.
 *
 * @throws MazeError `too-large`
 * Cost: O(cells + links).
 */
export function wovenSpace(space: MeshSpace, crossings: readonly Crossing[], request: WeaveRequest): Settled {
  const { graph: base, sideOfHalf: baseSides, sheets } = space;
  const cellCount = base.cellCount + crossings.length;
  if (cellCount > MAX_CELLS) {
    throw new MazeError('too-large', `the board has ${cellCount} cells with its crossings; the most is ${MAX_CELLS}`);
  }
  const underOf = new Int32Array(base.cellCount).fill(NONE); // cell -> place in the list of crossings
  for (const [k, { cell }] of crossings.entries()) underOf[cell] = k;
  // Half -> the cell it belongs to now, or NONE if it is closed.
  const owner = new Int32Array(base.to.length);
  for (let c = 0; c < base.cellCount; c++) {
    owner.fill(underOf[c] === NONE ? c : NONE, base.first[c] as number, base.first[c + 1] as number);
  }
  for (const [k, { cell, over, under }] of crossings.entries()) {
    for (const h of over) owner[h] = cell;
    for (const h of under) owner[h] = base.cellCount + k;
  }
  const twin = twins(base);
  const isOpenHalf = (h: number): boolean => owner[h] !== NONE && owner[twin[h] as number] !== NONE;
  const builder = new GraphBuilder(cellCount, owner.length, base.linkCount, base.twists !== null);
  const sideOfHalf = new Int32Array(owner.length);
  const stepOfHalf = new Int8Array(owner.length);
  const numberOfLink = new Int32Array(base.linkCount).fill(NONE);
  const fixed: number[] = [];
  const crosses = (cell: number): boolean => cell >= base.cellCount || underOf[cell] !== NONE;
  const put = (cell: number, h: number): void => {
    if (!isOpenHalf(h)) return;
    const baseLink = base.link[h] as number;
    const other = owner[twin[h] as number] as number;
    let l = numberOfLink[baseLink] as number;
    if (l === NONE) {
      l = builder.addLink(cell, other, base.twists?.has(baseLink) === true);
      numberOfLink[baseLink] = l;
      if (crosses(cell) || crosses(other)) fixed.push(l);
    }
    const half = builder.addHalf(other, l);
    sideOfHalf[half] = baseSides[h] as number;
    stepOfHalf[half] = sheets?.stepOfHalf[h] ?? 0;
  };
  for (let c = 0; c < base.cellCount; c++) {
    for (let h = base.first[c] as number; h < (base.first[c + 1] as number); h++) if (owner[h] === c) put(c, h);
    builder.endCell();
  }
  for (const [k, { under }] of crossings.entries()) {
    for (const h of under) put(base.cellCount + k, h);
    builder.endCell();
  }
  const graph = builder.build();
  const woven = new MeshSpace(space.mesh, {
    description: {
      ...space.description,
      weave: request.density,
      ...(request.tunnel > 1 ? { tunnel: request.tunnel } : {}),
    },
    maskPieces: space.maskPieces,
    parts: {
      graph,
      sideOfHalf: sideOfHalf.subarray(0, graph.to.length),
      weave: { polygonOf: Uint32Array.from(crossings, ({ cell }) => cell), open: BitSet.from(graph.linkCount, fixed) },
      ...(sheets === null ? {} : { sheets: { ...sheets, stepOfHalf: stepOfHalf.subarray(0, graph.to.length) } }),
      whyNoDual: 'passages that cross have no corners that walls could grow from',
    },
  });
  return { space: woven, linkOf: numberOfLink };
}
