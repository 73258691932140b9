// What a maze is, in words: for captions and for those who do not see it.

import { catalogue, generatorNamed, tilingNamed } from '../catalogue/catalogue.ts';
import type { Figures } from '../engine/jobs/figures.ts';
import { carveOf } from '../state/draft.ts';
import type { Sheet } from '../state/studio.ts';
import * as text from '../text/en.ts';

/** The title of the caption: that of the maze, or its board and algorithm. */
export function titleOf({ recipe, title, source }: Sheet): string {
  if (title !== null) return title;
  if (recipe === null) return source?.name ?? '';
  const { tiling, topology } = recipe.space;
  const surface = catalogue.topologies.find(({ name }) => name === topology);
  const board = tilingNamed(tiling).title;
  const { algorithm = 'backtracker' } = carveOf(recipe);
  return text.caption.by(
    surface === undefined ? board : `${board}, ${surface.title.toLowerCase()}`,
    generatorNamed(algorithm).title,
  );
}

/** The line of figures below the title. */
export function figuresOf({ facts }: Sheet, figures: Figures | null): string {
  const caption = text.caption;
  if (figures === null) return caption.cells(facts.cells);
  const way = facts.start < 0 ? [] : [figures.way === null ? caption.noWay : caption.way(figures.way)];
  return [caption.cells(figures.cells), caption.deadEnds(figures.deadEnds), ...way].join(' · ');
}

/** The whole maze in a sentence. */
export function describe(sheet: Sheet): string {
  return `${titleOf(sheet)}, ${text.caption.cells(sheet.facts.cells)}`;
}
