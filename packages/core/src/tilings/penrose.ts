// Penrose rhombs by deflation of half rhombs (R. M. Robinson). All is exact: corners are whole-number combinations of the
// fifth roots of one, and corners met from two sides are one number, not two places that are compared.
//
// A half is a triangle A, B, C with apex A; its mate lies beyond B-C. The step multiplies all lengths by phi and cuts
//
//   acute half (36 degrees at A), P on A-B one from A:           acute (C, P, B)   obtuse (P, C, A)
//   obtuse half (108 degrees at A), Q on A-B one from B,
//     R on B-C one from B:                     obtuse (R, C, A)  obtuse (Q, R, B)  acute (R, Q, A)

import { requireRoom, requireWithin } from '../mesh/board-size.ts';
import { cosineOfTurn, sineOfTurn } from '../mesh/circle.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { pairSides } from '../mesh/pair-sides.ts';
import { MeshSpace } from '../mesh/space.ts';
import { NONE } from '../structures/none.ts';
import { PairTable } from '../structures/pair-table.ts';
import type { Tiling } from './tiling.ts';

export type PenroseSizes = { readonly depth: number };

const [COSINE_1, SINE_1] = [cosineOfTurn(1, 5), sineOfTurn(1, 5)];
const [COSINE_2, SINE_2] = [cosineOfTurn(2, 5), sineOfTurn(2, 5)];
const DEEPEST = 30; // far above what memory holds: what is too large is said in cells, when the board is made

export const penrose: Tiling<PenroseSizes> = {
  id: 'TES-OMEGA',
  name: 'penrose',
  aliases: [],
  title: 'Penrose rhombs',
  summary: 'Thick and thin rhombs that never repeat, about a centre with five mirrors.',
  about:
    'R. Penrose found in 1974 that two tiles can cover the plane without ever repeating; this is the pair of rhombs, his ' +
    'third set. Every patch of it comes again and again, but no shift takes the whole to itself.',
  steps: [
    'Begin with ten acute halves of rhombs about a centre, every second one mirrored.',
    'Cut each half into two or three smaller ones of the same two shapes, as often as asked for.',
    'Put halves together to rhombs; leave out those on the rim that have no mate.',
  ],
  sources: [
    'R. Penrose, The role of aesthetics in pure and applied mathematical research, 1974',
    'N. G. de Bruijn, Algebraic theory of Penrose\u2019s non-periodic tilings of the plane, 1981',
    'B. Gr\u00fcnbaum, G. C. Shephard, Tilings and Patterns, 1987, chapter 10 (R. M. Robinson\u2019s halves)',
  ],
  params: {
    depth: {
      type: 'integer',
      min: 1,
      max: DEEPEST,
      default: 5,
      help: 'how often the halves are cut: 5 gives some 430 rhombs, each further step 2.6 times as many',
    },
  },
  topologies: ['plane'],
  degrees: [4, 4],
  sizesFor: (width, height) => ({ depth: depthFor(width * height) }),
  cellCount: penroseCells,
  space: penroseSpace,
};

/** The depth that gives most nearly so many cells. */
function depthFor(cells: number): number {
  let depth = 1;
  while (depth < DEEPEST && penroseCells({ depth }) < cells) depth++;
  const isLess = depth > 1 && cells - penroseCells({ depth: depth - 1 }) < penroseCells({ depth }) - cells;
  return isLess ? depth - 1 : depth;
}

/**
 * Number of rhombs after `depth` cuts: half the halves, without those on the rim that lack a mate.
 *
 * Cost: O(depth).
 */
function penroseCells({ depth }: PenroseSizes): number {
  requireWithin('depth', depth, 1, DEEPEST);
  let [acute, obtuse] = [10, 0];
  // What the rim consists of: bases (B-C), and legs A-B and A-C, of acute and obtuse halves.
  let [acuteBases, acuteAC, obtuseBases, obtuseAB, obtuseAC] = [10, 0, 0, 0, 0];
  for (let i = 0; i < depth; i++) {
    [acute, obtuse] = [acute + obtuse, acute + 2 * obtuse];
    [acuteBases, acuteAC, obtuseBases, obtuseAB, obtuseAC] = [
      obtuseAB,
      acuteBases,
      acuteAC + obtuseBases + obtuseAC,
      obtuseBases,
      obtuseAB,
    ];
  }
  return (acute + obtuse - acuteBases - obtuseBases) / 2;
}

/**
 * A round patch of Penrose rhombs with sides of length one, about 2 x phi^depth wide.
 *
 * @param sizes depth: how often the halves are cut, at least 1
 * @throws MazeError `param-range` for a depth below 1, `too-large` before anything is allocated
 * Cost: O(cells), about 300 bytes a cell at the peak.
 */
export function penroseSpace(sizes: PenroseSizes): MeshSpace {
  const cells = penroseCells(sizes);
  requireRoom(cells, `${sizes.depth} cuts`, 'take a smaller depth');
  let halves = firstHalves();
  for (let i = 0; i < sizes.depth; i++) halves = cut(halves);
  return new MeshSpace(rhombMesh(halves, cells), { description: { kind: 'penrose', depth: sizes.depth } });
}

/** Halves, the acute ones first, three corners each: A, B, C. */
interface Halves {
  readonly corners: Uint32Array;
  readonly acuteCount: number;
  readonly count: number;
  /** Four numbers a corner: it lies at their sum times 1, z, z^2, z^3, where z is a fifth of a turn. */
  readonly places: Int32Array;
  readonly cornerCount: number;
}

/** Ten acute halves about the origin with legs of length one. */
function firstHalves(): Halves {
  const places = new Int32Array(4 * 11);
  // The ten directions are z^k and -z^k; clockwise or not does not matter, since the patch is symmetric.
  const powers = [
    [1, 0, 0, 0],
    [0, 1, 0, 0],
    [0, 0, 1, 0],
    [0, 0, 0, 1],
    [-1, -1, -1, -1],
  ];
  const corners = new Uint32Array(30);
  for (let i = 0; i < 10; i++) {
    // 36 degrees are -z^3: i steps are z^(3 i), negated if i is odd.
    const power = powers[(3 * i) % 5] as number[];
    for (let k = 0; k < 4; k++) places[4 * (i + 1) + k] = (power[k] as number) * (i % 2 === 0 ? 1 : -1);
    const [here, next] = [i + 1, ((i + 1) % 10) + 1];
    corners.set(i % 2 === 0 ? [0, here, next] : [0, next, here], 3 * i);
  }
  return { corners, acuteCount: 10, count: 10, places, cornerCount: 11 };
}

/** One step: all lengths times phi, each half cut into two or three. */
function cut(halves: Halves): Halves {
  const { corners, acuteCount, count } = halves;
  const obtuseCount = count - acuteCount;
  const newAcuteCount = acuteCount + obtuseCount;
  const newCount = newAcuteCount + acuteCount + 2 * obtuseCount;
  const pieces = new Uint32Array(3 * newCount);
  const cuts = new PairTable(acuteCount + 2 * obtuseCount); // (from, towards) of each new corner
  const { cornerCount } = halves;
  const ends = new Uint32Array(2 * (acuteCount + 2 * obtuseCount));
  const cornerOn = (from: number, towards: number): number => {
    const number = cuts.add(from, towards);
    ends[2 * number] = from;
    ends[2 * number + 1] = towards;
    return cornerCount + number;
  };
  let acute = 0;
  let obtuse = 3 * newAcuteCount;
  const put = (at: number, a: number, b: number, c: number): number => {
    pieces[at] = a;
    pieces[at + 1] = b;
    pieces[at + 2] = c;
    return at + 3;
  };
  for (let half = 0; half < count; half++) {
    const a = corners[3 * half] as number;
    const b = corners[3 * half + 1] as number;
    const c = corners[3 * half + 2] as number;
    if (half < acuteCount) {
      const p = cornerOn(a, b);
      acute = put(acute, c, p, b);
      obtuse = put(obtuse, p, c, a);
    } else {
      const q = cornerOn(b, a);
      const r = cornerOn(b, c);
      acute = put(acute, r, q, a);
      obtuse = put(obtuse, r, c, a);
      obtuse = put(obtuse, q, r, b);
    }
  }

  // Old corners move to phi times their place, where phi = 1 + z + z^4 = -z^2 - z^3; a new one lies one step of the old
  // length from its first end: phi A + (B - A).
  const places = new Int32Array(4 * (cornerCount + cuts.count));
  const old = halves.places;
  for (let corner = 0; corner < cornerCount; corner++) timesPhi(old, 4 * corner, places);
  for (let number = 0; number < cuts.count; number++) {
    const from = 4 * (ends[2 * number] as number);
    const towards = 4 * (ends[2 * number + 1] as number);
    for (let k = 0; k < 4; k++) {
      places[4 * (cornerCount + number) + k] =
        (places[from + k] as number) + (old[towards + k] as number) - (old[from + k] as number);
    }
  }
  return { corners: pieces, acuteCount: newAcuteCount, count: newCount, places, cornerCount: cornerCount + cuts.count };
}

/** Four numbers times phi, into the same place of another list: z^4 is -1 - z - z^2 - z^3. */
function timesPhi(places: Int32Array, at: number, into: Int32Array): void {
  const [w, x, y, z] = [places[at], places[at + 1], places[at + 2], places[at + 3]] as [number, number, number, number];
  // -(z^2 + z^3) (w + x z + y z^2 + z z^3), with z^5 = 1 and z^4 taken away.
  const fourth = -(y + x);
  into[at] = -(z + y) - fourth;
  into[at + 1] = -z - fourth;
  into[at + 2] = -w - fourth;
  into[at + 3] = -(w + x) - fourth;
}

/** Puts halves together over B-C to rhombs A, B, A', C, and joins the sides. */
function rhombMesh(halves: Halves, cellCount: number): Mesh {
  const { corners, count, cornerCount } = halves;
  const sideFirst = new Uint32Array(cellCount + 1);
  const sideCorner = new Uint32Array(4 * cellCount);
  const numberOf = new Int32Array(cornerCount).fill(NONE); // corners of the patch, in the order they are met
  const used = new Uint32Array(cornerCount);
  let usedCount = 0;
  let side = 0;
  const addCorner = (corner: number): void => {
    if (numberOf[corner] === NONE) {
      used[usedCount] = corner;
      numberOf[corner] = usedCount++;
    }
    sideCorner[side++] = numberOf[corner] as number;
  };
  const bases = new PairTable(count);
  const firstOfBase = new Int32Array(count).fill(NONE);
  for (let half = 0, cell = 0; half < count; half++) {
    const b = corners[3 * half + 1] as number;
    const c = corners[3 * half + 2] as number;
    const base = bases.add(Math.min(b, c), Math.max(b, c));
    const mate = firstOfBase[base] as number;
    if (mate === NONE) {
      firstOfBase[base] = half;
      continue;
    }
    addCorner(corners[3 * mate] as number);
    addCorner(b);
    addCorner(corners[3 * half] as number);
    addCorner(c);
    sideFirst[++cell] = side;
  }

  const { cornerX, cornerY } = drawn(halves, used.subarray(0, usedCount));
  for (let first = 0; first < sideCorner.length; first += 4) turnClockwise(sideCorner, first, cornerX, cornerY);
  const sidePartner = pairSides(sideFirst, sideCorner, usedCount);
  if (sidePartner === null) throw new Error('two rhombs lie on one another');
  return { cellCount, sideFirst, sideCorner, sidePartner, cornerX, cornerY };
}

/** Places of corners in the plane, in a box that begins at 0, 0. */
function drawn({ places }: Halves, corners: Uint32Array): { cornerX: Float64Array; cornerY: Float64Array } {
  const cornerX = new Float64Array(corners.length);
  const cornerY = new Float64Array(corners.length);
  let left = 0;
  let top = 0;
  for (let i = 0; i < corners.length; i++) {
    const at = 4 * (corners[i] as number);
    const [a, b, c, d] = [places[at], places[at + 1], places[at + 2], places[at + 3]] as [
      number,
      number,
      number,
      number,
    ];
    // A fifth of a turn is drawn from the upward direction, so that a mirror of the patch stands upright.
    const x = b * SINE_1 + (c - d) * SINE_2;
    const y = 0 - (a + b * COSINE_1 + (c + d) * COSINE_2);
    cornerX[i] = x;
    cornerY[i] = y;
    left = Math.min(left, x);
    top = Math.min(top, y);
  }
  for (let i = 0; i < corners.length; i++) {
    cornerX[i] = (cornerX[i] as number) - left;
    cornerY[i] = (cornerY[i] as number) - top;
  }
  return { cornerX, cornerY };
}

/** Exchanges the second and the fourth corner of a rhomb if these are in the wrong order. */
function turnClockwise(sideCorner: Uint32Array, first: number, cornerX: Float64Array, cornerY: Float64Array): void {
  const [a, b, , d] = sideCorner.subarray(first, first + 4) as unknown as [number, number, number, number];
  const x = (corner: number): number => (cornerX[corner] as number) - (cornerX[a] as number);
  const y = (corner: number): number => (cornerY[corner] as number) - (cornerY[a] as number);
  if (x(b) * y(d) - y(b) * x(d) > 0) return;
  sideCorner[first + 1] = d;
  sideCorner[first + 3] = b;
}
