// Dead ends filled by their length. Cost: O(cells + links).

import { openDegrees } from '../maze/degrees.ts';
import { withOpen } from '../maze/maze.ts';
import { NONE } from '../structures/none.ts';
import { sparedCells } from './spared.ts';
import type { Transform } from './transform.ts';

export type TrimParams = { readonly length: number };

export const trim: Transform<TrimParams> = {
  id: 'OP-TRIM',
  name: 'trim',
  title: 'Dead ends trimmed',
  summary:
    'Fills dead ends of at most so many cells, up to the junction they leave: only the longer ones still mislead.',
  about:
    'Lengths are those before anything is filled: what was a branch of two short dead ends is one itself afterwards, and is ' +
    'taken by trimming once more. Start, finish and crossings stay, and so does the last way of a cell, so nothing ' +
    'vanishes as a whole. What is filled is solid ground.',
  steps: [
    'Measure each dead end: its cells up to a junction, or to start or finish.',
    'Fill those that are no longer than wished.',
    'Leave the last way of a junction alone.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    length: {
      type: 'integer',
      min: 1,
      max: 1_000_000_000,
      default: 1,
      help: 'cells of the longest dead end that is filled',
    },
  },
  sparesEnds: true,
  apply(maze, { length }, random) {
    const { graph } = maze.space;
    const spared = sparedCells(maze);
    const ways = openDegrees(maze);
    const left = ways.slice(); // ways of the cells where dead ends begin, as these are filled
    const open = maze.open.clone();

    const tips = Uint32Array.from(deadEndTips(ways, spared));
    random.shuffle(tips);
    const onward = (cell: number, from: number): number => {
      for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
        const l = graph.link[h] as number;
        if (l !== from && maze.open.has(l)) return h;
      }
      return NONE;
    };
    for (const tip of tips) {
      let cells = 1;
      let half = onward(tip, NONE);
      let mouth = graph.to[half] as number;
      while (cells <= length && ways[mouth] === 2 && spared[mouth] === 0) {
        half = onward(mouth, graph.link[half] as number);
        mouth = graph.to[half] as number;
        cells++;
      }
      if (cells > length || (ways[mouth] === 1 && spared[mouth] === 0) || left[mouth] === 1) continue;
      left[mouth] = (left[mouth] as number) - 1;
      for (let cell = tip, from: number = NONE; cell !== mouth; ) {
        const h = onward(cell, from);
        from = graph.link[h] as number;
        open.delete(from);
        cell = graph.to[h] as number;
      }
    }
    return withOpen(maze, open);
  },
};

function* deadEndTips(ways: Uint32Array, spared: Uint8Array): Generator<number> {
  for (let c = 0; c < ways.length; c++) if (ways[c] === 1 && spared[c] === 0) yield c;
}
