import { requireRoom, requireWithin } from '../mesh/board-size.ts';
import { sineOfTurn } from '../mesh/circle.ts';
import { type Disc, discCells, discMesh } from '../mesh/discs.ts';
import { joinSides } from '../mesh/mesh.ts';
import { type Rows, rowsFrom } from '../mesh/rows.ts';
import { MeshSpace } from '../mesh/space.ts';
import { ringCounts } from '../tilings/ring-counts.ts';

export type SphereSizes = { readonly rings: number };

const MOST_RINGS = 20_000;
const GAP = 3; // between the two discs, for the signs at their rims

/** How many cells a sphere has. Cost: O(rings). */
export function sphereCells(sizes: SphereSizes): number {
  return hemispheres(sizes).reduce((cells, disc) => cells + discCells(disc), 0);
}

/**
 * A sphere of latitude rings closed by two poles: the counts rise to the equator and fall after it, so that cells are
 * about one unit wide everywhere.
 *
 * Drawn as two discs seen from outside, north on the left; their rims are one circle, the equator, which is the seam
 * (with an odd number of rings the middle one lies on the left). North pole and its rings come first, then the
 * south pole and its rings. Rows go from the north pole to the south pole, each eastward or each clockwise about its
 * pole, which in the south is westward; the poles are rows of one cell.
 *
 * @param sizes rings between the two poles, at least 1
 * @throws MazeError `param-range` for sizes out of range, `too-large` before anything is allocated
 * Cost: O(cells).
 */
export function sphereSpace(sizes: SphereSizes): MeshSpace {
  const discs = hemispheres(sizes);
  requireRoom(sphereCells(sizes), `a sphere of ${sizes.rings} rings`, 'take fewer rings');
  const { mesh, rims } = discMesh(discs);
  const [north, south] = rims as [Uint32Array, Uint32Array];
  // Both discs run clockwise as seen from outside, so the rims meet in opposite directions.
  for (let i = 0; i < north.length; i++) {
    joinSides(mesh.sidePartner, north[i] as number, south[south.length - 1 - i] as number);
  }
  return new MeshSpace(mesh, {
    description: { kind: 'sphere', rings: sizes.rings },
    rows: () => latitudeRows(discs as [Disc, Disc], mesh.cellCount),
  });
}

/** The two halves; ring k of a sphere with 2 + rings steps from pole to pole is as long as its circle of latitude. */
function hemispheres({ rings }: SphereSizes): Disc[] {
  requireWithin('rings', rings, 1, MOST_RINGS);
  const northern = Math.ceil(rings / 2);
  const southern = rings - northern;
  const steps = rings + 2;
  const counts = ringCounts(northern, (ring) => 2 * steps * sineOfTurn(2 * ring + 3, 4 * steps), { least: 3 });
  const half = { innerRadius: 1, hasMiddle: true, rimCount: counts[northern - 1] as number, degrees: 360 };
  const radius = 1 + northern;
  return [
    { ...half, counts, centreX: radius, centreY: radius },
    { ...half, counts: counts.slice(0, southern), centreX: 2 * radius + GAP + 1 + southern, centreY: radius },
  ];
}

function latitudeRows([north, south]: [Disc, Disc], cellCount: number): Rows {
  const cells = new Uint32Array(cellCount);
  const first = [0];
  let slot = 0;
  const addRow = (from: number, count: number): void => {
    for (let i = 0; i < count; i++) cells[slot++] = from + i;
    first.push(slot);
  };
  let cell = 0;
  for (const count of [1, ...north.counts]) {
    addRow(cell, count);
    cell += count;
  }
  let end = cellCount;
  for (const count of [1, ...south.counts].reverse()) {
    end -= count;
    addRow(end, count);
  }
  return rowsFrom(cellCount, Uint32Array.from(first), cells, true);
}
