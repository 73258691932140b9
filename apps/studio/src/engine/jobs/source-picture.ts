// The picture that the maze was read from, and where it lies under the maze.

import type { Pixels } from '@labrys/raster';
import { handOver } from '../hand-over.ts';
import type { Session } from '../session.ts';

export interface SourceSheet {
  readonly picture: ImageBitmap;
  /** From pixels to cell units: x = a px + c py + e, y = b px + d py + f. */
  readonly matrix: readonly [a: number, b: number, c: number, d: number, e: number, f: number];
}

export async function run(session: Session): Promise<SourceSheet | null> {
  const { document } = session.subject;
  if (document?.picture === undefined) return null;
  const { picture: pixels, pitch } = document.picture;
  const picture = await createImageBitmap(imageOf(pixels));
  if (document.reading === undefined) {
    // The middle of pixel pitch - 1 is the middle of the first cell.
    const shift = 0.5 - (pitch - 0.5) / pitch;
    return handOver({ picture, matrix: [1 / pitch, 0, 0, 1 / pitch, shift, shift] } as SourceSheet, [picture]);
  }
  const { lattice, columns, rows } = document.reading;
  const { slope, u, v } = lattice;
  const [left, top] = [u[0] as number, v[0] as number];
  const across = columns / ((u[columns] as number) - left);
  const down = rows / ((v[rows] as number) - top);
  const matrix = [across, down * slope, -across * slope, down, -across * left, -down * top];
  return handOver({ picture, matrix: matrix as unknown as SourceSheet['matrix'] }, [picture]);
}

/** On 8 bits a channel, as canvases have it. */
function imageOf({ width, height, samples }: Pixels): ImageData {
  const image = new ImageData(width, height);
  image.data.set(samples);
  return image;
}
