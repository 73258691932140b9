// Dead ends and solution over a few mazes of 100 x 100, in per cent of the cells, ends in opposite corners.

import { type CarveOptions, carve, type Generator, Random, squareSpace } from '../../../src/index.ts';

const SIDE = 100;
const space = squareSpace(SIDE, SIDE);

export function figures(
  generator: Generator,
  options: Omit<CarveOptions, 'random'>,
  samples: number,
): { deadEnds: number; solution: number } {
  const { first, to, link, cellCount } = space.graph;
  let deadEnds = 0;
  let solution = 0;
  for (let seed = 1; seed <= samples; seed++) {
    const open = carve(space, generator, { ...options, random: Random.of(seed) });
    const depth = new Int32Array(cellCount);
    depth[0] = 1;
    const queue = [0];
    for (const cell of queue) {
      let degree = 0;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        if (!open.has(link[h] as number)) continue;
        degree++;
        const other = to[h] as number;
        if (depth[other] !== 0) continue;
        depth[other] = (depth[cell] as number) + 1;
        queue.push(other);
      }
      if (degree === 1) deadEnds++;
    }
    solution += depth[cellCount - 1] as number;
  }
  const share = 100 / (samples * cellCount);
  return { deadEnds: deadEnds * share, solution: solution * share };
}
