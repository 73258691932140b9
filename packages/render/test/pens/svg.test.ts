import { BitSet, carve, kruskal, type Maze, MazeError, mazeOf, Random, sheetSpace, squareSpace } from '@labrys/core';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draw, svg } from '../../src/index.ts';
import { mazeFrom, mazeSeeds, smallMaze, wayThrough } from '../mazes.ts';
import { treeOn } from '../support/boards.ts';
import { type Element, readXml } from './xml-check.ts';

const layerOf = (root: Element, id: string): Element => root.children.find(({ attributes }) => attributes.id === id)!;

function plainMaze(width: number, height: number): Maze {
  const space = squareSpace(width, height);
  return mazeOf(space, carve(space, kruskal, { random: Random.of(width) }));
}

const widthInMm = (maze: Maze): number => Number.parseFloat(readXml(draw(maze, 'svg') as string).attributes.width!);

describe('the SVG pen', () => {
  it('writes the whole picture of a small maze', () => {
    const maze = smallMaze();
    const solution = wayThrough(maze);
    const text = draw(maze, 'svg', {
      solution,
      title: 'Four by three',
      figures: '12 cells',
      recipe: '{"seed":"golden"}',
    });
    expect(text).toMatchInlineSnapshot(`
      "<?xml version="1.0" encoding="UTF-8"?>
      <svg xmlns="http://www.w3.org/2000/svg" xmlns:inkscape="http://www.inkscape.org/namespaces/inkscape" width="53mm" height="57.82mm" viewBox="0 0 53 57.82" role="img">
      <title>Four by three</title>
      <desc>A maze of 12 cells, entered through a gap in its border.</desc>
      <metadata id="labrys-recipe">{"seed":"golden"}</metadata>
      <rect id="background" width="53" height="57.82" fill="#ffffff"/>
      <g id="walls" inkscape:groupmode="layer" inkscape:label="walls">
      <path fill="none" stroke="#191d26" stroke-width="1.2" stroke-linecap="round" stroke-linejoin="round" d="M6.5 6.5H46.5V26.5
      M46.5 36.5H6.5V16.5
      M16.5 6.5V26.5
      M26.5 26.5V16.5H16.5
      M36.5 6.5V16.5
      M36.5 26.5V36.5"/>
      </g>
      <g id="solution" inkscape:groupmode="layer" inkscape:label="solution">
      <path fill="none" stroke="#c9341c" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round" d="M6.5 11.5H8.5A3 3 0 0 1 11.5 14.5V28.5A3 3 0 0 0 14.5 31.5H28.5A3 3 0 0 0 31.5 28.5V24.5A3 3 0 0 1 34.5 21.5H38.5A3 3 0 0 1 41.5 24.5V28.5A3 3 0 0 0 44.5 31.5H48.22"/>
      </g>
      <g id="markers" inkscape:groupmode="layer" inkscape:label="markers">
      <path fill="#c9341c" fill-rule="evenodd" d="M52.14 31.5L48.22 33.146V29.854Z"/>
      <path fill="#08785a" fill-rule="evenodd" d="M4.78 11.5L0.86 9.854V13.146Z"/>
      </g>
      <g id="caption" inkscape:groupmode="layer" inkscape:label="caption">
      <text x="26.5" y="47.2" font-family="Newsreader, Georgia, serif" font-style="italic" font-size="4.2" text-anchor="middle" fill="#191d26">Four by three</text>
      <text x="26.5" y="51.82" font-family="Instrument Sans, system-ui, sans-serif" font-size="2.94" text-anchor="middle" fill="#535967">12 cells</text>
      </g>
      </svg>
      "
    `);
  });

  it('writes well-formed XML for every maze and way to draw it, the same bytes each time', () => {
    const params = fc.record({
      cell: fc.constantFrom(0, 0.3, 4),
      wall: fc.constantFrom(0.07, 0.12, 0.2),
      solution: fc.constantFrom('line', 'dots', 'cells', 'none'),
      caps: fc.constantFrom('round', 'square'),
      background: fc.constantFrom('paper', 'none'),
    });
    const seeds = mazeSeeds(['squares', 'masked squares', 'hexagons', 'triangles']);
    fc.assert(
      fc.property(seeds, params, fc.string({ unit: 'binary' }), (seed, chosen, title) => {
        const maze = mazeFrom(seed);
        const options = { solution: wayThrough(maze), title, params: chosen };
        const text = draw(maze, 'svg', options) as string;
        const root = readXml(text);
        expect(root.attributes.viewBox).toBe(
          `0 0 ${root.attributes.width!.slice(0, -2)} ${root.attributes.height!.slice(0, -2)}`,
        );
        expect(text).not.toMatch(/NaN|Infinity|undefined|<script|\d\.\d{4}/);
        expect(draw(mazeFrom(seed), 'svg', options)).toBe(text);
      }),
      { seed: 23, numRuns: 100 },
    );
  });

  it('keeps a recipe as it was, whatever stands in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (words) => {
        const recipe = JSON.stringify({ words, trap: ']]></metadata><script>&amp;"', odd: '\uffff\ufffe' });
        const root = readXml(draw(smallMaze(), 'svg', { recipe }) as string);
        const kept = root.children.find(({ name }) => name === 'metadata')!;
        expect(kept.attributes.id).toBe('labrys-recipe');
        expect(JSON.parse(kept.text)).toEqual(JSON.parse(recipe));
      }),
      { seed: 24, numRuns: 200 },
    );
  });

  it('has a layer each for walls, solution, markers and caption, named for drawing programs', () => {
    const maze = smallMaze();
    const root = readXml(draw(maze, 'svg', { solution: wayThrough(maze), title: 'T' }) as string);
    const layers = root.children.filter(({ name }) => name === 'g');
    expect(layers.map(({ attributes }) => attributes['inkscape:label'])).toEqual([
      'walls',
      'solution',
      'markers',
      'caption',
    ]);
    for (const { attributes } of layers) expect(attributes['inkscape:groupmode']).toBe('layer');
  });

  it('cannot be made to leave an attribute by a colour', () => {
    const root = readXml(draw(smallMaze(), 'svg', { params: { wallColour: '"/><script>' } }) as string);
    expect(layerOf(root, 'walls').children[0]!.attributes.stroke).toBe('"/><script>');
    const { params } = svg;
    expect(params.wallColour.type === 'text' && params.wallColour.fault('"/>')).toMatch(/no colour/);
    expect(params.wallColour.type === 'text' && params.wallColour.fault('#0a0')).toBeNull();
  });

  it('fits a maze on A4 as large as it goes, with cells of 1 to 10 mm', () => {
    expect(widthInMm(plainMaze(5, 5))).toBe(62);
    expect(widthInMm(plainMaze(20, 20))).toBeGreaterThan(178);
    expect(widthInMm(plainMaze(20, 20))).toBeLessThanOrEqual(180);
    expect(widthInMm(plainMaze(60, 40))).toBeGreaterThan(260);
    expect(widthInMm(plainMaze(60, 40))).toBeLessThanOrEqual(267);
    expect(widthInMm(plainMaze(200, 200))).toBeLessThan(210);
    expect(widthInMm(plainMaze(300, 2))).toBe(301.2);
  });

  it('counts labels, names of sheets and arrows in, so that these pages fit as well', () => {
    const boards = [
      squareSpace(60, 40, 'torus'),
      squareSpace(30, 20, 'klein'),
      squareSpace(11, 30, 'projective'),
      sheetSpace(squareSpace(20, 20), [3], false),
      sheetSpace(squareSpace(12, 12), [2, 2], false),
    ];
    for (const space of boards) {
      for (const title of [undefined, 'A title']) {
        const text = draw(treeOn(space, 7), 'svg', { title, figures: title }) as string;
        const { width, height } = readXml(text).attributes;
        const sides = [width, height].map((length) => Number.parseFloat(length!)).sort((a, b) => a - b);
        expect(sides[0]).toBeLessThanOrEqual(180);
        expect(sides[1]).toBeLessThanOrEqual(267);
        expect(sides[0]! > 171 || sides[1]! > 258, `${sides}`).toBe(true); // no smaller than need be
      }
    }
    const maze = { ...plainMaze(30, 20), start: 0, finishes: [599], openings: [{ cell: 0, side: 0 }] };
    const { height } = readXml(draw(maze, 'svg', { title: 'With an arrow' }) as string).attributes;
    expect(Number.parseFloat(height!)).toBeLessThanOrEqual(180);
  });

  it('takes a cell size in mm as it is', () => {
    const root = readXml(draw(plainMaze(10, 4), 'svg', { params: { cell: 12.5, margin: 1 } }) as string);
    expect(root.attributes.width).toBe('150mm');
    expect(root.attributes.height).toBe('75mm');
  });

  it('never draws walls thinner than 0.25 mm or markers smaller than 2.4 mm', () => {
    const maze = { ...plainMaze(9, 9), start: 40, finishes: [80] };
    const root = readXml(draw(maze, 'svg', { params: { cell: 1 } }) as string);
    expect(layerOf(root, 'walls').children[0]!.attributes['stroke-width']).toBe('0.25');
    const radii = layerOf(root, 'markers').children.map(({ attributes }) => Number(attributes.r));
    expect(radii.filter((r) => r === 1.2)).toHaveLength(2);
  });

  it('refuses a maze whose text no engine could hold, before drawing it', () => {
    const maze = smallMaze();
    const graph = { ...maze.space.graph, cellCount: 30_000_000 };
    const huge = { ...maze, space: { ...maze.space, graph } } as Maze;
    expect(() => draw(huge, 'svg')).toThrow(/300 MB/);
  });

  it('draws a board without walls or cells left to join', () => {
    const space = squareSpace(1, 1);
    const maze = mazeOf(space, new BitSet(0));
    expect(readXml(draw(maze, 'svg') as string).name).toBe('svg');
  });
});

describe('draw', () => {
  it('names the pens where it is asked for one that is not there', () => {
    expect(() => draw(smallMaze(), 'crayon')).toThrow(MazeError);
    expect(() => draw(smallMaze(), 'crayon')).toThrow(/svg, png, pdf, ascii, unicode/);
  });

  it('names the settings of a pen where it is given one it does not have', () => {
    expect(() => draw(smallMaze(), 'ascii', { params: { wall: 2 } })).toThrow(/it has width/);
  });
});
