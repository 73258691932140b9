import {
  carve,
  defaultsOf,
  GraphSpace,
  graphFromLinks,
  kruskal,
  type Maze,
  type MeshSpace,
  mazeOf,
  Random,
  sheetSpace,
  squareSpace,
  tilings,
} from '@labrys/core';
import { Surface } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import {
  type Box,
  type Content,
  colours,
  legible,
  Plate,
  type Scene,
  type SceneStyle,
  scene,
  sceneStyle,
  sizes,
  sizesAt,
  type TonePixels,
} from '../../src/index.ts';
import { paintScene } from '../../src/pens/paint-scene.ts';
import { widened } from '../../src/plate/box.ts';
import { lightOf, lightOfColour } from '../../src/plate/linear-light.ts';
import { RunIndex } from '../../src/plate/run-index.ts';
import { smallMaze, wayThrough } from '../mazes.ts';
import { anyWeave, treeOn } from '../support/boards.ts';

type Sizes = { readonly width: number; readonly height: number } | { readonly rings: number };

function board(name: string, wanted: Sizes, topology = 'plane'): MeshSpace {
  const tiling = tilings.find((record) => record.name === name)!;
  return tiling.space(
    { ...defaultsOf(tiling.params), ...wanted } as never,
    topology as never,
    Random.of(1),
  ) as MeshSpace;
}

function mazeOn(space: MeshSpace): Maze {
  const last = space.graph.cellCount - 1;
  return { ...mazeOf(space, carve(space, kruskal, { random: Random.of(3) })), start: 0, finishes: [last] };
}

function network(): Maze {
  const places = Array.from({ length: 60 }, (_, k) => [(k * 37) % 23, (k * 17) % 19]).flat();
  const links = Array.from({ length: 59 }, (_, k) => [k, k + 1]).flat();
  const graph = graphFromLinks(60, Uint32Array.from(links));
  const space = new GraphSpace(graph, Float64Array.from(places), { kind: 'network' });
  return { ...treeOn(space, 4), finishes: [59] };
}

const flat: readonly [string, Maze][] = [
  ['squares', smallMaze()],
  ['hexagons', mazeOn(board('sigma', { width: 9, height: 8 }))],
  ['rings', mazeOn(board('theta', { rings: 6 }))],
  ['a torus', mazeOn(board('square', { width: 9, height: 8 }, 'torus'))],
  ['a Moebius strip', mazeOn(board('square', { width: 9, height: 8 }, 'moebius'))],
  ['levels', treeOn(sheetSpace(squareSpace(6, 5), [3], false), 5)],
  ['crossings', treeOn(anyWeave(squareSpace(9, 8)), 6)],
  ['round crossings', treeOn(anyWeave(board('theta', { rings: 5 })), 6)],
];

/** Boards so large that walls and coloured cells are sought on the board itself. */
const large: readonly [string, Maze][] = [
  ['many squares', mazeOn(squareSpace(210, 200))],
  ['many triangles', mazeOn(board('delta', { width: 220, height: 190 }))],
  ['many rings', mazeOn(board('theta', { rings: 120 }))],
  ['a large torus', mazeOn(board('square', { width: 210, height: 200 }, 'torus'))],
  ['large levels', treeOn(sheetSpace(squareSpace(110, 100), [4], false), 5)],
];

function painted(drawing: Scene, { x, y, width, height }: Box, scale: number): Surface {
  const surface = new Surface(Math.round(width * scale), Math.round(height * scale));
  paintScene(drawing, surface, { originX: x, originY: y, scale, smooth: true });
  return surface;
}

/**
 * Pixels of a window that differ from the same part of the whole by more than a few of the 16 steps of coverage: joins and
 * ends of strokes are rounded by different corners where strokes were cut.
 */
function strayPixels(whole: Surface, part: Surface, left: number, top: number): number {
  let stray = 0;
  for (let y = 0; y < part.height; y++) {
    for (let x = 0; x < part.width; x++) {
      for (let k = 0; k < 4; k++) {
        const a = part.samples[4 * (y * part.width + x) + k]!;
        const b = whole.samples[4 * ((y + top) * whole.width + x + left) + k]!;
        if (Math.abs(a - b) <= 64) continue;
        stray++;
        break;
      }
    }
  }
  return stray;
}

/** Windows of `step` pixels, one beside the other; `every` leaves most of them out. */
function expectWindows(maze: Maze, style: SceneStyle, content: Content, scale: number, step: number, every = 1): void {
  const plate = new Plate(maze, style, content);
  const drawing = scene(maze, style, content);
  expect([plate.x, plate.y, plate.width, plate.height, plate.unit]).toEqual([
    drawing.x,
    drawing.y,
    drawing.width,
    drawing.height,
    drawing.unit,
  ]);
  const whole = painted(drawing, plate, scale);
  let k = 0;
  for (let top = 0; top + step <= whole.height; top += step) {
    for (let left = 0; left + step <= whole.width; left += step) {
      if (k++ % every !== 0) continue;
      const box = { x: plate.x + left / scale, y: plate.y + top / scale, width: step / scale, height: step / scale };
      const part = plate.window(box, scale);
      expect([part.x, part.y, part.width, part.height]).toEqual([box.x, box.y, box.width, box.height]);
      expect(strayPixels(whole, painted(part, box, scale), left, top), `window at ${left}, ${top}`).toBe(0);
    }
  }
  expect(k).toBeGreaterThan(0);
}

describe('windows of a plate', () => {
  const look: SceneStyle = { ...sceneStyle, distances: 'bands' };

  it.each([...flat, ['a network', network()] as const])('show %s as the whole picture does', (_, maze) => {
    const solution = wayThrough(maze);
    expectWindows(maze, { ...look, solution: 'line' }, { solution }, 16, 40);
    expectWindows(maze, { ...sceneStyle, ends: 'square', solution: 'dots' }, { solution }, 16, 56);
  });

  it.each(large)('show %s as the whole picture does', (_, maze) => {
    const style: SceneStyle = { ...look, sizes: { ...sizes, wall: 0.4 } };
    expectWindows(maze, style, { solution: wayThrough(maze) }, 4, 90, 7);
  });

  it('hold little of a large board', () => {
    const [, maze] = large[0]!;
    const points = ({ layers }: Scene): number =>
      layers
        .flatMap(({ items }) => items)
        .reduce((sum, item) => sum + (item.kind === 'lines' ? item.lines.points.length / 2 : 0), 0);
    const plate = new Plate(maze);
    expect(points(plate.window({ x: 50, y: 50, width: 10, height: 10 }, 10))).toBeLessThan(400);
    expect(points(plate.window({ x: -90, y: 0, width: 10, height: 10 }, 10))).toBe(0);
  });

  it('leave out all that a tone shows, if asked', () => {
    for (const [, maze] of [...flat, large[0]!]) {
      const plate = new Plate(maze, look, { solution: wayThrough(maze) });
      const over = plate.window(plate, 1, { walls: false });
      const names = over.layers.map(({ name }) => name);
      expect(names).not.toContain('walls');
      expect(names).not.toContain('distances');
      expect(names).not.toContain('states');
      expect(names).toContain('solution');
      expect(names).toContain('markers');
      expect(over.background).toBeNull();
    }
  });

  it('are drawn with other sizes as a picture with those sizes is', () => {
    for (const [, maze] of [flat[0]!, flat[1]!]) {
      const other = legible(sizes, { wall: 0.3, path: 0.3, marker: 0.7 });
      const content = { solution: wayThrough(maze) };
      const plate = new Plate(maze, sceneStyle, content);
      const same = scene(maze, { ...sceneStyle, sizes: other }, content);
      const box = { x: plate.x, y: plate.y, width: plate.width, height: plate.height };
      const parted = painted(plate.window(box, 16, { sizes: other }), box, 16);
      expect(strayPixels(painted(same, box, 16), parted, 0, 0)).toBe(0);
    }
  });

  it('reach as far as markers that can be seen, and paths can be seen too', () => {
    const [, maze] = large[0]!;
    const plate = new Plate(maze, sceneStyle, { solution: wayThrough(maze) });
    for (const pixels of [0.8, 2, 8, 20]) {
      const seen = sizesAt(sizes, pixels);
      const box = plate.bounds(seen);
      const { layers } = plate.window(box, pixels, { walls: false, sizes: seen });
      const path = layers.find(({ name }) => name === 'solution')!.items[0]!;
      expect((path.kind === 'lines' ? path.width : 0) * pixels).toBeGreaterThanOrEqual(1.5 - 1e-9);
      const discs = layers.find(({ name }) => name === 'markers')!.items.filter((item) => item.kind === 'disc');
      expect(Math.max(...discs.map(({ radius }) => radius)) * 2 * pixels).toBeGreaterThanOrEqual(9);
      for (const { x, y, radius } of discs) {
        expect(Math.min(x - box.x, y - box.y)).toBeGreaterThan(radius);
      }
    }
  });

  it('colour cells that are told', () => {
    for (const [, maze] of [flat[1]!, large[0]!]) {
      const plate = new Plate(maze);
      const fill = { of: (cell: number) => (cell % 2) - 1, palette: ['#ff0000'] };
      const names = plate.window(plate, 8, { fill }).layers.map(({ name }) => name);
      expect(names.slice(0, 2)).toEqual(['states', 'walls']);
    }
  });
});

describe('runs of lines', () => {
  it('go round a closed line without a cut where it is seen', () => {
    const turns = Array.from({ length: 200 }, (_, k) => [Math.cos((k * Math.PI) / 100), Math.sin((k * Math.PI) / 100)]);
    const lines = {
      count: 1,
      first: Uint32Array.of(0, 200),
      points: Float64Array.from(turns.flat()),
      closed: Uint8Array.of(1),
    };
    const index = new RunIndex(lines, true);
    const right = index.within({ x: 0.9, y: -0.2, width: 0.3, height: 0.4 }); // about where the line begins
    expect(right.count).toBe(1);
    expect(right.closed[0]).toBe(0);
    expect(right.points.length / 2).toBeLessThan(60);
    const all = index.within({ x: -1, y: -1, width: 2, height: 2 });
    expect(all.closed[0]).toBe(1);
    expect(all.points).toEqual(lines.points);
  });
});

/** Mean light of all pixels. */
function meanLight({ samples }: TonePixels): number {
  let sum = 0;
  for (let p = 0; p < samples.length; p += 4) sum += lightOf(samples[p]!);
  return sum / (samples.length / 4);
}

describe('the tone of a plate', () => {
  const ink: SceneStyle = { ...sceneStyle, colours: { ...colours, paper: '#ffffff', wall: '#000000' }, labels: false };

  it('is as dark as walls cover paper', () => {
    for (const [name, maze] of [...flat, ...large]) {
      const bare = { ...maze, start: -1, finishes: [] };
      const plate = new Plate(bare, ink);
      const drawing = scene(bare, ink);
      const walls = { ...drawing, layers: drawing.layers.filter(({ name }) => name === 'walls') };
      const big = painted(walls, plate, maze.space.graph.cellCount > 40_000 ? 8 : 40);
      const whites = big.samples.reduce((sum, sample, k) => sum + (k % 4 === 0 ? sample : 0), 0);
      const wanted = 1 - whites / 255 / (big.width * big.height); // black on white: samples are shares of the pixel
      for (const pixels of [0.7, 1.1, 2.3]) {
        const box = widened(plate, 5); // blurred ink stays inside
        const tone = plate.tone(box, pixels);
        const size = (tone.width * tone.height) / (plate.width * plate.height * pixels * pixels);
        const found = (1 - meanLight(tone)) * size;
        // On small boards much of the ink is a haze at the rim, too faint for a step of white.
        const fault = maze.space.graph.cellCount > 1000 ? 0.05 : 0.15;
        expect(Math.abs(found / wanted - 1), `${name} at ${pixels}`).toBeLessThan(fault);
      }
    }
  });

  it('is even where the maze is: a full grid shows no moire', () => {
    const space = squareSpace(300, 300);
    const plate = new Plate(mazeOf(space, carve(squareSpace(1, 1), kruskal, { random: Random.of(1) })), ink);
    for (const pixels of [0.6, 0.8, 1.2]) {
      const { width, height, samples } = plate.tone({ x: 50, y: 50, width: 200, height: 200 }, pixels);
      let [least, most] = [1, 0];
      for (let p = 0; p < width * height; p++) {
        least = Math.min(least, lightOf(samples[4 * p]!));
        most = Math.max(most, lightOf(samples[4 * p]!));
      }
      expect(most - least, `at ${pixels}`).toBeLessThan(0.03);
    }
  });

  it('has the colours of cells, and of dark styles', () => {
    const [, maze] = large[0]!;
    const style: SceneStyle = { ...ink, sizes: { ...sizes, wall: 0 }, colours: { ...ink.colours, paper: '#101418' } };
    const plate = new Plate(maze, style);
    const fill = { of: (cell: number) => (cell % 210 < 105 ? 0 : -1), palette: ['#3060c0'] };
    const { width, height, samples } = plate.tone({ x: 0, y: 0, width: 210, height: 200 }, 0.9, { fill });
    const at = (x: number): number[] => [
      ...samples.subarray(4 * ((height >> 1) * width + x), 4 * ((height >> 1) * width + x) + 4),
    ];
    expect(at(40)).toEqual([0x30, 0x60, 0xc0, 255]);
    expect(at(width - 20)).toEqual([0x10, 0x14, 0x18, 255]);
    expect(lightOfColour('#3060c0')[3]).toBe(1);
  });

  it('is transparent without paper, but for walls', () => {
    const [, maze] = flat[1]!;
    const { samples } = new Plate(maze, { ...ink, background: 'none' }).tone(
      { x: -9, y: -9, width: 30, height: 30 },
      1,
    );
    expect(samples[3]).toBe(0);
    expect(Math.max(...samples.filter((_, k) => k % 4 === 3))).toBeGreaterThan(20);
  });

  it('of windows beside each other is that of the whole', () => {
    const [, maze] = large[0]!;
    const plate = new Plate(maze, { ...ink, distances: 'bands' });
    const whole = plate.tone({ x: 0, y: 0, width: 120, height: 60 }, 1.5);
    const right = plate.tone({ x: 60, y: 0, width: 60, height: 60 }, 1.5);
    for (let y = 0; y < right.height; y++) {
      const from = 4 * (y * whole.width + whole.width - right.width);
      const row = whole.samples.subarray(from, from + 4 * right.width);
      const own = right.samples.subarray(4 * y * right.width, 4 * (y + 1) * right.width);
      for (let k = 0; k < own.length; k++) expect(Math.abs(own[k]! - row[k]!)).toBeLessThan(3);
    }
  });
});
