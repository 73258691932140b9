import type { Maze, ParamValues } from '@labrys/core';
import { checkedParams } from '@labrys/recipe';
import { type PagesOptions, pages, pdf } from '@labrys/render';
import { type DrawStyle, pictureOf } from './draw.ts';

/** A maze of a document and what is shown with it; without a title it gets its number. */
export type SheetStyle = Omit<DrawStyle, 'params'> & { readonly maze: Maze };

/** How a document is laid out. */
export interface DocumentStyle {
  /** Mazes to a page, from 1 to 100; 1 if absent. */
  readonly perPage?: number | undefined;
  /** Keeps the solutions off the mazes and adds pages that show them. */
  readonly answers?: boolean | undefined;
  /** Written on the first page and in the file. */
  readonly title?: string | undefined;
  /** Knobs of the pen `pdf`: the paper and the style. */
  readonly params?: ParamValues | undefined;
}

/**
 * A PDF document of many mazes, in order, and of pages with their solutions.
 *
 * @throws MazeError `unknown-name` or `param-range` for knobs, `cannot-combine` for a board that does not lie flat
 * Cost: all pages in memory.
 */
export function drawPages(sheets: readonly SheetStyle[], style: DocumentStyle = {}): Promise<Uint8Array> {
  const { paper, ...params } = checkedParams(pdf.name, pdf.params, style.params ?? {});
  const { perPage, answers, title } = style;
  const options: PagesOptions = { perPage, answers, title, paper: String(paper), params };
  return pages(
    sheets.map(({ maze, ...shown }) => ({ maze, picture: pictureOf(shown) })),
    options,
  );
}
