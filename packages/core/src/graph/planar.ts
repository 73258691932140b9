import { NONE } from '../structures/none.ts';
import type { Graph } from './graph.ts';
import { pieces } from './pieces.ts';

/**
 * Whether the turning order of the links is one on a plane or a sphere: no handles, no twists, nothing that crosses.
 *
 * Faces are gone round by their halves, and each piece has to have cells - links + faces = 2 (L. Euler, 1758).
 *
 * @param twin half -> the half at the other end
 * Cost: O(cells + links).
 */
export function isPlanar(graph: Graph, twin: Uint32Array): boolean {
  const { cellCount, first, link, twists } = graph;
  if (twists !== null && twists.next(0) !== NONE) return false;
  const after = new Uint32Array(link.length); // half -> the next one of its cell
  let lone = 0;
  for (let c = 0; c < cellCount; c++) {
    const low = first[c] as number;
    const end = first[c + 1] as number;
    if (low === end) lone++;
    for (let h = low; h < end; h++) after[h] = h + 1 === end ? low : h + 1;
  }
  const walked = new Uint8Array(link.length);
  let faces = lone; // round a cell by itself there is one, with no halves to go round
  for (let begin = 0; begin < walked.length; begin++) {
    if (walked[begin] !== 0) continue;
    faces++;
    for (let h = begin; walked[h] === 0; h = after[twin[h] as number] as number) walked[h] = 1;
  }
  return cellCount - link.length / 2 + faces === 2 * pieces(graph).count;
}
