import { describe, expect, it } from 'vitest';
import { carve, generators, MazeError, mazeOf, NONE, outlineSpace, pieces, Random, validate } from '../../src/index.ts';
import { dissection, drawnByHand, type Outline, outlineOf, sharedWalls } from '../support/dissections.ts';
import { faultsOf, figuresOf } from '../support/mesh-figures.ts';
import { rowsOfOutlines } from '../support/outline-rows.ts';
import { floorPlan, islands, puzzle, yard } from '../support/own-boards.ts';
import { expectSurface, expectTrees, expectWallTrees } from '../support/space-laws.ts';

const everywhere = generators.filter(({ needs }) => needs.length === 0);
const spaceOf = (outlines: readonly Outline[]) => outlineSpace(rowsOfOutlines(outlines));

describe('outlines drawn by hand', () => {
  it('make the board that was meant, whatever way round, unit, angle and shake', () => {
    for (let seed = 0; seed < 200; seed++) {
      const random = Random.of(seed, 'outlines');
      const rooms = dissection(2 + random.below(60), random);
      const { mesh, graph } = spaceOf(drawnByHand(rooms.map(outlineOf), seed % 2 === 0 ? 0 : 2e-7, random));
      expect([seed, faultsOf(mesh)]).toEqual([seed, []]);
      const { euler, borders, parts } = figuresOf(mesh);
      expect([seed, euler, borders, parts]).toEqual([seed, 2, 1, 1]);
      expect([seed, graph.cellCount, graph.linkCount]).toEqual([seed, rooms.length, sharedWalls(rooms)]);
    }
  });

  it('are other boards where the hand shakes more', () => {
    const random = Random.of(1, 'outlines');
    const rooms = dissection(40, random);
    const links = (shake: number): number | string => {
      try {
        return spaceOf(drawnByHand(rooms.map(outlineOf), shake, random)).graph.linkCount;
      } catch (error) {
        return (error as Error).message;
      }
    };
    expect(links(2e-7)).toBe(sharedWalls(rooms));
    expect(links(1e-3)).not.toBe(sharedWalls(rooms));
  });

  it('give each link to two cells, which have it as a side each', () => {
    for (const outlines of [floorPlan, puzzle, islands, yard]) {
      const { graph, mesh, sideOfHalf } = spaceOf(outlines);
      const count = new Uint32Array(graph.linkCount);
      for (const l of graph.link) count[l] = (count[l] as number) + 1;
      expect([...count]).toEqual([...count].fill(2));
      for (const [h, side] of sideOfHalf.entries()) {
        expect(mesh.sidePartner[side]).not.toBe(NONE);
        expect(graph.ends[2 * (graph.link[h] as number)]).not.toBe(graph.ends[2 * (graph.link[h] as number) + 1]);
      }
    }
  });

  it.each([
    ['floor plan', floorPlan, 1],
    ['puzzle', puzzle, 1],
    ['yard', yard, 2],
  ])('take every generator by passages and by walls: %s', (_, outlines, borders) => {
    const space = spaceOf(outlines);
    expectSurface(space, { euler: 2, borders, isOrientable: true });
    expectTrees(
      space,
      everywhere.filter(({ focus }) => typeof focus.passage !== 'string'),
    );
    expectWallTrees(
      space,
      everywhere.filter(({ focus }) => typeof focus.wall !== 'string'),
    );
  });

  it('make a maze in each piece', () => {
    const space = spaceOf(islands);
    expect(pieces(space.graph).count).toBe(2);
    for (const generator of everywhere) {
      for (const focus of ['passage', 'wall'] as const) {
        if (typeof generator.focus[focus] === 'string') continue;
        const maze = mazeOf(space, carve(space, generator, { focus, random: Random.of(3) }));
        expect(validate(maze), `${generator.name} ${focus}`).toMatchObject({ faults: [], parts: 2, loops: 0 });
      }
    }
  });

  it('have a link for each side that two cells share, but one for a straight wall', () => {
    const between = (outlines: readonly Outline[]): number => spaceOf(outlines).graph.linkCount;
    expect(between(puzzle)).toBe(4 * 5);
    const left: Outline = [
      [0, 0],
      [1, 0],
      [1, 0.25],
      [1, 0.5],
      [1, 1],
      [0, 1],
    ];
    expect(
      between([
        left,
        [
          [1, 0],
          [2, 0],
          [2, 1],
          [1, 1],
          [1, 0.75],
        ],
      ]),
    ).toBe(1);
    // A third cell that meets there makes two walls of it.
    expect(
      between([
        left,
        [
          [1, 0],
          [2, 0],
          [2, 0.5],
          [1, 0.5],
        ],
        [
          [1, 0.5],
          [2, 0.5],
          [2, 1],
          [1, 1],
        ],
      ]),
    ).toBe(3);
  });

  it('are scaled so that the median cell has area 1, and moved to the origin', () => {
    const squares = dissection(1, Random.of(1)).map(outlineOf);
    const board: Outline[] = Array.from({ length: 12 }, (_, c) => {
      const [x, y] = [900 + 32 * (c % 4), -500 + 32 * Math.floor(c / 4)];
      return [
        [x, y],
        [x + 32, y],
        [x + 32, y + 32],
        [x, y + 32],
      ];
    });
    expect(squares).toHaveLength(1);
    const { mesh } = spaceOf(board);
    expect([Math.min(...mesh.cornerX), Math.max(...mesh.cornerX)]).toEqual([0, 4]);
    expect([Math.min(...mesh.cornerY), Math.max(...mesh.cornerY)]).toEqual([0, 3]);
    expect([...mesh.cornerX].every(Number.isInteger)).toBe(true);
  });

  it('join places that are nearly one on either hand of a border between buckets', () => {
    // 1e-6 of the board is 2e-6: each of these steps crosses borders of squares of that size somewhere.
    for (let i = 0; i < 400; i++) {
      const at = 0.5 + i * 1.37e-6;
      const board: Outline[] = [
        [
          [0, 0],
          [at, 0],
          [at, 1],
          [0, 1],
        ],
        [
          [at + 9e-7, 0],
          [2, 0],
          [2, 1],
          [at - 9e-7, 1],
        ],
      ];
      expect([i, spaceOf(board).graph.linkCount]).toEqual([i, 1]);
    }
  });
});

describe('outlines that are no board are refused by the numbers of their cells', () => {
  const box = (x: number, y: number, width = 1, height = 1): Outline => [
    [x, y],
    [x + width, y],
    [x + width, y + height],
    [x, y + height],
  ];

  it.each<[string, readonly Outline[], string]>([
    ['no cells', [], 'the board has no cell'],
    [
      'two corners',
      [
        box(0, 0),
        [
          [1, 0],
          [2, 0],
        ],
      ],
      'cell 1 has 2 corners; an outline has from 3 to 1000',
    ],
    [
      'too many corners',
      [Array.from({ length: 1001 }, (_, i): [number, number] => [i, i * i])],
      'cell 0 has 1001 corners',
    ],
    [
      'no number',
      [
        box(0, 0),
        [
          [1, 0],
          [Number.NaN, 0],
          [2, 1],
        ],
      ],
      'corner 1 of cell 1 is at NaN, 0',
    ],
    [
      'too far',
      [
        box(0, 0),
        [
          [1, 0],
          [2, 1e300],
          [2, 1],
        ],
      ],
      'corner 1 of cell 1 is at 2, 1e+300',
    ],
    [
      'no area',
      [
        box(0, 0),
        [
          [1, 0],
          [1, 1],
          [1, 3],
        ],
      ],
      'cell 1 has no area',
    ],
    [
      'next to no area',
      [
        box(0, 0),
        [
          [1, 0],
          [1, 1],
          [1 + 1e-9, 3],
        ],
      ],
      'cell 1 has no area',
    ],
    [
      'all corners in one place',
      [
        box(0, 0),
        [
          [5, 5],
          [5 + 1e-9, 5],
          [5, 5 + 1e-9],
        ],
      ],
      'cell 1 has no area',
    ],
    [
      'a bow tie',
      [
        box(0, 0),
        [
          [2, 0],
          [5, 3],
          [5, 0],
          [2, 2],
        ],
      ],
      'the outline of cell 1 crosses itself near',
    ],
    [
      'a pinch',
      [
        [
          [0, 0],
          [2, 0],
          [1, 1],
          [2, 2],
          [0, 2],
          [1, 1],
        ],
      ],
      'cell 0 touches itself at 1, 1',
    ],
    [
      'a corner on its own side',
      [
        [
          [0, 0],
          [4, 0],
          [4, 4],
          [2, 0],
          [0, 4],
        ],
      ],
      'cell 0 touches itself at 2, 0',
    ],
    ['the same outline twice', [box(3, 3), box(0, 0), box(0, 0)], 'cells 1 and 2 overlap near'],
    [
      'three cells on one side',
      [
        [
          [0, 0],
          [2, 0],
          [1, 2],
        ],
        [
          [0, 0],
          [2, 0],
          [1, -2],
        ],
        [
          [0, 0],
          [2, 0],
          [1, 3],
        ],
      ],
      'cells 0 and 2 overlap near 0, 0',
    ],
    ['cells that cross', [box(0, 0, 4, 4), box(1, -1, 1, 6)], 'cells 0 and 1 overlap near'],
    ['a cell inside another', [box(0, 0, 4, 4), box(1, 1)], 'cells 0 and 1 overlap near 1, 1'],
    ['a cell inside another, touching its side', [box(0, 0, 4, 4), box(0, 1)], 'cells 0 and 1 overlap near'],
    [
      'a corner on two sides',
      [
        box(0, 0, 4, 1),
        box(0, 1, 5, 1),
        [
          [2, 1],
          [3, 0.5],
          [3, 1.5],
        ],
      ],
      'overlap near',
    ],
    ['nested cells on one line', [box(0, 0, 4, 4), box(0, 0, 3, 3), box(0, 0, 2, 2)], 'overlap near'],
  ])('%s', (_, outlines, sentence) => {
    expect(() => spaceOf(outlines)).toThrow(MazeError);
    expect(() => spaceOf(outlines)).toThrow(sentence);
  });

  it('finds any room of a floor plan that was moved a little, and nothing in the plan itself', () => {
    let refused = 0;
    for (let seed = 0; seed < 100; seed++) {
      const random = Random.of(seed, 'moved');
      const rooms = dissection(30, random).map((room) => ({ ...room }));
      const index = random.below(rooms.length);
      const { left, top, right, bottom } = rooms[index]!;
      const [x, y] = [0.3 * (1 - 2 * random.below(2)), 0.4 * (1 - 2 * random.below(2))];
      const isInside = left + x >= 0 && top + y >= 0 && right + x <= 16 && bottom + y <= 16;
      rooms[index] = { left: left + x, top: top + y, right: right + x, bottom: bottom + y };
      if (!isInside) continue;
      expect(() => spaceOf(rooms.map(outlineOf)), `seed ${seed}`).toThrow(
        new RegExp(`cells .*\\b${index}\\b.* overlap`),
      );
      refused++;
    }
    expect(refused).toBeGreaterThan(20);
  });

  it('says so before it makes arrays for too many corners', () => {
    const first = Uint32Array.of(0, 4_000_001);
    expect(() => outlineSpace({ first, x: new Float64Array(0), y: new Float64Array(0) })).toThrow(
      /the most is .* 4000000 corners/,
    );
  });
});

describe('outlines made to be slow are not', () => {
  const star = (count: number): Outline[] =>
    Array.from({ length: count }, (_, i) => {
      const at = (k: number): [number, number] => [
        1000 * Math.cos((2 * Math.PI * k) / count),
        1000 * Math.sin((2 * Math.PI * k) / count),
      ];
      return [[0, 0], at(i), at(i + 1)];
    });

  it.each<[string, readonly Outline[], RegExp | number]>([
    ['many corners in one place', star(20_000), 20_000],
    [
      'many corners on one side',
      [
        [
          [0, 0],
          [30_000, 0],
          [30_000, -500],
          [0, -500],
        ],
        ...Array.from(
          { length: 30_000 },
          (_, i): Outline => [
            [i, 0],
            [i + 1, 0],
            [i + 1, 1],
            [i, 1],
          ],
        ),
      ],
      59_999,
    ],
    [
      'all the same',
      Array.from(
        { length: 30_000 },
        (): Outline => [
          [0, 0],
          [1, 0],
          [0, 1],
        ],
      ),
      /cells 0 and 1 overlap/,
    ],
    [
      'all on one line',
      Array.from(
        { length: 20_000 },
        (_, i): Outline => [
          [-i - 1, 0],
          [i + 1, 0],
          [0, 1 + i],
        ],
      ),
      /overlap/,
    ],
    [
      'all inside one another',
      Array.from(
        { length: 20_000 },
        (_, i): Outline => [
          [-i - 1, -i - 1],
          [i + 2, -i],
          [0, 2 * i + 3],
        ],
      ),
      /overlap/,
    ],
    [
      'long needles side by side',
      Array.from(
        { length: 20_000 },
        (_, i): Outline => [
          [0, i],
          [1e5, i],
          [0, i + 0.5],
        ],
      ),
      0,
    ],
  ])('%s', (_, outlines, result) => {
    if (result instanceof RegExp) expect(() => spaceOf(outlines)).toThrow(result);
    else expect(spaceOf(outlines).graph.linkCount).toBe(result);
  });
});
