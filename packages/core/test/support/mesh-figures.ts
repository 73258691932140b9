// What a mesh is, found from its sides alone, sharing nothing with the code under test: no graph, no faces traced, no
// corner numbers.

import { type Mesh, NONE, UnionFind } from '../../src/index.ts';

export interface MeshFigures {
  /** Corners - sides + cells, each border piece closed by a disc of its own. */
  readonly euler: number;
  readonly borders: number;
  readonly parts: number;
  readonly isOrientable: boolean;
  /** Angle in turns about each vertex that lies on no border. */
  readonly innerTurns: readonly number[];
  /** Pairs of sides that do not lie on each other in the drawing. */
  readonly seams: number;
}

/** Side -> the cell it belongs to. */
function owners(mesh: Mesh): Uint32Array {
  const owner = new Uint32Array(mesh.sidePartner.length);
  for (let c = 0; c < mesh.cellCount; c++) owner.fill(c, mesh.sideFirst[c], mesh.sideFirst[c + 1]);
  return owner;
}

/** Side -> the next one of its cell, clockwise. */
function nextSides(mesh: Mesh): Uint32Array {
  const next = new Uint32Array(mesh.sidePartner.length);
  owners(mesh).forEach((c, s) => {
    next[s] = s + 1 === mesh.sideFirst[c + 1] ? (mesh.sideFirst[c] as number) : s + 1;
  });
  return next;
}

export function figuresOf(mesh: Mesh): MeshFigures {
  const { sidePartner, sideTwisted, cellCount } = mesh;
  const sideCount = sidePartner.length;
  const next = nextSides(mesh);
  const owner = owners(mesh);

  // Vertices are sets of cell corners, each known by the side that starts there.
  const vertices = new UnionFind(sideCount);
  const parts = new UnionFind(cellCount);
  const signed = new UnionFind(2 * cellCount); // cell as it is, cell turned over
  let pairs = 0;
  let seams = 0;
  sidePartner.forEach((partner, s) => {
    if (partner === NONE || partner < s) return;
    pairs++;
    const twist = sideTwisted?.[s] ?? 0;
    const [start, end] = twist === 1 ? [next[partner], partner] : [partner, next[partner]];
    vertices.union(s, end as number);
    vertices.union(next[s] as number, start as number);
    const [a, b] = [owner[s] as number, owner[partner] as number];
    parts.union(a, b);
    signed.union(2 * a, 2 * b + twist);
    signed.union(2 * a + 1, 2 * b + 1 - twist);
    const corner = (side: number | undefined): number => mesh.sideCorner[side as number] as number;
    if (corner(s) !== corner(next[partner]) || corner(next[s]) !== corner(partner)) seams++;
  });

  const onBorder = new Set<number>();
  const borderSides = new UnionFind(sideCount);
  const borderAt = new Map<number, number>();
  let free = 0;
  sidePartner.forEach((partner, s) => {
    if (partner !== NONE) return;
    free++;
    for (const end of [s, next[s] as number]) {
      const vertex = vertices.find(end);
      onBorder.add(vertex);
      const other = borderAt.get(vertex);
      if (other === undefined) borderAt.set(vertex, s);
      else borderSides.union(other, s);
    }
  });
  const borders = new Set<number>();
  sidePartner.forEach((partner, s) => {
    if (partner === NONE) borders.add(borderSides.find(s));
  });

  const turns = new Map<number, number>();
  for (let s = 0; s < sideCount; s++) {
    const vertex = vertices.find(next[s] as number);
    turns.set(vertex, (turns.get(vertex) ?? 0) + angle(mesh, s, next[s] as number, next[next[s] as number] as number));
  }
  let isOrientable = true;
  for (let c = 0; c < cellCount; c++) if (signed.same(2 * c, 2 * c + 1)) isOrientable = false;
  return {
    euler: vertices.sets - (pairs + free) + cellCount + borders.size,
    borders: borders.size,
    parts: parts.sets,
    isOrientable,
    innerTurns: [...turns].filter(([vertex]) => !onBorder.has(vertex)).map(([, turn]) => turn),
    seams,
  };
}

/** The angle inside a cell at the start of `side`, in turns. */
function angle(mesh: Mesh, before: number, side: number, after: number): number {
  const at = (s: number): [number, number] => {
    const corner = mesh.sideCorner[s] as number;
    return [mesh.cornerX[corner] as number, mesh.cornerY[corner] as number];
  };
  const [[ax, ay], [bx, by], [cx, cy]] = [at(before), at(side), at(after)];
  const turned = (Math.atan2(ay - by, ax - bx) - Math.atan2(cy - by, cx - bx)) / (2 * Math.PI);
  return (((turned + 1e-12) % 1) + 1) % 1;
}

/** What is wrong with the numbers and polygons of a mesh; empty if nothing is. */
export function faultsOf(mesh: Mesh): string[] {
  const faults: string[] = [];
  const { sidePartner, sideTwisted, sideCorner, cornerX, cornerY } = mesh;
  const next = nextSides(mesh);
  const owner = owners(mesh);
  const point = (s: number): Point => {
    const corner = sideCorner[s] as number;
    return [cornerX[corner] as number, cornerY[corner] as number];
  };
  const length = (s: number): number => {
    const [[ax, ay], [bx, by]] = [point(s), point(next[s] as number)];
    return Math.hypot(bx - ax, by - ay);
  };
  const used = new Uint8Array(cornerX.length);
  for (const corner of sideCorner) {
    if (corner >= cornerX.length) faults.push(`corner ${corner} is none`);
    used[corner] = 1;
  }
  used.forEach((is, corner) => {
    if (is === 0) faults.push(`corner ${corner} is never used`);
  });
  sidePartner.forEach((partner, s) => {
    if (!(length(s) > 0)) faults.push(`side ${s} has no length`);
    if (partner === NONE) return;
    if (sidePartner[partner] !== s || partner === s) faults.push(`side ${s} and its partner ${partner} disagree`);
    if ((sideTwisted?.[s] ?? 0) !== (sideTwisted?.[partner] ?? 0)) faults.push(`side ${s} is twisted on one side only`);
  });
  for (let c = 0; c < mesh.cellCount; c++) {
    const sides: number[] = [];
    for (let s = mesh.sideFirst[c] as number; s < (mesh.sideFirst[c + 1] as number); s++) sides.push(s);
    let twiceArea = 0;
    for (const s of sides) {
      const [[ax, ay], [bx, by]] = [point(s), point(next[s] as number)];
      twiceArea += ax * by - bx * ay;
    }
    if (!(twiceArea > 0)) faults.push(`cell ${c} is not clockwise`);
    for (const a of sides) {
      for (const b of sides) {
        if (b <= a || next[a] === b || next[b] === a) continue;
        if (cross(point(a), point(next[a] as number), point(b), point(next[b] as number))) {
          faults.push(`cell ${owner[a]} crosses itself`);
        }
      }
    }
  }
  return faults;
}

type Point = readonly [number, number];

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const side = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return side(a, b, c) * side(a, b, d) < -1e-12 && side(c, d, a) * side(c, d, b) < -1e-12;
}
