import type { Outline } from '../../src/outline.ts';

/** Area of an outline by the shoelace formula; what is gone round twice counts twice, positive counterclockwise with y down. */
export function areaOf({ x, y, first }: Outline): number {
  let area = 0;
  for (let ring = 0; ring + 1 < first.length; ring++) {
    const [begin, end] = [first[ring]!, first[ring + 1]!];
    for (let i = begin; i < end; i++) {
      const next = i + 1 === end ? begin : i + 1;
      area += (x[i]! * y[next]! - x[next]! * y[i]!) / 2;
    }
  }
  return area;
}
