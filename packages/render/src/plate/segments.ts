import type { Mesh } from '@labrys/core';

/** Pieces of line between corners of a mesh: walls, or sides of outlines. */
export interface Segments {
  /** Two corners for each. */
  readonly ends: Uint32Array;
  /** How round each is from its first corner to its second; absent where all are straight. */
  readonly bulges?: Float64Array | undefined;
}

/** Numbers corners anew, so that work on a few of them takes no array as long as the board. */
export class LocalCorners {
  private readonly mesh: Mesh;
  private readonly numberOf: Uint32Array; // corner -> number + 1, 0 between uses

  constructor(mesh: Mesh) {
    this.mesh = mesh;
    this.numberOf = new Uint32Array(mesh.cornerX.length);
  }

  /** The same segments between corners counted from 0, and where these lie. Cost: O(segments). */
  of({ ends }: Segments): { readonly ends: Uint32Array; readonly x: Float64Array; readonly y: Float64Array } {
    const { numberOf } = this;
    const { cornerX, cornerY } = this.mesh;
    const local = new Uint32Array(ends.length);
    let count = 0;
    for (let e = 0; e < ends.length; e++) {
      const corner = ends[e] as number;
      if (numberOf[corner] === 0) numberOf[corner] = ++count;
      local[e] = (numberOf[corner] as number) - 1;
    }
    const x = new Float64Array(count);
    const y = new Float64Array(count);
    for (let e = 0; e < ends.length; e++) {
      const corner = ends[e] as number;
      x[local[e] as number] = cornerX[corner] as number;
      y[local[e] as number] = cornerY[corner] as number;
      numberOf[corner] = 0;
    }
    return { ends: local, x, y };
  }
}
