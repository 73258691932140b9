import { describe, expect, it } from 'vitest';
import { BitSet, chain, EVENT, type Maze, mazeOf, OneWay, solve, squareSpace, Trace } from '../../src/index.ts';
import { drawnMaze } from '../support/random-mazes.ts';
import {
  faultOfPath,
  flatBoards,
  isSolvable,
  mixedMaze,
  type NamedBoard,
  roundBoards,
  tiled,
  twistedBoards,
} from '../support/solver-mazes.ts';
import { noisyBoard } from '../support/tiled-boards.ts';

/** Answers on mazes of a board, against what is true. */
function tally(
  space: NamedBoard['space'],
  mazes: number,
): Record<'right' | 'wrong' | 'unsolvable' | 'gaveUp' | 'unsure', number> {
  const counts = { right: 0, wrong: 0, unsolvable: 0, gaveUp: 0, unsure: 0 };
  for (let seed = 0; seed < mazes; seed++) {
    const maze = mixedMaze(space, seed);
    const { solved, sure, path, links, reason } = solve(maze, chain);
    const solvable = isSolvable(maze);
    if (!solvable) counts.unsolvable++;
    if (!sure) counts.unsure++;
    if (solved && faultOfPath(maze, path, links) !== '') counts.wrong++;
    else if (solved === solvable) counts.right++;
    else if (sure || reason?.includes('did not get through') !== true) counts.wrong++;
    else counts.gaveUp++;
  }
  return counts;
}

describe.each<NamedBoard>([...flatBoards(), ...roundBoards()])('chain on $name', ({ space }) => {
  it('is sure, and never wrong in 1000 mazes', () => {
    const counts = tally(space, 1000);
    expect(counts).toMatchObject({ right: 1000, wrong: 0, gaveUp: 0, unsure: 0 });
    if (space.graph.cellCount > 9) expect(counts.unsolvable).toBeGreaterThan(50);
  });
});

describe.each(twistedBoards())('chain on $name', ({ name, space }) => {
  it('is never sure, and never wrong: it says when it did not get through', () => {
    const counts = tally(space, 600);
    expect(counts).toMatchObject({ wrong: 0, unsure: 600 });
    if (/torus|Klein|levels|crossings/.test(name)) expect([name, counts.gaveUp > 0]).toEqual([name, true]);
  });
});

/** The cells walkers step on, in order. */
function stepsOf(maze: Maze): number[] {
  const trace = new Trace();
  solve(maze, chain, {}, trace);
  const cells: number[] = [];
  for (let event = 0; event < trace.length; event++) {
    if (trace.kind(event) === EVENT.step) cells.push(trace.index(event));
  }
  return cells;
}

describe('chain', () => {
  it('goes straight through a hall, over the cells below the line and no others', () => {
    const space = squareSpace(9, 5);
    const hall = { ...mazeOf(space, new BitSet(space.graph.linkCount).complement()), start: 0, finishes: [4 * 9 + 8] };
    const { path, walked } = solve(hall, chain);
    expect(walked).toBe(12);
    // y = x / 2 from cell to cell, never farther off than half a diagonal of a square.
    for (const cell of path) {
      const [x, y] = [cell % 9, Math.floor(cell / 9)];
      expect(Math.abs(x - 2 * y) / Math.sqrt(5)).toBeLessThan(0.71);
    }
  });

  it('goes round where the line would leave the board', () => {
    let bent = 0;
    for (let seed = 0; seed < 40; seed++) {
      const space = noisyBoard(9, 7, seed);
      const { cellCount, linkCount } = space.graph;
      const open = new BitSet(linkCount).complement();
      const maze = { ...mazeOf(space, open), start: 0, finishes: [cellCount - 1] };
      const { solved, walked, links } = solve(maze, chain);
      expect([seed, solved]).toEqual([seed, isSolvable(maze)]);
      // Without walls no followers are sent out, whatever the guide.
      expect([seed, walked]).toEqual([seed, links.length]);
      if (solved) bent++;
    }
    expect(bent).toBeGreaterThan(10);
  });

  it('sends two followers round a wall, in step, and goes on from where the first comes to the line', () => {
    const maze = drawnMaze(
      '+-+-+-+-+-+', //
      '|         |',
      '+ + +-+-+ +',
      '|S  |    F|',
      '+ + +-+-+ +',
      '|         |',
      '+ + + + + +',
      '|         |',
      '+-+-+-+-+-+',
    );
    // At cell 6 one goes down over 11, its left hand on the wall, the other up over 1.
    expect(stepsOf(maze).slice(0, 5)).toEqual([6, 11, 1, 12, 2]);
    expect(solve(maze, chain).path.at(-1)).toBe(9);
  });

  it('takes any of several finishes, and is done only when no one can be reached', () => {
    for (let seed = 0; seed < 200; seed++) {
      const space = tiled('sigma', 6, 5);
      const maze = { ...mixedMaze(space, seed), finishes: [seed % 30, (7 * seed + 11) % 30, seed % 30] };
      const { solved, sure, path, links } = solve(maze, chain);
      expect([seed, solved, sure]).toEqual([seed, isSolvable(maze), true]);
      if (solved) expect([seed, faultOfPath(maze, path, links)]).toEqual([seed, '']);
    }
  });

  it('refuses one-way links', () => {
    const maze = mixedMaze(squareSpace(4, 4), 1);
    const oneWay = new OneWay(BitSet.from(maze.open.size, [...maze.open].slice(0, 1)));
    expect(() => solve({ ...maze, oneWay }, chain)).toThrow(
      'chain follows walls, and a one-way link is a wall from one side only; take backtracker, which is sure',
    );
  });
});
