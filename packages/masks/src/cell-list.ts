// Cells by number, or by column and row.

import { BitSet, MazeError, type MeshSpace } from '@labrys/core';
import type { CellName } from './mask.ts';

/** Columns and rows up to this one can be told apart in one number. */
const MOST = 1 << 26;

/**
 * @throws MazeError `bad-value` for what names no cell of any board
 */
export function requireCellNames(names: unknown, kind: string): void {
  const isCount = (value: unknown): boolean => Number.isInteger(value) && (value as number) >= 0;
  const isName = (value: unknown): boolean =>
    isCount(value) ||
    (Array.isArray(value) && value.length === 2 && value.every((part) => isCount(part) && part < MOST));
  if (Array.isArray(names) && names.length > 0 && names.every(isName)) return;
  throw new MazeError(
    'bad-value',
    `the ${kind} of a mask have to be a list of cells: numbers such as 17, or columns and rows such as [3, 0]`,
  );
}

/**
 * The cells of a board that a list names; column and row name all cells with their middle in that unit square.
 *
 * @throws MazeError `param-range` for a cell the board does not have
 * Cost: O(cells).
 */
export function cellsNamed({ graph, centres }: MeshSpace, names: readonly CellName[]): BitSet {
  const chosen = new BitSet(graph.cellCount);
  const isMet = new Map<number, boolean>(); // column and row as one number -> whether a cell is there
  for (const name of names) {
    if (typeof name !== 'number') isMet.set(name[1] * MOST + name[0], false);
    else if (name < graph.cellCount) chosen.add(name);
    else {
      throw new MazeError(
        'param-range',
        `the mask names cell ${name}; this board has cells 0 to ${graph.cellCount - 1}`,
      );
    }
  }
  if (isMet.size === 0) return chosen;
  for (let c = 0; c < graph.cellCount; c++) {
    const place = Math.floor(centres[2 * c + 1] as number) * MOST + Math.floor(centres[2 * c] as number);
    if (!isMet.has(place)) continue;
    isMet.set(place, true);
    chosen.add(c);
  }
  for (const [place, met] of isMet) {
    if (met) continue;
    const [column, row] = [place % MOST, Math.floor(place / MOST)];
    throw new MazeError('param-range', `the mask names the cell ${column},${row}; this board has none there`);
  }
  return chosen;
}
