// What a sparse carver sees ahead of it: whether anything carved lies within a radius, in the half of the disc that faces
// the way it goes.

import { isGlued } from '../mesh/border.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { meanStepOver, sideVector } from '../mesh/side-vector.ts';
import type { Space } from '../mesh/space.ts';
import { NONE } from '../structures/none.ts';

/** The look ahead of a carver. */
export interface HalfDisc {
  /** From now on the place (cell or wall corner) is carved. */
  add(place: number): void;
  /**
   * Whether nothing carved lies in the half-disc about `to` that faces away from `from`, the rim included.
   *
   * @param spared places that do not count, marked with 1; null where all do
   */
  isFree(from: number, to: number, half: number, spared: Uint8Array | null): boolean;
}

const TOLERANCE = 1e-9;

/** The mean length of the links between places. */
export function meanStep(ends: Uint32Array, positions: Float64Array, counts: (link: number) => boolean): number {
  let sum = 0;
  let count = 0;
  for (let l = 0; l < ends.length / 2; l++) {
    if (!counts(l)) continue;
    const [a, b] = [ends[2 * l] as number, ends[2 * l + 1] as number];
    const x = (positions[2 * a] as number) - (positions[2 * b] as number);
    const y = (positions[2 * a + 1] as number) - (positions[2 * b + 1] as number);
    sum += Math.sqrt(x * x + y * y);
    count++;
  }
  return count === 0 ? 1 : sum / count;
}

/** Places in the plane, in square buckets as wide as the radius: a look costs what lies near. */
export class FlatHalfDisc implements HalfDisc {
  private readonly positions: Float64Array;
  private readonly radius: number;
  private readonly width: number;
  private readonly left: number;
  private readonly top: number;
  private readonly columns: number;
  private readonly rows: number;
  private readonly newest: Int32Array; // bucket -> the place added last
  private readonly older: Int32Array; // place -> the one before it in its bucket

  constructor(positions: Float64Array, radius: number, step: number) {
    const count = positions.length / 2;
    let [left, top, right, bottom] = [0, 0, 0, 0];
    for (let p = 0; p < count; p++) {
      const [x, y] = [positions[2 * p] as number, positions[2 * p + 1] as number];
      [left, right] = p === 0 ? [x, x] : [Math.min(left, x), Math.max(right, x)];
      [top, bottom] = p === 0 ? [y, y] : [Math.min(top, y), Math.max(bottom, y)];
    }
    // Few places on a wide board get wider buckets, so that there are never many more buckets than places.
    const least = Math.sqrt(((right - left) * (bottom - top)) / Math.max(count, 1));
    this.positions = positions;
    this.radius = radius * step + TOLERANCE;
    this.width = Math.max(this.radius, step, least);
    this.left = left;
    this.top = top;
    this.columns = Math.floor((right - left) / this.width) + 1;
    this.rows = Math.floor((bottom - top) / this.width) + 1;
    this.newest = new Int32Array(this.columns * this.rows).fill(NONE);
    this.older = new Int32Array(count).fill(NONE);
  }

  add(place: number): void {
    const bucket = this.rowOf(place) * this.columns + this.columnOf(place);
    this.older[place] = this.newest[bucket] as number;
    this.newest[bucket] = place;
  }

  isFree(from: number, to: number, _half: number, spared: Uint8Array | null): boolean {
    const { positions, newest, older, columns, rows } = this;
    const x = positions[2 * to] as number;
    const y = positions[2 * to + 1] as number;
    const aheadX = x - (positions[2 * from] as number);
    const aheadY = y - (positions[2 * from + 1] as number);
    const column = this.columnOf(to);
    const row = this.rowOf(to);
    for (let i = Math.max(row - 1, 0); i <= Math.min(row + 1, rows - 1); i++) {
      for (let j = Math.max(column - 1, 0); j <= Math.min(column + 1, columns - 1); j++) {
        for (let p = newest[i * columns + j] as number; p !== NONE; p = older[p] as number) {
          if (p === from || spared?.[p] === 1) continue;
          const offX = (positions[2 * p] as number) - x;
          const offY = (positions[2 * p + 1] as number) - y;
          if (offX * offX + offY * offY > this.radius * this.radius) continue;
          if (offX * aheadX + offY * aheadY > -TOLERANCE) return false;
        }
      }
    }
    return true;
  }

  private columnOf(place: number): number {
    return Math.floor(((this.positions[2 * place] as number) - this.left) / this.width);
  }

  private rowOf(place: number): number {
    return Math.floor(((this.positions[2 * place + 1] as number) - this.top) / this.width);
  }
}

/**
 * Cells of a board that is glued or lies on several sheets: the disc is unrolled from cell to cell, across seams and
 * never to another sheet. A step to another sheet faces every way there.
 */
class UnrolledHalfDisc implements HalfDisc {
  private readonly space: Space;
  private readonly mesh: Mesh;
  private readonly radius: number;
  private readonly margin: number;
  private readonly isCarved: Uint8Array;
  private readonly seenIn: Uint32Array; // number of the last look that came by the cell
  private looks = 0;
  // What a look has unrolled: cells, where their centres lie, and how their vectors are turned.
  private readonly cells: number[] = [];
  private readonly places: number[] = [];
  private readonly turns: number[] = [];

  constructor(space: Space, mesh: Mesh, radius: number) {
    this.space = space;
    this.mesh = mesh;
    const { graph } = space;
    const step = meanStepOver(space, mesh);
    this.radius = radius * step + TOLERANCE;
    this.margin = this.radius + step;
    this.isCarved = new Uint8Array(graph.cellCount);
    this.seenIn = new Uint32Array(graph.cellCount);
  }

  add(cell: number): void {
    this.isCarved[cell] = 1;
  }

  isFree(from: number, to: number, half: number): boolean {
    const { space, cells, places, turns, seenIn, isCarved } = this;
    const { first, to: neighbour } = space.graph;
    const look = ++this.looks;
    const [aheadX, aheadY] = this.ahead(half);
    cells.length = places.length = turns.length = 0;
    cells.push(to);
    places.push(0, 0);
    turns.push(1, 0, 0, 1);
    seenIn[to] = look;
    seenIn[from] = look;
    for (let i = 0; i < cells.length; i++) {
      const cell = cells[i] as number;
      const x = places[2 * i] as number;
      const y = places[2 * i + 1] as number;
      const distance = x * x + y * y;
      if (
        i > 0 &&
        isCarved[cell] === 1 &&
        distance <= this.radius * this.radius &&
        x * aheadX + y * aheadY > -TOLERANCE
      ) {
        return false;
      }
      if (distance > this.margin * this.margin) continue;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const other = neighbour[h] as number;
        if (seenIn[other] === look || space.sideOfHalf[h] === NONE) continue;
        seenIn[other] = look;
        this.unroll(i, cell, other, h);
      }
    }
    return true;
  }

  /** The way that a half leads, as seen in the cell it leads to; none to another sheet. */
  private ahead(half: number): readonly [number, number] {
    const { space } = this;
    const back = space.twin[half] as number;
    if (space.sideOfHalf[half] === NONE) return [0, 0];
    return [-(space.directions[2 * back] as number), -(space.directions[2 * back + 1] as number)];
  }

  /** Puts a cell beside the one that was unrolled as number `i`. */
  private unroll(i: number, cell: number, other: number, half: number): void {
    const { space, mesh, places, turns } = this;
    const side = space.sideOfHalf[half] as number;
    const partner = space.sideOfHalf[space.twin[half] as number] as number;
    const own = sideVector(mesh, cell, side, space.centres);
    const its = sideVector(mesh, other, partner, space.centres);
    // The isometry that lays the partner on the side: turned by half a turn more, or mirrored where the seam twists.
    const twisted = mesh.sideTwisted?.[side] === 1;
    const sign = twisted ? 1 : -1;
    const square = its.x * its.x + its.y * its.y;
    const flip = twisted ? -1 : 1;
    const cos = (sign * (own.x * its.x + flip * own.y * its.y)) / square;
    const sin = (sign * (own.y * its.x - flip * own.x * its.y)) / square;
    const [a, b, c, d] = [cos, -flip * sin, sin, flip * cos];
    const stepX = own.middleX - (a * its.middleX + b * its.middleY);
    const stepY = own.middleY - (c * its.middleX + d * its.middleY);
    const [p, q, r, s] = turns.slice(4 * i, 4 * i + 4) as [number, number, number, number];
    this.cells.push(other);
    places.push(
      (places[2 * i] as number) + p * stepX + q * stepY,
      (places[2 * i + 1] as number) + r * stepX + s * stepY,
    );
    turns.push(p * a + q * c, p * b + q * d, r * a + s * c, r * b + s * d);
  }
}

/** The look ahead over the cells of a board. */
export function cellHalfDisc(space: Space, mesh: Mesh, radius: number): HalfDisc {
  if (space.sheets !== null || isGlued(mesh)) return new UnrolledHalfDisc(space, mesh, radius);
  const { ends } = space.graph;
  return new FlatHalfDisc(
    space.centres,
    radius,
    meanStep(ends, space.centres, () => true),
  );
}
