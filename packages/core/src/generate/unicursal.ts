// Unicursal mazes: a perfect maze with its passages split down the middle, so that one track runs round all of it.
// Cost: that of the source maze (on squares a quarter of the cells) and O(cells).

import { MazeError } from '../errors.ts';
import { linkBetween } from '../graph/graph.ts';
import { type Pieces, pieces } from '../graph/pieces.ts';
import type { Mesh } from '../mesh/mesh.ts';
import type { Split } from '../mesh/space.ts';
import { BitSet } from '../structures/bit-set.ts';
import { GrowableInts } from '../structures/growable.ts';
import { NONE } from '../structures/none.ts';
import { Backbite } from './backbite.ts';
import { startCarving } from './carve.ts';
import { carvers } from './carvers.ts';
import type { Carving } from './carving.ts';
import type { Generator, Kernel, Task } from './generator.ts';
import { huntKill } from './hunt-kill.ts';
import type { Trace } from './trace.ts';

export type UnicursalParams = { readonly source: string; readonly track: string };

/** Those that carve passages. */
const SOURCES = carvers.filter(({ focus }) => typeof focus.passage !== 'string');

export const unicursal: Generator<UnicursalParams> = {
  id: 'GEN-UNICURSAL',
  name: 'unicursal',
  title: 'Unicursal',
  summary: 'One winding passage without any junction that fills the board: a labyrinth rather than a maze.',
  about:
    'The track runs round a perfect maze as a wall follower would, left and right of walls down the middle of its passages; ' +
    'so each dead end of that source becomes a turn back. What the source is like still shows. Squares are cut from squares ' +
    'of twice the size; any other board is the source itself, and each of its cells is cut into one piece a corner.',
  steps: [
    'Make a perfect maze on the board of which this one is the split: on squares of half the size.',
    'Cut each of its cells into one piece a corner.',
    'Build a wall along the middle of each passage, from centre to centre: what is left is one closed track round the source.',
    'Close it in one place beside the border. Odd sizes instead leave away a strip along the edge that the track runs through in one go.',
    'Where the ends are to lie apart elsewhere, move each: join it to a cell beside it and cut the ring that this makes behind that cell.',
  ],
  sources: [
    'W. D. Pullen, Think Labyrinth: Maze Algorithms, 1996-2015',
    'M. L. Mansfield, Monte Carlo studies of polymer chain dimensions in the melt, 1982',
  ],
  params: {
    source: {
      type: 'choice',
      choices: Object.fromEntries(SOURCES.map(({ name, summary }) => [name, summary])),
      default: 'hunt-kill',
      help: 'generator of the maze that the track runs round',
    },
    track: {
      type: 'choice',
      choices: {
        auto: 'as the size of the board allows',
        together: 'side by side at the border',
        apart: 'in opposite corners, or about there',
      },
      default: 'auto',
      help: 'where the two ends of the track are: as a rule side by side, on squares of odd size in corners',
    },
  },
  type: 'tree',
  needs: ['split'],
  onCells: true,
  memory: 'cells',
  focus: {
    passage: 'it builds walls along the middle of passages; add walls (focus "wall"), or carve with backtracker',
    wall: { unbiased: true, uniform: 'never', published: { deadEnds: 0, solution: 100 } },
  },
  defaultFocus: 'wall',
  start: (task, params, trace) => new Unicursal(task, params, trace),
};

class Unicursal implements Kernel {
  readonly chosen: BitSet;
  private readonly task: Task;
  private readonly trace: Trace | null;
  private readonly split: Split;
  private readonly mesh: Mesh;
  private readonly sideAfter: Uint32Array; // side of the source -> the next one of its cell
  private readonly isRing: boolean;
  private readonly movesEnds: boolean;
  private moving: Backbite[] | null = null; // one for each ring, once there are all
  private readonly carving: Carving;
  private isOpen: Uint8Array | null = null; // side of the source -> 1 if it is a passage; null until the source is made
  private next = 0; // cell of the source
  // Ring by ring (one for each piece of the source), the side at which it is cut.
  private readonly rings: Pieces;
  private readonly cut: Int32Array;
  private readonly borderSides: Uint32Array;

  constructor(task: Task, params: UnicursalParams, trace: Trace | null) {
    const split = task.split();
    const mesh = split?.source.mesh;
    if (split === null || mesh === null || mesh === undefined)
      throw new Error('unicursal was started on a board that is no split of a mesh');
    this.task = task;
    this.trace = trace;
    this.split = split;
    this.mesh = mesh;
    this.sideAfter = sidesAfter(mesh);
    this.chosen = new BitSet(task.graph.linkCount);
    this.isRing = !split.cellOfKite.includes(NONE);
    this.movesEnds = this.isRing && params.track === 'apart';
    requireTrack(params.track, this.isRing);
    this.rings = pieces(split.source.graph);
    this.cut = new Int32Array(this.rings.count).fill(NONE);
    this.borderSides = new Uint32Array(this.rings.count);
    const source = SOURCES.find(({ name }) => name === params.source) as Generator;
    if (!this.isRing && source.needs.length > 0) {
      throw new MazeError(
        'cannot-combine',
        `with an odd size a passage along the edge is there first, and ${source.name} cannot start from one; take even sizes, or source hunt-kill`,
      );
    }
    this.carving = startCarving(split.source, source, {
      focus: 'passage',
      params: source.name === huntKill.name ? { river: 0 } : undefined, // as Daedalus does: 57 per cent of the track straight, not 64
      weights: task.weights === null ? undefined : this.sourceWeights(task.weights),
      joined: this.isRing ? undefined : split.trunk,
      random: task.random,
    });
  }

  run(budget: number): boolean {
    const { mesh } = this;
    if (this.isOpen === null) {
      if (this.carving.run(budget)) this.isOpen = this.split.source.sidesOf(this.carving.open());
      return false;
    }
    for (let left = budget; left > 0 && this.next < mesh.cellCount; left -= 4) this.splitCell(this.next++, this.isOpen);
    if (this.next < mesh.cellCount) return false;
    if (this.isRing && this.moving === null) this.cutRings();
    return !this.movesEnds || this.moveEnds(budget);
  }

  progress(): number {
    return (this.carving.progress() + this.next / this.mesh.cellCount) / 2;
  }

  /** Walls all links of the kites of a cell that the track does not take. */
  private splitCell(cell: number, isOpen: Uint8Array): void {
    const { sideFirst, sidePartner } = this.mesh;
    const { cellOfKite } = this.split;
    for (let s = sideFirst[cell] as number; s < (sideFirst[cell + 1] as number); s++) {
      const kite = cellOfKite[s] as number;
      const kiteAfter = cellOfKite[this.sideAfter[s] as number] as number;
      const partner = sidePartner[s] as number;
      if (isOpen[s] === 1) {
        // An open side is crossed by both kites beside it.
        this.wall(kite, kiteAfter);
        continue;
      }
      // At a closed one the track turns from kite to kite; the neighbour walls the other half of the side.
      if (partner !== NONE) this.wallBehind(s, partner);
      this.offerCut(this.rings.of[cell] as number, s, partner === NONE);
    }
  }

  /** Walls a half of a closed side, or both halves where it is glued with a twist and its partner leaves them. */
  private wallBehind(side: number, partner: number): void {
    const { cellOfKite } = this.split;
    const after = this.sideAfter[side] as number;
    if (this.mesh.sideTwisted?.[side] !== 1) {
      this.wall(cellOfKite[after] as number, cellOfKite[partner] as number);
    } else if (side < partner) {
      this.wall(cellOfKite[side] as number, cellOfKite[partner] as number);
      this.wall(cellOfKite[after] as number, cellOfKite[this.sideAfter[partner] as number] as number);
    }
  }

  /** A ring is cut at one of its border sides, each equally likely, or at a closed one where it has none. */
  private offerCut(ring: number, side: number, isBorder: boolean): void {
    if (!this.isRing) return;
    const seen = this.borderSides[ring] as number;
    if (isBorder) {
      this.borderSides[ring] = seen + 1;
      if (this.task.random.below(seen + 1) === 0) this.cut[ring] = side;
    } else if (seen === 0) {
      this.cut[ring] = side;
    }
  }

  private cutRings(): void {
    const { cellOfKite } = this.split;
    for (const side of this.cut)
      this.wall(cellOfKite[side] as number, cellOfKite[this.sideAfter[side] as number] as number);
  }

  /** Moves the ends of each track to opposite sides of the board. @returns whether they are there */
  private moveEnds(budget: number): boolean {
    const { graph, random } = this.task;
    if (this.moving === null) {
      const mayEnd = this.endCells();
      const positions = this.task.positions();
      this.moving = this.tracks().map((path) => {
        const places = farPlaces(path, positions, mayEnd);
        return new Backbite(graph, path, positions, places, (cell) => mayEnd[cell] === 1, random);
      });
    }
    if (!this.moving.every((track) => track.run(budget))) return false;
    const passages = new BitSet(graph.linkCount);
    for (const { path } of this.moving) {
      for (let i = 1; i < path.length; i++) passages.add(linkBetween(graph, path[i - 1] as number, path[i] as number));
    }
    for (let l = 0; l < graph.linkCount; l++) {
      if (passages.has(l)) this.chosen.delete(l);
      else this.wallLink(l);
    }
    return true;
  }

  /** The cells of each track, from end to end. */
  private tracks(): Uint32Array[] {
    const { first, to, link, cellCount } = this.task.graph;
    const { cellOfKite } = this.split;
    const isSeen = new Uint8Array(cellCount);
    return Array.from(this.cut, (side) => {
      const cells = new GrowableInts();
      let at = cellOfKite[side] as number;
      while (at !== NONE) {
        isSeen[at] = 1;
        cells.push(at);
        let next = NONE;
        for (let h = first[at] as number; h < (first[at + 1] as number); h++) {
          if (!this.chosen.has(link[h] as number) && isSeen[to[h] as number] === 0) next = to[h] as number;
        }
        at = next;
      }
      return Uint32Array.from(cells.values());
    });
  }

  /** Cell -> 1 if a track may end there: those at the border, or all where there is none. */
  private endCells(): Uint8Array {
    const { sidePartner } = this.mesh;
    const { cellOfKite } = this.split;
    const mayEnd = new Uint8Array(this.task.graph.cellCount);
    if (!sidePartner.includes(NONE)) return mayEnd.fill(1);
    for (let s = 0; s < sidePartner.length; s++) {
      if (sidePartner[s] !== NONE) continue;
      mayEnd[cellOfKite[s] as number] = 1;
      mayEnd[cellOfKite[this.sideAfter[s] as number] as number] = 1;
    }
    return mayEnd;
  }

  /** Odds of the passages of the source from those of the walls across them. */
  private sourceWeights(weights: Float64Array): Float64Array {
    const { source, cellOfKite } = this.split;
    const { link, linkCount } = source.graph;
    const odds = new Float64Array(linkCount).fill(1);
    for (let h = 0; h < link.length; h++) {
      const side = source.sideOfHalf[h] as number;
      const a = cellOfKite[this.sideAfter[side] as number] as number;
      const partner = this.mesh.sidePartner[side] as number;
      const b = cellOfKite[
        this.mesh.sideTwisted?.[side] === 1 ? (this.sideAfter[partner] as number) : partner
      ] as number;
      if (a === NONE || b === NONE) continue;
      odds[link[h] as number] = 1 / (weights[linkBetween(this.task.graph, a, b)] as number);
    }
    return odds;
  }

  /** Walls one more link between two cells; where a corner has but two cells round it there may be two. */
  private wall(a: number, b: number): void {
    if (a === NONE || b === NONE) return;
    const { first, to, link } = this.task.graph;
    for (let h = first[a] as number; h < (first[a + 1] as number); h++) {
      const l = link[h] as number;
      if (to[h] !== b || this.chosen.has(l)) continue;
      this.wallLink(l);
      return;
    }
  }

  /** Walls that may be moved yet are not told. */
  private wallLink(l: number): void {
    const isFinal = !this.movesEnds || this.moving !== null;
    this.chosen.add(l);
    if (isFinal) this.trace?.choose(l);
  }
}

/** Two cells of a track that lie far apart, in opposite corners where there are such. */
function farPlaces(path: Uint32Array, positions: Float64Array, mayEnd: Uint8Array): readonly [number, number] {
  let least = path[0] as number;
  let most = least;
  const along = (cell: number): number => (positions[2 * cell] as number) + (positions[2 * cell + 1] as number);
  for (const cell of path) {
    if (mayEnd[cell] === 0) continue;
    if (mayEnd[least] === 0 || along(cell) < along(least)) least = cell;
    if (mayEnd[most] === 0 || along(cell) > along(most)) most = cell;
  }
  return [least, most];
}

function requireTrack(track: string, isRing: boolean): void {
  if (track === 'together' && !isRing) {
    throw new MazeError(
      'cannot-combine',
      'the track of a board with an odd width or height ends in corners; even width and height put its ends side by side',
    );
  }
}

function sidesAfter(mesh: Mesh): Uint32Array {
  const after = new Uint32Array(mesh.sideCorner.length);
  for (let c = 0; c < mesh.cellCount; c++) {
    const from = mesh.sideFirst[c] as number;
    const last = (mesh.sideFirst[c + 1] as number) - 1;
    for (let s = from; s < last; s++) after[s] = s + 1;
    after[last] = from;
  }
  return after;
}
