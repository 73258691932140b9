// Squares with diagonals. Where four squares meet one of the two diagonals is kept: its corner becomes a short side, so
// that all the rest is a board like any other. Which one may be left to the carving: then the ground has both.
//
//     NW |  NE          NW | NE
//     ---+---    ->     --- \---     NW and SE share a short side; NE and SW stay apart
//     SW |  SE            SW \ SE

import { requireRoom, requireSize } from '../mesh/board-size.ts';
import { keptMesh } from '../mesh/masked.ts';
import { type Mesh, meshGraph } from '../mesh/mesh.ts';
import { type MeshExtras, MeshSpace, type Settled } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import type { ParamValues } from '../record.ts';
import type { BitSet } from '../structures/bit-set.ts';
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

export type ZetaSizes = BoxSizes & { readonly diagonals: string };

export const zeta: Tiling<ZetaSizes> = {
  id: 'TES-ZETA',
  name: 'zeta',
  aliases: [],
  title: 'Squares with diagonals',
  summary: 'Squares that may also be left by their corners; two diagonals never cross.',
  about:
    'Pullen calls it zeta. Of the two diagonals where four squares meet, chance keeps one before anything is carved, so each ' +
    'seed has a board of its own. Or both may be carved, as Pullen does: the first one that is opened closes the other ' +
    'for good. Then nearly half of all passages are diagonals, else a third.',
  steps: [
    'Set width x height unit squares side by side.',
    'Where four squares meet, choose two that face each other by their corners.',
    'Cut the corner between them to a short side, which they share.',
    'Link squares that share a side.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015'],
  params: {
    ...columnsAndRows,
    diagonals: {
      type: 'choice',
      choices: {
        placed: 'one of the two where four squares meet is kept before anything is carved',
        carved: 'both may be carved; the first one that is opened closes the other',
      },
      default: 'placed',
      help: 'how it is settled which diagonals there are',
    },
  },
  topologies: GLUED,
  isRandom: true,
  isCarved,
  degrees: [4, 8],
  cellCount: ({ width, height }) => width * height,
  space: zetaSpace,
};

function isCarved({ diagonals }: ParamValues): boolean {
  return diagonals === 'carved';
}

/**
 * A board of width x height squares, with one diagonal wherever four of them meet (on the border of a projective plane
 * with none). Cell (x, y) has the number y * width + x.
 *
 * @param random decides which diagonals are kept; where they are carved, of two that both stay closed
 * @returns the board, or where its diagonals are carved the ground for that, with both
 * @throws MazeError `param-range` for sizes that are no whole number from 1 up, `too-large` before anything is allocated,
 *   `cannot-combine` for sides that cannot be glued so
 * Cost: O(cells).
 */
function zetaSpace({ width, height, diagonals }: ZetaSizes, topology: TopologyName, random: Random): MeshSpace {
  requireSize('width', width);
  requireSize('height', height);
  requireRoom(width * height, `${width} x ${height}`, 'take fewer columns or rows');
  const grid = new ZetaGrid(width, height, topology, () => 1 + random.small(2));
  const cells = Uint32Array.from({ length: width * height }, (_, c) => c);
  const description = {
    kind: 'zeta',
    width,
    height,
    ...(isCarved({ diagonals }) ? { diagonals } : {}),
    ...(topology === 'plane' ? {} : { topology }),
  };
  const hasRows = topology === 'plane' || topology === 'cylinder';
  const rows = hasRows
    ? () =>
        rowsOf(
          Uint32Array.from({ length: height + 1 }, (_, row) => row * width),
          true,
        )
    : undefined;
  return isCarved({ diagonals })
    ? ground(grid, cells, { description, rows })
    : new MeshSpace(grid.mesh(cells), { description, rows });
}

/** What is carved where the diagonals are: the board with both of them at each place, for a part of the cells or for all. */
function ground(grid: ZetaGrid, cells: Uint32Array, extras: MeshExtras): MeshSpace {
  const whole = grid.withBoth();
  const mesh = whole.mesh(cells);
  const { graph, sideOfHalf } = meshGraph(mesh);
  const ways = whole.waysOf(cells);
  const diagonals = [new Map<number, number>(), new Map<number, number>()]; // place -> link; falling, rising
  for (let h = 0; h < sideOfHalf.length; h++) {
    const diagonal = whole.diagonalOf(ways[sideOfHalf[h] as number] as number);
    if (diagonal !== null) diagonals[diagonal.kind - 1]?.set(diagonal.place, graph.link[h] as number);
  }
  const [falling, rising] = diagonals as [Map<number, number>, Map<number, number>];
  const rivals = new Int32Array(graph.linkCount).fill(NONE);
  for (const [place, l] of falling) {
    const rival = rising.get(place);
    if (rival === undefined) continue; // two sides of one cell: no link that is ever carved
    rivals[l] = rival;
    rivals[rival] = l;
  }
  const settle = (open: BitSet): Settled => {
    const kinds = new Map<number, number>();
    for (const [place, l] of falling) if (open.has(l)) kinds.set(place, DIAGONAL.falling);
    for (const [place, l] of rising) if (open.has(l)) kinds.set(place, DIAGONAL.rising);
    const left = grid.with(kinds);
    const space = new MeshSpace(left.mesh(cells), extras);
    const linkOfSide = new Int32Array(space.mesh.sidePartner.length).fill(NONE);
    for (let h = 0; h < space.sideOfHalf.length; h++) {
      linkOfSide[space.sideOfHalf[h] as number] = space.graph.link[h] as number;
    }
    // Both lists of ways ascend, and the board has none that the ground has not.
    const waysLeft = left.waysOf(cells);
    const sideLeft = new Int32Array(ways.length).fill(NONE);
    for (let side = 0, s = 0; side < ways.length; side++) if (ways[side] === waysLeft[s]) sideLeft[side] = s++;
    const linkOf = new Int32Array(graph.linkCount).fill(NONE);
    for (let h = 0; h < sideOfHalf.length; h++) {
      const side = sideLeft[sideOfHalf[h] as number] as number;
      if (side !== NONE) linkOf[graph.link[h] as number] = linkOfSide[side] as number;
    }
    return { space, linkOf };
  };
  return new MeshSpace(mesh, {
    ...extras,
    parts: {
      graph,
      sideOfHalf,
      rivals: {
        of: rivals,
        settle,
        masked: (keeps, own) =>
          ground(
            grid,
            cells.filter((_, c) => keeps(c)),
            own,
          ),
      },
      whyNoDual: 'two diagonals that cross may still both be opened, and no wall can end where they do',
    },
  });
}

/** Which diagonals a place where corners meet has. */
const DIAGONAL = { none: 0, falling: 1, rising: 2, both: 3 } as const; // falling: from upper left to lower right

/** Corners that a place is cut into: none but one without a diagonal. */
const CORNERS = [1, 2, 2, 4] as const;

/** Corners of a place with both diagonals, clockwise from the top, and at which of them the short side in each direction starts. */
const ROUND = [
  [0, -1],
  [1, 0],
  [0, 1],
  [-1, 0],
] as const;
const SHORT_START = { 1: 0, 3: 1, 5: 2, 7: 3 } as const;

class ZetaGrid {
  private readonly width: number;
  private readonly height: number;
  private readonly topology: TopologyName;
  private readonly across: 'open' | 'straight' | 'reversed';
  private readonly down: 'open' | 'straight';
  private readonly kept: Uint8Array; // (width + 1) x (height + 1) places, row by row

  /** @param kindOf the diagonals of a place that stands for others, called for them row by row */
  constructor(width: number, height: number, topology: TopologyName, kindOf: (place: number) => number) {
    const gluing = GLUINGS[topology as keyof typeof GLUINGS];
    this.width = width;
    this.height = height;
    this.topology = topology;
    this.across = gluing.across;
    this.down = gluing.down;
    this.kept = new Uint8Array((width + 1) * (height + 1));
    for (let y = 0; y <= height; y++) {
      for (let x = 0; x <= width; x++) {
        const place = this.placeOf(x, y);
        if (place === null) continue;
        const own = this.numberOf(place.x, place.y);
        if (this.kept[own] === DIAGONAL.none) this.kept[own] = kindOf(own);
        this.kept[this.numberOf(x, y)] = seen(this.kept[own] as number, place.isMirrored);
      }
    }
  }

  /** The same with both diagonals at each place. */
  withBoth(): ZetaGrid {
    return new ZetaGrid(this.width, this.height, this.topology, () => DIAGONAL.both);
  }

  /** The same with other diagonals at some places. */
  with(kinds: ReadonlyMap<number, number>): ZetaGrid {
    return new ZetaGrid(
      this.width,
      this.height,
      this.topology,
      (place) => kinds.get(place) ?? (this.kept[place] as number),
    );
  }

  /** Ways out of the given cells, 8 x cell + direction, one for each side of the mesh of these cells, in order. */
  waysOf(cells: Uint32Array): Uint32Array {
    const ways: number[] = [];
    for (const c of cells) for (let k = 0; k < 8; k++) if (this.has(c, k)) ways.push(8 * c + k);
    return Uint32Array.from(ways);
  }

  /** The diagonal that a way goes by: the place that stands for its own, and which of the two there; null if none. */
  diagonalOf(way: number): { readonly place: number; readonly kind: 1 | 2 } | null {
    const k = way % 8;
    if (k % 2 === 0) return null;
    const number = this.placeAt((way - k) / 8, k);
    const x = number % (this.width + 1);
    const place = this.placeOf(x, (number - x) / (this.width + 1));
    if (place === null) return null;
    const kind = kindOfCorner(k);
    return { place: this.numberOf(place.x, place.y), kind: seen(kind, place.isMirrored) as 1 | 2 };
  }

  private numberOf(x: number, y: number): number {
    return y * (this.width + 1) + x;
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

  /** The mesh of the given cells, in ascending order. */
  mesh(cells: Uint32Array): Mesh {
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

    const cornerFirst = new Uint32Array(kept.length + 1);
    for (let p = 0; p < kept.length; p++) {
      cornerFirst[p + 1] = (cornerFirst[p] as number) + (CORNERS[kept[p] as number] as number);
    }
    const cornerX = new Float64Array(cornerFirst[kept.length] as number);
    const cornerY = new Float64Array(cornerX.length);
    for (let p = 0, y = 0; y <= height; y++) {
      for (let x = 0; x <= width; x++, p++) {
        const first = cornerFirst[p] as number;
        if (kept[p] === DIAGONAL.both) {
          for (const [i, [dx, dy]] of ROUND.entries()) {
            cornerX[first + i] = x + dx * CUT;
            cornerY[first + i] = y + dy * CUT;
          }
          continue;
        }
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
        sideCorner[side] = (cornerFirst[place] as number) + this.endOfCorner(c, from, k);
        const other = this.neighbour(c, k);
        if (other !== null) {
          sidePartner[side] = this.sideNumber(sideFirst, other.cell, other.k);
          if (sideTwisted !== undefined && other.isTwisted) sideTwisted[side] = 1;
        }
        side++;
      }
    }
    const whole = { cellCount, sideFirst, sideCorner, sidePartner, cornerX, cornerY, sideTwisted };
    const isKept = new Uint8Array(cellCount);
    for (const c of cells) isKept[c] = 1;
    // In a corner of the sheet stands one cell, which may use one of two corners only.
    const mesh = keptMesh(whole, () => true);
    const glued = this.topology === 'projective' ? oppositeGlued(mesh) : mesh;
    return cells.length === cellCount ? glued : keptMesh(glued, (c) => isKept[c] === 1);
  }

  /** Whether a cell has a side there: always the four of a square, the others where its diagonal is kept. */
  private has(cell: number, k: number): boolean {
    return k % 2 === 0 || ((this.kept[this.placeAt(cell, k)] as number) & kindOfCorner(k)) !== 0;
  }

  /** The place of a corner of a cell. */
  private placeAt(cell: number, k: number): number {
    const [dx, dy] = AROUND[k] as readonly [number, number];
    const x = cell % this.width;
    const y = (cell - x) / this.width;
    return (y + (dy > 0 ? 1 : 0)) * (this.width + 1) + x + (dx > 0 ? 1 : 0);
  }

  /** Which of the corners that a place is cut into side k starts at. */
  private endOfCorner(cell: number, corner: number, k: number): number {
    const kind = this.kept[this.placeAt(cell, corner)];
    if (kind === DIAGONAL.none) return 0;
    if (kind !== DIAGONAL.both) return this.isLower(cell, corner, k) ? 1 : 0;
    const start = SHORT_START[corner as keyof typeof SHORT_START];
    return k === corner ? start : (start + 3) % 4;
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

/** The diagonal that leads out of a cell by one of its corners. */
function kindOfCorner(k: number): 1 | 2 {
  const [dx, dy] = AROUND[k] as readonly [number, number];
  return dx === dy ? DIAGONAL.falling : DIAGONAL.rising;
}

/** The diagonals of a place as drawn where it is repeated, perhaps mirrored. */
function seen(kind: number, isMirrored: boolean): number {
  return isMirrored && kind !== DIAGONAL.both ? 3 - kind : kind;
}
