import { type Dual, dual as dualOf } from '../graph/dual.ts';
import { type Graph, twins } from '../graph/graph.ts';
import type { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { bordersAfter } from './borders-after.ts';
import { crossedSides } from './crossed-sides.ts';
import { directionsOf, wallDirectionsOf, wallPositionsOf } from './directions.ts';
import { type Mesh, MeshGraph, meshGraph } from './mesh.ts';
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
  private readonly links: MeshGraph | Pick<Space, 'graph' | 'sideOfHalf'>;
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
    this.links = parts ?? meshGraph(mesh);
    this.description = extras.description;
    this.mesh = mesh;
    this.graph = this.links.graph;
    this.sheets = parts?.sheets ?? null;
    this.weave = parts?.weave ?? null;
    this.rivals = parts?.rivals ?? null;
    this.whyNoDual = parts?.whyNoDual ?? '';
    this.maskPieces = extras.maskPieces ?? 1;
    this.extras = extras;
  }

  get sideOfHalf(): Int32Array {
    return this.links.sideOfHalf;
  }

  sidesOf(links: BitSet): Uint8Array {
    return this.links instanceof MeshGraph ? this.links.sidesOf(links) : crossedSides(this, links);
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
    this.made.dual ??= dualOf(this.graph, bordersAfter(this.mesh, this.graph.to.length));
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
    this.made.directions ??= directionsOf(this, this.centres);
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
    this.made.wallPositions ??= wallPositionsOf(this, this.dual);
    return this.made.wallPositions;
  }

  get wallDirections(): Float64Array {
    this.made.wallDirections ??= wallDirectionsOf(this, this.dual);
    return this.made.wallDirections;
  }
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
