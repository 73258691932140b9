// The lines of ways over a board, cut into legs: what a page that draws a growing way needs to know once.

import { type Maze, NONE } from '@labrys/core';
import { groundOf, legOver, mostWidth, shortOf } from './ground.ts';
import type { Bend } from './leg-line.ts';
import { drawable } from './maze-board.ts';
import { networkBoard } from './network-board.ts';
import type { SceneStyle } from './style.ts';

/** For each half of the graph the leg from the centre of its cell to where the half leads out; see {@link LegLine}. */
export interface Legs {
  /** Half h has the bends first[h] to first[h + 1] - 1; closed links have none. */
  readonly first: Uint32Array;
  /** x, y and bulge of each bend. */
  readonly bends: Float64Array;
  /** Half -> how far before the end of its leg a line stops that goes on under another passage. */
  readonly short: Float64Array;
  /** Where lines pass in each cell: x at 2 c, y at 2 c + 1. */
  readonly centres: Float64Array;
  /** Thickness of such lines, and by how much their turns are rounded. */
  readonly width: number;
  readonly turn: number;
}

/**
 * The legs of all passages of a maze.
 *
 * @throws MazeError `cannot-combine` where nothing says where the cells lie
 * Cost: O(halves).
 */
export function legsOf(maze: Maze, style: SceneStyle): Legs {
  const { space } = drawable(maze);
  const { graph, centres } = space;
  const { sizes } = style;
  const builder = new LegsBuilder(graph.to.length);
  if (space.mesh === null) {
    const { unit } = networkBoard(space);
    for (let c = 0; c < graph.cellCount; c++) {
      for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
        const d = graph.to[h] as number;
        const [x, y] = [centres[2 * c] as number, centres[2 * c + 1] as number];
        const [toX, toY] = [centres[2 * d] as number, centres[2 * d + 1] as number];
        const isOpen = maze.open.has(graph.link[h] as number);
        builder.add(
          h,
          isOpen
            ? [
                [x, y, 0],
                [(x + toX) / 2, (y + toY) / 2, 0],
              ]
            : [],
          0,
        );
      }
    }
    return builder.legs({ centres: centres.slice(), width: unit * sizes.path, turn: unit * sizes.turn });
  }
  const ground = groundOf(maze, style);
  const { unit } = ground.board;
  const open: number[] = [];
  if (ground.corridors !== null) {
    for (let h = 0; h < graph.to.length; h++) if (maze.open.has(graph.link[h] as number)) open.push(h);
  }
  const room = mostWidth(ground, open, unit * sizes.wall);
  const width = Math.min(unit * sizes.path, room);
  const clear = (unit * sizes.wall + width) / 2;
  for (let c = 0; c < graph.cellCount; c++) {
    for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
      const isOpen = maze.open.has(graph.link[h] as number);
      const isFlat = (space.sideOfHalf[h] as number) !== NONE;
      builder.add(h, isOpen ? legOver(ground, c, h, clear) : [], isOpen && isFlat ? shortOf(ground, c, h, clear) : 0);
    }
  }
  return builder.legs({ centres: ground.centres.slice(), width, turn: Math.min(unit * sizes.turn, room) });
}

class LegsBuilder {
  private readonly first: Uint32Array;
  private readonly short: Float64Array;
  private readonly bends: number[] = [];

  constructor(halves: number) {
    this.first = new Uint32Array(halves + 1);
    this.short = new Float64Array(halves);
  }

  /** The next half. */
  add(half: number, leg: readonly Bend[], short: number): void {
    for (const bend of leg) this.bends.push(...bend);
    this.first[half + 1] = this.bends.length / 3;
    this.short[half] = short;
  }

  legs(other: Pick<Legs, 'centres' | 'width' | 'turn'>): Legs {
    return { first: this.first, bends: new Float64Array(this.bends), short: this.short, ...other };
  }
}
