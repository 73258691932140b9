import type { BitSet } from '@labrys/core';

/**
 * Stretches of marked pixels along the edge of a picture, clockwise; a stretch may pass a corner.
 *
 * @param marked pixel y * width + x -> whether it is marked
 * @returns the pixels of each stretch; a single one with all pixels where the whole edge is marked
 */
export function edgeRuns(width: number, height: number, marked: BitSet): number[][] {
  const edge = edgePixels(width, height);
  // Begin behind a pixel that is not marked, so that no stretch is cut in two.
  const gap = edge.findIndex((pixel) => !marked.has(pixel));
  if (gap < 0) return [edge];
  const runs: number[][] = [];
  let run: number[] = [];
  for (let i = 1; i <= edge.length; i++) {
    const pixel = edge[(gap + i) % edge.length] as number;
    if (marked.has(pixel)) {
      run.push(pixel);
    } else if (run.length > 0) {
      runs.push(run);
      run = [];
    }
  }
  return runs;
}

/** The pixels of the edge, clockwise from the top left, each once. */
export function edgePixels(width: number, height: number): number[] {
  const edge: number[] = [];
  for (let x = 0; x < width; x++) edge.push(x);
  for (let y = 1; y < height; y++) edge.push(y * width + width - 1);
  if (height > 1) for (let x = width - 2; x >= 0; x--) edge.push((height - 1) * width + x);
  if (width > 1) for (let y = height - 2; y > 0; y--) edge.push(y * width);
  return edge;
}

/** The side of a pixel that lies on the edge: 0 east, 1 south, 2 west, 3 north; rows go before columns. */
export function edgeSide(width: number, height: number, pixel: number): number {
  if (pixel < width) return 3;
  if (pixel >= (height - 1) * width) return 1;
  return pixel % width === 0 ? 2 : 0;
}
