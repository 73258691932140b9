import { BitSet, type Graph, type Mesh, meshGraph, NONE } from '../../src/index.ts';
import { bordersAfter } from '../../src/mesh/borders-after.ts';

/** How two opposite sides of a rectangle are joined. */
export type Gluing = 'open' | 'straight' | 'reversed';

export interface Glued {
  readonly graph: Graph;
  readonly borderAfter: Uint8Array;
}

/**
 * A rectangle of squares with its left and right sides, and its top and bottom sides, glued or left open.
 *
 * Only the partners of sides matter; all corners lie at the origin. Where the gluing is reversed, crossing the seam turns
 * the board over.
 */
export function gluedRectangle(width: number, height: number, across: Gluing, down: Gluing): Glued {
  const sideFirst = Uint32Array.from({ length: width * height + 1 }, (_, c) => 4 * c);
  const sidePartner = new Int32Array(4 * width * height).fill(NONE);
  const seamSides = new Set<number>();
  const [east, south, west, north] = [0, 1, 2, 3];
  const side = (x: number, y: number, which: number): number => 4 * (y * width + x) + which;
  const join = (a: number, b: number, reversed: boolean): void => {
    sidePartner[a] = b;
    sidePartner[b] = a;
    if (reversed) seamSides.add(a).add(b);
  };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      if (x + 1 < width) join(side(x, y, east), side(x + 1, y, west), false);
      if (y + 1 < height) join(side(x, y, south), side(x, y + 1, north), false);
    }
  }
  for (let y = 0; y < height && across !== 'open'; y++) {
    const reversed = across === 'reversed';
    join(side(width - 1, y, east), side(0, reversed ? height - 1 - y : y, west), reversed);
  }
  for (let x = 0; x < width && down !== 'open'; x++) {
    const reversed = down === 'reversed';
    join(side(x, height - 1, south), side(reversed ? width - 1 - x : x, 0, north), reversed);
  }
  const mesh: Mesh = {
    cellCount: width * height,
    sideFirst,
    sideCorner: new Uint32Array(sidePartner.length),
    sidePartner,
    cornerX: new Float64Array(1),
    cornerY: new Float64Array(1),
  };
  const { graph, sideOfHalf } = meshGraph(mesh);
  const twists = new BitSet(graph.linkCount);
  for (let h = 0; h < sideOfHalf.length; h++) {
    if (seamSides.has(sideOfHalf[h] as number)) twists.add(graph.link[h] as number);
  }
  return {
    graph: { ...graph, ends: graph.ends, twists: seamSides.size === 0 ? null : twists },
    borderAfter: bordersAfter(mesh, sideOfHalf.length),
  };
}
