import type { BitSet } from '../structures/bit-set.ts';

/** Colours of keys and doors, numbered from 1. */
export const MOST_COLOURS = 6;

/** A passage that opens only to those who hold a key of its colour. */
export interface Door {
  readonly link: number;
  readonly colour: number;
}

/** A key: taken by whoever comes to its cell, kept for good, good for every door of its colour. */
export interface Key {
  readonly cell: number;
  readonly colour: number;
}

/** The doors of a maze and where their keys lie. */
export interface Locks {
  readonly doors: readonly Door[];
  readonly keys: readonly Key[];
}

/** The locks that are left where some links are open: a wall has no door. */
export function locksWithin(locks: Locks, open: BitSet): Locks {
  return { ...locks, doors: locks.doors.filter(({ link }) => open.has(link)) };
}
