import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { encodePng, paint, Shape, Surface } from '@labrys/raster';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const disc = new Surface(90, 60);
disc.fill(0, 0, 90, 60, [255, 255, 255, 255]);
const shape = new Shape();
shape.disc(45, 30, 28);
paint(disc, shape, [10, 20, 30, 255]);
writeFileSync(join(folder, 'disc.png'), encodePng(disc));
writeFileSync(join(folder, 'half.txt'), '+-+-+-+\n|   | |\n+-+ +-+\n| | | |\n+-+-+-+\n');

const run = (command: string) => labrys(command.split(' '), folder);

describe('labrys make --picture', () => {
  it('makes a maze of words and of files', async () => {
    const { stdout } = await run('make 20x10 --algorithm template --picture text:HI --walls outline --seed 1 --json');
    expect(JSON.parse(stdout).recipe.steps[0].carve).toMatchObject({
      ...{ algorithm: 'template', focus: 'wall', walls: 'outline' },
      picture: { text: 'HI', invert: false },
    });
    const picture = await run('make 20x10 --algorithm kruskal --picture disc.png --picture-invert --seed 1 --json');
    expect(JSON.parse(picture.stdout).recipe.steps[0].carve.picture).toMatchObject({
      shades: { width: 90, height: 60 },
      invert: true,
    });
  });

  it('says what is missing', async () => {
    const { status, stderr } = await run('make 9x9 --algorithm template');
    expect(status).toBe(2);
    expect(stderr).toContain('--picture text:MAZE');
    expect((await run('make 9x9 --picture-invert')).stderr).toContain('--picture-invert needs a picture');
    expect((await run('make 9x9 --algorithm template --picture half.txt')).stderr).toContain('half.txt');
  });
});

describe('labrys transform --complete', () => {
  it('finishes a half-drawn maze, with further knobs behind the first', async () => {
    const { stderr } = await run('transform half.txt --complete wilson -o whole.maze.json --seed 1');
    expect(stderr).toBe('');
    expect(JSON.parse(readFileSync(join(folder, 'whole.maze.json'), 'utf8')).open).toHaveLength(5);
    const both = await run('transform half.txt --complete kruskal,keep=all,focus=wall --seed 1');
    expect(both.status).toBe(0);
    const wrong = await run('transform half.txt --complete kruskal,keep=some --seed 1');
    expect(wrong.stderr).toContain('complete keep is "some"; it has to be passages, walls or all');
  });
});
