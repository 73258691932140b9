import type { Classes } from '../graph/classes.ts';
import type { Graph } from '../graph/graph.ts';
import type { Rows } from '../mesh/rows.ts';
import type { Split } from '../mesh/space.ts';
import type { Crossing, WeaveRequest } from '../mesh/woven.ts';
import type { Random } from '../random/random.ts';
import type { CatalogueRecord, ParamValues } from '../record.ts';
import type { BitSet } from '../structures/bit-set.ts';
import type { Field } from './field.ts';
import type { Trace } from './trace.ts';

/** What is carved: passages out of solid, or walls into open ground. */
export type Focus = 'passage' | 'wall';

/**
 * A connected graph on which a spanning tree is to be grown: the cells of a board, or its wall corners.
 *
 * "Cell" below means a node of this graph. The tree spans the *classes*: it has classes.count - 1 links, none inside a
 * class.
 */
export interface Task {
  readonly graph: Graph;
  readonly classes: Classes;
  readonly focus: Focus;
  /** Odds of each link, above 0: chances in walks and picks, exponential keys in Kruskal and Prim. Null: all alike. */
  readonly weights: Float64Array | null;
  /** Whether generators that go by an order of links take the heaviest first, and draw only among those that weigh alike. */
  readonly isRanked?: boolean;
  /** The bias from which the weights come, by cell; null where they do not. */
  readonly bias: Field | null;
  /** Most cells in a row that a walk goes straight on while another way is left; null for no limit. */
  readonly runLimit: number | null;
  /** A knob that may vary over the board. */
  readonly knob: (name: 'run' | 'river', everywhere: number) => Field;
  /** x and y of each cell (entries 2 c, 2 c + 1): for corners and orders. Made when first called. */
  readonly positions: () => Float64Array;
  /** Half -> the half straight on in the cell entered, or NONE. Made when first called. */
  readonly straight: () => Int32Array;
  /** Which way each half leads. Made when first called. */
  readonly heading: () => Heading;
  /** Rows, which hold all cells but those of the root class; null where the board has none. Made when first called. */
  readonly rows: () => Rows | null;
  /** The board that this one was cut from; null where there is none. Made when first called. */
  readonly split: () => Split | null;
  /** Where passages may be tunnelled under; null where they may not. */
  readonly tunnels: Tunnels | null;
  readonly random: Random;
}

/** Which way the halves of a graph lead. */
export interface Heading {
  /** Unit vector for each half: entries 2 h and 2 h + 1. */
  readonly directions: Float64Array;
  /** Half -> the half at the other end. */
  readonly twin: Uint32Array;
  /** Half -> step to another sheet, or 0; null where there are none. */
  readonly steps: Int8Array | null;
}

/** How a generator may tunnel. */
export interface Tunnels extends WeaveRequest {
  /** Half -> the half at the opposite side of its cell, or NONE where the cell cannot be a crossing. */
  readonly opposite: Int32Array;
}

/** A passage that was met and crossed. */
export interface Tunnel extends Crossing {
  /** Whether the passage that came later lies over the one that was there. */
  readonly laterIsOver: boolean;
}

/** A generator at work. All its state is in here, so that it can be stopped, watched and gone on with. */
export interface Kernel {
  /**
   * Works `budget` steps (one is about one cell visited), fewer at the end.
   *
   * @returns true once the tree is whole; further calls do nothing
   */
  run(budget: number): boolean;
  /** The links chosen so far: passages, or walls in wall focus. */
  readonly chosen: BitSet;
  /** How far it is, 0 to 1; for bars, not exact. */
  progress(): number;
  /** The crossings made so far, where the task allows tunnels. */
  readonly tunnels?: readonly Tunnel[];
  /**
   * Told that a link is about to be closed for good: both its halves will lead back to the cell they start from. Absent
   * where nothing is counted that this would upset.
   */
  lose?(link: number): void;
}

/** Whether every maze is equally likely: all equally, all but not equally, or some never arise. */
export type Uniformity = 'yes' | 'no' | 'never';

/** What a generator does in one focus: claims that the tests hold it to. */
export interface FocusRecord<P extends ParamValues = ParamValues> {
  /** Defaults of knobs that differ from those of the record. */
  readonly defaults?: Partial<P>;
  /** All four directions alike on squares, with default knobs. */
  readonly unbiased: boolean;
  readonly uniform: Uniformity;
  /** Published figures of the original at 100 x 100 in per cent of the cells; null where none were published. */
  readonly published: { readonly deadEnds: number; readonly solution: number | null } | null;
}

/** What a board may have to offer: rows, rows in which each cell is linked to the next, the board it was cut from. */
export type Need = 'rows' | 'row-paths' | 'split';

/** One entry of the generator catalogue. */
export interface Generator<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  /** One growing tree, sets joined all over, or both. */
  readonly type: 'tree' | 'set' | 'both';
  /** What the space has to offer besides a connected graph. */
  readonly needs: readonly Need[];
  /** True for one that works on the cells even in wall focus: it chooses which links to wall up. */
  readonly onCells?: boolean;
  /** True for one that makes crossings of its own where it is allowed to. */
  readonly tunnels?: boolean;
  /** Why it cannot work where opening one link closes another, and what would; absent for one that can. */
  readonly whyNoRivals?: string;
  /**
   * Memory while it works, with default knobs on squares: none, in proportion to a row, or to the cells. The board, the
   * links of the maze and a mark for each cell do not count.
   */
  readonly memory: 'none' | 'row' | 'cells';
  /** For each focus what it does there, or the reason why it does not and what would work. */
  readonly focus: { readonly [F in Focus]: FocusRecord<P> | string };
  /** Focus if none is asked for. */
  readonly defaultFocus: Focus;
  /** Sets to work on a task; nothing is carved before the first `run`. */
  start(task: Task, params: P, trace: Trace | null): Kernel;
}
