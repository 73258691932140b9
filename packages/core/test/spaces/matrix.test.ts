// Every generator on every board of the catalogue: what is claimed gives a spanning tree, what is not is refused.

import { afterAll, describe, expect, it } from 'vitest';
import {
  carveMaze,
  type Focus,
  generators,
  type Maze,
  MazeError,
  Random,
  type Space,
  sheetSpace,
  tilings,
  validate,
  weaveSpace,
} from '../../src/index.ts';
import { network, ownBoards } from '../support/own-boards.ts';
import { catalogueBoards } from '../support/spaces.ts';

const boards = [...catalogueBoards([8], [6, 7, 8]), ...ownBoards];
const levels = [...catalogueBoards([4, 5, 6], [4, 5, 6]), ...ownBoards].map(({ name, space, ...board }) => ({
  ...board,
  name: `${name} on levels`,
  space: sheetSpace(space, [3], false),
}));
const crossed = boards.flatMap(({ name, space, ...board }) => {
  try {
    return [
      { ...board, name: `${name} woven`, space: weaveSpace(space, { density: 1, tunnel: 1 }, Random.of(1, 'weave')) },
    ];
  } catch (error) {
    if (error instanceof MazeError) return []; // no cell with opposite sides; weave.test.ts says which
    throw error;
  }
});
const zeta = tilings.find(({ name }) => name === 'zeta')!;
const carved = zeta.topologies.map((topology) => ({
  name: `zeta ${topology}, its diagonals carved`,
  space: zeta.space({ width: 8, height: 6, diagonals: 'carved' }, topology, Random.of(1, 'space')),
}));
const linked = { name: 'mesh, links alone', space: network };
const others = generators.filter(({ name }) => name !== 'unicursal'); // it comes with routing

let valid = 0;
let refused = 0;

afterAll(() => console.info(`valid combinations of board, generator and focus: ${valid}; refused: ${refused}`));

describe.each([...boards, ...levels, ...crossed, ...carved, linked])('$name', ({ space }) => {
  it('takes every generator that does not say why not', () => {
    for (const generator of others) {
      for (const focus of ['passage', 'wall'] as const) {
        const why = whyNot(space, generator, focus);
        for (const seed of [1, 2]) {
          const make = (): Maze => carveMaze(space, generator, { focus, random: Random.of(seed, 'matrix') });
          if (why !== null) {
            expect(make, `${generator.name} ${focus} seed ${seed}`).toThrow(why);
            refused += seed === 1 ? 1 : 0;
            continue;
          }
          expect(validate(make()), `${generator.name} ${focus} seed ${seed}`).toMatchObject({
            perfect: true,
            faults: [],
          });
          valid += seed === 1 ? 1 : 0;
        }
      }
    }
  });
});

describe.each(boards.filter(({ name }) => crossed.some((woven) => woven.name === `${name} woven`)))(
  '$name',
  ({ space }) => {
    it('takes every generator that digs tunnels', () => {
      for (const generator of generators.filter(({ tunnels }) => tunnels === true)) {
        for (const seed of [1, 2]) {
          const maze = carveMaze(space, generator, {
            weave: { density: 1, tunnel: 1 },
            random: Random.of(seed, 'matrix'),
          });
          expect(validate(maze), `${generator.name} seed ${seed}`).toMatchObject({ perfect: true, faults: [] });
        }
        valid++;
      }
    });
  },
);

/** What a refusal has to say, by the capabilities that the board shows; null if none is due. */
function whyNot(
  space: Space,
  { focus: claims, needs, onCells = false, whyNoRivals }: (typeof generators)[number],
  focus: Focus,
): RegExp | null {
  if (typeof claims[focus] === 'string') return /does not take focus/;
  if (space.rivals !== null && focus === 'passage' && whyNoRivals !== undefined) return /one link closes another/;
  if (focus === 'wall' && onCells) return space.weave === null && space.rivals === null ? null : /cannot be added here/;
  if (focus === 'wall' && space.whyNoDual !== '') return /cannot be added here/;
  const rows = focus === 'wall' ? space.wallRows : space.rows;
  const paths = focus === 'wall' ? (rows?.arePaths === true ? rows : null) : space.rowPaths;
  const hasOneBorder = space.dual === null || space.dual.isBorder.reduce((sum, one) => sum + one, 0) <= 1;
  const isLost = focus === 'wall' ? !hasOneBorder : space.weave !== null;
  if (needs.includes('rows') && (rows === null || isLost)) return /needs rows/;
  if (needs.includes('row-paths') && (paths === null || isLost)) return /needs rows in which/;
  return null;
}
