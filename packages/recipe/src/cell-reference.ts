import { MazeError, type Space } from '@labrys/core';
import type { CellReference } from './recipe.ts';
import { misfit } from './refusal.ts';
import { CELL_TEXT } from './schema.ts';

/**
 * Reads a cell as people type it: `3,0` or `17`.
 *
 * @param name what the cell is for, for the message
 * @throws MazeError `bad-value`
 */
export function cellReference(name: string, typed: CellReference | string): CellReference {
  if (typeof typed !== 'string') return typed;
  if (!CELL_TEXT.test(typed)) {
    throw new MazeError('bad-value', misfit(name, typed, 'a cell: column and row such as 3,0, or its number'));
  }
  const [first, second] = typed.split(',').map(Number);
  return second === undefined ? (first as number) : [first as number, second];
}

/**
 * The number of a cell on a board.
 *
 * Column and row are those of the unit square around the cell's centre, which on boards of squares is the cell itself.
 *
 * @param name what the cell is for, for the message
 * @throws MazeError `param-range` if the board has no such cell
 * Cost: O(cells) for column and row.
 */
export function resolveCell(space: Space, name: string, reference: CellReference): number {
  const { cellCount } = space.graph;
  if (typeof reference === 'number') {
    if (reference < cellCount) return reference;
    throw new MazeError('param-range', `${name} is cell ${reference}; this board has cells 0 to ${cellCount - 1}`);
  }
  const [x, y] = reference;
  const { centres } = space;
  for (let c = 0; c < cellCount; c++) {
    if (Math.floor(centres[2 * c] as number) === x && Math.floor(centres[2 * c + 1] as number) === y) return c;
  }
  throw new MazeError('param-range', `${name} is ${x},${y}; this board has no such cell${extent(space)}`);
}

function extent(space: Space): string {
  let right = 0;
  let bottom = 0;
  for (let c = 0; c < space.graph.cellCount; c++) {
    right = Math.max(right, Math.floor(space.centres[2 * c] as number));
    bottom = Math.max(bottom, Math.floor(space.centres[2 * c + 1] as number));
  }
  return `: columns go from 0 to ${right}, rows from 0 to ${bottom}`;
}
