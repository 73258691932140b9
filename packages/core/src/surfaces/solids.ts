// Tetrahedron, octahedron and icosahedron, each face cut into f x f triangles ("class I"), as flat nets.
//
// A net is data: faces over the triangular lattice, whose point (u, v) is drawn at x = u + v / 2, y = v R3 / 2, and the
// corner of the solid that each point becomes when the net is folded. Two face edges with the same two solid
// corners are one.

import { requireRoom, requireWithin } from '../mesh/board-size.ts';
import { joinTouching } from '../mesh/join-touching.ts';
import { joinSides } from '../mesh/mesh.ts';
import { MeshSpace } from '../mesh/space.ts';
import { NONE } from '../structures/none.ts';

export type SolidName = 'tetrahedron' | 'octahedron' | 'icosahedron';
export type SolidSizes = { readonly frequency: number };

/** A corner of a face: u and v of the lattice, and the corner of the solid. */
type NetPoint = readonly [u: number, v: number, solidCorner: string];
/** The corners of a face, clockwise as drawn. */
type Face = readonly [NetPoint, NetPoint, NetPoint];

const R3 = Math.sqrt(3);
const MOST_FREQUENCY = 10_000;

const NETS: Readonly<Record<SolidName, readonly Face[]>> = {
  tetrahedron: tetrahedronNet(),
  octahedron: octahedronNet(),
  icosahedron: icosahedronNet(),
};

/** How many cells a solid has: 4, 8 or 20 times the square of the frequency. */
export function solidCells(name: SolidName, { frequency }: SolidSizes): number {
  return NETS[name].length * frequency * frequency;
}

/**
 * The surface of a solid whose faces are cut into frequency x frequency triangles, drawn as a net. Faces that touch in
 * the net have no seam there. Cells face by face, in each row by row from the face's first edge.
 *
 * @throws MazeError `param-range` for a frequency below 1, `too-large` before anything is allocated
 * Source: H. S. M. Coxeter, Virus macromolecules and geodesic domes, 1971 (class I: b, 0).
 * Cost: nearly O(cells).
 */
export function solidSpace(name: SolidName, sizes: SolidSizes): MeshSpace {
  const { frequency } = sizes;
  requireWithin('frequency', frequency, 1, MOST_FREQUENCY);
  requireRoom(solidCells(name, sizes), `${name}, frequency ${frequency}`, 'take a smaller frequency');
  const net = NETS[name];
  const faceCells = frequency * frequency;
  const faceCorners = ((frequency + 1) * (frequency + 2)) / 2;
  const cellCount = net.length * faceCells;
  const sideFirst = new Uint32Array(cellCount + 1);
  for (let c = 0; c <= cellCount; c++) sideFirst[c] = 3 * c;
  const mesh = {
    cellCount,
    sideFirst,
    sideCorner: new Uint32Array(3 * cellCount),
    sidePartner: new Int32Array(3 * cellCount).fill(NONE),
    cornerX: new Float64Array(net.length * faceCorners),
    cornerY: new Float64Array(net.length * faceCorners),
  };
  net.forEach((face, number) => {
    placeCorners(mesh, face, number * faceCorners, frequency);
    cutFace(mesh, number * faceCells, number * faceCorners, frequency);
  });
  glueFaces(mesh.sidePartner, net, frequency);
  return new MeshSpace(joinTouching(mesh), { description: { kind: name, frequency } });
}

/**
 * Corners of a face, row by row from its first edge: point (i, j) lies i steps towards the second corner and j towards
 * the third.
 */
function placeCorners(
  mesh: { readonly cornerX: Float64Array; readonly cornerY: Float64Array },
  [[u0, v0], [u1, v1], [u2, v2]]: Face,
  firstCorner: number,
  frequency: number,
): void {
  let corner = firstCorner;
  for (let j = 0; j <= frequency; j++) {
    for (let i = 0; i <= frequency - j; i++, corner++) {
      const u = frequency * u0 + i * (u1 - u0) + j * (u2 - u0);
      const v = frequency * v0 + i * (v1 - v0) + j * (v2 - v0);
      mesh.cornerX[corner] = u + v / 2;
      mesh.cornerY[corner] = (v * R3) / 2;
    }
  }
}

/**
 * The triangles of a face. Row j holds, in turn, triangles (i, j) (i+1, j) (i, j+1) like the face, and the turned ones
 * (i+1, j) (i+1, j+1) (i, j+1) between them.
 */
function cutFace(
  mesh: { readonly sideCorner: Uint32Array; readonly sidePartner: Int32Array },
  firstCell: number,
  firstCorner: number,
  frequency: number,
): void {
  const { sideCorner, sidePartner } = mesh;
  const side = (cell: number): number => 3 * (firstCell + cell);
  let corner = firstCorner;
  for (let j = 0; j < frequency; j++, corner++) {
    for (let i = 0; i < frequency - j; i++, corner++) {
      const above = corner + frequency - j + 1; // (i, j+1)
      const own = side(cellOf(frequency, i, j));
      sideCorner[own] = corner;
      sideCorner[own + 1] = corner + 1;
      sideCorner[own + 2] = above;
      if (i === frequency - j - 1) continue;
      const turned = own + 3;
      sideCorner[turned] = corner + 1;
      sideCorner[turned + 1] = above + 1;
      sideCorner[turned + 2] = above;
      joinSides(sidePartner, turned, side(cellOf(frequency, i + 1, j)) + 2);
      joinSides(sidePartner, turned + 1, side(cellOf(frequency, i, j + 1)));
      joinSides(sidePartner, turned + 2, own + 1);
    }
  }
}

/** Number within its face of the triangle (i, j) that stands like the face; the turned one after it follows. */
function cellOf(frequency: number, i: number, j: number): number {
  return 2 * j * frequency - j * j + 2 * i;
}

/** Glues face edges with the same solid corners: place k of one meets place k from the other end of the other. */
function glueFaces(sidePartner: Int32Array, net: readonly Face[], frequency: number): void {
  const edgeAt = new Map<string, readonly [face: number, edge: number]>();
  net.forEach((face, number) => {
    for (let edge = 0; edge < 3; edge++) {
      edgeAt.set(`${(face[edge] as NetPoint)[2]} ${(face[(edge + 1) % 3] as NetPoint)[2]}`, [number, edge]);
    }
  });
  for (const [ends, [face, edge]] of edgeAt) {
    const partner = edgeAt.get(ends.split(' ').reverse().join(' '));
    if (partner === undefined) throw new Error(`the net has nothing to glue to the edge ${ends}`);
    for (let k = 0; k < frequency; k++) {
      const side = edgeSide(frequency, face, edge, k);
      sidePartner[side] = edgeSide(frequency, partner[0], partner[1], frequency - 1 - k);
    }
  }
}

/** The side at place k of a face edge, clockwise; edge e begins at corner e of the face. */
function edgeSide(frequency: number, face: number, edge: number, k: number): number {
  const back = frequency - 1 - k;
  const [i, j] = [
    [k, 0],
    [back, k],
    [0, back],
  ][edge] as [number, number];
  return 3 * (face * frequency * frequency + cellOf(frequency, i, j)) + edge;
}

/** One face in the middle, the three others about it: a large triangle. */
function tetrahedronNet(): Face[] {
  const a: NetPoint = [0, 1, 'a'];
  const b: NetPoint = [1, 1, 'b'];
  const c: NetPoint = [0, 2, 'c'];
  return [
    [[1, 0, 'd'], b, a],
    [a, c, [-1, 2, 'd']],
    [a, b, c],
    [b, [1, 2, 'd'], c],
  ];
}

/** A strip of six with a face above and one below: the solid as an antiprism. */
function octahedronNet(): Face[] {
  return [
    [
      [1, 1, 't1'],
      [2, 0, 't0'],
      [2, 1, 't2'],
    ],
    ...strip(3),
    [
      [0, 2, 'b0'],
      [1, 2, 'b1'],
      [0, 3, 'b2'],
    ],
  ];
}

/** A strip of ten between two caps of five. */
function icosahedronNet(): Face[] {
  const caps = Array.from({ length: 5 }, (_, i) => i);
  return [
    ...caps.map(
      (i): Face => [
        [i, 1, `t${i}`],
        [i + 1, 0, 'n'],
        [i + 1, 1, `t${(i + 1) % 5}`],
      ],
    ),
    ...strip(5),
    ...caps.map(
      (i): Face => [
        [i - 1, 2, `b${(i + 4) % 5}`],
        [i, 2, `b${i}`],
        [i - 1, 3, 's'],
      ],
    ),
  ];
}

/** Triangles up and down in turn between a ring of n corners t above and one of n corners b below. */
function strip(n: number): Face[] {
  return Array.from({ length: n }, (_, i): [Face, Face] => {
    const top: NetPoint = [i, 1, `t${i}`];
    const bottom: NetPoint = [i, 2, `b${i}`];
    return [
      [[i - 1, 2, `b${(i + n - 1) % n}`], top, bottom],
      [top, [i + 1, 1, `t${(i + 1) % n}`], bottom],
    ];
  }).flat();
}
