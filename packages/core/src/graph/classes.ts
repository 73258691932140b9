import { NONE } from '../structures/none.ts';

/**
 * A partition of the cells, and the class a generator starts from: the one mechanism for everything that is joined
 * beforehand (border corners, weave strands, rooms, pre-joined cells).
 *
 * What generators do with it: entering one member puts the whole class in; lists and stacks hold an entry for each
 * member; walks leave a class by any link of any member; links inside a class are never chosen.
 */
export interface Classes {
  readonly count: number;
  /** Cell -> its class. */
  readonly of: Uint32Array;
  /**
   * Class k has the members memberFirst[k] to memberFirst[k + 1] - 1 of `members`.
   * Null when each cell is its own class, with the cell's number.
   */
  readonly memberFirst: Uint32Array | null;
  readonly members: Uint32Array;
  /** Class to start from, or NONE: any, at random. */
  readonly root: number;
}

const NO_MEMBERS = new Uint32Array(0);

/** Each cell alone, no root: a plain graph. */
export function singletons(cellCount: number): Classes {
  const of = new Uint32Array(cellCount);
  for (let c = 0; c < cellCount; c++) of[c] = c;
  return { count: cellCount, of, memberFirst: null, members: NO_MEMBERS, root: NONE };
}

/**
 * Classes from a class number for each cell.
 *
 * @param of cell -> class, 0 to count - 1; every class has a member
 * @param root class to start from, or NONE
 * Cost: O(cells).
 */
export function classesFrom(of: Uint32Array, count: number, root: number): Classes {
  const memberFirst = new Uint32Array(count + 1);
  for (const k of of) memberFirst[k + 1] = (memberFirst[k + 1] as number) + 1;
  for (let k = 0; k < count; k++) memberFirst[k + 1] = (memberFirst[k + 1] as number) + (memberFirst[k] as number);
  const members = new Uint32Array(of.length);
  const next = memberFirst.slice(0, count);
  for (let c = 0; c < of.length; c++) {
    const k = of[c] as number;
    const slot = next[k] as number;
    next[k] = slot + 1;
    members[slot] = c;
  }
  return { count, of, memberFirst, members, root };
}

/** The members of a class, in rising order. */
export function classMembers(classes: Classes, k: number): Uint32Array {
  const { memberFirst, members } = classes;
  return memberFirst === null ? Uint32Array.of(k) : members.subarray(memberFirst[k], memberFirst[k + 1]);
}

/** Number of members of a class. */
export function classSize(classes: Classes, k: number): number {
  const { memberFirst } = classes;
  return memberFirst === null ? 1 : (memberFirst[k + 1] as number) - (memberFirst[k] as number);
}

/** Member number `index` of a class. */
export function classMember(classes: Classes, k: number, index: number): number {
  const { memberFirst, members } = classes;
  return memberFirst === null ? k : (members[(memberFirst[k] as number) + index] as number);
}
