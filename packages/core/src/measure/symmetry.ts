// How symmetric a maze is: the share of its links that a turn or a mirror of the board takes to links in the same state.

import { linkBetween } from '../graph/graph.ts';
import type { Maze } from '../maze/maze.ts';
import type { Space } from '../mesh/space.ts';
import { NONE } from '../structures/none.ts';
import { PairTable } from '../structures/pair-table.ts';

type Move = 'mirrorAcross' | 'mirrorDown' | 'rotate2' | 'rotate3' | 'rotate4' | 'rotate6';

const ROOT_3_4 = Math.sqrt(0.75);

/** Mirrors and turns about the middle of a board, as matrices a b c d: (x, y) -> (a x + b y, c x + d y). */
const moves: Readonly<Record<Move, readonly [number, number, number, number]>> = {
  mirrorAcross: [-1, 0, 0, 1],
  mirrorDown: [1, 0, 0, -1],
  rotate2: [-1, 0, 0, -1],
  rotate3: [-0.5, -ROOT_3_4, ROOT_3_4, -0.5],
  rotate4: [0, -1, 1, 0],
  rotate6: [0.5, -ROOT_3_4, ROOT_3_4, 0.5],
};

/** Per cent of the links that keep their state, for each symmetry that the board has. */
export type Symmetry = { readonly [M in Move]?: number };

/**
 * Measures every symmetry of a flat board of one sheet.
 *
 * @returns an empty object where there is none to measure: levels, crossings, boards without shapes or links
 * Cost: O(links) for each symmetry.
 */
export function symmetryOf({ space, open }: Maze): Symmetry {
  const { graph } = space;
  if (space.mesh === null || space.sheets !== null || space.weave !== null || graph.linkCount === 0) return {};
  const places = new Places(space);
  const shares: { [name: string]: number } = {};
  for (const [name, matrix] of Object.entries(moves)) {
    const image = places.images(matrix);
    if (image === null) continue;
    let kept = 0;
    let moved = 0;
    for (let l = 0; l < graph.linkCount; l++) {
      const a = image[graph.ends[2 * l] as number] as number;
      const b = image[graph.ends[2 * l + 1] as number] as number;
      const other = linkBetween(graph, a, b);
      if (other === NONE) break;
      moved++;
      if (open.has(l) === open.has(other)) kept++;
    }
    if (moved === graph.linkCount) shares[name] = (100 * kept) / moved;
  }
  return shares;
}

/** Centres are one place if they differ by less than about this, in cell units. */
const GRAIN = 1e-4;

/** The centres of the cells, to be looked up. */
class Places {
  private readonly table: PairTable;
  private readonly x: Float64Array;
  private readonly y: Float64Array;

  constructor({ graph: { cellCount }, centres }: Space) {
    this.table = new PairTable(cellCount);
    this.x = new Float64Array(cellCount);
    this.y = new Float64Array(cellCount);
    // Any symmetry of the board keeps the mean of its centres in place.
    let middleX = 0;
    let middleY = 0;
    for (let c = 0; c < cellCount; c++) {
      middleX += (centres[2 * c] as number) / cellCount;
      middleY += (centres[2 * c + 1] as number) / cellCount;
    }
    for (let c = 0; c < cellCount; c++) {
      this.x[c] = (centres[2 * c] as number) - middleX;
      this.y[c] = (centres[2 * c + 1] as number) - middleY;
      this.table.add(grains(this.x[c] as number), grains(this.y[c] as number));
    }
  }

  /** Cell -> the cell it is moved to; null where the move is no symmetry of the cells. */
  images([a, b, c, d]: readonly [number, number, number, number]): Uint32Array | null {
    const { x, y, table } = this;
    if (table.count < x.length) return null; // two cells in one place
    const images = new Uint32Array(x.length);
    const isTaken = new Uint8Array(x.length);
    for (let cell = 0; cell < x.length; cell++) {
      const image = this.near(
        a * (x[cell] as number) + b * (y[cell] as number),
        c * (x[cell] as number) + d * (y[cell] as number),
      );
      if (image === NONE || isTaken[image] !== 0) return null;
      isTaken[image] = 1;
      images[cell] = image;
    }
    return images;
  }

  /** The cell at a place; rounding may have put it in the grain beside. */
  private near(x: number, y: number): number {
    const [column, row] = [grains(x), grains(y)];
    for (const dy of [0, -1, 1]) {
      for (const dx of [0, -1, 1]) {
        const found = this.table.find(column + dx, row + dy);
        if (found !== NONE) return found;
      }
    }
    return NONE;
  }
}

function grains(x: number): number {
  return Math.round(x / GRAIN);
}
