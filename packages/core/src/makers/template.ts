// A picture as walls. Cost: nearly O(cells + links).

import { MazeError } from '../errors.ts';
import { linkSegments } from '../mesh/directions.ts';
import { linksOnSheets } from '../mesh/links-on-sheets.ts';
import { cellBrightness, type Picture } from '../mesh/picture.ts';
import type { Space } from '../mesh/space.ts';
import { BitSet } from '../structures/bit-set.ts';
import type { Maker } from './maker.ts';
import { disturb, noiseParam, type Repair, repaired, repairParam, requireDrawable } from './repair.ts';

const wallPlaces = {
  runs: 'corridors that run across where the picture is light and upright where it is dark',
  outline: 'walls between light and dark cells: the outline of what is drawn',
  dark: 'walls where the picture is dark, as in a picture of a maze',
} as const;

export type TemplateParams = {
  readonly walls: keyof typeof wallPlaces;
  readonly threshold: number;
  readonly noise: number;
  readonly repair: Repair;
};

export const template: Maker<TemplateParams> = {
  id: 'FOC-TEMPLATE',
  name: 'template',
  title: 'Template',
  summary: 'Turns words, a drawing or any picture into a maze with the fewest changes.',
  about:
    'The picture is laid over the board and says which links are walls: those between its light and its dark side, or those ' +
    'that lie in the dark. That is no maze, so one wall is opened for each part that is cut off, and one link closed for each ' +
    'loop: not one more than needed. A picture of a maze, two pixels from cell to cell, gives that very maze.',
  steps: [
    'Lay the picture over the board, as large as fits.',
    'Close the links between a light and a dark cell, or those whose middle is dark.',
    'Open one wall for each part that is cut off, and close one link for each loop that is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    walls: { type: 'choice', choices: wallPlaces, default: 'runs', help: 'how it is drawn: runs, outline or dark' },
    threshold: {
      type: 'number',
      min: 0,
      max: 1,
      default: 0.5,
      help: 'brightness of the picture, 0 to 1, below which it is dark',
    },
    noise: noiseParam(0),
    repair: repairParam,
  },
  focus: 'wall',
  picture: true,
  *make(space, { walls, threshold, noise, repair }, work) {
    if (work.picture === undefined) {
      throw new MazeError('bad-value', 'template needs a picture, such as { text: "MAZE" }');
    }
    requireDrawable(space, template.name);
    yield 0;
    const closed = draw[walls](space, work.picture, threshold);
    const open = closed.complement();
    disturb(open, noise, work.random, 'flip');
    return yield* repaired(space, open, repair, work, closed);
  },
};

/** The links that a picture closes. */
const draw: { readonly [W in keyof typeof wallPlaces]: (space: Space, picture: Picture, threshold: number) => BitSet } =
  { runs, outline, dark: darkLinks };

/** All links but those that run upright between two dark cells, or across between two light ones. */
function runs(space: Space, picture: Picture, threshold: number): BitSet {
  const { graph, directions } = space;
  const closed = outline(space, picture, threshold);
  const isDark = darkCells(space, picture, threshold);
  const isOnSheet = linksOnSheets(space);
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const l = graph.link[h] as number;
      const [x, y] = [directions[2 * h] as number, directions[2 * h + 1] as number];
      if (isOnSheet[l] === 0 || (isDark(c) ? y * y : x * x) < RUN) closed.add(l);
    }
  }
  return closed;
}

/** The least square of the part of a direction along the run: 45 degrees aside, or 30 from upright on hexagons. */
const RUN = 0.49;

function darkCells(space: Space, picture: Picture, threshold: number): (cell: number) => boolean {
  const brightness = cellBrightness(space, picture);
  return (c) => (brightness[c] as number) < threshold;
}

/** Links between a light and a dark cell. */
function outline(space: Space, picture: Picture, threshold: number): BitSet {
  const isDark = darkCells(space, picture, threshold);
  const { ends, linkCount } = space.graph;
  const closed = new BitSet(linkCount);
  for (let l = 0; l < linkCount; l++) {
    if (isDark(ends[2 * l] as number) !== isDark(ends[2 * l + 1] as number)) closed.add(l);
  }
  return closed;
}

/** Links whose wall has its middle in the dark; those between sheets never. */
function darkLinks(space: Space, picture: Picture, threshold: number): BitSet {
  const { graph } = space;
  const mesh = requireDrawable(space, template.name).mesh;
  const segments = linkSegments({ graph, mesh, sideOfHalf: space.sideOfHalf, weave: space.weave });
  const isOnSheet = linksOnSheets(space);
  const closed = new BitSet(graph.linkCount);
  for (let l = 0; l < graph.linkCount; l++) {
    if (isOnSheet[l] === 0) continue;
    const [a, b] = [segments[2 * l] as number, segments[2 * l + 1] as number];
    const x = ((mesh.cornerX[a] as number) + (mesh.cornerX[b] as number)) / 2;
    const y = ((mesh.cornerY[a] as number) + (mesh.cornerY[b] as number)) / 2;
    if (picture.brightnessAt(x, y) < threshold) closed.add(l);
  }
  return closed;
}
