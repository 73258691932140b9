// A* over moves that have lengths (P. E. Hart, N. J. Nilsson, B. Raphael, A formal basis for the heuristic determination
// of minimum cost paths, 1968); without an estimate it is Dijkstra's algorithm (E. W. Dijkstra, A note on two problems
// in connexion with graphs, 1959).
// Cost: O(moves log cells) time a search, some 40 bytes a cell.

import type { Trace } from '../generate/trace.ts';
import { NONE } from '../structures/none.ts';
import { OpenList } from '../structures/open-list.ts';
import type { GoalBox } from './goal-box.ts';
import type { Moves } from './octile-moves.ts';
import type { PathSearch } from './path-search.ts';

export class MoveSearch implements PathSearch {
  length = 0;
  steps = 0;
  seen = 0;
  private readonly moves: Moves;
  private readonly box: GoalBox | null;
  private readonly distance: Float64Array;
  private readonly rank: Float64Array;
  private readonly left: Float64Array; // what is left at least
  private readonly cameFrom: Int32Array;
  private readonly round: Uint32Array; // cell -> the search it was last reached in
  private readonly isGoal: Uint8Array;
  private readonly waiting: OpenList;
  private rounds = 0;
  private reached = NONE;

  /** @param box estimates the way that is left; null searches in all directions alike */
  constructor(moves: Moves, box: GoalBox | null) {
    const cellCount = moves.first.length - 1;
    this.moves = moves;
    this.box = box;
    this.distance = new Float64Array(cellCount);
    this.rank = new Float64Array(cellCount);
    this.left = new Float64Array(cellCount);
    this.cameFrom = new Int32Array(cellCount);
    this.round = new Uint32Array(cellCount);
    this.isGoal = new Uint8Array(cellCount);
    this.waiting = new OpenList(this.rank, this.left);
  }

  search(start: number, goals: readonly number[], trace: Trace | null = null): boolean {
    const { moves, box, distance, rank, left, cameFrom, round, isGoal, waiting } = this;
    const { first, to, lengths } = moves;
    const current = ++this.rounds;
    waiting.clear();
    for (const goal of goals) isGoal[goal] = 1;
    box?.aim(goals);
    round[start] = current;
    distance[start] = 0;
    rank[start] = 0;
    left[start] = 0;
    cameFrom[start] = NONE;
    waiting.put(start);
    trace?.visit(start);
    this.reached = NONE;
    this.steps = 0;
    this.seen = 1;
    while (waiting.size > 0) {
      const cell = waiting.pop();
      this.steps++;
      if (isGoal[cell] === 1) {
        this.reached = cell;
        this.length = distance[cell] as number;
        break;
      }
      const soFar = distance[cell] as number;
      for (let m = first[cell] as number; m < (first[cell + 1] as number); m++) {
        const other = to[m] as number;
        const onward = soFar + (lengths[m] as number);
        if (round[other] !== current) {
          round[other] = current;
          this.seen++;
          trace?.visit(other);
          if (box !== null) {
            box.measure(box.column[other] as number, box.row[other] as number);
            left[other] = box.straight + box.diagonal * Math.SQRT2;
          } else {
            left[other] = 0;
          }
        } else if (onward >= (distance[other] as number)) {
          continue;
        }
        distance[other] = onward;
        rank[other] = onward + (left[other] as number);
        cameFrom[other] = cell;
        waiting.put(other);
      }
    }
    for (const goal of goals) isGoal[goal] = 0;
    return this.reached !== NONE;
  }

  path(): Uint32Array {
    const back: number[] = [];
    for (let cell = this.reached; cell !== NONE; cell = this.cameFrom[cell] as number) back.push(cell);
    return Uint32Array.from(back.reverse());
  }
}
