// Grids of free (.) and blocked (#) squares as mazes, and the truth about them, found slowly from the characters alone.

import { BitSet, type Maze, maskedSquareSpace, mazeOf, type Random } from '../../src/index.ts';

/** All passages of a board of the free squares are open. Cells are numbered row by row. */
export function tileMaze(rows: readonly string[]): Maze {
  const space = maskedSquareSpace(rows[0]!.length, rows.length, (x, y) => rows[y]![x] === '.', { kind: 'tiles' });
  return mazeOf(space, new BitSet(space.graph.linkCount).complement());
}

/** The cell of each free square, by column and row. */
export function cellAt(rows: readonly string[], x: number, y: number): number {
  return rows
    .join('')
    .slice(0, y * rows[0]!.length + x)
    .replaceAll('#', '').length;
}

/** At least one square is free. */
export function randomTiles(random: Random, most: number): string[] {
  const width = 1 + random.below(most);
  const height = 1 + random.below(most);
  const chance = 0.3 + 0.7 * random.fraction();
  const rows = Array.from({ length: height }, () =>
    Array.from({ length: width }, () => (random.chance(chance) ? '.' : '#')).join(''),
  );
  if (!rows.join('').includes('.')) rows[0] = `.${rows[0]!.slice(1)}`;
  return rows;
}

export interface Step {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** Steps from a square; a diagonal one needs both squares beside it. */
export function tileSteps(rows: readonly string[], x: number, y: number, octile: boolean): Step[] {
  const free = (column: number, row: number): boolean => rows[row]?.[column] === '.';
  const steps: Step[] = [];
  for (let dy = -1; dy <= 1; dy++) {
    for (let dx = -1; dx <= 1; dx++) {
      const isDiagonal = dx !== 0 && dy !== 0;
      if ((dx === 0 && dy === 0) || (isDiagonal && !octile) || !free(x + dx, y + dy)) continue;
      if (isDiagonal && !(free(x + dx, y) && free(x, y + dy))) continue;
      steps.push({ x: x + dx, y: y + dy, length: isDiagonal ? Math.SQRT2 : 1 });
    }
  }
  return steps;
}

/** Distance of every square from one, by relaxing all steps until nothing changes; Infinity where no way leads. */
export function slowTileDistances(rows: readonly string[], fromX: number, fromY: number, octile: boolean): number[][] {
  const distance = rows.map((row) => [...row].map(() => Number.POSITIVE_INFINITY));
  distance[fromY]![fromX] = 0;
  for (let changed = true; changed; ) {
    changed = false;
    for (let y = 0; y < rows.length; y++) {
      for (let x = 0; x < rows[y]!.length; x++) {
        if (distance[y]![x] === Number.POSITIVE_INFINITY) continue;
        for (const step of tileSteps(rows, x, y, octile)) {
          const onward = distance[y]![x]! + step.length;
          if (onward > distance[step.y]![step.x]! - 1e-9) continue;
          distance[step.y]![step.x] = onward;
          changed = true;
        }
      }
    }
  }
  return distance;
}
