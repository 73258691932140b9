// Boards made by hand, of kinds that only a drawing has to know: rings, sheets beside each other, crossings.

import {
  BitSet,
  crossedSides,
  type Maze,
  type Mesh,
  MeshSpace,
  NONE,
  Random,
  type Sheets,
  type Space,
  squareSpace,
  twins,
  UnionFind,
  type Weave,
} from '@labrys/core';

/** A link: cell and side at one end, cell and side at the other; side NONE leads to another sheet. */
type HandmadeLink = readonly [cell: number, side: number, other: number, otherSide: number];

/** A space over a mesh with links of its own; the halves of each cell stand in the order of their sides. */
function handmadeSpace(
  mesh: Mesh,
  cellCount: number,
  links: readonly HandmadeLink[],
  offers: (halves: readonly (readonly { link: number; side: number; end: number }[])[]) => {
    readonly centres: Float64Array;
    readonly sheets: Sheets | null;
    readonly weave: Weave | null;
  },
): Space {
  const halves: { link: number; side: number; end: number; to: number }[][] = Array.from(
    { length: cellCount },
    () => [],
  );
  links.forEach(([a, side, b, otherSide], link) => {
    halves[a]!.push({ link, side, end: 0, to: b });
    halves[b]!.push({ link, side: otherSide, end: 1, to: a });
  });
  for (const list of halves)
    list.sort((h, i) => (h.side === NONE ? 1 : 0) - (i.side === NONE ? 1 : 0) || h.side - i.side);
  const first = new Uint32Array(cellCount + 1);
  halves.forEach((list, c) => {
    first[c + 1] = first[c]! + list.length;
  });
  const all = halves.flat();
  const graph = {
    cellCount,
    linkCount: links.length,
    first,
    to: Uint32Array.from(all, ({ to }) => to),
    link: Uint32Array.from(all, ({ link }) => link),
    ends: Uint32Array.from(links.flatMap(([a, , b]) => [a, b])),
    twists: null,
  };
  const crossing = { graph, mesh, sideOfHalf: Int32Array.from(all, ({ side }) => side) };
  return {
    ...crossing,
    description: { kind: 'handmade' },
    ...offers(halves),
    twin: twins(graph),
    dual: null,
    whyNoDual: 'made by hand',
    rivals: null,
    rows: null,
    rowPaths: null,
    wallRows: null,
    maskPieces: 1,
    split: null,
    ringSteps: null,
    directions: new Float64Array(2 * all.length),
    wallPositions: new Float64Array(0),
    wallDirections: new Float64Array(0),
    sidesOf: (open) => crossedSides(crossing, open),
  };
}

/** Links of a mesh over its shared sides, between the cells that `ownerOf` names; NONE leaves a side out. */
function sideLinks(mesh: Mesh, ownerOf: (polygon: number, side: number) => number): HandmadeLink[] {
  const polygonOf = new Uint32Array(mesh.sidePartner.length);
  for (let c = 0; c < mesh.cellCount; c++) polygonOf.fill(c, mesh.sideFirst[c]!, mesh.sideFirst[c + 1]!);
  const links: HandmadeLink[] = [];
  mesh.sidePartner.forEach((partner, side) => {
    if (partner <= side) return;
    const a = ownerOf(polygonOf[side]!, side);
    const b = ownerOf(polygonOf[partner]!, partner);
    if (a !== NONE && b !== NONE) links.push([a, side, b, partner]);
  });
  return links;
}

/** A polygon where one passage runs under another: the sides of each, counted from 0. */
interface Crossing {
  readonly polygon: number;
  readonly over: readonly [number, number];
  readonly under: readonly [number, number];
}

/** A board with crossings. No two of them may be neighbours. */
function weaveSpace(flat: MeshSpace, crossings: readonly Crossing[]): Space {
  const { mesh } = flat;
  const at = new Map(crossings.map((crossing, k) => [crossing.polygon, { ...crossing, cell: mesh.cellCount + k }]));
  const links = sideLinks(mesh, (polygon, side) => {
    const crossing = at.get(polygon);
    const local = side - mesh.sideFirst[polygon]!;
    if (crossing === undefined || crossing.over.includes(local)) return polygon;
    return crossing.under.includes(local) ? crossing.cell : NONE;
  });
  const open = new BitSet(links.length);
  links.forEach(([a, , b], l) => {
    if ([a, b].some((cell) => cell >= mesh.cellCount || at.has(cell))) open.add(l);
  });
  const polygonOf = Uint32Array.from(crossings, ({ polygon }) => polygon);
  const centres = new Float64Array(2 * (mesh.cellCount + crossings.length));
  centres.set(flat.centres);
  polygonOf.forEach((polygon, k) => {
    centres.set(flat.centres.subarray(2 * polygon, 2 * polygon + 2), 2 * (mesh.cellCount + k));
  });
  return handmadeSpace(mesh, mesh.cellCount + crossings.length, links, () => ({
    centres,
    sheets: null,
    weave: { polygonOf, open },
  }));
}

/** A board with as many crossings as have four neighbours or more, two pairs of them opposite, and none of them crossed. */
export function anyWeave(flat: MeshSpace): Space {
  const { mesh } = flat;
  const { sideFirst, sidePartner } = mesh;
  const polygonOf = new Uint32Array(sidePartner.length);
  for (let c = 0; c < mesh.cellCount; c++) polygonOf.fill(c, sideFirst[c]!, sideFirst[c + 1]!);
  const isNear = new Uint8Array(mesh.cellCount);
  const crossings: Crossing[] = [];
  for (let c = 0; c < mesh.cellCount; c++) {
    const partners = sidePartner.subarray(sideFirst[c]!, sideFirst[c + 1]!);
    if (isNear[c] !== 0 || partners.length % 2 !== 0 || partners.length < 4 || partners.includes(NONE)) continue;
    const half = partners.length / 2;
    const [one, other] = [[0, half] as const, [1, 1 + half] as const];
    crossings.push(
      crossings.length % 2 === 0 ? { polygon: c, over: one, under: other } : { polygon: c, over: other, under: one },
    );
    isNear[c] = 1;
    for (const partner of partners) isNear[polygonOf[partner]!] = 1;
  }
  return weaveSpace(flat, crossings);
}

/** Sheets of squares beside each other, with stairs in every cell along each axis. */
export function sheetsSpace(width: number, height: number, sizes: readonly number[]): Space {
  const count = sizes.reduce((product, size) => product * size, 1);
  const cells = width * height;
  const { mesh: one } = squareSpace(width, height);
  const columns = sizes.length > 1 ? sizes[0]! : count;
  const numbers = (of: ArrayLike<number>, stride: number): number[] =>
    Array.from({ length: count }, (_, k) => Array.from(of, (v) => (v < 0 ? v : v + k * stride))).flat();
  const place = (of: ArrayLike<number>, shift: (k: number) => number): number[] =>
    Array.from({ length: count }, (_, k) => Array.from(of, (v) => v + shift(k))).flat();
  const mesh: Mesh = {
    cellCount: cells * count,
    sideFirst: Uint32Array.from({ length: cells * count + 1 }, (_, c) => 4 * c),
    sideCorner: Uint32Array.from(numbers(one.sideCorner, one.cornerX.length)),
    sidePartner: Int32Array.from(numbers(one.sidePartner, one.sidePartner.length)),
    cornerX: Float64Array.from(place(one.cornerX, (k) => (k % columns) * (width + 2))),
    cornerY: Float64Array.from(place(one.cornerY, (k) => Math.floor(k / columns) * (height + 2))),
  };
  const links = sideLinks(mesh, (polygon) => polygon);
  const axisOf: number[] = links.map(() => NONE);
  for (let c = 0; c < mesh.cellCount; c++) {
    let stride = 1;
    sizes.forEach((size, axis) => {
      const sheet = Math.floor(c / cells);
      if (Math.floor(sheet / stride) % size < size - 1) {
        links.push([c, NONE, c + stride * cells, NONE]);
        axisOf.push(axis);
      }
      stride *= size;
    });
  }
  return handmadeSpace(mesh, mesh.cellCount, links, (halves) => ({
    centres: new MeshSpace(mesh, { description: { kind: 'handmade' } }).centres,
    weave: null,
    sheets: {
      sizes,
      cells,
      stepOfHalf: Int8Array.from(halves.flat(), ({ link, end }) => {
        const axis = axisOf[link]!;
        return axis === NONE ? 0 : end === 0 ? axis + 1 : -(axis + 1);
      }),
    },
  }));
}

/** Rings about a round cell: cells of each ring, from the inside on; each count is that before or twice it. */
export function ringSpace(counts: readonly number[]): MeshSpace {
  const cornerX: number[] = [];
  const cornerY: number[] = [];
  const cornerOf = (circle: number, part: number, parts: number): number => {
    const angle = (2 * Math.PI * part) / parts;
    const x = (circle + 1) * Math.sin(angle);
    const y = -(circle + 1) * Math.cos(angle);
    const known = cornerX.findIndex((other, k) => Math.hypot(other - x, cornerY[k]! - y) < 1e-9);
    if (known >= 0) return known;
    cornerX.push(x);
    cornerY.push(y);
    return cornerX.length - 1;
  };
  const polygons: { corners: number[]; isRound: boolean[] }[] = [];
  const middle = Array.from({ length: counts[0]! }, (_, k) => cornerOf(0, k, counts[0]!));
  polygons.push({ corners: middle, isRound: middle.map(() => true) });
  counts.forEach((count, ring) => {
    const outside = (counts[ring + 1] ?? count) / count;
    for (let k = 0; k < count; k++) {
      const outer = Array.from({ length: outside + 1 }, (_, part) =>
        cornerOf(ring + 1, (k * outside + part) % (count * outside), count * outside),
      );
      const inner = [cornerOf(ring, (k + 1) % count, count), cornerOf(ring, k, count)];
      polygons.push({
        corners: [...outer, ...inner],
        isRound: [...outer.slice(1).map(() => true), false, true, false],
      });
    }
  });
  const sides = polygons.flatMap(({ corners }) => corners.map((a, k) => [a, corners[(k + 1) % corners.length]!]));
  const sideFirst = new Uint32Array(polygons.length + 1);
  polygons.forEach(({ corners }, c) => {
    sideFirst[c + 1] = sideFirst[c]! + corners.length;
  });
  return new MeshSpace(
    {
      cellCount: polygons.length,
      sideFirst,
      sideCorner: Uint32Array.from(sides, ([a]) => a!),
      sidePartner: Int32Array.from(sides, ([a, b]) => sides.findIndex(([c, d]) => c === b && d === a)),
      cornerX: Float64Array.from(cornerX),
      cornerY: Float64Array.from(cornerY),
      arcs: {
        centreX: Float64Array.of(0),
        centreY: Float64Array.of(0),
        centreOfSide: Int32Array.from(
          polygons.flatMap(({ isRound }) => isRound),
          (round) => (round ? 0 : NONE),
        ),
      },
    },
    { description: { kind: 'rings' } },
  );
}

/** A maze without loops on any space, crossings open, from its first cell to its last one. */
export function treeOn(space: Space, seed: number): Maze {
  const { graph, weave } = space;
  const random = Random.of(seed);
  const joined = new UnionFind(graph.cellCount);
  const open = new BitSet(graph.linkCount);
  const order = Array.from({ length: graph.linkCount }, (_, l) => l);
  for (let i = order.length - 1; i > 0; i--) {
    const j = random.below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  const isFirst = (l: number): number => (weave?.open.has(l) === true ? 0 : 1);
  for (const l of order.sort((a, b) => isFirst(a) - isFirst(b))) {
    if (joined.union(graph.ends[2 * l]!, graph.ends[2 * l + 1]!)) open.add(l);
  }
  const last = (space.mesh?.cellCount ?? 1) - 1;
  return { space, open, oneWay: null, start: 0, finishes: [last], openings: [] };
}
