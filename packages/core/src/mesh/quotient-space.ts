// A board folded together by its symmetries: a cell for each set of cells that they take to one another, and a link for
// each set of links. A maze of it, unfolded, is a symmetric one.

import { type Classes, classesFrom, classMember, classSize } from '../graph/classes.ts';
import type { Dual } from '../graph/dual.ts';
import { type Graph, twins } from '../graph/graph.ts';
import { orbits } from '../graph/orbits.ts';
import { numbered } from '../graph/pieces.ts';
import { NONE } from '../structures/none.ts';
import { UnionFind } from '../structures/union-find.ts';
import { pairsAt } from './region.ts';
import type { Space, SpaceDescription } from './space.ts';
import type { Motion } from './symmetries.ts';

/** The board that is left when cells and links that motions take to one another count as one. */
export class QuotientSpace implements Space {
  /** That of the board. */
  readonly description: SpaceDescription;
  readonly graph: Graph;
  readonly centres: Float64Array;
  readonly directions: Float64Array;
  readonly ringSteps: Uint8Array | null;
  readonly twin: Uint32Array;
  readonly dual: Dual | null;
  readonly whyNoDual: string;
  readonly wallPositions: Float64Array;
  readonly wallDirections: Float64Array;
  readonly sheets: Space['sheets'];
  readonly mesh = null;
  readonly sideOfHalf: Int32Array = new Int32Array(0);
  readonly weave = null;
  readonly rivals = null;
  readonly rows = null;
  readonly rowPaths = null;
  readonly wallRows = null;
  readonly split = null;
  readonly maskPieces = 1;
  /** Its cells are these sets of cells of the board. */
  readonly cellOrbits: Classes;
  /** Its links are these sets of links of the board. */
  readonly linkOrbits: Classes;
  /** Nodes of its dual are these sets of wall corners of the board; null without a dual. */
  readonly cornerOrbits: Classes | null;
  /** Links of the quotient that lie alike in each copy: all of them, but for those that a shift cuts off at the edge. */
  readonly whole: Uint8Array;
  /** Links whose ends stay where they are under some motion: those along the axis of a mirror. Links of the quotient. */
  readonly fixedLinks: readonly number[];
  /** The same for walls, whose ends are wall corners. */
  readonly fixedWalls: readonly number[];

  /**
   * @param joined links of the quotient whose ends are made one cell, for what cannot start from passages
   * Cost: O(cells + links) for each motion.
   */
  constructor(space: Space, motions: readonly Motion[], joined: readonly number[] = []) {
    const { graph, dual, ringSteps } = space;
    this.description = space.description;
    const folded = (half: number): number => (half === NONE ? NONE : (graph.link[half] as number));
    const linkImages = motions.map(({ halves }) => {
      const images = new Int32Array(graph.linkCount).fill(NONE);
      for (let h = 0; h < halves.length; h++) images[graph.link[h] as number] = folded(halves[h] as number);
      return images;
    });
    this.linkOrbits = orbits(graph.linkCount, linkImages);
    this.cellOrbits = joinedOrbits(
      orbits(
        graph.cellCount,
        motions.map(({ cells }) => cells),
      ),
      joined.map((o) => classMember(this.linkOrbits, o, 0)),
      graph,
    );
    const isTotal = motions.every(({ halves }) => !halves.includes(NONE));
    const whole = isTotal
      ? new Uint8Array(this.linkOrbits.count).fill(1)
      : wholeOrbits(this.cellOrbits, this.linkOrbits, graph);
    this.whole = whole;
    const cells = foldedGraph(graph, this.cellOrbits, this.linkOrbits, whole);
    this.graph = cells.graph;
    this.twin = twins(this.graph);
    this.centres = pairsAt(space.centres, cells.nodes);
    this.directions = pairsAt(space.directions, cells.halves);
    this.ringSteps = ringSteps === null ? null : Uint8Array.from(cells.halves, (h) => ringSteps[h] as number);
    this.sheets =
      space.sheets === null
        ? null
        : { ...space.sheets, stepOfHalf: Int8Array.from(cells.halves, (h) => space.sheets?.stepOfHalf[h] as number) };
    // A shift leaves nothing in place.
    this.fixedLinks = isTotal ? fixedLinks(this.graph, this.cellOrbits, this.linkOrbits) : [];
    if (dual === null) {
      this.dual = null;
      this.whyNoDual = space.whyNoDual;
      this.wallPositions = new Float64Array(0);
      this.wallDirections = new Float64Array(0);
      this.fixedWalls = [];
      this.cornerOrbits = null;
      return;
    }
    const cornerOrbits = orbits(
      dual.graph.cellCount,
      motions.map((motion) => cornerImages(graph, dual, motion)),
    );
    this.cornerOrbits = cornerOrbits;
    const walls = foldedGraph(dual.graph, cornerOrbits, this.linkOrbits, whole);
    this.dual = foldedDual(dual, walls.graph, cornerOrbits, walls.links);
    this.whyNoDual = '';
    this.wallPositions = pairsAt(space.wallPositions, walls.nodes);
    this.wallDirections = pairsAt(space.wallDirections, walls.halves);
    this.fixedWalls = isTotal ? fixedLinks(walls.graph, cornerOrbits, this.linkOrbits) : [];
  }

  sidesOf(): Uint8Array {
    return new Uint8Array(0);
  }
}

/** Orbits with those that links join made one. */
function joinedOrbits(cells: Classes, links: readonly number[], { ends }: Graph): Classes {
  if (links.length === 0) return cells;
  const sets = new UnionFind(cells.of.length);
  for (let c = 0; c < cells.of.length; c++) sets.union(c, classMember(cells, cells.of[c] as number, 0));
  for (const l of links) sets.union(ends[2 * l] as number, ends[2 * l + 1] as number);
  const { of, count } = numbered(sets, cells.of.length);
  return classesFrom(of, count, NONE);
}

/** Link orbits that a shift does not cut off at the edge of the board: those that lie alike in each copy. */
function wholeOrbits(cellOrbits: Classes, linkOrbits: Classes, { ends }: Graph): Uint8Array {
  const whole = new Uint8Array(linkOrbits.count);
  for (let o = 0; o < whole.length; o++) {
    const l = classMember(linkOrbits, o, 0);
    const cells = Math.min(
      classSize(cellOrbits, cellOrbits.of[ends[2 * l] as number] as number),
      classSize(cellOrbits, cellOrbits.of[ends[2 * l + 1] as number] as number),
    );
    // Where two cells, or a cell and itself, are joined by several links of the set, there are fewer cells than links.
    whole[o] =
      classSize(linkOrbits, o) >= cells ||
      cellOrbits.of[ends[2 * l] as number] === cellOrbits.of[ends[2 * l + 1] as number]
        ? 1
        : 0;
  }
  return whole;
}

/**
 * A graph with a node for each orbit. The halves of a node are those of its members, of each link orbit one; link
 * orbits inside a node, and those that are not whole, keep their number and get no halves.
 */
function foldedGraph(
  graph: Graph,
  nodes: Classes,
  links: Classes,
  whole: Uint8Array,
): { readonly graph: Graph; readonly nodes: Uint32Array; readonly halves: Uint32Array; readonly links: Uint32Array } {
  const first = new Uint32Array(nodes.count + 1);
  const to = new Uint32Array(graph.to.length);
  const link = new Uint32Array(graph.to.length);
  const halves = new Uint32Array(graph.to.length);
  const members = new Uint32Array(nodes.count);
  const ends = new Uint32Array(2 * links.count);
  const metAt = new Int32Array(links.count).fill(NONE); // link orbit -> the node that has a half of it last
  const isLink = new Uint8Array(links.count);
  for (let o = 0; o < links.count; o++) {
    const l = classMember(links, o, 0);
    const a = nodes.of[graph.ends[2 * l] as number] as number;
    const b = nodes.of[graph.ends[2 * l + 1] as number] as number;
    isLink[o] = whole[o] === 1 && joinsAll(graph, nodes, links, o, a, b) ? 1 : 0;
    ends[2 * o] = a;
    ends[2 * o + 1] = isLink[o] === 1 ? b : a;
  }
  let half = 0;
  for (let q = 0; q < nodes.count; q++) {
    members[q] = classMember(nodes, q, 0);
    // The first member has them all, but where a shift takes some members off the board.
    for (let i = 0; i < classSize(nodes, q); i++) {
      const member = classMember(nodes, q, i);
      for (let h = graph.first[member] as number; h < (graph.first[member + 1] as number); h++) {
        const o = links.of[graph.link[h] as number] as number;
        const other = nodes.of[graph.to[h] as number] as number;
        if (isLink[o] === 0 || other === q || metAt[o] === q) continue;
        metAt[o] = q;
        to[half] = other;
        link[half] = o;
        halves[half++] = h;
      }
    }
    first[q + 1] = half;
  }
  return {
    graph: {
      cellCount: nodes.count,
      linkCount: links.count,
      first,
      to: to.slice(0, half),
      link: link.slice(0, half),
      ends,
      twists: null,
    },
    nodes: members,
    halves: halves.slice(0, half),
    links: Uint32Array.from({ length: links.count }, (_, o) => classMember(links, o, 0)),
  };
}

/** Whether each link of an orbit joins the same two nodes: a wall may end elsewhere where the board turns over. */
function joinsAll({ ends }: Graph, nodes: Classes, links: Classes, o: number, a: number, b: number): boolean {
  for (let i = classSize(links, o) - 1; i > 0; i--) {
    const l = classMember(links, o, i);
    const [x, y] = [nodes.of[ends[2 * l] as number] as number, nodes.of[ends[2 * l + 1] as number] as number];
    if (!((x === a && y === b) || (x === b && y === a))) return false;
  }
  return true;
}

/** Wall corner -> the corner it is taken to. */
function cornerImages({ link, twists }: Graph, dual: Dual, { halves, mirrors }: Motion): Int32Array {
  const images = new Int32Array(dual.graph.cellCount).fill(NONE);
  const { ends } = dual.graph;
  const firstHalf = new Int32Array(dual.graph.linkCount).fill(NONE);
  for (let h = link.length - 1; h >= 0; h--) firstHalf[link[h] as number] = h;
  for (let l = 0; l < firstHalf.length; l++) {
    const half = firstHalf[l] as number;
    const image = half === NONE ? NONE : (halves[half] as number);
    if (image === NONE) continue;
    // The right-hand end of a wall goes to the right-hand one, seen when leaving by the half that this one is taken to.
    const l2 = link[image] as number;
    const turned = image !== firstHalf[l2] && twists?.has(l2) !== true;
    const swapped = turned === mirrors ? 0 : 1;
    images[ends[2 * l] as number] = ends[2 * l2 + swapped] as number;
    images[ends[2 * l + 1] as number] = ends[2 * l2 + (swapped ^ 1)] as number;
  }
  return images;
}

/** The dual folded like the board; border pieces that are taken to one another are one class. */
function foldedDual(dual: Dual, graph: Graph, corners: Classes, linkOf: Uint32Array): Dual {
  const sets = new UnionFind(corners.count);
  const memberOfClass = new Int32Array(dual.classes.count).fill(NONE);
  for (let n = 0; n < dual.graph.cellCount; n++) {
    const k = dual.classes.of[n] as number;
    const q = corners.of[n] as number;
    if (memberOfClass[k] === NONE) memberOfClass[k] = q;
    else sets.union(memberOfClass[k] as number, q);
  }
  const { of, count } = numbered(sets, corners.count);
  const isBorder = new Uint8Array(count);
  for (let k = 0; k < memberOfClass.length; k++) {
    if (dual.isBorder[k] === 1) isBorder[of[memberOfClass[k] as number] as number] = 1;
  }
  const endOfNode = new Uint32Array(corners.count);
  const { ends } = dual.graph;
  for (let o = 0; o < linkOf.length; o++) {
    const l = linkOf[o] as number;
    for (const e of [0, 1]) endOfNode[corners.of[ends[2 * l + e] as number] as number] = 2 * o + e;
  }
  return { graph, classes: classesFrom(of, count, NONE), isBorder, endOfNode };
}

/** Links both of whose ends, and which themselves, stay in place under some motion. */
function fixedLinks(folded: Graph, nodes: Classes, links: Classes): number[] {
  let largest = 1;
  for (let q = 0; q < nodes.count; q++) largest = Math.max(largest, classSize(nodes, q));
  const isFixed = (q: number): boolean => classSize(nodes, q) < largest;
  const fixed: number[] = [];
  for (let o = 0; o < links.count; o++) {
    const a = folded.ends[2 * o] as number;
    const b = folded.ends[2 * o + 1] as number;
    if (a !== b && classSize(links, o) < largest && isFixed(a) && isFixed(b)) fixed.push(o);
  }
  return fixed;
}
