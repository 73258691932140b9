import { type CatalogueRecord, defaultsOf, type Maze, MazeError, type ParamValues } from '@labrys/core';
import type { Content } from '../scene/content.ts';

/** What is put on the paper or into the file besides the maze. */
export interface Picture extends Content {
  /** The recipe as JSON, kept inside outputs that can hold it. */
  readonly recipe?: string | undefined;
}

/** One entry of the catalogue of pens. */
export interface Pen<P extends ParamValues = ParamValues> extends CatalogueRecord<P> {
  /** Endings of file names, without the dot; the first one is the usual one. */
  readonly extensions: readonly string[];
  readonly output: 'text' | 'binary';
  /** What the pen can show of a picture. */
  readonly shows: readonly (keyof Picture)[];
  /** True for a pen that loads a library when it is first used, and so draws later: a promise. */
  readonly isLate?: true;
  /**
   * @throws MazeError `cannot-combine` for boards that the pen cannot draw, with a pen that can
   */
  draw(maze: Maze, picture: Picture, params: P): string | Uint8Array | Promise<Uint8Array>;
}

/** Knobs of a pen or animation: its defaults, then what was asked for. */
export function penParams<P extends ParamValues>(pen: CatalogueRecord<P>, asked: ParamValues = {}): P {
  for (const name of Object.keys(asked)) {
    if (Object.hasOwn(pen.params, name)) continue;
    const known = Object.keys(pen.params).join(', ');
    throw new MazeError('unknown-name', `${pen.name} has no setting "${name}"; it has ${known}`);
  }
  return { ...defaultsOf(pen.params), ...asked } as P;
}
