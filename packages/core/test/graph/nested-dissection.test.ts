import { expect, it } from 'vitest';
import { GraphSpace, graphFromLinks, nestedDissection, Random, sheetSpace, squareSpace } from '../../src/index.ts';
import { hardBoards } from '../support/boards.ts';

const boards = [
  ...hardBoards(),
  { name: '40 x 30', space: squareSpace(40, 30) },
  { name: 'levels', space: sheetSpace(squareSpace(8, 7), [6], false) },
  { name: 'nothing', space: new GraphSpace(graphFromLinks(0, new Uint32Array(0)), null, { kind: 'graph' }) },
  { name: 'a star', space: star(50) },
];

function star(rays: number): GraphSpace {
  const ends = Uint32Array.from({ length: 2 * rays }, (_, i) => (i % 2 === 0 ? 0 : (i + 1) / 2));
  return new GraphSpace(graphFromLinks(rays + 1, ends), null, { kind: 'graph' });
}

it.each(boards)('Nested dissection names each cell once: $name', ({ space }) => {
  const order = nestedDissection(space.graph);
  expect([...order].sort((a, b) => a - b)).toEqual(Array.from(order, (_, c) => c));
});

/** Neighbours that cells have when their turn comes, all together, by joining them to one another one by one. */
function slowEntries(width: number, height: number, order: Iterable<number>): number {
  const { graph } = squareSpace(width, height);
  const near = Array.from({ length: graph.cellCount }, (_, c) => {
    return new Set(graph.to.subarray(graph.first[c], graph.first[c + 1]));
  });
  let entries = 0;
  for (const cell of order) {
    const around = [...near[cell]!];
    entries += around.length;
    for (const one of around) {
      near[one]!.delete(cell);
      for (const other of around) if (other !== one) near[one]!.add(other);
    }
  }
  return entries;
}

it('It leaves far fewer neighbours than rows, or any order, do', () => {
  const side = 40;
  const inRows = Uint32Array.from({ length: side * side }, (_, c) => c);
  const anyhow = inRows.slice();
  Random.of(1, 'order').shuffle(anyhow);
  const entries = slowEntries(side, side, nestedDissection(squareSpace(side, side).graph));
  expect(entries).toBeLessThan(0.5 * slowEntries(side, side, inRows));
  expect(entries).toBeLessThan(0.5 * slowEntries(side, side, anyhow));
});
