// Some cells of a board as a board of their own, of whatever kind the board is.

import { type Graph, twins } from '../graph/graph.ts';
import { type Subgraph, subgraph } from '../graph/subgraph.ts';
import { NONE } from '../structures/none.ts';
import { crossedSides } from './crossed-sides.ts';
import { keptMesh } from './masked.ts';
import { type Rows, rowsFrom } from './rows.ts';
import { MeshSpace, type Sheets, type Space } from './space.ts';

/** A board made of some cells of another, and the way back to the numbers of the whole. */
export interface Region {
  readonly space: Space;
  /** Cell of the region -> cell of the whole. */
  readonly cells: Uint32Array;
  /** Link of the region -> link of the whole. */
  readonly links: Uint32Array;
}

/**
 * The given cells of a board, with the links among them, in the same order.
 *
 * Flat boards give flat ones, which walls can be added to; rows stay where each row of the region is a path that leads on
 * to the next. Of levels and woven boards a view remains.
 *
 * @param keepsLink which links may be used; asked of no flat board
 * Cost: O(links).
 */
export function regionOf(
  whole: Space,
  keeps: (cell: number) => boolean,
  keepsLink: (link: number) => boolean = () => true,
): Region {
  const part = subgraph(whole.graph, keeps, keepsLink);
  const { graph, cells, links, halves } = part;
  const description = { ...whole.description, cells: cells.length };
  const isFlat = whole instanceof MeshSpace && whole.whyNoDual === '';
  if (isFlat) {
    // Both leave out the same sides in the same order, so that halves agree; links are numbered by each in its own way.
    const rows = rowsWithin(whole.rows, part);
    const extras = rows === null ? { description } : { description, rows: () => rows };
    const space = new MeshSpace(keptMesh(whole.mesh, keeps), extras);
    const linkOf = new Uint32Array(space.graph.linkCount);
    for (let h = 0; h < halves.length; h++) {
      linkOf[space.graph.link[h] as number] = whole.graph.link[halves[h] as number] as number;
    }
    return { space, cells, links: linkOf };
  }
  const { sheets, ringSteps } = whole;
  const crossing = { graph, mesh: whole.mesh, sideOfHalf: Int32Array.from(halves, (h) => whole.sideOfHalf[h] ?? NONE) };
  const space: Space = {
    ...crossing,
    description,
    sheets: sheets === null ? null : sheetsWithin(sheets, cells.length, halves),
    weave: null,
    rivals: null,
    twin: twins(graph),
    centres: pairsAt(whole.centres, cells),
    dual: null,
    whyNoDual: whole.whyNoDual,
    rows: null,
    rowPaths: null,
    wallRows: null,
    maskPieces: 1,
    split: null,
    directions: pairsAt(whole.directions, halves),
    ringSteps: ringSteps === null ? null : Uint8Array.from(halves, (h) => ringSteps[h] as number),
    wallPositions: new Float64Array(0),
    wallDirections: new Float64Array(0),
    sidesOf: (open) => crossedSides(crossing, open),
  };
  return { space, cells, links };
}

/** The pairs of numbers with the given indices. */
export function pairsAt(pairs: Float64Array, indices: Uint32Array): Float64Array {
  const own = new Float64Array(2 * indices.length);
  for (let i = 0; i < indices.length; i++) {
    own[2 * i] = pairs[2 * (indices[i] as number)] as number;
    own[2 * i + 1] = pairs[2 * (indices[i] as number) + 1] as number;
  }
  return own;
}

/** Cells of a region lie on any sheets, so they count as those of one. */
function sheetsWithin({ sizes, stepOfHalf }: Sheets, cells: number, halves: Uint32Array): Sheets {
  return { sizes, cells, stepOfHalf: Int8Array.from(halves, (h) => stepOfHalf[h] as number) };
}

/** The rows of the whole within a region; null unless each is a path and each of its cells is linked to the rows beside. */
function rowsWithin(rows: Rows | null, { graph, cells }: Subgraph): Rows | null {
  if (rows?.arePaths !== true) return null;
  const numberOf = new Int32Array(rows.rowOf.length).fill(NONE);
  for (let i = 0; i < cells.length; i++) numberOf[cells[i] as number] = i;
  const first = [0];
  const kept = new Uint32Array(cells.length);
  let count = 0;
  for (let row = 0; row + 1 < rows.first.length; row++) {
    for (let i = rows.first[row] as number; i < (rows.first[row + 1] as number); i++) {
      const cell = numberOf[rows.cells[i] as number] as number;
      if (cell !== NONE) kept[count++] = cell;
    }
    if (count > (first.at(-1) as number)) first.push(count);
  }
  const own = rowsFrom(cells.length, Uint32Array.from(first), kept, true);
  return areWhole(own, graph) ? own : null;
}

function areWhole({ first, cells, rowOf, slotOf }: Rows, graph: Graph): boolean {
  const last = first.length - 2;
  for (const cell of cells) {
    const row = rowOf[cell] as number;
    const slot = slotOf[cell] as number;
    let [isAbove, isBelow, isNext] = [
      row === 0,
      row === last,
      slot + 1 === (first[row + 1] as number) - (first[row] as number),
    ];
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      const other = graph.to[h] as number;
      isAbove ||= rowOf[other] === row - 1;
      isBelow ||= rowOf[other] === row + 1;
      isNext ||= rowOf[other] === row && slotOf[other] === slot + 1;
    }
    if (!isAbove || !isBelow || !isNext) return false;
  }
  return true;
}
