// Wall where no wall can be: what a lattice fails to explain.

import type { CodedPicture } from './colours.ts';
import { columnsOf, type Lattice } from './lattice.ts';
import type { Sides } from './sides.ts';
import type { WallGuess } from './wall-guess.ts';

/** Wall inside cells, as a share of all wall on the board; solid cells are left out. Cost: O(pixels). */
export function strayShare(picture: CodedPicture, guess: WallGuess, lattice: Lattice, sides: Sides): number {
  const { width, height, code } = picture;
  const { slope, u, v } = lattice;
  const { wallness } = guess;
  const columns = columnsOf(lattice);
  const cellU = insideTable(u, lattice.thicknessU);
  const cellV = insideTable(v, lattice.thicknessV);
  const u0 = u[0] as number;
  const v0 = v[0] as number;
  let all = 0;
  let stray = 0;
  const scaleU = cellU.length / ((u[u.length - 1] as number) - u0);
  const scaleV = cellV.length / ((v[v.length - 1] as number) - v0);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const wall = wallness[code[y * width + x] as number] as number;
      if (wall < 64) continue;
      const i = Math.floor((x + 0.5 - slope * (y + 0.5) - u0) * scaleU);
      const j = Math.floor((y + 0.5 + slope * (x + 0.5) - v0) * scaleV);
      if (i < 0 || j < 0 || i >= cellU.length || j >= cellV.length) continue;
      const cx = cellU[i] as number;
      const cy = cellV[j] as number;
      if (cx >= 0 && cy >= 0) {
        if ((sides.inside[cy * columns + cx] as number) > 0.6) continue;
        stray += wall;
      }
      all += wall;
    }
  }
  return all === 0 ? 1 : stray / all;
}

/** For each half pixel from the first line to the last: the column or row it lies inside of, or -1 on a wall. */
function insideTable(lines: Float64Array, thickness: number): Int32Array {
  const first = lines[0] as number;
  const last = lines[lines.length - 1] as number;
  const table = new Int32Array(Math.max(1, Math.ceil(2 * (last - first)))).fill(-1);
  const scale = (last - first) / table.length;
  for (let i = 0; i + 1 < lines.length; i++) {
    const from = lines[i] as number;
    const to = lines[i + 1] as number;
    const room = to - from - thickness;
    const margin = thickness / 2 + (room < 4 ? 0 : Math.min(2, 0.2 * room));
    for (let k = Math.ceil((from + margin - first) / scale); k < table.length; k++) {
      if (first + k * scale > to - margin) break;
      table[k] = i;
    }
  }
  return table;
}
