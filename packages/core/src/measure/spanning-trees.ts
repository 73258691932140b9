import type { Graph } from '../graph/graph.ts';

/**
 * How many spanning trees a graph has: how many perfect mazes a board. Parallel links count as different, self-loops
 * not at all; a graph in pieces has none. For classes hand in the quotient.
 *
 * Any principal minor of the Laplacian (G. Kirchhoff, 1847), by fraction-free elimination (E. H. Bareiss, Sylvester's
 * identity and multistep integer-preserving Gaussian elimination, 1968), so the count is exact.
 *
 * Cost: O(cells^3) products of numbers with up to some cells / 2 digits; 100 cells take well under a second.
 */
export function spanningTreeCount(graph: Graph): bigint {
  const size = graph.cellCount - 1; // the last cell is left out
  const rows = Array.from({ length: size }, () => new Array<bigint>(size).fill(0n));
  for (let l = 0; l < graph.linkCount; l++) {
    const a = graph.ends[2 * l] as number;
    const b = graph.ends[2 * l + 1] as number;
    if (a === b) continue;
    add(rows, a, a, 1n);
    add(rows, b, b, 1n);
    add(rows, a, b, -1n);
    add(rows, b, a, -1n);
  }
  return determinant(rows);
}

function add(rows: bigint[][], row: number, column: number, value: bigint): void {
  const cells = rows[row];
  if (cells !== undefined && column < cells.length) cells[column] = (cells[column] as bigint) + value;
}

/** Overwrites `rows`. A Laplacian minor is positive semidefinite, so a pivot is 0 only if the determinant is. */
function determinant(rows: bigint[][]): bigint {
  let before = 1n;
  for (let k = 0; k < rows.length; k++) {
    const pivotRow = rows[k] as bigint[];
    const pivot = pivotRow[k] as bigint;
    if (pivot === 0n) return 0n;
    for (let i = k + 1; i < rows.length; i++) {
      const row = rows[i] as bigint[];
      const factor = row[k] as bigint;
      for (let j = k + 1; j < rows.length; j++) {
        row[j] = (pivot * (row[j] as bigint) - factor * (pivotRow[j] as bigint)) / before;
      }
    }
    before = pivot;
  }
  return before;
}
