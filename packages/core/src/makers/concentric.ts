// Rings of cells at the same distance. Cost: nearly O(cells + links + corners).

import { MazeError } from '../errors.ts';
import { linksOnSheets } from '../mesh/links-on-sheets.ts';
import { cellsOfSides, type Mesh, polygonOf } from '../mesh/mesh.ts';
import type { Space } from '../mesh/space.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import type { Maker } from './maker.ts';
import { disturb, noiseParam, type Repair, repaired, repairParam, requireDrawable } from './repair.ts';

const centres = {
  border: 'rings along the border, one inside the other: they take the shape of the board',
  middle: 'rings round the middle of the board',
} as const;

export type ConcentricParams = {
  readonly around: keyof typeof centres;
  readonly noise: number;
  readonly repair: Repair;
};

export const concentric: Maker<ConcentricParams> = {
  id: 'MAKE-TEMPLATE',
  name: 'concentric',
  title: 'Concentric',
  summary: 'Rings one inside the other with a gap in each wall and a bar across each ring.',
  about:
    'All cells at the same distance from the border, or from the middle, make a ring; steps count across corners as well as ' +
    'across sides, so that rings hang together. The isolation remover leaves a gap between each ring and the next, the loop ' +
    'remover bars each ring once. On a board of any shape, rings along the border repeat that shape.',
  steps: [
    'Count for each cell how many steps it lies from the border, or from the middle.',
    'Close the links between cells of different distance.',
    'Change links at random places, if noise is wanted.',
    'Open one wall for each part that is cut off, and close one link for each loop that is left.',
  ],
  sources: [],
  params: {
    around: { type: 'choice', choices: centres, default: 'border', help: 'what the rings run round: border or middle' },
    noise: noiseParam(0.01),
    repair: repairParam,
  },
  focus: 'wall',
  *make(space, { around, noise, repair }, work) {
    const { graph, mesh } = requireDrawable(space, concentric.name);
    const isOnSheet = linksOnSheets(space);
    const from = around === 'border' ? borderCells(mesh) : middleCells(space, mesh);
    if (from.length === 0) {
      throw new MazeError(
        'cannot-combine',
        'this board is closed and has no border; let the rings run round the middle',
      );
    }
    const distance = stepsFrom(mesh, from);
    const open = new BitSet(graph.linkCount);
    for (let l = 0; l < graph.linkCount; l++) {
      const [a, b] = [graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number];
      if (isOnSheet[l] === 1 && distance[polygonOf(space, a)] === distance[polygonOf(space, b)]) open.add(l);
    }
    disturb(open, noise, work.random, 'flip');
    return yield* repaired(space, open, repair, work);
  },
};

/** Polygons with a side on the border. */
function borderCells({ cellCount, sideFirst, sidePartner }: Mesh): readonly number[] {
  const found: number[] = [];
  for (let c = 0; c < cellCount; c++) {
    const sides = sidePartner.subarray(sideFirst[c], sideFirst[c + 1]);
    if (sides.includes(NONE)) found.push(c);
  }
  return found;
}

/** On each sheet the polygons whose middle lies nearest to that of the sheet: several where they lie alike. */
function middleCells({ centres: at, sheets }: Space, { cellCount }: Mesh): readonly number[] {
  const found: number[] = [];
  const size = sheets?.cells ?? cellCount;
  for (let first = 0; first < cellCount; first += size) {
    const low = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
    const high = [Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
    for (let i = 2 * first; i < 2 * (first + size); i++) {
      low[i & 1] = Math.min(low[i & 1] as number, at[i] as number);
      high[i & 1] = Math.max(high[i & 1] as number, at[i] as number);
    }
    const middle = [0, 1].map((axis) => ((low[axis] as number) + (high[axis] as number)) / 2);
    const away = (c: number): number => {
      const dx = (at[2 * c] as number) - (middle[0] as number);
      const dy = (at[2 * c + 1] as number) - (middle[1] as number);
      return dx * dx + dy * dy;
    };
    let least = Number.POSITIVE_INFINITY;
    for (let c = first; c < first + size; c++) least = Math.min(least, away(c));
    for (let c = first; c < first + size; c++) if (away(c) <= least + 1e-6) found.push(c);
  }
  return found;
}

/** Polygon -> steps from the given ones, across sides and corners. */
function stepsFrom(mesh: Mesh, from: readonly number[]): Int32Array {
  const { cellCount, sideFirst, sideCorner, sidePartner, cornerX } = mesh;
  // Corner -> the polygons round it, as compressed rows.
  const firstOfCorner = new Uint32Array(cornerX.length + 1);
  for (const corner of sideCorner) firstOfCorner[corner + 1] = (firstOfCorner[corner + 1] as number) + 1;
  for (let k = 0; k < cornerX.length; k++) {
    firstOfCorner[k + 1] = (firstOfCorner[k + 1] as number) + (firstOfCorner[k] as number);
  }
  const round = new Uint32Array(sideCorner.length);
  const cellOfSide = cellsOfSides(mesh);
  const next = firstOfCorner.slice();
  for (let c = 0; c < cellCount; c++) {
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const corner = sideCorner[s] as number;
      round[next[corner] as number] = c;
      next[corner] = (next[corner] as number) + 1;
    }
  }

  const distance = new Int32Array(cellCount).fill(NONE);
  const queue = new GrowableInts(cellCount);
  const reach = (cell: number, steps: number): void => {
    if (distance[cell] !== NONE) return;
    distance[cell] = steps;
    queue.push(cell);
  };
  for (const c of from) reach(c, 0);
  for (let i = 0; i < queue.length; i++) {
    const c = queue.at(i);
    const steps = (distance[c] as number) + 1;
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const partner = sidePartner[s] as number;
      if (partner !== NONE) reach(cellOfSide[partner] as number, steps); // glued sides share no corner
      const corner = sideCorner[s] as number;
      for (let k = firstOfCorner[corner] as number; k < (firstOfCorner[corner + 1] as number); k++) {
        reach(round[k] as number, steps);
      }
    }
  }
  return distance;
}
