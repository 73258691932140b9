// From a board and a generator to open links: picks the graph the generator works on (cells, or wall corners in wall
// focus), runs it once in each connected part, and turns walls back into passages. Some boards are settled only by that.

import { MazeError } from '../errors.ts';
import { type Classes, classesFrom, singletons } from '../graph/classes.ts';
import { cornerSets, type Dual } from '../graph/dual.ts';
import { type Graph, twins } from '../graph/graph.ts';
import { joinedClasses, pieces } from '../graph/pieces.ts';
import { Parts, type Subgraph, subgraph } from '../graph/subgraph.ts';
import { type Maze, mazeOf } from '../maze/maze.ts';
import { oppositeHalves } from '../mesh/axes.ts';
import { isGlued } from '../mesh/border.ts';
import { straightOn } from '../mesh/directions.ts';
import { GraphSpace } from '../mesh/graph-space.ts';
import { linkContrast, type Picture } from '../mesh/picture.ts';
import { pairsAt } from '../mesh/region.ts';
import type { Rows } from '../mesh/rows.ts';
import { MeshSpace, type Settled, type Space, type Split } from '../mesh/space.ts';
import { nothingCrosses, type WeaveRequest, wovenSpace } from '../mesh/woven.ts';
import type { Random } from '../random/random.ts';
import { defaultsOf, type ParamValues } from '../record.ts';
import { BitSet } from '../structures/bit-set.ts';
import { NONE } from '../structures/none.ts';
import { type Bias, biasWeights } from './bias.ts';
import type { Carving, GroundCarving } from './carving.ts';
import { type Blend, blended, blendedKnobs, type Corners, Field } from './field.ts';
import type { Focus, Generator, Heading, Kernel, Need, Task, Tunnel, Tunnels } from './generator.ts';
import { linksToClose } from './handles.ts';
import { startLimited } from './limited.ts';
import { RivalTrace } from './rival-trace.ts';
import { startSettling } from './settling.ts';
import type { Trace } from './trace.ts';
import { wilson } from './wilson.ts';

/** How to carve. */
export interface CarveOptions {
  /** Passages or walls; the generator's default if absent. */
  readonly focus?: Focus | undefined;
  /** Knobs of the generator; what is left out takes the default of the focus. */
  readonly params?: ParamValues | undefined;
  readonly bias?: Bias | undefined;
  /** Knobs that vary over the board. */
  readonly blend?: Blend | undefined;
  /** The most cells in a row that a passage goes straight on, as far as that can be; no limit if absent. */
  readonly runLimit?: number | undefined;
  /** Odds of each link in this focus, above 0; instead of `bias`. */
  readonly weights?: Float64Array | undefined;
  /** Links of high contrast go before others, in either focus; instead of `bias`. */
  readonly picture?: Picture | undefined;
  /** Passages that are there before: a forest of links, to which the generator adds the rest. Passage focus only. */
  readonly joined?: BitSet | undefined;
  /** Cells that count as joined, where no links on the board join them; instead of `joined`. Passage focus only. */
  readonly classes?: Classes | undefined;
  /** Crossings that the generator makes itself, where it is one that tunnels; none if absent. */
  readonly weave?: WeaveRequest | undefined;
  /** Walls that are there before: links that stay closed, to which the generator adds the rest. Wall focus only. */
  readonly walled?: BitSet | undefined;
  /** Links the generator may not choose: they stay walls where passages are carved, passages where walls are added. */
  readonly spared?: BitSet | undefined;
  readonly random: Random;
  readonly trace?: Trace | undefined;
}

/**
 * Carves to the end.
 *
 * @returns the open links: a spanning tree of each connected part of the board
 * @throws MazeError `cannot-combine` if the generator does not do the focus or the board lacks what it needs; or if
 * carving settles the board, whose links are others then: see {@link carveMaze}
 */
export function carve(space: Space, generator: Generator, options: CarveOptions): BitSet {
  if (settlesBoard(space, options)) {
    throw new MazeError(
      'cannot-combine',
      'carving settles this board, so its links cannot be told alone; take carveMaze',
    );
  }
  return carveMaze(space, generator, options).open;
}

/**
 * Carves to the end, also where only that settles the board.
 *
 * @returns a perfect maze on each connected part of the board, without ends
 * @throws MazeError `cannot-combine` if the generator does not do the focus or the board lacks what it needs
 */
export function carveMaze(space: Space, generator: Generator, options: CarveOptions): Maze {
  const carving = startCarving(space, generator, options);
  while (!carving.run(1 << 20));
  return mazeOf(carving.space(), carving.open());
}

/** The focus a generator takes if none is asked for; throws where it does not do the one asked for. */
export function focusOf(generator: Generator, asked: Focus | undefined): Focus {
  const focus = asked ?? generator.defaultFocus;
  const record = generator.focus[focus];
  if (typeof record === 'string') {
    throw new MazeError('cannot-combine', `${generator.name} does not take focus "${focus}": ${record}`);
  }
  return focus;
}

/** Knobs of a generator in a focus: record defaults, then those of the focus, then what was asked for. */
export function generatorParams(generator: Generator, focus: Focus, asked: ParamValues = {}): ParamValues {
  const record = generator.focus[focus];
  const ofFocus = typeof record === 'string' ? {} : record.defaults;
  return { ...defaultsOf(generator.params), ...ofFocus, ...asked } as ParamValues;
}

/** Sets a generator to work on a board. See {@link carveMaze}. */
export function startCarving(space: Space, generator: Generator, options: CarveOptions): Carving {
  const { runLimit, joined, walled, random, trace } = options;
  if (runLimit === undefined) return startUnlimited(space, generator, options);
  if (generator.needs.includes('split')) {
    throw new MazeError(
      'cannot-combine',
      `${generator.name} has one track, which cannot be mended where it is too straight; leave the limit of runs out, or take backtracker`,
    );
  }
  const most = runLimit;
  const start = (own: Trace | undefined): Carving => startUnlimited(space, generator, { ...options, trace: own });
  return startLimited(start, { most, random, trace, focus: focusOf(generator, options.focus), joined, walled });
}

function startUnlimited(space: Space, generator: Generator, options: CarveOptions): Carving {
  const { trace = null, weave } = options;
  const { rivals } = space;
  if (!settlesBoard(space, options)) return { ...startGround(space, generator, options, null), space: () => space };
  const start = (own: Trace | null): GroundCarving =>
    startGround(space, generator, { ...options, trace: own ?? undefined }, tunnelsOf(space, generator, options));
  const settle = (ground: GroundCarving): Settled =>
    rivals === null
      ? wovenSpace(space as MeshSpace, ground.tunnels(), weave as WeaveRequest)
      : rivals.settle(ground.open());
  return startSettling(start, settle, trace);
}

/** Whether only carving tells which links the board has. */
function settlesBoard({ rivals }: Space, { weave }: CarveOptions): boolean {
  return rivals !== null || weave !== undefined;
}

/** Where a generator may tunnel, or null if it was not asked to. */
function tunnelsOf(space: Space, { name, tunnels }: Generator, { weave, joined }: CarveOptions): Tunnels | null {
  if (weave === undefined) return null;
  if (tunnels !== true) {
    throw new MazeError(
      'cannot-combine',
      `${name} makes no crossings of its own; place them beforehand, or take tunneller`,
    );
  }
  if (space.weave !== null || joined !== undefined) {
    throw new MazeError(
      'cannot-combine',
      `${name} cannot start from passages that are there; carve with kruskal or wilson`,
    );
  }
  if (!(space instanceof MeshSpace)) throw nothingCrosses();
  const opposite = oppositeHalves(space);
  if (opposite.every((half) => half === NONE)) throw nothingCrosses();
  return { ...weave, opposite };
}

function startGround(
  space: Space,
  generator: Generator,
  options: CarveOptions,
  tunnels: Tunnels | null,
): GroundCarving {
  const focus = focusOf(generator, options.focus);
  const params = generatorParams(generator, focus, options.params);
  const joined = options.joined ?? space.weave?.open ?? null;
  if (joined !== null && (focus === 'wall' || generator.onCells === true)) {
    if (space.weave !== null) throw noWalls(space);
    throw new MazeError(
      'cannot-combine',
      `${generator.name} adds walls here and cannot start from passages; carve passages with kruskal or wilson`,
    );
  }
  if (space.rivals !== null) requireRivals(space, generator, focus, joined);
  const walled = options.walled ?? null;
  if (walled !== null && (focus === 'passage' || generator.onCells === true)) {
    throw new MazeError(
      'cannot-combine',
      `${generator.name} carves passages here and cannot start from walls; add walls with prim-modified or wilson`,
    );
  }
  const onCells = focus === 'passage' || generator.onCells === true;
  const classes = options.classes ?? (joined === null ? null : joinedClasses(space.graph, joined));
  const ground = onCells ? cellGround(space, classes, tunnels) : wallGround(space, walled);
  for (const need of generator.needs) {
    const lacks = lackOf(need, ground);
    if (lacks === null) continue;
    throw new MazeError('cannot-combine', `${generator.name} needs ${lacks} (${space.description.kind})`);
  }
  requireKnobs(generator, options.blend);
  const fields = fieldsOf(ground, space, options);
  const weights = weightsOf(space, focus, options);
  const { random, trace = null, runLimit = null, spared } = options;
  const isRanked = options.picture !== undefined && options.weights === undefined;
  const work: Work = { generator, params, focus, weights, isRanked, fields, runLimit, random, trace };
  if (spared !== undefined) requireSparing(generator);
  const left =
    spared === undefined
      ? null
      : subgraph(
          ground.graph,
          () => true,
          (l) => !spared.has(l),
        );
  const graph = left?.graph ?? ground.graph;
  const parts = pieces(graph, ground.classes);
  const takesAll = (parts.count === 1 && left === null) || generator.needs.includes('split'); // a split goes by the pieces of its source
  const partCount = takesAll ? Math.min(parts.count, 1) : parts.count;
  const alone = takesAll ? null : new Parts(graph, parts);
  const start = (part: number): Part | null =>
    takesAll ? wholePart(ground, work) : onePart(ground, within(left, (alone as Parts).part(part)), work);
  const chosen = walled?.clone() ?? new BitSet(space.graph.linkCount);
  const made: Tunnel[] = []; // in the parts that are done
  const hasHandles = ground.isDual && space.mesh !== null && isGlued(space.mesh);
  if (generator.onCells === true) wallLoops(space.graph, chosen, work.trace);
  let part = 0;
  let current: Part | null = null;
  return {
    run(budget) {
      if (part < partCount && current === null) current = start(part);
      if (current !== null) {
        if (!current.kernel.run(budget)) return false;
        current.collect(chosen);
        made.push(...current.tunnels());
        current = null;
      }
      part++;
      if (part === partCount && hasHandles) {
        for (const l of linksOfRings(space.graph, chosen.complement(), options.random)) {
          chosen.add(l);
          options.trace?.choose(l);
        }
      }
      return part >= partCount;
    },
    progress() {
      return (part + (current?.kernel.progress() ?? 0)) / Math.max(partCount, 1);
    },
    open() {
      const links = chosen.clone();
      current?.collect(links);
      if (joined !== null) for (const l of joined) links.add(l);
      return focus === 'passage' ? links : links.complement();
    },
    tunnels() {
      return current === null ? made : [...made, ...current.tunnels()];
    },
  };
}

/** Open links to close for what is left to be a spanning tree of each part: see {@link linksToClose}. */
export function linksOfRings(graph: Graph, open: BitSet, random: Random): readonly number[] {
  const treeOf = (small: Graph, odds: Float64Array): BitSet =>
    carve(new GraphSpace(small, null, { kind: 'rings' }), wilson, { focus: 'passage', weights: odds, random });
  return linksToClose(graph, open, random, treeOf);
}

/** What goes by rows, cuts regions or digs tunnels counts on the links being there. */
function requireSparing({ name, needs, onCells, tunnels }: Generator): void {
  if (needs.length === 0 && onCells !== true && tunnels !== true) return;
  throw new MazeError(
    'cannot-combine',
    `${name} cannot leave out links that are settled already; take wilson, kruskal or backtracker`,
  );
}

/** A part of what is left of a graph, by the numbers of the graph. */
function within(left: Subgraph | null, part: Subgraph): Subgraph {
  if (left === null) return part;
  const { links, halves } = left;
  return {
    ...part,
    links: part.links.map((l) => links[l] as number),
    halves: part.halves.map((h) => halves[h] as number),
  };
}

/** How much likelier than a link of no contrast one from black to white is, less 1: as far as walks still end soon. */
const STRONGEST = 63;

/** A board whose links close one another asks more of a generator. */
function requireRivals(space: Space, { name, whyNoRivals }: Generator, focus: Focus, joined: BitSet | null): void {
  if (focus === 'wall') throw noWalls(space);
  const why = joined === null ? whyNoRivals : 'what is open beforehand may not be a part of the board in the end';
  if (why === undefined) return;
  throw new MazeError('cannot-combine', `${name} cannot carve where one link closes another: ${why}`);
}

/** Links from a cell to itself lead nowhere, and no kernel meets them: where links are open unless walled, they are walled. */
function wallLoops(graph: Graph, chosen: BitSet, trace: Trace | null): void {
  for (let l = 0; l < graph.linkCount; l++) {
    if (graph.ends[2 * l] !== graph.ends[2 * l + 1]) continue;
    chosen.add(l);
    trace?.choose(l);
  }
}

/** The graph that is carved in, with what a task needs besides. */
interface Ground {
  /** True for wall corners, false for cells. */
  readonly isDual: boolean;
  readonly graph: Graph;
  readonly classes: Classes;
  readonly rootOf: (classNumber: number) => boolean;
  readonly positions: () => Float64Array;
  readonly directions: () => Float64Array;
  readonly twin: () => Uint32Array;
  readonly rows: () => Rows | null;
  readonly rowPaths: () => Rows | null;
  /** Why there may be no rows, for a refusal. */
  readonly noRows: () => string;
  readonly steps: () => Int8Array | null;
  readonly split: () => Split | null;
  /** Link -> the link it closes, or NONE; null where none closes another. */
  readonly rivalOf: Int32Array | null;
  readonly tunnels: Tunnels | null;
}

/** What is done in each part. */
interface Work {
  readonly generator: Generator;
  readonly params: ParamValues;
  readonly focus: Focus;
  readonly weights: Float64Array | null;
  readonly isRanked: boolean;
  readonly fields: Fields;
  readonly runLimit: number | null;
  readonly random: Random;
  readonly trace: Trace | null;
}

/** The knobs that a task asks for; those that are the same everywhere come from the generator's own. */
interface Fields {
  readonly bias: Field | null;
  readonly run: Float32Array | null;
  readonly river: Float32Array | null;
}

function fieldsOf(ground: Ground, space: Space, options: CarveOptions): Fields {
  const { blend = {} } = options;
  const field = (corners: Corners): Float32Array => blended(corners, ground.positions(), space.sheets);
  const { amount = 0 } = hasBias(options) ? (options.bias as Bias) : {};
  return {
    bias: amount === 0 ? null : typeof amount === 'number' ? new Field(amount) : new Field(0, field(amount)),
    run: blend.run === undefined ? null : field(blend.run),
    river: blend.river === undefined ? null : field(blend.river),
  };
}

/** Weights and pictures go before a bias, and one of 0 is none. */
function hasBias({ weights, picture, bias }: CarveOptions): boolean {
  return weights === undefined && picture === undefined && bias !== undefined && bias.amount !== 0;
}

/** Odds of the links, as they are given, or from a picture or a bias; null where all are alike. */
function weightsOf(space: Space, focus: Focus, options: CarveOptions): Float64Array | null {
  const { weights, picture, bias } = options;
  if (weights === undefined && picture !== undefined) {
    return linkContrast(space, picture).map((contrast) => 1 + STRONGEST * contrast);
  }
  return hasBias(options) ? biasWeights(space, bias as Bias, focus) : (weights ?? null);
}

/** What varies over the board has to be a knob of the generator. */
function requireKnobs({ name, params }: Generator, blend: Blend = {}): void {
  for (const knob of blendedKnobs) {
    if (blend[knob] === undefined || Object.hasOwn(params, knob)) continue;
    throw new MazeError('cannot-combine', `${name} has no "${knob}" that could vary over the board; backtracker has`);
  }
}

interface Part {
  readonly kernel: Kernel;
  /** Adds what the kernel has chosen so far, by numbers of the whole. */
  collect(into: BitSet): void;
  /** Crossings so far, by numbers of the whole. */
  tunnels(): readonly Tunnel[];
}

/** What a board lacks of a need, and what would work; null if nothing. */
function lackOf(need: Need, ground: Ground): string | null {
  switch (need) {
    case 'rows':
      return ground.rows() === null ? `rows, and ${ground.noRows()}; kruskal or wilson work on every board` : null;
    case 'row-paths':
      return ground.rowPaths() !== null
        ? null
        : `rows in which each cell is linked to the next, and ${ground.noRows()}; binary-tree or kruskal work on every board`;
    case 'split':
      return ground.split() === null
        ? 'a board that was cut from another, and this was not; squares are, and any board of polygons can be split'
        : null;
  }
}

function cellGround(space: Space, classes: Classes | null, tunnels: Tunnels | null): Ground {
  return {
    isDual: false,
    graph: space.graph,
    classes: classes ?? singletons(space.graph.cellCount),
    rootOf: () => false,
    positions: () => space.centres,
    directions: () => space.directions,
    twin: () => space.twin,
    rows: () => (classes === null ? space.rows : null),
    rowPaths: () => (classes === null ? space.rowPaths : null),
    noRows: () => 'there are none here',
    steps: () => space.sheets?.stepOfHalf ?? null,
    split: () => space.split,
    rivalOf: space.rivals?.of ?? null,
    tunnels,
  };
}

function wallGround(space: Space, walled: BitSet | null): Ground {
  const { dual } = space;
  if (dual === null) throw noWalls(space);
  if (walled !== null) return walledGround(space, dual, walled);
  return {
    isDual: true,
    graph: dual.graph,
    classes: dual.classes,
    rootOf: (k) => dual.isBorder[k] === 1,
    positions: () => space.wallPositions,
    directions: () => space.wallDirections,
    twin: () => twins(dual.graph),
    rows: () => space.wallRows,
    rowPaths: () => (space.wallRows?.arePaths === true ? space.wallRows : null),
    noRows: () => (borderCount(dual) > 1 ? 'walls between several borders have none' : 'there are none here'),
    steps: () => null,
    split: () => null,
    rivalOf: null,
    tunnels: null,
  };
}

/** Corners that walls join are one class; a class with a border corner in it is one to start from. No rows are left. */
function walledGround(space: Space, dual: Dual, walled: BitSet): Ground {
  const { of, count } = cornerSets(dual, walled);
  const hasBorder = new Uint8Array(count);
  for (let n = 0; n < of.length; n++) {
    if (dual.isBorder[dual.classes.of[n] as number] === 1) hasBorder[of[n] as number] = 1;
  }
  return {
    ...wallGround(space, null),
    classes: classesFrom(of, count, NONE),
    rootOf: (k) => hasBorder[k] === 1,
    rows: () => null,
    rowPaths: () => null,
  };
}

function noWalls({ whyNoDual }: Space): MazeError {
  return new MazeError('cannot-combine', `walls cannot be added here: ${whyNoDual}; carve passages instead`);
}

function borderCount({ isBorder }: Dual): number {
  let count = 0;
  for (const one of isBorder) count += one;
  return count;
}

/** A generator set to work on a connected ground; null where nothing is left to carve. */
function startKernel(ground: Ground, work: Work): Kernel | null {
  const { generator, params, focus, weights, isRanked, fields, random, trace } = work;
  const classes = { ...ground.classes, root: outermost(ground) };
  if (classes.count <= 1) return null;
  const rivals = ground.rivalOf === null ? null : new RivalTrace(ground.graph, ground.rivalOf, trace);
  const task: Task = {
    graph: rivals?.graph ?? ground.graph,
    classes,
    focus,
    weights,
    isRanked,
    bias: fields.bias,
    runLimit: ground.isDual ? null : work.runLimit, // walls may be as straight as they like
    knob: (name, everywhere) => new Field(everywhere, fields[name]),
    positions: ground.positions,
    heading: () => headingOf(ground),
    straight: () => straightOn(ground.graph, ground.twin(), ground.directions(), ground.steps()),
    rows: generator.needs.includes('row-paths') ? ground.rowPaths : ground.rows,
    split: ground.split,
    tunnels: ground.tunnels,
    random,
  };
  const kernel = generator.start(task, params, rivals ?? trace);
  if (rivals !== null) rivals.kernel = kernel;
  return kernel;
}

function wholePart(ground: Ground, work: Work): Part | null {
  const kernel = startKernel(ground, work);
  if (kernel === null) return null;
  return {
    kernel,
    collect: (into) => {
      for (let w = 0; w < into.words.length; w++) {
        into.words[w] = (into.words[w] as number) | (kernel.chosen.words[w] as number);
      }
    },
    tunnels: () => kernel.tunnels ?? [],
  };
}

function onePart(ground: Ground, sub: Subgraph, work: Work): Part | null {
  if (sub.cells.length === 1) return null;
  const { weights, trace } = work;
  const kernel = startKernel(groundOf(ground, sub), {
    ...work,
    weights: weights === null ? null : Float64Array.from(sub.links, (l) => weights[l] as number),
    fields: fieldsOfPart(work.fields, sub.cells),
    trace: trace?.within(sub.cells, sub.links) ?? null,
  });
  if (kernel === null) return null;
  return {
    kernel,
    collect: (into) => {
      for (const l of kernel.chosen) into.add(sub.links[l] as number);
    },
    tunnels: () => (kernel.tunnels ?? []).map((tunnel) => tunnelOfWhole(tunnel, sub)),
  };
}

function headingOf(ground: Ground): Heading {
  return { directions: ground.directions(), twin: ground.twin(), steps: ground.steps() };
}

function fieldsOfPart({ bias, run, river }: Fields, cells: Uint32Array): Fields {
  const own = (field: Float32Array | null): Float32Array | null =>
    field === null ? null : Float32Array.from(cells, (c) => field[c] as number);
  return { bias: bias === null ? null : new Field(bias.at(0), own(bias.byCell)), run: own(run), river: own(river) };
}

/** A part of a ground as one of its own; rows and splits belong to whole boards only. */
function groundOf(whole: Ground, sub: Subgraph): Ground {
  let positions: Float64Array | undefined; // asked for by the root and by some generators
  return {
    isDual: whole.isDual,
    graph: sub.graph,
    ...restrictedClasses(whole, sub),
    positions: () => (positions ??= pairsAt(whole.positions(), sub.cells)),
    directions: () => pairsAt(whole.directions(), sub.halves),
    twin: () => twins(sub.graph),
    rows: () => null,
    rowPaths: () => null,
    noRows: whole.noRows,
    steps: () => {
      const steps = whole.steps();
      return steps === null ? null : Int8Array.from(sub.halves, (h) => steps[h] as number);
    },
    split: () => null,
    rivalOf: whole.rivalOf === null ? null : renumbered(whole.rivalOf, sub.links),
    tunnels:
      whole.tunnels === null ? null : { ...whole.tunnels, opposite: renumbered(whole.tunnels.opposite, sub.halves) },
  };
}

function tunnelOfWhole({ cell, over, under, laterIsOver }: Tunnel, { cells, halves }: Subgraph): Tunnel {
  const both = ([a, b]: readonly [number, number]): [number, number] => [halves[a] as number, halves[b] as number];
  return { cell: cells[cell] as number, over: both(over), under: both(under), laterIsOver };
}

/** Numbers that point to one another, for the given ones alone. */
function renumbered(whole: Int32Array, kept: Uint32Array): Int32Array {
  const numberOf = new Int32Array(whole.length).fill(NONE);
  for (let i = 0; i < kept.length; i++) numberOf[kept[i] as number] = i;
  return Int32Array.from(kept, (number) => {
    const other = whole[number] as number;
    return other === NONE ? NONE : (numberOf[other] as number);
  });
}

/** The classes that lie in a part, numbered anew; a class never lies in two parts. */
function restrictedClasses(ground: Ground, sub: Subgraph): { classes: Classes; rootOf: (k: number) => boolean } {
  if (ground.classes.memberFirst === null) return { classes: singletons(sub.cells.length), rootOf: () => false };
  const numberOf = new Int32Array(ground.classes.count).fill(NONE);
  const original: number[] = [];
  const of = new Uint32Array(sub.cells.length);
  for (let c = 0; c < of.length; c++) {
    const k = ground.classes.of[sub.cells[c] as number] as number;
    if (numberOf[k] === NONE) {
      numberOf[k] = original.length;
      original.push(k);
    }
    of[c] = numberOf[k] as number;
  }
  return {
    classes: classesFrom(of, original.length, NONE),
    rootOf: (k) => ground.rootOf(original[k] as number),
  };
}

/** The border piece that reaches farthest left (then up): the outside. NONE without borders. */
function outermost({ graph, classes, rootOf, positions }: Ground): number {
  if (classes.memberFirst === null) return NONE;
  const places = positions();
  let best = NONE;
  let bestX = Number.POSITIVE_INFINITY;
  let bestY = Number.POSITIVE_INFINITY;
  for (let n = 0; n < graph.cellCount; n++) {
    const k = classes.of[n] as number;
    const x = places[2 * n] as number;
    const y = places[2 * n + 1] as number;
    if (!rootOf(k) || x > bestX || (x === bestX && y >= bestY)) continue;
    best = k;
    bestX = x;
    bestY = y;
  }
  return best;
}
