import { decodeBmp, looksLikeBmp } from '@labrys/raster';
import type { Format } from '../format.ts';
import { type PictureKnobs, pictureDocument, pictureParams } from './picture-document.ts';

export const bmp: Format<PictureKnobs> = {
  id: 'FMT-BMP',
  name: 'bmp',
  title: 'BMP picture',
  summary: 'Windows bitmaps of mazes, as Daedalus keeps them: with one pixel a passage, or squares drawn with walls.',
  about:
    'Read like PNG files. In the bitmaps of W. D. Pullen’s Daedalus walls are often white and passages black; with --path ' +
    'black that can be said where the edge does not tell.',
  steps: [
    'If the pixels lie on a lattice of one-pixel cells, take the light ones for the path, unless the edge says otherwise.',
    'Else find the lattice of the walls, and read each side of each square.',
  ],
  sources: ['Microsoft, Windows bitmap storage'],
  params: pictureParams,
  extensions: ['bmp'],
  kind: 'binary',
  sniff: looksLikeBmp,
  parse: (bytes, knobs) => pictureDocument('bmp', decodeBmp(bytes), knobs),
};
