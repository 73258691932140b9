// Where a maze lies on the seven classes of W. D. Pullen, Think Labyrinth: Maze Classification, 1996-2015.

import type { Focus } from '../generate/generator.ts';
import type { Maze } from '../maze/maze.ts';
import { measuresNamed } from '../measure/measures.ts';
import { dimensionOf } from './dimension.ts';
import { classFigures } from './figures.ts';
import type { Finding } from './finding.ts';
import { focusFinding } from './focus.ts';
import { routingOf } from './routing.ts';
import { tessellationOf } from './tessellation.ts';
import { textureOf } from './texture.ts';
import { topologyOf } from './topology.ts';

/** The seven classes, each with what the maze is in it; several where several hold. */
export interface Classification {
  readonly dimension: readonly Finding[];
  readonly hyperdimension: readonly Finding[];
  readonly topology: readonly Finding[];
  readonly tessellation: readonly Finding[];
  readonly routing: readonly Finding[];
  readonly texture: readonly Finding[];
  readonly focus: readonly Finding[];
}

/** What is known of a maze besides itself. */
export interface Provenance {
  /** How it was carved, if its recipe says so. */
  readonly focus?: Focus | undefined;
}

/**
 * Classifies any maze, made here or read from a file, by what can be seen of it.
 *
 * Cost: that of measuring it, O(cells + links).
 */
export function classify(maze: Maze, { focus }: Provenance = {}): Classification {
  const figures = measuresNamed(maze, classFigures);
  return {
    dimension: dimensionOf(maze.space),
    hyperdimension: [{ id: 'HYP-0', name: 'point', why: 'what is solved is the way of a point: a line' }],
    topology: topologyOf(maze.space),
    tessellation: tessellationOf(maze.space),
    routing: routingOf(maze, figures),
    texture: textureOf(maze, figures),
    focus: focusFinding(focus),
  };
}
