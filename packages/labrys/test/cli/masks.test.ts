import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng, paint, Shape, Surface } from '@labrys/raster';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const disc = new Surface(90, 60);
const shape = new Shape();
shape.disc(45, 30, 28);
paint(disc, shape, [10, 20, 30, 255]);
writeFileSync(join(folder, 'disc.png'), encodePng(disc));
writeFileSync(
  join(folder, 'shape.svg'),
  '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0h40v30z"/><circle r="3"/></svg>',
);
writeFileSync(join(folder, 'mask.json'), '{"cells": [0, 1, 2, 20]}');
writeFileSync(join(folder, 'words.txt'), 'no mask\n');

const run = (command: string) => labrys(command.split(' '), folder);
const made = async (command: string) => {
  const { status, stdout, stderr } = await run(`make ${command} --seed 1 --json`);
  expect(stderr.replace(/^the mask leaves.*\n|^shape\.svg has.*\n/gm, '')).toBe('');
  expect(status).toBe(0);
  return { ...JSON.parse(stdout), stderr };
};

describe('labrys make --mask', () => {
  it('makes words, and says that the letters were joined', async () => {
    const { recipe, cells, stderr } = await made('60x20 --mask text:LAB');
    expect(recipe.space.mask).toEqual({ text: 'LAB', invert: false, pieces: 'joined' });
    expect(stderr).toBe('the mask leaves 3 pieces: they are joined by the fewest further cells\n');
    expect(cells).toBeLessThan(800);
    expect((await made('60x20 --mask text:LAB --mask-pieces largest')).stderr).toBe(
      'the mask leaves 3 pieces: the largest is kept; --mask-pieces joined joins them\n',
    );
    expect((await made('60x20 --mask text:LAB --mask-pieces all')).stderr).toMatch(/each has a maze of its own/);
    expect((await made(String.raw`20x20 --mask text:A\nB`)).recipe.space.mask.text).toBe('A\nB');
  });

  it('takes paths, pictures, SVG files and masks as JSON', async () => {
    expect((await made('20x20 --mask path:M0,0h9v9z')).cells).toBeLessThan(260);
    const { cells, recipe } = await made('30x20 --mask disc.png --tiling sigma');
    expect(recipe.space.mask.bitmap).toMatchObject({ width: 90, height: 60 });
    expect(cells).toBeGreaterThan(200);
    const svg = await made('20x15 --mask shape.svg');
    expect(svg.recipe.space.mask.path).toBe('M0 0h40v30z');
    expect(svg.stderr).toBe('shape.svg has 2 shapes: the first is the mask\n');
    expect((await made('20x20 --mask mask.json')).cells).toBe(4);
  });

  it('inverts them', async () => {
    const [plain, inverted] = await Promise.all([
      made('20x20 --mask path:M0,0h9v9z --mask-pieces all'),
      made('20x20 --mask path:M0,0h9v9z --mask-pieces all --mask-invert'),
    ]);
    expect(plain.cells + inverted.cells).toBe(400);
    expect((await made('30x20 --mask disc.png --mask-invert --mask-pieces all')).cells).toBeLessThan(400);
  });

  it('makes the same maze from the recipe in the file', async () => {
    await run('make 30x10 --mask text:AB --seed 3 --ends corners -o first.svg');
    await run('make --recipe first.svg -o second.svg');
    const [first, second] = ['first.svg', 'second.svg'].map((name) => readFileSync(join(folder, name), 'utf8'));
    expect(second).toBe(first);
    expect(first).toContain('30 x 10, seed 3');
    await run('make 30x10 --mask text:AB --seed 3 --ends corners -o ab.maze.json');
    expect(JSON.parse((await run('solve ab.maze.json --json')).stdout)).toMatchObject({ solved: true });
  });

  it.each([
    ['--mask text:', /text of the mask is empty/],
    ['--mask path:M0', /cannot be read: a number is missing at character 3/],
    ['--mask nothing.png', /nothing\.png does not exist/],
    ['--mask words.txt', /words\.txt: .+ has to be a \.png, \.jpg, \.bmp, \.svg or \.json file/],
    ['--mask-invert', /--mask-invert needs a mask, such as --mask text:LABRYS/],
    ['--mask-pieces all', /--mask-pieces needs a mask/],
    ['--mask text:A --mask-pieces some', /it has to be largest, joined or all/],
    ['--mask text:A --mask-threshold 0.3', /--mask-threshold is for pictures/],
    ['--mask disc.png --mask-threshold 7', /the threshold is 7; it has to be a number from 0 to 1/],
    ['--mask disc.png --mask-threshold dark', /it has to be a number from 0 to 1/],
    ['--mask text:A --algorithm eller', /eller needs rows/],
    ['--mask text:A --recipe first.svg', /leave out --mask/],
  ])('refuses %s', async (flags, sentence) => {
    const { status, stdout, stderr } = await run(`make 20x20 ${flags}`.replace(/20x20 (.*--recipe)/, '$1'));
    expect(stderr).toMatch(sentence);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect([status, stdout]).toEqual([2, '']);
  });
});
