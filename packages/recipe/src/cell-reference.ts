import { MazeError, type Rows, type Space } from '@labrys/core';
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
  const parts = typed.split(',').map(Number);
  return parts.length === 1 ? (parts[0] as number) : (parts as unknown as CellReference);
}

/**
 * The number of a cell on a board.
 *
 * Column and row are places in the rows of the board; where it has none, those of the unit square around the cell's
 * centre. A third number is the sheet, counted through all axes of sheets.
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
  const [x, y, z = 0] = reference;
  const sheetCount = (space.sheets?.sizes ?? []).reduce((product, size) => product * size, 1);
  const rows = space.sheets === null ? (space.rowPaths ?? space.rows) : space.rowPaths;
  const cell =
    z >= sheetCount ? null : rows === null ? cellAround(space, x, y, z) : cellInRow(rows, sheetCount, x, y, z);
  if (cell !== null) return cell;
  const { columns, rowCount } = extent(space, rows, sheetCount);
  const sheets = sheetCount === 1 ? '' : `, sheets from 0 to ${sheetCount - 1}`;
  const isWithin = rows === null && x < columns && y < rowCount && z < sheetCount;
  const why = isWithin ? 'no cell lies there, but wall or what was cut away' : 'this board has no such cell';
  throw new MazeError(
    'param-range',
    `${name} is ${reference.join()}; ${why}: columns go from 0 to ${columns - 1}, rows from 0 to ${rowCount - 1}${sheets}`,
  );
}

function cellInRow({ first, cells }: Rows, sheetCount: number, x: number, y: number, z: number): number | null {
  const rowCount = (first.length - 1) / sheetCount;
  if (y >= rowCount) return null;
  const at = (first[z * rowCount + y] as number) + x;
  return at < (first[z * rowCount + y + 1] as number) ? (cells[at] as number) : null;
}

/** The cell whose centre lies in the unit square of that column and row. */
function cellAround({ graph, sheets, centres }: Space, x: number, y: number, z: number): number | null {
  const cells = sheets?.cells ?? graph.cellCount;
  for (let c = 0; c < cells; c++) {
    if (Math.floor(centres[2 * c] as number) === x && Math.floor(centres[2 * c + 1] as number) === y)
      return z * cells + c;
  }
  return null;
}

/** Columns and rows of a sheet. */
function extent(
  space: Space,
  rows: Rows | null,
  sheetCount: number,
): { readonly columns: number; readonly rowCount: number } {
  if (rows !== null) return { columns: rows.longest, rowCount: (rows.first.length - 1) / sheetCount };
  let right = 0;
  let bottom = 0;
  for (let c = 0; c < (space.sheets?.cells ?? space.graph.cellCount); c++) {
    right = Math.max(right, Math.floor(space.centres[2 * c] as number));
    bottom = Math.max(bottom, Math.floor(space.centres[2 * c + 1] as number));
  }
  return { columns: right + 1, rowCount: bottom + 1 };
}
