import { requireRoom, requireWithin } from '../mesh/board-size.ts';
import { sineOfTurn } from '../mesh/circle.ts';
import { type Disc, discCells, discMesh } from '../mesh/discs.ts';
import { type Rows, rowsFrom } from '../mesh/rows.ts';
import { MeshSpace } from '../mesh/space.ts';
import { sphereCells, sphereSpace } from '../surfaces/sphere.ts';
import { ringCounts } from './ring-counts.ts';
import type { Tiling } from './tiling.ts';

export type ThetaSizes = {
  readonly rings: number;
  readonly inner: number;
  readonly middle: string;
  readonly sector: number;
  readonly first: number;
};

const MOST_RINGS = 20_000; // some 10^9 cells: what is too large is said in cells, when the board is made
const MOST_FIRST = 1000;

export const theta: Tiling<ThetaSizes> = {
  id: 'TES-THETA',
  name: 'theta',
  aliases: ['polar', 'circle'],
  title: 'Rings',
  summary: 'Rings about a middle, with more cells in the outer ones; whole discs, and fans of any width.',
  about:
    'Round mazes are as old as the drawings of Jericho and Troy. W. D. Pullen calls rings of cells theta mazes; the rule ' +
    'that a ring has twice the cells of the one inside as soon as these would get too wide is J. Buck\u2019s.',
  steps: [
    'Set a round cell of radius one in the middle, or leave it out.',
    'Lay rings one unit wide about it.',
    'Cut the first ring into cells about one unit wide.',
    'Cut each further ring like the one inside, or each cell of that into as many as keep them about one unit wide.',
  ],
  sources: [
    'W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015',
    'J. Buck, Mazes for Programmers, 2015, chapter 7',
  ],
  params: {
    rings: { type: 'integer', min: 1, max: MOST_RINGS, default: 10, help: 'rings about the middle' },
    inner: {
      type: 'integer',
      min: 0,
      max: MOST_RINGS - 1,
      default: 0,
      help: 'how many of these are left out for a wider middle; fewer than rings',
    },
    middle: {
      type: 'choice',
      choices: { cell: 'a cell', hole: 'nothing' },
      default: 'cell',
      help: 'what lies in the middle',
    },
    sector: {
      type: 'integer',
      min: 10,
      max: 360,
      default: 360,
      help: 'how much of the disc, in degrees: 180 is a half, 90 a quarter',
    },
    first: {
      type: 'integer',
      min: 0,
      max: MOST_FIRST,
      default: 0,
      help: 'cells of the first ring, left out or not, for mazes with five rays, say; 0: as many as fit',
    },
  },
  topologies: ['plane', 'sphere'],
  degrees: [3, 1000],
  sizesFor: (width, height, topology) => ({ rings: ringsFor(width * height, topology === 'sphere') }),
  cellCount: (sizes, topology) => (topology === 'sphere' ? sphereCells(sizes) : discCells(discOf(sizes))),
  space: (sizes, topology) => (topology === 'sphere' ? sphereSpace(sizes) : thetaSpace(sizes)),
};

/** Rings of a disc or a sphere of about so many cells of area 1. */
function ringsFor(cells: number, isSphere: boolean): number {
  const rings = isSphere ? Math.sqrt((cells * Math.PI) / 4) - 2 : Math.sqrt(cells / Math.PI) - 1;
  return Math.max(1, Math.round(rings));
}

/**
 * A board of rings. The middle has the number 0 if it is a cell; then follow the rings outward, each clockwise from the
 * top (a sector from its left end). Each ring is a row, and so is the middle.
 *
 * @throws MazeError `param-range` for sizes out of range, `too-large` before anything is allocated
 * Cost: O(cells).
 */
export function thetaSpace(sizes: ThetaSizes): MeshSpace {
  const disc = discOf(sizes);
  const cells = discCells(disc);
  requireRoom(cells, `${sizes.rings} rings`, 'take fewer rings or a smaller sector');
  const { rings, inner, middle, sector, first } = sizes;
  return new MeshSpace(discMesh([disc]).mesh, {
    description: { kind: 'theta', rings, inner, middle, sector, first },
    rows: () => ringRows(disc, cells),
  });
}

/** The disc of the given sizes, moved so that its box begins at 0, 0. */
function discOf({ rings, inner, middle, sector, first }: ThetaSizes): Disc {
  requireWithin('rings', rings, 1, MOST_RINGS);
  requireWithin('inner', inner, 0, rings - 1);
  requireWithin('sector', sector, 10, 360);
  const least = Math.ceil(sector / 120); // arcs up to a third of a circle
  if (first !== 0) requireWithin('first', first, least, MOST_FIRST);
  const lengthOf = (ring: number): number => (sector / 360) * 2 * Math.PI * (ring + 1.5);
  const counts = ringCounts(rings, lengthOf, { least, first }).slice(inner); // those left stay as they were
  const radius = 1 + rings;
  return {
    centreX: sector >= 180 ? radius : radius * sineOfTurn(sector, 720),
    centreY: radius,
    innerRadius: 1 + inner,
    hasMiddle: middle === 'cell',
    counts,
    rimCount: counts[counts.length - 1] as number,
    degrees: sector,
  };
}

/** The cells of a disc are numbered row by row as it is. */
function ringRows({ hasMiddle, counts }: Disc, cellCount: number): Rows {
  const first = [0];
  let cell = hasMiddle ? 1 : 0;
  if (hasMiddle) first.push(cell);
  for (const count of counts) {
    cell += count;
    first.push(cell);
  }
  const cells = new Uint32Array(cellCount);
  for (let c = 0; c < cellCount; c++) cells[c] = c;
  return rowsFrom(cellCount, Uint32Array.from(first), cells, true);
}
