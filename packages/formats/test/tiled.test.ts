// Tile maps of Tiled and levels of LDtk.

import { type Maze, validate } from '@labrys/core';
import { gzipSync, zlibSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { ldtk, readMaze, tmj, tmx } from '../src/index.ts';
import { tilesFromBase64, withoutFlips } from '../src/tiled/layer-data.ts';
import { parseXml } from '../src/tiled/xml.ts';
import { bytesOf, refusal } from './support/bytes.ts';
import { figuresOf } from './support/figures.ts';
import { describeSharedData, sharedFile } from './support/shared-data.ts';
import { expectSame, squareMaze } from './support/square-mazes.ts';

// 1 is floor, 2 is wall: a board of 2 x 2 cells, open but for the wall between the upper two.
const ROWS = [
  [2, 2, 2, 2, 2],
  [2, 1, 2, 1, 2],
  [2, 1, 2, 1, 2],
  [2, 1, 1, 1, 2],
  [2, 2, 2, 2, 2],
];
const NUMBERS = ROWS.flat();

interface MapParts {
  readonly data: string;
  readonly attributes?: string;
  readonly tileSet?: string;
  readonly layer?: string;
  readonly objects?: string;
}

function map({ data, attributes = '', tileSet = '', layer = 'name="Ground"', objects = '' }: MapParts): Uint8Array {
  return bytesOf(
    `<?xml version="1.0"?>\n<!-- a map --><map version="1.10" orientation="orthogonal" width="5" height="5" tilewidth="16" ` +
      `tileheight="16" ${attributes}>${tileSet}<layer id="1" ${layer} width="5" height="5">${data}</layer>${objects}</map>`,
  );
}

const csv = `<data encoding="csv">\n${ROWS.map((row) => row.join(',')).join(',\n')}\n</data>`;
const packed = (compression: string, pack: (bytes: Uint8Array) => Uint8Array): string => {
  const bytes = new Uint8Array(Uint32Array.from(NUMBERS).buffer);
  const attribute = compression === '' ? '' : ` compression="${compression}"`;
  return `<data encoding="base64"${attribute}>\n  ${Buffer.from(pack(bytes)).toString('base64')}\n </data>`;
};

describe('tile maps', () => {
  const wanted = readMaze(map({ data: csv }), 'x.tmx').maze;

  it('are read where a layer makes corridors, and say which', () => {
    const { maze, notes, format } = readMaze(map({ data: csv }), 'x.tmx');
    expect(format).toBe('tmx');
    expect(validate(maze)).toMatchObject({ cells: 4, open: 3, perfect: true });
    expect(notes[0]).toMatch(/^Layer "Ground" was read: the most common tile, 2, is the wall\.$/);
  });

  it.each([
    ['one element a tile', `<data>${NUMBERS.map((gid) => `<tile gid="${gid}"/>`).join('')}</data>`],
    ['base64', packed('', (bytes) => bytes)],
    ['base64 and zlib', packed('zlib', (bytes) => zlibSync(bytes))],
    ['base64 and gzip', packed('gzip', (bytes) => gzipSync(bytes))],
    ['flipped tiles', csv.replace('2,2,2,2,2,', `${2 + 0x80000000},${2 + 0x40000000},${2 + 0x20000000},2,2,`)],
  ])('mean the same with %s', (_, data) => {
    expectSame(readMaze(map({ data }), 'x.tmx').maze, wanted);
  });

  it('mean the same in groups, isometric, and cut in chunks of an infinite map', () => {
    const grouped = new TextDecoder()
      .decode(map({ data: csv }))
      .replace('<layer', '<group name="g"><group><layer')
      .replace('</layer>', '</layer></group></group>');
    expectSame(readMaze(bytesOf(grouped), 'x').maze, wanted);
    const isometric = new TextDecoder().decode(map({ data: csv })).replace('orthogonal', 'isometric');
    expectSame(readMaze(bytesOf(isometric), 'x').maze, wanted);
    const chunk = (x: number, columns: number[]): string =>
      `<chunk x="${x}" y="-3" width="${columns.length}" height="5">${ROWS.map((row) => columns.map((c) => row[c]).join(',')).join(',')}</chunk>`;
    const chunks = `<data encoding="csv">${chunk(-7, [0, 1, 2])}${chunk(-4, [3, 4])}</data>`;
    expectSame(readMaze(map({ data: chunks, attributes: 'infinite="1"' }), 'x').maze, wanted);
  });

  it('have their walls by what the file says before anything else', () => {
    const property = '<properties><property name="solid" type="bool" value="true"/></properties>';
    // Said of the floor: then the wall tiles are the passage.
    const tileSet = `<tileset firstgid="1" name="t"><tile id="0">${property}</tile></tileset>`;
    expect(readMaze(map({ data: csv, tileSet }), 'x').maze.space.graph.cellCount).toBe(18);
    const shape = '<tileset firstgid="1" name="t"><tile id="1"><objectgroup/></tile></tileset>';
    expect(readMaze(map({ data: csv, tileSet: shape }), 'x').notes[0]).toContain(
      'walls are the tiles that the file calls so',
    );
    const empty = csv.replaceAll('1', '0');
    expect(readMaze(map({ data: empty, layer: 'name="Walls"' }), 'x').notes[0]).toContain(
      'every tile of the layer is a wall',
    );
  });

  it('have ends where points are called so', () => {
    const objects =
      '<objectgroup id="2"><object id="1" name="Start" x="24" y="24"><point/></object>' +
      '<object id="2" type="exit" x="56.5" y="24"><point/></object><object id="3" name="tree" x="24" y="56"/></objectgroup>';
    const { maze, whyNoEnds } = readMaze(map({ data: csv, objects }), 'x');
    expect([maze.start, maze.finishes, whyNoEnds]).toEqual([0, [1], '']);
    expect(figuresOf(maze).short).toBe(3);
  });

  it('are refused with the reason if they are no maze', () => {
    const flat = `<data encoding="csv">${Array(25).fill(1).join(',')}</data>`;
    expect(refusal(map({ data: flat }), 'x')).toMatch(/^the map is no maze: .*all tiles are the same/);
    const halves = ROWS.map((row) => row.map((_, x) => (x < 2 ? 1 : 0)).join(',')).join(',');
    expect(refusal(map({ data: `<data encoding="csv">${halves}</data>` }), 'x')).toMatch(
      /open areas, not in corridors/,
    );
    const ring = ROWS.map((row, y) => row.map((_, x) => (x > 0 && x < 4 && y > 0 && y < 4 ? 1 : 0)).join(',')).join(
      ',',
    );
    expect(refusal(map({ data: `<data encoding="csv">${ring}</data>` }), 'x')).toMatch(/do not enclose the others/);
    const hexagonal = new TextDecoder().decode(map({ data: csv })).replace('orthogonal', 'hexagonal');
    expect(refusal(bytesOf(hexagonal), 'x')).toMatch(/^the map is hexagonal, so its tiles have six neighbours/);
  });

  it('have the walls that are named, and say which tiles there are if none fits', () => {
    const read = (walls: string, data = csv): Maze => readMaze(map({ data }), 'x', { knobs: { walls } }).maze;
    for (const walls of ['2', '2-7', '9, 2']) expectSame(read(walls), wanted);
    expectSame(read('any', csv.replaceAll('1', '0')), wanted);
    expectSame(read('empty', csv.replaceAll('2', '0')), wanted);
    // The other way round the frame is the passage.
    expect(read('1').space.graph.cellCount).toBe(18);
    expect(read('empty', csv.replaceAll('2', '1')).space.graph.cellCount).toBe(25);
    expect(refusal(map({ data: csv }), 'x', { knobs: { walls: '7' } })).toBe(
      'walls=7 leaves no maze: in layer "Ground" no square holds any of these tiles; its tiles, and how often: 2 (18), 1 (7)',
    );
    expect(refusal(map({ data: csv }), 'x', { knobs: { walls: 'any' } })).toMatch(/every square would be a wall/);
  });

  it('have named walls on the first layer that has them and room between', () => {
    const two = new TextDecoder()
      .decode(map({ data: csv }))
      .replace(
        '<layer',
        `<layer name="Sky" width="5" height="5"><data encoding="csv">${Array(25).fill(2)}</data></layer><layer`,
      );
    const { maze, notes } = readMaze(bytesOf(two), 'x', { knobs: { walls: '2' } });
    expectSame(maze, wanted);
    expect(notes[0]).toBe('Layer "Ground" was read: walls are the tiles that were named.');
  });

  it('take lists of numbers and two words for walls', () => {
    const { walls } = tmx.params;
    const fault = (value: string): string | null => (walls.type === 'text' ? walls.fault(value) : '');
    for (const good of ['', '1', '1,2,5-9', ' 3 - 4 , any', 'empty', 'EMPTY,7']) expect(fault(good)).toBeNull();
    for (const bad of ['x', ',', '1,', '9-1', '-1', '1.5', '1 2', '99999999999'])
      expect(fault(bad)).toMatch(/no list of tiles/);
  });

  it('are refused with the reason if they are damaged', () => {
    expect(refusal(map({ data: '<data encoding="csv">1,2</data>' }), 'x')).toMatch(
      /holds 2 tiles, but its size asks for 25/,
    );
    expect(refusal(map({ data: '<data encoding="base64">!</data>' }), 'x')).toMatch(/is no base64/);
    const short = packed('zlib', (bytes) => zlibSync(bytes.slice(4)));
    expect(refusal(map({ data: short }), 'x')).toMatch(/unpacks to 96 bytes, not 100/);
    const long = packed('zlib', () => zlibSync(new Uint8Array(10_000_000)));
    expect(refusal(map({ data: long }), 'x')).toMatch(/unpacks to more than 100 bytes/);
    const cut = new TextDecoder().decode(map({ data: csv })).slice(0, -20);
    expect(refusal(bytesOf(cut), 'x')).toMatch(/not closed|cut off|written right/);
    const huge = new TextDecoder().decode(map({ data: csv })).replaceAll(/(width|height)="5"/g, '$1="40000"');
    expect(refusal(bytesOf(huge), 'x')).toMatch(/too many for a file as short as this/);
  });

  it('hold the tile set as a picture with the tiles of the map', () => {
    const maze = squareMaze(5, { masked: false, ends: true, openings: false });
    const knobs = { layer: '', as: 'auto', walls: '', layout: 'walls', tile: 12 };
    const text = new TextDecoder().decode(tmx.print!({ maze }, knobs));
    const root = parseXml(text);
    const image = root.children.find(({ name }) => name === 'tileset')!.children[0]!;
    const png = Buffer.from(image.children[0]!.text, 'base64');
    expect(readPngSize(png)).toEqual([Number(image.attributes.get('width')), Number(image.attributes.get('height'))]);
    const json = JSON.parse(new TextDecoder().decode(tmj.print!({ maze }, knobs)));
    expect(json.tilesets[0].image).toBe(`data:image/png;base64,${png.toString('base64')}`);
    expect(json.layers[0].data).toHaveLength(json.width * json.height);
  });
});

function readPngSize(png: Buffer): number[] {
  return [png.readUInt32BE(16), png.readUInt32BE(20)];
}

describe('flip bits', () => {
  it('are cleared, all four', () => {
    expect(withoutFlips(0xf0000005)).toBe(5);
    expect(withoutFlips(0x8fffffff)).toBe(0x0fffffff);
  });
});

describe('the reader of XML', () => {
  it('gives elements, attributes and text, and passes over the rest', () => {
    const root = parseXml(
      '<?xml version="1.0"?><!DOCTYPE a><a x="1 &amp; 2" y=\'"\'>t<b/><!-- <c> --><![CDATA[<&]]>&#65;</a>',
    );
    expect([root.name, root.attributes.get('x'), root.attributes.get('y'), root.text]).toEqual([
      'a',
      '1 & 2',
      '"',
      't<&A',
    ]);
    expect(root.children.map(({ name }) => name)).toEqual(['b']);
  });

  it.each(['', '<a>', '<a></b>', '<a b=1/>', '<a/><b/>', '</a>', '<a><!-- </a>', `${'<a>'.repeat(200)}`])(
    'refuses %s in one sentence',
    (text) => {
      expect(() => parseXml(text)).toThrow(/this is no/);
    },
  );
});

describe('LDtk levels', () => {
  const project = (name: string, values: readonly number[] = NUMBERS): object => ({
    jsonVersion: '1.5.3',
    defs: { layers: [{ uid: 7, identifier: 'Grid', intGridValues: [{ value: 2, identifier: name }] }] },
    levels: [
      { identifier: 'First', layerInstances: [] },
      {
        identifier: 'Second',
        layerInstances: [
          {
            __type: 'Entities',
            __identifier: 'Things',
            entityInstances: [{ __identifier: 'Player', px: [16, 16], width: 16, height: 16, __pivot: [0, 0] }],
          },
          {
            __type: 'IntGrid',
            __identifier: 'Grid',
            __cWid: 5,
            __cHei: 5,
            __gridSize: 16,
            layerDefUid: 7,
            intGridCsv: values,
          },
        ],
      },
    ],
  });
  const read = (value: object, level = 1): Maze =>
    readMaze(bytesOf(JSON.stringify(value)), 'x', { knobs: { level } }).maze;

  it('have their walls by the names of values, or by their corridors', () => {
    expect(validate(read(project('solid_rock')))).toMatchObject({ cells: 4, open: 3, perfect: true });
    expect(validate(read(project('b')))).toMatchObject({ cells: 4, open: 3, perfect: true });
    expect(read(project('wall')).start).toBe(0);
    const knobs = { level: 1, walls: '2' };
    expectSame(readMaze(bytesOf(JSON.stringify(project('b'))), 'x', { knobs }).maze, read(project('wall')));
  });

  it('are refused with the reason', () => {
    const text = bytesOf(JSON.stringify(project('wall')));
    expect(refusal(text, 'x')).toBe('level "First" has no layers');
    expect(refusal(text, 'x', { knobs: { level: 9 } })).toBe('there is no level 9; the project has levels 0 to 1');
    expect(refusal(text, 'x', { knobs: { level: 1, layer: 'No' } })).toBe('there is no layer "No" but "Grid"');
    expect(refusal(bytesOf(JSON.stringify(project('wall', [1, 2]))), 'x', { knobs: { level: 1 } })).toMatch(
      /holds 2 values/,
    );
  });

  it('hold every key that the editor asks for', () => {
    const maze = squareMaze(5, { masked: false, ends: true, openings: false });
    const bytes = ldtk.print!({ maze }, { level: 0, layer: '', as: 'auto', walls: '', layout: 'blocks', tile: 16 });
    const file = JSON.parse(new TextDecoder().decode(bytes));
    const uids = [...file.defs.layers, ...file.defs.entities].map(({ uid }: { uid: number }) => uid);
    expect(new Set(uids).size).toBe(uids.length);
    expect(Math.max(...uids)).toBeLessThan(file.nextUid);
    const [level] = file.levels;
    for (const layer of level.layerInstances) {
      expect(file.defs.layers.map(({ uid }: { uid: number }) => uid)).toContain(layer.layerDefUid);
      expect([layer.__cWid * layer.__gridSize, layer.__cHei * layer.__gridSize]).toEqual([level.pxWid, level.pxHei]);
    }
    expect(level.layerInstances[1].intGridCsv).toHaveLength(
      level.layerInstances[1].__cWid * level.layerInstances[1].__cHei,
    );
  });
});

describeSharedData('real tile maps', () => {
  const layerOf = (path: string): string => {
    const data = parseXml(new TextDecoder().decode(sharedFile(`tiled/rs-tiled/${path}`)))
      .children.find(({ name }) => name === 'layer')!
      .children.find(({ name }) => name === 'data')!;
    return tilesFromBase64(data.text, data.attributes.get('compression') ?? '', 10_000, path).join();
  };

  it('hold the same numbers in every packing', () => {
    const text = new TextDecoder().decode(sharedFile('tiled/rs-tiled/tiled_csv.tmx'));
    const numbers = /<data encoding="csv">([^<]*)</.exec(text)![1]!.replace(/\s+/g, '');
    for (const packing of ['zlib', 'gzip', 'zstandard']) expect(layerOf(`tiled_base64_${packing}.tmx`)).toBe(numbers);
  });

  it.each([
    ['rs-tiled/tiled_csv.tmx', /open areas, not in corridors/],
    ['rs-tiled/tiled_base64_zlib.tmx', /open areas, not in corridors/],
    ['rs-tiled/tiled_base64_gzip.tmx', /open areas, not in corridors/],
    ['rs-tiled/tiled_base64_zstandard.tmx', /open areas, not in corridors/],
    ['rs-tiled/tiled_base64_zlib_infinite.tmx', /all tiles are the same/],
    ['rs-tiled/tiled_flipped.tmx', /all tiles are the same/],
    ['bevy/hexagonal_finite_flat_top_even.tmx', /six neighbours/],
    ['bevy/hexagonal_finite_flat_top_odd.tmx', /six neighbours/],
    ['bevy/hexagonal_finite_pointy_top_even.tmx', /six neighbours/],
    ['bevy/hexagonal_finite_pointy_top_odd.tmx', /six neighbours/],
    ['bevy/orthogonal_finite_embedded.tmx', /open areas, not in corridors/],
    ['bevy/isometric_finite_diamond.tmx', /open areas, not in corridors/],
  ])('%s is refused with the right reason', (path, reason) => {
    expect(refusal(sharedFile(`tiled/${path}`), path)).toMatch(reason);
  });

  it.each([
    ['tiled/excalibur/example-isometric.tmx', '20x20', /"PlayerLevel".*every tile of the layer is a wall/],
    ['tiled/excalibur/isometric.tmx', '10x10', /"Ground".*calls so/],
    ['tiled/excalibur/orthogonal-infinite.tmj', '10x10', /"Solid".*every tile of the layer is a wall/],
    ['ldtk/AutoLayers_1_basic.ldtk', '37x26', /calls so/],
    ['ldtk/AutoLayers_4_Assistant.ldtk', '23x14', /"Walls".*calls so/],
    ['ldtk/Typical_TopDown_example.ldtk', '32x16', /"Collisions".*calls so/],
  ])('%s is read, and its walls are told', (path, size, why) => {
    const { maze, notes } = readMaze(sharedFile(path), path);
    expect(`${maze.space.description.width}x${maze.space.description.height}`).toBe(size);
    expect(notes.join(' ')).toMatch(why);
    expect(validate(maze).faults).toEqual([]);
  });

  const named = (path: string, walls: string, layer = ''): Maze => {
    const { maze } = readMaze(sharedFile(`tiled/${path}`), path, { knobs: { walls, layer } });
    expect(validate(maze).faults).toEqual([]);
    return maze;
  };

  it.each(['empty', '17,33-47', 'any'])('are the same maze in every packing where walls are %s', (walls) => {
    const wanted = named('rs-tiled/tiled_csv.tmx', walls);
    for (const packing of ['zlib', 'gzip', 'zstandard']) {
      expectSame(named(`rs-tiled/tiled_base64_${packing}.tmx`, walls), wanted);
    }
  });

  it.each([
    ['rs-tiled/tiled_csv.tmx', 'empty', 161],
    ['rs-tiled/tiled_base64_zlib_infinite.tmx', 'any', 394],
    ['rs-tiled/tiled_base64_zlib_infinite.tmx', 'empty', 273],
    ['rs-tiled/tiled_flipped.tmx', 'empty', 4],
    ['bevy/orthogonal_finite_embedded.tmx', 'any', 44],
    ['bevy/orthogonal_finite_embedded.tmx', '9,11', 55],
    ['bevy/isometric_finite_diamond.tmx', 'any', 45],
    ['bevy/isometric_finite_diamond.tmx', '0,3', 46],
    ['excalibur/example-isometric.tmx', 'any', 263, 'PlayerLevel'],
    ['excalibur/isometric.tmx', 'empty', 100, 'Ground'],
    ['excalibur/orthogonal-infinite.tmj', 'any', 77, 'Solid'],
  ])('%s is read where walls are %s', (path, walls, cells, layer = '') => {
    expect(named(path, walls, layer).space.graph.cellCount).toBe(cells);
  });

  it('have as many free squares as their README says', () => {
    expect(readMaze(sharedFile('ldtk/AutoLayers_1_basic.ldtk'), 'x').maze.space.graph.cellCount).toBe(478);
    expect(refusal(sharedFile('ldtk/_empty.ldtk'))).toBe('level "Level_0" has no layers');
    const second = readMaze(sharedFile('ldtk/Typical_TopDown_example.ldtk'), 'x', { knobs: { level: 1 } }).maze;
    expect(second.space.description).toMatchObject({ width: 16, height: 16 });
  });
});
