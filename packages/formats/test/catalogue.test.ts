import { BitSet, defaultsOf, MazeError, mazeOf, squareSpace } from '@labrys/core';
import { describe, expect, it } from 'vitest';
import { makeBmp } from '../../raster/test/support/make-bmp.ts';
import { pngOfArt } from '../../raster/test/support/make-png.ts';
import { dot, formats, graphJson, graphml, ldtk, mazeJson, readMaze, sniff, tmj, tmx } from '../src/index.ts';
import { bytesOf, refusal } from './support/bytes.ts';
import { makeZanj } from './support/make-zanj.ts';

const square = mazeOf(squareSpace(5, 5), new BitSet(40).complement());
/** Walls of the outer border only, in the usual layout. */
const maz = Uint8Array.from({ length: 25 }, (_, i) => {
  const up = i % 5;
  return (up === 4 ? 1 : 0) | (i >= 20 ? 2 : 0) | (up === 0 ? 4 : 0) | (i < 5 ? 8 : 0);
});
const samples: { readonly [format: string]: Uint8Array } = {
  png: pngOfArt(['#.#', '#.#']),
  bmp: makeBmp({ width: 3, height: 2, depth: 24, topDown: false, samples: [0, 0xffffff, 0, 0, 0xffffff, 0] }),
  jpeg: Uint8Array.of(0xff, 0xd8, 0xff, 0xe0, 0, 16),
  pdf: bytesOf('%PDF-1.4\n'),
  'maze-json': mazeJson.print!({ maze: square }, { full: false }),
  svg: bytesOf('<svg xmlns="http://www.w3.org/2000/svg"/>'),
  zanj: makeZanj('MazeDataset', [{ rows: 1, columns: 2, down: [0, 0], right: [1, 0], solution: [0, 0, 0, 1] }]),
  tmx: tmx.print!({ maze: square }, { layer: '', as: 'auto', walls: '', layout: 'blocks', tile: 8 }),
  tmj: tmj.print!({ maze: square }, { layer: '', as: 'auto', walls: '', layout: 'walls', tile: 8 }),
  ldtk: ldtk.print!({ maze: square }, { level: 0, layer: '', as: 'auto', walls: '', layout: 'blocks', tile: 8 }),
  'grid-json': bytesOf('[[1,1,1],[1,0,1],[1,1,1]]'),
  'open-sides': bytesOf('[["E", "W"]]'),
  'graph-json': graphJson.print!({ maze: square }, { nodes: 'choices' }),
  graphml: graphml.print!({ maze: square }, { nodes: 'cells' }),
  dot: dot.print!({ maze: square }, { nodes: 'choices' }),
  'edge-list': bytesOf('{"width": 2, "height": 1, "passages": [[0, 1]]}'),
  'movingai-map': bytesOf('type octile\nheight 3\nwidth 5\nmap\n@@@@@\n@...@\n@@@@@\n'),
  'ascii-frame': bytesOf('+--+--+\n|S  F |\n+--+--+\n'),
  'grid-csv': bytesOf('1,1,1\n1,0,1\n1,1,1\n'),
  'box-drawing': bytesOf('┌─┬─┐\n│ ╵ │\n└───┘\n'),
  pipes: bytesOf('┌──────┐\n└──────┘\n'),
  underscores: bytesOf(' ___\n|   |\n|_|_|\n'),
  'block-elements': bytesOf('▛▀▀▌\n▌  ▌\n▀▀▀▘\n'),
  'text-grid': bytesOf('#####\n#S E#\n#####\n'),
  'wall-art': bytesOf('o---o---o\n|       |\no---o---o\n'),
  'wall-list': bytesOf('0 0 0 0 1 1\n0 1 1 0 0 1\n1 0 0 1 1 0\n1 1 1 1 0 0\n'),
  maz,
};

describe('the catalogue of formats', () => {
  it.each(formats.map((format) => [format.name, format] as const))('describes %s in full', (name, format) => {
    expect(format.id).toMatch(/^FMT-[A-Z-]+$/);
    expect(formats.filter((other) => other.name === name || other.id === format.id)).toHaveLength(1);
    for (const text of [format.title, format.summary, format.about, ...format.steps]) expect(text).not.toBe('');
    expect(format.summary).toMatch(/\.$/);
    expect(format.steps.length).toBeGreaterThan(0);
    expect(format.extensions.length).toBeGreaterThan(0);
    expect(defaultsOf(format.params)).toBeDefined();
  });

  it('tells formats apart by content alone, and no two claim the same file but where JSON is all that is known', () => {
    expect(Object.keys(samples).toSorted()).toEqual(formats.map(({ name }) => name).toSorted());
    for (const [name, bytes] of Object.entries(samples)) {
      const claims = formats.filter((format) => format.sniff(bytes)).map((format) => format.name);
      expect(claims.filter((claim) => claim === name || claim !== 'maze-json')).toEqual([name]);
      expect(sniff(bytes)?.name).toBe(name);
    }
    expect(readMaze(samples['wall-art']!, 'wrong.png').format).toBe('wall-art');
  });

  it('names the formats that are read when it knows no answer, and lets the one of the ending explain', () => {
    const noise = bytesOf('To be, or not to be');
    expect(sniff(noise)).toBeNull();
    expect(refusal(noise, 'hamlet')).toMatch(/^no maze was recognised in it; formats that are read: png \(\.png\)/);
    expect(refusal(noise, 'hamlet.txt')).toBe(
      'this text is no maze: no character in it is known as a wall, such as # or █',
    );
    expect(refusal(noise, 'HAMLET.PNG')).toBe('the file does not begin like a PNG');
    expect(refusal(noise, 'hamlet.num')).toMatch(/^line 1 is no cell/);
    expect(refusal(new Uint8Array(0), 'x.png')).toBe('the file is empty');
  });

  it('refuses settings that the format has not', () => {
    const read = (): unknown => readMaze(samples['wall-art']!, 'x', { knobs: { as: 'cells' } });
    expect(read).toThrow(MazeError);
    expect(read).toThrow('"as" is no setting for Micromouse wall art, which this file is');
  });
});
