import { describe, expect, it } from 'vitest';
import {
  BitSet,
  backtracker,
  braid,
  carve,
  classify,
  type Generator,
  GraphSpace,
  graphFromLinks,
  kruskal,
  type Maze,
  mazeOf,
  OneWay,
  Random,
  type Space,
  sheetSpace,
  squareSpace,
  surfaceFigures,
  topologies,
  weaveSpace,
  wilson,
} from '../../src/index.ts';
import { figuresOf } from '../support/mesh-figures.ts';
import { drawnMaze } from '../support/random-mazes.ts';
import { catalogueBoards } from '../support/spaces.ts';

const boards = catalogueBoards([3, 4, 5, 6, 7, 8], [3, 4, 5, 6, 7, 8]);

function carved(space: Space, generator: Generator = wilson, seed = 1): Maze {
  return mazeOf(space, carve(space, generator, { focus: 'passage', random: Random.of(seed) }));
}

function ids(maze: Maze, name: 'dimension' | 'topology' | 'tessellation' | 'routing' | 'texture' | 'focus'): string[] {
  return classify(maze)[name].map(({ id }) => id);
}

describe.each(boards)('$name', ({ tiling, topology, space }) => {
  it('is counted as the surface it is', () => {
    const { euler, borders, isOrientable, parts } = figuresOf(space.mesh);
    expect(surfaceFigures(space.mesh)).toMatchObject({ euler, borders, isOrientable, pieces: parts });
  });

  it('is found to be the tiling and the surface that were asked for', () => {
    const found = classify(carved(space));
    expect(found.tessellation.map(({ id }) => id)).toEqual([tiling.id]);
    const record = topologies.find(({ name }) => name === topology);
    if (topology !== 'sheets')
      expect(found.topology.map(({ id, name }) => [id, name])).toEqual([[record?.id, topology]]);
  });
});

describe('classes', () => {
  it('tell levels, further dimensions and crossings', () => {
    const flat = squareSpace(6, 6);
    expect(ids(carved(flat), 'dimension')).toEqual(['DIM-2D']);
    expect(ids(carved(sheetSpace(flat, [3], false)), 'dimension')).toEqual(['DIM-3D']);
    const four = classify(carved(sheetSpace(flat, [2, 3], false)));
    expect(four.dimension.map(({ id, name }) => [id, name])).toEqual([['DIM-ND', '4D']]);
    expect(four.topology[0]?.name).toBe('plane');
    const woven = weaveSpace(flat, { density: 1, tunnel: 1 }, Random.of(1));
    expect(ids(carved(woven), 'dimension')).toEqual(['DIM-2D', 'DIM-WEAVE']);
  });

  it('tell perfect mazes, braids, what is between, single passages, and mazes in parts', () => {
    const space = squareSpace(20, 20);
    const perfect = carved(space, kruskal);
    const braided = (amount: number): Maze => braid.apply(perfect, { amount }, Random.of(1));
    expect(ids(perfect, 'routing')).toEqual(['ROU-PERFECT']);
    expect(ids(braided(1), 'routing')).toEqual(['ROU-BRAID']);
    expect(ids(braided(0.5), 'routing')).toEqual(['ROU-PARTIAL']);
    const closed = drawnMaze('+-+-+', '|   |', '+ + +', '|   |', '+-+-+');
    expect(classify(closed).routing.map(({ id, why }) => [id, why])).toEqual([
      ['ROU-UNICURSAL', 'one passage that closes to a ring'],
    ]);
    const winding = drawnMaze('+-+-+-+', '|     |', '+-+-+ +', '|     |', '+-+-+-+');
    expect(ids(winding, 'routing')).toEqual(['ROU-UNICURSAL']);
    const parted = drawnMaze('+-+-+-+', '|     |', '+-+ +-+', '|   | |', '+-+-+-+', '|     |', '+-+-+-+');
    expect(classify(parted).routing[0]?.name).toBe('not connected');
  });

  it('tell sparse mazes by the cells that no passage leads to', () => {
    const sparse = drawnMaze('+-+-+-+-+', '|       |', '+-+ +-+-+', '| | | | |', '+-+ +-+-+', '|       |', '+-+-+-+-+');
    expect(ids(sparse, 'routing')).toEqual(['ROU-PERFECT', 'ROU-SPARSE']);
  });

  it('tell one-way passages', () => {
    const maze = carved(squareSpace(5, 5));
    const oneWay = new OneWay(BitSet.from(maze.open.size, [...maze.open].slice(0, 3)));
    expect(ids({ ...maze, oneWay }, 'routing')).toEqual(['ROU-PERFECT', 'KIND-DIRECTED']);
  });

  it('tell striking textures', () => {
    const space = squareSpace(40, 40);
    expect(ids(carved(space, wilson), 'texture')).toEqual(['TEX-UNIFORM']);
    expect(ids(carved(space, backtracker), 'texture')).not.toContain('TEX-UNIFORM');
    const biased = carve(space, kruskal, { focus: 'passage', bias: { axis: 'y', amount: 0.6 }, random: Random.of(1) });
    expect(classify(mazeOf(space, biased)).texture[0]).toMatchObject({ id: 'TEX-BIAS', name: 'biased down' });
    const rows = new BitSet(space.graph.linkCount);
    for (let l = 0; l < rows.size; l++) {
      const [a, b] = [space.graph.ends[2 * l] as number, space.graph.ends[2 * l + 1] as number];
      if (b - a === 1) rows.add(l);
    }
    expect(ids(mazeOf(space, rows), 'texture')).toEqual(['TEX-BIAS', 'TEX-RUN', 'TEX-RIVER', 'TEX-SYMMETRY']);
  });

  it('say so where a board is known by its links alone', () => {
    const space = new GraphSpace(graphFromLinks(3, Uint32Array.of(0, 1, 1, 2)), null, { kind: 'graph' });
    const found = classify(mazeOf(space, BitSet.from(2, [0, 1])));
    expect([found.dimension, found.topology, found.tessellation].map(([first]) => first?.name)).toEqual([
      ...['unknown', 'unknown', 'unknown'],
    ]);
    expect(found.routing[0]?.id).toBe('ROU-UNICURSAL');
  });

  it('take the focus from who knows it', () => {
    const maze = carved(squareSpace(4, 4));
    expect(ids(maze, 'focus')).toEqual(['']);
    expect(classify(maze, { focus: 'wall' }).focus[0]?.id).toBe('FOC-WALL');
  });
});
