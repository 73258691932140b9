// Which cells of a board a mask keeps.

import { BitSet, type Mesh, type MeshSpace } from '@labrys/core';
import { cellsNamed } from './cell-list.ts';
import { type Fit, fitOf } from './fit.ts';
import type { Mask } from './mask.ts';
import { boxOf } from './outline.ts';
import { shapeOf } from './shape.ts';
import { boxOfBits, insideLeftOf, isInside, lineBelow, type Spans, spansOfBits, spansOfOutline } from './spans.ts';

/** Lines across the lowest cell, */
const LINES = 12;

/** but no more than so many across one of mean size. */
const MOST_LINES = 48;

/**
 * The cells that a mask keeps: those of which at least half lies inside.
 *
 * The mask is laid into the box of the board, as large as fits without changing its proportions, and centred. Lines are
 * drawn across both; how much of a line is inside, and how much of that within a cell, is exact. So thin strokes and
 * coarse boards agree as well as they can, and it is the same on every machine: nothing but + - * / and comparisons.
 *
 * @throws MazeError `bad-value` for a bad mask, `param-range` for cells the board does not have
 * Cost: O(sides of the board + crossings of lines and outline), each with the logarithm of the crossings of one line;
 * two seconds for a million cells.
 */
export function maskCells(space: MeshSpace, mask: Mask): (cell: number) => boolean {
  const shape = shapeOf(mask);
  const isInverted = mask.invert === true;
  if ('cells' in shape) {
    const named = cellsNamed(space, shape.cells);
    const keepsThem = shape.keepsThem !== isInverted;
    return (cell) => named.has(cell) === keepsThem;
  }
  const { mesh } = space;
  const board = boxOf(mesh.cornerX, mesh.cornerY);
  const fit = fitOf(board, 'bits' in shape ? boxOfBits(shape.bits) : shape.outline.box);
  const cellSize = Math.sqrt((board.width * board.height) / mesh.cellCount);
  const step = fit.scale * Math.max(lowestHeight(mesh) / LINES, cellSize / MOST_LINES);
  const spans = 'bits' in shape ? spansOfBits(shape.bits, step) : spansOfOutline(shape.outline, step);
  const inside = cellsInside(mesh, spans, fit);
  return (cell) => inside.has(cell) !== isInverted;
}

/** Height of the cell that is least high. */
function lowestHeight({ cellCount, sideFirst, sideCorner, cornerY }: Mesh): number {
  let lowest = Number.POSITIVE_INFINITY;
  for (let c = 0; c < cellCount; c++) {
    let [top, bottom] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const y = cornerY[sideCorner[s] as number] as number;
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
    lowest = Math.min(lowest, bottom - top);
  }
  return lowest;
}

function cellsInside(mesh: Mesh, spans: Spans, { scale, shiftX, shiftY }: Fit): BitSet {
  const x = Float64Array.from(mesh.cornerX, (at) => at * scale + shiftX);
  const y = Float64Array.from(mesh.cornerY, (at) => at * scale + shiftY);
  const kept = new BitSet(mesh.cellCount);
  for (let c = 0; c < mesh.cellCount; c++) if (isMostlyInside(mesh, c, x, y, spans)) kept.add(c);
  return kept;
}

/**
 * A side that leads down has the cell to its left, one that leads up to its right; so the length of all lines within the
 * cell, and what of it is inside, are sums over the sides, whatever shape the cell has.
 */
function isMostlyInside(
  { sideFirst, sideCorner }: Mesh,
  cell: number,
  x: Float64Array,
  y: Float64Array,
  spans: Spans,
): boolean {
  const { top, step } = spans;
  const first = sideFirst[cell] as number;
  const end = sideFirst[cell + 1] as number;
  let all = 0;
  let inside = 0;
  let lines = 0;
  let corner = sideCorner[end - 1] as number;
  for (let s = first; s < end; s++) {
    const [x0, y0] = [x[corner] as number, y[corner] as number];
    corner = sideCorner[s] as number;
    const [x1, y1] = [x[corner] as number, y[corner] as number];
    const isDown = y0 < y1;
    const last = lineBelow(isDown ? y1 : y0, top, step);
    for (let line = lineBelow(isDown ? y0 : y1, top, step); line < last; line++) {
      const at = x0 + ((top + (line + 0.5) * step - y0) / (y1 - y0)) * (x1 - x0);
      const left = insideLeftOf(spans, line, at);
      all += isDown ? at : -at;
      inside += isDown ? left : -left;
      lines++;
    }
  }
  // A little less than half counts as half, or rounding would make symmetric masks lopsided.
  if (lines > 0) return 2 * Math.abs(inside) >= Math.abs(all) * (1 - 1e-9) && all !== 0;

  // Between two lines: the line nearest to its middle speaks for it.
  let [middleX, middleY] = [0, 0];
  for (let s = first; s < end; s++) {
    middleX += x[sideCorner[s] as number] as number;
    middleY += y[sideCorner[s] as number] as number;
  }
  return isInside(spans, Math.floor((middleY / (end - first) - top) / step), middleX / (end - first));
}
