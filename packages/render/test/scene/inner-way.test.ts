// Lines in cells whose corners point inwards stay in them.

import { carve, generators, type MeshSpace, mazeOf, outlineSpace, polygonOf, Random, sideEnd } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { rowsOfOutlines } from '../../../core/test/support/outline-rows.ts';
import { floorPlan, puzzle, yard } from '../../../core/test/support/own-boards.ts';
import { groundOf, legTo } from '../../src/scene/ground.ts';
import type { Bend } from '../../src/scene/leg-line.ts';
import { sceneStyle } from '../../src/scene/style.ts';
import { wayLine } from '../../src/scene/way.ts';

const kruskal = generators.find(({ name }) => name === 'kruskal')!;

type Outline = readonly (readonly [number, number])[];

/** A cell that winds inwards, and those that fill it. */
const spiral: readonly Outline[] = [
  [
    [0, 0],
    [9, 0],
    [9, 9],
    [2, 9],
    [2, 4],
    [5, 4],
    [5, 6],
    [4, 6],
    [4, 5],
    [3, 5],
    [3, 8],
    [8, 8],
    [8, 1],
    [1, 1],
    [1, 9],
    [0, 9],
  ],
  [
    [1, 1],
    [8, 1],
    [8, 4],
    [5, 4],
    [2, 4],
    [2, 9],
    [1, 9],
  ],
  [
    [3, 5],
    [4, 5],
    [4, 6],
    [5, 6],
    [5, 8],
    [3, 8],
  ],
  [
    [5, 4],
    [8, 4],
    [8, 8],
    [5, 8],
    [5, 6],
  ],
];
const boards = Object.entries({ spiral, puzzle, yard, floorPlan }).map(([name, outlines]) => ({
  name,
  space: outlineSpace(rowsOfOutlines(outlines)),
}));

describe.each(boards)('on the board $name', ({ space }) => {
  const maze = mazeOf(space, carve(space, kruskal, { focus: 'passage', random: Random.of(1) }));
  const ground = groundOf(maze, sceneStyle);

  it('a line from the place in a cell to any of its sides crosses none of the others', () => {
    for (let c = 0; c < space.mesh.cellCount; c++) {
      for (let s = space.mesh.sideFirst[c]!; s < space.mesh.sideFirst[c + 1]!; s++) {
        expect([c, s, crossings(space, c, legTo(ground, c, s), s)]).toEqual([c, s, 0]);
      }
    }
  });

  it('a way crosses no side but those of its links', () => {
    for (let seed = 0; seed < 10; seed++) {
      const own = mazeOf(space, carve(space, kruskal, { focus: 'passage', random: Random.of(seed) }));
      const { graph } = space;
      for (let l = 0; l < graph.linkCount; l++) {
        if (!own.open.has(l)) continue;
        const path = Uint32Array.of(graph.ends[2 * l]!, graph.ends[2 * l + 1]!);
        const { points, count } = wayLine(ground, { path, links: Uint32Array.of(l) }, null, null, 0);
        expect([seed, l, count]).toEqual([seed, l, 1]);
        const line = Array.from({ length: points.length / 2 }, (_, p): Bend => [points[2 * p]!, points[2 * p + 1]!, 0]);
        for (const c of path) {
          const shared = sideOver(space, c, l);
          expect([seed, l, c, crossings(space, c, line, shared)]).toEqual([seed, l, c, 0]);
        }
      }
    }
  });
});

it('straight lines from the mean of the corners do cross sides, so the tests above can fail', () => {
  const { space } = boards[0]!;
  let found = 0;
  for (let s = space.mesh.sideFirst[0]!; s < space.mesh.sideFirst[1]!; s++) {
    const middle = middleOf(space, 0, s);
    found += crossings(
      space,
      0,
      [
        [space.centres[0]!, space.centres[1]!, 0],
        [...middle, 0],
      ],
      s,
    );
  }
  expect(found).toBeGreaterThan(5);
});

function sideOver(space: MeshSpace, cell: number, link: number): number {
  const { first, link: links } = space.graph;
  for (let h = first[cell]!; h < first[cell + 1]!; h++) if (links[h] === link) return space.sideOfHalf[h]!;
  throw new Error(`cell ${cell} has no link ${link}`);
}

function corner({ mesh }: MeshSpace, k: number): readonly [number, number] {
  return [mesh.cornerX[k]!, mesh.cornerY[k]!];
}

function middleOf(space: MeshSpace, cell: number, side: number): readonly [number, number] {
  const [ax, ay] = corner(space, space.mesh.sideCorner[side]!);
  const [bx, by] = corner(space, sideEnd(space.mesh, cell, side));
  return [(ax + bx) / 2, (ay + by) / 2];
}

/** How often a line crosses sides of a cell, but for one. */
function crossings(space: MeshSpace, cell: number, line: readonly Bend[], except: number): number {
  const polygon = polygonOf(space, cell);
  let count = 0;
  for (let s = space.mesh.sideFirst[polygon]!; s < space.mesh.sideFirst[polygon + 1]!; s++) {
    if (s === except) continue;
    const a = corner(space, space.mesh.sideCorner[s]!);
    const b = corner(space, sideEnd(space.mesh, polygon, s));
    for (let i = 0; i + 1 < line.length; i++) if (cross(line[i]!, line[i + 1]!, a, b)) count++;
  }
  return count;
}

type Point = readonly [number, number, ...unknown[]];

function cross(a: Point, b: Point, c: Point, d: Point): boolean {
  const hand = (p: Point, q: Point, r: Point): number => (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0]);
  return hand(a, b, c) * hand(a, b, d) < -1e-12 && hand(c, d, a) * hand(c, d, b) < -1e-12;
}
