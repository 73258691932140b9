// Recursive division: walls across ever smaller regions, each wall with one gap.
// Cost: on rectangles O(cells) walls at O(1) each; elsewhere O(cells log cells) as a rule, each region being gone over once.

import type { DivisionParams } from './division-params.ts';
import type { Generator } from './generator.ts';
import { RegionDivision } from './region-division.ts';
import { boardOfSquares, StraightDivision } from './straight-division.ts';

export const division: Generator<DivisionParams> = {
  id: 'GEN-DIVISION',
  name: 'division',
  title: 'Recursive division',
  summary:
    'Cuts the board in two by a wall with one gap, and each part again: long straight walls, rooms within rooms.',
  about:
    'The fastest way to add walls, described by W. D. Pullen. On a rectangle of squares the walls are straight; anywhere else ' +
    'the two parts of a region grow from two random cells, and the wall is where they meet. Every wall divides its whole ' +
    'region, which gives the maze away: the solution passes through a few gaps that are easy to see.',
  steps: [
    'Begin with the whole board as one region, without walls.',
    'Cut the region in two: a rectangle by a straight wall, the more likely across its longer side; any other into two parts that grow from two random cells.',
    'Build the wall between the parts, but leave one gap.',
    'Go on with each part until it is one cell, or as small as rooms are wished.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015', 'J. Buck, Mazes for Programmers, 2015'],
  params: {
    gap: {
      type: 'choice',
      choices: { anywhere: 'anywhere in the wall', ends: 'at an end of the wall', middle: 'in the middle of the wall' },
      default: 'anywhere',
      help: 'where the gap of a wall is',
    },
    room: {
      type: 'integer',
      min: 1,
      max: 1_000_000,
      default: 1,
      help: 'regions of at most this many cells are left open as rooms; above 1 there are loops in them',
    },
  },
  type: 'tree',
  needs: [],
  onCells: true,
  memory: 'row', // on rectangles of squares; elsewhere the cells
  focus: {
    passage:
      'it divides open ground, so there is nothing to carve; add walls (focus "wall"), or carve with kruskal or wilson',
    wall: { unbiased: true, uniform: 'never', published: { deadEnds: 23, solution: 7.2 } },
  },
  defaultFocus: 'wall',
  start: (task, params, trace) => {
    const board = boardOfSquares(task);
    return board === null ? new RegionDivision(task, params, trace) : new StraightDivision(task, board, params, trace);
  },
};
