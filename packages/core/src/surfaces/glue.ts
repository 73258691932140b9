// A rectangle of a periodic tiling closed to a surface: which sides meet, and which sizes allow it.

import { MazeError } from '../errors.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { type Gluing, type PeriodicTiling, patch, periodRows } from '../mesh/patch.ts';
import { oppositeGlued } from './projective.ts';
import type { TopologyName } from './topology.ts';

/** Surfaces that come from gluing the sides of a rectangle. */
export const GLUED = ['plane', 'cylinder', 'moebius', 'torus', 'klein', 'projective'] as const;
type Glued = (typeof GLUED)[number];

/** Which sides each of them glues. */
export const GLUINGS: { readonly [T in Glued]: Gluing } = {
  plane: { across: 'open', down: 'open' },
  cylinder: { across: 'straight', down: 'open' },
  moebius: { across: 'reversed', down: 'open' },
  torus: { across: 'straight', down: 'straight' },
  klein: { across: 'reversed', down: 'straight' },
  projective: { across: 'open', down: 'open' }, // its whole border is glued afterwards
};

/** Sizes beyond which a fault of gluing cannot come from the board being narrow. */
const WIDE = 6;

/**
 * A board of columns x rows on a surface.
 *
 * @param columns as {@link patch} counts them
 * @throws MazeError `too-large`, or `cannot-combine` for sizes that do not close, with the nearest that do
 * Cost: O(cells).
 */
export function gluedPatch(tiling: PeriodicTiling, columns: number, rows: number, topology: TopologyName): Mesh {
  const surface = GLUED.find((name) => name === topology);
  if (surface === undefined) throw new Error(`${topology} is not made by gluing a rectangle`);
  const why = whyNot(tiling, columns, rows, surface);
  if (why !== null) throw new MazeError('cannot-combine', `${why}${nearest(tiling, columns, rows, surface)}`);
  const mesh = patch(tiling, columns, rows, { gluing: GLUINGS[surface] });
  return surface === 'projective' ? oppositeGlued(mesh) : mesh;
}

/** What keeps a board of these sizes from closing to the surface, or null. Cost: O(1). */
function whyNot(tiling: PeriodicTiling, columns: number, rows: number, surface: Glued): string | null {
  const { across = 1 } = tiling;
  const { across: sides, down } = GLUINGS[surface];
  const rowsInPeriod = periodRows(tiling);
  if (sides !== 'open' && columns % across !== 0) {
    return `${columns} columns cannot be glued: the tiling repeats after ${across}`;
  }
  if (down !== 'open' && rows % rowsInPeriod !== 0) {
    return `${rows} rows cannot be glued: the tiling repeats after ${rowsInPeriod}`;
  }
  if (surface === 'plane') return null;
  // Whether it closes depends on the remainders, and on how narrow it is: a small board tells.
  const least = (size: number, period: number): number => {
    const most = WIDE * period;
    return size <= most ? size : most - period + (size % period);
  };
  try {
    const gluing = GLUINGS[surface];
    const mesh = patch(tiling, least(columns, across), least(rows, rowsInPeriod * 2), { gluing });
    const whole = surface === 'projective' ? oppositeGlued(mesh) : mesh;
    const fault = narrowness(whole, surface !== 'projective');
    return fault === null ? null : `${columns} x ${rows} is too small: ${fault}`;
  } catch (error) {
    if (error instanceof MazeError && error.code === 'cannot-combine') return `${error.message} with ${rows} rows`;
    throw error;
  }
}

/** A cell that meets itself, or another one twice; null if there is none. */
function narrowness(mesh: Mesh, findsDoubles: boolean): string | null {
  const owner = new Uint32Array(mesh.sidePartner.length);
  for (let c = 0; c < mesh.cellCount; c++) {
    owner.fill(c, mesh.sideFirst[c] as number, mesh.sideFirst[c + 1] as number);
  }
  for (let c = 0; c < mesh.cellCount; c++) {
    const met = new Set<number>();
    for (let s = mesh.sideFirst[c] as number; s < (mesh.sideFirst[c + 1] as number); s++) {
      const partner = mesh.sidePartner[s] as number;
      if (partner < 0) continue;
      const other = owner[partner] as number;
      if (other === c) return 'a cell would be its own neighbour';
      if (findsDoubles && met.has(other)) return 'two cells would be neighbours twice';
      met.add(other);
    }
  }
  return null;
}

/** The sizes that close and change least, as the end of a sentence. */
function nearest(tiling: PeriodicTiling, columns: number, rows: number, surface: Glued): string {
  const { across = 1 } = tiling;
  const reachColumns = 3 * across;
  const reachRows = 4 * periodRows(tiling);
  let best: readonly [number, number] | null = null;
  let bestChange = Number.POSITIVE_INFINITY;
  for (let w = Math.max(1, columns - reachColumns); w <= columns + reachColumns; w++) {
    for (let h = Math.max(1, rows - reachRows); h <= rows + reachRows; h++) {
      const change = Math.abs(w - columns) + Math.abs(h - rows) + (w < columns || h < rows ? 0.5 : 0);
      if (change >= bestChange || whyNot(tiling, w, h, surface) !== null) continue;
      best = [w, h];
      bestChange = change;
    }
  }
  return best === null ? '; this tiling has none' : `; the nearest is ${best[0]} x ${best[1]}`;
}
