import { Random, type Space, sheetSpace, squareSpace, weaveSpace } from '../../src/index.ts';
import { hardBoards } from './boards.ts';
import { catalogueBoards } from './spaces.ts';

/** Every kind of board: hard ones, each tiling on each surface, levels, woven ones. */
export function allBoards(): (readonly [name: string, space: Space])[] {
  const flat = [...hardBoards(), ...catalogueBoards([4, 5, 6], [4, 5, 6])];
  return [
    ...flat.map(({ name, space }) => [name, space] as const),
    ['levels', sheetSpace(squareSpace(4, 3), [3], false)],
    ['woven', weaveSpace(squareSpace(9, 8), { density: 1, tunnel: 2 }, Random.of(1))],
  ];
}
