/**
 * Where the walls of a board of squares lie in a picture: cell (x, y) spans u[x] to u[x + 1] and v[y] to v[y + 1].
 *
 * (u, v) are pixels in the turned frame: u = x - slope y, v = y + slope x.
 */
export interface Lattice {
  /** Pixels right for a pixel down; 0 if the picture is straight. */
  readonly slope: number;
  /** Middles of the walls that run down, one more than columns. */
  readonly u: Float64Array;
  /** Middles of the walls that run across, one more than rows. */
  readonly v: Float64Array;
  /** Thickness of walls, in pixels: of those that run down, and of those that run across. */
  readonly thicknessU: number;
  readonly thicknessV: number;
}

export function columnsOf(lattice: Lattice): number {
  return lattice.u.length - 1;
}

export function rowsOf(lattice: Lattice): number {
  return lattice.v.length - 1;
}

/** The pixel place of (u, v). */
export function pixelX(slope: number, u: number, v: number): number {
  return (u + slope * v) / (1 + slope * slope);
}

export function pixelY(slope: number, u: number, v: number): number {
  return (v - slope * u) / (1 + slope * slope);
}
