// A picture of a part of the board, on its way to the page.

import type { Box } from '@labrys/render';
import { handOver } from './hand-over.ts';

type Context = OffscreenCanvasRenderingContext2D;

/**
 * What is drawn of a box.
 *
 * @param pixels device pixels a cell unit
 */
export function pictureOf({ width, height }: Box, pixels: number, draw: (context: Context) => void): ImageBitmap {
  const canvas = new OffscreenCanvas(Math.max(1, Math.round(width * pixels)), Math.max(1, Math.round(height * pixels)));
  draw(canvas.getContext('2d') as Context);
  const picture = canvas.transferToImageBitmap();
  return handOver(picture, [picture]);
}
