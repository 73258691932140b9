// The sidewinder: rows of runs, each run with one way up.
// Cost: O(cells + links); nothing is remembered but the run at hand.

import { SIDE } from '../mesh/rows.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import type { Field } from './field.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { orderOfRows, type RowOrder } from './row-order.ts';
import type { Trace } from './trace.ts';

export type SidewinderParams = { readonly close: number; readonly run: number };

export const sidewinder: Generator<SidewinderParams> = {
  id: 'GEN-SIDEWINDER',
  name: 'sidewinder',
  title: 'Sidewinder',
  summary:
    'Cuts each row into runs and opens one way up from a random cell of each: fast, without memory, easy upwards.',
  about:
    'A looser relative of the binary tree maze, described by W. D. Pullen. The first row is one passage, each further row ' +
    'a chain of runs with one way up each, so the way up never turns back down and the only dead end that is missing is the one ' +
    'that opens downward.',
  steps: [
    'Go along a row from the left and collect cells in a run.',
    'After each cell, by chance, go on to the next one, or close the run.',
    'Where a run is closed, open the way up from one of its cells, any of them.',
    'The first row has no way up and stays one run.',
    'As walls, runs hang on the row below, and one that reaches the right border on that.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015', 'J. Buck, Mazes for Programmers, 2015'],
  params: {
    close: { type: 'number', min: 0, max: 1, default: 0.5, help: 'chance that a run is closed after a cell' },
    run: {
      type: 'integer',
      min: 0,
      max: 100,
      default: 0,
      help: 'the most further cells that a run takes without asking again',
    },
  },
  type: 'set',
  needs: ['row-paths'],
  memory: 'none',
  focus: {
    passage: { unbiased: false, uniform: 'never', published: { deadEnds: 27, solution: 2.6 } },
    wall: { unbiased: false, uniform: 'never', published: { deadEnds: 27, solution: 2.6 } },
  },
  defaultFocus: 'passage',
  start: (task, params, trace) => new Sidewinder(task, params, trace),
};

class Sidewinder implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly params: SidewinderParams;
  private readonly runs: Field;
  private readonly trace: Trace | null;
  private readonly rows: RowOrder;
  private readonly toOther: 1 | -1; // runs of passages open a way to the row above, runs of wall hang on the one below
  private next = 0; // place of the cell to come, in the order of the rows
  private row = 0;
  private keep = 0; // cells that the run takes without asking
  private seam = NONE; // link from the run before to the run at hand
  private readonly waysOut = new GrowableInts(); // links from the cells of the run to the other row

  constructor(task: Task, params: SidewinderParams, trace: Trace | null) {
    this.task = task;
    this.params = params;
    this.runs = task.knob('run', params.run);
    this.trace = trace;
    this.chosen = new BitSet(task.graph.linkCount);
    this.rows = orderOfRows(task);
    this.toOther = task.focus === 'passage' ? -1 : 1;
  }

  run(budget: number): boolean {
    const { first, cells } = this.rows;
    for (let left = budget; left > 0 && this.next < cells.length; left--) {
      const cell = cells[this.next++] as number;
      const endsRow = this.next === first[this.row + 1];
      this.trace?.visit(cell);
      const onward = this.look(cell, endsRow);
      if (onward !== NONE && this.goesOn(cell, onward)) {
        this.choose(onward);
        if (endsRow) this.beginRun(NONE); // tied to the border, a run needs no other hold
      } else {
        this.close();
        this.beginRun(endsRow ? NONE : onward);
      }
      if (endsRow) this.row++;
    }
    return this.next === cells.length;
  }

  progress(): number {
    return this.next / this.rows.cells.length;
  }

  /** Notes the ways out of a cell to rows on the other side; gives the link to the next cell of its row, at the end to the border, or NONE. */
  private look(cell: number, endsRow: boolean): number {
    const { first, to, link } = this.task.graph;
    const { rowOf, slotOf } = this.rows;
    const slot = slotOf[cell] as number;
    let onward = NONE;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      const other = to[h] as number;
      const row = rowOf[other] as number;
      if (row !== NONE) {
        if ((row - this.row) * this.toOther > 0) this.waysOut.push(link[h] as number);
        else if (row === this.row && slotOf[other] === slot + 1) onward = link[h] as number;
        continue;
      }
      const side = this.rows.borderSides?.[h];
      if (side === (this.toOther < 0 ? SIDE.above : SIDE.below)) this.waysOut.push(link[h] as number);
      else if (side === SIDE.right && endsRow) onward = link[h] as number;
    }
    return onward;
  }

  private goesOn(cell: number, onward: number): boolean {
    if (this.waysOut.length === 0) return true;
    if (this.keep > 0) {
      this.keep--;
      return true;
    }
    const { random, weights } = this.task;
    let out = this.params.close;
    let along = 1 - out;
    if (weights !== null) {
      out *= weights[this.waysOut.at(this.waysOut.length - 1)] as number;
      along *= weights[onward] as number;
    }
    if (random.chance(out / (out + along))) return false;
    const most = Math.round(this.runs.at(cell));
    if (most > 0) this.keep = random.below(most + 1);
    return true;
  }

  /** Takes one way out; a run without any at the end of its row is added to the one before. */
  private close(): void {
    const { random } = this.task;
    if (this.waysOut.length > 0) this.choose(this.waysOut.at(random.small(this.waysOut.length)));
    else if (this.seam !== NONE) this.choose(this.seam);
  }

  private beginRun(seam: number): void {
    this.seam = seam;
    this.keep = 0;
    this.waysOut.length = 0;
  }

  private choose(l: number): void {
    this.chosen.add(l);
    this.trace?.choose(l);
  }
}
