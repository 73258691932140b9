import {
  across,
  carve,
  defaultsOf,
  generators,
  type Maze,
  type MeshSpace,
  mazeOf,
  Random,
  type Space,
  sheetSpace,
  solve,
  solvers,
  squareSpace,
  Trace,
  tilings,
  UnionFind,
  weaveSpace,
} from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { type Ground, groundOf } from '../../src/animate/ground.ts';
import type { Moment } from '../../src/animate/moment.ts';
import { momentScene } from '../../src/animate/moment-scene.ts';
import { moments } from '../../src/animate/moments.ts';
import { walkItem } from '../../src/animate/walk.ts';
import { type Areas, animate, animations, type Lines, scene, sceneStyle, type Watched } from '../../src/index.ts';
import { readXml } from '../pens/xml-check.ts';
import { paperBetween, sampled } from '../support/sample.ts';

const tiled = (name: string, sizes: object): MeshSpace => {
  const tiling = tilings.find((record) => record.name === name)!;
  return tiling.space({ ...defaultsOf(tiling.params), ...sizes } as never, 'plane', Random.of(1)) as MeshSpace;
};
const woven = (flat: MeshSpace, tunnel = 1): Space => weaveSpace(flat, { density: 1, tunnel }, Random.of(5));
const boards: Record<string, Space> = {
  squares: woven(squareSpace(8, 7)),
  tunnels: woven(squareSpace(8, 7), 3),
  hexagons: woven(tiled('sigma', { width: 6, height: 6 })),
  rings: woven(tiled('theta', { rings: 4 })),
  levels: woven(sheetSpace(squareSpace(5, 5), [2], false)),
};
const carvers = generators.filter(({ focus, needs }) => typeof focus.passage !== 'string' && needs.length === 0);

function made(space: Space, name: string, seed = 1): { maze: Maze; trace: Trace } {
  const trace = new Trace();
  const generator = generators.find((one) => one.name === name)!;
  const maze = mazeOf(space, carve(space, generator, { random: Random.of(seed), focus: 'passage', trace }));
  return { maze: { ...maze, start: 0, finishes: [space.mesh!.cellCount - 1] }, trace };
}

function played(maze: Maze, trace: Trace, watched: Watched, most: number): { ground: Ground; all: Iterable<Moment> } {
  const ground = groundOf(maze, watched, sceneStyle, 24);
  return { ground, all: moments(trace, ground, { most, frontier: 'auto' }) };
}

const wallsOf = (maze: Maze): Lines =>
  scene(maze)
    .layers.find(({ name }) => name === 'walls')!
    .items.find(({ kind }) => kind === 'lines') as Lines;

/** The points of all lines, for lines that may be cut and ordered in different ways. */
function length(line: Lines['lines']): number {
  let sum = 0;
  for (const points of sampled(line, 0, 0.005)) {
    for (let p = 2; p < points.length; p += 2)
      sum += Math.hypot(points[p]! - points[p - 2]!, points[p + 1]! - points[p - 1]!);
  }
  return sum;
}

/** Length of path data of an element, walked along as it is drawn: straight lines and arcs by their chords. */
function dataLength(d: string): number {
  let [x, y, beginX, beginY, sum] = [0, 0, 0, 0, 0];
  for (const [, verb, numbers] of d.matchAll(/([MLHVAZ])([^MLHVAZ]*)/g)) {
    const all = numbers!.trim() === '' ? [] : numbers!.trim().split(/[ ,]+/).map(Number);
    const size = { M: 2, L: 2, H: 1, V: 1, A: 7, Z: 1 }[verb!]!;
    for (let i = 0; i < Math.max(all.length, 1); i += size) {
      const end = all.slice(i, i + size);
      const [toX, toY] =
        verb === 'H'
          ? [end[0]!, y]
          : verb === 'V'
            ? [x, end[0]!]
            : verb === 'Z'
              ? [beginX, beginY]
              : (end.slice(-2) as [number, number]);
      if (verb === 'M') [beginX, beginY] = [toX, toY];
      else sum += Math.hypot(toX - x, toY - y);
      [x, y] = [toX, toY];
    }
  }
  return sum;
}

describe.each(Object.entries(boards))('animations of crossings: %s', (name, space) => {
  it('lead each walk through neighbours only, unbroken, by every generator', () => {
    for (const { name: generator } of carvers) {
      const { maze, trace } = made(space, generator);
      for (const { strand } of played(maze, trace, 'passage', 40).all) {
        strand.links.forEach((l, i) => {
          expect(l, generator).toBeGreaterThanOrEqual(0);
          expect(across(space.graph, l, strand.cells[i]!), generator).toBe(strand.cells[i + 1]);
        });
      }
    }
  });

  it('lead the way back of the backtracker to where it began, at every moment', () => {
    const joined = new UnionFind(space.graph.cellCount);
    for (const l of space.weave!.open) joined.union(space.graph.ends[2 * l]!, space.graph.ends[2 * l + 1]!);
    for (let seed = 1; seed <= 2; seed++) {
      const { maze, trace } = made(space, 'backtracker', seed);
      const begin = joined.find(trace.index(0));
      let lines = 0;
      for (const { strand, manner } of played(maze, trace, 'passage', 100).all) {
        expect(manner).toBe('stack');
        if (strand.cells.length === 0) continue;
        lines++;
        expect(joined.find(strand.cells.at(-1)!), `seed ${seed}`).toBe(begin);
      }
      expect(lines).toBeGreaterThan(30);
    }
  });

  it('keep lines of walks between the walls that are there in the end', () => {
    const { maze, trace } = made(space, 'backtracker', 2);
    const { ground, all } = played(maze, trace, 'passage', 6);
    const walls = wallsOf(maze);
    let drawn = 0;
    for (const { strand } of all) {
      const line = walkItem(strand, ground);
      if (line === null) continue;
      drawn++;
      expect(paperBetween(line, walls)).toBeGreaterThan(-0.05);
    }
    expect(drawn).toBeGreaterThan(2);
  });

  it('show no tube of a cell that is not reached, and all of them in the end', () => {
    for (const generator of ['backtracker', 'kruskal', 'wilson']) {
      const { maze, trace } = made(space, generator);
      const { ground, all } = played(maze, trace, 'passage', 15);
      const lengths: number[] = [];
      for (const moment of all) {
        const drawing = momentScene(moment, ground, sceneStyle);
        lengths.push(length((drawing.layers.find((layer) => layer.name === 'walls')!.items[0] as Lines).lines));
        const fill = drawing.layers[0]!.items.filter((item): item is Areas => item.kind === 'areas');
        for (const { outlines } of fill) expect(outlines.points.every(Number.isFinite)).toBe(true);
      }
      expect(lengths.at(-1)).toBeCloseTo(length(wallsOf(maze).lines), 4);
      if (generator === 'kruskal') continue;
      expect(lengths[0]).toBe(0);
      // What is reached stays reached; only mouths open in walls that stand.
      expect(lengths[7]).toBeGreaterThan(lengths[1]!);
      expect(lengths[7]).toBeLessThan(lengths.at(-1)!);
    }
  });

  it('show in SVG just the walls of each moment', () => {
    for (const generator of ['backtracker', 'kruskal']) {
      const { maze, trace } = made(space, generator);
      const params = { frames: 20, delay: 100, pixels: 24, legend: false };
      const text = animate(maze, trace, 'passage', 'svg', { params }) as string;
      expect(text).not.toMatch(/NaN|undefined|Infinity/);
      const group = readXml(text).children.find(({ attributes }) => attributes.id === 'inner-walls')!;
      const spans = group.children.map(({ attributes, children: [set] }) => ({
        length: dataLength(attributes.d!),
        isHidden: attributes.visibility === 'hidden',
        begin: Number.parseFloat(set?.attributes.begin ?? '0'),
        end: Number.parseFloat(set?.attributes.end ?? (set === undefined ? '0' : 'Infinity')),
      }));
      const { all } = played(maze, trace, 'passage', 20);
      const scale = (24 / groundOf(maze, 'passage', sceneStyle, 24).unit) as number;
      let k = 0;
      for (const { tubes } of all) {
        const time = k++ / 10;
        const seen = spans.filter(({ isHidden, begin, end }) => isHidden === (time >= begin && time < end));
        const drawn = seen.reduce((sum, one) => sum + one.length, 0) / scale;
        const walls = length(tubes!.corridors.strokesOf(tubes!.corridors.pieces(tubes!.isSeen)));
        expect(Math.abs(drawn - walls), `${generator}, moment ${k}`).toBeLessThan(0.01 * walls + 1e-6);
      }
    }
  });

  it('are drawn as every kind of film, the same bytes each time, of solvers too', () => {
    const { maze, trace } = made(space, 'wilson');
    for (const animation of animations) {
      const params = { frames: 3, pixels: 8 };
      const draw = (): string | Uint8Array => animate(maze, trace, 'passage', animation, { params });
      expect(draw(), name).toEqual(draw());
      // Pledge refuses passages that cross.
      for (const solver of solvers.filter((one) => one.name !== 'pledge')) {
        const way = new Trace();
        solve(maze, solver, solver.params.limit === undefined ? {} : { limit: 200 }, way);
        expect(animate(maze, way, 'solve', animation, { params }).length).toBeGreaterThan(500);
      }
    }
  });
});
