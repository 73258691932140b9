import { type Graph, LazyGraph } from '../graph/graph.ts';
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

/** Cells that lie under polygons: cell - polygons -> the polygon it lies under. */
export interface Strands {
  readonly polygonOf: Uint32Array;
}

/** The polygon that a cell is, or lies under. */
export function polygonOf(
  { mesh, weave }: { readonly mesh: Mesh | null; readonly weave: Strands | null },
  cell: number,
): number {
  if (weave === null || mesh === null || cell < mesh.cellCount) return cell;
  return weave.polygonOf[cell - mesh.cellCount] as number;
}

/** Makes two sides one. */
export function joinSides(sidePartner: Int32Array, a: number, b: number): void {
  sidePartner[a] = b;
  sidePartner[b] = a;
}

/**
 * The cell graph of a mesh: a link for each pair of shared sides, numbered in the order in which cell by cell, clockwise,
 * they are first met. The ends of links and the sides of halves are worked out when first asked for: large boards cost as
 * much as the memory they touch.
 *
 * Cost: O(sides).
 */
export function meshGraph(mesh: Mesh): MeshGraph {
  return new MeshGraph(mesh);
}

/** What {@link meshGraph} gives. */
export class MeshGraph {
  readonly graph: Graph;
  private readonly mesh: Mesh;
  private made: Int32Array | null = null;

  constructor(mesh: Mesh) {
    this.mesh = mesh;
    this.graph = linked(mesh);
  }

  /** Half -> the side it crosses. */
  get sideOfHalf(): Int32Array {
    this.made ??= sidesOfHalves(this.mesh, this.graph.to.length);
    return this.made;
  }

  /** Side -> 1 if one of the links crosses it, without the sides of all halves. Cost: O(sides). */
  sidesOf(links: BitSet): Uint8Array {
    const { cellCount, sideFirst, sidePartner } = this.mesh;
    const { link } = this.graph;
    const { words } = links;
    const isCrossed = new Uint8Array(sidePartner.length);
    for (let c = 0, half = 0; c < cellCount; c++) {
      const begin = sideFirst[c] as number;
      const end = sideFirst[c + 1] as number;
      for (let s = begin; s < end; s++) {
        const partner = sidePartner[s] as number;
        if (partner === NONE || (partner >= begin && partner < end)) continue;
        const l = link[half++] as number;
        isCrossed[s] = ((words[l >>> 5] as number) >>> (l & 31)) & 1;
      }
    }
    return isCrossed;
  }
}

/**
 * `to` and `link` serve as notes on their way: until a side is come to, its places tell the half on its other side and the
 * cell of that. Halves never overtake sides.
 */
function linked(mesh: Mesh): Graph {
  const { cellCount, sideFirst, sidePartner, sideTwisted } = mesh;
  const sideCount = sidePartner.length;
  const first = new Uint32Array(cellCount + 1);
  const to = new Uint32Array(sideCount);
  const link = new Uint32Array(sideCount);
  const twists = sideTwisted === undefined ? null : new BitSet(sharedSideCount(mesh) / 2);
  let half = 0;
  let linkCount = 0;
  for (let c = 0; c < cellCount; c++) {
    const begin = sideFirst[c] as number;
    const end = sideFirst[c + 1] as number;
    for (let s = begin; s < end; s++) {
      const partner = sidePartner[s] as number;
      if (partner === NONE) continue;
      if (partner >= s) {
        const l = linkCount++;
        if (twists !== null && sideTwisted?.[s] === 1) twists.add(l);
        if (partner < end) continue; // a side glued to one of its own cell is a link without halves
        to[partner] = half;
        link[partner] = c;
        link[half++] = l;
      } else if (partner < begin) {
        const back = to[s] as number;
        const other = link[s] as number;
        to[back] = c;
        to[half] = other;
        link[half++] = link[back] as number;
      }
    }
    first[c + 1] = half;
  }
  const parts = { cellCount, linkCount, first, to: to.subarray(0, half), link: link.subarray(0, half), twists };
  return new LazyGraph(parts, () => endsOfLinks(mesh, parts));
}

function sharedSideCount({ sidePartner }: Mesh): number {
  let count = 0;
  for (let s = 0; s < sidePartner.length; s++) if (sidePartner[s] !== NONE) count++;
  return count;
}

function endsOfLinks(
  { cellCount, sideFirst, sidePartner }: Mesh,
  { link, linkCount }: Omit<Graph, 'ends'>,
): Uint32Array {
  const ends = new Uint32Array(2 * linkCount);
  let half = 0;
  let met = 0;
  for (let c = 0; c < cellCount; c++) {
    const begin = sideFirst[c] as number;
    const end = sideFirst[c + 1] as number;
    for (let s = begin; s < end; s++) {
      const partner = sidePartner[s] as number;
      if (partner === NONE) continue;
      if (partner >= s) {
        ends[2 * met] = c;
        if (partner < end) ends[2 * met + 1] = c;
        else half++;
        met++;
      } else if (partner < begin) ends[2 * (link[half++] as number) + 1] = c;
    }
  }
  return ends;
}

function sidesOfHalves({ cellCount, sideFirst, sidePartner }: Mesh, halfCount: number): Int32Array {
  const sideOfHalf = new Int32Array(halfCount);
  for (let c = 0, half = 0; c < cellCount; c++) {
    const begin = sideFirst[c] as number;
    const end = sideFirst[c + 1] as number;
    for (let s = begin; s < end; s++) {
      const partner = sidePartner[s] as number;
      if (partner !== NONE && (partner < begin || partner >= end)) sideOfHalf[half++] = s;
    }
  }
  return sideOfHalf;
}
