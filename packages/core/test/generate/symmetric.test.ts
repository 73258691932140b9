import { describe, expect, it } from 'vitest';
import {
  type BitSet,
  braid,
  defaultsOf,
  Folding,
  type Generator,
  generators,
  kruskal,
  MazeError,
  mazeOf,
  openDegrees,
  pieces,
  Random,
  type Space,
  type SymmetryKind,
  sheetSpace,
  sizeParams,
  squareSpace,
  startSymmetric,
  symmetryKinds,
  type TopologyName,
  Trace,
  tilings,
  transformFolded,
  validate,
  weaveSpace,
} from '../../src/index.ts';
import { generatorsByFocus } from '../support/boards.ts';
import { catalogueBoards } from '../support/spaces.ts';

function board(name: string, sizes: Record<string, number | string>, topology: TopologyName = 'plane'): Space {
  const tiling = tilings.find((record) => record.name === name)!;
  return tiling.space({ ...defaultsOf(sizeParams(tiling, topology)), ...sizes }, topology, Random.of(1, 'space'));
}

function symmetric(
  space: Space,
  kind: SymmetryKind,
  seed: number,
  generator = kruskal as Generator,
  share = 1,
): BitSet {
  const carving = startSymmetric(space, generator, { kind, share }, { focus: 'passage', random: Random.of(seed) });
  while (!carving.run(1000));
  return carving.open();
}

/** The generators that work on any connected graph, in each focus that they take. */
const walks = generatorsByFocus().filter(({ generator }) => generator.needs.length === 0);

const kinds = Object.keys(symmetryKinds) as SymmetryKind[];

/** Whether a board has a symmetry. */
function has(space: Space, kind: SymmetryKind): boolean {
  try {
    new Folding(space, kind);
    return true;
  } catch (error) {
    expect(error).toBeInstanceOf(MazeError);
    return false;
  }
}

/**
 * How many links differ from their image, found by coordinates alone.
 *
 * @param move x, y from the middle -> the image of it
 */
function differing(space: Space, open: BitSet, move: (x: number, y: number) => [number, number]): number {
  const { ends, linkCount, cellCount } = space.graph;
  const { centres } = space;
  const middle = [0, 1].map((axis) => {
    let sum = 0;
    for (let c = 0; c < cellCount; c++) sum += centres[2 * c + axis]!;
    return sum / cellCount;
  }) as [number, number];
  const place = (x: number, y: number): string =>
    `${Math.round(100 * x)},${Math.round(100 * y)}`.replaceAll('-0,', '0,');
  const cellAt = new Map<string, number>();
  const from = (cell: number): [number, number] => [centres[2 * cell]! - middle[0], centres[2 * cell + 1]! - middle[1]];
  for (let c = 0; c < cellCount; c++) cellAt.set(place(...from(c)), c);
  const pair = (a: number, b: number): string => (a < b ? `${a} ${b}` : `${b} ${a}`);
  const isOpen = new Map<string, boolean>();
  for (let l = 0; l < linkCount; l++) isOpen.set(pair(ends[2 * l]!, ends[2 * l + 1]!), open.has(l));
  let count = 0;
  for (let l = 0; l < linkCount; l++) {
    const [a, b] = [ends[2 * l]!, ends[2 * l + 1]!].map((cell) => cellAt.get(place(...move(...from(cell)))));
    const image = isOpen.get(pair(a!, b!));
    expect(image).toBeDefined();
    if (image !== open.has(l)) count++;
  }
  return count;
}

const turned = (parts: number) => {
  const [cos, sin] = [Math.cos((2 * Math.PI) / parts), Math.sin((2 * Math.PI) / parts)];
  return (x: number, y: number): [number, number] => [cos * x - sin * y, sin * x + cos * y];
};
const mirrored = (x: number, y: number): [number, number] => [-x, y];

describe('A symmetric maze', () => {
  it('is perfect on every board that has the symmetry, from every generator, by passages and by walls', () => {
    const boards = [
      ...catalogueBoards([4, 5, 6], [4, 5, 6]),
      { name: 'levels', space: sheetSpace(squareSpace(3, 3), [2], false) },
      { name: 'hexagon', space: board('sigma', { shape: 'hexagon', side: 3 }) },
    ];
    let made = 0;
    let seed = 0;
    for (const { name, space } of boards) {
      for (const kind of kinds.filter((one) => has(space, one))) {
        // Each board and symmetry with three of the generators: all come round.
        for (let i = 0; i < 3; i++) {
          const { generator, focus } = walks[seed++ % walks.length]!;
          if (focus === 'wall' && space.dual === null) continue;
          const carving = startSymmetric(space, generator, { kind, share: 1 }, { focus, random: Random.of(seed) });
          while (!carving.run(7));
          const { faults, parts, loops } = validate(mazeOf(space, carving.open()));
          const where = `${name}, ${kind}, ${generator.name} by ${focus}, seed ${seed}`;
          expect({ where, faults, parts, loops }).toEqual({
            where,
            faults: [],
            parts: pieces(space.graph).count,
            loops: 0,
          });
          made++;
        }
      }
    }
    expect(made).toBeGreaterThan(200);
  });

  it('is carved on a folded board whose links all have two halves, and so its walls', () => {
    for (const { name, space } of catalogueBoards([4, 5, 6], [4, 5, 6])) {
      for (const kind of kinds.filter((one) => has(space, one))) {
        const { graph, dual } = new Folding(space, kind).quotient;
        for (const { ends, link, linkCount } of dual === null ? [graph] : [graph, dual.graph]) {
          const halves = new Uint8Array(linkCount);
          for (const l of link) halves[l]!++;
          const wrong = halves.findIndex((count, l) => count !== (ends[2 * l] === ends[2 * l + 1] ? 0 : 2));
          expect(`${name}, ${kind}: ${wrong}`).toBe(`${name}, ${kind}: -1`);
        }
      }
    }
  });

  const hexagon = board('sigma', { shape: 'hexagon', side: 4 });
  it.each([
    ['mirror on an even width', squareSpace(8, 7), 'mirror', mirrored],
    ['mirror on an odd width, by a straight passage on the axis', squareSpace(9, 6), 'mirror', mirrored],
    ['half a turn round a cell', squareSpace(9, 7), 'rotate2', turned(2)],
    ['half a turn round a link', squareSpace(9, 6), 'rotate2', turned(2)],
    ['a quarter of a turn round a cell', squareSpace(9, 9), 'rotate4', turned(4)],
    ['a third of a turn round a hexagon', hexagon, 'rotate3', turned(3)],
    ['a sixth of a turn round a hexagon', hexagon, 'rotate6', turned(6)],
    [
      'a third of a turn of a triangle with a middle cell',
      board('delta', { shape: 'triangle', side: 5 }),
      'rotate3',
      turned(3),
    ],
  ] as const)('is exact where it can be: %s', (_, space, kind, move) => {
    for (const { generator, focus } of walks) {
      for (let seed = 1; seed <= 3; seed++) {
        const carving = startSymmetric(space, generator, { kind, share: 1 }, { focus, random: Random.of(seed) });
        while (!carving.run(1000));
        const off = differing(space, carving.open(), move);
        expect({ generator: generator.name, focus, seed, off }).toEqual({
          generator: generator.name,
          focus,
          seed,
          off: 0,
        });
      }
    }
  });

  it.each([
    ['half a turn round a corner', squareSpace(8, 6), 'rotate2', turned(2), 1],
    ['a quarter of a turn round a corner', squareSpace(8, 8), 'rotate4', turned(4), 1],
    ['a third of a turn round a corner', board('delta', { shape: 'triangle', side: 6 }), 'rotate3', turned(3), 1],
    ['mirror whose axis cuts hexagons that do not touch', hexagon, 'mirror', mirrored, 2],
  ] as const)('is off by the least number of links elsewhere: %s', (_, space, kind, move, least) => {
    const folding = new Folding(space, kind);
    for (let seed = 1; seed <= 20; seed++) {
      const open = symmetric(space, kind, seed);
      expect({ seed, off: folding.linksOff(open) }).toEqual({ seed, off: least });
      expect(differing(space, open, move)).toBeGreaterThan(0);
      expect(differing(space, open, move)).toBeLessThanOrEqual(2 * least * 4);
    }
  });

  it('cannot be exact there: no perfect maze of 2 x 2 cells stays the same when it is turned', () => {
    const space = squareSpace(2, 2);
    for (let l = 0; l < 4; l++) {
      const open = [0, 1, 2, 3].filter((other) => other !== l);
      const tree = { has: (link: number) => open.includes(link) } as BitSet;
      expect(differing(space, tree, turned(2))).toBeGreaterThan(0);
    }
  });

  it('has like parts side by side, joined by a passage each', () => {
    const space = squareSpace(12, 5);
    for (const [kind, parts] of [
      ['repeat', 2],
      ['repeat3', 3],
      ['repeat4', 4],
    ] as const) {
      const open = symmetric(space, kind, 4);
      const width = 12 / parts;
      const stateAt = (x: number, y: number, dx: number): boolean => {
        const { ends, linkCount } = space.graph;
        const [a, b] = [y * 12 + x, (y + 1 - dx) * 12 + x + dx];
        for (let l = 0; l < linkCount; l++) {
          if ((ends[2 * l] === a && ends[2 * l + 1] === b) || (ends[2 * l] === b && ends[2 * l + 1] === a))
            return open.has(l);
        }
        return false;
      };
      for (let x = 0; x < width; x++) {
        for (let y = 0; y < 5; y++) {
          for (let k = 1; k < parts; k++) {
            if (x < width - 1) expect(stateAt(x + k * width, y, 1)).toBe(stateAt(x, y, 1));
            expect(stateAt(x + k * width, y, 0)).toBe(stateAt(x, y, 0));
          }
        }
      }
      const joints = [0, 1, 2, 3, 4].map((y) => [1, 2, 3].slice(0, parts - 1).map((k) => stateAt(k * width - 1, y, 1)));
      expect(joints.flat().filter(Boolean)).toHaveLength(parts - 1);
    }
  });

  it('is symmetric in part, the more so the larger the share', () => {
    const space = squareSpace(15, 15);
    const means = [0, 0.25, 0.5, 0.75, 1].map((share) => {
      let sum = 0;
      for (let seed = 1; seed <= 20; seed++) {
        const open = symmetric(space, 'rotate2', seed, kruskal as Generator, share);
        expect(validate(mazeOf(space, open)).loops).toBe(0);
        sum += differing(space, open, turned(2));
      }
      return sum / 20;
    });
    for (let i = 1; i < means.length; i++) expect(means[i]!).toBeLessThan(means[i - 1]!);
    expect(means[4]).toBe(0);
  });

  it('is the same for the same seed, and tells a trace each passage once', () => {
    const space = squareSpace(10, 9);
    for (const { generator, focus } of walks) {
      const make = (trace?: Trace): BitSet => {
        const carving = startSymmetric(
          space,
          generator,
          { kind: 'rotate2', share: 1 },
          { focus, random: Random.of(5), trace },
        );
        while (!carving.run(3));
        return carving.open();
      };
      const trace = new Trace();
      const open = make(trace);
      expect(make().equals(open)).toBe(true);
      const told: number[] = [];
      for (let i = 0; i < trace.length; i++) if (trace.kind(i) === 1) told.push(trace.index(i));
      const chosen = focus === 'passage' ? open : open.complement();
      expect(told.sort((a, b) => a - b)).toEqual([...chosen]);
    }
  });

  it.each([
    ['rotate4', squareSpace(8, 6), /it has mirror, mirror-down, mirror-both, rotate2/],
    ['rotate6', board('penrose', {}), /no symmetry "rotate6"/],
    ['mirror', weaveSpace(squareSpace(8, 8), { density: 1, tunnel: 1 }, Random.of(1)), /leave out the weave/],
  ] as const)('is refused with what the board has: %s', (kind, space, said) => {
    expect(() => symmetric(space, kind, 1)).toThrow(said);
  });

  it('is refused of generators that need a whole board', () => {
    for (const generator of generators.filter(({ needs }) => needs.length > 0)) {
      const start = (): unknown =>
        startSymmetric(squareSpace(6, 6), generator, { kind: 'mirror', share: 1 }, { random: Random.of(1) });
      expect(start).toThrow(/take kruskal, wilson or backtracker/);
    }
  });
});

describe('A change to a symmetric maze', () => {
  it('leaves it symmetric, and a full braid has no dead ends', () => {
    const hexagons = board('sigma', { shape: 'hexagon', side: 5 });
    for (const [space, kind, move] of [
      [squareSpace(9, 9), 'rotate4', turned(4)],
      [squareSpace(10, 7), 'mirror', mirrored],
      [hexagons, 'rotate6', turned(6)],
    ] as const) {
      for (let seed = 1; seed <= 5; seed++) {
        const folding = new Folding(space, kind);
        const maze = mazeOf(space, symmetric(space, kind, seed));
        const braided = transformFolded(maze, folding, braid, { amount: 1 }, Random.of(seed, 'braid'));
        expect({ kind, seed, off: differing(space, braided.open, move) }).toEqual({ kind, seed, off: 0 });
        expect([...openDegrees(braided)].filter((ways) => ways === 1)).toEqual([]);
        expect(validate(braided).parts).toBe(1);
      }
    }
  });
});
