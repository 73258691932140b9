import { decodeJpeg, looksLikeJpeg } from '@labrys/raster';
import type { Format } from '../format.ts';
import { type PictureKnobs, pictureDocument, pictureParams } from './picture-document.ts';

export const jpeg: Format<PictureKnobs> = {
  id: 'FMT-JPEG',
  name: 'jpeg',
  title: 'JPEG picture',
  summary: 'Drawings of mazes of squares as JPEG; the blur round the walls is allowed for.',
  about: 'Read like drawings in PNG files. JPEG blurs thin walls, so a PNG of the same drawing is surer.',
  steps: ['Find the lattice of the walls, and read each side of each square.', 'Look for two openings in the edge.'],
  sources: ['ITU-T, Recommendation T.81, 1992'],
  params: pictureParams,
  extensions: ['jpg', 'jpeg'],
  kind: 'binary',
  sniff: looksLikeJpeg,
  parse: (bytes, knobs) => pictureDocument('jpeg', decodeJpeg(bytes), knobs),
};
