// What a cell is called: column and row as they are typed in recipes, or its number.

import type { Space } from '@labrys/core';

/** Names of the cells of a board. Cost: O(cells) to make, once. */
export function cellNames({ graph, rowPaths, rows, sheets }: Space): (cell: number) => string {
  const lines = sheets === null ? (rowPaths ?? rows) : rowPaths;
  if (lines === null) return String;
  const sheetCount = (sheets?.sizes ?? []).reduce((product, size) => product * size, 1);
  const rowCount = (lines.first.length - 1) / sheetCount;
  const place = new Uint32Array(graph.cellCount);
  lines.cells.forEach((cell, i) => {
    place[cell] = i;
  });
  return (cell) => {
    if (cell >= graph.cellCount) return String(cell);
    const at = place[cell] as number;
    if (lines.cells[at] !== cell) return String(cell); // beneath another one
    const line = lineOf(lines.first, at);
    const [x, y, sheet] = [at - (lines.first[line] as number), line % rowCount, Math.floor(line / rowCount)];
    return sheetCount === 1 ? `${x},${y}` : `${x},${y},${sheet}`;
  };
}

/** The row that a place lies in, by halving. */
function lineOf(first: ArrayLike<number>, at: number): number {
  let low = 0;
  let high = first.length - 1;
  while (high - low > 1) {
    const middle = (low + high) >>> 1;
    if ((first[middle] as number) <= at) low = middle;
    else high = middle;
  }
  return low;
}
