// PDF documents (ISO 32000-1:2008): one or more mazes to a page, and pages with their solutions. pdfkit writes the frame
// of the file and the fonts; the drawings are ours. Streams are deflated by us and dates are fixed, so Node and browsers
// write the same bytes.

import { type Maze, MazeError, type ParamValues } from '@labrys/core';
import { deflate } from '@labrys/raster';
import type { Words } from '../scene/items.ts';
import { fittedScene, PAGE_MARGIN, PAPERS, type PageGrid, pageGrid, placeOf, proportionOf } from './page-layout.ts';
import { pdfContent } from './pdf-content.ts';
import { type PdfDocument, pdfFile } from './pdf-document.ts';
import type { Picture } from './pen.ts';
import { type StyleParams, styleParams } from './style-params.ts';

/** A maze of a document and what is shown with it. */
export interface Sheet {
  readonly maze: Maze;
  /** The title stands below the maze; where there are several and it has none, its number. */
  readonly picture?: Picture | undefined;
}

/** How a document is laid out. */
export interface PagesOptions {
  /** `a4` or `letter`; A4 if absent. */
  readonly paper?: string | undefined;
  /** Mazes to a page, from 1 to 100; 1 if absent. */
  readonly perPage?: number | undefined;
  /** Keeps the solutions off the mazes and adds pages that show them. */
  readonly answers?: boolean | undefined;
  /** Written on the first page and in the file. */
  readonly title?: string | undefined;
  /** Knobs of the style. */
  readonly params?: ParamValues | undefined;
}

const POINTS_A_MM = 72 / 25.4;

/** Most mazes to a page. */
const MOST = 100;

/** Answers can be smaller than the mazes that are solved on paper. */
const LEAST_ANSWERS = 4;

/**
 * A document of all mazes in order, as bytes.
 *
 * The recipes of the sheets stand in the document information as `LabrysRecipe`: JSON in ASCII, of several sheets a list
 * with null for those that have none.
 *
 * @throws MazeError `bad-value` for a paper that is not known, `param-range` for too many mazes to a page,
 *   `cannot-combine` for a board that does not lie flat
 * Cost: O(points), all pages in memory.
 */
export async function pages(sheets: readonly Sheet[], options: PagesOptions = {}): Promise<Uint8Array<ArrayBuffer>> {
  const { paper = 'a4', perPage = 1, answers = false, title } = options;
  const size = PAPERS[paper];
  if (size === undefined) {
    throw new MazeError('bad-value', `"${paper}" is no paper; there are ${Object.keys(PAPERS).join(', ')}`);
  }
  if (!Number.isInteger(perPage) || perPage < 1 || perPage > MOST) {
    throw new MazeError('param-range', `${perPage} mazes to a page is out of range; take 1 to ${MOST}`);
  }
  if (sheets.length === 0) throw new MazeError('bad-value', 'there are no mazes to put on pages');
  const params = { ...defaults(), ...options.params } as StyleParams;
  const file = await pdfFile(title ?? sheets[0]?.picture?.title ?? 'Maze', recipesOf(sheets));
  const book = new Book(file.document, size);
  const questions = sheets.map((sheet, i) => ({
    maze: sheet.maze,
    picture: { ...numbered(sheet, i, sheets.length), ...(answers ? { solution: undefined } : {}) },
  }));
  book.add(questions, perPage, title, params);
  if (answers) {
    const solved = sheets.map((sheet, i) => ({
      maze: sheet.maze,
      picture: { ...numbered(sheet, i, sheets.length), figures: undefined },
    }));
    book.add(solved, Math.max(perPage, Math.min(LEAST_ANSWERS, sheets.length)), 'Answers', params);
  }
  return file.bytes();
}

function defaults(): ParamValues {
  const values = Object.entries(styleParams).map(([name, param]) => [name, param.default]);
  return { ...Object.fromEntries(values), margin: 0 };
}

/** The recipes of all sheets as JSON, or nothing if there are none. */
function recipesOf(sheets: readonly Sheet[]): string | undefined {
  const recipes = sheets.map(({ picture }) => picture?.recipe);
  if (recipes.length === 1 || recipes.every((recipe) => recipe === undefined)) return recipes[0];
  return `[${recipes.map((recipe) => recipe ?? 'null').join(',')}]`;
}

function numbered({ picture = {} }: Sheet, i: number, count: number): Picture {
  if (count === 1 || picture.title !== undefined) return picture;
  return { ...picture, title: String(i + 1) };
}

/** Pages of one document. */
class Book {
  private readonly document: PdfDocument;
  private readonly paper: readonly [number, number];
  private drawings = 0;

  constructor(document: PdfDocument, paper: readonly [number, number]) {
    this.document = document;
    this.paper = paper;
  }

  /** Adds pages with so many mazes each, and a heading on the first of them. */
  add(
    sheets: readonly { readonly maze: Maze; readonly picture: Picture }[],
    perPage: number,
    heading: string | undefined,
    params: StyleParams,
  ): void {
    const [short, long] = this.paper;
    const widest = Math.max(...sheets.map(({ maze }) => proportionOf(maze)));
    // A page lies on its side for a single wide maze only: sets are read upright.
    const lying = perPage === 1 && widest > 1.1;
    const [width, height] = lying ? [long, short] : [short, long];
    const grid = pageGrid(width, height, perPage, widest);
    for (let from = 0; from < sheets.length; from += perPage) {
      const size = [width * POINTS_A_MM, height * POINTS_A_MM] as const;
      this.document.addPage({ size, margin: 0 });
      if (heading !== undefined && from === 0) this.heading(heading, width);
      sheets.slice(from, from + perPage).forEach(({ maze, picture }, k) => {
        this.drawing(maze, picture, params, grid, k);
      });
    }
  }

  private heading(text: string, width: number): void {
    this.words({
      kind: 'words',
      text,
      x: (width / 2) * POINTS_A_MM,
      y: 0.75 * PAGE_MARGIN * POINTS_A_MM,
      size: 14,
      colour: '#191d26',
      face: 'title',
    });
  }

  private drawing(maze: Maze, picture: Picture, params: StyleParams, grid: PageGrid, k: number): void {
    const { document } = this;
    const { scene, scale } = fittedScene(maze, picture, params, grid);
    const { operators, words } = pdfContent(scene, scale * POINTS_A_MM);
    const [placeX, placeY] = placeOf(grid, k);
    const left = (placeX + (grid.width - scene.width * scale) / 2) * POINTS_A_MM;
    const top = (placeY + (grid.height - scene.height * scale) / 2) * POINTS_A_MM;
    const name = `Maze${++this.drawings}`;
    const box = [0, 0, scene.width * scale * POINTS_A_MM, scene.height * scale * POINTS_A_MM].map(short);
    const form = document.ref({ Type: 'XObject', Subtype: 'Form', BBox: box, Filter: 'FlateDecode', Resources: {} });
    form.write(deflate(new TextEncoder().encode(operators)));
    form.end();
    document.page.xobjects[name] = form;
    document.addContent(`q 1 0 0 1 ${short(left)} ${short(top)} cm /${name} Do Q`);
    for (const line of words) this.words({ ...line, x: line.x + left, y: line.y + top });
  }

  private words({ text, x, y, size, colour, face, anchor }: Words): void {
    const { document } = this;
    document
      .font(face === 'title' ? 'Times-Italic' : 'Helvetica')
      .fontSize(short(size))
      .fillColor(colour);
    const left = short(anchor === 'start' ? x : x - document.widthOfString(text) / 2);
    document.text(text, left, short(y), { lineBreak: false, baseline: 'alphabetic' });
  }
}

function short(length: number): number {
  return Math.round(length * 1000) / 1000;
}
