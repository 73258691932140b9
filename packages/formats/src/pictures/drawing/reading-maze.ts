import { BitSet, type Maze, type Opening, squareSpace } from '@labrys/core';
import type { PictureReading, SideName } from './reading.ts';

/** Number of a square's side: its sides stand east, south, west, north. */
const SIDE_NUMBER: Readonly<Record<SideName, number>> = { east: 0, south: 1, west: 2, north: 3 };

/**
 * The maze of a reading, on a board of squares.
 *
 * Openings are gaps in the outline at start and finishes. Gaps that are no ends (where there are not two of them) stay
 * out of the maze and in the reading. Cost: O(cells).
 */
export function mazeOfReading(reading: PictureReading): Maze {
  const { columns, rows, walls } = reading;
  const space = squareSpace(columns, rows);
  const { ends, linkCount } = space.graph;
  const open = new BitSet(linkCount);
  for (let l = 0; l < linkCount; l++) {
    const a = Math.min(ends[2 * l] as number, ends[2 * l + 1] as number);
    const b = Math.max(ends[2 * l] as number, ends[2 * l + 1] as number);
    const x = b % columns;
    const y = (b - x) / columns;
    // The wall of two cells in a row lies left of the second one, of two rows above it.
    const isBeside = b - a === 1 && x > 0;
    const closed = isBeside ? walls.down[y * (columns + 1) + x] : walls.across[y * columns + x];
    if (closed === 0) open.add(l);
  }
  const isEnd = (cell: number): boolean => cell === reading.start || reading.finishes.includes(cell);
  const openings: Opening[] = reading.openings
    .map(({ x, y, side }) => ({ cell: y * columns + x, side: SIDE_NUMBER[side] }))
    .filter(({ cell }) => isEnd(cell));
  return { space, open, oneWay: null, start: reading.start, finishes: reading.finishes, openings };
}
