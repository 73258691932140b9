// Mazes as graphs: written, and read back from JSON.

import {
  carve,
  chooseEnds,
  equivalentGraph,
  kruskal,
  lock,
  longDistances,
  type Maze,
  mazeOf,
  Random,
  shortest,
  shortestByLength,
  solve,
  squareSpace,
  validate,
} from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { mazeKinds, randomMaze } from '../../core/test/support/random-mazes.ts';
import { dot, graphJson, graphml, readMaze } from '../src/index.ts';
import { childOf, parseXml, type XmlElement } from '../src/tiled/xml.ts';
import { bytesOf, refusal } from './support/bytes.ts';
import { boards, randomMaze as mazeWithShapes } from './support/random-maze.ts';

const choices = { nodes: 'choices' };
const cells = { nodes: 'cells' };
const textOf = (bytes: Uint8Array): string => new TextDecoder().decode(bytes);
const json = (value: unknown): Uint8Array => bytesOf(JSON.stringify(value));

/** Mazes of every kind, on boards without and with shapes. */
const mazes: fc.Arbitrary<Maze> = fc.oneof(
  fc.tuple(fc.constantFrom(...mazeKinds), fc.nat(1_000_000)).map(([kind, seed]) => randomMaze(kind, seed)),
  fc.tuple(fc.constantFrom(...boards), fc.nat(1_000_000)).map(([kind, seed]) => mazeWithShapes(kind, seed)),
);

/** What the links of a maze say: from, to, whether one-way. */
function linksOf({ space, open, oneWay }: Maze): string[] {
  const { ends } = space.graph;
  return Array.from(open, (l) => {
    const pair = [ends[2 * l], ends[2 * l + 1]];
    if (oneWay?.back.has(l)) pair.reverse();
    return `${pair.join(' ')} ${oneWay?.has(l) ?? false}`;
  });
}

describe('graphs as JSON', () => {
  it('come back as the equivalent graph of the maze, with the same distances', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const graph = equivalentGraph(maze);
        const { maze: read, lengths, format } = readMaze(graphJson.print!({ maze }, choices), 'x');
        expect(format).toBe('graph-json');
        expect(validate(read).faults).toEqual([]);
        expect(linksOf(read)).toEqual(linksOf(graph.maze));
        expect([read.start, read.finishes]).toEqual([graph.maze.start, [...new Set(graph.maze.finishes)]]);
        const own = lengths ?? new Float64Array(graph.lengths.length).fill(1);
        expect([...own]).toEqual([...graph.lengths]);
        const { centres } = graph.maze.space;
        expect([...read.space.centres]).toEqual(Array.from(centres, (value) => Math.round(value * 1000) / 1000));
        if (maze.start < 0) return;
        const onFoot = longDistances(maze, new Uint8Array(maze.space.graph.linkCount).fill(1), [maze.start]).of;
        const byGraph = longDistances(read, own, [read.start]).of;
        expect([...byGraph]).toEqual(Array.from(graph.cells, (cell) => onFoot[cell]));
        // Written again it is the same file but for the numbers of the cells.
        const again = readMaze(graphJson.print!({ maze: read, lengths }, choices), 'x');
        expect(validate(again.maze)).toEqual(validate(read));
      }),
      { seed: 1, numRuns: 200 },
    );
  });

  it('come back cell by cell', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const { maze: read, lengths } = readMaze(graphJson.print!({ maze }, cells), 'x');
        expect(lengths).toBeUndefined();
        expect(read.space.graph.cellCount).toBe(maze.space.graph.cellCount);
        expect(linksOf(read)).toEqual(linksOf(maze));
      }),
      { seed: 2, numRuns: 60 },
    );
  });

  it('are read as NetworkX and D3 write them', () => {
    const networkx = json({
      ...{ directed: false, multigraph: false, graph: {} },
      nodes: [{ id: 'gate' }, { id: 'hall' }, { id: 3 }],
      edges: [
        { source: 'gate', target: 'hall', weight: 2.5 },
        { source: 3, target: 'hall' },
      ],
      ...{ start: 'gate', finish: [3] },
    });
    const { maze, lengths } = readMaze(networkx, 'x.json');
    expect([maze.start, maze.finishes, [...(lengths ?? [])]]).toEqual([0, [2], [2.5, 1]]);
    expect(linksOf(maze)).toEqual(['0 1 false', '2 1 false']);
    const directed = readMaze(
      json({ directed: true, nodes: [{ id: 0 }, { id: 1 }], links: [{ source: 1, target: 0 }] }),
      'x',
    );
    expect(linksOf(directed.maze)).toEqual(['1 0 true']);
  });

  it('are refused with the place that is wrong', () => {
    const nodes = [{ id: 0 }, { id: 1 }];
    const graph = (more: object): string => refusal(json({ nodes, links: [], ...more }), 'x.graph.json');
    expect(graph({ nodes: [] })).toBe('"nodes" is empty; a maze needs at least one');
    expect(graph({ nodes: [{ id: 0 }, {}] })).toBe('"nodes"[1] has no "id", which is a number or a text');
    expect(graph({ nodes: [{ id: 'a' }, { id: 'a' }] })).toBe('"nodes"[1] has the id "a", as another one has');
    expect(graph({ links: 7 })).toMatch(/^"links" is missing or no list/);
    expect(graph({ links: [[0, 1]] })).toBe('"links"[0] is no object with a "source" and a "target"');
    expect(graph({ links: [{ source: 0, target: 2 }] })).toBe('the target of "links"[0] names no node: there is no 2');
    expect(graph({ links: [{ source: '0', target: 1 }] })).toBe(
      'the source of "links"[0] names no node: there is no "0"',
    );
    expect(graph({ links: [{ source: null, target: 1 }] })).toBe('the source of "links"[0] names no node');
    for (const length of [0, -1, 1e10, '3', true]) {
      expect(graph({ links: [{ source: 0, target: 1, length }] })).toMatch(
        /^the length of "links"\[0\] has to be a number/,
      );
    }
    expect(graph({ start: 5 })).toBe('"start" names no node: there is no 5');
    expect(graph({ format: 'labrys-graph', version: 2 })).toMatch(/another version than 1/);
  });
});

describe('graphs as GraphML', () => {
  it('hold each node and link with its data', () => {
    fc.assert(
      fc.property(mazes, fc.constantFrom(choices, cells), (maze, knobs) => {
        const graph = childOf(parseXml(textOf(graphml.print!({ maze }, knobs))), 'graph') as XmlElement;
        const data = (element: XmlElement, key: string): string | undefined =>
          element.children.find((child) => child.attributes.get('key') === key)?.text;
        const all = (name: string): XmlElement[] => graph.children.filter((child) => child.name === name);
        const truth = readMaze(graphJson.print!({ maze }, knobs), 'x');
        expect(all('node').map((node) => node.attributes.get('id'))).toEqual(
          Array.from({ length: truth.maze.space.graph.cellCount }, (_, node) => `n${node}`),
        );
        expect(
          all('edge').map(({ attributes }) =>
            [attributes.get('source'), attributes.get('target'), attributes.get('directed') ?? 'false']
              .join(' ')
              .replaceAll('n', ''),
          ),
        ).toEqual(linksOf(truth.maze));
        const lengths = all('edge').map((edge) => Number(data(edge, 'length')));
        expect(lengths).toEqual([...(truth.lengths ?? lengths.map(() => 1))]);
        const starts = all('node').flatMap((node, i) => (data(node, 'role')?.startsWith('start') ? [i] : []));
        expect(starts).toEqual(truth.maze.start < 0 ? [] : [truth.maze.start]);
        const finishes = all('node').flatMap((node, i) => (data(node, 'role')?.endsWith('finish') ? [i] : []));
        expect(finishes).toEqual(truth.maze.finishes.toSorted((a, b) => a - b));
      }),
      { seed: 3, numRuns: 60 },
    );
  });

  it('are not read, and say what is', () => {
    expect(refusal(graphml.print!({ maze: randomMaze('perfect', 1) }, choices), 'x')).toBe(
      'GraphML is written, not read; graphs are read as .graph.json',
    );
  });
});

describe('graphs as DOT', () => {
  it('hold each node and link, those that are one-way with an arrow head', () => {
    fc.assert(
      fc.property(mazes, (maze) => {
        const text = textOf(dot.print!({ maze }, choices));
        const { maze: truth, lengths } = readMaze(graphJson.print!({ maze }, choices), 'x');
        const isDirected = truth.oneWay !== null;
        expect(text).toMatch(isDirected ? /^digraph maze \{\n/ : /^graph maze \{\n/);
        expect(text.match(/^ {2}\d+ \[label=/gm)).toHaveLength(truth.space.graph.cellCount);
        const edges = [...text.matchAll(/^ {2}(\d+) (->|--) (\d+) \[label="([\d.]+)"(.*)\];$/gm)];
        expect(
          edges.map(([, from, , to, , more]) => `${from} ${to} ${isDirected && !more!.includes('dir=none')}`),
        ).toEqual(linksOf(truth));
        expect(new Set(edges.map(([, , arrow]) => arrow))).toEqual(
          new Set(edges.length === 0 ? [] : [isDirected ? '->' : '--']),
        );
        expect(edges.map(([, , , , length]) => Number(length))).toEqual([...(lengths ?? edges.map(() => 1))]);
      }),
      { seed: 4, numRuns: 60 },
    );
  });
});

describe('graphs of mazes with doors', () => {
  it('have states for nodes: the shortest way among them is as long as the one that fetches the keys', () => {
    for (let seed = 0; seed < 8; seed++) {
      const random = Random.of(seed);
      const space = squareSpace(6, 5);
      const carved = mazeOf(space, carve(space, kruskal, { random }));
      const maze = lock.apply(chooseEnds(carved, { place: 'farthest' }, random), { count: 2 }, random);
      const length = solve(maze, shortest).links.length;
      for (const nodes of ['choices', 'cells']) {
        const text = graphJson.print!({ maze }, { nodes });
        const { maze: graph, lengths } = readMaze(text, 'x');
        const way = shortestByLength(graph, lengths ?? new Float64Array(graph.space.graph.linkCount).fill(1));
        const walked = way.links.reduce((sum, l) => sum + (lengths?.[l] ?? 1), 0);
        expect(walked, `seed ${seed}, ${nodes}`).toBe(length);
        const held = JSON.parse(textOf(text)).nodes.map((node: { keys: number[] }) => node.keys.join(' '));
        expect(new Set(held)).toContain('1 2');
      }
      expect(textOf(graphml.print!({ maze }, choices))).toContain('<data key="keys">1 2</data>');
      expect(textOf(dot.print!({ maze }, choices))).toMatch(/label="\d+ \+1 \+2"/);
    }
  });
});
