// Reads a maze from a file and puts it on the page.

import { chooseEnds, type Maze, NONE, type ParamValues, Random } from '@labrys/core';
import { type Document, formatOf, type PictureReport, reportData } from '@labrys/formats';
import { parseRecipe, type Recipe, recipeCode } from '@labrys/recipe';
import { read } from 'labrys';
import { factsOf, type MazeFacts } from '../facts.ts';
import type { Session } from '../session.ts';

export interface OpenRequest {
  readonly bytes: Uint8Array;
  readonly name: string;
  /** Of the format, as far as they are not its defaults. */
  readonly knobs: ParamValues;
  /** Cells to put the ends on, where somebody moved them. */
  readonly ends: { readonly from: number; readonly to: number } | null;
}

/** What was read, as plain data. */
export interface Opened {
  readonly facts: MazeFacts;
  readonly recipe: Recipe | null;
  readonly code: string | null;
  readonly title: string | null;
  /** Name of the format. */
  readonly format: string;
  /** What the reader has to say, a sentence each. */
  readonly notes: readonly string[];
  /** Why start and finish were not found; empty where they were. Then they were put where they usually are. */
  readonly whyNoEnds: string;
  /** What was understood of a drawing; null for files of other kinds. */
  readonly report: PictureReport | null;
  /** Whether it was read from a picture, so that the way can be painted into it. */
  readonly hasPicture: boolean;
  /** Pixels from cell to cell in a picture that is read by pixels; 0 elsewhere. */
  readonly pitch: number;
}

export function run(session: Session, { bytes, name, knobs, ends }: OpenRequest): Opened {
  formatOf(bytes, name); // says what is wrong before knobs are looked at
  const document = read(bytes, name, knobs);
  const recipe = recipeIn(document);
  const maze = recipe === null ? withEnds(document.maze, ends) : document.maze;
  const title = typeof document.title === 'string' ? document.title : (recipe?.title ?? null);
  const { lengths } = document;
  const subject = session.show({ maze, recipe: recipe ?? undefined, lengths, title: title ?? undefined, document });
  return {
    facts: factsOf(subject),
    recipe,
    code: recipe === null ? null : recipeCode(recipe),
    title,
    format: document.format,
    notes: document.notes,
    whyNoEnds: document.whyNoEnds,
    report: document.reading === undefined ? null : reportData(document.reading),
    hasPicture: document.picture !== undefined,
    pitch: document.picture?.pitch ?? 0,
  };
}

function recipeIn({ recipe }: Document): Recipe | null {
  return recipe === undefined ? null : parseRecipe(recipe as Recipe);
}

/** With the ends that were chosen, or the usual ones where it has none. */
function withEnds(maze: Maze, ends: OpenRequest['ends']): Maze {
  const random = Random.of(0, 'ends'); // nothing is drawn for these places
  if (ends !== null) return chooseEnds(maze, { place: 'none', ...ends, style: 'markers' }, random);
  if (maze.start !== NONE && maze.finishes.length > 0) return maze;
  const given = {
    ...(maze.start === NONE ? {} : { from: maze.start }),
    ...(maze.finishes.length === 0 ? {} : { to: maze.finishes }),
  };
  return chooseEnds(maze, { place: 'corners', ...given, style: 'markers' }, random);
}
