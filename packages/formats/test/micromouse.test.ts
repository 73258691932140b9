import { describe, expect, it } from 'vitest';
import { readMaze, sniff } from '../src/index.ts';
import { bytesOf, readLines, refusal } from './support/bytes.ts';
import { type Figures, figuresOf } from './support/figures.ts';
import { describeSharedData, sharedFile, sharedTable } from './support/shared-data.ts';

// A board of 4 x 4, drawn by hand: a way round three sides, and a closed room of six cells.
const ART = [
  '+---+---+---+---+',
  '|               |',
  '+   +---+---+   +',
  '|   |       |   |',
  '+   +   +   +   +',
  '|   |       |   |',
  '+   +   +---+   +',
  '|   |       |   |',
  '+---+---+---+---+',
];
const ART_FIGURES: Figures = { cells: 16, reach: 10, short: null, dead: 3, loops: 0 };

describe('wall art', () => {
  it('reads posts, walls, start and goals of a drawing', () => {
    const { maze, format, notes, whyNoEnds } = readLines([
      '+---+---+---+',
      '|   |     G |',
      '+   +   +---+',
      '| S         |',
      '+---+---+---+',
    ]);
    expect(format).toBe('wall-art');
    expect(maze.space.description).toEqual({ kind: 'square', width: 3, height: 2 });
    expect({ start: maze.start, finishes: maze.finishes, openings: maze.openings }).toEqual({
      start: 3,
      finishes: [2],
      openings: [],
    });
    expect(figuresOf(maze)).toEqual({ cells: 6, reach: 6, short: 3, dead: 3, loops: 0 });
    expect(notes).toEqual([]);
    expect(whyNoEnds).toBe('');
  });

  it('takes the south-west corner and the centre where nothing is marked, and says so', () => {
    const { maze, notes } = readLines(ART);
    expect(maze.start).toBe(12);
    expect(maze.finishes).toEqual([5, 6, 9, 10]);
    expect(figuresOf(maze)).toEqual(ART_FIGURES);
    expect(notes).toHaveLength(2);
  });

  it('takes the one cell in the middle of boards with odd sizes', () => {
    const row = '|           |';
    const posts = 'o   o   o   o';
    const { maze } = readLines(['o---o---o---o', row, posts, row, posts, row, 'o---o---o---o']);
    expect(maze.finishes).toEqual([4]);
  });

  it.each(['o', '+', '*'])('takes %s for a post', (post) => {
    const { maze } = readLines(ART.map((line) => line.replaceAll('+', post)));
    expect(maze.open.equals(readLines(ART).maze.open)).toBe(true);
  });

  it('does not mind line ends of other systems, blanks at the end, comments around, or a byte order mark', () => {
    const wanted = readLines(ART).maze.open;
    for (const text of [
      ART.join('\r\n'),
      ART.join('\r'),
      `${ART.join('   \n')}\n\n\nDrawn by hand\n`,
      `\ufeff${ART.join('\n')}`,
      `A board\n\n${ART.join('\n')}`,
    ]) {
      expect(readMaze(bytesOf(text), 'test').maze.open.equals(wanted)).toBe(true);
    }
  });

  it('takes any sign for a wall, but a dot for an unknown one, which is open', () => {
    const { maze, notes } = readLines(['+===+~~~+', '! S . G !', '+---+___+']);
    expect(maze.open.count()).toBe(1);
    expect(maze.openings).toEqual([]);
    expect(notes).toEqual(['Walls marked as unknown with a dot were read as open: 1.']);
  });

  it('reports gaps in the outer wall as openings', () => {
    const { maze, notes } = readLines(['+---+   +', '  S   G |', '+---+---+']);
    expect(maze.openings).toEqual([
      { cell: 0, side: 2 },
      { cell: 1, side: 3 },
    ]);
    expect(notes).toEqual(['The outer wall has 2 gaps.']);
  });

  it('names the line where a drawing is cut off or damaged', () => {
    expect(refusal(bytesOf(ART.slice(0, 6).join('\n')))).toMatch(/^line 7 should be the posts/);
    expect(refusal(bytesOf(ART.with(4, '+   +   +').join('\n')))).toMatch(/^line 5 should be the posts/);
    expect(refusal(bytesOf('+---+---+\n'), 'x.maze')).toMatch(/no line of posts|nothing follows/);
  });
});

describe('wall lists', () => {
  const LIST = ['0 0 0 0 1 1', '0 1 1 1 0 1', '1 0 0 1 1 0', '1 1 1 1 0 1'];

  it('count from the south-west corner', () => {
    const { maze, format } = readLines(LIST);
    expect(format).toBe('wall-list');
    expect(maze.space.description).toEqual({ kind: 'square', width: 2, height: 2 });
    // Ours count from the top: 0 1 above 2 3; only the wall between 0 and 1 stands.
    const { ends } = maze.space.graph;
    expect([...maze.open].map((l) => [ends[2 * l], ends[2 * l + 1]])).toEqual([
      [0, 2],
      [1, 3],
      [2, 3],
    ]);
    expect(maze.start).toBe(2);
  });

  it('need no order and do not mind blank lines', () => {
    const { maze } = readLines(['', ...LIST.toReversed(), '']);
    expect(maze.open.equals(readLines(LIST).maze.open)).toBe(true);
  });

  it('have no goal on boards without a centre, and say what to do', () => {
    expect(readLines(LIST).whyNoEnds).toContain('--to');
  });

  it('tell of walls that stand on one side only, and keep them', () => {
    const { maze, notes } = readLines(LIST.with(0, '0 0 0 1 1 1'));
    expect(maze.open.count()).toBe(2);
    expect(notes[0]).toMatch(/^1 wall stands/);
  });

  it('are refused with the line that is wrong', () => {
    expect(refusal(bytesOf(LIST.with(1, '0 1 1 1 0 2').join('\n')), 'x.num')).toMatch(/^line 2 is no cell/);
    expect(refusal(bytesOf(LIST.with(1, '0 0 1 1 0 1').join('\n')), 'x.num')).toMatch(
      /^line 2 repeats cell 0 0 of line 1/,
    );
    expect(refusal(bytesOf(LIST.slice(0, 3).join('\n')))).toMatch(/make 2 x 2 cells, but 3 are listed/);
    expect(refusal(bytesOf(LIST.with(1, '0 999999999 1 1 0 1').join('\n')))).toMatch(/but 4 are listed/);
  });
});

describe('binary mazes', () => {
  const SIDE = 5;
  /** North 1, east 2, south 4, west 8 of each cell, row by row from the top; the start opens north. */
  const WALLS = [
    [9, 1, 5, 1, 3],
    [12, 2, 9, 6, 10],
    [9, 6, 10, 9, 6],
    [10, 9, 6, 12, 3],
    [14, 12, 5, 5, 6],
  ].flat();

  /** The board as bytes, laid out and with bits as asked. */
  function binary(place: (x: number, up: number) => number, bits: readonly number[]): Uint8Array {
    const bytes = new Uint8Array(SIDE * SIDE);
    WALLS.forEach((walls, cell) => {
      const x = cell % SIDE;
      const up = SIDE - 1 - Math.floor(cell / SIDE);
      bytes[place(x, up)] = bits.reduce((byte, bit, i) => byte | ((walls >> i) & 1 ? bit : 0), 0);
    });
    return bytes;
  }
  const usual = binary((x, up) => x * SIDE + up, [1, 2, 4, 8]);
  const usualOpen = readMaze(usual, 'x').maze.open;

  it('are read in the usual layout: columns from the south-west corner', () => {
    const { maze, format, notes } = readMaze(usual, 'x.maz');
    expect(format).toBe('maz');
    expect(maze.start).toBe(20);
    expect(maze.finishes).toEqual([12]);
    const { ends } = maze.space.graph;
    for (let l = 0; l < maze.space.graph.linkCount; l++) {
      const [a, b] = [ends[2 * l]!, ends[2 * l + 1]!];
      expect(maze.open.has(l)).toBe((WALLS[a]! & (b === a + 1 ? 2 : 4)) === 0);
    }
    expect(notes.some((note) => note.includes('unusual order'))).toBe(false);
  });

  it.each([
    ['rows from the top left', (x: number, up: number) => (SIDE - 1 - up) * SIDE + x, [1, 2, 4, 8]],
    ['other bits', (x: number, up: number) => x * SIDE + up, [8, 1, 4, 2]],
    ['rows from the bottom right, other bits', (x: number, up: number) => up * SIDE + SIDE - 1 - x, [4, 8, 2, 1]],
  ] as const)('are found in other layouts by agreement of the walls: %s', (_name, place, bits) => {
    const { maze, notes } = readMaze(binary(place, bits), 'x.maz');
    expect(maze.open.equals(usualOpen)).toBe(true);
    expect(notes[0]).toContain('unusual order');
  });

  it('are recognised when a set bit means open, and when other bits are used for marks', () => {
    expect(
      readMaze(
        usual.map((byte) => byte ^ 15),
        'x',
      ).maze.open.equals(usualOpen),
    ).toBe(true);
    expect(
      readMaze(
        usual.map((byte) => byte | 0xa0),
        'x',
      ).maze.open.equals(usualOpen),
    ).toBe(true);
  });

  it('may be slightly damaged: a wall that stands on one side only is kept and told', () => {
    const side = 16;
    const bytes = new Uint8Array(side * side);
    for (let x = 0; x < side; x++) {
      for (let up = 0; up < side; up++) {
        bytes[x * side + up] =
          (up === side - 1 ? 1 : 0) | (x === side - 1 ? 2 : 0) | (up === 0 ? 4 : 0) | (x === 0 ? 8 : 0);
      }
    }
    bytes[17] = 1;
    expect(sniff(bytes)).toBeNull();
    const { maze, notes } = readMaze(bytes, 'damaged.maz');
    expect(maze.open.count()).toBe(2 * side * (side - 1) - 1);
    expect(notes[0]).toMatch(/^1 wall stands/);
  });

  it('are refused in one sentence if their length or walls fit no board', () => {
    expect(refusal(Uint8Array.of(0x0e, 0x0a), 'two.maz')).toMatch(/^2 bytes are no micromouse maze/);
    expect(refusal(new Uint8Array(257).fill(14), 'x.maz')).toMatch(/^257 bytes/);
    const noise = Uint8Array.from({ length: 256 }, (_, i) => (i * 7919) >> 3);
    expect(refusal(noise, 'noise.maz')).toContain('agree from both sides');
  });
});

describeSharedData('real micromouse files', () => {
  const rows = sharedTable('micromouse/README.md');

  it.each(rows.map((row) => [row[0]!, row] as const))('%s has the known figures', (path, row) => {
    const [, , , size, , , reach, short, dead, loops] = row;
    const { maze } = readMaze(sharedFile(`micromouse/${path}`), path);
    const { width, height } = maze.space.description;
    const figures = figuresOf(maze);
    expect({
      size: `${width}x${height}`,
      reach: `${figures.reach}/${figures.cells}`,
      short: `${figures.short ?? '-'}`,
      dead: `${figures.dead}`,
      loops: `${figures.loops}`,
    }).toEqual({ size, reach, short, dead, loops });
  });

  it('lists every format in its table', () => {
    expect(new Set(rows.map((row) => row[0]!.split('/')[0]))).toEqual(
      new Set(['maz1024', 'maz256', 'mms', 'wallart-o', 'wallart-plus']),
    );
  });

  it('gives the same walls for a drawing and its binary twin', () => {
    for (const [drawing, twin] of [
      ['wallart-o/uk2009f.txt', 'maz256/uk2009f.maz'],
      ['wallart-plus/32MM2014HX.maze', 'maz1024/japan2014ef_half.maz'],
    ]) {
      const open = readMaze(sharedFile(`micromouse/${drawing}`), 'a').maze.open;
      expect(readMaze(sharedFile(`micromouse/${twin}`), 'b').maze.open.equals(open)).toBe(true);
    }
  });
});
