import type { Graph } from '../graph/graph.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';

/**
 * Polygons over shared corners, as compressed rows: how every two-dimensional board is made.
 *
 * x points right and y down; the sides of a cell stand clockwise as drawn. Lengths are in cell units.
 */
export interface Mesh {
  readonly cellCount: number;
  /** Cell c owns the sides sideFirst[c] to sideFirst[c + 1] - 1. */
  readonly sideFirst: Uint32Array;
  /** Side -> the corner it starts at; it ends where the next side of the cell starts. */
  readonly sideCorner: Uint32Array;
  /** Side -> the side of the neighbour it is shared with, or NONE on the border. */
  readonly sidePartner: Int32Array;
  readonly cornerX: Float64Array;
  readonly cornerY: Float64Array;
  /** Side -> 1 if it is glued to its partner the other way round (Moebius, Klein, projective); absent where none is. */
  readonly sideTwisted?: Uint8Array | undefined;
  /** Which sides are drawn as arcs of circles; absent where all are straight. */
  readonly arcs?: Arcs | undefined;
}

/** Round sides: each is the short arc between its corners about a centre. */
export interface Arcs {
  readonly centreX: Float64Array;
  readonly centreY: Float64Array;
  /** Side -> number of its centre, or NONE if it is straight. */
  readonly centreOfSide: Int32Array;
}

/** The cell graph of a mesh: a link for each pair of shared sides. */
export interface MeshGraph {
  readonly graph: Graph;
  /** Half -> the side it crosses. */
  readonly sideOfHalf: Int32Array;
  /** Half -> 1 if a border side lies between it and the next half of its cell, clockwise. */
  readonly borderAfter: Uint8Array;
}

/** The side of `cell` that follows `side`, clockwise. */
export function sideAfter({ sideFirst }: Mesh, cell: number, side: number): number {
  return side + 1 === (sideFirst[cell + 1] as number) ? (sideFirst[cell] as number) : side + 1;
}

/** The corner where `side` of `cell` ends. */
export function sideEnd(mesh: Mesh, cell: number, side: number): number {
  return mesh.sideCorner[sideAfter(mesh, cell, side)] as number;
}

/** Side -> the cell it belongs to. Cost: O(sides). */
export function cellsOfSides({ cellCount, sideFirst, sidePartner }: Mesh): Uint32Array {
  const cells = new Uint32Array(sidePartner.length);
  // A call to fill costs more than a few stores, and cells have few sides.
  for (let c = 0, s = 0; c < cellCount; c++) {
    for (const end = sideFirst[c + 1] as number; s < end; s++) cells[s] = c;
  }
  return cells;
}

/** The cell that owns one side, by halving: for the few who ask for some sides only. Cost: O(log cells). */
export function cellOfSide(sideFirst: Uint32Array, side: number): number {
  let low = 0;
  let high = sideFirst.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((sideFirst[middle] as number) <= side) low = middle;
    else high = middle;
  }
  return low;
}

/** Makes two sides one. */
export function joinSides(sidePartner: Int32Array, a: number, b: number): void {
  sidePartner[a] = b;
  sidePartner[b] = a;
}

/**
 * Links of a mesh, numbered in the order in which cell by cell, clockwise, they are first met.
 *
 * Large boards cost as much as the memory they touch, so `to` and `link` serve as notes on their way: until a side is
 * come to, its places tell the half on its other side and its link. Halves never overtake sides.
 *
 * Cost: O(sides).
 */
export function meshGraph(mesh: Mesh): MeshGraph {
  const { cellCount, sideFirst, sidePartner } = mesh;
  const sideCount = sidePartner.length;
  let sharedCount = 0;
  for (let s = 0; s < sideCount; s++) if (sidePartner[s] !== NONE) sharedCount++;
  const first = new Uint32Array(cellCount + 1);
  const to = new Uint32Array(sideCount);
  const link = new Uint32Array(sideCount);
  const ends = new Uint32Array(sharedCount); // two sides a link, two ends a link
  const sideOfHalf = new Int32Array(sharedCount);
  const borderAfter = new Uint8Array(sharedCount);
  const { sideTwisted } = mesh;
  const twists = sideTwisted === undefined ? null : new BitSet(sharedCount / 2);
  let half = 0;
  let linkCount = 0;
  for (let c = 0; c < cellCount; c++) {
    const begin = half;
    const end = sideFirst[c + 1] as number;
    let leadingBorder = false; // border sides before the first half lie behind the last one
    for (let s = sideFirst[c] as number; s < end; s++) {
      const partner = sidePartner[s] as number;
      if (partner === NONE) {
        if (half > begin) borderAfter[half - 1] = 1;
        else leadingBorder = true;
        continue;
      }
      if (partner >= s) {
        const l = linkCount++;
        ends[2 * l] = c;
        if (twists !== null && sideTwisted?.[s] === 1) twists.add(l);
        link[partner] = l;
        if (partner < end) {
          ends[2 * l + 1] = c; // a side glued to one of its own cell is a link without halves
          continue;
        }
        to[partner] = half;
        link[half] = l;
      } else {
        const l = link[s] as number;
        const other = ends[2 * l] as number;
        if (other === c) continue;
        ends[2 * l + 1] = c;
        to[to[s] as number] = c;
        to[half] = other;
        link[half] = l;
      }
      sideOfHalf[half++] = s;
    }
    if (leadingBorder && half > begin) borderAfter[half - 1] = 1;
    first[c + 1] = half;
  }
  return {
    graph: { cellCount, linkCount, first, to: to.subarray(0, half), link: link.subarray(0, half), ends, twists },
    sideOfHalf: sideOfHalf.subarray(0, half),
    borderAfter: borderAfter.subarray(0, half),
  };
}
