import { carve, generators, mazeOf, Random, squareSpace, Trace } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { noBrowser, runInBrowser, withPage } from '../../../labrys/test/browser/run-in-browser.ts';
import { animate, draw } from '../../src/index.ts';
import everything from './entries/everything.ts';

const ENTRY = new URL('./entries/everything.ts', import.meta.url);

describe.skipIf(noBrowser)('in a browser', () => {
  it('every pen and animation gives the bytes that it gives in Node', async () => {
    const here = await everything();
    const there = await runInBrowser<null, Awaited<ReturnType<typeof everything>>>(ENTRY, null);
    expect(Object.keys(there)).toEqual(Object.keys(here));
    for (const [name, made] of Object.entries(here)) expect(there[name], name).toEqual(made);
  });

  it('films are played, and end with the picture of the maze', async () => {
    const space = squareSpace(9, 7);
    const trace = new Trace();
    const backtracker = generators.find(({ name }) => name === 'backtracker')!;
    const maze = mazeOf(space, carve(space, backtracker, { random: Random.of('film'), trace }));
    const still = draw(maze, 'png', { params: { pixels: 24 } }) as Uint8Array;
    const film = (name: string): Uint8Array =>
      animate(maze, trace, 'passage', name, { params: { frames: 20, pixels: 24, legend: false } }) as Uint8Array;
    const files = new Map<string, string | Uint8Array>([
      ['/', '<!doctype html>'],
      ['/still.png', still],
      ['/film.png', film('apng')],
      ['/film.gif', film('gif')],
    ]);
    const seen = await withPage(files, (page) =>
      page.evaluate(async () => {
        const last = async (url: string, type: string): Promise<{ count: number; samples: string }> => {
          const data = await (await fetch(url)).arrayBuffer();
          const decoder = new ImageDecoder({ data, type });
          await decoder.tracks.ready;
          await decoder.completed;
          const count = decoder.tracks.selectedTrack!.frameCount;
          const { image } = await decoder.decode({ frameIndex: count - 1 });
          const canvas = document.createElement('canvas');
          canvas.width = image.displayWidth;
          canvas.height = image.displayHeight;
          const context = canvas.getContext('2d')!;
          context.drawImage(image, 0, 0);
          return { count, samples: context.getImageData(0, 0, canvas.width, canvas.height).data.join() };
        };
        return [
          await last('/still.png', 'image/png'),
          await last('/film.png', 'image/png'),
          await last('/film.gif', 'image/gif'),
        ];
      }),
    );
    const [picture, apng, gif] = seen;
    expect([picture!.count, apng!.count, gif!.count]).toEqual([1, 21, 21]);
    expect(apng!.samples).toBe(picture!.samples);
    expect(gif!.samples).toBe(picture!.samples);
  });
});
