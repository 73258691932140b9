// The walls of a flat board in flat arrays, in the order of its cells, with a box round every few of them. On a board of
// a million cells strokes take seconds; these arrays take a tenth of one, and a window is what some boxes hold.

import { GrowableInts, type Maze, type Mesh, NONE } from '@labrys/core';
import { hasSeams, sharedSides, sideBulge } from '../scene/sides.ts';
import { openSides } from '../scene/walls.ts';
import type { Box } from './box.ts';
import type { Segments } from './segments.ts';

/** Walls in a box. */
const RUN = 64;

export class WallRuns implements Segments {
  readonly ends: Uint32Array;
  readonly bulges: Float64Array | undefined;
  private readonly mesh: Mesh;
  private madeBoxes: Float64Array | null = null;

  /**
   * The walls of a maze, each once, as strokes have them.
   *
   * @param solid cells of solid ground
   * Cost: O(sides).
   */
  constructor(maze: Maze, mesh: Mesh, solid: Uint32Array) {
    this.mesh = mesh;
    const isWall = wallSides(maze, mesh, solid);
    let count = 0;
    for (let s = 0; s < isWall.length; s++) count += isWall[s] as number;
    const { cellCount, sideFirst, sideCorner } = mesh;
    const ends = new Uint32Array(2 * count);
    const bulges = mesh.arcs === undefined ? undefined : new Float64Array(count);
    let wall = 0;
    for (let c = 0; c < cellCount; c++) {
      const begin = sideFirst[c] as number;
      const end = sideFirst[c + 1] as number;
      for (let s = begin; s < end; s++) {
        if (isWall[s] === 0) continue;
        ends[2 * wall] = sideCorner[s] as number;
        ends[2 * wall + 1] = sideCorner[s + 1 < end ? s + 1 : begin] as number;
        if (bulges !== undefined) bulges[wall] = sideBulge(mesh, c, s);
        wall++;
      }
    }
    this.ends = ends;
    this.bulges = bulges;
  }

  /** Run -> left, top, right, bottom. The whole board, which is looked at first, does without. */
  private get boxes(): Float64Array {
    this.madeBoxes ??= this.makeBoxes();
    return this.madeBoxes;
  }

  /** The walls that may touch a box. Cost: O(runs + walls of the runs there). */
  within({ x, y, width, height }: Box): Segments {
    const { ends, bulges, boxes } = this;
    const { cornerX, cornerY } = this.mesh;
    const right = x + width;
    const bottom = y + height;
    const chosen = new GrowableInts(1024);
    for (let run = 0; run < boxes.length / 4; run++) {
      if ((boxes[4 * run] as number) > right || (boxes[4 * run + 2] as number) < x) continue;
      if ((boxes[4 * run + 1] as number) > bottom || (boxes[4 * run + 3] as number) < y) continue;
      for (let wall = run * RUN; wall < Math.min((run + 1) * RUN, ends.length / 2); wall++) {
        const a = ends[2 * wall] as number;
        const b = ends[2 * wall + 1] as number;
        const aX = cornerX[a] as number;
        const aY = cornerY[a] as number;
        const bX = cornerX[b] as number;
        const bY = cornerY[b] as number;
        const reach = bulges === undefined ? 0 : this.reach(wall);
        if (Math.min(aX, bX) > right + reach || Math.max(aX, bX) < x - reach) continue;
        if (Math.min(aY, bY) > bottom + reach || Math.max(aY, bY) < y - reach) continue;
        chosen.push(wall);
      }
    }
    const walls = chosen.values();
    const own = new Uint32Array(2 * walls.length);
    for (let i = 0; i < walls.length; i++) {
      own[2 * i] = ends[2 * (walls[i] as number)] as number;
      own[2 * i + 1] = ends[2 * (walls[i] as number) + 1] as number;
    }
    if (bulges === undefined) return { ends: own };
    return { ends: own, bulges: Float64Array.from(walls, (wall) => bulges[wall] as number) };
  }

  private makeBoxes(): Float64Array {
    const boxes = new Float64Array(4 * Math.ceil(this.ends.length / (2 * RUN)));
    for (let run = 0; run < boxes.length / 4; run++) this.setBox(boxes, run);
    return boxes;
  }

  private setBox(boxes: Float64Array, run: number): void {
    const { ends, bulges } = this;
    const { cornerX, cornerY } = this.mesh;
    let [left, top, right, bottom, reach] = [Infinity, Infinity, -Infinity, -Infinity, 0];
    for (let e = 2 * run * RUN; e < Math.min(2 * (run + 1) * RUN, ends.length); e++) {
      const x = cornerX[ends[e] as number] as number;
      const y = cornerY[ends[e] as number] as number;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
      if (y > bottom) bottom = y;
      if (bulges !== undefined) reach = Math.max(reach, this.reach(e >>> 1));
    }
    boxes[4 * run] = left - reach;
    boxes[4 * run + 1] = top - reach;
    boxes[4 * run + 2] = right + reach;
    boxes[4 * run + 3] = bottom + reach;
  }

  /** How far an arc may lie off its ends, at most. */
  private reach(wall: number): number {
    const { cornerX, cornerY } = this.mesh;
    const a = this.ends[2 * wall] as number;
    const b = this.ends[2 * wall + 1] as number;
    const x = (cornerX[b] as number) - (cornerX[a] as number);
    const y = (cornerY[b] as number) - (cornerY[a] as number);
    return Math.abs(this.bulges?.[wall] ?? 0) * Math.sqrt(x * x + y * y);
  }
}

/** Side -> 1 if it is a wall; of two that lie on each other the first one. Cost: O(sides). */
function wallSides(maze: Maze, mesh: Mesh, solid: Uint32Array): Uint8Array {
  const { sideFirst, sidePartner } = mesh;
  const isShared = hasSeams(mesh) ? sharedSides(mesh) : null; // without seams all that have partners are
  const isSolid = solid.length === 0 ? null : new Uint8Array(sidePartner.length);
  for (const c of solid) isSolid?.fill(1, sideFirst[c] as number, sideFirst[c + 1] as number);
  const isWall = openSides(maze, mesh);
  for (let s = 0; s < isWall.length; s++) {
    const partner = sidePartner[s] as number;
    const isOpen = isWall[s] !== 0;
    isWall[s] = 0;
    if (isOpen) continue;
    if (partner !== NONE && isShared?.[s] !== 0) {
      if (partner < s) continue;
      if (isSolid !== null && isSolid[s] !== 0 && isSolid[partner] !== 0) continue;
    }
    isWall[s] = 1;
  }
  return isWall;
}
