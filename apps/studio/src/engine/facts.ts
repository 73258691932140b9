// What the page knows of a maze without holding it.

import { type EndsPlace, type Maze, NONE, type SpaceDescription } from '@labrys/core';
import { carveOf, usualEnds } from '@labrys/recipe';
import { type Box, boardOfMaze, Plate, sceneStyle, widened } from '@labrys/render';
import type { Subject } from './session.ts';

export interface MazeFacts {
  /** Number of the maze in this session. */
  readonly id: number;
  readonly cells: number;
  readonly links: number;
  /** The cells in the plane and what hangs over their edge. */
  readonly bounds: Box;
  /** Square root of the mean cell area, in cell units. */
  readonly unit: number;
  /** Cell, or -1. */
  readonly start: number;
  readonly finishes: readonly number[];
  readonly hasOpenings: boolean;
  /** Where a maze of this recipe starts and ends if nobody says so; null without a recipe. */
  readonly usualEnds: EndsPlace | null;
  readonly space: SpaceDescription;
  /** False for a bare graph, whose cells are dots. */
  readonly hasMesh: boolean;
  readonly isWoven: boolean;
  /** Sheets along each further axis; empty for one sheet. */
  readonly sheets: readonly number[];
  readonly hasOneWay: boolean;
  readonly hasDoors: boolean;
}

/** Left round the board for arrows at the ends and half of the outer wall, in shares of a cell. */
const MARGIN = 0.75;

/** Boards of more cells are not looked through for letters at their edge, which would be too small to read. */
const LARGE = 40_000;

/** The box of the board, or the larger one that what is written beside glued sides and below sheets takes. */
function withLetters(maze: Maze, board: Box): Box {
  if (maze.space.graph.cellCount > LARGE) return board;
  const plate = new Plate(
    { ...maze, start: NONE, finishes: [], openings: [] },
    { ...sceneStyle, sizes: { ...sceneStyle.sizes, margin: 0 } },
  );
  return plate.width > board.width || plate.height > board.height ? plate : board;
}

/** Cost: O(corners). */
export function factsOf({ id, maze, recipe }: Subject): MazeFacts {
  const { space, start, finishes, openings } = maze;
  const { unit, ...board } = boardOfMaze(maze);
  const bounds = widened(withLetters(maze, board), MARGIN * unit);
  return {
    id,
    cells: space.graph.cellCount,
    links: space.graph.linkCount,
    bounds,
    unit,
    start,
    finishes: [...finishes],
    hasOpenings: openings.length > 0,
    usualEnds: recipe === undefined ? null : usualEnds({ ...recipe.space, algorithm: carveOf(recipe).algorithm }),
    space: space.description,
    hasMesh: space.mesh !== null,
    isWoven: space.weave !== null,
    sheets: space.sheets === null ? [] : [...space.sheets.sizes],
    hasOneWay: maze.oneWay !== null,
    hasDoors: (maze.locks?.doors.length ?? 0) > 0,
  };
}
