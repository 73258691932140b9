import { describe, expect, it } from 'vitest';
import { type MeshSpace, NONE, type Rows, squareSpace } from '../../src/index.ts';
import { catalogueBoards } from '../support/spaces.ts';

const boards = catalogueBoards([8], [6, 7, 8]);

/** What is wrong with rows of wall corners, from the walls and the cells beside them alone. */
function faults({ dual, graph, rows }: MeshSpace, wallRows: Rows): string[] {
  const found: string[] = [];
  const walls = dual!.graph;
  for (let n = 0; n < walls.cellCount; n++) {
    const isInner = dual!.isBorder[dual!.classes.of[n]!] === 0;
    if (isInner !== (wallRows.rowOf[n] !== NONE)) found.push(`corner ${n}`);
  }
  for (let l = 0; l < walls.linkCount; l++) {
    const [a, b] = [wallRows.rowOf[walls.ends[2 * l]!]!, wallRows.rowOf[walls.ends[2 * l + 1]!]!];
    if (a === NONE || b === NONE) continue;
    if (Math.abs(a - b) > 1) found.push(`wall ${l} from row ${a} to ${b}`);
    const [above, below] = [graph.ends[2 * l]!, graph.ends[2 * l + 1]!].map((cell) => rows!.rowOf[cell]!);
    if (above !== below && a !== b) found.push(`wall ${l} between rows ${above} and ${below} leaves its seam`);
  }
  for (let i = 1; i < wallRows.cells.length; i++) {
    const [before, here] = [wallRows.cells[i - 1]!, wallRows.cells[i]!];
    if (!wallRows.arePaths || wallRows.rowOf[before] !== wallRows.rowOf[here]) continue;
    if (!walls.to.subarray(walls.first[here], walls.first[here + 1]).includes(before)) found.push(`gap at ${here}`);
  }
  return found;
}

describe('Rows of wall corners', () => {
  it.each(boards.filter(({ space }) => space.wallRows !== null))(
    'on $name hold each inner corner once',
    ({ space }) => {
      expect(faults(space, space.wallRows!)).toEqual([]);
    },
  );

  it('are there where cells have rows and the board at most one border, and paths where those are', () => {
    for (const { name, space } of boards) {
      const borders = space.dual?.isBorder.reduce((sum, is) => sum + is, 0) ?? 0;
      expect([name, space.wallRows !== null]).toEqual([name, space.rows !== null && borders <= 1]);
      if (space.rows?.arePaths === true && borders <= 1) expect([name, space.wallRows!.arePaths]).toEqual([name, true]);
    }
  });

  it('on squares are the heights of the corners, each from left to right', () => {
    const { wallRows, wallPositions } = squareSpace(5, 4);
    expect([...wallRows!.cells].map((n) => [wallPositions[2 * n], wallPositions[2 * n + 1]])).toEqual(
      [1, 2, 3].flatMap((y) => [1, 2, 3, 4].map((x) => [x, y])),
    );
    expect([...wallRows!.first]).toEqual([0, 4, 8, 12]);
  });

  it('tell a fault: rows of squares shifted by one corner have walls that leave their seam', () => {
    const space = squareSpace(5, 4);
    const { wallRows } = space;
    const wrong = wallRows!.rowOf.slice();
    wrong[wallRows!.cells[0]!] = 2;
    expect(faults(space, { ...wallRows!, rowOf: wrong })).not.toEqual([]);
  });
});
