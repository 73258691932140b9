import type { Outlines } from '../../src/index.ts';

/** Outlines as the flat rows that the core takes. */
export function rowsOfOutlines(outlines: readonly (readonly (readonly [x: number, y: number])[])[]): Outlines {
  const first = new Uint32Array(outlines.length + 1);
  outlines.forEach((outline, c) => {
    first[c + 1] = (first[c] as number) + outline.length;
  });
  const all = outlines.flat();
  return { first, x: Float64Array.from(all, ([x]) => x), y: Float64Array.from(all, ([, y]) => y) };
}
