import { NONE, type Param } from '@labrys/core';
import { colourOf } from '@labrys/raster';
import {
  colours,
  type DistanceStyle,
  type DrawStyle,
  type SceneStyle,
  type ShowStyle,
  type Sizes,
  type SolutionStyle,
  sizes,
} from '../scene/style.ts';

/** The knobs that all pens for pictures share. */
export type StyleParams = {
  readonly wall: number;
  readonly margin: number;
  readonly solution: string;
  readonly caps: string;
  readonly background: string;
  readonly draw: string;
  readonly distances: string;
  readonly distancesFrom: number;
  readonly show: string;
  readonly labels: boolean;
  readonly wallColour: string;
  readonly pathColour: string;
  readonly fillColour: string;
  readonly paperColour: string;
};

export const styleParams: { readonly [K in keyof StyleParams]: Param } = {
  wall: {
    type: 'number',
    min: 0.01,
    max: 0.8,
    default: sizes.wall,
    help: 'thickness of walls in cells; fine 0.07, bold 0.2',
  },
  margin: { type: 'number', min: 0, max: 100, default: sizes.margin, help: 'paper round the maze in cells' },
  solution: {
    type: 'choice',
    choices: {
      line: 'a line with rounded turns',
      dots: 'round dots, for print in black and white',
      cells: 'filled cells',
      marks: 'what the solver left: cells it reached and filled, links it walked once and twice',
      none: 'not shown',
    },
    default: 'line',
    help: 'how a solution is drawn',
  },
  caps: {
    type: 'choice',
    choices: { round: 'round ends and corners', square: 'square ends and corners' },
    default: 'round',
    help: 'how walls end',
  },
  background: {
    type: 'choice',
    choices: {
      paper: 'a filled rectangle',
      none: 'transparent, for cutting and for pages with a colour of their own',
    },
    default: 'paper',
    help: 'what lies behind the maze',
  },
  draw: {
    type: 'choice',
    choices: {
      walls: 'the walls between the passages',
      passages: 'the passages as lines from cell to cell, without walls',
    },
    default: 'walls',
    help: 'what is drawn of the maze',
  },
  distances: {
    type: 'choice',
    choices: { none: 'not shown', bands: 'seven bands of colour', smooth: 'colours that pass into each other' },
    default: 'none',
    help: 'cells coloured by how far they are, by the passages',
  },
  distancesFrom: {
    type: 'integer',
    min: NONE,
    max: 2 ** 31 - 1,
    default: NONE,
    help: 'number of the cell that distances are counted from; -1 takes the start, or cell 0 of a maze without one',
  },
  show: {
    type: 'choice',
    choices: {
      none: 'nothing',
      bottlenecks: 'the cells and links that every solution passes',
      walls: 'each connected piece of wall in a colour of its own, the outer wall as always',
    },
    default: 'none',
    help: 'what is pointed out',
  },
  labels: {
    type: 'boolean',
    default: true,
    help: 'the same letter and arrow outside sides that are glued to each other; boards that lie flat have none',
  },
  wallColour: colourParam(colours.wall, 'colour of walls, or of passages drawn as lines'),
  pathColour: colourParam(colours.path, 'colour of the solution'),
  fillColour: colourParam(colours.fill, 'colour of the cells of the solution, where they are filled'),
  paperColour: colourParam(colours.paper, 'colour of the background and of the space round markers'),
};

/** The style that the knobs ask for, with sizes that fit the picture. */
export function styleFrom(params: StyleParams, fitted: Sizes): SceneStyle {
  return {
    sizes: fitted,
    colours: {
      ...colours,
      wall: params.wallColour,
      path: params.pathColour,
      fill: params.fillColour,
      paper: params.paperColour,
    },
    ends: params.caps as SceneStyle['ends'],
    solution: params.solution as SolutionStyle,
    background: params.background as SceneStyle['background'],
    draw: params.draw as DrawStyle,
    distances: params.distances as DistanceStyle,
    distancesFrom: params.distancesFrom,
    show: params.show as ShowStyle,
    labels: params.labels,
  };
}

function colourParam(value: string, help: string): Param & { readonly type: 'text' } {
  return {
    type: 'text',
    default: value,
    help,
    fault: (text) =>
      colourOf(text) === null ? `"${text}" is no colour; write #rgb, #rrggbb or a plain name such as black` : null,
  };
}
