import { describe, expect, it } from 'vitest';
import { kruskal, MazeError, parseGluing, Random, sheetsSpace, wilson } from '../../src/index.ts';
import { figuresOf } from '../support/mesh-figures.ts';
import { expectSurface, expectTrees, expectWallTrees } from '../support/space-laws.ts';

const CUBE = 'e2d3f0b1 e7a3f3c1 e4b3f6d1 e1c3f5a1 c4d0a0b4 a2d6c6b2';

// W. D. Pullen's examples, and a few of our own; euler with each border piece closed.
const surfaces: readonly (readonly [string, string, number, number, boolean])[] = [
  ['plane', 'a0a1a2a3', 2, 1, true],
  ['torus', 'a2a3a0a1', 0, 0, true],
  ['cylinder', 'a0a3a2a1', 2, 2, true],
  ['Moebius strip', 'a0a7a2a5', 1, 1, false],
  ['Klein bottle', 'a2a7a0a5', 0, 0, false],
  ['projective plane', 'a6a7a4a5', 1, 0, false],
  ['cube', CUBE, 2, 0, true],
  ['two sheets back to back, every seam turned', 'b0b1b2b3 a0a1a2a3', 2, 0, true],
  ['envelope: neighbouring edges glued', 'a1a0a3a2', 2, 0, true],
  ['the same turned over', 'a5a4a7a6', 0, 0, false],
  ['folded top', 'a4a1a2a3', 2, 1, true],
  ['two sheets in a row', 'a0a1a2b1 b0a3b2b3', 2, 1, true],
  ['two sheets in a ring', 'a0b3a2b1 b0a3b2a1', 2, 2, true],
  ['two sheets, one seam reversed', 'a0b7a2b1 b0a3b2a5', 1, 1, false],
];

describe.each(surfaces)('sheets: %s, %s', (_name, code, euler, borders, isOrientable) => {
  it.each([
    [2, 2],
    [4, 4],
    [5, 5],
    [6, 3],
  ])('are that surface with sections of %i x %i', (width, height) => {
    const needsSquares = code === CUBE || /a1a0|a5a4/.test(code);
    if ((needsSquares && width !== height) || (code.startsWith('a4') && width % 2 === 1)) {
      expect(() => sheetsSpace({ code, width, height })).toThrow(MazeError);
      return;
    }
    const space = sheetsSpace({ code, width, height });
    expectSurface(space, { euler, borders, isOrientable });
    expectTrees(space, [wilson, kruskal]);
    // In wall focus a link from a cell to itself is always a wall, and it holds no other loop.
    if (space.graph.to.length === 2 * space.graph.linkCount) expectWallTrees(space, [wilson, kruskal]);
  });
});

describe('sheets glued at random', () => {
  it('are one surface, by their sides and by the faces traced, and every code reads back', () => {
    for (let seed = 0; seed < 60; seed++) {
      const random = Random.of(seed, 'gluing');
      const sections = 1 + random.below(4);
      const order = Uint32Array.from({ length: 4 * sections }, (_, edge) => edge);
      random.shuffle(order);
      const code: string[] = new Array(4 * sections);
      for (let i = 0; i < order.length; i += 2) {
        const [a, b] = [order[i] as number, order[i + 1] as number];
        const isWall = random.chance(0.2);
        const reversed = random.chance(0.5) ? 4 : 0;
        const name = (edge: number, turn: number): string => 'abcd'[edge >> 2] + String((edge & 3) + turn);
        code[a] = isWall ? name(a, 0) : name(b, reversed);
        code[b] = isWall ? name(b, 0) : name(a, reversed);
      }
      const space = sheetsSpace({ code: code.join(''), width: 3, height: 3 });
      const { euler, borders, parts, isOrientable } = figuresOf(space.mesh);
      if (parts > 1) continue;
      expectSurface(space, { euler, borders, isOrientable });
      expect(isOrientable ? [2, 0, -2, -4] : [1, 0, -1, -2, -3, -4]).toContain(euler);
      if (space.graph.to.length === 2 * space.graph.linkCount) expectWallTrees(space, [wilson, kruskal], 1);
    }
  });
});

describe('the twist of a seam', () => {
  it('is the only one that closes the walk about each inner corner in four steps', () => {
    for (const code of ['a2a3a0a1', 'a0a7a2a5', 'a2a7a0a5', CUBE]) {
      const { innerTurns } = figuresOf(sheetsSpace({ code, width: 5, height: 5 }).mesh);
      const odd = innerTurns.filter((turn) => Math.abs(turn - 1) > 1e-9);
      expect(odd.length).toBe(code === CUBE ? 8 : 0);
      for (const turn of odd) expect(turn).toBeCloseTo(0.75, 9);
    }
  });
});

describe('a layout', () => {
  it('has no seams where sections touch as they are glued', () => {
    const layout = [
      [1, 1],
      [2, 1],
      [3, 1],
      [0, 1],
      [1, 0],
      [1, 2],
    ] as const;
    const cross = sheetsSpace({ code: CUBE, width: 4, height: 4, layout }).mesh;
    expect(figuresOf(cross).seams).toBe(7 * 4);
    expect(Math.max(...cross.cornerX)).toBe(16);
    expect(figuresOf(sheetsSpace({ code: CUBE, width: 4, height: 4 }).mesh).seams).toBe(12 * 4);
  });

  it('leaves a gap where sections touch that are not glued so', () => {
    const code = 'a0a1a2b1 b0a3b2b3';
    const beside = sheetsSpace({
      code,
      width: 3,
      height: 3,
      layout: [
        [0, 0],
        [1, 0],
      ],
    }).mesh;
    expect([figuresOf(beside).seams, Math.max(...beside.cornerX)]).toEqual([0, 6]);
    const below = sheetsSpace({
      code,
      width: 3,
      height: 3,
      layout: [
        [0, 0],
        [0, 1],
      ],
    }).mesh;
    expect([figuresOf(below).seams, Math.max(...below.cornerY)]).toEqual([3, 9]);
  });

  it('is refused if it does not fit the sections', () => {
    const make = (layout: [number, number][]) => sheetsSpace({ code: 'a0a1a2a3', width: 2, height: 2, layout });
    expect(() => make([])).toThrow(/0 places and the code 1 sections/);
    expect(() => make([[0.5, 0]])).toThrow(/column 0.5, row 0; take whole numbers/);
  });
});

describe('a code of sheets', () => {
  it('is read edge by edge: top, left, bottom, right', () => {
    expect(parseGluing('A0 a7 a2 a5')).toEqual([
      [null, { section: 0, edge: 3, isReversed: true }, null, { section: 0, edge: 1, isReversed: true }],
    ]);
  });

  it.each([
    ['', /has 0 characters; each section takes 8/],
    ['a2a3a0', /has 6 characters/],
    ['a2a3a0b1', /"b1" at a's right names no section; the code has section a/],
    ['a2a3a0a8', /"a8" at a's right names no edge/],
    ['a2a3a0a3', /a's left is glued to a's right, which is not glued back: write a1 at a's right/],
    ['a0a7a2a1', /a's left is glued to a's right, which is not glued back: write a5 at a's right/],
    ['a0a1a2b1 b0b1b2b3', /a's right is glued to b's left, .* write a3 at b's left, or a3 at a's right for a wall/],
  ])('%o is refused with what would work', (code, message) => {
    expect(() => parseGluing(code)).toThrow(message);
  });

  it('is refused where lengths do not agree, and before it takes too much room', () => {
    expect(() => sheetsSpace({ code: 'a1a0a2a3', width: 3, height: 4 })).toThrow(/a's top has 3 squares and a's left/);
    expect(() => sheetsSpace({ code: 'a4a1a2a3', width: 3, height: 4 })).toThrow(/an even number/);
    expect(() => sheetsSpace({ code: 'a0a1a2a3', width: 0, height: 4 })).toThrow(/width is 0/);
    expect(() => sheetsSpace({ code: 'a0a1a2a3', width: 1e5, height: 1e5 })).toThrow(/take smaller sections/);
  });
});
