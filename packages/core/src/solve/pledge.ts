// The algorithm of John Pledge (H. Abelson, A. A. diSessa, Turtle Geometry, 1980, chapter 4), in its exact form: along
// real walls, not from link to link, since in cells of many sides turns counted by links do not add up.
// Cost: O(sides of a cell) a step and no memory; some 7 steps a cell at most on random mazes.

import { MazeError } from '../errors.ts';
import type { Maze } from '../maze/maze.ts';
import { isGlued, outerSides } from '../mesh/border.ts';
import { cosineOfTurn, sineOfTurn } from '../mesh/circle.ts';
import { type Mesh, sideEnd } from '../mesh/mesh.ts';
import { type StraightLine, sideAhead } from '../mesh/straight-line.ts';
import { NONE } from '../structures/none.ts';
import { handNamed, handParam, LEFT } from './hand.ts';
import type { Solver } from './solver.ts';
import { hasOneWay, outlook, sureSolver, type Walker, walk, walkersAnswer } from './walk.ts';

export type PledgeParams = { readonly hand: string; readonly heading: number };

export const pledge: Solver<PledgeParams> = {
  id: 'SOL-PLEDGE',
  name: 'pledge',
  title: 'Pledge',
  summary:
    'Runs in one direction, follows walls and counts its turns: gets out of every flat maze through the outer wall.',
  about:
    'Found by John Pledge when he was twelve. Islands do not hold it, as they hold wall followers: it lets go of a wall ' +
    'only when it looks in its main direction and all turns add up to nothing. It needs a compass and one number, no marks. It ' +
    'finds the way out of a maze, not in to a goal inside, and only where the board is flat.',
  steps: [
    'Choose a main direction and run that way until you meet a wall.',
    'Put a hand on the wall and follow it, adding up your turns.',
    'When you look in the main direction again and the turns add up to nothing, let go and run.',
    'Stop at the exit. Once round a wall without letting go: there is no way out.',
  ],
  sources: ['H. Abelson, A. A. diSessa, Turtle Geometry, 1980', 'A. Hemmerling, Labyrinth Problems, 1989'],
  params: {
    hand: handParam,
    heading: {
      type: 'integer',
      min: 0,
      max: 359,
      default: 0,
      help: 'main direction in degrees, clockwise from the top (a third of a degree is added, so that no wall runs that way)',
    },
  },
  traits: {
    finds: 'one',
    works: 'you',
    byPerson: 'inside',
    openAreas: true,
    noMemory: true,
    fast: true,
  },
  sure: false,
  leaves: 'path',
  solve(maze, { hand, heading }, trace) {
    const walker = new PledgeWalker(maze, meshFor(maze), handNamed(hand), heading);
    const walked = walk(maze, walker, trace);
    if (walked.links !== null) return walkersAnswer('pledge', maze, walked, true, '');
    const { whyNot } = outlook(maze);
    const excuse = `pledge lost count on walls that are drawn askew; take ${sureSolver(maze)}`;
    return walkersAnswer('pledge', maze, walked, whyNot !== null, whyNot ?? excuse);
  },
};

/**
 * The mesh of a maze that the algorithm is made for.
 *
 * @throws MazeError `cannot-combine` with the reason
 */
function meshFor(maze: Maze): Mesh {
  const { space, finishes } = maze;
  const { mesh } = space;
  const refuse = (why: string, way: string): never => {
    throw new MazeError('cannot-combine', `${why}; ${way}`);
  };
  const instead = `take ${sureSolver(maze)}`;
  if (mesh === null) return refuse('pledge follows walls, and the shapes of these cells are not known', instead);
  if (space.sheets !== null) return refuse('pledge gets out of flat mazes, and this one has levels', instead);
  if (space.weave !== null) return refuse('pledge gets out of flat mazes, and here passages cross', instead);
  if (isGlued(mesh)) return refuse('pledge gets out of flat mazes, and here sides are glued', instead);
  if (hasOneWay(maze)) return refuse('pledge follows walls, and a one-way link is a wall from one side only', instead);
  const isOuter = outerSides(mesh);
  const isExit = (cell: number): boolean =>
    isOuter.subarray(mesh.sideFirst[cell], mesh.sideFirst[cell + 1]).includes(1);
  const inner = finishes.find((finish) => !isExit(finish));
  if (inner !== undefined) {
    refuse(
      `pledge gets out of a maze, and finish ${inner} does not lie on the outer wall`,
      `pick one that does (ends: corners or sides), or ${instead}`,
    );
  }
  return mesh;
}

/** Added to the heading: 347/1009 of a degree. No wall of a tiling runs that way, since 1009 is a prime. */
const PART = 347;
const PARTS = 1009;
const FULL_TURN = 360 * PARTS;

/**
 * The walker knows its cell, the side at hand, how many full turns it owes, and which wall it met first.
 *
 * Turns are not added up in degrees. While it follows walls the sum T of its turns (those towards the hand count above
 * zero) is the angle between the main direction and the wall at hand, less 360 degrees for each turn owed, so T itself is
 * never needed: T passes a multiple of 360 just where the main direction lies between one wall and the next. With the
 * left hand, at the end of a wall, seen from its corner:
 *
 *     wall at hand ----.      The free angle A is swept from the wall back to the next one, cell by cell.
 *              A      /  \    T grows by A - 180. The main direction stands at some angle D of the same sweep:
 *       (swept)      /    next wall   A > D > 180  T passes a multiple of 360 upwards: one turn less is owed
 *                                     A < D < 180  T passes it downwards: one more
 *
 * So signs of cross products decide all, and nothing is rounded but they. With none owed it lets go, at that corner.
 */
export class PledgeWalker implements Walker {
  private cell: number;
  /** Side at hand, or by which the flight came in; NONE where it began at a corner of the cell. */
  private side: number;
  /** Full turns owed; 0 in flight. */
  private owed = 0;
  /** The wall that the last flight has ended at. */
  private metFirst: number = NONE;
  /** Whether D is below 180 at the corner being gone round, and whether the sweep has passed it. */
  private isBehind = false;
  private hasPassed = false;
  private line: StraightLine;
  private flights = 0;
  private readonly maze: Maze;
  private readonly mesh: Mesh;
  private readonly hand: number;
  private readonly halfOfSide: Int32Array;

  constructor(maze: Maze, mesh: Mesh, hand: number, heading: number) {
    this.maze = maze;
    this.mesh = mesh;
    this.hand = hand;
    this.cell = maze.start;
    this.side = NONE;
    const { sideOfHalf } = maze.space;
    this.halfOfSide = new Int32Array(mesh.sidePartner.length).fill(NONE);
    for (let h = 0; h < sideOfHalf.length; h++) this.halfOfSide[sideOfHalf[h] as number] = h;
    const turn = heading * PARTS + PART;
    this.line = { x: 0, y: 0, dx: sineOfTurn(turn, FULL_TURN), dy: -cosineOfTurn(turn, FULL_TURN), corner: NONE };
    this.startAtBack();
  }

  step(): number {
    const { sidePartner } = this.mesh;
    for (;;) {
      if (this.owed === 0) {
        this.side = sideAhead(this.mesh, this.cell, this.line, this.side);
        if (this.side === NONE) return NONE; // no polygon without crossings comes to this
        if (this.isOpen(this.side)) return this.cross(this.side);
        // A second flight to one wall would go on as the first did; there is none, unless rounding has spoilt a sign.
        if (++this.flights > sidePartner.length) return NONE;
        this.owed = 1;
        this.metFirst = this.side;
        this.takeWall();
      }
      const next = this.sideAtCorner();
      if (this.isInSweep(next)) {
        if (!this.isBehind && --this.owed === 0) {
          this.flyFrom(this.cornerAtHand());
          continue;
        }
        this.hasPassed = true;
      }
      if (this.isOpen(next)) return this.cross(next);
      if (this.isBehind && !this.hasPassed) this.owed++;
      this.side = next;
      if (next === this.metFirst) return NONE;
      this.takeWall();
    }
  }

  private isOpen(side: number): boolean {
    const half = this.halfOfSide[side] as number;
    return half !== NONE && this.maze.open.has(this.maze.space.graph.link[half] as number);
  }

  private cross(side: number): number {
    const half = this.halfOfSide[side] as number;
    this.cell = this.maze.space.graph.to[half] as number;
    this.side = this.mesh.sidePartner[side] as number;
    return half;
  }

  /** Lets go at a corner of the cell. */
  private flyFrom(corner: number): void {
    const { dx, dy } = this.line;
    this.line = { x: this.mesh.cornerX[corner] as number, y: this.mesh.cornerY[corner] as number, dx, dy, corner };
    this.side = NONE;
  }

  /** Begins to go round the corner at the end of the wall at hand. */
  private takeWall(): void {
    this.isBehind = this.turn(...this.alongSide(this.side), this.line.dx, this.line.dy) > 0;
    this.hasPassed = false;
  }

  /** The corner that the walk along the side at hand leads to: its end with the left hand, its start with the right. */
  private cornerAtHand(): number {
    const { mesh, cell, side } = this;
    return this.hand === LEFT ? sideEnd(mesh, cell, side) : (mesh.sideCorner[side] as number);
  }

  /** The side of the cell beyond that corner. */
  private sideAtCorner(): number {
    const { sideFirst } = this.mesh;
    const low = sideFirst[this.cell] as number;
    const end = sideFirst[this.cell + 1] as number;
    const next = this.side + this.hand;
    return next === end ? low : next < low ? end - 1 : next;
  }

  /** From the corner at hand along a side of the cell that ends there. */
  private alongSide(side: number): readonly [x: number, y: number] {
    const { mesh, cell } = this;
    const corner = this.cornerAtHand();
    const start = mesh.sideCorner[side] as number;
    const other = start === corner ? sideEnd(mesh, cell, side) : start;
    return [
      (mesh.cornerX[other] as number) - (mesh.cornerX[corner] as number),
      (mesh.cornerY[other] as number) - (mesh.cornerY[corner] as number),
    ];
  }

  /** Whether the main direction points into the cell, between the side at hand and `next`. */
  private isInSweep(next: number): boolean {
    const { dx, dy } = this.line;
    const from = this.alongSide(this.side);
    const to = this.alongSide(next);
    const isAfter = this.turn(...from, dx, dy) > 0;
    const isBefore = this.turn(dx, dy, ...to) > 0;
    return this.turn(...from, ...to) > 0 ? isAfter && isBefore : isAfter || isBefore;
  }

  /** Above zero if the second direction is less than half a turn on from the first one, in the sense of the sweep. */
  private turn(ax: number, ay: number, bx: number, by: number): number {
    return this.hand * (ay * bx - ax * by);
  }

  /** Stands in the cell, at the middle of the side that the main direction turns its back on most. */
  private startAtBack(): void {
    const { sideFirst, sideCorner, cornerX, cornerY } = this.mesh;
    const { dx, dy } = this.line;
    let least = 0;
    for (let s = sideFirst[this.cell] as number; s < (sideFirst[this.cell + 1] as number); s++) {
      const start = sideCorner[s] as number;
      const end = sideEnd(this.mesh, this.cell, s);
      const [startX, startY] = [cornerX[start] as number, cornerY[start] as number];
      const [endX, endY] = [cornerX[end] as number, cornerY[end] as number];
      const facing = dx * (endY - startY) - dy * (endX - startX);
      if (facing >= least) continue;
      least = facing;
      this.side = s;
      this.line = { x: (startX + endX) / 2, y: (startY + endY) / 2, dx, dy, corner: NONE };
    }
  }
}
