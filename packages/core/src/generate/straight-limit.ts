import { NONE } from '../structures/none.ts';
import type { Task } from './generator.ts';

/**
 * Keeps a walker from going straight on past a limit while another way is left.
 *
 * Where none is left, and where two branches happen to meet in line, longer straights remain; {@link limitStraights} takes
 * these out afterwards.
 */
export class StraightLimit {
  private readonly most: number; // cells
  private readonly straight: Int32Array;
  private readonly to: Uint32Array;
  private readonly length: Uint32Array; // cell -> cells of the straight by which it was entered, itself included

  constructor(task: Task, most: number) {
    this.most = most;
    this.straight = task.straight();
    this.to = task.graph.to;
    this.length = new Uint32Array(task.graph.cellCount);
  }

  /** Takes the half straight on out of the candidates where it would be too much. @returns how many are left */
  trim(cell: number, candidates: Uint32Array, count: number, cameBy: number): number {
    if (count < 2 || cameBy === NONE || (this.length[cell] as number) < this.most) return count;
    const ahead = this.straight[cameBy] as number;
    for (let i = 0; i < count; i++) {
      if (candidates[i] !== ahead) continue;
      candidates[i] = candidates[count - 1] as number;
      return count - 1;
    }
    return count;
  }

  /** Told by which half the walker goes on. */
  walk(cell: number, half: number, cameBy: number): void {
    const goesOn = cameBy !== NONE && this.straight[cameBy] === half;
    this.length[this.to[half] as number] = goesOn ? (this.length[cell] as number) + 1 : 2;
  }
}
