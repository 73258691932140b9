// What a person knows better: walls set right by hand, and where the ends are.

import { MazeError, NONE } from '@labrys/core';
import { placedSide } from './outline.ts';
import type { PictureReading, PlacedSide, SideName } from './reading.ts';

/** One correction. */
export type Correction =
  | { readonly kind: 'wall'; readonly x: number; readonly y: number; readonly side: SideName; readonly closed: boolean }
  | { readonly kind: 'start'; readonly x: number; readonly y: number }
  | { readonly kind: 'finish'; readonly x: number; readonly y: number };

const WALL = /^wall:(\d{1,7}),(\d{1,7}),(east|south|west|north|e|s|w|n)=(open|closed)$/i;
const END = /^(start|finish):(\d{1,7}),(\d{1,7})$/i;

const SIDES: Readonly<Record<string, SideName>> = { e: 'east', s: 'south', w: 'west', n: 'north' };

/**
 * Reads `wall:x,y,side=open`, `wall:x,y,side=closed`, `start:x,y` or `finish:x,y`; cells count from 0 at the top left.
 *
 * @throws MazeError `bad-value` for anything else
 */
export function parseCorrection(text: string): Correction {
  const trimmed = text.trim();
  const wall = WALL.exec(trimmed);
  if (wall !== null) {
    const [, x, y, side, state] = wall as unknown as [string, string, string, string, string];
    return {
      kind: 'wall',
      x: Number(x),
      y: Number(y),
      side: SIDES[side.charAt(0).toLowerCase()] as SideName,
      closed: state.toLowerCase() === 'closed',
    };
  }
  const end = END.exec(trimmed);
  if (end !== null) {
    const [, kind, x, y] = end as unknown as [string, string, string, string];
    return { kind: kind.toLowerCase() as 'start' | 'finish', x: Number(x), y: Number(y) };
  }
  throw new MazeError(
    'bad-value',
    `"${trimmed.slice(0, 60)}" is no correction; write wall:x,y,side=open or =closed with side east, south, west or north, or start:x,y or finish:x,y`,
  );
}

/** Where a correction speaks of the side between two cells: index and list of the wall. */
function wallIndex(columns: number, x: number, y: number, side: SideName): { isDown: boolean; index: number } {
  const isDown = side === 'east' || side === 'west';
  return {
    isDown,
    index: isDown ? y * (columns + 1) + x + (side === 'east' ? 1 : 0) : (y + (side === 'south' ? 1 : 0)) * columns + x,
  };
}

/**
 * The reading with corrections made, in order; what was set by hand is certain.
 *
 * Several finishes may be given. Ends by hand replace those found; otherwise two coloured cells or two openings are the ends.
 *
 * @throws MazeError `bad-value` for cells outside the board
 */
export function correctReading(reading: PictureReading, corrections: readonly Correction[]): PictureReading {
  if (corrections.length === 0) return reading;
  const { columns, rows } = reading;
  const walls = {
    down: reading.walls.down.slice(),
    across: reading.walls.across.slice(),
    downConfidence: reading.walls.downConfidence.slice(),
    acrossConfidence: reading.walls.acrossConfidence.slice(),
  };
  let doubts = reading.doubts;
  let start: number | null = null;
  const finishes: number[] = [];
  for (const correction of corrections) {
    const { x, y } = correction;
    if (x >= columns || y >= rows) {
      throw new MazeError(
        'bad-value',
        `cell ${x},${y} is not on the board of ${columns} x ${rows} cells; x runs from 0 to ${columns - 1}, y from 0 to ${rows - 1}`,
      );
    }
    if (correction.kind === 'start') start = y * columns + x;
    else if (correction.kind === 'finish') finishes.push(y * columns + x);
    else {
      const { isDown, index } = wallIndex(columns, x, y, correction.side);
      (isDown ? walls.down : walls.across)[index] = correction.closed ? 1 : 0;
      (isDown ? walls.downConfidence : walls.acrossConfidence)[index] = 1;
      doubts = doubts.filter((doubt) => {
        const other = wallIndex(columns, doubt.x, doubt.y, doubt.side);
        return other.isDown !== isDown || other.index !== index;
      });
    }
  }
  const openings = openingsOf(reading, walls.down, walls.across);
  const isKept = reading.hasColouredEnds || reading.openings.length === openings.length;
  const ends = isKept ? reading : endsOf(openings, columns);
  return {
    ...reading,
    walls,
    doubts,
    openings,
    start: start ?? ends.start,
    finishes: finishes.length > 0 ? finishes : ends.finishes,
  };
}

function openingsOf(reading: PictureReading, down: Uint8Array, across: Uint8Array): PlacedSide[] {
  const { columns, rows, lattice } = reading;
  const openings: PlacedSide[] = [];
  const add = (x: number, y: number, side: SideName): void => {
    openings.push(placedSide(lattice, x, y, side));
  };
  for (let x = 0; x < columns; x++) {
    if (across[x] === 0) add(x, 0, 'north');
    if (across[rows * columns + x] === 0) add(x, rows - 1, 'south');
  }
  for (let y = 0; y < rows; y++) {
    if (down[y * (columns + 1)] === 0) add(0, y, 'west');
    if (down[y * (columns + 1) + columns] === 0) add(columns - 1, y, 'east');
  }
  return openings.sort((a, b) => a.y - b.y || a.x - b.x);
}

/** Two openings are start and finish, the upper (then the left) one first; else there are no ends. */
export function endsOf(
  openings: readonly PlacedSide[],
  columns: number,
): { readonly start: number; readonly finishes: readonly number[] } {
  const [first, second] = openings;
  if (openings.length !== 2 || first === undefined || second === undefined) return { start: NONE, finishes: [] };
  return { start: first.y * columns + first.x, finishes: [second.y * columns + second.x] };
}
