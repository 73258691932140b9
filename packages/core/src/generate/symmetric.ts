// Symmetric mazes: any generator at work on the board folded together by its symmetry, and the maze unfolded. What then
// is in several pieces is joined, symmetrically if it can be, and what runs in rings is cut.

import { MazeError } from '../errors.ts';
import { type Classes, classMembers, classSize } from '../graph/classes.ts';
import { cuts } from '../graph/cuts.ts';
import type { Graph } from '../graph/graph.ts';
import { QuotientSpace } from '../mesh/quotient-space.ts';
import type { Space } from '../mesh/space.ts';
import { type Motion, type Move, Symmetries } from '../mesh/symmetries.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { kept } from '../structures/kept.ts';
import { UnionFind } from '../structures/union-find.ts';
import { type CarveOptions, focusOf, linksOfRings, startCarving } from './carve.ts';
import type { Carving } from './carving.ts';
import type { Focus, Generator } from './generator.ts';
import { joinPieces } from './join-pieces.ts';
import { Trace } from './trace.ts';

export type SymmetryKind =
  | `mirror${'' | '-down' | '-both'}`
  | `rotate${2 | 3 | 4 | 6}`
  | `repeat${'' | '-down'}${'' | 3 | 4}`;

/** The symmetries that can be asked for, each by the moves that make it. */
const KINDS: Readonly<Record<SymmetryKind, readonly Move[]>> = {
  mirror: ['mirrorAcross'],
  'mirror-down': ['mirrorDown'],
  'mirror-both': ['mirrorAcross', 'mirrorDown'],
  rotate2: ['rotate2'],
  rotate3: ['rotate3'],
  rotate4: ['rotate4'],
  rotate6: ['rotate6'],
  repeat: ['shiftAcross2'],
  repeat3: ['shiftAcross3'],
  repeat4: ['shiftAcross4'],
  'repeat-down': ['shiftDown2'],
  'repeat-down3': ['shiftDown3'],
  'repeat-down4': ['shiftDown4'],
};

/** What each symmetry is, for people. */
export const symmetryKinds: Readonly<Record<SymmetryKind, string>> = {
  mirror: 'left and right are mirror images',
  'mirror-down': 'top and bottom are mirror images',
  'mirror-both': 'four quarters, each the mirror image of those beside it',
  rotate2: 'the same after half a turn',
  rotate3: 'the same after a third of a turn',
  rotate4: 'the same after a quarter of a turn',
  rotate6: 'the same after a sixth of a turn',
  repeat: 'two like halves side by side',
  repeat3: 'three like parts side by side',
  repeat4: 'four like parts side by side',
  'repeat-down': 'two like halves, one below the other',
  'repeat-down3': 'three like parts, one below the other',
  'repeat-down4': 'four like parts, one below the other',
};

/** A wish for symmetry. */
export interface SymmetryRequest {
  readonly kind: SymmetryKind;
  /** Share of the maze that is symmetric, 0 to 1; the rest is carved anew. */
  readonly share: number;
}

/** A board and a symmetry that it has. */
export class Folding {
  readonly space: Space;
  readonly quotient: QuotientSpace;
  private readonly motions: readonly Motion[];

  /**
   * @throws MazeError `cannot-combine` where the board has no such symmetry, with those it has
   * Cost: O(cells + links).
   */
  constructor(space: Space, kind: SymmetryKind) {
    this.space = space;
    this.motions = motionsOf(space, kind);
    this.quotient = new QuotientSpace(space, this.motions);
  }

  /** The quotient with the ends of some of its links made one cell. The links keep their numbers. */
  joined(links: readonly number[]): QuotientSpace {
    return new QuotientSpace(this.space, this.motions, links);
  }

  /** The links of the board that make up links of the quotient. */
  unfolded(links: BitSet): BitSet {
    const { linkOrbits } = this.quotient;
    const all = new BitSet(this.space.graph.linkCount);
    for (const o of links) for (const l of classMembers(linkOrbits, o)) all.add(l);
    return all;
  }

  /** The links of the quotient all of whose links are among these. */
  folded(links: BitSet): BitSet {
    const { linkOrbits } = this.quotient;
    const all = new BitSet(linkOrbits.count);
    for (let o = 0; o < linkOrbits.count; o++)
      if (countIn(linkOrbits, o, links) === classSize(linkOrbits, o)) all.add(o);
    return all;
  }

  /** Links that are not in the state of most of their images: the least number to change for a whole symmetry. */
  linksOff(open: BitSet): number {
    const { linkOrbits } = this.quotient;
    let off = 0;
    for (let o = 0; o < linkOrbits.count; o++) {
      const count = countIn(linkOrbits, o, open);
      off += Math.min(count, classSize(linkOrbits, o) - count);
    }
    return off;
  }
}

const foldings = kept((_: Space) => new Map<SymmetryKind, Folding>());

/** The folding of a board, made once for each symmetry: carving, each change and what is told of them all need it. */
export function foldingOf(space: Space, kind: SymmetryKind): Folding {
  const made = foldings(space);
  const folding = made.get(kind) ?? new Folding(space, kind);
  made.set(kind, folding);
  return folding;
}

function countIn(orbits: Classes, o: number, links: BitSet): number {
  let count = 0;
  for (const l of classMembers(orbits, o)) if (links.has(l)) count++;
  return count;
}

function motionsOf(space: Space, kind: SymmetryKind): Motion[] {
  if (space.weave !== null || space.rivals !== null) {
    const what = space.weave !== null ? 'crossings lie' : 'diagonals are settled';
    throw new MazeError(
      'cannot-combine',
      `a maze cannot be made symmetric where ${what} at random; leave out ${space.weave !== null ? 'the weave' : 'carved diagonals'}, or the symmetry`,
    );
  }
  const symmetries = new Symmetries(space);
  const motions = (wanted: SymmetryKind): Motion[] | null => {
    const found = KINDS[wanted].map((move) => symmetries.motion(move));
    return found.every((motion) => motion !== null) ? (found as Motion[]) : null;
  };
  const found = motions(kind);
  if (found !== null) return found;
  const others = (Object.keys(KINDS) as SymmetryKind[]).filter((other) => motions(other) !== null);
  throw new MazeError(
    'cannot-combine',
    `this board has no symmetry "${kind}"; ${others.length === 0 ? 'it has none' : `it has ${others.join(', ')}`}`,
  );
}

/** How to carve symmetrically: what is there beforehand would have to be symmetric itself. */
export type SymmetricOptions = Omit<CarveOptions, 'joined' | 'walled' | 'weave' | 'weights'>;

/**
 * Sets a generator to work on a symmetric maze. It is perfect on each connected part of the board, and exactly symmetric
 * where that can be: with a middle cell or link that stays in place, or an axis; else as few links as can be are off.
 *
 * @throws MazeError `cannot-combine` if the board has no such symmetry, or the generator cannot work on what is left of
 * the board when it is folded: those that need rows, or a board cut from another
 */
export function startSymmetric(
  space: Space,
  generator: Generator,
  request: SymmetryRequest,
  options: SymmetricOptions,
): Carving {
  if (generator.needs.length > 0) {
    throw new MazeError(
      'cannot-combine',
      `${generator.name} goes by the rows or the cut of a whole board, and a symmetric maze is made on a part of it; take kruskal, wilson or backtracker`,
    );
  }
  return new SymmetricCarving(foldingOf(space, request.kind), generator, request.share, options);
}

class SymmetricCarving implements Carving {
  private readonly folding: Folding;
  private readonly generator: Generator;
  private readonly share: number;
  private readonly options: SymmetricOptions;
  private readonly focus: Focus;
  private readonly own: Trace | null;
  private readonly axis: readonly number[]; // links of the quotient that are passages whatever is carved
  private readonly places: Classes; // what a place in the trace of the quotient stands for
  private readonly carving: Carving;
  private whole: BitSet | null = null; // the symmetric maze, once it is there
  private rest: Carving | null = null; // what carves the share that need not be symmetric

  constructor(folding: Folding, generator: Generator, share: number, options: SymmetricOptions) {
    this.folding = folding;
    this.generator = generator;
    this.share = share;
    this.options = options;
    this.focus = focusOf(generator, options.focus);
    this.own = options.trace === undefined ? null : new Trace();
    const { quotient } = folding;
    const { fixedLinks, fixedWalls, graph, dual } = quotient;
    const { random } = options;
    // What stays in place is one class: a straight passage along an axis, or a straight wall with one gap.
    const byPassages = this.focus === 'passage' || generator.onCells === true;
    this.axis = byPassages ? forest(graph, null, fixedLinks, quotient.linkOrbits, random) : [];
    const walls =
      byPassages || dual === null ? [] : forest(dual.graph, dual.classes, fixedWalls, quotient.linkOrbits, random);
    const takesAxis = generator.onCells !== true && this.axis.length > 0;
    const own = generator.onCells === true && this.axis.length > 0 ? folding.joined(this.axis) : quotient;
    this.places = byPassages ? own.cellOrbits : (own.cornerOrbits ?? own.cellOrbits);
    this.carving = startCarving(own, generator, {
      ...options,
      joined: takesAxis ? BitSet.from(graph.linkCount, this.axis) : undefined,
      walled: walls.length === 0 ? undefined : BitSet.from(graph.linkCount, walls),
      trace: this.own ?? undefined,
    });
  }

  run(budget: number): boolean {
    if (this.rest !== null) return this.rest.run(budget);
    if (this.whole !== null) return true;
    if (!this.carving.run(budget)) return false;
    this.whole = this.mended(this.unfolded());
    if (this.share === 1) {
      if (this.own !== null) this.retell(this.own, this.whole);
      return true;
    }
    this.rest = this.startRest(this.whole);
    return false;
  }

  progress(): number {
    if (this.share === 1) return this.carving.progress();
    return (this.carving.progress() + (this.rest?.progress() ?? 0)) / 2;
  }

  open(): BitSet {
    return this.rest?.open() ?? this.whole ?? this.unfolded();
  }

  space(): Space {
    return this.folding.space;
  }

  /** What is carved so far, on all copies; between the copies of a shift there are walls. */
  private unfolded(): BitSet {
    const { whole } = this.folding.quotient;
    const open = this.carving.open();
    for (const o of this.axis) open.add(o);
    for (let o = 0; o < whole.length; o++) if (whole[o] === 0) open.delete(o);
    return this.folding.unfolded(open);
  }

  /** A spanning tree of each part: rings cut, pieces joined, with as few links off as can be. */
  private mended(open: BitSet): BitSet {
    const { space, quotient } = this.folding;
    const { random } = this.options;
    const tree = open.clone();
    // First rings of the folded board, which walls leave on closed surfaces: these are cut in all copies at once.
    const folded = this.folding.folded(open);
    const { ends } = quotient.graph;
    for (const o of folded) if (ends[2 * o] === ends[2 * o + 1]) folded.delete(o); // led by no half
    for (const o of linksOfRings(quotient.graph, folded, random)) {
      for (const l of classMembers(quotient.linkOrbits, o)) tree.delete(l);
    }
    this.cutInPlace(tree);
    for (const l of linksOfRings(space.graph, tree, random)) tree.delete(l);
    joinPieces(space.graph, tree, quotient.linkOrbits, random);
    return tree;
  }

  /** Cuts rings at links that are their own images, where there are such: that leaves the symmetry whole. */
  private cutInPlace(tree: BitSet): void {
    const { graph } = this.folding.space;
    const { linkOrbits } = this.folding.quotient;
    for (;;) {
      const own = [...tree].filter((l) => classSize(linkOrbits, linkOrbits.of[l] as number) === 1);
      if (own.length === 0) return;
      const { bridges } = cuts(graph, tree);
      const onRings = own.filter((l) => !bridges.has(l));
      if (onRings.length === 0) return;
      tree.delete(onRings[this.options.random.below(onRings.length)] as number);
    }
  }

  /** Keeps a share of the passages (or walls), with their images, and carves the rest as if it were half drawn. */
  private startRest(whole: BitSet): Carving {
    const { folding, focus, options, share } = this;
    const { linkOrbits } = folding.quotient;
    const { random, trace } = options;
    const drawn = focus === 'passage' ? whole : whole.complement();
    const left = new BitSet(drawn.size);
    for (let o = 0; o < linkOrbits.count; o++) {
      if (random.fraction() >= share) continue;
      for (const l of classMembers(linkOrbits, o)) if (drawn.has(l)) left.add(l);
    }
    if (trace !== undefined) for (const l of left) trace.choose(l);
    return startCarving(folding.space, this.generator, {
      ...options,
      ...(focus === 'passage' ? { joined: left } : { walled: left }),
    });
  }

  /** Tells all copies at once what happened in the one that was carved. */
  private retell(from: Trace, open: BitSet): void {
    const to = this.options.trace as Trace;
    const { linkOrbits } = this.folding.quotient;
    const told = this.focus === 'passage' ? open.clone() : open.complement(); // what is still to be told
    const toldOfAll = (tell: (place: number) => void) => (place: number) => {
      for (const member of classMembers(this.places, place)) tell(member);
    };
    from.retell({
      choose: (o) => {
        for (const l of classMembers(linkOrbits, o)) {
          if (told.has(l)) to.choose(l);
          told.delete(l);
        }
      },
      visit: toldOfAll((c) => to.visit(c)),
      step: toldOfAll((c) => to.step(c)),
      leave: toldOfAll((c) => to.leave(c)),
    });
    for (const l of told) to.choose(l);
  }
}

/** A random spanning forest of some links, by classes where there are any: of those with the fewest images first. */
function forest(
  graph: Graph,
  classes: Classes | null,
  links: readonly number[],
  orbits: Classes,
  random: Random,
): number[] {
  const order = Uint32Array.from(links);
  random.shuffle(order);
  order.sort((a, b) => classSize(orbits, a) - classSize(orbits, b)); // stable, so still at random among equals
  const sets = new UnionFind(classes?.count ?? graph.cellCount);
  const nodeOf = (n: number): number => (classes === null ? n : (classes.of[n] as number));
  return [...order].filter((l) =>
    sets.union(nodeOf(graph.ends[2 * l] as number), nodeOf(graph.ends[2 * l + 1] as number)),
  );
}
