// MovingAI maps and scenarios: small ones made here, and those of other people beside the checkout.

import {
  BitSet,
  isPassable,
  type Maze,
  MazeError,
  mazeOf,
  octileLength,
  Random,
  shortest,
  solve,
  squareSpace,
  squaresOf,
  validate,
} from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { pngOfArt } from '../../raster/test/support/make-png.ts';
import {
  checkScenarios,
  type Document,
  mazeJson,
  movingAiMap,
  parseScenarios,
  printScenarios,
  readMaze,
  type Scenario,
} from '../src/index.ts';
import { bytesOf, refusal } from './support/bytes.ts';
import { mutated } from './support/mutations.ts';
import { describeSharedData, sharedFile, sharedTable } from './support/shared-data.ts';

function mapText(rows: readonly string[]): string {
  return `type octile\nheight ${rows.length}\nwidth ${rows[0]!.length}\nmap\n${rows.join('\n')}\n`;
}

function readMap(...rows: string[]): Document {
  return readMaze(bytesOf(mapText(rows)), 'x.map');
}

function printed(maze: Maze, as = 'auto'): string {
  return new TextDecoder().decode(movingAiMap.print!({ maze }, { as }));
}

/** The cell of a tile, by column and row. */
function cellAt(maze: Maze, x: number, y: number): number {
  const { width, squareOfCell } = squaresOf(maze.space)!;
  return squareOfCell.indexOf(y * width + x);
}

/** Tiles that can be stepped to from one, as x,y. */
function neighbours(maze: Maze, x: number, y: number): string[] {
  const { first, to } = maze.space.graph;
  const { centres } = maze.space;
  const cell = cellAt(maze, x, y);
  const found: string[] = [];
  for (let h = first[cell]!; h < first[cell + 1]!; h++) {
    if (isPassable(maze, cell, h)) found.push(`${centres[2 * to[h]!]! - 0.5},${centres[2 * to[h]! + 1]! - 0.5}`);
  }
  return found.toSorted();
}

describe('MovingAI maps', () => {
  it('are read tile by tile: land joins land, water joins water', () => {
    const { maze, format, unit, notes, whyNoEnds } = readMap('.GS@', 'WWTO', '.W..');
    expect([format, unit, notes]).toEqual(['movingai-map', 'cell', []]);
    expect(whyNoEnds).toMatch(/no start and finish/);
    expect(maze.space.graph.cellCount).toBe(9);
    expect(neighbours(maze, 0, 0)).toEqual(['1,0']);
    expect(neighbours(maze, 1, 0)).toEqual(['0,0', '2,0']);
    expect(neighbours(maze, 2, 0)).toEqual(['1,0']);
    expect(neighbours(maze, 0, 1)).toEqual(['1,1']);
    expect(neighbours(maze, 1, 1)).toEqual(['0,1', '1,2']);
    expect(neighbours(maze, 0, 2)).toEqual([]);
    expect(neighbours(maze, 3, 2)).toEqual(['2,2']);
  });

  it('come out as they went in, whatever their signs, through a maze file too', () => {
    const sign = fc.constantFrom('.', '.', '.', 'G', 'S', 'W', '@', 'O', 'T', '%');
    const rows = fc
      .tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 9 }))
      .chain(([width, height]) =>
        fc.array(
          fc.array(sign, { minLength: width, maxLength: width }).map((signs) => signs.join('')),
          { minLength: height, maxLength: height },
        ),
      )
      .filter((lines) => /[.GSW]/.test(lines.join('')));
    fc.assert(
      fc.property(rows, (lines) => {
        const { maze } = readMap(...lines);
        expect(validate(maze).faults).toEqual([]);
        expect(printed(maze)).toBe(mapText(lines));
        const kept = readMaze(mazeJson.print!({ maze }, { full: false }), 'x.maze.json');
        expect(kept.notes).toEqual([]);
        expect(printed(kept.maze)).toBe(mapText(lines));
      }),
      { seed: 1, numRuns: 150 },
    );
  });

  it('forget signs that a changed maze no longer bears out', () => {
    const { maze } = readMap('GG', 'G.');
    const open = maze.open.clone();
    open.delete(0);
    expect(printed({ ...maze, open })).toBe(mapText(['@@@@@', '@.@.@', '@.@.@', '@...@', '@@@@@']));
    const foreign = { ...maze.space.description, terrain: ['GG', 'GT'] };
    expect(printed({ ...maze, space: Object.create(maze.space, { description: { value: foreign } }) })).toBe(
      mapText(['..', '..']),
    );
  });

  it('are read from sloppy files, with a note for each guess', () => {
    const sloppy = '\r\n TYPE tile\r\nWidth 4\r\nheight 3\r\nMAP\r\n..%.\r\n.....\r\n..';
    const { maze, notes } = readMaze(bytesOf(sloppy), 'x.map');
    expect(printed(maze)).toBe(mapText(['..%.', '....', '..@@']));
    expect(notes).toEqual([
      'The map is of type "tile" and was read as octile.',
      'Rows shorter than 4 tiles were filled up with blocked ones: 1.',
      'Rows longer than 4 tiles were cut off: 1.',
      'Tiles of unknown kinds count as blocked: "%".',
    ]);
    expect(readMaze(bytesOf(`${mapText(['.'])}\n\nmore\n`), 'x.map').notes).toEqual([
      'Lines after the 1 rows were passed over: 1.',
    ]);
  });

  it.each([
    [
      'type octile\nheight 3\nwidth 2\n..',
      "line 4 of a map's header should be type, height, width or, at its end, map",
    ],
    ['type octile\nheight 3\nmap\n..', 'the header has no line "width 32" that tells the size'],
    ['type octile\nwidth 3\nmap\n..', 'the header has no line "height 32" that tells the size'],
    ['type octile\nheight 0\nwidth 3\nmap\n', 'line 2: height is "0", not a whole number from 1'],
    ['type octile\nheight 2\nwidth 3.5\nmap\n', 'line 3: width is "3.5", not a whole number from 1'],
    ['type octile\nheight 99999\nwidth 99999\nmap\n', /^99999 x 99999 squares are too many/],
    ['type octile\nheight 7000\nwidth 7000\nmap\n', /too many for a file as short as this/],
    ['type octile\nheight 1\nwidth 3\nmap\n@TO\n', 'all 3 x 1 tiles are blocked, so nothing can be walked'],
  ])('are refused with the line: %j', (text, message) => {
    expect(refusal(bytesOf(text), 'x.map')).toMatch(message);
  });

  it('are cells with walls between them where that is asked for', () => {
    const maze = mazeOf(squareSpace(2, 1), new BitSet(1));
    const text = printed(maze);
    expect(text).toBe(mapText(['@@@@@', '@.@.@', '@@@@@']));
    const cells = readMaze(bytesOf(text), 'x.map', { knobs: { as: 'cells' } }).maze;
    expect([cells.space.graph.cellCount, cells.open.count()]).toEqual([2, 0]);
    expect(readMaze(bytesOf(text), 'x.map').maze.space.graph.cellCount).toBe(2);
    expect(() => printed(maze, 'pixels')).toThrow(/has walls between its cells.*as=cells$/);
    const both = bytesOf(mapText(['...', '.W.', '...']));
    expect(refusal(both, 'x.map', { knobs: { as: 'cells' } })).toMatch(/land and water/);
  });

  it('hold mazes of pixels tile for tile', () => {
    const art = ['#.#####', '#.....#', '#.###.#', '#.....#', '#####.#'];
    const { maze } = readMaze(pngOfArt(art), 'x.png', { knobs: { as: 'pixels', path: 'white' } });
    expect(printed(maze)).toBe(mapText(art.map((row) => row.replaceAll('#', '@'))));
  });
});

const problem: Scenario = {
  ...{ bucket: 0, map: 'maps/x.map', width: 4, height: 3 },
  ...{ startX: 0, startY: 0, goalX: 3, goalY: 2, optimal: 3.82842712 },
};

describe('scenario files', () => {
  it('come back as they were written', () => {
    const whole = fc.nat(999_999);
    const one = fc.record({
      bucket: whole,
      map: fc.constantFrom('a.map', 'maps/dao/a b.map', 'x'),
      ...{ width: whole, height: whole, startX: whole, startY: whole, goalX: whole, goalY: whole },
      optimal: fc.nat(10 ** 9).map((n) => n / 10 ** 5),
    });
    const file = fc.record({
      version: fc.constantFrom('1', '1.0'),
      problems: fc.array(one),
      decimals: fc.constant(null),
    });
    fc.assert(
      fc.property(file, (scenarios) => {
        const { version, problems, decimals } = parseScenarios(printScenarios(scenarios));
        expect([version, problems]).toEqual([scenarios.version, scenarios.problems]);
        const bytes = printScenarios({ version, problems, decimals });
        expect(bytes).toEqual(printScenarios(scenarios));
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it('keep the digits that all lengths have alike', () => {
    const text = 'version 1\n0\tx.map\t4\t3\t0\t0\t3\t0\t3.00000000\n0\tx.map\t4\t3\t0\t0\t3\t2\t3.82842712\n';
    const scenarios = parseScenarios(bytesOf(text));
    expect(scenarios.decimals).toBe(8);
    expect(scenarios.problems[1]).toEqual({ ...problem, map: 'x.map' });
    expect(new TextDecoder().decode(printScenarios(scenarios))).toBe(text);
  });

  it('are read with blanks, tabs, empty lines and CRLF', () => {
    const text =
      '\r\nVersion 1.0\r\n\r\n0  maps/x.map 4 3   0 0 3 2 3.82842712 \r\n0\tmaps/x.map\t4\t3\t0\t0\t3\t2\t3.82842712';
    expect(parseScenarios(bytesOf(text)).problems).toEqual([problem, problem]);
  });

  it.each([
    ['0\tx\t4\t3\t0\t0\t3\t2\t3', 'line 1 of a scenario file should be "version 1"'],
    ['version 2\n', 'the scenarios are of version "2"; version 1 is read'],
    ['version 1\n1 2 3\n', /^line 2 has 3 columns instead of nine: bucket, map/],
    ['version 1\n0 x 4 3 0 -1 3 2 3\n', 'line 2: start y is "-1", not a whole number'],
    ['version 1\n0 x 4 3 0 0 3 2 long\n', 'line 2: the length is "long", not a number from 0'],
    ['version 1\n0 x 4 3 0 0 3 2 1e999\n', 'line 2: the length is "1e999", not a number from 0'],
  ])('are refused with the line: %j', (text, message) => {
    let told = '';
    try {
      parseScenarios(bytesOf(text));
    } catch (error) {
      if (error instanceof MazeError && error.code === 'bad-file') told = error.message;
    }
    expect(told).toMatch(message);
  });

  it('that are damaged give problems or one sentence', () => {
    const bytes = printScenarios({ version: '1', problems: [problem, { ...problem, optimal: 4 }], decimals: null });
    let read = 0;
    for (let seed = 0; seed < 1000; seed++) {
      try {
        for (const { optimal, startX } of parseScenarios(mutated(bytes, Random.of(seed, 'mutations'))).problems) {
          expect([seed, optimal >= 0, Number.isInteger(startX)]).toEqual([seed, true, true]);
        }
        read++;
      } catch (error) {
        if (!(error instanceof MazeError)) throw new Error(`seed ${seed}`, { cause: error });
        expect(error.message).not.toMatch(/\n|undefined|NaN/);
      }
    }
    expect(read).toBeGreaterThan(50);
  });
});

describe('problems on a map', () => {
  const { maze } = readMap('....', '.@..', 'W...');

  it('agree or not, each with what was found', () => {
    const problems = [
      problem,
      { ...problem, goalX: 2, goalY: 2, optimal: 4 },
      { ...problem, goalX: 2, goalY: 2, optimal: 3.41421 },
      { ...problem, goalX: 1, goalY: 1 },
      { ...problem, startX: 4 },
      { ...problem, goalX: 0, goalY: 2 },
      { ...problem, goalX: 0, goalY: 0, optimal: 0 },
      { ...problem, goalX: 1, goalY: 0, optimal: 1.00002 },
      { ...problem, goalX: 1, goalY: 0, optimal: 1.000009 },
    ];
    for (const method of [null, 'breadth-first', 'a-star', 'jump-point']) {
      const told = [...checkScenarios(maze, problems, method)].map(({ found, agrees, reason }) => [
        found === null ? reason : found.toFixed(5),
        agrees,
      ]);
      expect(told).toEqual([
        ['4.41421', false],
        ['4.00000', true],
        ['4.00000', false],
        ['the goal 1,1 is blocked', false],
        ['the start 4,0 is blocked', false],
        ['there is no way', false],
        ['0.00000', true],
        ['1.00000', false],
        ['1.00000', true],
      ]);
    }
  });
});

describe('a way by octile moves in a maze file', () => {
  it('comes back, and is refused where it cuts a corner', () => {
    const { maze } = readMap('...', '.@.', '...');
    const there = { ...maze, start: cellAt(maze, 0, 0), finishes: [cellAt(maze, 2, 2)] };
    const free = { ...readMap('..', '..').maze, start: 0, finishes: [3] };
    for (const one of [there, free]) {
      const solution = solve(one, shortest, { method: 'a-star', moves: 'octile' });
      const text = new TextDecoder().decode(mazeJson.print!({ maze: one, solution }, { full: false }));
      const { solution: way } = readMaze(bytesOf(text), 'x.maze.json');
      expect([Array.from(way!.path), way!.links.length]).toEqual([[...solution.path], 0]);
      expect(octileLength(one.space.centres, way!.path)).toBe(solution.length);
      const cut = text.replace(/"solution": \[[^\]]*\]/, `"solution": [0,${one.finishes[0]}]`);
      if (one === there) expect(refusal(bytesOf(cut), 'x.maze.json')).toMatch(/by an octile move$/);
      const strange = text.replace('"octile"', '"knight"');
      expect(refusal(bytesOf(strange), 'x.maze.json')).toMatch(/"solutionMoves" is "knight"/);
    }
  });
});

const read = new Map<string, Maze>();

/** A map beside the checkout, read once. */
function sharedMap(file: string): Maze {
  const known = read.get(file);
  if (known !== undefined) return known;
  const { maze, notes, format } = readMaze(sharedFile(`movingai/${file}`), file);
  expect([format, notes]).toEqual(['movingai-map', []]);
  read.set(file, maze);
  return maze;
}

describeSharedData('the maps of movingai.com', () => {
  const rows = sharedTable('movingai/README.md');
  const maps = rows.filter(([file]) => file!.endsWith('.map'));

  it('are all there', () => expect([maps.length, rows.length]).toEqual([16, 33]));

  it.each(maps.map(([file, , , size, facts]) => [file!, size!, facts!] as const))('%s: %s', (file, size, facts) => {
    const bytes = sharedFile(`movingai/${file}`);
    const maze = sharedMap(file);
    const { width, height } = squaresOf(maze.space)!;
    expect(`${width}x${height}`).toBe(size);
    expect(maze.space.graph.cellCount).toBe(Number(/passable cells (\d+)/.exec(facts)?.[1]));
    expect(Buffer.compare(movingAiMap.print!({ maze }, { as: 'auto' }), bytes)).toBe(0);
  });
});

describeSharedData('the problems of movingai.com', () => {
  const files = sharedTable('movingai/README.md').filter(([file]) => file!.endsWith('.scen'));

  // All problems of the small maps; of each large one fifty.
  it.each(files.map(([file, , , count]) => [file!, count!] as const))(
    'have the lengths stated: %s, %s',
    (file, count) => {
      const bytes = sharedFile(`movingai/${file}`);
      const scenarios = parseScenarios(bytes);
      expect(`${scenarios.problems.length} problems`).toBe(count);
      const text = new TextDecoder().decode(bytes).replace(/\n+$/, '\n'); // one file ends with an empty line
      expect(new TextDecoder().decode(printScenarios(scenarios)) === text).toBe(true);
      const { width, map } = scenarios.problems[0]!;
      const order = scenarios.problems.map((_, i) => i);
      if (width === 512) {
        Random.of(1, file).shuffle(order);
        order.length = 50;
      }
      const problems = order.map((i) => scenarios.problems[i]!);
      const maze = sharedMap(map.replace(/^.*\//, ''));
      const misses = [...checkScenarios(maze, problems)].filter(({ agrees }) => !agrees);
      expect(misses).toEqual([]);
    },
  );
});
