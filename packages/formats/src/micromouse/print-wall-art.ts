import { type Maze, NONE } from '@labrys/core';
import { wallGridOf } from '../grids/wall-grid.ts';
import { WALL } from './board.ts';

/**
 * A maze as wall art, with S at the start and a G at each goal. Squares that are left out of the board become cells
 * with four walls, as contest files have them.
 *
 * @param post one character: o or +
 * @param title of the format, for messages
 * @throws MazeError `cannot-combine` for mazes that no grid of walls holds
 */
export function printWallArt(maze: Maze, post: string, title: string): Uint8Array<ArrayBuffer> {
  const { width, height, walls, start, goals } = wallGridOf(maze, title);
  const isGoal = new Set(goals);
  const has = (square: number, bit: number): boolean => ((walls[square] as number) & bit) !== 0;
  const lines: string[] = [];
  for (let y = 0; y <= height; y++) {
    let posts = post;
    let cells = '';
    for (let x = 0; x < width; x++) {
      const square = y * width + x;
      const isWall = y < height ? has(square, WALL.north) : has(square - width, WALL.south);
      posts += (isWall ? '---' : '   ') + post;
      if (y === height) continue;
      if (x === 0) cells = has(square, WALL.west) ? '|' : ' ';
      const mark = square === start && start !== NONE ? 'S' : isGoal.has(square) ? 'G' : ' ';
      cells += ` ${mark} ${has(square, WALL.east) ? '|' : ' '}`;
    }
    lines.push(posts);
    if (y < height) lines.push(cells);
  }
  return new TextEncoder().encode(`${lines.join('\n')}\n`);
}
