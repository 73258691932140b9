import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  BitSet,
  type EquivalentGraph,
  equivalentGraph,
  longDistances,
  type Maze,
  OneWay,
  Random,
  shortestByLength,
  validate,
} from '../../src/index.ts';
import { allBoards } from '../support/all-boards.ts';
import { drawnMaze, mazeKinds, randomMaze, scatteredMaze } from '../support/random-mazes.ts';
import { slowDistances, slowLengths } from '../support/slow-truth.ts';

/** Open links at a cell, those from the cell to itself twice. */
function degreesOf({ space, open }: Maze): Uint32Array {
  const degrees = new Uint32Array(space.graph.cellCount);
  for (const l of open) for (const end of [2 * l, 2 * l + 1]) degrees[space.graph.ends[end]!]! += 1;
  return degrees;
}

/** What holds of every equivalent graph. */
function expectEquivalent(maze: Maze): EquivalentGraph {
  const graph = equivalentGraph(maze);
  const { cells, lengths, corridorFirst, corridorLinks } = graph;
  const was = validate(maze);
  const is = validate(graph.maze);
  expect(is).toMatchObject({ faults: [], parts: was.parts, loops: was.loops, open: lengths.length });

  // Each open link lies in one corridor, and lengths count them.
  expect([...corridorLinks].toSorted((a, b) => a - b)).toEqual([...maze.open]);
  expect([...lengths]).toEqual(Array.from(lengths, (_, l) => corridorFirst[l + 1]! - corridorFirst[l]!));

  // Corridors lead from their first end to their second, one-way ones in their direction.
  const { ends } = maze.space.graph;
  const faults: string[] = [];
  for (let l = 0; l < lengths.length; l++) {
    let cell = cells[graph.maze.space.graph.ends[2 * l]!]!;
    for (const step of corridorLinks.subarray(corridorFirst[l], corridorFirst[l + 1])) {
      const isOneWay = maze.oneWay?.has(step) ?? false;
      if ((graph.maze.oneWay?.has(l) ?? false) !== isOneWay) faults.push(`corridor ${l} goes one way only in part`);
      const isWalked = maze.oneWay?.back.has(step) ? ends[2 * step + 1] === cell : ends[2 * step] === cell;
      if (!isWalked && (isOneWay || ends[2 * step + 1] !== cell)) faults.push(`no step ${step} from ${cell}`);
      cell = ends[2 * step]! + ends[2 * step + 1]! - cell;
    }
    if (cell !== cells[graph.maze.space.graph.ends[2 * l + 1]!]) faults.push(`corridor ${l} ends at cell ${cell}`);
  }
  expect(faults).toEqual([]);

  // Nodes have the degrees of their cells; cells that are none have two passages.
  const degrees = degreesOf(maze);
  expect([...degreesOf(graph.maze)]).toEqual(Array.from(cells, (cell) => degrees[cell]));
  const isNode = new Set(cells);
  expect([...degrees].filter((degree, cell) => degree !== 2 && !isNode.has(cell))).toEqual([]);
  const cellOf = (node: number): number => (node === -1 ? -1 : cells[node]!);
  expect([cellOf(graph.maze.start), graph.maze.finishes.map(cellOf)]).toEqual([maze.start, maze.finishes]);
  return graph;
}

function expectSameDistances(maze: Maze, { maze: small, cells, lengths }: EquivalentGraph): void {
  const from = Random.of(cells.length, 'node').below(cells.length);
  const truth = slowDistances(maze, cells[from]!);
  expect([...longDistances(small, lengths, [from]).of]).toEqual(Array.from(cells, (cell) => truth[cell]));
}

describe('the equivalent graph', () => {
  it.each(mazeKinds)('has the corridors, degrees, loops, parts and distances of the maze: %s mazes', (kind) => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const maze = randomMaze(kind, seed);
        const graph = expectEquivalent(maze);
        expectSameDistances(maze, graph);
        // Its own equivalent is itself.
        const again = equivalentGraph(graph.maze, graph.lengths);
        expect([...again.lengths].toSorted()).toEqual([...graph.lengths].toSorted());
        expect(again.cells.length).toBe(graph.cells.length);
      }),
      { seed: 1, numRuns: 80 },
    );
  });

  it.each(allBoards())('does so on %s', (_, space) => {
    for (const [seed, chance] of [0.4, 0.6, 1].entries()) {
      const maze = scatteredMaze(space, chance, seed);
      expectSameDistances(maze, expectEquivalent(maze));
    }
  });

  it('adds up the lengths of links that have some', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), fc.constantFrom(...mazeKinds), (seed, kind) => {
        const maze = randomMaze(kind, seed);
        const random = Random.of(seed, 'lengths');
        const lengths = Float64Array.from({ length: maze.space.graph.linkCount }, () => 1 + random.below(9));
        const graph = equivalentGraph(maze, lengths);
        const truth = slowLengths(maze, lengths, maze.start);
        const { of: found } = longDistances(graph.maze, graph.lengths, [graph.maze.start]);
        expect([...found]).toEqual(Array.from(graph.cells, (cell) => truth[cell]));
        const lengthOf = (links: Uint32Array, own: Float64Array): number => links.reduce((sum, l) => sum + own[l]!, 0);
        const onFoot = shortestByLength(maze, lengths);
        const byGraph = shortestByLength(graph.maze, graph.lengths);
        expect(byGraph.solved).toBe(onFoot.solved);
        expect(lengthOf(byGraph.links, graph.lengths)).toBe(lengthOf(onFoot.links, lengths));
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it('keeps a ring as one node and a loop, and two corridors between the same junctions as two links', () => {
    const maze = drawnMaze(
      '+-+-+-+-+-+', //
      '|     |   |',
      '+ +-+ + + +',
      '|     |   |',
      '+-+-+-+-+-+',
    );
    const { maze: small, lengths, cells } = equivalentGraph(maze);
    expect([...cells]).toEqual([0, 3]);
    expect([[...small.space.graph.ends], [...lengths]]).toEqual([
      [0, 0, 1, 1],
      [6, 4],
    ]);
    const parallel = equivalentGraph({ ...maze, start: 0, finishes: [7] });
    expect([...parallel.lengths]).toEqual([3, 3, 4]);
  });

  it('has a node where a one-way passage begins or ends', () => {
    const corridor = drawnMaze(
      '+-+-+-+-+', //
      '|       |',
      '+-+-+-+-+',
    );
    const oneWay = corridor.open.clone();
    oneWay.delete(0);
    const { maze: small, cells, lengths } = equivalentGraph({ ...corridor, oneWay: new OneWay(oneWay) });
    expect([[...cells], [...lengths], [...(small.oneWay ?? [])]]).toEqual([[0, 1, 3], [1, 2], [1]]);
    expect([...small.space.graph.ends]).toEqual([0, 1, 1, 2]);
    const back = new OneWay(new BitSet(oneWay.size), oneWay);
    expect([...equivalentGraph({ ...corridor, oneWay: back }).maze.space.graph.ends]).toEqual([0, 1, 2, 1]);
  });
});
