import { decodePng, isPng, pngText } from '@labrys/raster';
import type { Format } from '../format.ts';
import { printLatticePng } from '../grids/lattice-png.ts';
import { recipeDocument } from '../recipe-document.ts';
import { type PictureKnobs, pictureDocument, pictureParams } from './picture-document.ts';

export const png: Format<PictureKnobs> = {
  id: 'FMT-PNG',
  name: 'png',
  title: 'PNG picture',
  summary: 'Pictures of mazes: with one pixel a passage, or squares drawn with walls; our own keep their recipe.',
  about:
    'Programs that solve or make mazes often keep them as pictures with passages and walls one pixel wide: every path pixel ' +
    'then counts as a cell, as the authors count steps. In drawings of squares the walls are found by their lattice, whatever ' +
    'their colour and thickness, and what is in doubt is told. Pictures by our own pen keep the recipe, which is surer.',
  steps: [
    'If a recipe of ours lies in the file, make its maze.',
    'If the pixels lie on a lattice of one-pixel cells, take the light ones for the path, unless the edge says otherwise.',
    'Else find the lattice of the walls, and read each side of each square.',
    'Look for two openings in the edge.',
  ],
  sources: ['W3C, Portable Network Graphics (PNG) Specification, third edition, 2025'],
  params: pictureParams,
  extensions: ['png'],
  kind: 'binary',
  sniff: isPng,
  parse: (bytes, knobs, rebuild) => {
    const recipe = knobs.as === 'auto' && knobs.correct === '' ? pngText(bytes, 'labrys-recipe') : null;
    if (recipe !== null && rebuild !== null) return recipeDocument('png', recipe, rebuild);
    return pictureDocument('png', decodePng(bytes), knobs);
  },
  print: printLatticePng,
};
