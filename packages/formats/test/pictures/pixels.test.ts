import { MazeError, validate } from '@labrys/core';
import { decodePng, sampleOnWhite } from '@labrys/raster';
import { zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { artPixels, makePng, type PngParts, pngOfArt } from '../../../raster/test/support/make-png.ts';
import { type Document, printPathPng, readMaze } from '../../src/index.ts';
import { refusal } from '../support/bytes.ts';
import { figuresOf } from '../support/figures.ts';
import { describeSharedData, sharedFile, sharedTable } from '../support/shared-data.ts';

// Three by two cells on a lattice; the way takes ten steps from pixel to pixel.
const ART = [
  '#.#####', //
  '#.#...#',
  '#.#.#.#',
  '#...#.#',
  '#####.#',
];

function readArt(art: readonly string[], knobs: { as?: string; path?: string } = {}): Document {
  return readMaze(pngOfArt(art), 'art.png', { knobs });
}

/** Pixels of the ends, as x,y. */
function endsOf({ maze }: Document): string[] {
  const { centres } = maze.space;
  return [maze.start, ...maze.finishes]
    .filter((cell) => cell >= 0)
    .map((cell) => `${Math.floor(centres[2 * cell]!)},${Math.floor(centres[2 * cell + 1]!)}`);
}

describe('one-pixel pictures', () => {
  it('are read by pixels: every white pixel is a cell, linked to the white ones beside it', () => {
    const document = readArt(ART);
    const { maze, unit, format, whyNoEnds } = document;
    expect({ unit, format, whyNoEnds }).toEqual({ unit: 'pixel', format: 'png', whyNoEnds: '' });
    expect(figuresOf(maze)).toEqual({ cells: 13, reach: 13, short: 12, dead: 2, loops: 0 });
    expect(endsOf(document)).toEqual(['1,0', '5,4']);
    expect(maze.openings.map(({ side }) => side)).toEqual([3, 1]);
    expect(validate(maze)).toMatchObject({ faults: [], perfect: true });
  });

  it('are read by cells where they lie on a lattice, which is offered', () => {
    const document = readArt(ART, { as: 'cells' });
    const { maze, unit } = document;
    expect(unit).toBe('cell');
    expect(maze.space.description).toEqual({ kind: 'square', width: 3, height: 2 });
    expect(figuresOf(maze)).toEqual({ cells: 6, reach: 6, short: 5, dead: 2, loops: 0 });
    expect(endsOf(document)).toEqual(['0,0', '2,1']);
    expect(maze.openings).toEqual([
      { cell: 0, side: 3 },
      { cell: 5, side: 1 },
    ]);
    expect(readArt(ART).notes).toEqual([expect.stringContaining('a lattice of 3 x 2 cells')]);
  });

  it('may lie on a lattice with cells left out', () => {
    const document = readArt(['#.###', '#.###', '#.###', '#...#', '###.#'], { as: 'cells' });
    expect(document.maze.space.description).toEqual({ kind: 'masked-square', width: 2, height: 2, cells: [0, 2, 3] });
    expect(figuresOf(document.maze)).toMatchObject({ cells: 3, short: 2 });
  });

  it('are refused by cells where they lie on no lattice, with the place', () => {
    const knobs = { as: 'cells' };
    expect(refusal(pngOfArt(ART.map((line) => line.slice(1))), 'x', { knobs })).toMatch(/^6 x 5 pixels are no lattice/);
    expect(refusal(pngOfArt(ART.with(2, '#...#.#')), 'x', { knobs })).toMatch(/^pixel 2,2 would be a post/);
    expect(refusal(pngOfArt(ART.with(1, '#.#.#.#').with(3, '###.#.#')), 'x', { knobs })).toMatch(
      /^pixel 1,2 would be a gap/,
    );
  });

  it.each([
    ['none', ['####', '#..#', '####'], 'no opening', []],
    ['one', ['#.##', '#..#', '####'], 'one opening only, at 1,0', ['1,0']],
    ['three', ['#.##', '...#', '##.#'], '3 openings', []],
    ['a whole edge', ['....', '.#..', '....'], 'the whole edge', []],
  ])('have no ends by themselves with %s of openings, and say what to do', (_name, art, reason, ends) => {
    const document = readArt(art);
    expect(document.whyNoEnds).toContain(reason);
    expect(document.whyNoEnds).toContain('--to');
    expect(endsOf(document)).toEqual(ends);
  });

  it('take an opening of several pixels as one, also round a corner, at its middle', () => {
    expect(endsOf(readArt(['###...###', '###...###', '#......##', '#.#######']))).toEqual(['4,0', '1,3']);
    expect(endsOf(readArt(['..##', '..##', '#..#', '##.#']))).toEqual(['0,0', '2,3']);
  });

  it('start at the upper end and finish at the lower one, wherever they are', () => {
    expect(endsOf(readArt(['####', '#...', '...#', '####']))).toEqual(['3,1', '0,2']);
    expect(endsOf(readArt(['#.#.#', '#...#', '#####']))).toEqual(['1,0', '3,0']);
  });

  it('may be one pixel wide or high', () => {
    expect(endsOf(readArt(['#..#.#']))).toEqual(['1,0', '4,0']);
    expect(endsOf(readArt(['#', '.', '.', '#', '.', '#']))).toEqual(['0,1', '0,4']);
  });

  it('are taken for black on white if the edge is white with two black gaps that are joined', () => {
    const swap = (line: string): string => line.replace(/./g, (sign) => (sign === '#' ? '.' : '#'));
    const wide = ART.map((line) => `##${line}####`);
    const art = ['#############', ...wide.slice(1, 4), '#############', '#############', '#############'];
    const open = art
      .with(0, '###.#########')
      .with(4, '#######.#####')
      .with(5, '#######.#####')
      .with(6, '#######.#####');
    const document = readArt(open.map(swap));
    expect(document.notes[0]).toMatch(/^Black was taken/);
    expect(endsOf(document)).toEqual(['3,0', '7,6']);
    expect(figuresOf(document.maze)).toEqual(figuresOf(readArt(open).maze));
    expect(figuresOf(readArt(open.map(swap), { path: 'white' }).maze).cells).toBe(
      7 * 13 - figuresOf(document.maze).cells,
    );
    expect(figuresOf(readArt(ART.map(swap), { path: 'black' }).maze)).toEqual(figuresOf(readArt(ART).maze));
  });

  it('keep white as the path where walls touch a white edge without being joined', () => {
    const art = ['.....#......', '............', '..######....', '............', '......#.....'];
    expect(readArt(art, { as: 'pixels' }).notes).toEqual([]);
  });
});

describe('PNG files', () => {
  const { width, height, samples } = artPixels(ART);
  const wanted = figuresOf(readArt(ART).maze);
  /** Samples of each pixel from those for black and for white. */
  const shades = (black: number[], white: number[]): number[] => samples.flatMap((s) => (s === 0 ? black : white));
  const kinds: [string, Omit<PngParts, 'width' | 'height'>][] = [
    ...[1, 2, 4, 8, 16].map((depth): [string, Omit<PngParts, 'width' | 'height'>] => [
      `grey, ${depth} bits`,
      { depth, colourType: 0, samples: shades([0], [2 ** depth - 1]) },
    ]),
    ...[1, 2, 4, 8].map((depth): [string, Omit<PngParts, 'width' | 'height'>] => [
      `palette, ${depth} bits`,
      { depth, colourType: 3, samples, palette: [90, 0, 0, 255, 255, 200] },
    ]),
    ['colour, 8 bits', { depth: 8, colourType: 2, samples: shades([0, 0, 160], [255, 250, 240]) }],
    ['colour, 16 bits', { depth: 16, colourType: 2, samples: shades([0, 0, 40_000], [65_535, 65_000, 60_000]) }],
    ['grey with alpha, 8 bits', { depth: 8, colourType: 4, samples: shades([0, 255], [0, 0]) }],
    ['grey with alpha, 16 bits', { depth: 16, colourType: 4, samples: shades([0, 65_535], [9, 0]) }],
    ['colour with alpha, 8 bits', { depth: 8, colourType: 6, samples: shades([200, 0, 0, 255], [0, 0, 0, 10]) }],
    ['colour with alpha, 16 bits', { depth: 16, colourType: 6, samples: shades([0, 0, 0, 65_535], [0, 0, 0, 0]) }],
    ['palette with alpha', { depth: 2, colourType: 3, samples, palette: [0, 0, 0, 0, 0, 0], transparency: [255, 0] }],
    ['grey with a transparent shade', { depth: 8, colourType: 0, samples: shades([0], [7]), transparency: [0, 7] }],
    [
      'colour with a transparent one',
      { depth: 8, colourType: 2, samples: shades([9, 9, 8], [9, 9, 9]), transparency: [0, 9, 0, 9, 0, 9] },
    ],
    ['interlaced grey', { depth: 8, colourType: 0, samples: shades([0], [255]), isInterlaced: true }],
    ['interlaced colour', { depth: 8, colourType: 2, samples: shades([0, 0, 0], [255, 255, 255]), isInterlaced: true }],
    ['filtered from the left', { depth: 1, colourType: 0, samples, filter: 1 }],
    ['filtered from above', { depth: 8, colourType: 2, samples: shades([5, 6, 7], [255, 250, 240]), filter: 2 }],
  ];

  it.each(kinds)('are read whatever their kind: %s', (_name, parts) => {
    const { maze } = readMaze(makePng({ width, height, ...parts }), 'x');
    expect(figuresOf(maze)).toEqual(wanted);
  });

  const bits = { width, height, depth: 1, colourType: 0, samples };

  it('are refused in one sentence when cut off, anywhere', () => {
    const whole = makePng(bits);
    for (let length = 8; length < whole.length; length++) {
      expect(refusal(whole.slice(0, length))).toMatch(/^the PNG is cut off at byte \d+: .+/);
    }
  });

  it('are refused when damaged, with what is wrong', () => {
    const whole = makePng(bits);
    expect(refusal(whole.with(whole.length - 13, whole.at(-13)! ^ 1))).toMatch(
      /damaged: the check sum of its chunk IDAT/,
    );
    expect(refusal(makePng({ ...bits, data: new Uint8Array(7) }))).toMatch(/its data end in row 3 of 5/);
    expect(refusal(makePng({ ...bits, data: new Uint8Array(11) }))).toMatch(/its data are longer than 7 x 5 pixels/);
    expect(refusal(makePng({ ...bits, depth: 3, data: new Uint8Array(10) }))).toMatch(/colour type 0 with 3 bits/);
    expect(refusal(makePng({ ...bits, colourType: 3 }))).toMatch(/palette is missing/);
    expect(refusal(makePng({ ...bits, colourType: 3, palette: [0, 0, 0] }))).toMatch(
      /pixel 1,0 has a colour not in its palette/,
    );
    expect(refusal(makePng({ ...bits, isInterlaced: true }))).toMatch(/without interlacing/);
    expect(refusal(makePng({ ...bits, samples: samples.map(() => 1) }))).toMatch(/all one colour/);
  });

  it('are refused before anything is unpacked if their size is out of reach', () => {
    const header = { ...bits, data: new Uint8Array(10) };
    expect(refusal(makePng({ ...header, width: 100_000, height: 100_000 }))).toMatch(
      /100000 x 100000 pixels; up to 64 million/,
    );
    expect(refusal(makePng({ ...header, width: 0 }))).toMatch(/0 x 5 pixels/);
    expect(refusal(makePng({ ...header, width: 7000, height: 7000 }))).toMatch(/its data end in row 0 of 7000/);
  });

  it('do not unpack more than their size needs, nor what is no picture', () => {
    const bomb = new Uint8Array(5_000_000);
    expect(refusal(makePng({ ...bits, data: bomb }))).toMatch(/longer than 7 x 5/);
    const profile = zlibSync(bomb);
    const data = new Uint8Array(profile.length + 3);
    data.set([65, 0, 0]);
    data.set(profile, 3);
    expect(figuresOf(readMaze(makePng({ ...bits, extra: [['iCCP', data]] }), 'x').maze)).toEqual(wanted);
  });
});

describe('the way in a picture', () => {
  const RED = [0xc9, 0x34, 0x1c];

  /** A picture as lines: # black, . white, o way. */
  function artOf(png: Uint8Array): string[] {
    const { width, height, samples } = decodePng(png);
    return Array.from({ length: height }, (_, y) =>
      Array.from({ length: width }, (_, x) => {
        const [r, g, b] = samples.subarray(4 * (y * width + x));
        if (r === RED[0] && g === RED[1] && b === RED[2]) return 'o';
        return r === 0 && g === 0 && b === 0 ? '#' : '.';
      }).join(''),
    );
  }

  it('is drawn in colour into the same picture', () => {
    const document = readArt(['#.###', '#...#', '#.#.#', '###.#']);
    const path = [0, 1, 2, 3, 5, 6];
    expect(artOf(printPathPng(document, { path, links: [] }))).toEqual(['#o###', '#ooo#', '#.#o#', '###o#']);
  });

  it('runs over the gaps between cells and through the openings where the picture was read by cells', () => {
    const document = readArt(ART, { as: 'cells' });
    const drawn = artOf(printPathPng(document, { path: [0, 3, 4, 1, 2, 5], links: [] }));
    expect(drawn).toEqual(ART.map((line) => line.replaceAll('.', 'o')));
  });

  it('keeps colours', () => {
    const document = readMaze(
      makePng({ width: 3, height: 1, depth: 8, colourType: 2, samples: [0, 0, 90, 250, 240, 230, 0, 0, 90] }),
      'x',
    );
    const printed = printPathPng(document, { path: [], links: [] });
    expect([...decodePng(printed).samples]).toEqual([0, 0, 90, 255, 250, 240, 230, 255, 0, 0, 90, 255]);
  });

  it('has the same bytes everywhere', () => {
    const printed = printPathPng(readArt(['#.#', '#.#']), { path: [0, 1], links: [0] });
    expect(Buffer.from(printed).toString('base64')).toMatchInlineSnapshot(
      `"iVBORw0KGgoAAAANSUhEUgAAAAMAAAACAQMAAACnuvRZAAAABlBMVEUAAADJNByUMru4AAAADElEQVR4nGNwYHAAAAEEAIFoDQKvAAAAAElFTkSuQmCC"`,
    );
  });

  it('is refused for a maze that comes from no picture', () => {
    const { picture: _, ...document } = readArt(ART);
    expect(() => printPathPng(document, { path: [0], links: [] })).toThrow(MazeError);
  });
});

describeSharedData('real one-pixel pictures', () => {
  const rows = sharedTable('images/README.md').filter((row) => row[0]!.startsWith('mazesolving/'));

  it.each(rows.map((row) => [row[0]!, row] as const))('%s has the known answers', (path, row) => {
    const [, , size, startX, endX, steps, whitePixels, cycle] = row;
    const document = readMaze(sharedFile(`images/${path}`), path);
    const figures = figuresOf(document.maze);
    expect(document.whyNoEnds).toBe('');
    const { picture } = document.picture!;
    expect({
      ends: endsOf(document),
      steps: `${figures.short}`,
      whitePixels: `${figures.cells}`,
      loops: figures.loops,
    }).toEqual({
      ends: [`${startX},0`, `${endX},${picture.height - 1}`],
      steps,
      whitePixels,
      loops: Number.parseInt(cycle!, 10),
    });
    expect(size).toMatch(`${picture.width}x${picture.height}`);
  });

  it('gives half the steps by cells, less the way in and out', () => {
    const read = (as: string): Document =>
      readMaze(sharedFile('images/mazesolving/normal.png'), 'x', { knobs: { as } });
    expect(2 * figuresOf(read('cells').maze).short! + 2).toBe(figuresOf(read('pixels').maze).short);
  });

  it('gives back the picture with as many coloured pixels as the way has', () => {
    const document = readMaze(sharedFile('images/mazesolving/small.png'), 'small.png');
    const printed = decodePng(printPathPng(document, { path: [0, 1], links: [0] }));
    const { samples } = document.picture!.picture;
    let changed = 0;
    for (let i = 0; i < samples.length / 4; i++) {
      if (printed.samples[4 * i + 1] !== sampleOnWhite(samples, i, 1)) changed++;
    }
    expect(changed).toBe(2);
  });
});
