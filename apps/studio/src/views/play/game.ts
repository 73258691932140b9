// The rules of walking through a maze: where one may go from where one stands, what was walked, and the way back. Knows
// nothing of pictures, keys or clocks.

import type { PlayBoard } from '../../engine/jobs/board.ts';
import { shortestWay } from './shortest-way.ts';

/** Which way a half of the board leads by, if none does. */
const NONE = -1;

/** Cosine of how far off a direction a passage may lead and still be meant by it: 67.5 degrees. */
const NEAR = Math.cos((3 * Math.PI) / 8);

/** Runs straight on take turns of less than 30 degrees. */
const STRAIGHT = Math.cos(Math.PI / 6) - 1e-9;

export class Game {
  readonly board: PlayBoard;
  cell: number;
  /** Keys held: bit c - 1 for colour c. */
  keys: number;
  hints = 0;
  /** Halves walked, in order. */
  readonly walked: number[] = [];
  /** The same without what was walked back again: the way from the start to here. */
  readonly trail: number[] = [];
  private readonly keysBefore: number[] = []; // of each step
  private readonly moves: number[] = []; // steps before each move; a run is one move
  private readonly isFinish: Set<number>;

  constructor(board: PlayBoard) {
    this.board = board;
    this.cell = board.start;
    this.keys = board.keys[board.start] as number;
    this.isFinish = new Set(board.finishes);
  }

  get steps(): number {
    return this.walked.length;
  }

  get isDone(): boolean {
    return this.isFinish.has(this.cell);
  }

  /** Whether one may leave by a half: it is a passage, in its direction, and its doors are open. */
  mayLeave(half: number): boolean {
    const { passable, doors } = this.board;
    return passable[half] === 1 && ((doors[half] as number) & ~this.keys) === 0;
  }

  /** The halves one may leave by, in turning order. */
  exits(): number[] {
    return this.halves().filter((h) => this.mayLeave(h));
  }

  /** The halves of the cell that are barred by a door whose key is missing. */
  locked(): number[] {
    return this.halves().filter((h) => this.board.passable[h] === 1 && !this.mayLeave(h));
  }

  /** The half that leads back where one came from, or NONE. */
  get back(): number {
    const last = this.walked.at(-1);
    return last === undefined ? NONE : (this.board.twin[last] as number);
  }

  /** The exit nearest a direction; of two that are equally near the one that does not lead back. NONE if all lead elsewhere. */
  exitToward(x: number, y: number): number {
    const { directions } = this.board;
    const length = Math.hypot(x, y);
    let best = NEAR * length - 1e-6;
    let found = NONE;
    for (const h of this.exits()) {
      const ahead = (directions[2 * h] as number) * x + (directions[2 * h + 1] as number) * y;
      const isNearer = ahead > best + 1e-6 * length;
      if (isNearer || (ahead > best - 1e-6 * length && found === this.back)) {
        best = ahead;
        found = h;
      }
    }
    return found;
  }

  /** The exit to another sheet: axis + 1 for the next along it, -(axis + 1) back; or NONE. */
  exitToSheet(step: number): number {
    return this.exits().find((h) => this.board.steps[h] === step) ?? NONE;
  }

  /** Walks over halves one after the other, as one move. */
  walk(halves: readonly number[]): void {
    if (halves.length === 0) return;
    this.moves.push(this.walked.length);
    for (const h of halves) this.step(h);
  }

  /** Takes the last move back. Returns whether there was one. */
  undo(): boolean {
    const before = this.moves.pop();
    if (before === undefined) return false;
    const { to, twin } = this.board;
    while (this.walked.length > before) {
      const half = this.walked.pop() as number;
      // A step that made the trail longer ends it; one that made it shorter does not, as then it would have been made longer.
      if (this.trail.at(-1) === half) this.trail.pop();
      else this.trail.push(twin[half] as number);
      this.cell = to[twin[half] as number] as number;
      this.keys = this.keysBefore.pop() as number;
    }
    return true;
  }

  private step(half: number): void {
    if (!this.mayLeave(half)) throw new Error(`half ${half} is no way out`);
    const { to, twin, keys } = this.board;
    if (this.trail.length > 0 && this.trail.at(-1) === twin[half]) this.trail.pop();
    else this.trail.push(half);
    this.walked.push(half);
    this.keysBefore.push(this.keys);
    this.cell = to[half] as number;
    this.keys |= keys[this.cell] as number;
  }

  /** From an exit on to the next junction, dead end, key, door or floor. */
  run(half: number): number[] {
    return this.corridor(half, () => false);
  }

  /** As {@link run}, but ends where `isThere`. */
  private corridor(half: number, isThere: (cell: number) => boolean): number[] {
    const { board } = this;
    const halves: number[] = [];
    for (let h = half; h !== NONE; ) {
      halves.push(h);
      const cell = board.to[h] as number;
      if (isThere(cell) || this.stopsRuns(cell) || board.steps[h] !== 0) break;
      h = this.onlyExit(cell, board.twin[h] as number);
      if (halves.length > board.cellCount) break; // round and round
    }
    return halves;
  }

  private stopsRuns(cell: number): boolean {
    return cell === this.cell || this.isFinish.has(cell) || ((this.board.keys[cell] as number) & ~this.keys) !== 0;
  }

  /** The one passage of a cell besides that back; NONE at junctions and dead ends, and at locked doors. */
  private onlyExit(cell: number, back: number): number {
    const { first, passable } = this.board;
    let only = NONE;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      if (h === back || passable[h] !== 1) continue;
      if (only !== NONE) return NONE;
      only = h;
    }
    return only !== NONE && this.mayLeave(only) ? only : NONE;
  }

  /** The halves to walk to a cell that is plainly meant: back along the trail, straight on, or along a corridor; else null. */
  reach(target: number): number[] | null {
    if (target === this.cell) return [];
    return this.alongTrail(target) ?? this.shortestOf(this.exits().flatMap((h) => this.linesTo(h, target)));
  }

  private shortestOf(ways: readonly number[][]): number[] | null {
    return ways.reduce<number[] | null>((best, way) => (best === null || way.length < best.length ? way : best), null);
  }

  private alongTrail(target: number): number[] | null {
    const { twin, to } = this.board;
    const halves: number[] = [];
    for (let i = this.trail.length - 1; i >= 0; i--) {
      const back = twin[this.trail[i] as number] as number;
      if (!this.mayLeave(back)) return null;
      halves.push(back);
      if (to[back] === target) return halves;
    }
    return null;
  }

  private linesTo(half: number, target: number): number[][] {
    const lines = [this.corridor(half, (cell) => cell === target), this.straight(half, target)];
    return lines.filter((halves) => this.board.to[halves.at(-1) as number] === target);
  }

  /** Straight on from an exit to a cell, or as far as that goes. */
  private straight(half: number, target: number): number[] {
    const { board } = this;
    const halves: number[] = [];
    for (let h = half; h !== NONE && halves.length < board.cellCount; ) {
      halves.push(h);
      const cell = board.to[h] as number;
      if (cell === target || this.stopsRuns(cell)) break;
      h = this.straightOn(h);
    }
    return halves;
  }

  private straightOn(half: number): number {
    const { first, to, twin, directions } = this.board;
    const [cell, back] = [to[half] as number, twin[half] as number];
    let found = NONE;
    let best = STRAIGHT;
    for (let h = first[cell] as number; h < (first[cell + 1] as number); h++) {
      if (!this.mayLeave(h)) continue;
      const ahead =
        -(directions[2 * h] as number) * (directions[2 * back] as number) -
        (directions[2 * h + 1] as number) * (directions[2 * back + 1] as number);
      if (ahead > best) {
        best = ahead;
        found = h;
      }
    }
    return found;
  }

  /** The exit whose cell lies nearest to a point, if it is nearer than here; or NONE. */
  exitNearer(x: number, y: number): number {
    const { to, legs } = this.board;
    const away = (cell: number): number =>
      Math.hypot((legs.centres[2 * cell] as number) - x, (legs.centres[2 * cell + 1] as number) - y);
    let best = away(this.cell) * 0.95;
    let found = NONE;
    for (const h of this.exits()) {
      const distance = away(to[h] as number);
      if (distance >= best) continue;
      best = distance;
      found = h;
    }
    return found;
  }

  /** A shortest way from here to a finish with the keys that are held; null if there is none. */
  wayOn(): number[] | null {
    return shortestWay(this.board, this.cell, this.keys);
  }

  private halves(): number[] {
    const { first } = this.board;
    const from = first[this.cell] as number;
    return Array.from({ length: (first[this.cell + 1] as number) - from }, (_, i) => from + i);
  }
}
