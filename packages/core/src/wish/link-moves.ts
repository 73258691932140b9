import type { Maze } from '../maze/maze.ts';
import type { Random } from '../random/random.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';

/** Which link is closed for one that was opened: next to it, anywhere on the ring, or where the ring is the way. */
export type Closing = 'beside' | 'ring' | 'way';

/** Links that are drawn to take the best of. */
const FEW = 4;

/** What has to stay as it is, besides the parts: no avoidable dead ends, no junctions. */
export interface Kept {
  readonly noDeadEnds: boolean;
  readonly noJunctions: boolean;
}

/**
 * A maze whose links are opened and closed one move at a time.
 *
 * A *swap* opens a link between two cells of one part and closes another on the ring that arises, so a tree stays a tree,
 * and the parts keep their cells. Passages that belong to the board (crossings) stay open. What the moves go by is found
 * by one sweep after each move that is kept: a forest of shortest ways from the start, and how far each cell lies off
 * the way to the finish.
 *
 * Cost: O(ring) for a move, O(cells + links) for {@link keep}.
 */
export class LinkMoves {
  private own: Maze;
  private readonly random: Random;
  private readonly kept: Kept;
  private readonly toggled: number[] = [];
  private readonly parent: Int32Array; // cell -> the cell it was reached from, or NONE
  private readonly cameBy: Int32Array; // cell -> link by which it was reached, or NONE
  private readonly depth: Int32Array;
  private readonly rootOf: Int32Array;
  private readonly order: Uint32Array;
  private readonly footOf: Int32Array; // cell -> how far along the way it branches off, or NONE
  private readonly height: Int32Array; // cell -> links away from the way
  private readonly ring = new GrowableInts();
  private readonly found = new GrowableInts();

  /** @param maze its open links are changed in place */
  constructor(maze: Maze, kept: Kept, random: Random) {
    const { cellCount } = maze.space.graph;
    this.own = maze;
    this.kept = kept;
    this.random = random;
    this.parent = new Int32Array(cellCount);
    this.cameBy = new Int32Array(cellCount);
    this.depth = new Int32Array(cellCount);
    this.rootOf = new Int32Array(cellCount);
    this.order = new Uint32Array(cellCount);
    this.footOf = new Int32Array(cellCount);
    this.height = new Int32Array(cellCount);
    this.keep(maze, maze.start, maze.finishes);
  }

  get maze(): Maze {
    return this.own;
  }

  /**
   * Makes the moves so far the ground for those that follow.
   *
   * @param maze the same open links, perhaps with other ends
   * @param from where the way to go by starts, or NONE
   * @param to where it ends, at the nearest of these
   */
  keep(maze: Maze, from: number, to: readonly number[]): void {
    this.own = maze;
    this.toggled.length = 0;
    const { cellCount } = maze.space.graph;
    this.cameBy.fill(NONE);
    this.rootOf.fill(NONE);
    let count = from === NONE ? 0 : this.sweep(from, 0);
    for (let c = 0; c < cellCount; c++) if (this.rootOf[c] === NONE) count = this.sweep(c, count);
    this.footOf.fill(NONE);
    if (from !== NONE) this.layWay(from, to);
  }

  /** Takes the moves back that were made since the last {@link keep}. */
  undo(): void {
    for (const l of this.toggled) this.toggle(l);
    this.toggled.length = 0;
  }

  /** A closed link whose ends hang together, at random; of a cell if one is given. NONE if a few tries find none. */
  closedLink(cell: number = NONE): number {
    const { graph } = this.own.space;
    for (let tries = 0; tries < 24; tries++) {
      let l: number;
      if (cell === NONE) l = this.random.below(graph.linkCount);
      else {
        const first = graph.first[cell] as number;
        const degree = (graph.first[cell + 1] as number) - first;
        if (degree === 0) return NONE;
        l = graph.link[first + this.random.small(degree)] as number;
      }
      if (this.mayOpen(l)) return l;
    }
    return NONE;
  }

  /**
   * A closed link that changes the way by some links when it is swapped with one of the way, at random among those
   * that bring it nearer to what is needed; NONE if there is none.
   *
   * Between feet i and j of the way a swap puts what leads from one to the other through the link in place of the j - i
   * links of the way. So one look at each closed link tells how much longer every swap would make the way.
   *
   * @param need links that the way is to become longer (shorter if below 0)
   */
  wayLink(need: number): number {
    const { graph } = this.own.space;
    const { footOf, height, found } = this;
    found.length = 0;
    let steady = 0; // links that leave the length as it is
    for (let l = 0; l < graph.linkCount; l++) {
      if (!this.mayOpen(l)) continue;
      const a = graph.ends[2 * l] as number;
      const b = graph.ends[2 * l + 1] as number;
      const apart = Math.abs((footOf[a] as number) - (footOf[b] as number));
      if (apart === 0 || footOf[a] === NONE || footOf[b] === NONE) continue;
      const longer = (height[a] as number) + (height[b] as number) + 1 - apart;
      if (longer === 0) steady++;
      else if (need > 0 ? longer < 0 || longer > need : longer > 0 || longer < need) continue;
      found.push(longer === 0 ? -1 - l : l);
    }
    // Only where nothing helps, one that changes the way without changing its length.
    const helping = found.length - steady;
    let pick = found.length === 0 ? NONE : this.random.below(helping > 0 ? helping : steady);
    for (const l of found.values()) {
      if (helping > 0 ? l < 0 : l >= 0) continue;
      if (pick-- === 0) return l < 0 ? -1 - l : l;
    }
    return NONE;
  }

  /** Opens a link that gains much, of a few, and closes the one on the ring that gains least. @returns as {@link swap} */
  swapFor(gain: (link: number) => number): boolean {
    let opened = NONE;
    for (let tries = 0; tries < FEW; tries++) {
      const l = this.closedLink();
      if (l !== NONE && (opened === NONE || gain(l) > gain(opened))) opened = l;
    }
    if (opened === NONE || this.onRing(opened, 'ring') === NONE) return false;
    const { ring } = this;
    const start = this.random.below(ring.length); // of those that tie any one
    let closed = ring.at(start);
    for (let i = 1; i < ring.length; i++) {
      const l = ring.at((start + i) % ring.length);
      if (gain(l) < gain(closed)) closed = l;
    }
    return this.exchange(opened, closed);
  }

  /** Opens a link and closes another on the ring. @returns false, with nothing changed, if that may not be */
  swap(opened: number, closing: Closing): boolean {
    const closed = this.onRing(opened, closing);
    return closed !== NONE && this.exchange(opened, closed);
  }

  private exchange(opened: number, closed: number): boolean {
    this.change(opened);
    this.change(closed);
    return this.checked();
  }

  /** Opens a link: one loop more. */
  open(l: number): boolean {
    this.change(l);
    return this.checked();
  }

  /** Closes a link of a loop, at random. @returns false if a few tries find none */
  closeLoop(): boolean {
    const { graph } = this.own.space;
    for (let tries = 0; tries < 64; tries++) {
      const l = this.random.below(graph.linkCount);
      const a = graph.ends[2 * l] as number;
      const b = graph.ends[2 * l + 1] as number;
      // Whatever is open beside the forest closes a ring.
      if (!this.own.open.has(l) || a === b || this.cameBy[a] === l || this.cameBy[b] === l || this.isFixed(l)) continue;
      this.change(l);
      return this.checked();
    }
    return false;
  }

  /** A cell of the way, at random, or NONE. */
  wayCell(to: readonly number[]): number {
    const goal = this.nearest(to);
    if (goal === NONE) return NONE;
    let cell = goal;
    for (let back = this.random.below((this.depth[goal] as number) + 1); back > 0; back--)
      cell = this.parent[cell] as number;
    return cell;
  }

  /** A cell of the branch that leads farthest off the way, at random, or NONE. */
  trapCell(to: readonly number[]): number {
    const goal = this.nearest(to);
    if (goal === NONE) return NONE;
    const { height, footOf, depth, parent } = this;
    let tip = NONE;
    for (let c = 0; c < height.length; c++) {
      // What branches off at the finish is behind it.
      if (footOf[c] === NONE || footOf[c] === depth[goal]) continue;
      if (tip === NONE || (height[c] as number) > (height[tip] as number)) tip = c;
    }
    if (tip === NONE) return NONE;
    for (let back = this.random.below((height[tip] as number) + 1); back > 0; back--) tip = parent[tip] as number;
    return tip;
  }

  private mayOpen(l: number): boolean {
    const { ends } = this.own.space.graph;
    const a = ends[2 * l] as number;
    const b = ends[2 * l + 1] as number;
    return a !== b && !this.own.open.has(l) && this.rootOf[a] === this.rootOf[b];
  }

  private isFixed(l: number): boolean {
    return this.own.space.weave?.open.has(l) === true;
  }

  private change(l: number): void {
    this.toggled.push(l);
    this.toggle(l);
  }

  private toggle(l: number): void {
    if (this.own.open.has(l)) this.own.open.delete(l);
    else this.own.open.add(l);
  }

  /** Whether the cells that were changed are as cells have to be; else the move is taken back. */
  private checked(): boolean {
    const { noDeadEnds, noJunctions } = this.kept;
    if (!noDeadEnds && !noJunctions) return true;
    const { ends } = this.own.space.graph;
    for (const l of this.toggled) {
      if (this.isGood(ends[2 * l] as number) && this.isGood(ends[2 * l + 1] as number)) continue;
      this.undo();
      return false;
    }
    return true;
  }

  private isGood(cell: number): boolean {
    const { first, link } = this.own.space.graph;
    const from = first[cell] as number;
    const to = first[cell + 1] as number;
    let openings = 0;
    for (let h = from; h < to; h++) if (this.own.open.has(link[h] as number)) openings++;
    if (this.kept.noDeadEnds && openings < 2 && to - from > 1) return false;
    return !this.kept.noJunctions || openings <= 2;
  }

  /** A link that may be closed on the ring that a closed one would close; NONE if there is none. */
  private onRing(opened: number, closing: Closing): number {
    const { ends } = this.own.space.graph;
    const { ring, depth, parent, cameBy } = this;
    ring.length = 0;
    const a = ends[2 * opened] as number;
    const b = ends[2 * opened + 1] as number;
    let left = a;
    let right = b;
    let atA = NONE;
    let atB = NONE;
    while (left !== right) {
      const isLeft = (depth[left] as number) >= (depth[right] as number);
      const cell = isLeft ? left : right;
      const l = cameBy[cell] as number;
      const up = parent[cell] as number;
      if (cell === a || up === a) atA = l;
      if (cell === b || up === b) atB = l;
      // The way is a line of the forest, so a link to a cell of it from above is one of its links.
      const isWay = this.footOf[cell] !== NONE && this.height[cell] === 0;
      if (!this.isFixed(l) && (closing !== 'way' || isWay)) ring.push(l);
      if (isLeft) left = up;
      else right = up;
    }
    if (closing === 'beside') {
      const l = this.random.small(2) === 0 ? atA : atB;
      return this.isFixed(l) ? NONE : l;
    }
    return ring.length === 0 ? NONE : ring.at(this.random.below(ring.length));
  }

  private sweep(from: number, filled: number): number {
    const { first, to, link } = this.own.space.graph;
    const { open } = this.own;
    const { order, rootOf, parent, cameBy, depth } = this;
    let tail = filled;
    order[tail++] = from;
    rootOf[from] = from;
    parent[from] = NONE;
    depth[from] = 0;
    for (let head = filled; head < tail; head++) {
      const cell = order[head] as number;
      for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
        const other = to[h] as number;
        if (rootOf[other] !== NONE || !open.has(link[h] as number)) continue;
        rootOf[other] = from;
        parent[other] = cell;
        cameBy[other] = link[h] as number;
        depth[other] = (depth[cell] as number) + 1;
        order[tail++] = other;
      }
    }
    return tail;
  }

  /** The nearest of some cells to the root of the way, or NONE if none hangs together with it. */
  private nearest(to: readonly number[]): number {
    const root = this.order[0] as number;
    let goal = NONE;
    for (const cell of to) {
      if (this.rootOf[cell] !== root) continue;
      if (goal === NONE || (this.depth[cell] as number) < (this.depth[goal] as number)) goal = cell;
    }
    return goal;
  }

  private layWay(from: number, to: readonly number[]): void {
    const goal = this.nearest(to);
    if (goal === NONE) return;
    const { footOf, height, parent, depth, order, rootOf } = this;
    for (let cell = goal; cell !== NONE; cell = parent[cell] as number) {
      footOf[cell] = depth[cell] as number;
      height[cell] = 0;
    }
    for (let i = 0; i < order.length && rootOf[order[i] as number] === from; i++) {
      const cell = order[i] as number;
      if (footOf[cell] !== NONE) continue;
      footOf[cell] = footOf[parent[cell] as number] as number;
      height[cell] = (height[parent[cell] as number] as number) + 1;
    }
  }
}
