// A part of a board as a board of its own.

import { MazeError } from '../errors.ts';
import type { Graph } from '../graph/graph.ts';
import { piecesBy } from '../graph/pieces.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import type { Mesh } from './mesh.ts';
import { MeshSpace, type SpaceDescription } from './space.ts';

/** What becomes of a mask that leaves several pieces. */
export const maskPieces = {
  largest: 'keep the largest piece only',
  joined: 'join the pieces by the fewest further cells',
  all: 'keep all, a maze in each',
} as const;
export type MaskPieces = keyof typeof maskPieces;

/**
 * The cells of a board that a mask keeps, numbered anew in the same order; glued sides stay glued.
 *
 * @param keeps which cells the mask covers
 * @param want what becomes of several pieces
 * @throws MazeError `cannot-combine` if no cell is left, or only one
 * Cost: O(sides); `joined` O(sides) for each piece.
 */
export function maskedSpace(
  space: MeshSpace,
  keeps: (cell: number) => boolean,
  want: MaskPieces,
  description: SpaceDescription,
): MeshSpace {
  const { kept, count } = keptCells(space.graph, keeps, want);
  const left = kept.count();
  if (left < 2) {
    const few = left === 0 ? 'no cell' : 'one cell';
    throw new MazeError(
      'cannot-combine',
      `the mask leaves ${few} of ${space.graph.cellCount}; a larger board or a bolder mask keeps more`,
    );
  }
  const extras = { description, maskPieces: count };
  const isKept = (cell: number): boolean => kept.has(cell);
  return space.rivals?.masked(isKept, extras) ?? new MeshSpace(keptMesh(space.mesh, isKept), extras);
}

/** The cells that stay, and how many pieces those of the mask make. */
function keptCells(
  graph: Graph,
  keeps: (cell: number) => boolean,
  want: MaskPieces,
): { readonly kept: BitSet; readonly count: number } {
  const kept = new BitSet(graph.cellCount);
  for (let c = 0; c < graph.cellCount; c++) if (keeps(c)) kept.add(c);
  const { of, count: all } = piecesBy(graph, linksWithin(graph, kept));
  const sizes = new Uint32Array(all); // a cell left out is a piece of its own, of size 0
  for (const c of kept) sizes[of[c] as number] = (sizes[of[c] as number] as number) + 1;
  const count = sizes.reduce((sum, size) => sum + (size > 0 ? 1 : 0), 0);
  if (want === 'all') return { kept, count };
  let largest = 0;
  for (let k = 1; k < all; k++) if ((sizes[k] as number) > (sizes[largest] as number)) largest = k;
  if (want === 'largest') {
    for (const c of [...kept]) if (of[c] !== largest) kept.delete(c);
    return { kept, count };
  }
  join(graph, kept, of, largest);
  return { kept, count };
}

/** The links that run between cells of the mask. */
function linksWithin({ linkCount, ends }: Graph, kept: BitSet): BitSet {
  const links = new BitSet(linkCount);
  for (let l = 0; l < linkCount; l++) {
    if (kept.has(ends[2 * l] as number) && kept.has(ends[2 * l + 1] as number)) links.add(l);
  }
  return links;
}

/** Adds cells until all pieces hang together: the nearest piece first, each by a shortest way over the board. */
function join(graph: Graph, kept: BitSet, pieceOf: Uint32Array, from: number): void {
  const before = new Int32Array(graph.cellCount);
  const queue = new Uint32Array(graph.cellCount);
  const joined = new Set([from]);
  for (;;) {
    before.fill(NONE);
    let tail = 0;
    for (const c of kept) {
      if (!joined.has(pieceOf[c] as number)) continue;
      before[c] = c;
      queue[tail++] = c;
    }
    let reached: number = NONE;
    for (let head = 0; head < tail && reached === NONE; head++) {
      const cell = queue[head] as number;
      for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
        const other = graph.to[h] as number;
        if (before[other] !== NONE) continue;
        before[other] = cell;
        queue[tail++] = other;
        if (kept.has(other)) {
          reached = other;
          break;
        }
      }
    }
    if (reached === NONE) return;
    joined.add(pieceOf[reached] as number);
    for (let c = before[reached] as number; before[c] !== c; c = before[c] as number) {
      kept.add(c);
      pieceOf[c] = from;
    }
  }
}

/** The polygons that stay, with the corners they use. Cost: O(sides). */
export function keptMesh(mesh: Mesh, keeps: (cell: number) => boolean): Mesh {
  const { cellCount, sideFirst, sideCorner, sidePartner } = mesh;
  const sideCount = sidePartner.length;
  const numberOfSide = new Int32Array(sideCount).fill(NONE);
  const numberOfCorner = new Int32Array(mesh.cornerX.length).fill(NONE);
  const first: number[] = [0];
  let sides = 0;
  let corners = 0;
  for (let c = 0; c < cellCount; c++) {
    if (!keeps(c)) continue;
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      numberOfSide[s] = sides++;
      const corner = sideCorner[s] as number;
      if (numberOfCorner[corner] === NONE) numberOfCorner[corner] = corners++;
    }
    first.push(sides);
  }
  const corner = new Uint32Array(sides);
  const partner = new Int32Array(sides).fill(NONE);
  const twisted = mesh.sideTwisted === undefined ? undefined : new Uint8Array(sides);
  const centreOfSide = mesh.arcs === undefined ? undefined : new Int32Array(sides).fill(NONE);
  for (let s = 0; s < sideCount; s++) {
    const side = numberOfSide[s] as number;
    if (side === NONE) continue;
    corner[side] = numberOfCorner[sideCorner[s] as number] as number;
    const other = sidePartner[s] as number;
    if (other !== NONE) partner[side] = numberOfSide[other] as number;
    if (twisted !== undefined && partner[side] !== NONE) twisted[side] = mesh.sideTwisted?.[s] as number;
    if (centreOfSide !== undefined) centreOfSide[side] = mesh.arcs?.centreOfSide[s] as number;
  }
  const cornerX = new Float64Array(corners);
  const cornerY = new Float64Array(corners);
  for (let k = 0; k < numberOfCorner.length; k++) {
    const number = numberOfCorner[k] as number;
    if (number === NONE) continue;
    cornerX[number] = mesh.cornerX[k] as number;
    cornerY[number] = mesh.cornerY[k] as number;
  }
  return {
    cellCount: first.length - 1,
    sideFirst: Uint32Array.from(first),
    sideCorner: corner,
    sidePartner: partner,
    cornerX,
    cornerY,
    sideTwisted: twisted,
    arcs: mesh.arcs === undefined || centreOfSide === undefined ? undefined : { ...mesh.arcs, centreOfSide },
  };
}
