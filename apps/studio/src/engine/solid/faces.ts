// Solids with flat faces: a box, and tetrahedron, octahedron and icosahedron folded up from their nets.

import { NONE, type SolidName, solidSpace } from '@labrys/core';
import { cross, dot, type Figure, type Fold, lengthOf, minus, type Point3, plus, unit } from './figure.ts';

/** A face in the drawing and in space: the point origin + s across + t down of either is that of the other. */
interface Face {
  readonly x: number;
  readonly y: number;
  /** Columns: the two directions in the drawing. */
  readonly across: readonly [number, number];
  readonly down: readonly [number, number];
  readonly origin: Point3;
  readonly acrossInSpace: Point3;
  readonly downInSpace: Point3;
  /** How far s and t, both from 0, may go: each up to 1, or their sum. */
  readonly isTriangle: boolean;
}

function facesFigure(faces: readonly Face[], folds: readonly Fold[]): Figure {
  const shares = (face: Face, x: number, y: number): readonly [s: number, t: number] => {
    const [ax, ay] = face.across;
    const [bx, by] = face.down;
    const [dx, dy] = [x - face.x, y - face.y];
    const area = ax * by - ay * bx;
    return [(dx * by - dy * bx) / area, (ax * dy - ay * dx) / area];
  };
  return {
    chartAt(x, y) {
      let best = 0;
      let deepest = Number.NEGATIVE_INFINITY;
      for (const [k, face] of faces.entries()) {
        const [s, t] = shares(face, x, y);
        const depth = face.isTriangle ? Math.min(s, t, 1 - s - t) : Math.min(s, t, 1 - s, 1 - t);
        if (depth <= deepest) continue;
        deepest = depth;
        best = k;
      }
      return best;
    },
    place(chart, x, y) {
      const face = faces[chart] as Face;
      const [s, t] = shares(face, x, y);
      return plus(plus(face.origin, face.acrossInSpace, s), face.downInSpace, t);
    },
    step: Number.POSITIVE_INFINITY,
    folds,
    isOpen: false,
  };
}

/** Size of a box from its description. */
export interface BoxSizes {
  readonly width: number;
  readonly height: number;
  readonly depth: number;
}

/** A box unfolded as a cross, as boxSpace draws it: front, right, back, left, above, below. */
export function box({ width, height, depth }: BoxSizes): Figure {
  const [w, h, d] = [width / 2, height / 2, depth / 2];
  const rectangle = (x: number, y: number, origin: Point3, acrossInSpace: Point3, downInSpace: Point3): Face => ({
    x,
    y,
    across: [lengthOf(acrossInSpace), 0],
    down: [0, lengthOf(downInSpace)],
    origin,
    acrossInSpace,
    downInSpace,
    isTriangle: false,
  });
  const falls: Point3 = [0, -height, 0];
  const faces = [
    rectangle(depth, depth, [-w, h, d], [width, 0, 0], falls),
    rectangle(depth + width, depth, [w, h, d], [0, 0, -depth], falls),
    rectangle(depth + width + depth, depth, [w, h, -d], [-width, 0, 0], falls),
    rectangle(0, depth, [-w, h, -d], [0, 0, depth], falls),
    rectangle(depth, 0, [-w, h, -d], [width, 0, 0], [0, 0, depth]),
    rectangle(depth, depth + height, [-w, -h, d], [width, 0, 0], [0, 0, -depth]),
  ];
  const upright = [depth, depth + width, depth + width + depth].map((c): Fold => ({ a: 1, b: 0, c }));
  const level = [depth, depth + height].map((c): Fold => ({ a: 0, b: 1, c }));
  return facesFigure(faces, [...upright, ...level]);
}

/** Distance of the faces from the centre, in edges. */
const INRADIUS: Readonly<Record<SolidName, number>> = {
  tetrahedron: 1 / Math.sqrt(24),
  octahedron: 1 / Math.sqrt(6),
  icosahedron: (3 * Math.sqrt(3) + Math.sqrt(15)) / 12,
};

type Triangle = readonly [Point3, Point3, Point3];

/**
 * A solid of triangles, folded up from its net: from a first face on, the third corner of each further one is the
 * mirror image of that of its neighbour, in the plane through the centre and the edge they share.
 */
export function triangleSolid(name: SolidName, frequency: number): Figure {
  const { mesh } = solidSpace(name, { frequency: 1 });
  const edge = frequency;
  const flat = (side: number): readonly [number, number] => {
    const corner = mesh.sideCorner[side] as number;
    return [frequency * (mesh.cornerX[corner] as number), frequency * (mesh.cornerY[corner] as number)];
  };
  const solid = new Array<Triangle | undefined>(mesh.cellCount).fill(undefined);
  const low = -INRADIUS[name] * edge;
  const middle = (edge * Math.sqrt(3)) / 6;
  // As drawn, and clockwise as drawn means that seen from outside it is not mirrored: y is turned up.
  const [a, b, c] = [flat(0), flat(1), flat(2)];
  const [cx, cy] = [(a[0] + b[0] + c[0]) / 3, (a[1] + b[1] + c[1]) / 3];
  solid[0] = [a, b, c].map(([x, y]): Point3 => [x - cx, cy - y, -low]) as unknown as Triangle;
  if (Math.abs(Math.hypot(a[0] - cx, a[1] - cy) - 2 * middle) > 1e-9 * edge) throw new Error('a face is not regular');
  const queue = [0];
  for (const face of queue) {
    const corners = solid[face] as Triangle;
    for (let e = 0; e < 3; e++) {
      const partner = mesh.sidePartner[3 * face + e] as number;
      if (partner === NONE) throw new Error('a face has a free edge');
      const other = Math.floor(partner / 3);
      if (solid[other] !== undefined) continue;
      const [from, to, apex] = [0, 1, 2].map((k) => corners[(e + k) % 3] as Point3) as [Point3, Point3, Point3];
      const across = unit(cross(from, to)); // the centre is the origin
      const image = plus(apex, across, -2 * dot(apex, across));
      const begin = partner % 3;
      const folded: Point3[] = [];
      folded[begin] = to;
      folded[(begin + 1) % 3] = from;
      folded[(begin + 2) % 3] = image;
      solid[other] = folded as unknown as Triangle;
      queue.push(other);
    }
  }
  const stood = standing((solid[0] as Triangle)[1]);
  const faces = solid.map((corners, face): Face => {
    const [p, q, r] = (corners as Triangle).map(stood) as unknown as Triangle;
    const [p2, q2, r2] = [flat(3 * face), flat(3 * face + 1), flat(3 * face + 2)];
    return {
      x: p2[0],
      y: p2[1],
      across: [q2[0] - p2[0], q2[1] - p2[1]],
      down: [r2[0] - p2[0], r2[1] - p2[1]],
      origin: p,
      acrossInSpace: minus(q, p),
      downInSpace: minus(r, p),
      isTriangle: true,
    };
  });
  return facesFigure(faces, foldsOf(faces));
}

/** The turn that puts a corner on top. */
function standing(corner: Point3): (point: Point3) => Point3 {
  const up = unit(corner);
  const across = unit(cross(up, Math.abs(up[2]) < 0.9 ? [0, 0, 1] : [0, 1, 0]));
  const front = cross(across, up);
  return (point) => [dot(point, across), dot(point, up), dot(point, front)];
}

/** The lines that the edges of all faces lie on, each once. */
function foldsOf(faces: readonly Face[]): Fold[] {
  const folds = new Map<string, Fold>();
  for (const { x, y, across, down } of faces) {
    const corners = [
      [x, y],
      [x + across[0], y + across[1]],
      [x + down[0], y + down[1]],
    ] as const;
    for (let e = 0; e < 3; e++) {
      const [from, to] = [corners[e] as readonly [number, number], corners[(e + 1) % 3] as readonly [number, number]];
      const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
      let [a, b] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
      if (a < -1e-9 || (a < 1e-9 && b < 0)) [a, b] = [-a, -b];
      const c = a * from[0] + b * from[1];
      folds.set([a, b, c].map((n) => Math.round(1e4 * n)).join(' '), { a, b, c });
    }
  }
  return [...folds.values()];
}
