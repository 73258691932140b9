import { carve, generators, type Maze, mazeOf, Random, shortest, solve, squareSpace, Trace } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { groundOf } from '../../src/animate/ground.ts';
import { moments } from '../../src/animate/moments.ts';
import { animate, animations, sceneStyle, type Watched } from '../../src/index.ts';
import { readXml } from '../pens/xml-check.ts';

/** A maze, and how it was made. */
function made(name: string, focus: 'passage' | 'wall' = 'passage', size = 8): { maze: Maze; trace: Trace } {
  const space = squareSpace(size, size);
  const trace = new Trace();
  const generator = generators.find((one) => one.name === name)!;
  const open = carve(space, generator, { random: Random.of(name), focus, trace });
  return { maze: { ...mazeOf(space, open), start: 0, finishes: [size * size - 1] }, trace };
}

/** Frames of a GIF, counted by its graphic control extensions. */
function gifFrames(bytes: Uint8Array): number {
  let count = 0;
  for (let at = 13 + 3 * 2 ** ((bytes[10]! & 7) + 1); bytes[at] !== 0x3b; ) {
    if (bytes[at] === 0x21) {
      if (bytes[at + 1] === 0xf9) count++;
      at += 2;
    } else {
      expect(bytes[at]).toBe(0x2c);
      at += 11;
    }
    while (bytes[at] !== 0) at += bytes[at]! + 1;
    at++;
  }
  return count;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Length of the level and upright lines of path data. */
function lengthOf(d: string): number {
  let [x, y, beginX, beginY, length] = [0, 0, 0, 0, 0];
  for (const [, verb, numbers] of d.matchAll(/([MHVZ])([^MHVZ]*)/g)) {
    const [a = 0, b = 0] = numbers!.trim().split(' ').map(Number);
    const [toX, toY] = verb === 'M' ? [a, b] : verb === 'H' ? [a, y] : verb === 'V' ? [x, a] : [beginX, beginY];
    if (verb === 'M') [beginX, beginY] = [a, b];
    else length += Math.abs(toX - x) + Math.abs(toY - y);
    [x, y] = [toX, toY];
  }
  return length;
}

const kinds: readonly (readonly [string, Watched])[] = [
  ['backtracker', 'passage'],
  ['wilson', 'passage'],
  ['wilson', 'wall'],
  ['kruskal', 'passage'],
  ['division', 'wall'],
];

describe('animate', () => {
  for (const animation of animations) {
    it(`gives the same bytes each time as ${animation.name}, for every kind of algorithm`, () => {
      for (const [name, watched] of kinds) {
        const draw = (): string | Uint8Array => {
          const { maze, trace } = made(name, watched === 'wall' ? 'wall' : 'passage');
          return animate(maze, trace, watched, animation, { title: name, params: { frames: 20 } });
        };
        expect(draw()).toEqual(draw());
      }
    });
  }

  it('draws no more pictures than asked for, and the last one once more for its stay', () => {
    const { maze, trace } = made('backtracker');
    expect(gifFrames(animate(maze, trace, 'passage', 'gif', { params: { frames: 12 } }) as Uint8Array)).toBe(13);
    expect(trace.length).toBeGreaterThan(100);
  });

  it('writes SVG that is well-formed, moves without a script, and ends with the maze', () => {
    for (const [name, watched] of kinds) {
      const { maze, trace } = made(name, watched === 'wall' ? 'wall' : 'passage');
      const text = animate(maze, trace, watched, 'svg', { title: `<${name}>`, recipe: '{"a":"<"}' }) as string;
      const root = readXml(text);
      expect(text).not.toMatch(/<script|NaN|undefined|Infinity/);
      expect(root.children.find(({ name: tag }) => tag === 'metadata')?.text).toBe('{"a":"<"}');
      expect(root.children.find(({ attributes }) => attributes.id === 'walls')).toBeDefined();
    }
  });

  it('shows at each moment just the walls that stand between cells of which one is reached', () => {
    for (const [name, watched] of kinds) {
      const { maze, trace } = made(name, watched === 'wall' ? 'wall' : 'passage');
      const text = animate(maze, trace, watched, 'svg', { params: { frames: 60, delay: 100, pixels: 10 } }) as string;
      const group = readXml(text).children.find(({ attributes }) => attributes.id === 'inner-walls')!;
      const spans = group.children.map(({ attributes, children: [set] }) => ({
        length: lengthOf(attributes.d!) / 10,
        isHidden: attributes.visibility === 'hidden', // but from begin to end; else seen, but not from begin to end
        begin: Number.parseFloat(set?.attributes.begin ?? '0'),
        end: Number.parseFloat(set?.attributes.end ?? (set === undefined ? '0' : 'Infinity')),
      }));
      const ground = groundOf(maze, watched, sceneStyle, 10);
      let k = 0;
      for (const moment of moments(trace, ground, { most: 60, frontier: 'auto' })) {
        const time = k++ / 10;
        const seen = spans.filter(({ isHidden, begin, end }) => isHidden === (time >= begin && time < end));
        const walls = maze.space.graph.linkCount - moment.maze.open.count();
        expect(sum(seen.map(({ length }) => length)), `${name}, moment ${k}`).toBeCloseTo(walls, 2);
      }
      const last = spans.filter(({ isHidden, end }) => !isHidden || end === Infinity);
      expect(sum(last.map(({ length }) => length))).toBeCloseTo(maze.space.graph.linkCount - maze.open.count(), 2);
    }
  });

  it('shows a solver at work and then its path', () => {
    const { maze } = made('backtracker');
    const trace = new Trace();
    const solution = solve(maze, shortest, {}, trace);
    const root = readXml(animate(maze, trace, 'solve', 'svg') as string);
    const path = root.children.find(({ attributes }) => attributes.id === 'solution')!;
    expect(path.children[0]!.attributes.visibility).toBe('hidden');
    expect(solution.solved).toBe(true);
  });

  it('names what it does not know', () => {
    const { maze, trace } = made('kruskal');
    expect(() => animate(maze, trace, 'passage', 'mpeg')).toThrow(/svg, gif, apng/);
    expect(() => animate(maze, trace, 'passage', 'gif', { params: { speed: 3 } })).toThrow(/it has .*delay/);
  });

  it('copes with a maze of one cell', () => {
    const { maze, trace } = made('backtracker', 'passage', 1);
    for (const animation of animations) expect(animate(maze, trace, 'passage', animation).length).toBeGreaterThan(50);
  });
});
