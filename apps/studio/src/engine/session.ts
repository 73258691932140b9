// What the worker keeps between jobs: the maze on the page and what was found out about it. A job that changes the maze
// puts a new session state in place as a whole, so that a job that fails or is stopped leaves the old one.

import type { Maze, Solution, Space, Trace } from '@labrys/core';
import type { Document } from '@labrys/formats';
import { boardKey, type Recipe, spaceOf } from '@labrys/recipe';
import { type Board, boardOfMaze } from '@labrys/render';

/** A maze and where it comes from. */
export interface Subject {
  /** Counts up with each maze. */
  readonly id: number;
  readonly maze: Maze;
  /** Absent for mazes that were read from files that keep none. */
  readonly recipe: Recipe | undefined;
  /** What was found of it so far, by who looks it up: pictures, traces, solutions. A new maze starts empty. */
  readonly kept: Map<string, unknown>;
  /** Length of each link, where a file told them. */
  readonly lengths?: Float64Array | undefined;
  readonly title?: string | undefined;
  /** What the maze was read from; absent for what was made here. */
  readonly document?: Document | undefined;
}

/** A solution and what the solver did. */
export interface Solved {
  readonly solver: string;
  readonly solution: Solution;
  readonly trace: Trace;
  /** Counts up: pictures of another way are others. */
  readonly id: number;
}

export class Session {
  private current: Subject | null = null;
  private count = 0;
  /** The way that is shown, if one is. */
  solved: Solved | null = null;
  private solvedCount = 0;

  /** The maze on the page. */
  get subject(): Subject {
    if (this.current === null) throw new Error('no maze is there yet');
    return this.current;
  }

  get isEmpty(): boolean {
    return this.current === null;
  }

  /** The board that was made last: the next maze is on the same one more often than not. */
  private lastBoard: { readonly key: string; readonly space: Space } | null = null;

  /** The board of a recipe, made anew where it is not the last one. */
  boardOf(recipe: Recipe): Space {
    const key = boardKey(recipe);
    if (this.lastBoard?.key !== key) this.lastBoard = { key, space: spaceOf(recipe) };
    return this.lastBoard.space;
  }

  /** Puts another maze in place. */
  show(subject: Omit<Subject, 'id' | 'kept'>): Subject {
    this.current = { ...subject, id: ++this.count, kept: new Map() };
    this.solved = null;
    return this.current;
  }

  /** Shows another way, or none. */
  showSolved(solved: Omit<Solved, 'id'> | null): void {
    this.solved = solved === null ? null : { ...solved, id: ++this.solvedCount };
  }

  /** Box and size of the cells of the maze on the page. */
  get board(): Board {
    return this.keep('board', ({ maze }) => boardOfMaze(maze));
  }

  /** What is kept of the maze under a name, made when first asked for. */
  keep<T>(name: string, make: (subject: Subject) => T): T {
    const { subject } = this;
    if (!subject.kept.has(name)) subject.kept.set(name, make(subject));
    return subject.kept.get(name) as T;
  }

  /** As {@link keep}, but made anew for another key: for what takes much memory, so that there is one. */
  keepLast<T>(name: string, key: string, make: (subject: Subject) => T): T {
    const { subject } = this;
    const last = subject.kept.get(name) as { readonly key: string; readonly value: T } | undefined;
    if (last?.key === key) return last.value;
    const value = make(subject);
    subject.kept.set(name, { key, value });
    return value;
  }
}
