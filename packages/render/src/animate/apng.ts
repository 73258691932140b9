import { encodeApng } from '@labrys/raster';
import { type Animation, type AnimationParams, animationParams, type PlayParams, playParams } from './animation.ts';
import { filmOf } from './film-moments.ts';

export type ApngParams = AnimationParams & PlayParams;

const COLOURS = 256;

export const apng: Animation<ApngParams> = {
  id: 'ANI-APNG',
  name: 'apng',
  title: 'Animated PNG',
  summary: 'A film in a PNG file: smaller than a GIF, played by browsers, a still picture elsewhere.',
  about:
    'Part of PNG since its third edition. Each picture holds only the rectangle that has changed, so films of algorithms ' +
    'that work in one place are small. The file keeps the recipe.',
  steps: [
    'Play the trace and stop at even steps.',
    'Paint each picture and cut out the rectangle that has changed.',
    'Write the rectangles, and the last one with a longer stay.',
  ],
  sources: ['W3C, Portable Network Graphics (PNG) Specification, third edition, 2025'],
  params: { ...animationParams, ...playParams },
  extensions: ['apng'],
  output: 'binary',
  draw(maze, trace, watched, picture, params) {
    const film = filmOf(maze, trace, watched, picture, params, COLOURS);
    const { recipe } = picture;
    const texts = recipe === undefined ? [] : [{ keyword: 'labrys-recipe', text: recipe }];
    return encodeApng(film, params.plays, { texts });
  },
};
