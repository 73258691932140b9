// Which cells of a board belong to which segment of a recipe.

import {
  type Generator,
  keptMesh,
  MazeError,
  MeshSpace,
  NONE,
  type ParamValues,
  polygonOf,
  type Random,
  type SegmentCarve,
  type SegmentsRequest,
  type Space,
} from '@labrys/core';
import { maskCells } from '@labrys/masks';
import { generatorNamed } from './parse.ts';
import type { AreaRecipe, CarveRecipe } from './recipe.ts';

/**
 * The regions of a board and how each is carved: first the segments in order, then what none of them takes, by the carving
 * itself.
 *
 * @param random draws the middles of regions
 * @throws MazeError `cannot-combine` for an area that a board without shapes cannot tell
 */
export function regionsOf(
  space: Space,
  { segments = [], ...base }: CarveRecipe,
  random: Random,
): Pick<SegmentsRequest, 'regionOf' | 'carves'> {
  const { cellCount } = space.graph;
  const regionOf = new Int32Array(cellCount).fill(NONE);
  const carves: SegmentCarve[] = [];
  for (const { area, carve } of segments) {
    if ('voronoi' in area) {
      const first = carves.length;
      const count = spread(space, regionOf, { first, count: area.voronoi, random });
      for (let i = 0; i < count; i++) carves.push(segmentCarve(carve[i % carve.length] as CarveRecipe));
      continue;
    }
    const isIn = insideOf(space, area);
    let isEmpty = true;
    for (let c = 0; c < cellCount; c++) {
      if (!isIn(c)) continue;
      isEmpty = false;
      if (regionOf[c] === NONE) regionOf[c] = carves.length;
    }
    if (isEmpty) {
      throw new MazeError(
        'cannot-combine',
        `no cell of the board lies in segment ${1 + segments.findIndex((one) => one.area === area)}; move its area, or leave it out`,
      );
    }
    carves.push(segmentCarve(carve[0] as CarveRecipe));
  }
  for (let c = 0; c < cellCount; c++) if (regionOf[c] === NONE) regionOf[c] = carves.length;
  carves.push(segmentCarve(base as CarveRecipe));
  return { regionOf: Uint32Array.from(regionOf), carves };
}

/** What a carving asks of its generator. */
function segmentCarve(recipe: CarveRecipe): SegmentCarve & { readonly generator: Generator } {
  const { algorithm, focus, bias, blend, runLimit, ...params } = recipe;
  return { generator: generatorNamed(algorithm), focus, bias, blend, runLimit, params: params as ParamValues };
}

/** Which cells lie in an area; on several sheets in the same place of each. */
function insideOf(space: Space, area: Exclude<AreaRecipe, { voronoi: number }>): (cell: number) => boolean {
  const cellsOfSheet = space.sheets?.cells ?? space.graph.cellCount;
  if ('width' in area) {
    const [left, top] = cornerOf(space);
    return (cell) => {
      const c = cell % cellsOfSheet;
      const x = (space.centres[2 * c] as number) - left - area.x;
      const y = (space.centres[2 * c + 1] as number) - top - area.y;
      return x >= 0 && x < area.width && y >= 0 && y < area.height;
    };
  }
  if (!(space instanceof MeshSpace)) {
    throw new MazeError(
      'cannot-combine',
      'the cells of this board have no shapes that a mask could be laid over; give a rectangle, or voronoi',
    );
  }
  const { mesh, sheets } = space;
  const flat =
    sheets === null
      ? space
      : new MeshSpace(
          keptMesh(mesh, (c) => c < sheets.cells),
          { description: space.description },
        );
  const keeps = maskCells(flat, area);
  return (cell) => keeps(polygonOf(space, cell) % cellsOfSheet);
}

/** The top left corner of the box round the first sheet. */
function cornerOf({ mesh, centres, sheets }: Space): [left: number, top: number] {
  let [left, top] = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY];
  if (mesh === null) {
    for (let i = 0; i < centres.length; i += 2) {
      left = Math.min(left, centres[i] as number);
      top = Math.min(top, centres[i + 1] as number);
    }
    return [left, top];
  }
  const sides = mesh.sideFirst[sheets?.cells ?? mesh.cellCount] as number;
  for (let s = 0; s < sides; s++) {
    left = Math.min(left, mesh.cornerX[mesh.sideCorner[s] as number] as number);
    top = Math.min(top, mesh.cornerY[mesh.sideCorner[s] as number] as number);
  }
  return [left, top];
}

/**
 * Cuts the cells that belong to no region yet into regions: each goes to the random middle that is the fewest links away. What no
 * middle reaches is cut again.
 *
 * @returns how many regions there are, at most `count` in each part of the board
 */
function spread(
  { graph }: Space,
  regionOf: Int32Array,
  { first, count, random }: { readonly first: number; readonly count: number; readonly random: Random },
): number {
  const free = Uint32Array.from({ length: graph.cellCount }, (_, c) => c).filter((c) => regionOf[c] === NONE);
  random.shuffle(free);
  const queue = new Uint32Array(free.length);
  let [head, tail, next, made] = [0, 0, 0, 0];
  const start = (region: number): void => {
    while (next < free.length && regionOf[free[next] as number] !== NONE) next++;
    if (next === free.length) return;
    const cell = free[next] as number;
    regionOf[cell] = first + region;
    queue[tail++] = cell;
    made = Math.max(made, region + 1);
  };
  for (let region = 0; region < count; region++) start(region);
  for (let more = 0; tail < free.length || head < tail; ) {
    if (head === tail) start(more++ % count);
    const cell = queue[head++] as number;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      const other = graph.to[h] as number;
      if (regionOf[other] !== NONE) continue;
      regionOf[other] = regionOf[cell] as number;
      queue[tail++] = other;
    }
  }
  return made;
}
