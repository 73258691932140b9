import { MazeError } from '../errors.ts';
import { graphFromLinks } from '../graph/graph.ts';
import { GraphSpace } from './graph-space.ts';
import { MAX_CELLS } from './patch.ts';

/** Most links of a board that is given by its links. */
export const MOST_LINKS = 16_000_000;

/**
 * A board known by its cells and links, which have no shapes.
 *
 * @param cells how many, 1 or more
 * @param ends two cells for each link; two links may join the same cells
 * @param positions x and y of each cell in any unit, y down: moved to 0, 0 and scaled so that the median link has length 1;
 *   null where none are known
 * @throws MazeError `too-large` before anything is allocated, `bad-value` for a link from a cell to itself
 * Cost: O(cells + links log links).
 */
export function linkedSpace(cells: number, ends: Uint32Array, positions: Float64Array | null): GraphSpace {
  const links = ends.length / 2;
  if (cells > MAX_CELLS || links > MOST_LINKS) {
    throw new MazeError(
      'too-large',
      `${cells} cells with ${links} links; the most is ${MAX_CELLS} cells and ${MOST_LINKS} links, so take fewer`,
    );
  }
  for (let l = 0; l < links; l++) {
    if (ends[2 * l] !== ends[2 * l + 1]) continue;
    throw new MazeError('bad-value', `link ${l} joins cell ${ends[2 * l]} to itself; leave it out`);
  }
  const graph = graphFromLinks(cells, ends);
  return new GraphSpace(graph, positions === null ? null : scaled(positions, ends), { kind: 'mesh', cells });
}

function scaled(positions: Float64Array, ends: Uint32Array): Float64Array {
  let left = Number.POSITIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  for (let c = 0; c < positions.length; c += 2) {
    left = Math.min(left, positions[c] as number);
    top = Math.min(top, positions[c + 1] as number);
  }
  const lengths = new Float64Array(ends.length / 2);
  for (let l = 0; l < lengths.length; l++) {
    const [a, b] = [ends[2 * l] as number, ends[2 * l + 1] as number];
    const x = (positions[2 * a] as number) - (positions[2 * b] as number);
    const y = (positions[2 * a + 1] as number) - (positions[2 * b + 1] as number);
    lengths[l] = Math.sqrt(x * x + y * y);
  }
  const unit = lengths.sort()[lengths.length >>> 1] || 1;
  return positions.map((value, i) => (value - ((i & 1) === 0 ? left : top)) / unit);
}
