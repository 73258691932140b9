// The symmetries of a board: how mirrors, turns and shifts take its cells and links to one another. Cells are found by
// where they lie, links by where they leave their cell; so glued sides and parallel links need nothing special.

import { cellOfHalf } from '../graph/graph.ts';
import { kept } from '../structures/kept.ts';
import { NONE } from '../structures/none.ts';
import { PairTable } from '../structures/pair-table.ts';
import { type Mesh, sideEnd } from './mesh.ts';
import type { Space } from './space.ts';

/** What a move of a board does to it: a mirror (left and right, top and bottom), part of a full turn, a shift. */
export type Move =
  | 'mirrorAcross'
  | 'mirrorDown'
  | 'rotate2'
  | 'rotate3'
  | 'rotate4'
  | 'rotate6'
  | `shift${'Across' | 'Down'}${2 | 3 | 4}`;

/** Where a move takes what is on a board. */
export interface Motion {
  /** Cell -> the cell it is taken to; NONE where a shift takes it off the board. */
  readonly cells: Int32Array;
  /** Half -> the half it is taken to; NONE where it leads off the board, or where a board is not closed as it would be. */
  readonly halves: Int32Array;
  /** Whether left and right change places. */
  readonly mirrors: boolean;
  /** How many times it is made until everything is back in its place; of a shift, the number of copies. */
  readonly order: number;
}

/** x, y -> a x + b y, c x + d y. */
type Matrix = readonly [a: number, b: number, c: number, d: number];

const ROOT_3_4 = Math.sqrt(0.75);

/** Mirrors and turns about the middle of a board, and how often each is made until all is back. */
const ISOMETRIES: { readonly [M in Exclude<Move, `shift${string}`>]: readonly [matrix: Matrix, order: number] } = {
  mirrorAcross: [[-1, 0, 0, 1], 2],
  mirrorDown: [[1, 0, 0, -1], 2],
  rotate2: [[-1, 0, 0, -1], 2],
  rotate3: [[-0.5, -ROOT_3_4, ROOT_3_4, -0.5], 3],
  rotate4: [[0, -1, 1, 0], 4],
  rotate6: [[0.5, -ROOT_3_4, ROOT_3_4, 0.5], 6],
};

const UNMOVED: Matrix = [1, 0, 0, 1];

export type Isometry = keyof typeof ISOMETRIES;

/** The mirrors and turns that a board may have. */
const isometries = Object.keys(ISOMETRIES) as readonly Isometry[];

/**
 * Link -> the link it is taken to, for each mirror and turn that a board has; NONE for links that lead nowhere. Kept with
 * the board.
 */
export const linkImages: (space: Space) => ReadonlyMap<Isometry, Int32Array> = kept((space) => {
  const { link, linkCount } = space.graph;
  const symmetries = new Symmetries(space);
  const found = new Map<Isometry, Int32Array>();
  for (const move of isometries) {
    const motion = symmetries.motion(move);
    if (motion === null) continue;
    const images = new Int32Array(linkCount).fill(NONE);
    for (let h = 0; h < link.length; h++) images[link[h] as number] = link[motion.halves[h] as number] as number;
    found.set(move, images);
  }
  return found;
});

/** The symmetries of one board; what is common to them is found once. */
export class Symmetries {
  private readonly space: Space;
  private readonly cellsOfSheet: number;
  private readonly places: Places | null;
  private readonly offsets: Float64Array; // half -> where the middle of its side lies from the centre of its cell
  private readonly ownerOfHalf: Uint32Array;

  /** Cost: O(cells + links), and as much for each motion. */
  constructor(space: Space) {
    const { graph, mesh, sheets, weave } = space;
    this.space = space;
    this.cellsOfSheet = sheets?.cells ?? graph.cellCount;
    // Crossings have two cells in one place, and what is known by its links alone lies nowhere.
    const isPlaced = mesh !== null && weave === null && graph.linkCount > 0;
    const places = isPlaced ? new Places(space.centres, this.cellsOfSheet) : null;
    this.places = places?.areApart === true ? places : null;
    this.offsets = this.places === null ? new Float64Array(0) : sideOffsets(space, mesh as Mesh);
    this.ownerOfHalf = cellOfHalf(graph);
  }

  /** What a move does to the board, or null where it is no symmetry of it. */
  motion(move: Move): Motion | null {
    const shift = /^shift(Across|Down)(\d)$/.exec(move);
    if (shift !== null) return this.shifted(shift[1] === 'Across' ? 0 : 1, Number(shift[2]));
    const [matrix, order] = ISOMETRIES[move as keyof typeof ISOMETRIES];
    const cells = this.places?.moved(matrix) ?? null;
    if (cells === null) return null;
    const all = this.onAllSheets(cells);
    const halves = this.halvesMoved(all, matrix);
    return halves.includes(NONE) ? null : { cells: all, halves, mirrors: isMirror(matrix), order };
  }

  /** A shift that makes a board of several copies of a part; on a board that is closed that way it goes on round it. */
  private shifted(axis: 0 | 1, copies: number): Motion | null {
    const found = this.places?.shifted(axis, copies) ?? null;
    if (found === null) return null;
    const { next, firstOfLast } = found;
    // The last copy goes on to the first one if the board is closed there.
    const round = this.onAllSheets(firstOfLast);
    const halves = this.halvesMoved(round, UNMOVED);
    if (!halves.includes(NONE)) return { cells: round, halves, mirrors: false, order: copies };
    const cells = this.onAllSheets(next);
    return { cells, halves: this.halvesMoved(cells, UNMOVED), mirrors: false, order: copies };
  }

  private onAllSheets(cells: Int32Array): Int32Array {
    const { cellCount } = this.space.graph;
    const { cellsOfSheet } = this;
    if (cells.length === cellCount) return cells;
    const all = new Int32Array(cellCount);
    for (let c = 0; c < cellCount; c++) {
      const base = c % cellsOfSheet;
      const image = cells[base] as number;
      all[c] = image === NONE ? NONE : image + c - base;
    }
    return all;
  }

  private halvesMoved(cells: Int32Array, matrix: Matrix): Int32Array {
    const { graph, sheets } = this.space;
    const { first, to } = graph;
    const [a, b, c, d] = matrix;
    const { offsets } = this;
    const halves = new Int32Array(to.length).fill(NONE);
    for (let h = 0; h < to.length; h++) {
      const image = cells[this.ownerOfHalf[h] as number] as number;
      if (image === NONE) continue;
      const step = sheets?.stepOfHalf[h] ?? 0;
      const x = a * (offsets[2 * h] as number) + b * (offsets[2 * h + 1] as number);
      const y = c * (offsets[2 * h] as number) + d * (offsets[2 * h + 1] as number);
      for (let g = first[image] as number; g < (first[image + 1] as number); g++) {
        if ((sheets?.stepOfHalf[g] ?? 0) !== step) continue;
        const isThere = step !== 0 || (near(offsets[2 * g] as number, x) && near(offsets[2 * g + 1] as number, y));
        // A link may lead elsewhere than the one it is taken to: then the board is not closed as it would have to be.
        if (isThere && to[g] === cells[to[h] as number]) halves[h] = g;
      }
    }
    return halves;
  }
}

function isMirror([a, b, c, d]: Matrix): boolean {
  return a * d - b * c < 0;
}

/** How far apart two places may be that are one, in cell units. */
const GRAIN = 1e-4;

function near(a: number, b: number): boolean {
  return Math.abs(a - b) < 2 * GRAIN;
}

/** x and y from the centre of a cell to the middle of the side that a half crosses; 0, 0 for those to other sheets. */
function sideOffsets(space: Space, mesh: Mesh): Float64Array {
  const { graph, centres, sideOfHalf } = space;
  const offsets = new Float64Array(2 * graph.to.length);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const side = sideOfHalf[h] as number;
      if (side === NONE) continue;
      const start = mesh.sideCorner[side] as number;
      const end = sideEnd(mesh, c, side);
      for (const [axis, at] of [mesh.cornerX, mesh.cornerY].entries()) {
        const middle = ((at[start] as number) + (at[end] as number)) / 2;
        offsets[2 * h + axis] = middle - (centres[2 * c + axis] as number);
      }
    }
  }
  return offsets;
}

/** The centres of the cells of a sheet, to be looked up. */
class Places {
  /** Whether no two cells lie in one place. */
  readonly areApart: boolean;
  private readonly table: PairTable;
  private readonly x: Float64Array;
  private readonly y: Float64Array;

  constructor(centres: Float64Array, count: number) {
    this.table = new PairTable(count);
    this.x = new Float64Array(count);
    this.y = new Float64Array(count);
    // Any symmetry of the board keeps the mean of its centres in place.
    let middleX = 0;
    let middleY = 0;
    for (let c = 0; c < count; c++) {
      middleX += (centres[2 * c] as number) / count;
      middleY += (centres[2 * c + 1] as number) / count;
    }
    for (let c = 0; c < count; c++) {
      this.x[c] = (centres[2 * c] as number) - middleX;
      this.y[c] = (centres[2 * c + 1] as number) - middleY;
      this.table.add(grains(this.x[c] as number), grains(this.y[c] as number));
    }
    this.areApart = this.table.count === count;
  }

  /** Cell -> the cell it is moved to; null where the move is no symmetry of the cells. */
  moved([a, b, c, d]: Matrix): Int32Array | null {
    const { x, y } = this;
    const images = new Int32Array(x.length);
    const isTaken = new Uint8Array(x.length);
    for (let cell = 0; cell < x.length; cell++) {
      const atX = x[cell] as number;
      const atY = y[cell] as number;
      const image = this.near(a * atX + b * atY, c * atX + d * atY);
      if (image === NONE || isTaken[image] !== 0) return null;
      isTaken[image] = 1;
      images[cell] = image;
    }
    return images;
  }

  /**
   * The shift along an axis that cuts the cells into so many copies of a part; null where there is none.
   *
   * @returns cell -> the cell in the next copy, NONE in the last; and the same with the first copy behind the last
   */
  shifted(axis: 0 | 1, copies: number): { readonly next: Int32Array; readonly firstOfLast: Int32Array } | null {
    const along = axis === 0 ? this.x : this.y;
    const across = axis === 0 ? this.y : this.x;
    if (along.length % copies !== 0) return null;
    let least = 0;
    for (let c = 1; c < along.length; c++) {
      const d = (along[c] as number) - (along[least] as number);
      if (d < -GRAIN || (d < GRAIN && (across[c] as number) < (across[least] as number))) least = c;
    }
    for (let c = 0; c < along.length; c++) {
      const length = (along[c] as number) - (along[least] as number);
      if (length < GRAIN || !near(across[c] as number, across[least] as number)) continue;
      const next = this.chains(axis, length, copies, least);
      if (next === null) continue;
      const firstOfLast = next.slice();
      const before = new Int32Array(next.length).fill(NONE);
      for (let cell = 0; cell < next.length; cell++) {
        if (next[cell] !== NONE) before[next[cell] as number] = cell;
      }
      for (let cell = 0; cell < next.length; cell++) {
        if (next[cell] !== NONE) continue;
        let at = cell;
        while (before[at] !== NONE) at = before[at] as number;
        firstOfLast[cell] = at;
      }
      return { next, firstOfLast };
    }
    return null;
  }

  /** Cell -> the cell a length further on; null unless all chains of them are `copies` long. */
  private chains(axis: 0 | 1, length: number, copies: number, first: number): Int32Array | null {
    const dx = axis === 0 ? length : 0;
    const dy = axis === 1 ? length : 0;
    const after = (cell: number): number => this.near((this.x[cell] as number) + dx, (this.y[cell] as number) + dy);
    const isChain = (cell: number): boolean => {
      let at = cell;
      for (let k = 1; k < copies; k++) {
        at = after(at);
        if (at === NONE) return false;
      }
      return after(at) === NONE;
    };
    if (!isChain(first)) return null; // found out at once for most lengths
    const next = new Int32Array(this.x.length);
    const hasBefore = new Uint8Array(next.length);
    for (let c = 0; c < next.length; c++) {
      next[c] = after(c);
      if (next[c] !== NONE) hasBefore[next[c] as number] = 1;
    }
    for (let c = 0; c < next.length; c++) if (hasBefore[c] === 0 && !isChain(c)) return null;
    return next;
  }

  /** The cell at a place; rounding may have put it in the grain beside. */
  private near(x: number, y: number): number {
    const column = grains(x);
    const row = grains(y);
    for (let dy = 0; dy <= 2; dy++) {
      for (let dx = 0; dx <= 2; dx++) {
        const found = this.table.find(column + ((dx + 1) % 3) - 1, row + ((dy + 1) % 3) - 1);
        if (found !== NONE) return found;
      }
    }
    return NONE;
  }
}

function grains(x: number): number {
  return Math.round(x / GRAIN);
}
