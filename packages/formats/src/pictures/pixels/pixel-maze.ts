// A picture as a maze: each path pixel a cell, or each cell of the lattice it lies on.

import { BitSet, type Maze, maskedSquareSpace, NONE, type Opening, squareSpace } from '@labrys/core';
import type { Pixels } from '@labrys/raster';
import { badFile } from '../../bad-file.ts';
import type { Document } from '../../format.ts';
import { edgePixels, edgeRuns, edgeSide } from './edge.ts';
import { type Lattice, latticeOf } from './lattice.ts';
import { type PathShade, pathPixels } from './path-pixels.ts';

/** Which pixels of a picture are path, and the lattice they lie on. */
export interface PathPicture {
  readonly picture: Pixels;
  readonly path: BitSet;
  readonly lattice: Lattice;
  /** Guesses that are not the usual ones. */
  readonly notes: readonly string[];
}

/**
 * @throws MazeError `bad-file` for pictures of one shade
 * Cost: O(pixels).
 */
export function pathPicture(picture: Pixels, shade: PathShade): PathPicture {
  const notes: string[] = [];
  const path = pathPixels(picture, shade, notes);
  return { picture, path, lattice: latticeOf(picture.width, picture.height, path), notes };
}

/**
 * @param format name of the format the picture came in
 * @param as `pixels`: path pixels are cells, each linked to the path pixels beside it, which is what authors of
 *   one-pixel mazes count; `cells`: cells of the lattice
 * @throws MazeError `bad-file` for pictures that lie on no lattice if cells were asked for
 * Cost: O(pixels), some hundred bytes a pixel.
 */
export function pixelMaze(format: string, seen: PathPicture, as: 'pixels' | 'cells'): Document {
  const { picture, path, lattice } = seen;
  const notes = [...seen.notes];
  const { width, height } = picture;
  const ends = endsOf(width, height, path);
  const { whyNoEnds } = ends;
  if (as === 'cells') {
    if ('fault' in lattice)
      throw badFile(`${lattice.fault}; read it with --as pixels, or --as drawing if it has walls between squares`);
    const maze = mazeByCells(lattice.width, lattice.height, width, path, ends);
    return { format, maze, unit: 'cell', picture: { picture, pitch: 2 }, whyNoEnds, notes };
  }
  if (!('fault' in lattice)) {
    notes.push(
      `Lengths are counted in pixels; the picture lies on a lattice of ${lattice.width} x ${lattice.height} cells ` +
        'and can be read with --as cells as well.',
    );
  }
  const maze = mazeByPixels(width, height, path, ends);
  return { format, maze, unit: 'pixel', picture: { picture, pitch: 1 }, whyNoEnds, notes };
}

interface Ends {
  /** Pixels on the edge, or NONE. */
  readonly start: number;
  readonly finish: number;
  readonly whyNoEnds: string;
}

/** The two openings in the edge, the upper one first; an opening of several pixels counts as its middle one. */
function endsOf(width: number, height: number, path: BitSet): Ends {
  const runs = edgeRuns(width, height, path);
  const ends = runs.map((run) => run[(run.length - 1) >> 1] as number).sort((a, b) => a - b);
  const place = (pixel: number): string => `${pixel % width},${Math.floor(pixel / width)}`;
  if (runs[0]?.length === edgePixels(width, height).length) {
    return {
      start: NONE,
      finish: NONE,
      whyNoEnds: 'the whole edge of the picture is path; cut off the margin, or say where with --from and --to',
    };
  }
  const [start = NONE, finish = NONE] = ends.length > 2 ? [] : ends;
  let whyNoEnds = '';
  if (ends.length === 0) {
    whyNoEnds = 'the picture has no opening in its edge; say where with --from and --to';
  } else if (ends.length === 1) {
    whyNoEnds = `the picture has one opening only, at ${place(start)}; say where the way ends with --to`;
  } else if (ends.length > 2) {
    const some = ends.slice(0, 4).map(place).join(' ');
    whyNoEnds = `the picture has ${ends.length} openings, ${some}${ends.length > 4 ? ' ...' : ''}; choose two with --from and --to`;
  }
  return { start, finish, whyNoEnds };
}

function mazeByPixels(width: number, height: number, path: BitSet, { start, finish }: Ends): Maze {
  const space = maskedSquareSpace(width, height, (x, y) => path.has(y * width + x), { kind: 'pixels', width, height });
  const openings: Opening[] = [];
  const cellAt = (pixel: number): number => {
    if (pixel === NONE) return NONE;
    const cell = membersBelow(path, pixel);
    openings.push({ cell, side: edgeSide(width, height, pixel) });
    return cell;
  };
  const startCell = cellAt(start);
  const finishCell = cellAt(finish);
  return {
    space,
    open: new BitSet(space.graph.linkCount).complement(),
    oneWay: null,
    start: startCell,
    finishes: finishCell === NONE ? [] : [finishCell],
    openings,
  };
}

/** @param width cells across; the picture is pixelsAcross wide */
function mazeByCells(width: number, height: number, pixelsAcross: number, path: BitSet, ends: Ends): Maze {
  const pixelsDown = 2 * height + 1;
  const isCell = (x: number, y: number): boolean => path.has((2 * y + 1) * pixelsAcross + 2 * x + 1);
  const squares: number[] = []; // cell -> its square
  const cellOfSquare = new Int32Array(width * height).fill(NONE);
  for (let square = 0; square < width * height; square++) {
    if (!isCell(square % width, Math.floor(square / width))) continue;
    cellOfSquare[square] = squares.length;
    squares.push(square);
  }
  if (squares.length === 0) throw badFile('the picture lies on a lattice, but none of its cells is path');
  const space =
    squares.length === width * height
      ? squareSpace(width, height)
      : maskedSquareSpace(width, height, isCell, { kind: 'masked-square', width, height, cells: squares });

  const { linkCount, ends: cellsOfLink } = space.graph;
  const open = new BitSet(linkCount);
  for (let l = 0; l < linkCount; l++) {
    const a = squares[cellsOfLink[2 * l] as number] as number;
    const b = squares[cellsOfLink[2 * l + 1] as number] as number;
    // Half-way between pixels 2 x + 1 of both.
    const x = (a % width) + (b % width) + 1;
    const y = Math.floor(a / width) + Math.floor(b / width) + 1;
    if (path.has(y * pixelsAcross + x)) open.add(l);
  }

  const openings: Opening[] = [];
  const cellAt = (pixel: number): number => {
    if (pixel === NONE) return NONE;
    const side = edgeSide(pixelsAcross, pixelsDown, pixel);
    const x = Math.min(Math.max((pixel % pixelsAcross) - 1, 0) >> 1, width - 1);
    const y = Math.min(Math.max(Math.floor(pixel / pixelsAcross) - 1, 0) >> 1, height - 1);
    const cell = cellOfSquare[y * width + x] as number;
    openings.push({ cell, side });
    return cell;
  };
  const start = cellAt(ends.start);
  const finish = cellAt(ends.finish);
  return { space, open, oneWay: null, start, finishes: finish === NONE ? [] : [finish], openings };
}

/** Number of members less than `index`. */
function membersBelow(set: BitSet, index: number): number {
  let count = 0;
  for (let i = 0; i < index; i++) if (set.has(i)) count++;
  return count;
}
