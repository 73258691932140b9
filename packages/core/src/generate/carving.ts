import type { Space } from '../mesh/space.ts';
import type { BitSet } from '../structures/bit-set.ts';
import type { Tunnel } from './generator.ts';

/** A generator at work on a board; call `run` until it says true. */
export interface Carving {
  /** Works `budget` steps; true once done. */
  run(budget: number): boolean;
  /** 0 to 1. */
  progress(): number;
  /** The passages so far, by the links of `space()`: in wall focus all links that are not walled yet. */
  open(): BitSet;
  /** The board the passages are on: the one handed in, or where carving settles the board what it is so far. */
  space(): Space;
}

/** A generator at work in a ground, by the numbers of that. */
export interface GroundCarving {
  run(budget: number): boolean;
  progress(): number;
  open(): BitSet;
  /** Crossings made so far. */
  tunnels(): readonly Tunnel[];
}
