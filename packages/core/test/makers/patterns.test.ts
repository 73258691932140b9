import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  defaultsOf,
  type Maker,
  type Maze,
  makers,
  type ParamValues,
  type Picture,
  pieces,
  Random,
  type Space,
  squareSpace,
  validate,
} from '../../src/index.ts';
import { allBoards } from '../support/all-boards.ts';
import { scatteredMaze } from '../support/random-mazes.ts';
import { textureOf } from '../support/texture.ts';

const boards = allBoards();
const patterns = makers.filter(({ params }) => Object.hasOwn(params, 'repair'));

/** Blots of light and dark, drawn anew for each seed. */
function blots(seed: number): Picture {
  const shade = (x: number, y: number): number => Random.of(`${seed} ${x} ${y}`).fraction();
  return { brightnessAt: (x, y) => shade(Math.floor(x / 1.5), Math.floor(y / 1.5)) };
}

function made(
  maker: Maker,
  space: Space,
  knobs: Record<string, number | string>,
  seed: number,
  picture?: Picture,
): Maze {
  const params = { ...defaultsOf(maker.params), ...knobs } as ParamValues;
  const work = maker.make(space, params, {
    random: Random.of(seed),
    trace: null,
    focus: maker.focus,
    picture: picture ?? blots(seed),
  });
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
  }
}

/** The boards a maker takes. */
function boardsOf(maker: Maker): (readonly [string, Space])[] {
  return boards.filter(([, space]) => {
    if (space.rivals !== null || space.mesh === null) return false;
    if (maker.name === 'spiral') return goesStraight(space);
    return maker.name !== 'concentric' || space.mesh.sidePartner.includes(-1);
  });
}

/** Boards on which spirals are sure to be drawn. */
function goesStraight({ description: { kind, topology = 'plane' }, sheets, weave }: Space): boolean {
  return ['square', 'sigma', 'delta'].includes(kind) && topology === 'plane' && sheets === null && weave === null;
}

/** What was opened and closed from one maze to the other. */
function changes(from: Maze, to: Maze): { opened: number; closed: number } {
  const opened = [...to.open].filter((l) => !from.open.has(l)).length;
  const closed = [...from.open].filter((l) => !to.open.has(l)).length;
  return { opened, closed };
}

describe.each(patterns.map((maker) => [maker.name, maker] as const))('the pattern %s', (_, maker) => {
  it('becomes a maze with the fewest changes: a wall for each part cut off, a link for each loop', () => {
    for (const [seed, [name, space]] of boardsOf(maker).entries()) {
      const [bare, joined, perfect] = ['none', 'connect', 'perfect'].map((repair) =>
        made(maker, space, { repair }, seed),
      );
      const was = validate(bare!);
      const whole = pieces(space.graph).count;
      expect(validate(perfect!), `${name}, seed ${seed}`).toMatchObject({ faults: [], parts: whole, loops: 0 });
      expect(validate(joined!), `${name}, seed ${seed}`).toMatchObject({ faults: [], parts: whole, loops: was.loops });
      expect(changes(bare!, joined!), `${name}, seed ${seed}`).toEqual({ opened: was.parts - whole, closed: 0 });
      expect(changes(bare!, perfect!), `${name}, seed ${seed}`).toEqual({
        opened: was.parts - whole,
        closed: was.loops,
      });
    }
  });

  it('is the same for the same seed, and another for another', () => {
    const space = squareSpace(12, 9);
    const open = (seed: number): string => made(maker, space, {}, seed).open.words.join();
    expect(open(1)).toBe(open(1));
    expect(open(1)).not.toBe(open(2));
  });

  it('can be had on boards of one cell and of one row', () => {
    for (const space of [squareSpace(1, 1), squareSpace(9, 1), squareSpace(1, 9), squareSpace(2, 2)]) {
      expect(validate(made(maker, space, {}, 1)).perfect).toBe(true);
    }
  });
});

const figures: Record<string, readonly [deadEnds: number, straight: number, turn: number, threeWay: number]> = {
  spiral: [5.9, 78.6, 9.8, 5.7],
  diagonal: [17.4, 3.4, 62.3, 16.5],
};

describe('the figures of the original at 100 x 100', () => {
  it.each(Object.keys(figures))('are those of %s within one point', (name) => {
    const maker = patterns.find((record) => record.name === name)!;
    const space = squareSpace(100, 100);
    const mazes = 8;
    const sums = [0, 0, 0, 0];
    for (let seed = 0; seed < mazes; seed++) {
      const { degrees, turns } = textureOf(space, made(maker, space, {}, seed).open);
      for (const [i, count] of [degrees[1]!, degrees[2]! - turns, turns, degrees[3]!].entries()) sums[i]! += count;
    }
    for (const [i, wanted] of figures[name]!.entries()) {
      expect(Math.abs(sums[i]! / mazes / 100 - wanted), `figure ${i}`).toBeLessThan(1);
    }
  });
});

describe('concentric rings', () => {
  it('part the board into as many rings as there are steps from the border', () => {
    const rings = patterns.find(({ name }) => name === 'concentric')!;
    const bare = made(rings, squareSpace(9, 7), { noise: 0, repair: 'none' }, 1);
    // 9 x 7, 7 x 5, 5 x 3 and 3 x 1.
    expect(validate(bare)).toMatchObject({ parts: 4, loops: 3 });
  });
});

describe('the template', () => {
  const template = patterns.find(({ name }) => name === 'template')!;

  it('closes the walls that lie in the dark, and no others', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000 }), (seed) => {
        const space = squareSpace(7, 5);
        const { open } = scatteredMaze(space, 0.5, seed);
        const bare = made(template, space, { walls: 'dark', repair: 'none' }, seed, wallsAsPicture(space, open));
        expect(bare.open.equals(open)).toBe(true);
      }),
      { seed: 1, numRuns: 20 },
    );
  });

  it('outlines what is dark: cells that differ have a wall between them, others none', () => {
    const space = squareSpace(6, 4);
    const half: Picture = { brightnessAt: (x) => (x < 3 ? 0 : 1) };
    const bare = made(template, space, { walls: 'outline', repair: 'none' }, 1, half);
    expect(validate(bare)).toMatchObject({ parts: 2, open: space.graph.linkCount - 4 });
  });

  it('runs across in the light and upright in the dark', () => {
    const space = squareSpace(6, 4);
    const half: Picture = { brightnessAt: (x) => (x < 3 ? 0 : 1) };
    const bare = made(template, space, { repair: 'none' }, 1, half);
    // Three upright corridors of four cells, four level ones of three.
    expect(validate(bare)).toMatchObject({ parts: 7, open: 3 * 3 + 4 * 2, loops: 0 });
  });
});

/** Black in the middle of each wall of squares. */
function wallsAsPicture({ graph, centres }: Space, open: BitSet): Picture {
  const dark = new Set<string>();
  for (const l of open.complement()) {
    const [a, b] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!];
    dark.add(`${centres[2 * a]! + centres[2 * b]!} ${centres[2 * a + 1]! + centres[2 * b + 1]!}`);
  }
  return { brightnessAt: (x, y) => (dark.has(`${2 * x} ${2 * y}`) ? 0 : 1) };
}
