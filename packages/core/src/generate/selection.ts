// "Which cell next?": what growing tree and growing forest ask at each step, one small rule an answer, and the list of
// active cells they answer for.

import { MazeError } from '../errors.ts';
import type { Random } from '../random/random.ts';

/** Picks a slot of a list of active cells; slots from `head` (oldest) to `end` (excluded, newest last) are in use. */
export interface SelectionRule {
  pick(head: number, end: number, random: Random): number;
  /** True if an exhausted cell at the head leaves by moving the head on; else the last cell moves into the gap. */
  readonly isQueue: boolean;
}

const newest: SelectionRule = { pick: (_head, end) => end - 1, isQueue: false };
const oldest: SelectionRule = { pick: (head) => head, isQueue: true };
const random: SelectionRule = { pick: (head, end, random) => head + random.below(end - head), isQueue: false };
const firstSlot: SelectionRule = { pick: (head) => head, isQueue: false };

/** Even among the newest `most`. */
function amongNewest(most: number): SelectionRule {
  return { pick: (head, end, random) => end - 1 - random.small(Math.min(most, end - head)), isQueue: false };
}

/** Even among the first `most` slots. */
function amongFirst(most: number): SelectionRule {
  return { pick: (head, end, random) => head + random.small(Math.min(most, end - head)), isQueue: false };
}

const NAMED: { readonly [name: string]: SelectionRule } = { newest, oldest, random, 'first-slot': firstSlot };

/** Rules and how often each is followed: `tickets[i]` in all of them. */
export interface Selection {
  readonly rules: readonly SelectionRule[];
  /** Whole numbers, 1 or more. */
  readonly tickets: readonly number[];
}

const MOST = 1_000_000;

/** Help line of a `select` knob. */
export const SELECTION_HELP =
  'which active cell goes next: newest, oldest, random, first-slot, newest-K, first-K, or a mixture such as newest:3,random:1';

/** What is wrong with the text of a selection, or null if nothing is. */
export function selectionFault(text: string): string | null {
  const read = readSelection(text);
  return typeof read === 'string' ? read : null;
}

/**
 * A selection from its text: a rule, or several with whole-number odds, as in `newest:3,random:1`.
 *
 * - `newest` goes deep like the backtracker, `oldest` and `random` grow like a disc
 * - `first-slot` works one cell until it is exhausted, then moves the last of the list into its slot
 * - `newest-K` and `first-K`: even among the newest K or the first K slots, K from 1 to a million
 *
 * @throws MazeError `bad-value` with the fault
 */
export function parseSelection(text: string): Selection {
  const read = readSelection(text);
  if (typeof read === 'string') throw new MazeError('bad-value', read);
  return read;
}

function readSelection(text: string): Selection | string {
  const rules: SelectionRule[] = [];
  const tickets: number[] = [];
  for (const part of text.split(',')) {
    const [name = '', odds, ...more] = part.split(':').map((word) => word.trim());
    const rule = readRule(name);
    if (rule === null) {
      return `"${name}" is no selection; take newest, oldest, random, first-slot, newest-K or first-K with K from 1 to ${MOST}, or a mixture such as newest:3,random:1`;
    }
    const share = odds === undefined ? 1 : readWhole(odds);
    if (share === null || more.length > 0) {
      return `"${part.trim()}" has no proper odds; write a whole number from 1 to ${MOST}, as in newest:3,random:1`;
    }
    rules.push(rule);
    tickets.push(share);
  }
  return { rules, tickets };
}

function readRule(name: string): SelectionRule | null {
  if (Object.hasOwn(NAMED, name)) return NAMED[name] as SelectionRule;
  const dash = name.indexOf('-');
  const most = readWhole(name.slice(dash + 1));
  if (dash < 0 || most === null) return null;
  if (name.startsWith('newest-')) return amongNewest(most);
  return name.startsWith('first-') ? amongFirst(most) : null;
}

function readWhole(text: string): number | null {
  const value = Number(text);
  return /^[0-9]+$/.test(text) && value >= 1 && value <= MOST ? value : null;
}

/** The list of active cells. Every cell is pushed once at the most, so slots are never used again. */
export class ActiveCells {
  private readonly cells: Uint32Array;
  private readonly random: Random;
  private readonly rules: readonly SelectionRule[];
  private readonly tickets: readonly number[];
  private readonly allTickets: number;
  private rule: SelectionRule; // that picked last
  private head = 0;
  private end = 0;

  constructor(cellCount: number, selection: Selection, random: Random) {
    this.cells = new Uint32Array(cellCount);
    this.random = random;
    this.rules = selection.rules;
    this.tickets = selection.tickets;
    this.allTickets = selection.tickets.reduce((sum, odds) => sum + odds, 0);
    this.rule = selection.rules[0] as SelectionRule;
  }

  push(cell: number): void {
    this.cells[this.end++] = cell;
  }

  /** The slot whose cell goes next; there has to be one. One rule alone draws nothing to choose it. */
  pick(): number {
    if (this.rules.length > 1) this.rule = this.drawRule();
    return this.rule.pick(this.head, this.end, this.random);
  }

  at(slot: number): number {
    return this.cells[slot] as number;
  }

  /** Takes out the exhausted cell of the slot that was picked last. */
  remove(slot: number): void {
    if (this.rule.isQueue) this.head++;
    else this.cells[slot] = this.cells[--this.end] as number;
  }

  private drawRule(): SelectionRule {
    let left = this.random.small(this.allTickets);
    let i = 0;
    while (left >= (this.tickets[i] as number)) left -= this.tickets[i++] as number;
    return this.rules[i] as SelectionRule;
  }
}
