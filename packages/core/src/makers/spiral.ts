// Interlocking spirals. Cost: nearly O(cells + links) as a rule.

import { MazeError } from '../errors.ts';
import { cellOfHalf, type Graph, twins } from '../graph/graph.ts';
import { straightOn } from '../mesh/directions.ts';
import type { Space } from '../mesh/space.ts';
import type { Random } from '../random/random.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import type { Maker } from './maker.ts';
import { disturb, noiseParam, type Repair, repaired, repairParam, requireDrawable } from './repair.ts';

export type SpiralParams = {
  readonly spirals: number;
  readonly arms: number;
  readonly noise: number;
  readonly repair: Repair;
};

export const spiral: Maker<SpiralParams> = {
  id: 'MAKE-TEMPLATE',
  name: 'spiral',
  title: 'Spiral',
  summary: 'Spirals of many arms that wind round one another until they meet: long straight halls, few dead ends.',
  about:
    'Spirals start all over the board and wind outward, to the left or to the right. An arm that comes round its own spiral ' +
    'may give birth to another, and from then on the two wind side by side. Where spirals meet, arms turn aside or end. The ' +
    'arms are walls where walls go straight on, as on squares and triangles, and passages elsewhere, as on hexagons.',
  steps: [
    'Start spirals of one arm at random places.',
    'Round after round let each arm grow straight on as long as its inner side is taken, then turn inward.',
    'With chance 1/4 an arm that would turn leaves that to a new one and grows on.',
    'An arm that is stopped turns aside, or ends there; a spiral without arms starts anew elsewhere.',
    'When all places are taken, change links at random places, open one wall for each part that is cut off, and close one ' +
      'link for each loop that is left.',
  ],
  sources: ['W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015'],
  params: {
    spirals: {
      type: 'integer',
      min: 1,
      max: 1000,
      default: 15,
      help: 'most spirals at a time; there is one for each 475 cells',
    },
    arms: { type: 'integer', min: 1, max: 1000, default: 15, help: 'most arms of a spiral at a time' },
    noise: noiseParam(0.0055),
    repair: repairParam,
  },
  focus: 'wall',
  *make(space, params, work) {
    const ground = groundOf(requireDrawable(space, spiral.name));
    yield 0;
    const drawn = new Winding(ground, params, work.random).run();
    const lines = BitSet.from(space.graph.linkCount, drawn);
    const open = ground.isWalls ? lines.complement() : lines;
    disturb(open, params.noise, work.random, 'flip');
    return yield* repaired(space, open, params.repair, work, ground.isWalls ? drawn : []);
  },
};

/** What arms grow on: wall corners, or cells. */
interface Ground {
  readonly isWalls: boolean;
  readonly graph: Graph;
  readonly straight: Int32Array;
  /** Taken from the start: the border, as far as walls go. */
  readonly border: BitSet;
}

/** Share of the ways into the midst of the board that have to lead straight on. */
const ENOUGH = 0.9;

/** @throws MazeError `cannot-combine` if neither walls nor passages go straight on */
function groundOf(space: Space): Ground {
  const { dual, graph } = space;
  if (space.sheets !== null || space.weave !== null) {
    const what = space.sheets === null ? 'crossings' : 'levels';
    throw new MazeError('cannot-combine', `spiral winds on one flat sheet; leave out ${what}, or take concentric`);
  }
  if (dual !== null) {
    const border = new BitSet(dual.graph.cellCount);
    for (let n = 0; n < dual.graph.cellCount; n++) {
      if (dual.isBorder[dual.classes.of[n] as number] === 1) border.add(n);
    }
    const straight = straightOn(dual.graph, twins(dual.graph), space.wallDirections);
    const inner = (n: number): boolean => !border.has(n);
    if (shareStraight(dual.graph, straight, inner) >= ENOUGH) {
      return { isWalls: true, graph: dual.graph, straight, border };
    }
  }
  const straight = straightOn(graph, space.twin, space.directions);
  const border = new BitSet(graph.cellCount);
  const { mesh } = space;
  const sides = (c: number): number => (mesh?.sideFirst[c + 1] ?? 0) - (mesh?.sideFirst[c] ?? 0);
  const inner = (c: number): boolean => (graph.first[c + 1] as number) - (graph.first[c] as number) >= sides(c);
  if (shareStraight(graph, straight, inner) >= ENOUGH) return { isWalls: false, graph, straight, border };
  throw new MazeError(
    'cannot-combine',
    `spiral needs walls or passages that go straight on, and those of this board do not (${space.description.kind}); ` +
      'take concentric, or a board such as square, sigma or delta',
  );
}

/** Of the halves that lead to inner nodes, the share that leads on from there; 1 if there are none. */
function shareStraight({ to }: Graph, straight: Int32Array, isInner: (node: number) => boolean): number {
  let [all, on] = [0, 0];
  for (let h = 0; h < to.length; h++) {
    if (!isInner(to[h] as number)) continue;
    all++;
    if (straight[h] !== NONE) on++;
  }
  return all === 0 ? 1 : on / all;
}

interface Spiral {
  /**
   * The tip of each arm: the half by which it will grow. From the inside out, so that of arms side by side each finds the
   * track of the next inner one beside it.
   */
  tips: number[];
  /** 1 if it winds clockwise, -1 if not. */
  readonly turn: 1 | -1;
}

/** Nodes to a spiral, as far as so many are wanted. */
const A_SPIRAL = 475;

/** In place of a half: the arm has turned and waits for the next round. */
const WAITS = -2;

class Winding {
  private readonly ground: Ground;
  private readonly params: SpiralParams;
  private readonly random: Random;
  private readonly owner: Uint32Array;
  private readonly twin: Uint32Array;
  private readonly taken: BitSet;
  private readonly drawn = new GrowableInts();
  /** Nodes in random order: the free ones lie from `next` on. */
  private readonly order: Uint32Array;
  private next = 0;

  constructor(ground: Ground, params: SpiralParams, random: Random) {
    const { graph, border } = ground;
    this.ground = ground;
    this.params = params;
    this.random = random;
    this.owner = cellOfHalf(graph);
    this.twin = twins(graph);
    this.taken = border.clone();
    this.order = Uint32Array.from({ length: graph.cellCount }, (_, node) => node);
    random.shuffle(this.order);
  }

  /** @returns the links that the arms are, in the order in which they grew */
  run(): Int32Array {
    const wanted = Math.max(1, Math.min(this.params.spirals, Math.floor(this.order.length / A_SPIRAL)));
    const spirals = Array.from({ length: wanted }, () => this.started());
    while (this.freeNode() !== NONE) {
      for (const [i, one] of spirals.entries()) {
        if (one.tips.length > 0) this.grow(one);
        else if (this.random.below(20) === 0) spirals[i] = this.started();
      }
    }
    return this.drawn.values();
  }

  private freeNode(): number {
    const { order, taken } = this;
    while (this.next < order.length && taken.has(order[this.next] as number)) this.next++;
    return this.next < order.length ? (order[this.next] as number) : NONE;
  }

  /** A spiral of one arm at a free node. */
  private started(): Spiral {
    const { graph } = this.ground;
    const turn = this.random.small(2) === 0 ? 1 : -1;
    const node = this.freeNode();
    if (node === NONE) return { tips: [], turn };
    this.taken.add(node);
    const low = graph.first[node] as number;
    const degree = (graph.first[node + 1] as number) - low;
    return { tips: degree === 0 ? [] : [low + this.random.small(degree)], turn };
  }

  /** One round: each arm grows along the inner ones, and turns inward where these end. */
  private grow(one: Spiral): void {
    const { straight, graph } = this.ground;
    const { turn } = one;
    const tips: number[] = [];
    let count = one.tips.length;
    for (const tip of one.tips) {
      let came: number = NONE;
      let ahead = tip;
      while (ahead !== NONE && this.isFree(ahead)) {
        this.drawn.push(graph.link[ahead] as number);
        this.taken.add(graph.to[ahead] as number);
        came = ahead;
        ahead = straight[came] as number;
        const inward = ahead === NONE ? NONE : this.turned(ahead, turn);
        if (inward === NONE || !this.isFree(inward)) continue;
        tips.push(inward);
        // The turn is left to a new arm, and the old one grows on.
        if (count < this.params.arms && this.random.small(4) === 0) {
          count++;
          continue;
        }
        ahead = WAITS;
        break;
      }
      if (ahead === WAITS) continue;
      const aside = this.stopped(ahead, came, turn);
      if (aside === NONE) count--;
      else tips.push(aside);
    }
    one.tips = tips;
  }

  /** What becomes of an arm that cannot grow on: the half by which it will, or NONE if it has ended. */
  private stopped(ahead: number, came: number, turn: 1 | -1): number {
    const { random } = this;
    if (random.small(2) === 0) {
      const aside = ahead === NONE ? this.firstFree(this.twin[came] as number, turn) : this.turned(ahead, -turn);
      return aside !== NONE && this.isFree(aside) ? aside : NONE;
    }
    if (ahead !== NONE && random.small(3) < 2) this.drawn.push(this.ground.graph.link[ahead] as number);
    return NONE;
  }

  private isFree(half: number): boolean {
    return !this.taken.has(this.ground.graph.to[half] as number);
  }

  /** The half beside one of the same node: the next clockwise for 1, the one before for -1. */
  private turned(half: number, by: number): number {
    const { first } = this.ground.graph;
    const node = this.owner[half] as number;
    const [low, end] = [first[node] as number, first[node + 1] as number];
    return half + by === end ? low : half + by < low ? end - 1 : half + by;
  }

  private firstFree(back: number, by: number): number {
    for (let half = this.turned(back, by); half !== back; half = this.turned(half, by)) {
      if (this.isFree(half)) return half;
    }
    return NONE;
  }
}
