// Pictures laid over a board: how light its cells are, and what contrast its links bridge.

import { MazeError } from '../errors.ts';
import { polygonOf } from './mesh.ts';
import type { Space } from './space.ts';

/** A picture as it lies on a board. */
export interface Picture {
  /** How light it is at a point of the board, in cell units: 0 black to 1 white, and white beside the picture. */
  brightnessAt(x: number, y: number): number;
}

/**
 * How light each cell is: the mean of its middle and of points half-way from there to its corners.
 *
 * @throws MazeError `cannot-combine` if the cells lie nowhere
 * Cost: O(sides).
 */
export function cellBrightness(space: Space, picture: Picture): Float64Array {
  const { graph, mesh, centres } = space;
  if (mesh === null) throw noPlace();
  const brightness = new Float64Array(graph.cellCount);
  for (let c = 0; c < graph.cellCount; c++) {
    const polygon = polygonOf(space, c);
    const [x, y] = [centres[2 * c] as number, centres[2 * c + 1] as number];
    const [from, to] = [mesh.sideFirst[polygon] as number, mesh.sideFirst[polygon + 1] as number];
    let sum = picture.brightnessAt(x, y);
    for (let s = from; s < to; s++) {
      const corner = mesh.sideCorner[s] as number;
      sum += picture.brightnessAt(
        (x + (mesh.cornerX[corner] as number)) / 2,
        (y + (mesh.cornerY[corner] as number)) / 2,
      );
    }
    brightness[c] = sum / (to - from + 1);
  }
  return brightness;
}

/** Steps of contrast; what differs by less counts as equal. */
const STEPS = 64;

/**
 * The contrast of the two cells of each link, 0 to 1, in steps of 1/64.
 *
 * @throws MazeError `cannot-combine` if the cells lie nowhere
 */
export function linkContrast(space: Space, picture: Picture): Float64Array {
  const brightness = cellBrightness(space, picture);
  const { ends, linkCount } = space.graph;
  const contrast = new Float64Array(linkCount);
  for (let l = 0; l < linkCount; l++) {
    const difference =
      (brightness[ends[2 * l] as number] as number) - (brightness[ends[2 * l + 1] as number] as number);
    contrast[l] = Math.round(Math.abs(difference) * STEPS) / STEPS;
  }
  return contrast;
}

function noPlace(): MazeError {
  return new MazeError('cannot-combine', 'a picture needs a board that lies in the plane, and this is a bare graph');
}
