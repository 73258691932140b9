// What a cell (by walls, a wall corner) shows at a moment: a colour and a mark, so that colours are not all that tells
// states apart.

import { NONE } from '@labrys/core';
import type { Corridors } from '../scene/corridors.ts';
import type { Disc, Item, Lines } from '../scene/items.ts';
import { PolylineBuilder, type Polylines } from '../scene/polylines.ts';
import type { StateColours } from '../scene/style.ts';
import { outlineStrokes } from '../scene/walls.ts';
import type { Ground } from './ground.ts';
import { type Replay, STATE } from './replay.ts';
import type { Sets } from './sets.ts';
import type { Strand } from './strand.ts';

/** A small dot in grey, a larger one in ink, a cross. */
export type Mark = 'dot' | 'spot' | 'cross';

/** How a cell is shown. */
export interface Look {
  /** Null for paper. */
  readonly colour: string | null;
  readonly mark: Mark | null;
}

/** Numbers of {@link looksIn}. */
export const LOOK = {
  plain: 0,
  out: 1,
  in: 2,
  walk: 3,
  active: 4,
  filled: 5,
  frontier: 6,
  largest: 7,
  sets: 8,
} as const;

/** How many sets are told apart by colour; older colours come again. */
const SET_COLOURS = 8;

/** Looks by their numbers. */
export function looksIn(states: StateColours): readonly Look[] {
  return [
    { colour: null, mark: null },
    { colour: null, mark: 'dot' },
    { colour: states.in, mark: null },
    { colour: states.walk, mark: null },
    { colour: states.walk, mark: null },
    { colour: states.filled, mark: 'cross' },
    { colour: states.frontier, mark: 'spot' },
    { colour: states.in, mark: null },
    ...Array.from({ length: SET_COLOURS }, (_, i) => ({ colour: states.sets[i] ?? states.in, mark: null })),
  ];
}

/** Cell (by walls, corner) -> number of its look. */
export type Shown = Uint8Array;

/**
 * What each cell shows at this moment.
 *
 * @param showsFrontier marks the cells next to those that are in
 * @param sets sets to tell apart, where cells do not come in one by one
 * @param strand a walk, which on crossings also leads through cells that it has not named
 */
export function shownAt(replay: Replay, showsFrontier: boolean, sets: Sets | null, strand: Strand): Shown {
  const { states, watched, nodes, open } = replay;
  const shown = new Uint8Array(nodes.cellCount);
  if (sets !== null) {
    sets.join(open);
    const { of, largest } = sets.ages();
    for (let c = 0; c < shown.length; c++) {
      const age = of[c] as number;
      if (age !== NONE) shown[c] = age === largest ? LOOK.largest : LOOK.sets + (age % SET_COLOURS);
    }
    return shown;
  }
  // What a solver does not reach, but only fills, it leaves as it is.
  const out = watched === 'solve' && !replay.hasVisits ? LOOK.plain : LOOK.out;
  const inside = watched === 'wall' ? LOOK.plain : LOOK.in;
  const lookOf = [out, LOOK.walk, LOOK.active, inside, LOOK.filled];
  for (let c = 0; c < shown.length; c++) {
    const state = states[c] as number;
    shown[c] = lookOf[state] as number;
    if (!showsFrontier || state !== STATE.out) continue;
    for (let h = nodes.first[c] as number; h < (nodes.first[c + 1] as number); h++) {
      if (watched === 'solve' && !open.has(nodes.link[h] as number)) continue;
      if (replay.isReached(nodes.to[h] as number)) shown[c] = LOOK.frontier;
    }
  }
  for (const cell of strand.cells) if (states[cell] === STATE.out) shown[cell] = LOOK.walk;
  return shown;
}

/** Diameter of the spots on wall corners, and how much larger those are that wipe them out. */
const SPOT = 0.5;
const WIPE = 0.04;

/**
 * Cells of one colour as an area; wall corners as spots. A colour of null wipes out what was there.
 *
 * @param corridors the tubes of the moment, where passages cross
 */
export function fillItem(ground: Ground, cells: Uint32Array, colour: string | null, corridors: Corridors | null): Item {
  const { mesh, positions, unit, byWalls, colours } = ground;
  if (byWalls) {
    const width = unit * (colour === null ? SPOT + WIPE : SPOT);
    return dots(at(positions, cells), width, colour ?? colours.paper);
  }
  const outlines = corridors?.outlines(cells) ?? outlineStrokes(mesh, cells);
  return { kind: 'areas', outlines, colour: colour ?? colours.paper };
}

/** The marks of a look on cells; null where it has none, or none that could be seen. */
export function markItem(ground: Ground, cells: Uint32Array, look: number): Lines | null {
  const { colours } = ground;
  const { mark } = looksIn(colours.states)[look] as Look;
  if (mark === null || (mark === 'dot' && !ground.showsDots)) return null;
  // Passages under others have no room for marks; those over them have their own.
  const places = ground.drawn.corridors === null ? cells : cells.filter((cell) => cell < ground.mesh.cellCount);
  return places.length === 0 ? null : marksAt(mark, at(ground.positions, places), ground.unit, colours.states);
}

/** Marks for cells of a size, at places x, y, x, y. */
export function marksAt(mark: Mark, places: readonly number[], unit: number, states: StateColours): Lines {
  if (mark === 'dot') return dots(places, 0.1 * unit, states.mark);
  if (mark === 'spot') return dots(places, 0.2 * unit, states.head);
  const builder = new PolylineBuilder();
  const reach = 0.14 * unit;
  for (let i = 0; i < places.length; i += 2) {
    const [x, y] = [places[i] as number, places[i + 1] as number];
    for (const lean of [-reach, reach]) {
      builder.add(x - lean, y - reach);
      builder.add(x + lean, y + reach);
      builder.end(false);
    }
  }
  return roundLines(builder.polylines(), 0.07 * unit, states.mark);
}

/** Round dots at places x, y, x, y. */
export function dots(places: readonly number[], width: number, colour: string): Lines {
  const builder = new PolylineBuilder();
  for (let i = 0; i < places.length; i += 2) {
    builder.add(places[i] as number, places[i + 1] as number);
    builder.add(places[i] as number, places[i + 1] as number);
    builder.end(false);
  }
  return roundLines(builder.polylines(), width, colour);
}

export function roundLines(lines: Polylines, width: number, colour: string): Lines {
  return { kind: 'lines', lines, width, colour, ends: 'round', turn: 0, dotStep: 0 };
}

function at(positions: Float64Array, cells: Uint32Array): number[] {
  return Array.from(cells).flatMap((cell) => [positions[2 * cell] as number, positions[2 * cell + 1] as number]);
}

/** Radius of the head in shares of c, where cells are not so small that markers have to be larger. */
const HEAD = { cell: 0.3, tube: 0.2, corner: 0.22 } as const;

/** Where the last event was; null before the first. */
export function headItem({ head, hasVisits }: Replay, ground: Ground): Disc | null {
  const { positions, byWalls, unit, sizes, colours, drawn } = ground;
  if (head === NONE || !hasVisits) return null;
  const x = positions[2 * head];
  const y = positions[2 * head + 1];
  if (x === undefined || y === undefined) return null;
  const { cell, tube, corner } = HEAD;
  const usual = byWalls ? corner : drawn.corridors === null ? cell : tube;
  const radius = unit * Math.max(usual, (sizes.marker * usual) / cell);
  return { kind: 'disc', x, y, radius, colour: colours.states.head };
}
