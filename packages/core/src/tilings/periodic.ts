// Boards cut from periodic tilings: what all of them share. A tiling of this kind is a record of data.

import { requireSize } from '../mesh/board-size.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { type PeriodicTiling, patch, patchCells, patchRows, periodRows } from '../mesh/patch.ts';
import { type Rows, rowsFrom } from '../mesh/rows.ts';
import { MeshSpace } from '../mesh/space.ts';
import type { Params } from '../record.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GLUED, gluedPatch } from '../surfaces/glue.ts';
import type { TopologyName } from '../surfaces/topology.ts';
import type { Tiling } from './tiling.ts';
import { middleOf, type Period, periodOf, type UnitCell, type Vector } from './unit-cell.ts';

export type BoxSizes = { readonly width: number; readonly height: number };

/** What makes a periodic tiling. */
export interface PeriodicRecord
  extends Pick<
    Tiling<BoxSizes>,
    'id' | 'name' | 'aliases' | 'title' | 'summary' | 'about' | 'steps' | 'sources' | 'degrees'
  > {
  readonly cell: UnitCell;
  readonly period: Period;
  /** Cells in each row of a period, where width counts columns of cells; without it width is a length in cell units. */
  readonly across?: number;
  /** Whether the cells of each row are linked one to the next, or at least all together, or not even that. */
  readonly rows: 'paths' | 'connected' | 'none';
  /** True where no mirror of the tiling turns it upside down. */
  readonly hasNoMirror?: boolean;
}

const LONGEST = Number.MAX_SAFE_INTEGER; // what is too large is said in cells, when the board is made

/** The sizes of a board with columns and rows. */
export const columnsAndRows: { readonly [K in keyof BoxSizes]: Params[string] } = {
  width: { type: 'integer', min: 1, max: LONGEST, default: 20, help: 'columns' },
  height: { type: 'integer', min: 1, max: LONGEST, default: 20, help: 'rows' },
};

/** The sizes of a board without columns. */
const box: { readonly [K in keyof BoxSizes]: Params[string] } = {
  width: { type: 'integer', min: 1, max: LONGEST, default: 20, help: 'width of the board; a mean cell has area 1' },
  height: { type: 'integer', min: 1, max: LONGEST, default: 20, help: 'height of the board' },
};

/** A tiling of the catalogue from its data. */
export function periodicTiling(record: PeriodicRecord): Tiling<BoxSizes> {
  const { cell: _cell, period: _period, across, rows: _rows, hasNoMirror = false, ...texts } = record;
  const noMirror: readonly TopologyName[] = ['moebius', 'klein'];
  return {
    ...texts,
    params: across === undefined ? box : columnsAndRows,
    topologies: GLUED.filter((name) => !hasNoMirror || !noMirror.includes(name)),
    cellCount: (sizes, topology) => patchCells(tilingOf(record), ...columnsIn(record, sizes, topology)),
    space: (sizes, topology) => periodicSpace(record, sizes, topology),
  };
}

const made = new WeakMap<PeriodicRecord, PeriodicTiling>();

/** The cells of a record's period, found when first asked for: a program starts without them. */
export function tilingOf(record: PeriodicRecord): PeriodicTiling {
  const known = made.get(record);
  if (known !== undefined) return known;
  const tiling = { ...periodOf(record.cell, record.period), across: record.across };
  made.set(record, tiling);
  return tiling;
}

function periodicSpace(record: PeriodicRecord, sizes: BoxSizes, topology: TopologyName): MeshSpace {
  requireSize('width', sizes.width);
  requireSize('height', sizes.height);
  const { name, rows } = record;
  const tiling = tilingOf(record);
  const [columns, rowCount] = columnsIn(record, sizes, topology);
  const description = { kind: name, ...sizes, ...(topology === 'plane' ? {} : { topology }) };
  return new MeshSpace(gluedPatch(tiling, columns, rowCount, topology), {
    description,
    rows:
      rows === 'none' || (topology !== 'plane' && topology !== 'cylinder')
        ? undefined
        : () => rowsOf(patchRows(tiling, columns, rowCount), rows === 'paths'),
  });
}

/** Columns and rows as {@link patch} counts them: of a box in cell units, those that come nearest to it. */
function columnsIn(
  record: PeriodicRecord,
  { width, height }: BoxSizes,
  topology: TopologyName,
): [columns: number, rows: number] {
  if (record.across !== undefined) return [width, height];
  const tiling = tilingOf(record);
  const [periodWidth, periodHeight] = tiling.period;
  const unit = Math.sqrt((periodWidth * periodHeight) / tiling.polygons.length);
  const rowsInPeriod = periodRows(tiling);
  const step = topology === 'torus' || topology === 'klein' ? rowsInPeriod : 1; // only whole periods close
  const periods = (height * unit) / periodHeight;
  return [
    Math.max(1, Math.round((width * unit) / periodWidth)),
    step * Math.max(1, Math.round((periods * rowsInPeriod) / step)),
  ];
}

/** Rows of cells that are numbered row by row. */
export function rowsOf(first: Uint32Array, arePaths: boolean): Rows {
  const cells = new Uint32Array(first.at(-1) as number);
  for (let c = 0; c < cells.length; c++) cells[c] = c;
  return rowsFrom(cells.length, first, cells, arePaths);
}

/**
 * The cells of a tiling whose middles lie in an outline; those that stay are numbered row by row.
 *
 * @param columns columns of the rectangle it is cut from, as {@link patch} counts them
 * @param rows its rows of cells
 * @param isInside x and y of a middle -> whether the cell belongs to the board
 * @returns the mesh and the number of the first cell in each row, at last the number of cells
 * Cost: O(cells of the rectangle).
 */
export function cutOut(
  tiling: PeriodicTiling,
  columns: number,
  rows: number,
  isInside: (x: number, y: number) => boolean,
): { readonly mesh: Mesh; readonly first: Uint32Array } {
  const { polygons, rowOf = polygons.map(() => 0), period } = tiling;
  const whole = patchRows(tiling, columns, rows);
  const rowsInPeriod = periodRows(tiling);
  const middles = polygons.map(middleOf);
  const rowMiddles = Array.from({ length: rowsInPeriod }, (_, row) => middles.filter((_, p) => rowOf[p] === row));
  const kept = new BitSet(whole.at(-1) as number);
  const first = new Uint32Array(rows + 1);
  for (let row = 0; row < rows; row++) {
    const inPeriod = rowMiddles[row % rowsInPeriod] as readonly Vector[];
    const begin = whole[row] as number;
    let count = 0;
    for (let slot = 0; slot < (whole[row + 1] as number) - begin; slot++) {
      const middle = inPeriod[slot % inPeriod.length] as Vector;
      const x = middle[0] + Math.floor(slot / inPeriod.length) * period[0];
      const y = middle[1] + Math.floor(row / rowsInPeriod) * period[1];
      if (!isInside(x, y)) continue;
      kept.add(begin + slot);
      count++;
    }
    first[row + 1] = (first[row] as number) + count;
  }
  return { mesh: patch(tiling, columns, rows, { keeps: (cell) => kept.has(cell) }), first };
}
