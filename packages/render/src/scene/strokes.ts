// Segments chained into few long strokes. At each corner the segments that meet are paired, the straightest pair first;
// a stroke follows the pairs. So every segment is drawn exactly once, straight lines run through their crossings, and
// a corner has at most one stroke that ends there.
//
//     |           the two halves of the bar are a pair,
//   --+--    ->   so one stroke runs through and one hangs on it
//

import { NONE } from '@labrys/core';
import { headingAt } from './bulge.ts';
import { PolylineBuilder, type Polylines } from './polylines.ts';

/**
 * Strokes that cover each segment once.
 *
 * @param segments two corners for each segment; no segment twice
 * @param x x of each corner
 * @param y y of each corner
 * @param bulges how round each segment is from its first corner to its second; all straight if absent
 * Cost: O(segments) time, some 40 bytes a segment.
 */
export function strokes(
  segments: Uint32Array,
  x: Float64Array,
  y: Float64Array,
  bulges?: Float64Array | undefined,
): Polylines {
  const mate = pairedEnds(segments, x, y, bulges);
  const drawn = new Uint8Array(segments.length / 2);
  const builder = new PolylineBuilder();
  for (let s = 0; s < drawn.length; s++) {
    if (drawn[s] !== 0) continue;

    // Back to where the stroke begins, or once round if it has no ends.
    let begin = 2 * s;
    let before = mate[begin] as number;
    while (before !== NONE && before !== 2 * s + 1) {
      begin = before ^ 1;
      before = mate[begin] as number;
    }
    const closed = before !== NONE;

    let end = begin;
    let bulge = 0; // of the segment that leads to `end`
    for (;;) {
      const corner = segments[end] as number;
      builder.bend(x[corner] as number, y[corner] as number, bulge);
      bulge = bulges === undefined ? 0 : bulgeFrom(bulges, end);
      drawn[end >>> 1] = 1;
      const next = mate[end ^ 1] as number;
      if (next === NONE) {
        const last = segments[end ^ 1] as number;
        builder.bend(x[last] as number, y[last] as number, bulge);
        break;
      }
      if (next === begin) break;
      end = next;
    }
    builder.end(closed, closed ? bulge : 0);
  }
  return builder.polylines();
}

/** How round a segment is, seen from one of its ends. */
function bulgeFrom(bulges: Float64Array, end: number): number {
  const bulge = bulges[end >>> 1] as number;
  return (end & 1) === 0 ? bulge : -bulge;
}

/** End of a segment (2 s or 2 s + 1) -> the end it goes on with at its corner, or NONE where the stroke ends. */
function pairedEnds(
  segments: Uint32Array,
  x: Float64Array,
  y: Float64Array,
  bulges: Float64Array | undefined,
): Int32Array {
  const first = new Uint32Array(x.length + 1);
  for (const corner of segments) first[corner + 1] = (first[corner + 1] as number) + 1;
  for (let c = 0; c < x.length; c++) first[c + 1] = (first[c + 1] as number) + (first[c] as number);
  const ends = new Uint32Array(segments.length);
  const next = first.slice(0, x.length);
  for (let e = 0; e < segments.length; e++) {
    const corner = segments[e] as number;
    const slot = next[corner] as number;
    next[corner] = slot + 1;
    ends[slot] = e;
  }

  // How sharp the turn from one end to another is: -1 straight on, 1 straight back.
  const sharpness = (e: number, f: number): number => {
    const corner = segments[e] as number;
    const eX = (x[segments[e ^ 1] as number] as number) - (x[corner] as number);
    const eY = (y[segments[e ^ 1] as number] as number) - (y[corner] as number);
    const fX = (x[segments[f ^ 1] as number] as number) - (x[corner] as number);
    const fY = (y[segments[f ^ 1] as number] as number) - (y[corner] as number);
    if (bulges !== undefined) {
      const [eAlongX, eAlongY] = headingAt(0, 0, eX, eY, bulgeFrom(bulges, e));
      const [fAlongX, fAlongY] = headingAt(0, 0, fX, fY, bulgeFrom(bulges, f));
      return eAlongX * fAlongX + eAlongY * fAlongY;
    }
    return (eX * fX + eY * fY) / Math.sqrt((eX * eX + eY * eY) * (fX * fX + fY * fY));
  };

  const mate = new Int32Array(segments.length).fill(NONE);
  for (let c = 0; c < x.length; c++) {
    const from = first[c] as number;
    const to = first[c + 1] as number;
    for (let free = to - from; free >= 2; free -= 2) {
      let bestE = NONE;
      let bestF = NONE;
      let best = 2;
      for (let i = from; i < to; i++) {
        const e = ends[i] as number;
        if (mate[e] !== NONE) continue;
        for (let j = i + 1; j < to; j++) {
          const f = ends[j] as number;
          if (mate[f] !== NONE) continue;
          const sharp = free === 2 ? 0 : sharpness(e, f);
          if (sharp < best - 1e-9) {
            best = sharp;
            bestE = e;
            bestF = f;
          }
        }
      }
      mate[bestE] = bestF;
      mate[bestF] = bestE;
    }
  }
  return mate;
}
