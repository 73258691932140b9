// The colours of a picture on the page, read from the tokens of the theme and handed to the worker.

import { type Colours, colours } from '@labrys/render';

/** Colours that pictures on the page take from the theme; see styles/tokens.css. */
export interface Ink {
  readonly paper: string;
  readonly wall: string;
  readonly path: string;
  readonly start: string;
  readonly finish: string;
  readonly stair: string;
  readonly sunk: string;
  readonly visited: string;
  readonly frontier: string;
  readonly walk: string;
  readonly walkFill: string;
  readonly head: string;
  readonly bottleneck: string;
  readonly far: readonly string[];
  readonly sets: readonly string[];
  readonly note: string;
  readonly edge: string;
}

/** The colours of a scene. */
export function coloursOf(ink: Ink): Colours {
  return {
    ...colours,
    paper: ink.paper,
    wall: ink.wall,
    solid: ink.sunk,
    path: ink.path,
    fill: ink.sets[0] ?? colours.fill,
    start: ink.start,
    finish: ink.finish,
    sign: ink.stair,
    figures: ink.note,
    far: ink.far,
    reached: ink.visited,
    filled: ink.sunk,
    walked: ink.walk,
    bottleneckLink: ink.bottleneck,
    states: {
      in: ink.visited,
      walk: ink.walkFill,
      filled: ink.sunk,
      frontier: ink.frontier,
      line: ink.walk,
      head: ink.head,
      mark: ink.edge,
      sets: ink.sets,
    },
  };
}
