import { NONE } from '@labrys/core';

/** Sizes in shares of c, the square root of the mean cell area. The defaults hold for every board. */
export interface Sizes {
  /** Thickness of walls, the border included. */
  readonly wall: number;
  /** Thickness of passages, where they are drawn as lines instead of the walls between them. */
  readonly passage: number;
  /** Thickness of the path. */
  readonly path: number;
  /** Radius by which turns of the path are rounded. */
  readonly turn: number;
  /** Diameter of the dots of a dotted path. */
  readonly dot: number;
  /** Distance from dot to dot. */
  readonly dotStep: number;
  /** Radius of the start disc and the finish ring; arrows are drawn to match. */
  readonly marker: number;
  /** Paper left free round markers. */
  readonly casing: number;
  /** Paper round the board. */
  readonly margin: number;
  /** Font size of the title; the figures below take 0.7 of it. */
  readonly title: number;
  /** Font size of the letters beside seams and of the names of sheets. */
  readonly label: number;
  /** How far passages are set in from the sides of their cells, where some cross others. */
  readonly inset: number;
}

export const sizes: Sizes = {
  wall: 0.12,
  passage: 0.5,
  path: 0.22,
  turn: 0.3,
  dot: 0.14,
  dotStep: 0.38,
  marker: 0.28,
  casing: 0.09,
  margin: 0.6,
  title: 0.8,
  label: 0.5,
  inset: 0.16,
};

/** The least thickness of walls and path and the least diameter of markers, in shares of c. */
export interface LeastSizes {
  readonly wall: number;
  readonly path: number;
  readonly marker: number;
}

/**
 * Sizes that can still be seen where cells are small: walls, path and markers are thickened up to the least, but walls
 * leave room for passages and the path keeps clear of the walls.
 */
export function legible(wanted: Sizes, least: LeastSizes): Sizes {
  const wall = Math.max(wanted.wall, Math.min(least.wall, 0.4));
  const passage = Math.max(1 - wall, 0);
  const within = (width: number): number => Math.min(Math.max(width, Math.min(least.path, passage / 2)), 0.7 * passage);
  const dot = within(wanted.dot);
  return {
    ...wanted,
    wall,
    path: within(wanted.path),
    dot,
    dotStep: Math.max(wanted.dotStep, 2 * dot),
    marker: Math.max(wanted.marker, least.marker / 2),
    label: Math.max(wanted.label, least.marker),
  };
}

/** Colours as CSS writes them. */
export interface Colours {
  readonly paper: string;
  readonly wall: string;
  /** Ground that was left uncarved. */
  readonly solid: string;
  readonly path: string;
  /** Fill of the cells of a solution. */
  readonly fill: string;
  readonly start: string;
  readonly finish: string;
  /** Arrow heads in one-way passages, signs of stairs. */
  readonly sign: string;
  readonly figures: string;
  /** Cells by their distance, near to far: seven colours that stay apart for colour-blind eyes, walls on top. */
  readonly far: readonly string[];
  /** Cells a solver reached, and cells it filled or gave up. */
  readonly reached: string;
  readonly filled: string;
  /** Links walked once, and twice or more. */
  readonly walked: string;
  readonly walkedTwice: string;
  /** Cells and links that every solution passes. */
  readonly bottleneck: string;
  readonly bottleneckLink: string;
  /** Pieces of wall that hang on no outer wall, in turn. */
  readonly pieces: readonly string[];
  /** Doors and keys, by their number. */
  readonly locks: readonly string[];
  /** What happens while a maze is made or solved. */
  readonly states: StateColours;
}

/** Colours of what happens in animations, as CSS writes them. */
export interface StateColours {
  /** Cells that are in the maze, or that a solver has reached. */
  readonly in: string;
  readonly walk: string;
  readonly filled: string;
  readonly frontier: string;
  /** The line of a walk. */
  readonly line: string;
  readonly head: string;
  /** Small marks of what is not reached or filled. */
  readonly mark: string;
  /** Sets of cells, in turn. */
  readonly sets: readonly string[];
}

const stateColours: StateColours = {
  in: '#dce8f3',
  walk: '#ddd6f6',
  filled: '#ebebe6',
  frontier: '#f5c767',
  line: '#6a4cc2',
  head: '#191d26',
  mark: '#7e838d',
  sets: ['#f6cfc9', '#fae0a8', '#dce8a6', '#b5e0c8', '#b6dcec', '#c5d0f4', '#e3c9f1', '#e3d9cc'],
};

export const colours: Colours = {
  paper: '#ffffff',
  wall: '#191d26',
  solid: '#c9cdd6',
  path: '#c9341c',
  fill: '#f6cfc9',
  start: '#08785a',
  finish: '#c9341c',
  sign: '#0f5da8',
  figures: '#535967',
  far: ['#fff8e0', '#e8f0cc', '#c4e2c2', '#9ccfc5', '#7db8c7', '#6f9fc6', '#7a86bf'],
  reached: '#e4ecf5',
  filled: '#e3e3dc',
  walked: '#6a4cc2',
  walkedTwice: '#8d929c',
  bottleneck: '#f9dd9e',
  bottleneckLink: '#a06400',
  locks: ['#0f5da8', '#a85f00', '#6a4cc2', '#0b7a8c', '#b0307a', '#56731a'],
  pieces: ['#c9341c', '#0f5da8', '#08785a', '#b06f00', '#6a4cc2', '#0b8296', '#b0307a', '#5f7d17'],
  states: stateColours,
};

/** How a solution is drawn: not at all, as a line, as round dots, as filled cells, or as what the solver left behind. */
export type SolutionStyle = 'none' | 'line' | 'dots' | 'cells' | 'marks';

/** Walls between the passages, or the passages themselves as lines from centre to centre. */
export type DrawStyle = 'walls' | 'passages';

/** Cells coloured by distance: not, in seven bands, or in many steps. */
export type DistanceStyle = 'none' | 'bands' | 'smooth';

/** What is pointed out: nothing, what every solution passes, or the connected pieces of wall. */
export type ShowStyle = 'none' | 'bottlenecks' | 'walls';

/** How a maze is drawn. */
export interface SceneStyle {
  readonly sizes: Sizes;
  readonly colours: Colours;
  /** Ends and joins of walls. */
  readonly ends: 'round' | 'square';
  readonly solution: SolutionStyle;
  readonly background: 'paper' | 'none';
  readonly draw: DrawStyle;
  readonly distances: DistanceStyle;
  /** Cell that distances are counted from; NONE takes the start, or the first cell of a maze without one. */
  readonly distancesFrom: number;
  readonly show: ShowStyle;
  /** Letters beside glued sides. */
  readonly labels: boolean;
}

export const sceneStyle: SceneStyle = {
  sizes,
  colours,
  ends: 'round',
  solution: 'line',
  background: 'paper',
  draw: 'walls',
  distances: 'none',
  distancesFrom: NONE,
  show: 'none',
  labels: true,
};
