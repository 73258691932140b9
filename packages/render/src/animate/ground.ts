import { type Maze, type Mesh, NONE, polygonOf } from '@labrys/core';
import { type Ground as Drawn, groundOf as drawnOn, mostWidth } from '../scene/ground.ts';
import { sideGap } from '../scene/sides.ts';
import type { Colours, SceneStyle, Sizes } from '../scene/style.ts';
import type { Watched } from './replay.ts';

/** What the marks of an animation are drawn on. */
export interface Ground {
  readonly maze: Maze;
  readonly mesh: Mesh;
  /** What the picture of the maze in the end is drawn on. */
  readonly drawn: Drawn;
  readonly watched: Watched;
  /** Whether wall corners are what is reached, not cells. */
  readonly byWalls: boolean;
  /** x and y of what is reached; a cell that lies under another one is shown at a mouth. */
  readonly positions: Float64Array;
  /** Square root of the mean cell area, in cell units. */
  readonly unit: number;
  /** How far tubes are set in where passages cross, in cell units. */
  readonly inset: number;
  /** Thickness of the line of a walk, in cell units. */
  readonly line: number;
  readonly sizes: Sizes;
  readonly colours: Colours;
  /** Whether cells are so large that small dots can be told apart. */
  readonly showsDots: boolean;
}

/** Fewer pixels a cell have no room for small dots. */
const LEAST_WITH_DOTS = 8;

/** Thickness of the line of a walk in shares of that of a path. */
const LINE = 0.8;

/**
 * @param pixels a cell
 * @throws MazeError `cannot-combine` for a board that does not lie flat
 */
export function groundOf(maze: Maze, watched: Watched, style: SceneStyle, pixels: number): Ground {
  const drawn = drawnOn(maze, style);
  const { mesh, board, corridors } = drawn;
  const { unit } = board;
  const { sizes } = style;
  const path = unit * sizes.path;
  const halves = corridors === null ? [] : maze.space.graph.to.keys();
  const byWalls = watched === 'wall' && maze.space.dual !== null; // as the replay does: levels have no corners to walk
  return {
    maze,
    mesh,
    drawn,
    watched,
    byWalls,
    positions: byWalls ? maze.space.wallPositions : placesOf(drawn),
    unit,
    inset: unit * sizes.inset,
    line: LINE * Math.min(path, mostWidth(drawn, halves, unit * sizes.wall)),
    sizes,
    colours: style.colours,
    showsDots: pixels >= LEAST_WITH_DOTS,
  };
}

/** The centres of cells; of those under others, which are hidden there, the middle of a side. */
function placesOf({ maze, mesh, centres }: Drawn): Float64Array {
  const { space } = maze;
  if (space.weave === null) return centres;
  const places = centres.slice();
  for (let c = mesh.cellCount; c < space.graph.cellCount; c++) {
    const side = space.sideOfHalf[space.graph.first[c] as number] ?? NONE;
    if (side === NONE) continue;
    const { x, y } = sideGap(mesh, polygonOf(space, c), side);
    places.set([x, y], 2 * c);
  }
  return places;
}
