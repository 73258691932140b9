// How large boards are that are known by their links and the places of their cells alone.

import type { Space } from '@labrys/core';
import type { Board } from './board.ts';

/** Radius of what is tinted round a cell, in shares of the unit. */
export const AREA = 0.32;

/** Whether something says where the cells of a board without shapes lie. */
export function hasPlaces({ centres, graph }: Space): boolean {
  if (graph.cellCount === 1) return true;
  for (let i = 2; i < centres.length; i++) if (centres[i] !== centres[i % 2]) return true;
  return false;
}

/** Box and unit of a network: the median length of its links, or its size over the root of its cells. Cost: O(links log links). */
export function networkBoard({ centres, graph }: Space): Board {
  const box = [Infinity, Infinity, -Infinity, -Infinity] as [number, number, number, number];
  for (let c = 0; c < graph.cellCount; c++) {
    const [x, y] = [centres[2 * c] as number, centres[2 * c + 1] as number];
    box[0] = Math.min(box[0], x);
    box[1] = Math.min(box[1], y);
    box[2] = Math.max(box[2], x);
    box[3] = Math.max(box[3], y);
  }
  const lengths: number[] = [];
  for (let l = 0; l < graph.linkCount; l++) {
    const [a, b] = [graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number];
    const x = (centres[2 * a] as number) - (centres[2 * b] as number);
    const y = (centres[2 * a + 1] as number) - (centres[2 * b + 1] as number);
    if (x !== 0 || y !== 0) lengths.push(Math.sqrt(x * x + y * y));
  }
  lengths.sort((a, b) => a - b);
  const [left, top, right, bottom] = box;
  const size = Math.max(right - left, bottom - top);
  const unit = lengths[lengths.length >>> 1] ?? (size > 0 ? size / Math.sqrt(graph.cellCount) : 1);
  const reach = unit * AREA;
  return { x: left - reach, y: top - reach, width: right - left + 2 * reach, height: bottom - top + 2 * reach, unit };
}
