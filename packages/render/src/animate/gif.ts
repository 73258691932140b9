// Graphics Interchange Format (CompuServe, GIF89a, 1990). What does not change from picture to picture is transparent,
// which packs to almost nothing.

/// <reference path="./gifenc.d.ts" />
import type { Film } from '@labrys/raster';
import * as gifenc from 'gifenc';
import { type Animation, type AnimationParams, animationParams, type PlayParams, playParams } from './animation.ts';
import { filmOf } from './film-moments.ts';

export type GifParams = AnimationParams & PlayParams;

/** One number of the 256 stands for what does not change. */
const COLOURS = 255;

/** Leave the picture, and lay the next one over it. */
const KEEP = 1;

export const gif: Animation<GifParams> = {
  id: 'ANI-GIF',
  name: 'gif',
  title: 'GIF',
  summary: 'A film that every program plays: how the maze is made or solved.',
  about: 'The oldest format for moving pictures on the web, with up to 255 colours, which mazes do not need.',
  steps: [
    'Play the trace and stop at even steps.',
    'Paint each picture and note the pixels that have changed.',
    'Write the changes, and the last picture with a longer stay.',
  ],
  sources: ['CompuServe, Graphics Interchange Format, Version 89a, 1990'],
  params: { ...animationParams, ...playParams },
  extensions: ['gif'],
  output: 'binary',
  draw: (maze, trace, watched, picture, params) =>
    encodeGif(filmOf(maze, trace, watched, picture, params, COLOURS), params.plays),
};

function encodeGif({ width, height, palette, frames }: Film, plays: number): Uint8Array<ArrayBuffer> {
  const start = gifenc.GIFEncoder ?? gifenc.default.GIFEncoder;
  const encoder = start();
  const unchanged = palette.length;
  const table = [...palette, [0, 0, 0]];
  // The file says how often the film is shown again: never, so often, or 0 without end.
  const repeat = plays === 0 ? 0 : plays === 1 ? -1 : plays - 1;
  // Changes lie here and there in their rectangle: what stays the same between them is left out as well, which makes films
  // of scattered changes, such as that of Kruskal, a fifth the size.
  const shown = new Uint8Array(width * height).fill(unchanged);
  frames.forEach((frame, i) => {
    const indices = new Uint8Array(width * height).fill(unchanged);
    for (let y = 0, p = 0; y < frame.height; y++) {
      for (let x = 0, at = (frame.y + y) * width + frame.x; x < frame.width; x++, p++, at++) {
        const colour = frame.indices[p] as number;
        if (shown[at] === colour) continue;
        shown[at] = colour;
        indices[at] = colour;
      }
    }
    const changes = i === 0 ? { palette: table } : { transparent: true, transparentIndex: unchanged };
    encoder.writeFrame(indices, width, height, { ...changes, delay: frame.delay, repeat, dispose: KEEP });
  });
  encoder.finish();
  return encoder.bytes();
}
