// Portable Network Graphics. Pictures of walls alone take one bit a pixel; colours come with what has them.

import type { Maze, Mesh } from '@labrys/core';
import { encodePng, type PngText } from '@labrys/raster';
import { boardOfMaze } from '../scene/maze-board.ts';
import { sizes } from '../scene/style.ts';
import { paintScene } from './paint-scene.ts';
import { fittingCell, leastOnPaper, titleOnPaper } from './paper.ts';
import type { Pen, Picture } from './pen.ts';
import { isUpright, pixelScene, pixelSizes, surfaceFor } from './pixel-grid.ts';
import { type StyleParams, styleFrom, styleParams } from './style-params.ts';

export type PngParams = StyleParams & {
  readonly pixels: number;
  readonly dpi: number;
  readonly cell: number;
  readonly edges: string;
};

/** Font size of the title in pixels, where no size on paper is asked for. */
const TITLE = 18;

/** Without a size asked for, cells of 24 pixels; more where few cells fill no screen, fewer where many would overfill it. */
const CELL = 24;
const LARGEST = 48;
/** What cells have that hold the signs of stairs, so that these can be told apart. */
const CELL_WITH_STAIRS = 40;
const SMALL_SIDE = 800;
const LARGE_SIDE = 2400;

const MM_AN_INCH = 25.4;

export const png: Pen<PngParams> = {
  id: 'PEN-PNG',
  name: 'png',
  title: 'PNG',
  summary: 'A picture in pixels, crisp and small, for the web and for print at any resolution; it keeps the recipe.',
  about:
    'Portable Network Graphics is read by everything that shows pictures. On boards of squares every wall lies on whole ' +
    'pixels, so lines are sharp and a maze of walls alone takes one bit a pixel; on other boards edges are smoothed. With ' +
    'a resolution the picture has a size in millimetres and says so to the printer.',
  steps: [
    'Choose the pixels a cell: as given, or from the cell size in mm and the dots an inch, or so that the picture fits a screen.',
    'Paint what lies below the walls, the walls, and what lies on them.',
    'Count the colours, take as few bits a pixel as tell them apart, and deflate the rows.',
  ],
  sources: ['W3C, Portable Network Graphics (PNG) Specification, third edition, 2025'],
  params: {
    pixels: {
      type: 'integer',
      min: 0,
      max: 1000,
      default: 0,
      help: 'pixels a cell; 0 takes 24, more for small mazes and for stairs, fewer for large ones, or what cell and dpi say',
    },
    dpi: {
      type: 'integer',
      min: 0,
      max: 4800,
      default: 0,
      help: 'dots an inch, for print: 300 or 600; 0 says nothing of the size on paper',
    },
    cell: {
      type: 'number',
      min: 0,
      max: 1000,
      default: 0,
      help: 'cell size in mm, used with dpi; 0 fits the maze on A4 with cells of 1 to 10 mm',
    },
    edges: {
      type: 'choice',
      choices: {
        auto: 'as crisp as the board allows: sharp walls on squares, smoothed curves and slants',
        crisp: 'each pixel has one colour, nothing is smoothed',
        smooth: 'all edges smoothed, round ends too',
      },
      default: 'auto',
      help: 'how edges fall on pixels',
    },
    ...styleParams,
  },
  extensions: ['png'],
  output: 'binary',
  shows: ['solution', 'title', 'figures', 'recipe'],
  draw(maze, picture, params) {
    const { mesh } = maze.space;
    const onGrid = params.edges !== 'smooth' && mesh !== null && isUpright(mesh);
    const { pixels, dpi, title, wall } = resolution(maze, picture, params, onGrid);
    const wanted = { ...sizes, wall: Math.max(params.wall, wall), margin: params.margin, title };
    const asked = styleFrom(params, pixelSizes(wanted, pixels, onGrid && params.draw === 'walls'));
    // Passages between cells that are no squares may run aslant, where square joins would stick out.
    const isLevel = onGrid && (params.draw === 'walls' || hasFourSides(mesh));
    const style = isLevel ? { ...asked, ends: 'square' as const } : asked;
    const drawing = pixelScene(maze, style, picture, pixels, params.edges !== 'crisp');
    const surface = surfaceFor(drawing);
    paintScene(drawing.scene, surface, drawing.view);
    return encodePng(surface, { dpi, texts: textsOf(picture) });
  },
};

/** Whether all cells have four sides. */
function hasFourSides({ sideFirst, cellCount }: Mesh): boolean {
  return sideFirst[cellCount] === 4 * cellCount && sideFirst.every((first, c) => first === 4 * c);
}

/** Pixels a cell, what is said of the size in print, and what depends on it in shares of a cell. */
function resolution(
  maze: Maze,
  picture: Picture,
  params: PngParams,
  onGrid: boolean,
): { readonly pixels: number; readonly dpi: number | undefined; readonly title: number; readonly wall: number } {
  if (params.dpi === 0) {
    const pixels = params.pixels > 0 ? params.pixels : fittingPixels(maze);
    return { pixels, dpi: undefined, title: TITLE / pixels, wall: 0 };
  }
  const { dpi } = params;
  const asked = params.cell > 0 ? params.cell : fittingCell(maze, picture, params);
  const exact = params.pixels > 0 ? params.pixels : (asked * dpi) / MM_AN_INCH;
  const pixels = onGrid ? Math.max(Math.round(exact), 2) : exact;
  const cell = (pixels * MM_AN_INCH) / dpi;
  return { pixels, dpi, title: titleOnPaper(cell), wall: Math.min(leastOnPaper(cell).wall, 0.4) };
}

function fittingPixels(maze: Maze): number {
  const board = boardOfMaze(maze);
  const cells = Math.max(board.width, board.height) / board.unit;
  const few = Math.min(Math.floor(SMALL_SIDE / cells), LARGEST);
  const usual = maze.space.sheets === null ? CELL : CELL_WITH_STAIRS;
  const many = Math.max(Math.min(Math.floor(LARGE_SIDE / cells), usual), 4);
  return Math.max(few, many);
}

function textsOf({ title, recipe }: Picture): PngText[] {
  const texts: PngText[] = [{ keyword: 'Software', text: 'Labrys' }];
  if (title !== undefined) texts.unshift({ keyword: 'Title', text: title });
  if (recipe !== undefined) texts.push({ keyword: 'labrys-recipe', text: recipe });
  return texts;
}
