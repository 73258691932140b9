// Squares with diagonals. Where four squares meet one of the two diagonals is kept: its corner becomes a short side, so
// that all the rest is a board like any other.
//
//     NW |  NE          NW | NE
//     ---+---    ->     --- \---     NW and SE share a short side; NE and SW stay apart
//     SW |  SE            SW \ SE

import { requireRoom, requireSize } from '../mesh/board-size.ts';
import { keptMesh } from '../mesh/masked.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { MeshSpace } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import { NONE } from '../structures/none.ts';
import { GLUED, GLUINGS } from '../surfaces/glue.ts';
import { oppositeGlued } from '../surfaces/projective.ts';
import type { TopologyName } from '../surfaces/topology.ts';
import { type BoxSizes, columnsAndRows, rowsOf } from './periodic.ts';
import type { Tiling } from './tiling.ts';

/** Half the width and height of a short side. */
const CUT = 0.18;

/** What lies round a cell, clockwise: sides and, between them, corners with a diagonal or none. */
const AROUND = [
  [1, 0],
  [1, 1],
  [0, 1],
  [-1, 1],
  [-1, 0],
  [-1, -1],
  [0, -1],
  [1, -1],
] as const;

export const zeta: Tiling<BoxSizes> = {
  id: 'TES-ZETA',
  name: 'zeta',
  aliases: [],
  title: 'Squares with diagonals',
  summary: 'Squares that may also be left by their corners; two diagonals never cross.',
  about:
    'Pullen calls it zeta. Of the two diagonals where four squares meet, chance keeps one before anything is carved, so each ' +
    'seed has a board of its own.',
  steps: [
    'Set width x height unit squares side by side.',
    'Where four squares meet, choose two that face each other by their corners.',
    'Cut the corner between them to a short side, which they share.',
    'Link squares that share a side.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015'],
  params: columnsAndRows,
  topologies: GLUED,
  isRandom: true,
  degrees: [4, 8],
  cellCount: ({ width, height }) => width * height,
  space: zetaSpace,
};

/**
 * A board of width x height squares, with one diagonal wherever four of them meet (on the border of a projective plane
 * with none). Cell (x, y) has the number y * width + x.
 *
 * @param random decides which diagonals are kept
 * @throws MazeError `param-range` for sizes that are no whole number from 1 up, `too-large` before anything is allocated,
 *   `cannot-combine` for sides that cannot be glued so
 * Cost: O(cells).
 */
function zetaSpace({ width, height }: BoxSizes, topology: TopologyName, random: Random): MeshSpace {
  requireSize('width', width);
  requireSize('height', height);
  requireRoom(width * height, `${width} x ${height}`, 'take fewer columns or rows');
  const grid = new ZetaGrid(width, height, topology, random);
  const mesh = grid.mesh();
  const description = { kind: 'zeta', width, height, ...(topology === 'plane' ? {} : { topology }) };
  const hasRows = topology === 'plane' || topology === 'cylinder';
  return new MeshSpace(topology === 'projective' ? oppositeGlued(mesh) : mesh, {
    description,
    rows: hasRows
      ? () =>
          rowsOf(
            Uint32Array.from({ length: height + 1 }, (_, row) => row * width),
            true,
          )
      : undefined,
  });
}

/** Which diagonal a place where corners meet keeps. */
const DIAGONAL = { none: 0, falling: 1, rising: 2 } as const; // falling: from upper left to lower right

class ZetaGrid {
  private readonly width: number;
  private readonly height: number;
  private readonly across: 'open' | 'straight' | 'reversed';
  private readonly down: 'open' | 'straight';
  private readonly kept: Uint8Array; // (width + 1) x (height + 1) places, row by row

  constructor(width: number, height: number, topology: TopologyName, random: Random) {
    const gluing = GLUINGS[topology as keyof typeof GLUINGS];
    this.width = width;
    this.height = height;
    this.across = gluing.across;
    this.down = gluing.down;
    this.kept = new Uint8Array((width + 1) * (height + 1));
    const at = (x: number, y: number): number => y * (width + 1) + x;
    for (let y = 0; y <= height; y++) {
      for (let x = 0; x <= width; x++) {
        const place = this.placeOf(x, y);
        if (place === null) continue;
        const own = at(place.x, place.y);
        if (this.kept[own] === DIAGONAL.none) this.kept[own] = 1 + random.small(2);
        const kept = this.kept[own] as number;
        this.kept[at(x, y)] = place.isMirrored ? 3 - kept : kept;
      }
    }
  }

  /** The place that stands for one of the drawing, which gluing may repeat on the border; null on open borders. */
  private placeOf(
    x: number,
    y: number,
  ): { readonly x: number; readonly y: number; readonly isMirrored: boolean } | null {
    const { width, height, across, down } = this;
    if (across === 'open' && (x === 0 || x === width)) return null;
    const isMirrored = across === 'reversed' && x === width;
    const row = isMirrored ? height - y : y;
    if (down === 'open' && (row === 0 || row === height)) return null;
    return { x: x % width, y: down === 'open' ? row : row % height, isMirrored };
  }

  mesh(): Mesh {
    const { width, height, kept } = this;
    const cellCount = width * height;
    const sideFirst = new Uint32Array(cellCount + 1);
    for (let c = 0; c < cellCount; c++) {
      let sides = sideFirst[c] as number;
      for (let k = 0; k < 8; k++) if (this.has(c, k)) sides++;
      sideFirst[c + 1] = sides;
    }
    const sideCount = sideFirst[cellCount] as number;
    const sideCorner = new Uint32Array(sideCount);
    const sidePartner = new Int32Array(sideCount).fill(NONE);
    const sideTwisted = this.across === 'reversed' ? new Uint8Array(sideCount) : undefined;

    // Two corners where a diagonal is kept, one elsewhere.
    const cornerFirst = new Uint32Array(kept.length + 1);
    for (let p = 0; p < kept.length; p++) cornerFirst[p + 1] = (cornerFirst[p] as number) + (kept[p] === 0 ? 1 : 2);
    const cornerX = new Float64Array(cornerFirst[kept.length] as number);
    const cornerY = new Float64Array(cornerX.length);
    for (let p = 0, y = 0; y <= height; y++) {
      for (let x = 0; x <= width; x++, p++) {
        const first = cornerFirst[p] as number;
        const cut = kept[p] === DIAGONAL.none ? 0 : CUT;
        const lean = kept[p] === DIAGONAL.falling ? cut : -cut; // the upper corner lies right or left
        cornerX[first] = x + lean;
        cornerY[first] = y - cut;
        if (cut === 0) continue;
        cornerX[first + 1] = x - lean;
        cornerY[first + 1] = y + cut;
      }
    }

    for (let c = 0; c < cellCount; c++) {
      let side = sideFirst[c] as number;
      for (let k = 0; k < 8; k++) {
        if (!this.has(c, k)) continue;
        // A side starts at the corner before it; a short side at that end of its corner which comes first, clockwise.
        const from = k % 2 === 0 ? (k + 7) % 8 : k;
        const place = this.placeAt(c, from);
        const isCut = kept[place] !== DIAGONAL.none;
        sideCorner[side] = (cornerFirst[place] as number) + (isCut && this.isLower(c, from, k) ? 1 : 0);
        const other = this.neighbour(c, k);
        if (other !== null) {
          sidePartner[side] = this.sideNumber(sideFirst, other.cell, other.k);
          if (sideTwisted !== undefined && other.isTwisted) sideTwisted[side] = 1;
        }
        side++;
      }
    }
    // In a corner of the sheet stands one cell, which may use one of two corners only.
    return keptMesh({ cellCount, sideFirst, sideCorner, sidePartner, cornerX, cornerY, sideTwisted }, () => true);
  }

  /** Whether a cell has a side there: always the four of a square, the others where its diagonal is kept. */
  private has(cell: number, k: number): boolean {
    if (k % 2 === 0) return true;
    const [dx, dy] = AROUND[k] as readonly [number, number];
    return this.kept[this.placeAt(cell, k)] === (dx === dy ? DIAGONAL.falling : DIAGONAL.rising);
  }

  /** The place of a corner of a cell. */
  private placeAt(cell: number, k: number): number {
    const [dx, dy] = AROUND[k] as readonly [number, number];
    const x = cell % this.width;
    const y = (cell - x) / this.width;
    return (y + (dy > 0 ? 1 : 0)) * (this.width + 1) + x + (dx > 0 ? 1 : 0);
  }

  /** Which end of a cut corner side k starts at. */
  private isLower(cell: number, corner: number, k: number): boolean {
    const [dx, dy] = AROUND[corner] as readonly [number, number];
    // A cell beside the diagonal has the end on its own side of it; a cell that shares the short side meets it first at
    // the upper end from the left, at the lower end from the right.
    if (!this.has(cell, corner)) return dy < 0;
    const startsShort = k === corner;
    return startsShort ? dx < 0 : dx > 0;
  }

  /** The cell that side k of a cell is shared with, and as which side of it. */
  private neighbour(
    cell: number,
    k: number,
  ): { readonly cell: number; readonly k: number; readonly isTwisted: boolean } | null {
    const { width, height } = this;
    const [dx, dy] = AROUND[k] as readonly [number, number];
    let x = (cell % width) + dx;
    let y = Math.floor(cell / width) + dy;
    let isTwisted = false;
    if (x < 0 || x >= width) {
      if (this.across === 'open') return null;
      x = (x + width) % width;
      isTwisted = this.across === 'reversed';
      if (isTwisted) y = height - 1 - y;
    }
    if (y < 0 || y >= height) {
      if (this.down === 'open') return null;
      y = (y + height) % height;
    }
    const back = AROUND.findIndex(([backX, backY]) => backX === -dx && backY === (isTwisted ? dy : -dy));
    return { cell: y * width + x, k: back, isTwisted };
  }

  private sideNumber(sideFirst: Uint32Array, cell: number, k: number): number {
    let side = sideFirst[cell] as number;
    for (let before = 0; before < k; before++) if (this.has(cell, before)) side++;
    return side;
  }
}
