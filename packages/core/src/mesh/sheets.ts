// Levels, and further dimensions: the product of a flat board with straight or closed axes. Each sheet is a copy of the
// board, drawn beside the others; a cell is linked to the same cell of the neighbouring sheets.

import { MazeError } from '../errors.ts';
import { GraphBuilder } from '../graph/builder.ts';
import type { Graph } from '../graph/graph.ts';
import { NONE } from '../structures/none.ts';
import { requireRoom } from './board-size.ts';
import type { Mesh } from './mesh.ts';
import { type Rows, rowsFrom } from './rows.ts';
import { requireSettled } from './settled.ts';
import { MeshSpace } from './space.ts';

/** Where sheets stand beside each other in the drawing, and the room left between them in shares of their size. */
const GAP = 0.12;
const LEAST_GAP = 2; // cell units

/** Sides of a page that sheets along one axis are set out for. */
const PAGE = 1.4;

/**
 * A board on sheets.
 *
 * @param base a flat board of one sheet
 * @param sizes sheets along each further axis: [3] is three levels, [3, 2] twice as many in four dimensions
 * @param closed whether the last sheet of an axis leads on to the first; the axes then need three sheets
 * @throws MazeError `too-large` before anything is allocated, `cannot-combine` for a closed axis of two sheets, or
 * where only carving settles the board
 * Cost: O(cells).
 */
export function sheetSpace(base: MeshSpace, sizes: readonly number[], closed: boolean): MeshSpace {
  requireSettled(base, 'levels');
  const cells = base.graph.cellCount;
  requireSheets(cells, sizes, closed);
  const count = sizes.reduce((product, size) => product * size, 1);
  const mesh = copies(base.mesh, sizes, count);
  const { graph, sideOfHalf, stepOfHalf } = productGraph(base, sizes, count, closed);
  const isChain = sizes.length === 1 && !closed;
  const description = { ...base.description, levels: sizes.length === 1 ? (sizes[0] as number) : sizes };
  return new MeshSpace(mesh, {
    description: closed ? { ...description, closed } : description,
    parts: {
      graph,
      sideOfHalf,
      sheets: { sizes, cells, stepOfHalf },
      whyNoDual: 'levels have no corners that walls could grow from',
    },
    maskPieces: base.maskPieces,
    // A sheet as a row suits what only joins sets; sets of passages go row by row within each sheet.
    rows: isChain ? () => sheetsAsRows(count, cells) : undefined,
    rowPaths: isChain && base.rowPaths !== null ? () => rowsOnSheets(base.rowPaths as Rows, count, cells) : undefined,
  });
}

/**
 * Checks sizes of {@link sheetSpace} before the sheet is there.
 *
 * @param cells of one sheet
 * @throws MazeError as {@link sheetSpace}
 */
export function requireSheets(cells: number, sizes: readonly number[], closed: boolean): void {
  const count = sizes.reduce((product, size) => product * size, 1);
  requireRoom(count * cells, `${count} sheets of ${cells} cells`, 'take fewer or smaller ones');
  if (closed && sizes.some((size) => size === 2)) {
    throw new MazeError('cannot-combine', 'two sheets cannot be closed to a ring; take one, three or more');
  }
}

/** Column and row of each sheet in the drawing. */
function layout(sizes: readonly number[], count: number, aspect: number): { column: number; row: number }[] {
  if (sizes.length === 1) {
    const columns = count <= 3 ? count : Math.min(count, Math.max(1, Math.round(Math.sqrt((count * PAGE) / aspect))));
    return Array.from({ length: count }, (_, k) => ({ column: k % columns, row: Math.floor(k / columns) }));
  }
  // Every second axis runs across, the others down.
  return Array.from({ length: count }, (_, k) => {
    const place = { column: 0, row: 0 };
    let rest = k;
    let columns = 1;
    let rows = 1;
    for (const [axis, size] of sizes.entries()) {
      const at = rest % size;
      rest = (rest - at) / size;
      if (axis % 2 === 0) {
        place.column += at * columns;
        columns *= size;
      } else {
        place.row += at * rows;
        rows *= size;
      }
    }
    return place;
  });
}

function copies(mesh: Mesh, sizes: readonly number[], count: number): Mesh {
  const { cellCount, sideFirst, sideCorner, sidePartner, cornerX, cornerY } = mesh;
  const [left, right] = extent(cornerX);
  const [top, bottom] = extent(cornerY);
  const width = right - left;
  const height = bottom - top;
  const gap = Math.ceil(Math.max(LEAST_GAP, GAP * Math.max(width, height))); // squares stay on one lattice
  const places = layout(sizes, count, width / Math.max(height, 1e-9));
  const sides = sidePartner.length;
  const corners = cornerX.length;
  const whole = {
    cellCount: count * cellCount,
    sideFirst: new Uint32Array(count * cellCount + 1),
    sideCorner: new Uint32Array(count * sides),
    sidePartner: new Int32Array(count * sides),
    cornerX: new Float64Array(count * corners),
    cornerY: new Float64Array(count * corners),
  };
  const sideTwisted = mesh.sideTwisted === undefined ? undefined : new Uint8Array(count * sides);
  const centres = mesh.arcs?.centreX.length ?? 0;
  const arcs =
    mesh.arcs === undefined
      ? undefined
      : {
          centreX: new Float64Array(count * centres),
          centreY: new Float64Array(count * centres),
          centreOfSide: new Int32Array(count * sides),
        };
  for (const [k, { column, row }] of places.entries()) {
    const dx = column * (width + gap);
    const dy = row * (height + gap);
    for (let c = 0; c < cellCount; c++)
      whole.sideFirst[k * cellCount + c + 1] = k * sides + (sideFirst[c + 1] as number);
    for (let s = 0; s < sides; s++) {
      const partner = sidePartner[s] as number;
      whole.sideCorner[k * sides + s] = k * corners + (sideCorner[s] as number);
      whole.sidePartner[k * sides + s] = partner === NONE ? NONE : k * sides + partner;
    }
    sideTwisted?.set(mesh.sideTwisted as Uint8Array, k * sides);
    for (let i = 0; i < corners; i++) {
      whole.cornerX[k * corners + i] = (cornerX[i] as number) + dx;
      whole.cornerY[k * corners + i] = (cornerY[i] as number) + dy;
    }
    if (arcs === undefined || mesh.arcs === undefined) continue;
    for (let i = 0; i < centres; i++) {
      arcs.centreX[k * centres + i] = (mesh.arcs.centreX[i] as number) + dx;
      arcs.centreY[k * centres + i] = (mesh.arcs.centreY[i] as number) + dy;
    }
    for (let s = 0; s < sides; s++) {
      const centre = mesh.arcs.centreOfSide[s] as number;
      arcs.centreOfSide[k * sides + s] = centre === NONE ? NONE : k * centres + centre;
    }
  }
  return { ...whole, sideTwisted, arcs };
}

function extent(values: Float64Array): [least: number, most: number] {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const value of values) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  return least <= most ? [least, most] : [0, 0];
}

/**
 * The product graph. In the turning order of a cell the ways up stand between north and west, the ways down between
 * south and east.
 */
function productGraph(
  { graph: base, sideOfHalf: baseSides, directions, mesh }: MeshSpace,
  sizes: readonly number[],
  count: number,
  closed: boolean,
): { readonly graph: Graph; readonly sideOfHalf: Int32Array; readonly stepOfHalf: Int8Array } {
  const cells = base.cellCount;
  const sides = mesh.sidePartner.length;
  const strides = sizes.map((_, axis) => sizes.slice(0, axis).reduce((product, size) => product * size, 1));
  const upAfter = new Int32Array(cells);
  const downAfter = new Int32Array(cells);
  for (let c = 0; c < cells; c++) {
    upAfter[c] = halfBefore(base, directions, c, -1, -1);
    downAfter[c] = halfBefore(base, directions, c, 1, 1);
  }
  const steps = sizes.reduce((sum, size) => sum + 2 * (closed && size > 2 ? size : size - 1) * (count / size), 0);
  const halfCount = count * base.to.length + cells * steps;
  const mostLinks = count * base.linkCount + (cells * steps) / 2;
  const builder = new GraphBuilder(count * cells, halfCount, mostLinks, base.twists !== null);
  const sideOfHalf = new Int32Array(halfCount).fill(NONE);
  const stepOfHalf = new Int8Array(halfCount);
  const linkOfBase = new Int32Array(base.linkCount);
  const linkUp = sizes.map(() => new Int32Array(count * cells).fill(NONE)); // by the cell below
  for (let k = 0; k < count; k++) {
    linkOfBase.fill(NONE);
    const at = sizes.map((size, axis) => Math.floor(k / (strides[axis] as number)) % size);
    for (let c = 0; c < cells; c++) {
      const cell = k * cells + c;
      const toSheets = (sign: 1 | -1): void => {
        for (const [axis, size] of sizes.entries()) {
          const from = at[axis] as number;
          let next = from + sign;
          if (next < 0 || next >= size) {
            if (!closed || size < 3) continue;
            next = (next + size) % size;
          }
          const other = cell + (next - from) * (strides[axis] as number) * cells;
          const up = linkUp[axis] as Int32Array;
          const below = sign === 1 ? cell : other;
          if (up[below] === NONE) up[below] = builder.addLink(cell, other, false);
          stepOfHalf[builder.addHalf(other, up[below] as number)] = sign * (axis + 1);
        }
      };
      for (let h = base.first[c] as number; h < (base.first[c + 1] as number); h++) {
        const baseLink = base.link[h] as number;
        const other = k * cells + (base.to[h] as number);
        if (linkOfBase[baseLink] === NONE) {
          linkOfBase[baseLink] = builder.addLink(cell, other, base.twists?.has(baseLink) === true);
        }
        sideOfHalf[builder.addHalf(other, linkOfBase[baseLink] as number)] = k * sides + (baseSides[h] as number);
        if (h === downAfter[c]) toSheets(-1);
        if (h === upAfter[c]) toSheets(1);
      }
      if (upAfter[c] === NONE) {
        toSheets(-1);
        toSheets(1);
      }
      builder.endCell();
    }
  }
  return { graph: builder.build(), sideOfHalf, stepOfHalf };
}

/** The half of a cell that a direction follows clockwise, or NONE if the cell has none. */
function halfBefore(graph: Graph, directions: Float64Array, cell: number, x: number, y: number): number {
  let best: number = NONE;
  let least = Number.POSITIVE_INFINITY;
  const wanted = bearing(x, y);
  for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
    const turn = wanted - bearing(directions[2 * h] as number, directions[2 * h + 1] as number);
    const clockwise = turn < 0 ? turn + 4 : turn;
    if (clockwise >= least) continue;
    least = clockwise;
    best = h;
  }
  return best;
}

/** Grows clockwise from 0 (right) to 4, by sums alone: not an angle, but in the same order. */
function bearing(x: number, y: number): number {
  const share = y / (Math.abs(x) + Math.abs(y));
  return x < 0 ? 2 - share : y < 0 ? 4 + share : share;
}

function sheetsAsRows(count: number, cells: number): Rows {
  const all = Uint32Array.from({ length: count * cells }, (_, c) => c);
  return rowsFrom(
    count * cells,
    Uint32Array.from({ length: count + 1 }, (_, k) => k * cells),
    all,
    false,
  );
}

function rowsOnSheets(base: Rows, count: number, cells: number): Rows {
  const first = [0];
  const all = new Uint32Array(count * cells);
  for (let k = 0; k < count; k++) {
    for (let i = 0; i < cells; i++) all[k * cells + i] = k * cells + (base.cells[i] as number);
    for (let row = 1; row < base.first.length; row++) first.push(k * cells + (base.first[row] as number));
  }
  return rowsFrom(count * cells, Uint32Array.from(first), all, true);
}
