// Pictures of other people: read as their README says, or refused with the right reason.

import { MazeError, validate } from '@labrys/core';
import { decodePng } from '@labrys/raster';
import { expect, it } from 'vitest';
import { readPicture } from '../../src/pictures/drawing/read-picture.ts';
import type { PictureReading } from '../../src/pictures/drawing/reading.ts';
import { mazeOfReading } from '../../src/pictures/drawing/reading-maze.ts';
import { reportText } from '../../src/pictures/drawing/report.ts';
import { describeSharedData, sharedFile } from '../support/shared-data.ts';
import { readPixelGrid } from './support/pixel-grid.ts';

function read(name: string): PictureReading {
  return readPicture(decodePng(sharedFile(`images/${name}`)));
}

/** Wall art as its lines have it: closed sides in the order of readings. */
function wallsOfArt(name: string): { columns: number; rows: number; down: number[]; across: number[] } {
  const lines = new TextDecoder().decode(sharedFile(`images/${name}`)).split('\n');
  const columns = (lines[0]!.length - 1) / 4;
  const rows = Math.floor(lines.filter((line) => line.length > 0).length / 2);
  const down: number[] = [];
  const across: number[] = [];
  for (let y = 0; y < rows; y++) {
    for (let x = 0; x <= columns; x++) down.push(lines[2 * y + 1]![4 * x] === '|' ? 1 : 0);
  }
  for (let y = 0; y <= rows; y++) {
    for (let x = 0; x < columns; x++) across.push(lines[2 * y]![4 * x + 2] === '-' ? 1 : 0);
  }
  return { columns, rows, down, across };
}

function walls(reading: PictureReading): { columns: number; rows: number; down: number[]; across: number[] } {
  const { columns, rows } = reading;
  return { columns, rows, down: [...reading.walls.down], across: [...reading.walls.across] };
}

function figures(reading: PictureReading): { size: string; parts: number; loops: number; faults: readonly string[] } {
  const { parts, loops, faults } = validate(mazeOfReading(reading));
  return { size: `${reading.columns} x ${reading.rows}`, parts, loops, faults };
}

describeSharedData('Screenshots of micromouse mazes', () => {
  for (const name of ['16x16-japan2012ef', '32x32-japan2014ef', '8x8-ardumouse']) {
    it(`${name} has the walls of its answer, each one`, () => {
      expect(walls(read(`ommr/${name}.png`))).toEqual(wallsOfArt(`ommr/${name}.txt`));
    });
  }

  it('tell the cut-off frame as a doubt', () => {
    const { doubts } = read('ommr/8x8-ardumouse.png');
    expect(doubts.map(({ side, closed }) => `${side} ${closed}`)).toEqual(['east true', 'south true']);
  });
});

describeSharedData('A drawn solution', () => {
  it('changes nothing', () => {
    expect(walls(read('mazing/backtracker-20x20_solution.png'))).toEqual(walls(read('mazing/backtracker-20x20.png')));
  });

  it('is left out of 128 x 128 cells', () => {
    expect(figures(read('mazing/kruskal-128x128_solution.png'))).toEqual({
      size: '128 x 128',
      parts: 1,
      loops: 0,
      faults: [],
    });
  });

  it('leaves the entrance at the top left and the exit at the bottom right', () => {
    const reading = read('mazing/backtracker-20x20_solution.png');
    expect(reading.openings.map(({ x, y, side }) => `${x},${y} ${side}`)).toEqual(['0,0 north', '19,19 south']);
    const maze = mazeOfReading(reading);
    expect(maze.start).toBe(0);
    expect(maze.finishes).toEqual([399]);
    expect(maze.openings).toEqual([
      { cell: 0, side: 3 },
      { cell: 399, side: 1 },
    ]);
  });
});

describeSharedData('Mazes on clear ground', () => {
  it('are perfect where they were made so', () => {
    const perfect = { parts: 1, loops: 0, faults: [] };
    expect(figures(read('mazegen/orthogonal_ab.png'))).toEqual({ size: '20 x 20', ...perfect });
    expect(figures(read('mazegen/orthogonal_rd.png'))).toEqual({ size: '20 x 20', ...perfect });
    expect(figures(read('mazegen/unicursalOrthogonal_kr.png'))).toEqual({ size: '16 x 16', ...perfect });
  });

  it('are the same with a distance map on the floor, up to black', () => {
    expect(walls(read('mazegen/orthogonal_ab_distance_map.png'))).toEqual(walls(read('mazegen/orthogonal_ab.png')));
  });

  it('have no openings, and say so', () => {
    const reading = read('mazegen/orthogonal_ab.png');
    expect(reading.openings).toEqual([]);
    expect(reportText(reading)).toMatch(/\nno openings\nno ends; set them/);
  });
});

describeSharedData('A screen grab with noise', () => {
  it('is a perfect maze of 25 x 25 cells with gaps at two corners', () => {
    const reading = read('emadehsan/squared.png');
    expect(figures(reading)).toEqual({ size: '25 x 25', parts: 1, loops: 0, faults: [] });
    expect(reading.openings.map(({ x, y, side }) => `${x},${y} ${side}`)).toEqual(['0,0 west', '24,24 east']);
  });
});

describeSharedData('Grids of single pixels', () => {
  // Open sides and openings, counted from the pixels themselves; the sweep has one of a million cells.
  for (const name of ['normal', 'braid200', 'combo400']) {
    it(`${name} has a wall wherever the picture has a black pixel between two cells`, () => {
      const { reading, differ } = readPixelGrid(decodePng(sharedFile(`images/mazesolving/${name}.png`)));
      expect(differ).toBe(0);
      expect(reading.doubts).toEqual([]);
      expect(reading.openings.map(({ side }) => side)).toEqual(['north', 'south']);
    });
  }
});

function refusal(name: string): string {
  try {
    read(name);
  } catch (error) {
    if (error instanceof MazeError && error.code === 'bad-file') return error.message;
    throw error;
  }
  return 'was read';
}

describeSharedData('What is no maze of squares is refused with what it looks like', () => {
  const cases: readonly (readonly [string, RegExp])[] = [
    ['mazegen/weaveOrthogonal_rb.png', /weave/],
    ['mazegen/zeta_rb.png', /zeta/],
    ['mazegen/theta_rb.png', /round/],
    ['mazegen/theta_ab.png', /round/],
    ['mazegen/sigma_rectangle_rb.png', /hexagons/],
    ['mazegen/sigma_hexagon_rb.png', /hexagons/],
    ['mazegen/sigma_triangle_rb.png', /hexagons/],
    ['mazegen/delta_hexagon_rb.png', /triangles/],
    ['mazegen/delta_triangle_rb.png', /triangles/],
    ['mazegen/upsilon_rb.png', /octagons/],
    ['emadehsan/circular.png', /round/],
    ['emadehsan/hexagonal_maze.png', /hexagons/],
    ['emadehsan/triangular_kruskal.png', /triangles/],
    ['mazesolving/logo.png', /pixel by pixel/],
    ['mazesolving/small.png', /pixel by pixel/],
    ['mazesolving/tiny.png', /pixel by pixel/],
  ];
  for (const [name, reason] of cases) {
    it(`${name}: ${reason.source}`, () => {
      expect(refusal(name)).toMatch(reason);
    });
  }
});
