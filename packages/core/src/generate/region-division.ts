import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import type { DivisionParams } from './division-params.ts';
import type { Kernel, Task } from './generator.ts';
import { largestDegree } from './steering.ts';
import type { Trace } from './trace.ts';

/**
 * Division of any connected board: two parts grow from two random cells of a region, at random, until they fill it; so
 * both are connected, and the wall is where they meet.
 */
export class RegionDivision implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly params: DivisionParams;
  private readonly trace: Trace | null;
  private readonly cells: Uint32Array; // each region has a range of places in here
  private readonly regionOf: Uint32Array; // cell -> number of its region
  private readonly waiting = new GrowableInts(); // first place and end of each region
  private readonly growing: Uint32Array; // cells that may have neighbours no part has yet
  private readonly meeting = new GrowableInts(); // links between the two parts
  private readonly candidates: Uint32Array;
  private readonly odds: Float64Array;
  private growingCount = 0;
  private regions = 1;
  private region = 0; // the region at hand, its places and its two parts, if `from` is not NONE
  private from = NONE;
  private to = NONE;
  private settled = 0; // cells of the regions that are not cut any further

  constructor(task: Task, params: DivisionParams, trace: Trace | null) {
    const { cellCount, linkCount } = task.graph;
    this.task = task;
    this.params = params;
    this.trace = trace;
    this.chosen = new BitSet(linkCount);
    this.cells = new Uint32Array(cellCount);
    for (let c = 0; c < cellCount; c++) this.cells[c] = c;
    this.regionOf = new Uint32Array(cellCount);
    this.growing = new Uint32Array(cellCount);
    this.candidates = new Uint32Array(largestDegree(task.graph));
    this.odds = new Float64Array(this.candidates.length);
    this.wait(0, cellCount);
  }

  run(budget: number): boolean {
    for (let left = budget; left > 0; left--) {
      if (this.from === NONE) {
        if (this.waiting.length === 0) return true;
        this.begin();
      } else if (this.growingCount > 0) {
        this.grow();
      } else {
        left -= this.to - this.from;
        this.divide();
      }
    }
    return this.from === NONE && this.waiting.length === 0;
  }

  progress(): number {
    return this.settled / this.cells.length;
  }

  /** Takes up the next region that is to be cut and sets a seed for each part. */
  private begin(): void {
    const to = this.waiting.pop();
    const from = this.waiting.pop();
    const size = to - from;
    if (size <= this.params.room) {
      this.settled += size;
      return;
    }
    const { random } = this.task;
    this.from = from;
    this.to = to;
    this.region = this.regionOf[this.cells[from] as number] as number;
    const first = random.below(size);
    const second = (first + 1 + random.below(size - 1)) % size;
    this.putIn(this.cells[from + first] as number, this.regions++);
    this.putIn(this.cells[from + second] as number, this.regions++);
  }

  /** Lets a random cell take one neighbour that no part has; one that has no such neighbour grows no more. */
  private grow(): void {
    const { graph, random, weights } = this.task;
    const { regionOf, candidates, odds } = this;
    const slot = random.below(this.growingCount);
    const cell = this.growing[slot] as number;
    const part = regionOf[cell] as number;
    let count = 0;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      if (regionOf[graph.to[h] as number] === this.region) candidates[count++] = h;
    }
    if (count === 0) {
      this.growing[slot] = this.growing[--this.growingCount] as number;
      return;
    }
    let drawn: number;
    if (weights === null) {
      drawn = random.small(count);
    } else {
      // What is likely to be walled is unlikely to be grown across.
      for (let i = 0; i < count; i++) odds[i] = 1 / (weights[graph.link[candidates[i] as number] as number] as number);
      drawn = random.weighted(odds, count);
    }
    this.putIn(graph.to[candidates[drawn] as number] as number, part);
  }

  private putIn(cell: number, part: number): void {
    this.regionOf[cell] = part;
    this.growing[this.growingCount++] = cell;
  }

  /** Walls the links between the two parts but for one, and leaves the parts to be cut in their turn. */
  private divide(): void {
    const { graph } = this.task;
    const { cells, regionOf, meeting } = this;
    const second = this.regions - 1;
    meeting.length = 0;
    let middle = this.from; // end of the first part, as its cells are swapped to the front
    for (let place = this.from; place < this.to; place++) {
      const cell = cells[place] as number;
      if (regionOf[cell] === second) continue;
      for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
        if (regionOf[graph.to[h] as number] === second) meeting.push(graph.link[h] as number);
      }
      cells[place] = cells[middle] as number;
      cells[middle++] = cell;
    }
    const gap = this.gap();
    for (let i = 0; i < meeting.length; i++) {
      if (i === gap) continue;
      this.chosen.add(meeting.at(i));
      this.trace?.choose(meeting.at(i));
    }
    // The smaller part is cut first, so that no more than the logarithm of the cells ever wait.
    if (middle - this.from < this.to - middle) {
      this.wait(middle, this.to);
      this.wait(this.from, middle);
    } else {
      this.wait(this.from, middle);
      this.wait(middle, this.to);
    }
    this.from = NONE;
  }

  /** Which of the links where the parts meet stays open. */
  private gap(): number {
    const { meeting } = this;
    if (this.params.gap === 'anywhere') return this.drawnGap();
    const positions = this.task.positions();
    const sign = this.params.gap === 'ends' ? -1 : 1; // farthest from the middle of the wall, or nearest
    let sumX = 0;
    let sumY = 0;
    for (let i = 0; i < meeting.length; i++) {
      sumX += this.placeOf(positions, meeting.at(i), 0);
      sumY += this.placeOf(positions, meeting.at(i), 1);
    }
    let best = 0;
    let least = Number.POSITIVE_INFINITY;
    for (let i = 0; i < meeting.length; i++) {
      const x = this.placeOf(positions, meeting.at(i), 0) - sumX / meeting.length;
      const y = this.placeOf(positions, meeting.at(i), 1) - sumY / meeting.length;
      const distance = sign * (x * x + y * y);
      if (distance >= least) continue;
      least = distance;
      best = i;
    }
    return best;
  }

  /** Each link equally likely, or with the odds that it is not walled. */
  private drawnGap(): number {
    const { random, weights } = this.task;
    const { length } = this.meeting;
    if (weights === null) return random.below(length);
    const odds = new Float64Array(length);
    for (let i = 0; i < length; i++) odds[i] = 1 / (weights[this.meeting.at(i)] as number);
    return random.weighted(odds, length);
  }

  /** Twice the place of a link along one axis: 0 for x, 1 for y. */
  private placeOf(positions: Float64Array, l: number, axis: number): number {
    const { graph } = this.task;
    const a = graph.ends[2 * l] as number;
    const b = graph.ends[2 * l + 1] as number;
    return (positions[2 * a + axis] as number) + (positions[2 * b + axis] as number);
  }

  private wait(from: number, to: number): void {
    this.waiting.push(from);
    this.waiting.push(to);
  }
}
