// Makes or solves a maze once more and takes down each step, for Watch.

import { type Maze, MazeError, openDegrees, type ParamValues, Trace } from '@labrys/core';
import { carveOf, makeMazeInTurns, parseRecipe, type Recipe, type RecipeInput } from '@labrys/recipe';
import { type LegendEntry, type Manner, sceneStyle, type Watched, Watching } from '@labrys/render';
import { solve } from 'labrys';
import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';

/** One of two that are watched together. */
export type Side = 'left' | 'right';

export interface WatchRequest {
  readonly side: Side;
  /** What is to be made; null for the maze on the page. */
  readonly recipe: RecipeInput | Recipe | null;
  /** The solver to watch on the maze of the page; null to watch the making. */
  readonly solver: string | null;
}

/** What can be watched, as plain data. */
export interface Watchable {
  /** Number of it in this session. */
  readonly id: number;
  readonly events: number;
  readonly watched: Watched;
  readonly manner: Manner;
  readonly legend: readonly LegendEntry[];
  /** Share of the cells of what comes out, 0 to 1. */
  readonly deadEnds: number;
  /** Whether changes that the recipe makes after carving are left out, as they make another board. */
  readonly isCarvedOnly: boolean;
  /** Why a solver found no way; null where it did. */
  readonly reason: string | null;
}

/** What the worker keeps of it. */
export interface Kept {
  readonly id: number;
  readonly watching: Watching;
  readonly watched: Watched;
  /** What is shown in the end. */
  readonly last: Maze;
}

/** More cells, or more steps, take more memory and time than a page should. */
const MOST_CELLS = 250_000;
const MOST_EVENTS = 2_000_000;

/** Pixels a cell, where all small marks are seen. */
const LARGE = 24;

let count = 0;

export async function run(session: Session, request: WatchRequest, context: JobContext): Promise<Watchable> {
  const { subject } = session;
  const cells = subject.maze.space.graph.cellCount;
  if (cells > MOST_CELLS) {
    throw new MazeError(
      'too-large',
      `${cells} cells take too many steps to watch on a page; boards of up to ${MOST_CELLS} cells can be watched`,
    );
  }
  const { made, trace, watched, last, reason } =
    request.solver === null ? await making(session, request.recipe, context) : solving(session, request.solver);
  requireFew(trace);
  const watching = new Watching(made, trace, watched);
  const legend = watching.legend(sceneStyle, LARGE);
  const id = ++count;
  const kept: Kept = { id, watching, watched, last: last ?? made };
  subject.kept.set(keyOf(request.side), kept);
  const degrees = openDegrees(kept.last);
  let deadEnds = 0;
  for (const degree of degrees) if (degree === 1) deadEnds++;
  return {
    id,
    events: trace.length,
    watched,
    manner: watching.manner,
    legend,
    deadEnds: deadEnds / degrees.length,
    isCarvedOnly: last === null,
    reason,
  };
}

/** What is kept for a side. */
export function keptFor(session: Session, side: Side): Kept | undefined {
  return session.subject.kept.get(keyOf(side)) as Kept | undefined;
}

const keyOf = (side: Side): string => `watch ${side}`;

interface Work {
  readonly made: Maze;
  readonly trace: Trace;
  readonly watched: Watched;
  /** Null where it lies on another board. */
  readonly last: Maze | null;
  readonly reason: string | null;
}

/** Only carving is taken down: what is done to the maze after it comes in the end, if it is still the same board. */
async function making(session: Session, input: WatchRequest['recipe'], context: JobContext): Promise<Work> {
  const { subject } = session;
  const recipe = input === null ? subject.recipe : parseRecipe(input);
  if (recipe === undefined) {
    throw new MazeError('cannot-combine', 'nobody knows how this maze was made, as it was read from a file');
  }
  const { pause, signal } = context;
  const board = session.boardOf(recipe);
  const trace = new Trace();
  const steps = recipe.steps.slice(0, 1);
  const isChanged = recipe.steps.length > 1;
  const share = isChanged && input !== null ? 0.5 : 1;
  const carved = await makeMazeInTurns(
    { ...recipe, steps },
    {
      pause,
      signal,
      trace,
      onProgress: (done) => {
        context.progress(share * done);
        requireFew(trace);
      },
    },
    board,
  );
  const whole =
    input === null
      ? subject.maze
      : isChanged
        ? await makeMazeInTurns(
            recipe,
            { pause, signal, onProgress: (done) => context.progress((1 + done) / 2) },
            board,
          )
        : carved;
  const isSameBoard =
    whole.space.graph.cellCount === carved.space.graph.cellCount &&
    whole.space.graph.linkCount === carved.space.graph.linkCount;
  const { start, finishes, openings } = whole;
  return {
    made: isSameBoard ? { ...carved, start, finishes, openings } : carved,
    trace,
    watched: watchedOf(recipe),
    last: isSameBoard ? whole : null,
    reason: null,
  };
}

/** Of segments passages, whatever each is carved by. */
function watchedOf(recipe: Recipe): Watched {
  const { segments, focus } = carveOf(recipe);
  return segments === undefined ? focus : 'passage';
}

function solving({ subject }: Session, solver: string): Work {
  const { maze, lengths } = subject;
  const trace = new Trace();
  const params: ParamValues = {};
  const { reason } = solve(maze, { solver, params, trace, lengths });
  return { made: maze, trace, watched: 'solve', last: maze, reason };
}

function requireFew({ length }: Trace): void {
  if (length <= MOST_EVENTS) return;
  throw new MazeError(
    'too-large',
    `this takes more than ${MOST_EVENTS} steps, too many to watch on a page; take a smaller board or another algorithm`,
  );
}
