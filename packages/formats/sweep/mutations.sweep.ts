import { Random } from '@labrys/core';
import { encodePng, type Pixels } from '@labrys/raster';
import { describe, expect, it } from 'vitest';
import { makeBmp } from '../../raster/test/support/make-bmp.ts';
import { makeJpeg } from '../../raster/test/support/make-jpeg.ts';
import { pngOfArt } from '../../raster/test/support/make-png.ts';
import { mazeJson } from '../src/index.ts';
import { drawBoard, randomBoard } from '../test/pictures/support/draw.ts';
import { bytesOf } from '../test/support/bytes.ts';
import { readDamaged, smallFiles } from '../test/support/mutations.ts';
import { randomMaze } from '../test/support/random-maze.ts';

/** Squares of 7 pixels. */
function drawn(): Pixels {
  const random = Random.of(1, 'small');
  return drawBoard(
    randomBoard(random, 5, 4, true),
    {
      wall: 2,
      passage: 5,
      margins: [3, 3, 3, 3],
      wallColour: [0, 0, 0],
      floorColour: [255, 255, 255],
      marginColour: [255, 255, 255],
      samples: 1,
    },
    random,
  );
}

/** Pictures and our own files, each small and whole. */
function ownFiles(): { readonly name: string; readonly bytes: Uint8Array }[] {
  const picture = drawn();
  const { width, height, samples } = picture;
  const colours = Array.from({ length: width * height }, (_, i) => (samples[4 * i] === 0 ? 0 : 0xffffff));
  const recipe = '{"seed":"a &#252; (b)"}';
  return [
    { name: 'x.png', bytes: pngOfArt(['#.#####', '#.#...#', '#.#.#.#', '#...#.#', '#####.#']) },
    { name: 'x.png', bytes: encodePng(picture, { texts: [{ keyword: 'labrys-recipe', text: '{"seed":1}' }] }) },
    { name: 'x.bmp', bytes: makeBmp({ width, height, depth: 24, topDown: false, samples: colours }) },
    { name: 'x.jpeg', bytes: makeJpeg(picture) },
    ...(['square', 'masked-square', 'bricks'] as const).map((kind, seed) => ({
      name: 'x.maze.json',
      bytes: mazeJson.print!({ maze: randomMaze(kind, seed), recipe: {} }, { full: false }),
    })),
    { name: 'x.svg', bytes: bytesOf(`<svg><metadata id="labrys-recipe">${recipe}</metadata></svg>`) },
    {
      name: 'x.pdf',
      bytes: bytesOf('%PDF-1.4\n3 0 obj\n<< /LabrysRecipe 4 0 R >>\nendobj\n4 0 obj\n({"seed":"\\(b\\)"})\nendobj\n'),
    },
  ];
}

describe('20,000 damaged files of each kind', () => {
  it.each([...smallFiles(), ...ownFiles()].map(({ name, bytes }, i) => [`${i} ${name}`, name, bytes] as const))(
    'give a maze or one sentence, each within a second: %s',
    (_, name, bytes) => {
      expect(readDamaged(bytes, name, 20_000)).toBeLessThan(1000);
    },
  );
});
