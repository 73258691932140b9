// Jump point search (D. Harabor, A. Grastien, Online graph pruning for pathfinding on grid maps, 2011), for octile moves
// that cut no corner, and for moves to the four neighbours.
//
// Of all shortest paths between two places only those are followed that turn early: diagonal before straight, and with
// four moves across before down. The rest is pruned, so that a search runs straight on until something forces it to turn:
//
//       . . .        A run comes from p to x. That p's neighbour N is blocked forces a turn: n, and with octile moves
//       # n k        the diagonal to k, is reached by no path as short that leaves x out. Where corners may not be
//       p x .        cut the turn is behind the blocked square, not beside it.
//
// Diagonal runs (with four moves, runs across) stop where a straight run that branches off them finds such a place.
// Lengths are kept as counts of straight and diagonal steps, so equal ones are known to be equal. A place reached by two
// equal ways is followed on in the directions of both: so each path that is not pruned is followed to its end, and what
// is found is a shortest one without further argument. (Leaving that out changed no length on 48,000 random questions.)
//
// Cost: O(squares log squares) time a search at most, mostly much less; some 50 bytes a square.

import { MazeError } from '../errors.ts';
import type { Trace } from '../generate/trace.ts';
import type { Maze } from '../maze/maze.ts';
import { NONE } from '../structures/none.ts';
import { OpenList } from '../structures/open-list.ts';
import { GoalBox } from './goal-box.ts';
import { requireSquares } from './octile-moves.ts';
import { type OpenGrid, openGrid } from './open-grid.ts';
import type { PathSearch } from './path-search.ts';

/** Directions clockwise from the east: even ones are straight, odd ones diagonal. */
const STEP_X: readonly number[] = [1, 1, 0, -1, -1, -1, 0, 1];
const STEP_Y: readonly number[] = [0, 1, 1, 1, 0, -1, -1, -1];
const SOUTH = 2;
const NORTH = 6;
const STRAIGHT = 0b01010101;
const ALL = 0b11111111;

/** What stands in a square. */
const BLOCKED = 0;
const FREE = 1;
const GOAL = 3;

export class JumpPointSearch implements PathSearch {
  length = 0;
  steps = 0;
  seen = 0;
  private readonly grid: OpenGrid;
  private readonly octile: boolean;
  private readonly box: GoalBox;
  private readonly offset: Int32Array; // direction -> places to its neighbour
  private readonly ground: Uint8Array; // place -> BLOCKED, FREE or GOAL, in the part of the start
  private home = 0; // the part that is free
  private readonly round: Uint32Array; // place -> the search it was last put in the open list in
  private readonly lookedAt: Uint32Array; // place -> the search it was last looked at in
  private rounds = 0;
  private readonly straight: Int32Array; // steps to a place
  private readonly diagonal: Int32Array;
  private readonly rank: Float64Array;
  private readonly left: Float64Array;
  private readonly cameFrom: Int32Array; // the place where the run to a place began, or NONE
  private readonly cameBy: Uint8Array; // and its direction
  private readonly wanted: Uint8Array; // directions, a bit each, in which to go on
  private readonly gone: Uint8Array; // those already gone
  private readonly waiting: OpenList;
  private reached = NONE;

  /**
   * @param octile whether steps may be diagonal
   * @throws MazeError `cannot-combine` if the maze is no open grid of squares
   */
  constructor(maze: Maze, octile: boolean) {
    const squares = requireSquares(maze);
    const grid = openGrid(maze);
    if (typeof grid === 'string') {
      throw new MazeError(
        'cannot-combine',
        `jump point search runs over open grids, on which a square is free or blocked, and ${grid}; use the method a-star, ` +
          'or read a block map with each tile a cell',
      );
    }
    const places = grid.part.length;
    this.grid = grid;
    this.octile = octile;
    this.box = new GoalBox(squares, octile);
    this.offset = Int32Array.from(STEP_X, (x, d) => x + (STEP_Y[d] as number) * grid.width);
    this.ground = new Uint8Array(places);
    this.round = new Uint32Array(places);
    this.lookedAt = new Uint32Array(places);
    this.straight = new Int32Array(places);
    this.diagonal = new Int32Array(places);
    this.rank = new Float64Array(places);
    this.left = new Float64Array(places);
    this.cameFrom = new Int32Array(places);
    this.cameBy = new Uint8Array(places);
    this.wanted = new Uint8Array(places);
    this.gone = new Uint8Array(places);
    this.waiting = new OpenList(this.rank, this.left);
  }

  search(start: number, goals: readonly number[], trace: Trace | null = null): boolean {
    const { grid, ground, waiting, straight, diagonal, wanted, gone, offset } = this;
    const from = grid.placeOf[start] as number;
    this.settle(grid.part[from] as number);
    this.rounds++;
    this.reached = NONE;
    this.steps = 0;
    this.seen = 0;
    this.look(from);
    const within = goals.filter((goal) => grid.part[grid.placeOf[goal] as number] === this.home);
    if (within.length === 0) return false; // no part is searched in vain
    for (const goal of within) ground[grid.placeOf[goal] as number] = GOAL;
    this.box.aim(within);
    waiting.clear();
    this.put(from, NONE, 0, 0, 0, this.octile ? ALL : STRAIGHT, trace);
    while (waiting.size > 0) {
      const place = waiting.pop();
      if (ground[place] === GOAL) {
        this.reached = place;
        this.length = (straight[place] as number) + (diagonal[place] as number) * Math.SQRT2;
        break;
      }
      let directions = (wanted[place] as number) & ~(gone[place] as number);
      gone[place] = (gone[place] as number) | directions;
      for (let d = 0; directions !== 0; d++, directions >>>= 1) {
        if ((directions & 1) === 0) continue;
        const to = this.jump(place, d);
        if (to === NONE) continue;
        const count = (to - place) / (offset[d] as number);
        const isDiagonal = (d & 1) === 1;
        this.put(
          to,
          place,
          d,
          (straight[place] as number) + (isDiagonal ? 0 : count),
          (diagonal[place] as number) + (isDiagonal ? count : 0),
          this.onward(to, d),
          trace,
        );
      }
    }
    for (const goal of within) ground[grid.placeOf[goal] as number] = FREE;
    return this.reached !== NONE;
  }

  path(): Uint32Array {
    const { grid, cameFrom } = this;
    const back: number[] = [];
    for (let place = this.reached; place !== NONE; ) {
      const before = cameFrom[place] as number;
      if (before === NONE) {
        back.push(grid.cellOf[place] as number);
        break;
      }
      const step = this.offset[this.cameBy[place] as number] as number;
      for (; place !== before; place -= step) back.push(grid.cellOf[place] as number);
    }
    return Uint32Array.from(back.reverse());
  }

  /** Makes the squares of one part free and all others blocked. */
  private settle(part: number): void {
    if (this.home === part) return;
    this.home = part;
    const parts = this.grid.part;
    for (let place = 0; place < parts.length; place++) this.ground[place] = parts[place] === part ? FREE : BLOCKED;
  }

  private look(place: number): void {
    this.steps++;
    if (this.lookedAt[place] === this.rounds) return;
    this.lookedAt[place] = this.rounds;
    this.seen++;
  }

  /** Puts a place in the open list if it is reached by a shorter way, or from another side by one as short. */
  private put(
    place: number,
    from: number,
    d: number,
    straight: number,
    diagonal: number,
    directions: number,
    trace: Trace | null,
  ): void {
    const { box } = this;
    const cell = this.grid.cellOf[place] as number;
    if (this.round[place] !== this.rounds) {
      this.round[place] = this.rounds;
      trace?.visit(cell);
    } else {
      const more =
        straight - (this.straight[place] as number) + (diagonal - (this.diagonal[place] as number)) * Math.SQRT2;
      if (more > 0) return;
      if (more === 0) {
        const wanted = (this.wanted[place] as number) | directions;
        if (wanted === this.wanted[place]) return;
        this.wanted[place] = wanted;
        this.waiting.put(place);
        return;
      }
    }
    box.measure(box.column[cell] as number, box.row[cell] as number);
    this.straight[place] = straight;
    this.diagonal[place] = diagonal;
    this.left[place] = box.straight + box.diagonal * Math.SQRT2;
    this.rank[place] = straight + box.straight + (diagonal + box.diagonal) * Math.SQRT2;
    this.cameFrom[place] = from;
    this.cameBy[place] = d;
    this.wanted[place] = directions;
    this.gone[place] = 0;
    this.waiting.put(place);
  }

  /** The directions, a bit each, that are not pruned at a place reached in direction `d`. */
  private onward(place: number, d: number): number {
    if ((d & 1) === 1) return (1 << d) | (1 << ((d + 1) & 7)) | (1 << (d - 1));
    let directions = 1 << d;
    if (!this.octile && d !== SOUTH && d !== NORTH) return directions | (1 << SOUTH) | (1 << NORTH);
    const { ground, offset } = this;
    const before = place - (offset[d] as number);
    for (let turn = 1; turn <= 7; turn += 6) {
      const side = (d + 2 * turn) & 7;
      const beside = offset[side] as number;
      if (ground[before + beside] !== BLOCKED || ground[place + beside] === BLOCKED) continue;
      directions |= 1 << side;
      if (this.octile) directions |= 1 << ((d + turn) & 7);
    }
    return directions;
  }

  /** The next place to stop at in direction `d`, or NONE. */
  private jump(place: number, d: number): number {
    const { offset, octile } = this;
    const step = offset[d] as number;
    if ((d & 1) === 1) {
      const first = offset[d - 1] as number;
      const second = offset[(d + 1) & 7] as number;
      return this.sweep(place, step, first, second, second, first, true);
    }
    if (d === SOUTH || d === NORTH) return this.run(place, step, 1);
    const south = offset[SOUTH] as number;
    return octile ? this.run(place, step, south) : this.sweep(place, step, south, 1, -south, 1, false);
  }

  /**
   * Straight on to a goal or to a place where a turn is forced, or NONE.
   *
   * @param beside from a place to its neighbour on one side of the run; the other one is opposite
   */
  private run(from: number, step: number, beside: number): number {
    const { ground } = this;
    let leftFree = ground[from + beside] !== BLOCKED;
    let rightFree = ground[from - beside] !== BLOCKED;
    for (let place = from + step; ; place += step) {
      const what = ground[place];
      if (what === BLOCKED) return NONE;
      this.look(place);
      if (what === GOAL) return place;
      const isLeftFree = ground[place + beside] !== BLOCKED;
      const isRightFree = ground[place - beside] !== BLOCKED;
      if ((isLeftFree && !leftFree) || (isRightFree && !rightFree)) return place;
      leftFree = isLeftFree;
      rightFree = isRightFree;
    }
  }

  /**
   * On to a goal or to a place from which one of two runs finds something, or NONE.
   *
   * @param isDiagonal whether each step needs the neighbours in both directions of the runs
   */
  private sweep(
    from: number,
    step: number,
    firstStep: number,
    besideFirst: number,
    secondStep: number,
    besideSecond: number,
    isDiagonal: boolean,
  ): number {
    const { ground } = this;
    for (let place = from; ; ) {
      if (isDiagonal && (ground[place + firstStep] === BLOCKED || ground[place + secondStep] === BLOCKED)) return NONE;
      place += step;
      const what = ground[place];
      if (what === BLOCKED) return NONE;
      this.look(place);
      if (what === GOAL) return place;
      if (this.run(place, firstStep, besideFirst) !== NONE) return place;
      if (this.run(place, secondStep, besideSecond) !== NONE) return place;
    }
  }
}
