// The row form of braids by walls: one pass over the rows with Eller's sets.

import { MazeError } from '../errors.ts';
import type { Dual } from '../graph/dual.ts';
import { mazeOf } from '../maze/maze.ts';
import type { Space } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { UnionFind } from '../structures/union-find.ts';
import { braid } from '../transform/braid.ts';
import { connect } from '../transform/connect.ts';

/** Chance of a passage within a row where nothing asks for it or forbids it: nearest to the texture of the original. */
const ACROSS = 3 / 8;

/**
 * Passages of a braid, row by row from the top.
 *
 * Within a row cells join by chance, but never so that a corner is left without a wall, and always where a cell has no
 * passage yet. To the next row go only those that have to: one for each set, and cells that would else be dead ends. Rows
 * run from right to left, so the ways drift a little from the top left to the bottom right.
 *
 * @throws MazeError `cannot-combine` on boards without rows
 * Cost: nearly O(cells + links).
 */
export function braidRows(space: Space, dual: Dual, random: Random): BitSet {
  const { rows } = space;
  if (rows === null) {
    throw new MazeError(
      'cannot-combine',
      `the form "rows" needs a board with rows of cells (${space.description.kind} has none); the form "walls" works here`,
    );
  }
  const pass = new RowPass(space, dual, random);
  const rowCount = rows.first.length - 1;
  for (let row = 0; row < rowCount; row++) {
    const cells = rows.cells.slice(rows.first[row], rows.first[row + 1]).reverse();
    pass.across(cells, row === rowCount - 1);
    if (row < rowCount - 1) pass.down(cells, row === rowCount - 2);
  }
  // Dead ends of the last row, and on boards whose rows end raggedly others, and parts that no row could join.
  const joined = connect.apply(mazeOf(space, pass.open), {}, random);
  return braid.apply(joined, { amount: 1 }, random).open;
}

class RowPass {
  readonly open: BitSet;
  private readonly space: Space;
  private readonly random: Random;
  private readonly dual: Dual;
  private readonly rowOf: Int32Array;
  private readonly slotOf: Int32Array;
  private readonly sets: UnionFind;
  private readonly ways: Uint8Array; // cell -> passages so far, 2 for more
  private readonly aside: Uint32Array; // cell -> links within its row that are not settled
  private readonly loose: Uint32Array; // corner -> walls that are not settled
  private readonly walled: Uint8Array; // corner -> 1 once a wall stands on it or it lies on the border
  private readonly found = new GrowableInts(8);

  constructor(space: Space, dual: Dual, random: Random) {
    const { graph } = space;
    const rows = space.rows as NonNullable<Space['rows']>;
    this.space = space;
    this.random = random;
    this.dual = dual;
    this.rowOf = rows.rowOf;
    this.slotOf = rows.slotOf;
    this.open = new BitSet(graph.linkCount);
    this.sets = new UnionFind(graph.cellCount);
    this.ways = new Uint8Array(graph.cellCount);
    this.aside = new Uint32Array(graph.cellCount);
    for (let c = 0; c < graph.cellCount; c++) {
      for (let h = graph.first[c] as number; h < (graph.first[c + 1] as number); h++) {
        if (this.rowOf[graph.to[h] as number] === this.rowOf[c]) this.aside[c] = (this.aside[c] as number) + 1;
      }
    }
    const corners = dual.graph.cellCount;
    this.loose = new Uint32Array(corners);
    this.walled = new Uint8Array(corners);
    for (let n = 0; n < corners; n++) this.walled[n] = dual.isBorder[dual.classes.of[n] as number] as number;
    for (const n of dual.graph.ends) this.loose[n] = (this.loose[n] as number) + 1;
  }

  /** Settles the links within a row. */
  across(cells: Uint32Array, isLast: boolean): void {
    const { first, to, link } = this.space.graph;
    for (const c of cells) {
      for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
        const other = to[h] as number;
        if (this.rowOf[other] !== this.rowOf[c] || (this.slotOf[other] as number) > (this.slotOf[c] as number))
          continue;
        const l = link[h] as number;
        const isNeeded =
          this.ways[c] === 0 ||
          (this.ways[other] === 0 && this.aside[other] === 1) ||
          (isLast && !this.sets.same(c, other));
        this.settle(l, isNeeded || (!this.leavesPost(l) && this.random.chance(ACROSS)));
        this.aside[c] = (this.aside[c] as number) - 1;
        this.aside[other] = (this.aside[other] as number) - 1;
      }
    }
  }

  /** Settles the links to the next row. @param atSides whether the first and the last cell lead down in any case */
  down(cells: Uint32Array, atSides: boolean): void {
    const lastOf = new Map<number, number>(); // set -> its last cell with a link downward; gone once one was opened
    for (const c of cells) if (this.findDown(c) > 0) lastOf.set(this.sets.find(c), c);
    for (let i = 0; i < cells.length; i++) {
      const c = cells[i] as number;
      const set = this.sets.find(c);
      let count = this.findDown(c);
      let wanted = Math.max(0, 2 - (this.ways[c] as number));
      if (lastOf.get(set) === c || (atSides && (i === 0 || i === cells.length - 1))) wanted = Math.max(1, wanted);
      for (; count > 0; count--) {
        const at = this.random.small(count);
        const h = this.found.at(at);
        this.found.set(at, this.found.at(count - 1));
        this.settle(this.space.graph.link[h] as number, wanted > 0);
        if (wanted > 0) lastOf.delete(set);
        wanted--;
      }
    }
  }

  private findDown(c: number): number {
    const { first, to } = this.space.graph;
    this.found.length = 0;
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) {
      if ((this.rowOf[to[h] as number] as number) > (this.rowOf[c] as number)) this.found.push(h);
    }
    return this.found.length;
  }

  private leavesPost(l: number): boolean {
    const { ends } = this.dual.graph;
    for (const n of [ends[2 * l] as number, ends[2 * l + 1] as number]) {
      if (this.walled[n] === 0 && this.loose[n] === 1) return true;
    }
    return false;
  }

  private settle(l: number, opens: boolean): void {
    const { ends } = this.space.graph;
    const corners = this.dual.graph.ends;
    for (const n of [corners[2 * l] as number, corners[2 * l + 1] as number]) {
      this.loose[n] = (this.loose[n] as number) - 1;
      if (!opens) this.walled[n] = 1;
    }
    if (!opens) return;
    this.open.add(l);
    const [a, b] = [ends[2 * l] as number, ends[2 * l + 1] as number];
    this.sets.union(a, b);
    for (const c of [a, b]) this.ways[c] = Math.min(2, (this.ways[c] as number) + 1);
  }
}
