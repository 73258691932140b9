// Spanning trees by eliminating cells one after the other. A cell with links of weights w1, w2, ... and their sum S goes
// and leaves a link of weight wi wj / S between each two of its neighbours (star to mesh, A. Rosen, 1924). That divides
// the weighted number of trees by S, so it is the product of all S. It is Gaussian elimination of the Laplacian
// (G. Kirchhoff, 1847) with nothing ever subtracted, so no digits are lost.

import { MazeError } from '../errors.ts';
import type { Graph } from '../graph/graph.ts';
import { pieces } from '../graph/pieces.ts';
import { log } from '../random/log.ts';
import { NONE } from '../structures/none.ts';
import { type Elimination, planElimination } from './elimination.ts';

/** Products modulo a prime that an exact count may take: some ten seconds. */
const MOST_EXACT_PRODUCTS = 2e9;
/** What the logarithm may take: under a minute, and 12 bytes an entry. */
const MOST_PRODUCTS = 1e10;
const MOST_ENTRIES = 5e7;
/** Primes are below this, so that the product of two remainders is exact. */
const PRIMES_BELOW = 0x4000000; // 2^26
/** Bits that a remainder modulo one of them tells at the least, as far down as they are ever taken. */
const BITS = 25;

/**
 * How many spanning trees a graph has: how many perfect mazes a board. Exact. Parallel links count as different,
 * self-loops not at all; a graph in pieces has none. For classes hand in the quotient.
 *
 * Counted modulo as many primes as the logarithm of the number asks for, and put together by the Chinese remainder theorem.
 *
 * @throws MazeError `too-large` where it would take longer than some ten seconds; {@link spanningTreeLog} goes farther
 * Cost: an elimination for each 25 binary digits of the result; 2000 squares take half a second, 5000 three.
 */
export function spanningTreeCount(graph: Graph): bigint {
  if (graph.cellCount < 2) return 1n;
  if (pieces(graph).count > 1) return 0n;
  const plan = requirePlan(graph);
  const rows = plan.rows();
  const reals = new Reals();
  eliminate(graph, plan, rows, reals);
  const bits = reals.logarithm / log(2);
  const primeCount = Math.ceil((bits + 2) / BITS);
  if (primeCount * (plan.products + plan.entries) > MOST_EXACT_PRODUCTS) {
    throw new MazeError(
      'too-large',
      `the number of spanning trees of ${graph.cellCount} cells has about ${Math.ceil(bits * 0.30103)} digits, which takes too long to count exactly; take its logarithm (spanningTreeLog)`,
    );
  }
  let count = 0n; // right modulo `modulus`
  let modulus = 1n;
  let taken = 0;
  for (let prime = primeBelow(PRIMES_BELOW); taken < primeCount; prime = primeBelow(prime)) {
    const remainders = new Remainders(prime);
    if (!eliminate(graph, plan, rows, remainders)) continue; // this prime divides a pivot, another one will do
    const missing = remainders.product + prime - Number(count % BigInt(prime));
    const times = remainders.times(missing % prime, remainders.invert(Number(modulus % BigInt(prime))));
    count += modulus * BigInt(times);
    modulus *= BigInt(prime);
    taken++;
  }
  return count;
}

/**
 * The natural logarithm of the number of spanning trees, right to some twelve digits; -Infinity for a graph in pieces.
 *
 * @throws MazeError `too-large` where it would take minutes, or much more memory than half a gigabyte
 * Cost: see {@link planElimination}; 100 000 squares take a second or two and 50 MB, a million some twenty and 500 MB.
 */
export function spanningTreeLog(graph: Graph): number {
  if (graph.cellCount < 2) return 0;
  if (pieces(graph).count > 1) return Number.NEGATIVE_INFINITY;
  const plan = requirePlan(graph);
  const reals = new Reals();
  eliminate(graph, plan, plan.rows(), reals);
  return reals.logarithm;
}

function requirePlan(graph: Graph): Elimination {
  const plan = planElimination(graph);
  if (plan.entries <= MOST_ENTRIES && plan.products <= MOST_PRODUCTS) return plan;
  throw new MazeError(
    'too-large',
    `counting the spanning trees of ${graph.cellCount} cells takes ${plan.products.toExponential(1)} products and ${plan.entries.toExponential(1)} numbers; up to ${MOST_PRODUCTS.toExponential(0)} and ${MOST_ENTRIES.toExponential(0)} are allowed, which is enough for a million cells of a flat board, or 100 000 of a thick one`,
  );
}

/** The numbers that an elimination reckons with. */
interface Arithmetic {
  /** Is told each pivot, none of which is 0. */
  take(pivot: number): void;
  /** 1 / value; the value is not 0. */
  invert(value: number): number;
  plus(a: number, b: number): number;
  times(a: number, b: number): number;
  /** Adds `factor` times values[i] to sums[rows[i]] for i from `from` to `till` - 1. */
  addProducts(
    sums: Float64Array,
    rows: Uint32Array,
    values: Float64Array,
    from: number,
    till: number,
    factor: number,
  ): void;
}

class Reals implements Arithmetic {
  logarithm = 0;

  take(pivot: number): void {
    this.logarithm += log(pivot);
  }

  invert(value: number): number {
    return 1 / value;
  }

  plus(a: number, b: number): number {
    return a + b;
  }

  times(a: number, b: number): number {
    return a * b;
  }

  addProducts(
    sums: Float64Array,
    rows: Uint32Array,
    values: Float64Array,
    from: number,
    till: number,
    factor: number,
  ): void {
    for (let i = from; i < till; i++) {
      const row = rows[i] as number;
      sums[row] = (sums[row] as number) + factor * (values[i] as number);
    }
  }
}

/** Remainders 0 to prime - 1. */
class Remainders implements Arithmetic {
  product = 1;
  private readonly prime: number;

  /** @param prime at most 2^26, so that products stay exact */
  constructor(prime: number) {
    this.prime = prime;
  }

  take(pivot: number): void {
    this.product = this.times(this.product, pivot);
  }

  /** By Euclid's algorithm. */
  invert(value: number): number {
    let [a, b] = [this.prime, value];
    let [x, y] = [0, 1];
    while (b !== 0) {
      const quotient = Math.floor(a / b);
      [a, b] = [b, a - quotient * b];
      [x, y] = [y, x - quotient * y];
    }
    return x < 0 ? x + this.prime : x;
  }

  plus(a: number, b: number): number {
    const sum = a + b;
    return sum >= this.prime ? sum - this.prime : sum;
  }

  times(a: number, b: number): number {
    return (a * b) % this.prime;
  }

  addProducts(
    sums: Float64Array,
    rows: Uint32Array,
    values: Float64Array,
    from: number,
    till: number,
    factor: number,
  ): void {
    const { prime } = this;
    const share = 1 / prime;
    for (let i = from; i < till; i++) {
      const row = rows[i] as number;
      const value = (sums[row] as number) + factor * (values[i] as number); // below 2^52 + 2^26
      const rest = value - Math.floor(value * share) * prime; // the quotient may be one off
      sums[row] = rest < 0 ? rest + prime : rest >= prime ? rest - prime : rest;
    }
  }
}

/**
 * Eliminates all cells but the last: column after column, each made from the earlier ones that have a row in it. These
 * wait in the list of the turn that their next row names.
 *
 * @returns false if a pivot is 0, which happens with remainders only
 */
function eliminate(graph: Graph, plan: Elimination, rows: Uint32Array, numbers: Arithmetic): boolean {
  const { cellAt, turnOf, first } = plan;
  const last = graph.cellCount - 1;
  const values = new Float64Array(rows.length);
  const inverses = new Float64Array(last);
  const sums = new Float64Array(graph.cellCount); // weights of the links to each later turn
  const next = new Float64Array(last); // turn -> its next row to come
  const listFirst = new Int32Array(graph.cellCount).fill(NONE);
  const listNext = new Int32Array(last);
  const enlist = (turn: number): void => {
    const at = next[turn] as number;
    if (at === first[turn + 1]) return;
    const row = rows[at] as number;
    listNext[turn] = listFirst[row] as number;
    listFirst[row] = turn;
  };
  for (let turn = 0; turn < last; turn++) {
    const cell = cellAt[turn] as number;
    for (let h = graph.first[cell] as number; h < (graph.first[cell + 1] as number); h++) {
      const other = turnOf[graph.to[h] as number] as number;
      if (other > turn) sums[other] = (sums[other] as number) + 1;
    }
    for (let before = listFirst[turn] as number, after = NONE; before !== NONE; before = after) {
      after = listNext[before] as number;
      const at = next[before] as number;
      const factor = numbers.times(values[at] as number, inverses[before] as number);
      numbers.addProducts(sums, rows, values, at + 1, first[before + 1] as number, factor);
      next[before] = at + 1;
      enlist(before);
    }
    let pivot = 0;
    const till = first[turn + 1] as number;
    for (let i = first[turn] as number; i < till; i++) {
      const row = rows[i] as number;
      const value = sums[row] as number;
      values[i] = value;
      pivot = numbers.plus(pivot, value);
      sums[row] = 0;
    }
    if (pivot === 0) return false;
    numbers.take(pivot);
    inverses[turn] = numbers.invert(pivot);
    next[turn] = first[turn] as number;
    enlist(turn);
  }
  return true;
}

/** The greatest prime below a number. */
function primeBelow(above: number): number {
  for (let candidate = above - 1; ; candidate--) {
    let divisor = 2;
    while (divisor * divisor <= candidate && candidate % divisor !== 0) divisor++;
    if (divisor * divisor > candidate) return candidate;
  }
}
