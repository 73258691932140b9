import { type Dual, dual as dualOf } from '../graph/dual.ts';
import { type Graph, twins } from '../graph/graph.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { type Mesh, type MeshGraph, meshGraph, sideEnd } from './mesh.ts';
import type { Rows } from './rows.ts';
import { wallRows } from './wall-rows.ts';

/** What a board is, as plain data for recipes and files: a kind and its sizes. */
export interface SpaceDescription {
  readonly kind: string;
  readonly [key: string]: unknown;
}

/**
 * How a board comes from another whose cells were cut into kites, one a corner: what a unicursal maze needs, whose
 * track runs round the passages of a maze on that other board.
 */
export interface Split {
  /** The board that was cut, with a mesh. */
  readonly source: Space;
  /** Kite -> cell of the board, or NONE if it was cropped. A kite has the number of the side that starts at its corner. */
  readonly cellOfKite: Int32Array;
  /** Links of the source that have to be open, so that the cropped kites are one stretch of the track. */
  readonly trunk: BitSet;
}

/**
 * Sheets: one board several times, with links from each cell to the same cell of neighbouring sheets. Levels are sheets
 * along one axis, a fourth dimension is another axis.
 */
export interface Sheets {
  /** Sheets along each axis; their product is the number of sheets. The first axis changes fastest. */
  readonly sizes: readonly number[];
  /** Cells of a sheet: cell c lies on sheet floor(c / cells). */
  readonly cells: number;
  /** Half -> 0 if it stays on its sheet; axis + 1 if it leads to the next sheet along that axis, -(axis + 1) back. */
  readonly stepOfHalf: Int8Array;
}

/**
 * Passages over and under one another. Polygons are cells as everywhere; the passage under a polygon is a further
 * cell, numbered from the number of polygons on, whose halves cross sides of the same polygon.
 */
export interface Weave {
  /** Cell - polygons -> the polygon it lies under. */
  readonly polygonOf: Uint32Array;
  /** Links that are passages whatever is carved: those of the crossings. */
  readonly open: BitSet;
}

/**
 * Links of which only one of two may be open, such as diagonals that cross: opening one closes its rival for good. Which
 * of them the board has is settled by carving.
 */
export interface Rivals {
  /** Link -> the link it closes, or NONE. */
  readonly of: Int32Array;
  /** The board that is left once these links are open, of two rivals at most one. */
  settle(open: BitSet): Settled;
  /** The same ground with a part of its cells, numbered anew in the same order. */
  masked(keeps: (cell: number) => boolean, extras: MeshExtras): MeshSpace;
}

/** A board that carving has settled. The cells that were carved keep their numbers. */
export interface Settled {
  readonly space: MeshSpace;
  /** Link of the board that was carved in -> link, or NONE if it is closed for good. */
  readonly linkOf: Int32Array;
}

/**
 * A board: the graph of cells and links, where it lies, and what else it offers.
 *
 * Capabilities are objects that are there or null (`dual`, `rows`, `mesh`); an algorithm that needs one is handed it.
 * All but `graph` is made when first asked for.
 */
export interface Space {
  readonly description: SpaceDescription;
  readonly graph: Graph;
  /** Polygons in the plane; null where the board is not flat. */
  readonly mesh: Mesh | null;
  /** Half -> side of the mesh it crosses, or NONE if it leads to another sheet; empty without a mesh. */
  readonly sideOfHalf: Int32Array;
  /** Levels and further dimensions; null on boards of one sheet. */
  readonly sheets: Sheets | null;
  /** Crossings; null where no passage runs under another. */
  readonly weave: Weave | null;
  /** Links that close one another; null where every set of links may be open. */
  readonly rivals: Rivals | null;
  /** Half -> the half at the other end. */
  readonly twin: Uint32Array;
  /** x and y of each cell's centre, in cell units, y down: entries 2 c and 2 c + 1. */
  readonly centres: Float64Array;
  /** Wall graph; null with a reason in `whyNoDual`. */
  readonly dual: Dual | null;
  readonly whyNoDual: string;
  /** Rows whose links run only within a row or to the next one. */
  readonly rows: Rows | null;
  /** Rows in which each cell is linked to the next; links to other rows may lead to any of them. */
  readonly rowPaths: Rows | null;
  /** Inner wall corners in rows, for row-wise generators that add walls; null where there are none. */
  readonly wallRows: Rows | null;
  /** Pieces into which a mask cut the board (each sheet of it), before any was joined or left out; 1 without a mask. */
  readonly maskPieces: number;
  /** The board this one was cut from; null if it was not. */
  readonly split: Split | null;
  /** Unit vector out of a cell across each half: entries 2 h and 2 h + 1. */
  readonly directions: Float64Array;
  /** Half -> one of {@link RING_STEP}: how it leads where the board has rings; null where there are none. */
  readonly ringSteps: Uint8Array | null;
  /** x and y of each node of the dual (wall corner), like `centres`. */
  readonly wallPositions: Float64Array;
  /** The same along the wall, away from its corner, for the halves of the dual. */
  readonly wallDirections: Float64Array;
  /** Side -> 1 if one of the links crosses it; empty without a mesh. Cost: O(sides). */
  sidesOf(links: BitSet): Uint8Array;
}

/** Ways to step where cells lie in rings: to another sheet, on round the ring, outward or inward. */
export const RING_STEP = { neither: 0, round: 1, across: 2 } as const;

/** What a mesh cannot tell by itself. */
export interface MeshExtras {
  readonly description: SpaceDescription;
  readonly rows?: (() => Rows) | undefined;
  /** Absent where `rows` are paths themselves. */
  readonly rowPaths?: (() => Rows) | undefined;
  /** A graph that is more than the shared sides of the mesh. */
  readonly parts?:
    | {
        readonly graph: Graph;
        readonly sideOfHalf: Int32Array;
        readonly sheets?: Sheets;
        readonly weave?: Weave;
        readonly rivals?: Rivals;
        readonly whyNoDual: string;
      }
    | undefined;
  /** Absent without a mask. */
  readonly maskPieces?: number;
  readonly split?: (() => Split) | undefined;
}

/** A flat board made of polygons. */
export class MeshSpace implements Space {
  readonly description: SpaceDescription;
  readonly mesh: Mesh;
  readonly graph: Graph;
  readonly sheets: Sheets | null;
  readonly weave: Weave | null;
  readonly rivals: Rivals | null;
  readonly whyNoDual: string;
  readonly maskPieces: number;
  /** Where the graph is that of the mesh. */
  private readonly ofSides: MeshGraph | null;
  private readonly extras: MeshExtras;
  private readonly made: Partial<{
    twin: Uint32Array;
    centres: Float64Array;
    dual: Dual;
    rows: Rows;
    rowPaths: Rows;
    wallRows: Rows | null;
    split: Split;
    directions: Float64Array;
    ringSteps: Uint8Array;
    wallPositions: Float64Array;
    wallDirections: Float64Array;
  }> = {};

  constructor(mesh: Mesh, extras: MeshExtras) {
    const { parts } = extras;
    this.ofSides = parts === undefined ? meshGraph(mesh) : null;
    this.description = extras.description;
    this.mesh = mesh;
    this.graph = (parts ?? (this.ofSides as MeshGraph)).graph;
    this.sheets = parts?.sheets ?? null;
    this.weave = parts?.weave ?? null;
    this.rivals = parts?.rivals ?? null;
    this.whyNoDual = parts?.whyNoDual ?? '';
    this.maskPieces = extras.maskPieces ?? 1;
    this.extras = extras;
  }

  get sideOfHalf(): Int32Array {
    return (this.extras.parts ?? (this.ofSides as MeshGraph)).sideOfHalf;
  }

  sidesOf(links: BitSet): Uint8Array {
    return this.ofSides === null ? crossedSides(this, links) : this.ofSides.sidesOf(links);
  }

  get twin(): Uint32Array {
    this.made.twin ??= twins(this.graph);
    return this.made.twin;
  }

  get centres(): Float64Array {
    this.made.centres ??= centresOf(this);
    return this.made.centres;
  }

  get dual(): Dual | null {
    if (this.whyNoDual !== '') return null;
    this.made.dual ??= dualOf(this.graph, (this.ofSides as MeshGraph).borderAfter);
    return this.made.dual;
  }

  get rows(): Rows | null {
    if (this.extras.rows === undefined) return null;
    this.made.rows ??= this.extras.rows();
    return this.made.rows;
  }

  get rowPaths(): Rows | null {
    if (this.extras.rowPaths === undefined) return this.rows?.arePaths === true ? this.rows : null;
    this.made.rowPaths ??= this.extras.rowPaths();
    return this.made.rowPaths;
  }

  get wallRows(): Rows | null {
    const { rows, dual } = this;
    if (rows === null || dual === null) return null;
    if (this.made.wallRows === undefined) {
      this.made.wallRows = wallRows(rows, this.graph, dual, this.wallPositions);
    }
    return this.made.wallRows;
  }

  get split(): Split | null {
    if (this.extras.split === undefined) return null;
    this.made.split ??= this.extras.split();
    return this.made.split;
  }

  get directions(): Float64Array {
    this.made.directions ??= directionsOf(this);
    return this.made.directions;
  }

  get ringSteps(): Uint8Array | null {
    const { arcs } = this.mesh;
    if (arcs === undefined) return null;
    this.made.ringSteps ??= Uint8Array.from(this.sideOfHalf, (side) => {
      if (side === NONE) return RING_STEP.neither;
      return arcs.centreOfSide[side] === NONE ? RING_STEP.round : RING_STEP.across; // only arcs lie across the way outward
    });
    return this.made.ringSteps;
  }

  get wallPositions(): Float64Array {
    this.made.wallPositions ??= wallPositionsOf(this);
    return this.made.wallPositions;
  }

  get wallDirections(): Float64Array {
    this.made.wallDirections ??= wallDirectionsOf(this);
    return this.made.wallDirections;
  }
}

/** Side -> 1 if one of the links crosses it, by way of the side of each half. Cost: O(halves). */
export function crossedSides(
  { mesh, graph, sideOfHalf }: Pick<Space, 'mesh' | 'graph' | 'sideOfHalf'>,
  links: BitSet,
): Uint8Array {
  const isCrossed = new Uint8Array(mesh?.sidePartner.length ?? 0);
  for (let h = 0; h < sideOfHalf.length; h++) {
    const side = sideOfHalf[h] as number;
    if (side !== NONE && links.has(graph.link[h] as number)) isCrossed[side] = 1;
  }
  return isCrossed;
}

/** Mean of the corners of each cell; for cells that are symmetric about a point, that point. */
function centresOf({ mesh, weave, graph }: MeshSpace): Float64Array {
  const centres = new Float64Array(2 * graph.cellCount);
  for (let c = 0; c < mesh.cellCount; c++) {
    const from = mesh.sideFirst[c] as number;
    const to = mesh.sideFirst[c + 1] as number;
    let x = 0;
    let y = 0;
    for (let s = from; s < to; s++) {
      const corner = mesh.sideCorner[s] as number;
      x += mesh.cornerX[corner] as number;
      y += mesh.cornerY[corner] as number;
    }
    centres[2 * c] = x / (to - from);
    centres[2 * c + 1] = y / (to - from);
  }
  for (let c = mesh.cellCount; c < graph.cellCount; c++) {
    const over = weave?.polygonOf[c - mesh.cellCount] as number;
    centres[2 * c] = centres[2 * over] as number;
    centres[2 * c + 1] = centres[2 * over + 1] as number;
  }
  return centres;
}

/** The polygon that a cell is, or lies under. */
export function polygonOf({ mesh, weave }: Pick<Space, 'mesh' | 'weave'>, cell: number): number {
  if (weave === null || mesh === null || cell < mesh.cellCount) return cell;
  return weave.polygonOf[cell - mesh.cellCount] as number;
}

function directionsOf(space: MeshSpace): Float64Array {
  const { graph, mesh, centres } = space;
  const directions = new Float64Array(2 * graph.to.length);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const side = space.sideOfHalf[h] as number;
      if (side === NONE) continue;
      const start = mesh.sideCorner[side] as number;
      const end = sideEnd(mesh, polygonOf(space, c), side);
      const x = ((mesh.cornerX[start] as number) + (mesh.cornerX[end] as number)) / 2 - (centres[2 * c] as number);
      const y = ((mesh.cornerY[start] as number) + (mesh.cornerY[end] as number)) / 2 - (centres[2 * c + 1] as number);
      writeUnit(directions, h, x, y);
    }
  }
  return directions;
}

function wallPositionsOf(space: MeshSpace): Float64Array {
  const { dual, mesh } = space;
  if (dual === null) return new Float64Array(0);
  const segments = linkSegments(space);
  const positions = new Float64Array(2 * dual.graph.cellCount);
  for (let n = 0; n < dual.graph.cellCount; n++) {
    const corner = segments[(dual.endOfNode[n] as number) ^ 1] as number; // end 0 of a wall is where its side ends
    positions[2 * n] = mesh.cornerX[corner] as number;
    positions[2 * n + 1] = mesh.cornerY[corner] as number;
  }
  return positions;
}

function wallDirectionsOf(space: MeshSpace): Float64Array {
  const { mesh, dual } = space;
  if (dual === null) return new Float64Array(0);
  const segments = linkSegments(space);
  const { first, link } = dual.graph;
  const directions = new Float64Array(2 * link.length);
  for (let n = 0; n < dual.graph.cellCount; n++) {
    for (let h = first[n] as number; h < (first[n + 1] as number); h++) {
      const l = link[h] as number;
      // End 0 of a wall is its right-hand one: where the side ends when its cell is gone round clockwise.
      const atEnd = (dual.graph.ends[2 * l] as number) === n;
      const from = segments[2 * l + (atEnd ? 1 : 0)] as number;
      const to = segments[2 * l + (atEnd ? 0 : 1)] as number;
      const x = (mesh.cornerX[to] as number) - (mesh.cornerX[from] as number);
      const y = (mesh.cornerY[to] as number) - (mesh.cornerY[from] as number);
      writeUnit(directions, h, x, y);
    }
  }
  return directions;
}

function writeUnit(into: Float64Array, index: number, x: number, y: number): void {
  const length = Math.sqrt(x * x + y * y);
  into[2 * index] = x / length;
  into[2 * index + 1] = y / length;
}

/**
 * The two corners of the wall on each link, as seen from its first half: entries 2 l (start, at the left hand) and
 * 2 l + 1 (end, at the right hand).
 */
export function linkSegments(space: {
  readonly mesh: Mesh;
  readonly graph: Graph;
  readonly sideOfHalf: Int32Array;
  readonly weave: Weave | null;
}): Uint32Array {
  const { mesh, graph, sideOfHalf } = space;
  const segments = new Uint32Array(2 * graph.linkCount);
  for (let c = graph.cellCount - 1; c >= 0; c--) {
    for (let h = (graph.first[c + 1] as number) - 1; h >= (graph.first[c] as number); h--) {
      const l = graph.link[h] as number;
      const side = sideOfHalf[h] as number;
      if (side === NONE) continue;
      segments[2 * l] = mesh.sideCorner[side] as number;
      segments[2 * l + 1] = sideEnd(mesh, polygonOf(space, c), side);
    }
  }
  return segments;
}

/**
 * Half -> the half that goes straight on in the cell entered, or NONE where no way on keeps within 60 degrees.
 *
 * @param directions unit vector out of the cell for each half
 * @param steps half -> step to another sheet or 0; null where there are none: the same step goes straight on
 * Cost: O(sum of squared degrees).
 */
export function straightOn(
  graph: Graph,
  twin: Uint32Array,
  directions: Float64Array,
  steps: Int8Array | null = null,
): Int32Array {
  const straight = new Int32Array(graph.to.length).fill(NONE);
  for (let h = 0; h < straight.length; h++) {
    const entered = graph.to[h] as number;
    const back = twin[h] as number;
    let best = 0.5 + 1e-9;
    for (let g = graph.first[entered] as number; g < (graph.first[entered + 1] as number); g++) {
      if (steps !== null && steps[h] !== 0) {
        if (steps[g] === steps[h]) straight[h] = g;
        continue;
      }
      // Coming in against the way back, so that glued and turned boards need nothing special.
      const ahead =
        -(directions[2 * g] as number) * (directions[2 * back] as number) -
        (directions[2 * g + 1] as number) * (directions[2 * back + 1] as number);
      if (ahead > best) {
        best = ahead;
        straight[h] = g;
      }
    }
  }
  return straight;
}
