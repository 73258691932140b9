import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  across,
  BitSet,
  cellOfHalf,
  classesFrom,
  classMember,
  classSize,
  type Graph,
  graphFromLinks,
  NONE,
  pieces,
  quotient,
  singletons,
  subgraph,
  twins,
} from '../../src/index.ts';
import { randomMask } from '../support/masks.ts';

/** Multigraphs of up to 20 cells, parallel links and self-loops included. */
const graphs = fc
  .integer({ min: 1, max: 20 })
  .chain((cellCount) =>
    fc
      .array(fc.tuple(fc.nat(cellCount - 1), fc.nat(cellCount - 1)), { maxLength: 40 })
      .map((links) => graphFromLinks(cellCount, Uint32Array.from(links.flat()))),
  );
/** Yes or no for each of `count` things. */
const someOf = (count: number): fc.Arbitrary<boolean[]> =>
  fc.array(fc.boolean(), { minLength: count, maxLength: count });
const settings = { seed: 1, numRuns: 200 };

/** The halves belong to their links, two each, none at self-loops. */
function expectSound(graph: Graph): void {
  const { first, to, link, ends, cellCount, linkCount } = graph;
  expect(first.length).toBe(cellCount + 1);
  expect(first[cellCount]).toBe(to.length);
  expect(link.length).toBe(to.length);
  const halves: string[] = [];
  for (let c = 0; c < cellCount; c++) {
    for (let h = first[c] as number; h < (first[c + 1] as number); h++) halves.push(`${link[h]}: ${c} to ${to[h]}`);
  }
  const wanted: string[] = [];
  for (let l = 0; l < linkCount; l++) {
    const [a, b] = [ends[2 * l], ends[2 * l + 1]];
    if (a !== b) wanted.push(`${l}: ${a} to ${b}`, `${l}: ${b} to ${a}`);
  }
  expect(halves.sort()).toEqual(wanted.sort());
}

/** Cells joined by links and classes, by painting labels over until nothing changes. */
function slowPieces(graph: Graph, joined: [number, number][] = []): number[] {
  const label = Array.from({ length: graph.cellCount }, (_, c) => c);
  const pairs = [...joined];
  for (let l = 0; l < graph.linkCount; l++) pairs.push([graph.ends[2 * l] as number, graph.ends[2 * l + 1] as number]);
  for (let changed = true; changed; ) {
    changed = false;
    for (const [a, b] of pairs) {
      const least = Math.min(label[a] as number, label[b] as number);
      if (label[a] === least && label[b] === least) continue;
      label[a] = least;
      label[b] = least;
      changed = true;
    }
  }
  const numbers = [...new Set(label)];
  return label.map((least) => numbers.indexOf(least));
}

describe('a graph', () => {
  it('gives each link two halves and self-loops none', () => {
    fc.assert(fc.property(graphs, expectSound), settings);
  });

  it('pairs the halves of a link as twins, also where links are parallel', () => {
    fc.assert(
      fc.property(graphs, (graph) => {
        const twin = twins(graph);
        const owner = cellOfHalf(graph);
        for (let h = 0; h < twin.length; h++) {
          const other = twin[h] as number;
          expect(other).not.toBe(h);
          expect(twin[other]).toBe(h);
          expect(graph.link[other]).toBe(graph.link[h]);
          expect(graph.to[other]).toBe(owner[h]);
          expect(across(graph, graph.link[h] as number, owner[h] as number)).toBe(graph.to[h]);
        }
      }),
      settings,
    );
  });
});

describe('a subgraph', () => {
  it('holds exactly the kept cells and links, under the same turning order', () => {
    fc.assert(
      fc.property(graphs, someOf(20), someOf(40), (graph, keptCells, keptLinks) => {
        const keeps = (c: number): boolean => keptCells[c] === true;
        const keepsLink = (l: number): boolean => keptLinks[l] === true;
        const part = subgraph(graph, keeps, keepsLink);
        expectSound(part.graph);
        expect([...part.cells]).toEqual(Array.from({ length: graph.cellCount }, (_, c) => c).filter((c) => keeps(c)));
        const kept = (l: number): boolean =>
          keepsLink(l) && keeps(graph.ends[2 * l] as number) && keeps(graph.ends[2 * l + 1] as number);
        expect([...part.links]).toEqual(Array.from({ length: graph.linkCount }, (_, l) => l).filter((l) => kept(l)));
        for (let e = 0; e < part.graph.ends.length; e++) {
          const l = part.links[e >>> 1] as number;
          expect(part.cells[part.graph.ends[e] as number]).toBe(graph.ends[2 * l + (e & 1)]);
        }
        const owner = cellOfHalf(part.graph);
        const ownerInWhole = cellOfHalf(graph);
        for (let h = 0; h < part.halves.length; h++) {
          const whole = part.halves[h] as number;
          expect(part.links[part.graph.link[h] as number]).toBe(graph.link[whole]);
          expect(part.cells[owner[h] as number]).toBe(ownerInWhole[whole]);
          if (h > 0) expect(whole).toBeGreaterThan(part.halves[h - 1] as number);
        }
      }),
      settings,
    );
  });

  it('keeps the twists of the links it keeps', () => {
    const graph = { ...graphFromLinks(3, Uint32Array.of(0, 1, 1, 2, 2, 1)), twists: BitSet.from(3, [1, 2]) };
    const part = subgraph(
      graph,
      () => true,
      (l) => l !== 1,
    );
    expect([...(part.graph.twists ?? [])]).toEqual([1]);
  });
});

describe('classes', () => {
  const parted = graphs.chain((graph) =>
    fc.record({
      graph: fc.constant(graph),
      colours: fc.array(fc.nat(5), { minLength: graph.cellCount, maxLength: graph.cellCount }),
    }),
  );

  it('list their members', () => {
    fc.assert(
      fc.property(parted, ({ graph, colours }) => {
        const used = [...new Set(colours)];
        const of = Uint32Array.from(colours, (colour) => used.indexOf(colour));
        const classes = classesFrom(of, used.length, NONE);
        for (let k = 0; k < classes.count; k++) {
          const members = Array.from({ length: classSize(classes, k) }, (_, i) => classMember(classes, k, i));
          expect(members).toEqual(Array.from({ length: graph.cellCount }, (_, c) => c).filter((c) => of[c] === k));
        }
        const alone = singletons(graph.cellCount);
        for (let c = 0; c < graph.cellCount; c++) {
          expect([alone.of[c], classSize(alone, c), classMember(alone, c, 0)]).toEqual([c, 1, c]);
        }
      }),
      settings,
    );
  });

  it('are drawn together by the quotient, links keep their numbers', () => {
    fc.assert(
      fc.property(parted, ({ graph, colours }) => {
        const used = [...new Set(colours)];
        const of = Uint32Array.from(colours, (colour) => used.indexOf(colour));
        const small = quotient(graph, classesFrom(of, used.length, NONE));
        expectSound(small);
        expect(small.cellCount).toBe(used.length);
        expect([...small.ends]).toEqual([...graph.ends].map((c) => of[c]));
      }),
      settings,
    );
  });

  it('join pieces; pieces are numbered by their least cell', () => {
    fc.assert(
      fc.property(parted, ({ graph, colours }) => {
        const plain = pieces(graph);
        expect([...plain.of]).toEqual(slowPieces(graph));
        expect(plain.count).toBe(new Set(plain.of).size);
        const used = [...new Set(colours)];
        const of = Uint32Array.from(colours, (colour) => used.indexOf(colour));
        const joined = colours.flatMap((colour, c): [number, number][] => [[c, colours.indexOf(colour)]]);
        expect([...pieces(graph, classesFrom(of, used.length, NONE)).of]).toEqual(slowPieces(graph, joined));
        expect([...pieces(graph, singletons(graph.cellCount)).of]).toEqual(slowPieces(graph));
      }),
      settings,
    );
  });
});

describe('the graph of a mesh', () => {
  it('has a sound set of halves on every mask', () => {
    for (let seed = 0; seed < 50; seed++) expectSound(randomMask(seed).graph);
  });
});
