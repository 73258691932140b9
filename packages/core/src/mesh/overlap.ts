// Whether polygons lie beside each other everywhere, found by a line that sweeps over them (M. I. Shamos, D. Hoey, Geometric
// intersection problems, 1976). On the line the sides stand one below another, and what lies below one of them has
// to be what lies above the next: the same cell, or no cell at all. That finds sides that cross, cells inside others, and
// outlines that cross themselves.

import { NONE } from '../structures/none.ts';
import { OrderedList } from '../structures/ordered-list.ts';
import { type Mesh, sideEnd } from './mesh.ts';

/** Two cells that overlap, or one twice if its outline crosses itself; `corner` is near to where. */
export interface Overlap {
  readonly cells: readonly [number, number];
  readonly corner: number;
}

/**
 * The first overlap from the left, or null if all cells lie beside each other.
 *
 * @param mesh flat: shared sides lie on each other
 * Cost: O(sides log sides).
 */
export function overlapIn(mesh: Mesh): Overlap | null {
  return new Sweep(mesh).run();
}

class Sweep {
  private readonly mesh: Mesh;
  /** Segment -> its corners, the one farther left first (of two above one another the upper one). */
  private readonly from: Uint32Array;
  private readonly to: Uint32Array;
  /** Segment -> the cell above it as drawn, or NONE, and the one below. */
  private readonly above: Int32Array;
  private readonly below: Int32Array;
  private readonly isOn: Uint8Array;
  private readonly line: OrderedList;

  constructor(mesh: Mesh) {
    this.mesh = mesh;
    const { cellCount, sideFirst, sideCorner, sidePartner, cornerX, cornerY } = mesh;
    let count = 0;
    sidePartner.forEach((partner, s) => {
      if (partner === NONE || partner > s) count++;
    });
    this.from = new Uint32Array(count);
    this.to = new Uint32Array(count);
    this.above = new Int32Array(count).fill(NONE);
    this.below = new Int32Array(count).fill(NONE);
    this.isOn = new Uint8Array(count);
    this.line = new OrderedList(count);
    const segmentOf = new Int32Array(sidePartner.length).fill(NONE);
    let segment = 0;
    for (let c = 0; c < cellCount; c++) {
      for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
        const a = sideCorner[s] as number;
        const b = sideEnd(mesh, c, s);
        const isRightwards = isBefore(cornerX, cornerY, a, b);
        const partner = sidePartner[s] as number;
        const known = partner === NONE ? NONE : (segmentOf[partner] as number);
        const own = known === NONE ? segment++ : known;
        segmentOf[s] = own;
        this.from[own] = isRightwards ? a : b;
        this.to[own] = isRightwards ? b : a;
        // Clockwise as drawn, a cell lies below the sides that run to the right.
        (isRightwards ? this.below : this.above)[own] = c;
      }
    }
  }

  run(): Overlap | null {
    const { cornerX, cornerY } = this.mesh;
    const { line, isOn } = this;
    const count = cornerX.length;
    const corners = Uint32Array.from({ length: count }, (_, k) => k).sort((a, b) =>
      a === b ? 0 : isBefore(cornerX, cornerY, a, b) ? -1 : 1,
    );
    const starts = byCorner(this.from, count);
    const ends = byCorner(this.to, count);
    const neighbours: number[] = []; // what stands next to a place where something was taken out
    for (const corner of corners) {
      neighbours.length = 0;
      for (let i = ends.first[corner] as number; i < (ends.first[corner + 1] as number); i++) {
        const segment = ends.items[i] as number;
        neighbours.push(line.previous(segment), line.next(segment));
        line.remove(segment);
        isOn[segment] = 0;
      }
      for (let i = starts.first[corner] as number; i < (starts.first[corner + 1] as number); i++) {
        const segment = starts.items[i] as number;
        line.insert(segment, (other) => this.standsAbove(segment, other));
        isOn[segment] = 1;
        neighbours.push(segment);
      }
      for (const segment of neighbours) {
        if (segment === NONE || isOn[segment] === 0) continue;
        const cells =
          this.conflict(line.previous(segment), segment) ?? this.conflict(segment, line.next(segment)) ?? null;
        if (cells !== null) return { cells, corner };
      }
    }
    return null;
  }

  /** Whether a segment that begins where the line is stands above another one on it. */
  private standsAbove(segment: number, other: number): boolean {
    const corner = this.from[segment] as number;
    const meets = corner === this.from[other];
    const hand = this.handOf(other, meets ? (this.to[segment] as number) : corner);
    return hand === 0 ? segment < other : hand < 0;
  }

  /** Above 0 if a corner lies below the line through a segment. */
  private handOf(segment: number, corner: number): number {
    const { cornerX, cornerY } = this.mesh;
    const a = this.from[segment] as number;
    const b = this.to[segment] as number;
    const x = cornerX[a] as number;
    const y = cornerY[a] as number;
    return (
      ((cornerX[b] as number) - x) * ((cornerY[corner] as number) - y) -
      ((cornerY[b] as number) - y) * ((cornerX[corner] as number) - x)
    );
  }

  /** The cells that overlap if these two stand one below the other; NONE stands for what is beyond the last. */
  private conflict(upper: number, lower: number): readonly [number, number] | null {
    const { above, below } = this;
    const between = upper === NONE ? NONE : (below[upper] as number);
    const other = lower === NONE ? NONE : (above[lower] as number);
    if (between !== other) {
      if (between !== NONE && other !== NONE) return [between, other];
      // One of them begins inside a cell that has not ended, or the other way round.
      const inside = between === NONE ? above[upper] : below[lower];
      const around = between === NONE ? other : between;
      return [around, inside === undefined || inside === NONE ? around : inside];
    }
    if (upper === NONE || lower === NONE || !this.cross(upper, lower)) return null;
    const pairs = [above[upper], below[upper]].flatMap((a) => [above[lower], below[lower]].map((b) => [a, b] as const));
    const known = pairs.filter((pair): pair is readonly [number, number] => pair[0] !== NONE && pair[1] !== NONE);
    return known.find(([a, b]) => a === b) ?? (known[0] as readonly [number, number]);
  }

  private cross(a: number, b: number): boolean {
    const { from, to } = this;
    if (from[a] === from[b] || to[a] === to[b]) return false;
    const isApart = (one: number, other: number): boolean =>
      this.handOf(one, from[other] as number) * this.handOf(one, to[other] as number) < 0;
    return isApart(a, b) && isApart(b, a);
  }
}

/** From left to right, and of places above one another from top to bottom. */
function isBefore(x: Float64Array, y: Float64Array, a: number, b: number): boolean {
  const across = (x[a] as number) - (x[b] as number);
  return across < 0 || (across === 0 && (y[a] as number) < (y[b] as number));
}

/** Items under the corner they have, by counting. */
function byCorner(corner: Uint32Array, count: number): { readonly first: Uint32Array; readonly items: Uint32Array } {
  const first = new Uint32Array(count + 1);
  for (const k of corner) first[k + 1] = (first[k + 1] as number) + 1;
  for (let k = 0; k < count; k++) first[k + 1] = (first[k + 1] as number) + (first[k] as number);
  const next = first.slice(0, count);
  const items = new Uint32Array(corner.length);
  corner.forEach((k, item) => {
    const slot = next[k] as number;
    next[k] = slot + 1;
    items[slot] = item;
  });
  return { first, items };
}
