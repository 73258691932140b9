// Which cell lies at a point. Cells are sorted into buckets once; a question then looks at those of one bucket only.

import { type Mesh, NONE, type Space } from '@labrys/core';

/** Pieces that a round side is cut into. */
const PIECES = 6;

/** Finds cells by points of the board, in cell units. */
export interface CellIndex {
  /** The cell that a point lies in, or NONE. Of passages over one another the upper one. Cost: that of a few polygons. */
  at(x: number, y: number): number;
}

/** Cost: O(corners) to make, once. */
export function cellIndexOf({ mesh, centres, graph }: Pick<Space, 'mesh' | 'centres' | 'graph'>): CellIndex {
  return mesh === null ? new DotIndex(centres, graph.cellCount) : new PolygonIndex(mesh);
}

/** Cells of a board without shapes: the nearest dot counts, within a cell's length. */
class DotIndex implements CellIndex {
  private readonly centres: Float64Array;
  private readonly cellCount: number;

  constructor(centres: Float64Array, cellCount: number) {
    this.centres = centres;
    this.cellCount = cellCount;
  }

  at(x: number, y: number): number {
    let least = 1;
    let found: number = NONE;
    for (let c = 0; c < this.cellCount; c++) {
      const away = ((this.centres[2 * c] as number) - x) ** 2 + ((this.centres[2 * c + 1] as number) - y) ** 2;
      if (away >= least) continue;
      least = away;
      found = c;
    }
    return found;
  }
}

class PolygonIndex implements CellIndex {
  private readonly mesh: Mesh;
  private readonly left: number;
  private readonly top: number;
  private readonly size: number;
  private readonly columns: number;
  private readonly rows: number;
  /** Bucket b has the cells `cells[first[b]]` to `cells[first[b + 1] - 1]`. */
  private readonly first: Uint32Array;
  private readonly cells: Uint32Array;

  constructor(mesh: Mesh) {
    this.mesh = mesh;
    const boxes = boxesOf(mesh);
    const { left, top, right, bottom } = hullOf(boxes);
    this.left = left;
    this.top = top;
    this.size = Math.sqrt(((right - left) * (bottom - top)) / Math.max(mesh.cellCount, 1)) || 1;
    this.columns = Math.max(1, Math.ceil((right - left) / this.size));
    this.rows = Math.max(1, Math.ceil((bottom - top) / this.size));
    this.first = new Uint32Array(this.columns * this.rows + 1);
    this.eachBucket(boxes, (bucket) => {
      this.first[bucket + 1] = (this.first[bucket + 1] as number) + 1;
    });
    for (let b = 0; b < this.columns * this.rows; b++) {
      this.first[b + 1] = (this.first[b + 1] as number) + (this.first[b] as number);
    }
    this.cells = new Uint32Array(this.first[this.columns * this.rows] as number);
    const next = this.first.slice();
    this.eachBucket(boxes, (bucket, cell) => {
      const at = next[bucket] as number;
      this.cells[at] = cell;
      next[bucket] = at + 1;
    });
  }

  at(x: number, y: number): number {
    const column = Math.floor((x - this.left) / this.size);
    const row = Math.floor((y - this.top) / this.size);
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return NONE;
    const bucket = row * this.columns + column;
    for (let i = this.first[bucket] as number; i < (this.first[bucket + 1] as number); i++) {
      const cell = this.cells[i] as number;
      if (isInside(this.mesh, cell, x, y)) return cell;
    }
    return NONE;
  }

  private eachBucket(boxes: Float64Array, put: (bucket: number, cell: number) => void): void {
    const clamp = (value: number, most: number): number => Math.min(Math.max(Math.floor(value), 0), most);
    for (let c = 0; c < this.mesh.cellCount; c++) {
      const [left, top, right, bottom] = boxes.subarray(4 * c, 4 * c + 4) as unknown as [
        number,
        number,
        number,
        number,
      ];
      const lastColumn = clamp((right - this.left) / this.size, this.columns - 1);
      const lastRow = clamp((bottom - this.top) / this.size, this.rows - 1);
      for (let row = clamp((top - this.top) / this.size, this.rows - 1); row <= lastRow; row++) {
        for (let column = clamp((left - this.left) / this.size, this.columns - 1); column <= lastColumn; column++) {
          put(row * this.columns + column, c);
        }
      }
    }
  }
}

/** Left, top, right and bottom of each cell. */
function boxesOf(mesh: Mesh): Float64Array {
  const boxes = new Float64Array(4 * mesh.cellCount);
  for (let c = 0; c < mesh.cellCount; c++) {
    let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
    eachPiece(mesh, c, (x, y) => {
      left = Math.min(left, x);
      top = Math.min(top, y);
      right = Math.max(right, x);
      bottom = Math.max(bottom, y);
    });
    boxes.set([left, top, right, bottom], 4 * c);
  }
  return boxes;
}

function hullOf(boxes: Float64Array): { left: number; top: number; right: number; bottom: number } {
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let i = 0; i < boxes.length; i += 4) {
    left = Math.min(left, boxes[i] as number);
    top = Math.min(top, boxes[i + 1] as number);
    right = Math.max(right, boxes[i + 2] as number);
    bottom = Math.max(bottom, boxes[i + 3] as number);
  }
  return { left, top, right, bottom };
}

/** By how often a ray to the right crosses the outline. */
function isInside(mesh: Mesh, cell: number, x: number, y: number): boolean {
  let inside = false;
  eachPiece(mesh, cell, (ax, ay, bx, by) => {
    if (ay > y !== by > y && x < ax + ((bx - ax) * (y - ay)) / (by - ay)) inside = !inside;
  });
  return inside;
}

/** Goes round a cell in straight pieces. */
function eachPiece(mesh: Mesh, cell: number, go: (ax: number, ay: number, bx: number, by: number) => void): void {
  const { sideFirst, sideCorner, cornerX, cornerY, arcs } = mesh;
  const begin = sideFirst[cell] as number;
  const end = sideFirst[cell + 1] as number;
  for (let s = begin; s < end; s++) {
    const a = sideCorner[s] as number;
    const b = sideCorner[s + 1 < end ? s + 1 : begin] as number;
    const [ax, ay, bx, by] = [cornerX[a], cornerY[a], cornerX[b], cornerY[b]] as [number, number, number, number];
    const centre = arcs === undefined ? NONE : (arcs.centreOfSide[s] as number);
    if (arcs === undefined || centre === NONE) {
      go(ax, ay, bx, by);
      continue;
    }
    const [middleX, middleY] = [arcs.centreX[centre] as number, arcs.centreY[centre] as number];
    const radius = Math.hypot(ax - middleX, ay - middleY);
    const from = Math.atan2(ay - middleY, ax - middleX);
    let turn = Math.atan2(by - middleY, bx - middleX) - from;
    if (turn > Math.PI) turn -= 2 * Math.PI; // the short way round
    if (turn < -Math.PI) turn += 2 * Math.PI;
    let [fromX, fromY] = [ax, ay];
    for (let k = 1; k <= PIECES; k++) {
      const angle = from + (turn * k) / PIECES;
      const [toX, toY] =
        k === PIECES ? [bx, by] : [middleX + radius * Math.cos(angle), middleY + radius * Math.sin(angle)];
      go(fromX, fromY, toX, toY);
      [fromX, fromY] = [toX, toY];
    }
  }
}
