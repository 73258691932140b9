// A picture or an SVG file as something that a recipe can hold: a mask, or a picture in shades of grey.

import { MazeError } from '@labrys/core';
import { type Drawing, type Mask, maskFromPicture, maskFromSvg, shadesOf } from '@labrys/masks';
import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';

export interface FileRequest {
  readonly file: Blob;
  readonly as: 'mask' | 'picture';
  /** Brightness below which it is kept. */
  readonly threshold: number;
}

/** Pixels each way: a link has to hold them, so no more than a board of usual size can show. */
const MOST = 160;
const MOST_SHADES = 64;

/** @throws MazeError `bad-file` where it is neither */
export async function run(
  _: Session,
  { file, as, threshold }: FileRequest,
  { signal }: JobContext,
): Promise<Mask | Drawing> {
  if (file.type === 'image/svg+xml' || (await isSvg(file))) return maskFromSvg(await file.text()).mask;
  const bitmap = await createImageBitmap(file).catch(() => {
    throw new MazeError('bad-file', 'this file is no picture that the browser can read; take a PNG, JPEG or SVG');
  });
  if (signal.aborted) throw new MazeError('cancelled', 'stopped');
  const pixels = pixelsOf(bitmap);
  return as === 'mask' ? maskFromPicture(pixels, { threshold, most: MOST }) : { shades: shadesOf(pixels, MOST_SHADES) };
}

async function isSvg(file: Blob): Promise<boolean> {
  return /<svg[\s>]/.test(await file.slice(0, 4096).text());
}

function pixelsOf(bitmap: ImageBitmap): { width: number; height: number; samples: Uint8Array } {
  const { width, height } = bitmap;
  const context = new OffscreenCanvas(width, height).getContext('2d') as OffscreenCanvasRenderingContext2D;
  context.drawImage(bitmap, 0, 0);
  bitmap.close();
  return { width, height, samples: new Uint8Array(context.getImageData(0, 0, width, height).data.buffer) };
}
