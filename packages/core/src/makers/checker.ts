// Blocks of corridors that all run one way. Cost: nearly O(cells + links).

import type { Graph } from '../graph/graph.ts';
import { linksOnSheets } from '../mesh/links-on-sheets.ts';
import { BitSet } from '../structures/bit-set.ts';
import type { Maker } from './maker.ts';
import { disturb, noiseParam, type Repair, repaired, repairParam, requireDrawable } from './repair.ts';

export type CheckerParams = { readonly corridor: number; readonly noise: number; readonly repair: Repair };

export const checker: Maker<CheckerParams> = {
  id: 'MAKE-TEMPLATE',
  name: 'checker',
  title: 'Checker of runs',
  summary: 'Blocks of straight corridors, across in one and upright in the next, like woven straw.',
  about:
    'The board is laid out with blocks. In each all corridors run side by side along one of the axes of the board: two on ' +
    'squares, three on hexagons and triangles, so that neighbouring blocks differ. A corridor ends against the long side of ' +
    'another, and the isolation remover opens as many walls as make it a maze.',
  steps: [
    'Cut the board into square blocks and give each an axis, in turn along rows and columns.',
    'Open the links along the axis of a block, and no others.',
    'Open one wall for each part that is cut off, and close one link for each loop that is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    corridor: {
      type: 'integer',
      min: 2,
      max: 1000,
      default: 5,
      help: 'cells of a corridor, and so width and height of a block',
    },
    noise: noiseParam(0),
    repair: repairParam,
  },
  focus: 'wall',
  *make(space, { corridor, noise, repair }, work) {
    const { graph, centres, directions } = requireDrawable(space, checker.name);
    const isOnSheet = linksOnSheets(space);
    const axes = axesOf(graph, directions);
    const column = (c: number): number => Math.floor((centres[2 * c] as number) / corridor);
    const row = (c: number): number => Math.floor((centres[2 * c + 1] as number) / corridor);
    const open = new BitSet(graph.linkCount);
    for (let c = 0; c < graph.cellCount; c++) {
      const turn = (column(c) + row(c)) % axes.length; // below 0 where the board lies left of 0
      const [x, y] = axes[turn < 0 ? turn + axes.length : turn] as Axis;
      for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
        const other = graph.to[h] as number;
        if (isOnSheet[graph.link[h] as number] === 0 || row(c) !== row(other) || column(c) !== column(other)) continue;
        if (isAlong(directions, h, x, y)) open.add(graph.link[h] as number);
      }
    }
    disturb(open, noise, work.random, 'flip');
    return yield* repaired(space, open, repair, work);
  },
};

type Axis = readonly [x: number, y: number];

const S = Math.sqrt(3) / 2;

/** What axes boards have: those of squares, and those of hexagons and triangles, which may stand on either end. */
const AXES: readonly (readonly Axis[])[] = [
  [
    [1, 0],
    [0, 1],
  ],
  [
    [1, 0],
    [0.5, S],
    [-0.5, S],
  ],
  [
    [0, 1],
    [S, 0.5],
    [-S, 0.5],
  ],
];

/** Within some 37 degrees: sideways steps of triangles in a strip lie at 30, other axes at 45 or more. */
const ALONG = 0.8;

/** The axes along which most cells have a neighbour on either side, and no third. */
function axesOf({ first, cellCount }: Graph, directions: Float64Array): readonly Axis[] {
  const pairs = (axes: readonly Axis[]): number => {
    let count = 0;
    for (let c = 0; c < cellCount; c++) {
      for (const [x, y] of axes) {
        let along = 0;
        for (let h = first[c] as number; h < (first[c + 1] as number); h++) if (isAlong(directions, h, x, y)) along++;
        if (along === 2) count++;
      }
    }
    return count / axes.length;
  };
  // Fewer axes go before more: on squares, axes at 60 degrees are hardly worse than upright ones.
  return AXES.map((axes) => ({ axes, count: pairs(axes) })).reduce((best, one) =>
    one.count > 1.2 * best.count ? one : best,
  ).axes;
}

function isAlong(directions: Float64Array, half: number, x: number, y: number): boolean {
  return Math.abs((directions[2 * half] as number) * x + (directions[2 * half + 1] as number) * y) > ALONG;
}
