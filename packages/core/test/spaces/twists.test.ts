// The turning sense on levels and weaves of one-sided boards, and the hand rule that rests on it.

import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  backtracker,
  carve,
  type Graph,
  type MeshSpace,
  NONE,
  Random,
  sheetSpace,
  squareSpace,
  tilings,
  twins,
  weaveSpace,
} from '../../src/index.ts';
import { catalogueBoards } from '../support/spaces.ts';

const oneSided = ['moebius', 'klein', 'projective'];
const boards = catalogueBoards([8], [6, 7, 8]).filter(({ topology }) => oneSided.includes(topology));

const made: { name: string; base: MeshSpace; space: MeshSpace }[] = boards.flatMap(({ name, space: base }) => {
  const levels = sheetSpace(base, [3], false);
  const all = [
    { name: `${name} on levels`, base, space: levels },
    { name: `${name} in four dimensions`, base, space: sheetSpace(base, [3, 2], false) },
  ];
  for (const [kind, board] of [
    ['woven', base],
    ['woven on levels', levels],
  ] as const) {
    const space = woven(board);
    if (space !== null) all.push({ name: `${name} ${kind}`, base, space });
  }
  return all;
});

/** A weave of a board, or null where nothing can cross; weave.test.ts says where. */
function woven(space: MeshSpace): MeshSpace | null {
  try {
    return weaveSpace(space, { density: 1, tunnel: 2 }, Random.of(3, 'weave'));
  } catch {
    return null;
  }
}

/** The halves entered in a tour by the left hand, and the state it comes back to: half and hand. */
function tour(graph: Graph, open: BitSet, start: number): { entered: number[]; isBack: boolean } {
  const { first, link, to } = graph;
  const twin = twins(graph);
  const entered: number[] = [];
  let half = start;
  let hand = 0;
  do {
    const t = twin[half]!;
    entered.push(t);
    if (graph.twists?.has(link[half]!)) hand ^= 1;
    const cell = to[half]!;
    const [low, count] = [first[cell]!, first[cell + 1]! - first[cell]!];
    half = t;
    do half = low + ((half - low + (hand === 0 ? count - 1 : 1)) % count);
    while (!open.has(link[half]!));
  } while ((half !== start || hand !== 0) && entered.length <= 2 * link.length);
  return { entered, isBack: half === start && hand === 0 };
}

it('is tried on levels and weaves of every one-sided board of squares', () => {
  const names = made.map(({ name }) => name).filter((name) => name.startsWith('square'));
  expect(names.length).toBe(3 * 4);
  expect(made.length).toBeGreaterThan(2 * tilings.length);
});

describe.each(made)('$name', ({ base, space }) => {
  const { graph, mesh, sideOfHalf, sheets } = space;

  it('turns over where the board does, on every sheet, and never between sheets', () => {
    expect(base.graph.twists!.count()).toBeGreaterThan(0);
    const sides = base.mesh.sidePartner.length;
    const wrong = [...graph.link.keys()].filter((half) => {
      const side = sideOfHalf[half]!;
      const isTwisted = side !== NONE && base.mesh.sideTwisted![side % sides] === 1;
      return graph.twists!.has(graph.link[half]!) !== isTwisted;
    });
    expect(wrong).toEqual([]);
    expect(graph.twists!.size).toBe(graph.linkCount);
    if (space.weave !== null) return;
    const copies = (sheets?.sizes ?? [1]).reduce((product, size) => product * size, 1);
    expect(graph.twists!.count()).toBe(copies * base.graph.twists!.count());
    expect(mesh.sidePartner.length).toBe(copies * sides);
  });

  it('is toured whole by one hand, from any start', () => {
    for (let seed = 0; seed < 3; seed++) {
      const open = carve(space, backtracker, { focus: 'passage', random: Random.of(seed, 'tour') });
      const halves = [...graph.link.keys()].filter((half) => open.has(graph.link[half]!));
      const random = Random.of(seed, 'start');
      for (let i = 0; i < 4; i++) {
        const { entered, isBack } = tour(graph, open, halves[random.below(halves.length)]!);
        expect([seed, isBack, entered.length]).toEqual([seed, true, 2 * (graph.cellCount - 1)]);
        expect(entered.sort((a, b) => a - b)).toEqual(halves);
      }
    }
  });
});

it('tells a whole tour from one that misses something: with a loop more, no hand sees both its sides', () => {
  const space = sheetSpace(squareSpace(5, 5), [2], false);
  const open = carve(space, backtracker, { focus: 'passage', random: Random.of(1) });
  open.add(open.complement().next(0));
  const { entered, isBack } = tour(
    space.graph,
    open,
    [...space.graph.link.keys()].find((h) => open.has(space.graph.link[h]!))!,
  );
  expect(isBack).toBe(true);
  expect(entered.length).toBeLessThan(2 * open.count());
});
