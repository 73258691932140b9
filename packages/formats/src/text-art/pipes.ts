// Drawings in which box drawing characters outline the passages: four columns and two lines a cell.
//
//   ┌──────┐       two cells above, joined
//   │  ┌───┘       the left one goes on down
//   └──┘

import { badFile } from '../bad-file.ts';
import type { Format } from '../format.ts';
import { mazeOfWalls } from '../grids/wall-grid.ts';
import { WALL } from '../micromouse/board.ts';
import { decodeHead, decodeText } from '../text.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { ARM, boxArms, boxLines } from './box-lines.ts';

type NoKnobs = Record<string, never>;

export const pipes: Format<NoKnobs> = {
  id: 'FMT-PIPES',
  name: 'pipes',
  title: 'Text, passages as tubes',
  summary: 'Drawings in which lines of box drawing characters outline the passages.',
  about:
    'Each cell is four characters wide and two lines high, and between passages stand two lines. Ends are not marked.',
  steps: [
    'Look at the four corners of each cell: their arms tell to which sides it is open.',
    'Check that neighbours say the same, which tells tubes from drawings of walls.',
  ],
  sources: [],
  params: {},
  extensions: ['txt'],
  kind: 'text',
  sniff: (bytes) => {
    const lines = boxLines(decodeHead(bytes, 65_536));
    return lines !== null && tubesOf(lines) !== null;
  },
  parse: (bytes) => {
    const lines = boxLines(decodeText(bytes));
    const tubes = lines === null ? null : tubesOf(lines);
    if (tubes === null) throw badFile('the lines do not outline passages of four columns and two lines a cell');
    const { maze } = mazeOfWalls({ ...tubes, absent: null, start: -1, goals: [] });
    return { format: 'pipes', maze, unit: 'cell', whyNoEnds: whyNoEnds(maze), notes: [] };
  },
};

/** Corners of a cell: column, line, and the arms that lead out across and up or down. */
const CORNERS = [
  { x: 0, y: 0, across: ARM.west, along: ARM.north },
  { x: 3, y: 0, across: ARM.east, along: ARM.north },
  { x: 0, y: 1, across: ARM.west, along: ARM.south },
  { x: 3, y: 1, across: ARM.east, along: ARM.south },
] as const;

const BIT: { readonly [arm: number]: number } = {
  [ARM.north]: WALL.north,
  [ARM.east]: WALL.east,
  [ARM.south]: WALL.south,
  [ARM.west]: WALL.west,
};

/** The walls of a drawing of tubes, or null if it is none. Cost: O(characters). */
export function tubesOf(lines: readonly string[]): { width: number; height: number; walls: Uint8Array } | null {
  const across = (lines[0] as string).length;
  if (across % 4 !== 0 || lines.length % 2 !== 0 || lines.some((line) => line.length !== across)) return null;
  const width = across / 4;
  const height = lines.length / 2;
  const walls = new Uint8Array(width * height).fill(15);
  for (let square = 0; square < walls.length; square++) {
    const x = 4 * (square % width);
    const y = 2 * Math.floor(square / width);
    let open = 0;
    let closed = 0;
    for (const corner of CORNERS) {
      const arms = boxArms((lines[y + corner.y] as string)[x + corner.x]);
      if (arms === 0) return null;
      for (const arm of [corner.across, corner.along]) {
        if ((arms & arm) !== 0) open |= BIT[arm] as number;
        else closed |= BIT[arm] as number;
      }
    }
    if ((open & closed) !== 0) return null; // both corners of a side say the same
    walls[square] = closed;
  }
  for (let square = 0; square < walls.length; square++) {
    const bits = walls[square] as number;
    if (
      (square + 1) % width !== 0 &&
      ((bits & WALL.east) === 0) !== (((walls[square + 1] as number) & WALL.west) === 0)
    ) {
      return null;
    }
    const below = walls[square + width];
    if (below !== undefined && ((bits & WALL.south) === 0) !== ((below & WALL.north) === 0)) return null;
  }
  return { width, height, walls };
}
