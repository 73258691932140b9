// The boards of the tiles, and the solids that stand among the rest.

import { catalogue, named } from '../../catalogue/catalogue.ts';
import { type Draft, withPlainBoard, withSpace, withTopology } from '../../state/draft.ts';

/** A board on a tile: a tiling, and what makes it another board than that. */
export interface Board {
  readonly name: string;
  readonly title: string;
  /** Paths on a grid of 24. */
  readonly icon: string;
  readonly edit: (draft: Draft) => Draft;
}

const tiling = (name: string, icon: string): Board => ({
  name,
  title: named(catalogue.tilings, name).title,
  icon,
  edit: (draft) => withPlainBoard(draft, name),
});

/** Points as a path of straight lines, rounded. */
const line = (points: readonly (readonly [number, number])[]): string =>
  points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(2)} ${y.toFixed(2)}`).join('');

/** A regular polygon about a point; the first corner at an angle in turns, 0 at the right, clockwise. */
function regular(corners: number, radius: number, [x, y]: readonly [number, number], turn: number): string {
  const points = Array.from({ length: corners }, (_, i): [number, number] => {
    const angle = 2 * Math.PI * (turn + i / corners);
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
  return `${line(points)}z`;
}

const R3 = Math.sqrt(3);

/** Three hexagons that share a corner. */
const HEXAGONS = [
  [12 - 2.45 * R3, 8.4],
  [12 + 2.45 * R3, 8.4],
  [12, 8.4 + 7.35],
] as const;

/** Five thick rhombs about a point, as in the middle of a Penrose tiling. */
function star(): string {
  const side = 5.4;
  const at = (turn: number, length: number): [number, number] => [
    12 + length * Math.cos(2 * Math.PI * turn),
    12.4 + length * Math.sin(2 * Math.PI * turn),
  ];
  const tip = 2 * side * Math.cos(Math.PI / 5);
  const outline = Array.from({ length: 5 }, (_, i) => [at(i / 5 - 0.35, side), at(i / 5 - 0.25, tip)]).flat();
  const spokes = Array.from({ length: 5 }, (_, i) => line([[12, 12.4], at(i / 5 - 0.35, side)]));
  return `${line(outline)}z${spokes.join('')}`;
}

/** Three faces of a cube, each cut in nine. */
function cube(): string {
  const [wide, fall, tall] = [8, 4, 9];
  const [x, y] = [12, 12];
  const strokes = [`M${x} ${y}L${x} ${y + tall}`];
  for (let k = 0; k <= 3; k++) {
    const t = k / 3;
    strokes.push(
      line([
        [x - wide, y - fall + tall * t],
        [x, y + tall * t],
        [x + wide, y - fall + tall * t],
      ]),
      line([
        [x + wide * t, y - fall * t + tall],
        [x + wide * t, y - fall * t],
        [x + wide * t - wide, y - fall * t - fall],
      ]),
      line([
        [x - wide * t, y - fall * t + tall],
        [x - wide * t, y - fall * t],
        [x - wide * t + wide, y - fall * t - fall],
      ]),
    );
  }
  return strokes.join('');
}

export const boards: readonly Board[] = [
  tiling('square', 'M4 4h16v16H4zM12 4v16M4 12h16'),
  tiling('sigma', HEXAGONS.map((middle) => regular(6, 4.9, middle, 1 / 12)).join('')),
  tiling('delta', 'M12 3.500L2.500 20h19zM7.250 11.750h9.500L12 20z'),
  tiling('theta', 'M12 3a9 9 0 100 18 9 9 0 000-18zM12 8a4 4 0 100 8 4 4 0 000-8zM12 3v5M12 16v5M3 12h5M16 12h5'),
  tiling('upsilon', [7.4, 16.6].flatMap((x) => [7.4, 16.6].map((y) => regular(8, 4.98, [x, y], 1 / 16))).join('')),
  tiling('penrose', star()),
  tiling(
    'voronoi',
    'M4 4h16v16H4zM4 9.500l4.500-1L11 4M8.500 8.500l3.500 3 5-2.500L20 10M17 9l-1-5M12 11.500l-1.500 4L4 16M10.500 15.500l2.500 2L12.500 20M13 17.500l4-2.500 3 1M17 15l-1.500-5.200',
  ),
  {
    name: 'torus',
    title: 'Torus',
    icon: 'M12 5.500c5.200 0 9.500 2.900 9.500 6.500s-4.300 6.500-9.500 6.500S2.500 15.600 2.500 12 6.800 5.500 12 5.500zM7 10.800c1 1.700 2.900 2.700 5 2.700s4-1 5-2.700M8 12c.900-1.100 2.300-1.700 4-1.700s3.100.600 4 1.700M12 5.500v4.800M12 13.500v5M5.300 7.500l2.900 3.700M18.700 7.500l-2.900 3.700',
    edit: (draft) => withTopology(withPlainBoard(draft, 'square'), 'torus'),
  },
  { name: 'cube', title: 'Cube', icon: cube(), edit: (draft) => withCube(draft) },
  {
    name: 'levels',
    title: 'Levels',
    icon: 'M12 3.500l9 4.250-9 4.250-9-4.250zM3 12l9 4.250L21 12M3 16.250l9 4.250 9-4.250',
    edit: (draft) => withSpace(withPlainBoard(draft, 'square'), { levels: [3], width: 12, height: 12 }),
  },
];

function withCube(draft: Draft): Draft {
  return withSpace(withTopology(withPlainBoard(draft, 'square'), 'cube'), { width: 10, height: 10, depth: undefined });
}

/** Boards that are another surface of a tiling, and are looked for by their own names. */
export const solids = [
  { topology: 'sphere', tiling: 'theta' },
  { topology: 'tetrahedron', tiling: 'delta' },
  { topology: 'octahedron', tiling: 'delta' },
  { topology: 'icosahedron', tiling: 'delta' },
].map((solid) => ({ ...solid, title: named(catalogue.topologies, solid.topology).title }));

/** The tile of the board that a draft has; null for one of the rest. */
export function boardOf({ space = {} }: Draft): Board | null {
  const { tiling: name = 'square', topology = 'plane', levels } = space;
  const isFlat = topology === 'plane';
  if (name !== 'square') return isFlat ? (boards.find((board) => board.name === name) ?? null) : null;
  const wanted = levels !== undefined && isFlat ? 'levels' : isFlat ? 'square' : topology;
  return boards.find((board) => board.name === wanted) ?? boards[0] ?? null;
}
