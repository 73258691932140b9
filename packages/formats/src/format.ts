import type { CatalogueRecord, Maze, Params, ParamValues } from '@labrys/core';
import type { Pixels } from '@labrys/raster';
import type { PictureReading } from './pictures/drawing/reading.ts';

/** What a file can hold of a maze. */
export interface Content {
  readonly maze: Maze;
  /** The request that made the maze, as JSON values; absent for mazes that come from elsewhere. */
  readonly recipe?: unknown;
  /** How to draw a maze that has no recipe to say so; not checked yet in files. */
  readonly style?: unknown;
  /** What is written below such a maze; not checked yet in files. */
  readonly title?: unknown;
  /** A way from start to finish. */
  readonly solution?: Way | undefined;
  /** Length of each link, where they are not all 1. */
  readonly lengths?: Float64Array | undefined;
}

/**
 * A walk over cells: path[i] and path[i + 1] are joined by links[i], or there are no links and the walk goes by octile
 * moves. What a solver returns is one.
 */
export interface Way {
  readonly path: ArrayLike<number>;
  readonly links: ArrayLike<number>;
}

/** A maze that was read, and what is known of its source. */
export interface Document extends Content {
  /** Name of the format. */
  readonly format: string;
  /** What lengths are counted in: the source's own cells, or pixels of a picture. */
  readonly unit: 'cell' | 'pixel';
  /** The picture it was read from, for {@link printPathPng}. */
  readonly picture?: SourcePicture | undefined;
  /** What was understood of a drawing, and which of its walls are in doubt. */
  readonly reading?: PictureReading | undefined;
  /** Why start or finish is missing and what to do, one sentence; empty where both are known. */
  readonly whyNoEnds: string;
  /** Doubts and guesses of the reader, a sentence each, to be shown to the user. */
  readonly notes: readonly string[];
}

/** A picture and where the cells lie in it. */
export interface SourcePicture {
  readonly picture: Pixels;
  /**
   * Pixels from one cell to the next: 1, or 2 with a wall between, the first cell at pixel pitch - 1; 0 in a drawing, where
   * the reading tells.
   */
  readonly pitch: number;
}

/** Makes the maze of a recipe: for files that keep only the request. */
export type Rebuild = (recipe: unknown) => Maze;

/** One entry of the catalogue of formats; its knobs are for reading and printing alike. */
export interface Format<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  /** Knobs that printing heeds; none if absent. */
  readonly printKnobs?: readonly (keyof P & string)[];
  /** Knobs that parsing heeds; all that are not for printing if absent. */
  readonly parseKnobs?: readonly (keyof P & string)[];
  /** Whose contest rules its mazes are made for. */
  readonly rules?: 'micromouse';
  /** Endings of file names, without the dot; the first one is the usual one. Formats may share one. */
  readonly extensions: readonly string[];
  readonly kind: 'text' | 'binary';
  /** True for one that is only written: `parse` refuses, and says what is read instead. */
  readonly isOnlyWritten?: true;
  /** Whether the content looks like this format; names of files are never asked. */
  sniff(bytes: Uint8Array): boolean;
  /**
   * Reads a maze.
   *
   * @param rebuild used where the file keeps only a recipe; null if there is nothing to make one
   * @throws MazeError `bad-file` with what is wrong, where, and what would work
   */
  parse(bytes: Uint8Array, knobs: P, rebuild: Rebuild | null): Document;
  /** Writes a maze; absent where a format is only read. */
  print?(content: Content, knobs: P): Uint8Array<ArrayBuffer>;
}

/** The knobs of a format that reading heeds. */
export function parseParams({ params, printKnobs = [], parseKnobs }: Format): Params {
  const all: Params = params;
  return Object.fromEntries(
    Object.entries(all).filter(([name]) => parseKnobs?.includes(name) ?? !printKnobs.includes(name)),
  );
}

/** The knobs of a format that writing heeds. */
export function printParams({ params, printKnobs = [] }: Format): Params {
  const all: Params = params;
  return Object.fromEntries(Object.entries(all).filter(([name]) => printKnobs.includes(name)));
}
