import {
  BitSet,
  GraphSpace,
  graphFromLinks,
  type Maze,
  mazeOf,
  OneWay,
  Random,
  type Space,
  squareSpace,
  validate,
} from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Content, type Document, mazeJson, type ReadOptions, readMaze, type Way } from '../src/index.ts';
import { bytesOf, refusal } from './support/bytes.ts';
import { boards, randomMaze } from './support/random-maze.ts';

const seeds = fc.integer({ min: 0, max: 1_000_000 });

function print(content: Content, full = false): Uint8Array {
  return mazeJson.print!(content, { full });
}

function textOf(bytes: Uint8Array): string {
  return new TextDecoder().decode(bytes);
}

function readJson(value: unknown, options: ReadOptions = {}): Document {
  return readMaze(bytesOf(JSON.stringify(value)), 'x.maze.json', options);
}

/** Some walk along passages, from a cell that has any. */
function someWalk({ space, open, oneWay }: Maze, random: Random): Way {
  const { first, to, link, ends, cellCount } = space.graph;
  const path = [random.below(cellCount)];
  const links: number[] = [];
  for (let step = 0; step < 6; step++) {
    const at = path.at(-1)!;
    const halves = Array.from({ length: first[at + 1]! - first[at]! }, (_, i) => first[at]! + i).filter(
      (h) => open.has(link[h]!) && !oneWay?.[ends[2 * link[h]!] === at ? 'back' : 'onward'].has(link[h]!),
    );
    if (halves.length === 0) break;
    const h = halves[random.below(halves.length)]!;
    path.push(to[h]!);
    links.push(link[h]!);
  }
  return { path, links };
}

/** What a space is made of, coordinates as files keep them. */
function boardOf({
  description,
  graph: { cellCount, linkCount, first, to, link, ends, twists },
  mesh,
  centres,
}: Space) {
  const graph = { cellCount, linkCount, first, to, link, ends, twists };
  const rounded = (values: Float64Array): number[] => [...values].map((v) => Math.round(v * 1000));
  const shape = mesh && {
    first: mesh.sideFirst,
    corner: mesh.sideCorner,
    partner: mesh.sidePartner,
    x: rounded(mesh.cornerX),
    y: rounded(mesh.cornerY),
  };
  // Centres of boards with outlines are means of rounded corners: they may differ in the last digit.
  return { description, graph, shape, centres: mesh === null ? rounded(centres) : null };
}

/** A board that is known by its links alone has the two cells of one-way links in the order of the file. */
function asWritten({ space, oneWay }: Maze): { board: object; oneWay: OneWay | null } {
  const board = boardOf(space);
  if (space.mesh !== null || oneWay === null) return { board, oneWay };
  const ends = space.graph.ends.slice();
  for (const l of oneWay.back) ends.subarray(2 * l, 2 * l + 2).reverse();
  return {
    board: { ...board, graph: { ...board.graph, ends } },
    oneWay: new OneWay(BitSet.from(ends.length / 2, oneWay)),
  };
}

describe('maze files', () => {
  it.each(boards)('read back as they were printed: %s boards', (kind) => {
    fc.assert(
      fc.property(seeds, (seed) => {
        const maze = randomMaze(kind, seed);
        const random = Random.of(seed, 'content');
        const content: Content = {
          maze,
          ...(random.below(2) === 0 ? { recipe: { seed, text: 'a "word" <&> \u2028 ü' } } : {}),
          ...(random.below(2) === 0 ? { solution: someWalk(maze, random) } : {}),
          ...(random.below(2) === 0
            ? {
                lengths: Float64Array.from(
                  { length: maze.space.graph.linkCount },
                  () => (1 + random.below(5000)) / 1000,
                ),
              }
            : {}),
        };
        const printed = print(content);
        const document = readMaze(printed, 'x.maze.json');
        const written = asWritten(maze);
        expect(boardOf(document.maze.space)).toEqual(written.board);
        expect({ ...document.maze, space: null }).toEqual({ ...maze, oneWay: written.oneWay, space: null });
        expect(document.recipe).toEqual(content.recipe);
        expect(document.lengths).toEqual(content.lengths);
        expect(document.solution === undefined).toBe(content.solution === undefined);
        expect([...Array.from(document.solution?.path ?? [])]).toEqual(content.solution?.path ?? []);
        expect([...Array.from(document.solution?.links ?? [])]).toEqual(content.solution?.links ?? []);
        expect(document.unit).toBe(kind === 'pixels' ? 'pixel' : 'cell');
        expect(validate(document.maze).faults).toEqual([]);
        expect(textOf(print(document))).toBe(textOf(printed));
      }),
      { seed: 1, numRuns: 60 },
    );
  });

  it('have the agreed form, byte for byte', () => {
    const space = squareSpace(3, 2);
    const maze: Maze = {
      ...mazeOf(space, BitSet.from(7, [0, 2, 3, 5, 6])),
      start: 0,
      finishes: [5],
      openings: [{ cell: 0, side: 3 }],
    };
    const solution = { path: [0, 1, 4, 5], links: [0, 3, 6] };
    expect(textOf(print({ maze, recipe: { seed: 7 }, solution }))).toBe(
      `{
  "format": "labrys-maze",
  "version": 1,
  "recipe": {"seed":7},
  "space": {"kind":"square","width":3,"height":2},
  "cells": 6,
  "links": [[0,1],[0,3],[1,2],[1,4],[2,5],[3,4],[4,5]],
  "open": [0,2,3,5,6],
  "oneWay": [],
  "start": 0,
  "finish": 5,
  "openings": [[0,3]],
  "solution": [0,1,4,5],
  "solutionLinks": [0,3,6],
  "position": [[0.5,0.5],[1.5,0.5],[2.5,0.5],[0.5,1.5],[1.5,1.5],[2.5,1.5]],
  "polygons": [[1,0,1,1,0,1,0,0],[2,0,2,1,1,1,1,0],[3,0,3,1,2,1,2,0],[1,1,1,2,0,2,0,1],[2,1,2,2,1,2,1,1],[3,1,3,2,2,2,2,1]]
}
`,
    );
  });

  it('name several finishes as a list and none as null', () => {
    const maze = mazeOf(squareSpace(2, 1), new BitSet(1));
    expect(JSON.parse(textOf(print({ maze })))).toMatchObject({ start: null, finish: null });
    expect(JSON.parse(textOf(print({ maze: { ...maze, finishes: [1, 0] } })))).toMatchObject({ finish: [1, 0] });
  });

  it('leave out above a million cells what the recipe gives, unless all is wanted', () => {
    const ends = Uint32Array.of(0, 1_000_000);
    const space = new GraphSpace(graphFromLinks(1_000_001, ends), null, { kind: 'graph' });
    const maze = mazeOf(space, BitSet.from(1, [0]));
    const lean = print({ maze, recipe: { seed: 1 } });
    expect(lean.length).toBeLessThan(300);
    expect(Object.keys(JSON.parse(textOf(lean)))).not.toContain('links');
    expect(readMaze(lean, 'x', { rebuild: () => maze }).maze).toEqual(maze);
    expect(textOf(print({ maze }).subarray(0, 300))).toContain('"links": [[0,1000000]]');
    expect(textOf(print({ maze, recipe: {} }, true).subarray(0, 300))).toContain('"links"');
  });
});

describe('doors and keys', () => {
  const space = squareSpace(3, 1);
  const open = BitSet.from(2, [0, 1]);
  const locks = { doors: [{ link: 1, colour: 2 }], keys: [{ cell: 0, colour: 2 }] };
  const maze: Maze = { ...mazeOf(space, open), locks, start: 1, finishes: [2] };
  const way = { path: [1, 0, 1, 2], links: [0, 0, 1] };
  const file = JSON.parse(textOf(print({ maze, solution: way })));

  it('are kept by the numbers of their links and cells, with a way that fetches the keys', () => {
    expect([file.doors, file.keys]).toEqual([[[1, 2]], [[0, 2]]]);
    expect(readJson(file).maze.locks).toEqual(locks);
    expect(readJson(file).solution?.path).toEqual(Uint32Array.from(way.path));
    const turned = { ...file, links: [file.links[1], file.links[0]], doors: [[0, 2]], solutionLinks: [1, 1, 0] };
    expect(readJson(turned).maze.locks).toEqual(locks);
    expect(JSON.parse(textOf(print({ maze: { ...maze, locks: undefined } })))).not.toHaveProperty('doors');
  });

  it.each([
    [{ doors: [[2, 1]] }, 'the link of "doors"[0] is 2'],
    [{ doors: [[1, 7]] }, 'the colour of "doors"[0] is 7; it has to be a whole number from 1 to 6'],
    [{ keys: [3] }, '"keys"[0] is no pair of cell and colour'],
    [{ open: [0] }, '"doors" names link 1, which is not in "open"'],
    [{ keys: [] }, '"solution" goes through a door of colour 2 without its key (item 3)'],
  ])('are checked: %j', (change, sentence) => {
    expect(refusal(bytesOf(JSON.stringify({ ...file, ...change })), 'x.maze.json')).toContain(sentence);
  });
});

describe('maze files of other programs', () => {
  const FILE = {
    format: 'labrys-maze',
    version: 1,
    space: { kind: 'rooms' },
    cells: 3,
    links: [
      [0, 1],
      [1, 2],
    ],
    open: [1],
  };

  it('need only links', () => {
    const { maze, whyNoEnds, notes } = readJson(FILE);
    expect({ open: [...maze.open], start: maze.start, finishes: maze.finishes }).toEqual({
      open: [1],
      start: -1,
      finishes: [],
    });
    expect(maze.space.mesh).toBeNull();
    expect(whyNoEnds).toContain('--from and --to');
    expect(notes).toEqual([]);
  });

  it('may have links in an order of their own: numbers are changed to those of the board', () => {
    const links = [
      [2, 3],
      [1, 0],
      [3, 1],
      [0, 2],
    ];
    const square = { ...FILE, space: { kind: 'square', width: 2, height: 2 }, cells: 4, links, open: [0, 1, 2] };
    const { maze, solution } = readJson({ ...square, solution: [0, 1, 3], solutionLinks: [1, 2] });
    expect([...maze.open]).toEqual([0, 2, 3]);
    expect(solution).toEqual({ path: Uint32Array.of(0, 1, 3), links: Uint32Array.of(0, 2) });
    // The order of the two cells of a one-way link is the way one may go, whatever the board's own order is.
    const { space, oneWay } = readJson({ ...square, oneWay: [0, 1, 2] }).maze;
    expect(space.mesh).not.toBeNull();
    expect([[...oneWay!.onward], [...oneWay!.back]]).toEqual([[3], [0, 2]]);
  });

  it('may have outlines either way round, at any place: shared sides become links', () => {
    const polygons = [
      [-1, 0, 0, 0, 0, 1, -1, 1],
      [0, 0, 0, 1, 1, 1, 1, 0],
      [1, 1, 2.0004, 0.5, 1, 0],
    ];
    const { maze, notes } = readJson({ ...FILE, polygons });
    expect(maze.space.mesh).not.toBeNull();
    expect(notes).toEqual([]);
    expect(maze.space.graph.ends).toEqual(Uint32Array.of(0, 1, 1, 2));
  });

  it('are read without their outlines if these do not agree with the links', () => {
    const apart = [0, 1, 2].map((x) => [2 * x, 0, 2 * x + 1, 0, 2 * x + 1, 1]);
    const { maze, notes } = readJson({
      ...FILE,
      polygons: apart,
      position: [
        [0, 0],
        [1, 0],
        [2, 0, 5],
      ],
    });
    expect(maze.space.mesh).toBeNull();
    expect(notes).toEqual([expect.stringContaining('not drawn')]);
    expect([...maze.space.centres]).toEqual([0, 0, 1, 0, 2, 0]);
  });

  it('may leave links to the recipe', () => {
    const rebuild = (recipe: unknown): Maze => {
      expect(recipe).toEqual({ seed: 3 });
      return mazeOf(squareSpace(3, 1), new BitSet(2));
    };
    const { links: _, ...lean } = { ...FILE, recipe: { seed: 3 } };
    expect([...readJson(lean, { rebuild }).maze.open]).toEqual([1]);
    expect(refusal(bytesOf(JSON.stringify({ ...lean, cells: 4 })), 'x', { rebuild })).toBe(
      'the recipe makes 3 cells, but "cells" is 4',
    );
    expect(refusal(bytesOf(JSON.stringify(lean)))).toContain('cannot be followed here');
    expect(refusal(bytesOf(JSON.stringify({ ...lean, recipe: null })))).toContain('no "recipe"');
  });

  it('may give a solution without its links', () => {
    const { solution } = readJson({ ...FILE, solution: [2, 1] });
    expect(solution).toEqual({ path: Uint32Array.of(2, 1), links: Uint32Array.of(1) });
  });

  const square = { kind: 'square', width: 3, height: 1 };
  it.each([
    [{ format: 'other' }, '"format" is "other", not "labrys-maze"'],
    [{ format: undefined }, '"format" is missing, not "labrys-maze"'],
    [{ version: 2 }, '"version" is 2; this program reads version 1 of the maze file, so a newer one is needed'],
    [{ version: '1' }, '"version" is "1"; this program reads version 1 of the maze file'],
    [{ cells: 0 }, '"cells" is 0; it has to be a whole number from 1 to'],
    [{ cells: 1e15 }, '"cells" is 1000000000000000; it has to be a whole number from 1 to'],
    [{ cells: [] }, '"cells" is a list; it has to be a whole number'],
    [{ space: undefined }, '"space" is missing'],
    [{ space: { kind: 'square', width: 2, height: 2 } }, '"space" is 2 x 2, but "cells" is 3'],
    [{ space: { ...square, width: 'x' } }, '"space" width is "x"; it has to be a whole number from 1 to'],
    [{ space: { ...square, width: 40_000, height: 40_000 } }, '"space" is 40000 x 40000 cells, too many'],
    [
      {
        space: square,
        links: [
          [0, 1],
          [0, 2],
        ],
      },
      '"links" do not agree with "space": square has 2 links',
    ],
    [
      { space: { kind: 'masked-square', width: 2, height: 2, cells: [0, 2, 1] } },
      '"space" cells do not rise at item 2',
    ],
    [
      { space: { kind: 'masked-square', width: 2, height: 2, cells: [0, 2] } },
      '"space" lists 2 cells, but "cells" is 3',
    ],
    [{ links: {} }, '"links" is an object; it has to be a list'],
    [{ links: [[0, 1], [1]] }, '"links"[1] is no pair of cells'],
    [
      {
        links: [
          [0, 1],
          [1, 3],
        ],
      },
      '"links"[1] names cell 3, but cells have the numbers 0 to 2',
    ],
    [{ open: undefined }, '"open" is missing; it has to be a list'],
    [{ open: [1, 1] }, '"open" names link 1 twice'],
    [{ open: [2] }, '"open"[0] is 2, but links have the numbers 0 to 1'],
    [{ open: [0], links: [] }, '"open"[0] is 0, but there are no links'],
    [{ oneWay: [0] }, '"oneWay" names link 0, which is not in "open"'],
    [{ start: 3 }, '"start" is 3; it has to be a whole number from 0 to 2'],
    [{ finish: 1.5 }, '"finish" is 1.5; it has to be a whole number from 0 to 2'],
    [{ finish: [0, 'b'] }, '"finish"[1] is "b", but cells have the numbers 0 to 2'],
    [{ openings: [[0]] }, '"openings"[0] is no pair of cell and side'],
    [{ space: square, openings: [[0, 4]] }, 'the side of "openings"[0] is 4; it has to be a whole number from 0 to 3'],
    [{ solution: [0, 1] }, '"solution" cannot step from cell 0 to 1 (item 1)'],
    [{ solution: [1, 2], solutionLinks: [] }, '"solution" has 2 cells, so "solutionLinks" should have 1, not 0'],
    [{ solution: [1, 2], solutionLinks: [0] }, '"solution" cannot step from cell 1 to 2 (item 1)'],
    [{ oneWay: [1], solution: [2, 1], solutionLinks: [1] }, '"solution" cannot step from cell 2 to 1 (item 1)'],
    [{ position: [[0, 0]] }, '"position" has 1 items, but there are 3 cells'],
    [
      {
        position: [
          [0, 0],
          [1, '0'],
          [2, 0],
        ],
      },
      '"position"[1] is no point',
    ],
    [{ polygons: [[0, 0, 1, 0, 1], [], []] }, '"polygons"[0] is no outline'],
    [{ lengths: [1] }, '"lengths" has 1 items, but there are 2 links'],
    [{ lengths: [1, 0] }, '"lengths"[1] is 0; a length is a number above 0'],
  ])('are refused in one sentence if something is wrong: %j', (change, message) => {
    expect(refusal(bytesOf(JSON.stringify({ ...FILE, ...change })))).toContain(message);
  });

  it.each([
    ['{ "format": "labrys-maze",\n  "version": x }', 'this is no JSON from line 2, column 14 on'],
    ['{ "format": "labrys-maze" "version": 1 }', 'this is no JSON from line 1, column 27 on'],
    ['{ "open": [1, 2,] }', 'this is no JSON from line 1, column 17 on'],
    ['{ "open": [1, 02] }', 'this is no JSON from line 1, column 16 on'],
    ['{ "open": [] ] }', 'this is no JSON from line 1, column 14 on'],
    ['{ "open": {}, }', 'this is no JSON from line 1, column 15 on'],
    ['{ "open": "a\\x" }', 'this is no JSON from line 1, column 13 on'],
    ['{} {}', 'this is no JSON from line 1, column 4 on'],
    ['{ "format": "labrys-maze"', 'this is no complete JSON: it ends too early'],
    ['{ "format": "labry', 'this is no complete JSON: it ends too early'],
  ])('are refused where JSON breaks off: %s', (text, message) => {
    expect(refusal(bytesOf(text))).toBe(message);
  });

  it('are one JSON object', () => {
    expect(refusal(bytesOf('[1, 2]'), 'x.maze.json')).toMatch(/one JSON object/);
  });

  it('are said to end too early wherever they are cut off, but inside of an escape', () => {
    const text = String.raw`{"a": [0, {"b": "c\\"}], "d": []}`;
    for (let length = 1; length < text.length; length++) {
      const message = refusal(bytesOf(text.slice(0, length)));
      if (length === text.indexOf('\\') + 1) expect(message).toMatch(/column \d+ on$/);
      else expect(message).toBe('this is no complete JSON: it ends too early');
    }
  });
});
