// What the worker loads before the first maze is on the page, and what comes later: built as the studio is, run in Node.

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import type { Maze } from '@labrys/core';
import type { MazeRequest } from '@labrys/recipe';
import * as recipes from '@labrys/recipe';
import * as render from '@labrys/render';
import { build, type Rolldown } from 'vite';
import { beforeAll, describe, expect, inject, it } from 'vitest';
import type * as FirstLoad from '../build/first-load.ts';
import { engineChunk, lateModules } from '../build/late-modules.ts';
import { lateParts } from '../build/late-parts.ts';
import { plainRecords } from '../build/plain-records.ts';

let chunks: Rolldown.OutputChunk[];
let late: typeof FirstLoad;

const pause = (): Promise<void> => Promise.resolve();

beforeAll(async () => {
  const outDir = join(inject('scratch'), 'first-load');
  const { output } = (await build({
    configFile: false,
    logLevel: 'error',
    resolve: { conditions: ['labrys-source', 'module', 'browser', 'development|production'] },
    plugins: [lateModules(lateParts), plainRecords()],
    build: {
      outDir,
      target: 'es2022',
      modulePreload: false,
      rolldownOptions: {
        input: join(import.meta.dirname, '../build/first-load.ts'),
        preserveEntrySignatures: 'allow-extension',
        output: {
          entryFileNames: '[name].mjs',
          chunkFileNames: '[name].mjs',
          codeSplitting: { groups: [engineChunk] },
        },
      },
    },
  })) as Rolldown.RolldownOutput;
  chunks = output.filter((file) => file.type === 'chunk');
  late = (await import(/* @vite-ignore */ pathToFileURL(join(outDir, 'first-load.mjs')).href)) as typeof FirstLoad;
}, 120_000);

/** What is loaded with the entry. */
function firstChunks(): readonly Rolldown.OutputChunk[] {
  const first = new Set(chunks.filter(({ isEntry }) => isEntry));
  for (const { imports } of first) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) first.add(chunk);
  }
  return [...first];
}

/** All that tells one maze from another. */
function tellsOf({ space, open, start, finishes, openings }: Maze): unknown {
  const { cellCount, to } = space.graph;
  return { cellCount, to, centres: space.centres, open: open.words, start, finishes, openings };
}

/** The calls that a picture consists of. */
function callsOf(draw: (canvas: render.CanvasLike) => void): readonly unknown[] {
  const calls: unknown[] = [];
  const canvas = new Proxy(
    {},
    {
      get:
        (_, name) =>
        (...values: unknown[]) =>
          void calls.push([name, ...values]),
      set: (_, name, value) => calls.push([name, value]) > 0,
    },
  );
  draw(canvas as render.CanvasLike);
  return calls;
}

describe('The first load of the engine', () => {
  it('is small enough for the page to be there soon', () => {
    const sizes = firstChunks().map(({ code }) => [
      gzipSync(code, { level: 9 }).length,
      brotliCompressSync(code).length,
    ]);
    const [gzip, brotli] = sizes.reduce(([a = 0, b = 0], [c = 0, d = 0]) => [a + c, b + d], [0, 0]) as [number, number];
    console.info(`first load of the engine: ${gzip} bytes gzip, ${brotli} brotli, in ${firstChunks().length} files`);
    // Page and worker may load 120 kB in all, and the page takes half of it. The rest is room for what every maze needs:
    // raise the ceilings by what such code takes, and put into late parts what it can do without.
    expect(gzip).toBeLessThan(64_000);
    expect(brotli).toBeLessThan(57_000);
  });

  it('is all that the usual maze needs', async () => {
    const recipe = late.recipeOf({ seed: 1 });
    const maze = await late.makeMazeInTurns(recipe, { pause });
    expect(callsOf((canvas) => late.drawOnCanvas(late.scene(maze), canvas, 10)).length).toBeGreaterThan(10);
    expect(late.recipeFromCode(late.recipeCode(recipe))).toEqual(recipe);
  });

  it('holds no texts for people who read about algorithms, and no glyphs', async () => {
    for (const { code } of firstChunks()) {
      expect(code).not.toContain('Pullen');
      expect(code).not.toContain('every maze equally likely');
    }
    const { contours } = await import('../../../packages/masks/src/font/glyphs.ts');
    const glyph = JSON.stringify(contours).slice(100, 140);
    expect(firstChunks().some(({ code }) => code.includes(glyph))).toBe(false);
  });

  it('leaves something to each late part', () => {
    const names = chunks.filter(({ isDynamicEntry }) => isDynamicEntry).map(({ name }) => name);
    expect(names.sort()).toEqual(Object.keys(lateParts).sort());
  });
});

/** The picture of a board whose cells are smaller than a pixel. */
function tonesOf({ Plate, sceneStyle }: Pick<typeof render, 'Plate' | 'sceneStyle'>, maze: Maze): unknown {
  const plate = new Plate(maze, sceneStyle, {});
  return plate.tone(plate, 0.5, { sizes: sceneStyle.sizes });
}

describe('What arrives late', () => {
  const requests: Record<string, MazeRequest> = {
    'words as mask': { seed: 1, width: 40, height: 16, mask: { text: 'LATE' } },
    'a path as mask, with holes': { seed: 1, mask: { path: 'M0 0H9V9H0zM3 3H6V6H3z', rule: 'evenodd' } },
    'cells of random points': { seed: 2, tiling: 'voronoi', cells: 60, algorithm: 'aldous-broder' },
    'Penrose rhombs': { seed: 3, tiling: 'penrose', depth: 3 },
    'a sheet of all tilings at once': { seed: 3, tiling: 'zeta' },
    rings: { seed: 4, tiling: 'theta', algorithm: 'backtracker' },
    'triangles of a net': { seed: 5, tiling: 'delta', topology: 'icosahedron' },
    'a cube': { seed: 5, topology: 'cube', width: 4, height: 4 },
    'sheets glued by a code': { seed: 5, topology: 'sheets:a2a3a0a1', width: 6, height: 6 },
    'crossings placed beforehand': { seed: 6, width: 9, height: 9, weave: 0.5, algorithm: 'kruskal' },
    'crossings dug by a generator': { seed: 6, width: 9, height: 9, algorithm: 'tunneller' },
    'levels with stairs': { seed: 7, width: 6, height: 6, levels: 3, algorithm: 'growing-tree' },
    'a wish': { seed: 8, width: 8, height: 8, wish: { deadEnds: '<=12' }, budget: 200 },
    'segments of other algorithms': {
      seed: 9,
      width: 12,
      height: 12,
      segments: [
        { area: { x: 0, y: 0, width: 5, height: 5 }, carve: { algorithm: 'eller', focus: 'wall' } },
        { area: { voronoi: 3 }, carve: [{ algorithm: 'prim-true' }, { algorithm: 'binary-tree' }] },
      ],
    },
    rooms: { seed: 9, width: 14, height: 14, rooms: 2, algorithm: 'prim-simple' },
    symmetry: { seed: 10, width: 9, height: 9, symmetry: 'rotate2' },
    bias: { seed: 10, width: 9, height: 9, bias: 0.5 },
    'a run limit': { seed: 10, width: 9, height: 9, runLimit: 3 },
    'a way that is drawn': { seed: 11, width: 9, height: 9, way: { path: 'M0 0 H8 V8' } },
    'a picture': { seed: 12, width: 30, height: 12, algorithm: 'template', picture: { text: 'HI' } },
    spirals: { seed: 13, width: 12, height: 12, algorithm: 'spiral' },
    'braided walls': { seed: 13, width: 12, height: 12, algorithm: 'braid-walls' },
    'a labyrinth': { seed: 14, width: 10, height: 10, algorithm: 'unicursal' },
    'walls added': { seed: 15, width: 10, height: 10, algorithm: 'hunt-kill', focus: 'wall' },
    'a board of one’s own': {
      seed: 16,
      tiling: 'mesh',
      mesh: {
        polygons: [
          [
            [0, 0],
            [1, 0],
            [1, 1],
          ],
          [
            [0, 0],
            [1, 1],
            [0, 1],
          ],
        ],
      },
    },
    transforms: { seed: 17, width: 10, height: 10, braid: 0.5, arrows: 'traps', trim: 2 },
  };

  let runs = 0;
  it.each(Object.entries(requests))('makes and draws the same: %s', async (_, wanted) => {
    const request = { ends: 'farthest', ...wanted } as const;
    const maze = await recipes.makeMazeInTurns(recipes.recipeOf(request), { pause });
    const [made, drawn, tones] = await late.retryingLate(async () => {
      runs++;
      const own = await late.makeMazeInTurns(late.recipeOf(request), { pause });
      const scene = late.scene(own, { ...render.sceneStyle, show: 'bottlenecks', distances: 'bands' });
      return [own, callsOf((canvas) => late.drawOnCanvas(scene, canvas, 10)), tonesOf(late, own)] as const;
    });
    expect(tellsOf(made)).toEqual(tellsOf(maze));
    const scene = render.scene(maze, { ...render.sceneStyle, show: 'bottlenecks', distances: 'bands' });
    expect(drawn).toEqual(callsOf((canvas) => render.drawOnCanvas(scene, canvas, 10)));
    expect(tones).toEqual(tonesOf(render, maze));
  });

  it('came when it was called for, once', () => {
    const count = Object.keys(requests).length;
    expect(runs).toBe(count + Object.keys(lateParts).length);
  });

  it.each<[string, unknown]>([
    ['a knob out of range', { seed: 1, steps: [{ carve: { algorithm: 'growing-tree', select: 'newst' } }] }],
    ['a mask that is none', { seed: 1, space: { mask: { path: 'M0 0 X' } } }],
    ['a name that is misspelt', { seed: 1, steps: [{ carve: { algorithm: 'kruscal' } }] }],
    ['a gluing that is none', { seed: 1, space: { topology: 'sheets', code: 'a9' } }],
    ['a size without end', { seed: 1, space: { tiling: 'penrose', depth: 99 } }],
  ])('refuses in the same words: %s', async (_, recipe) => {
    const said = await Promise.resolve()
      .then(() => recipes.parseRecipe(recipe))
      .catch((error: Error) => error.message);
    const alsoSaid = await late.retryingLate(() => late.parseRecipe(recipe)).catch((error: Error) => error.message);
    expect(typeof said).toBe('string');
    expect(alsoSaid).toBe(said);
  });

  it('is named by files that are there', async () => {
    for (const file of Object.values(lateParts).flat()) {
      await expect(readFile(join(import.meta.dirname, '../../../packages', file))).resolves.toBeDefined();
    }
  });
});
