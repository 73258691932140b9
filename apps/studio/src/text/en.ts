// All words of the studio, but for what the catalogue says. Numbers go through `number` and friends.

const whole = new Intl.NumberFormat('en', { maximumFractionDigits: 0 });
const THIN = '\u2009';

/** 10 902, with thin spaces. */
export function number(value: number): string {
  return whole.format(value).replaceAll(',', THIN);
}

/** A share from 0 to 1 in per cent. */
export function percent(share: number): string {
  return `${Math.round(100 * share)}${THIN}%`;
}

/** `1 step`, `2 steps`. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

/** Seconds as 1:42. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

export const text = {
  name: 'Labrys',
  studio: 'Labrys Studio',
  skip: 'Skip to the maze',
  views: {
    label: 'Views',
    make: 'Make',
    watch: 'Watch',
    solve: 'Solve',
    play: 'Play',
    solid: '3D',
    gallery: 'Gallery',
  },
  top: {
    open: 'Open',
    share: 'Share',
    save: 'Save',
    more: 'More',
    theme: 'Colours',
    themes: { system: 'System', light: 'Light', dark: 'Dark' },
    help: 'Keys',
  },
  stage: {
    zoomIn: 'Zoom in to see the walls',
    zoom: 'Zoom',
    out: 'Zoom out',
    in: 'Zoom in',
    fit: 'Fit',
    fitAll: 'Fit the whole maze',
    back: 'The maze before',
    on: 'The next maze',
    newMaze: 'New maze',
    stop: 'Stop',
    seed: 'Seed',
    isEmpty: 'No maze yet',
  },
  caption: {
    by: (board: string, algorithm: string) => `${board}, by ${algorithm}`,
    cells: (count: number) => counted(count, 'cell'),
    deadEnds: (share: number) => `${percent(share)} dead ends`,
    way: (steps: number) => `shortest way ${counted(steps, 'step')}`,
    noWay: 'no way from start to finish',
  },
  work: {
    making: 'Making the maze',
    solving: 'Solving the maze',
    reading: 'Reading the file',
    saving: 'Writing the file',
    share: (words: string, done: number, secondsLeft: number | null) =>
      secondsLeft === null
        ? `${words}. ${percent(done)}`
        : `${words}. ${percent(done)}, about ${counted(secondsLeft, 'second')} more.`,
    stopped: 'Stopped. The last maze is back.',
  },
  panel: {
    make: 'The recipe',
    handle: { peek: 'Pull the panel down', half: 'Pull the panel up halfway', full: 'Pull the panel up' },
  },
  // The panel of Make.
  make: {
    board: 'Board',
    otherBoards: 'Other boards',
    shape: 'Shape',
    size: 'Size',
    surface: 'Surface',
    passages: 'Passages',
    madeBy: 'Made by',
    focus: 'Focus',
    carve: 'Carve',
    addWalls: 'Add walls',
    loops: 'Loops',
    show: 'Show',
    bare: 'Maze',
    ends: 'Ends',
    solution: 'Solution',
    none: 'none',
    width: 'Width',
    height: 'Height',
    surprise: 'Surprise me',
  },
  // Watch.
  watch: {},
  // Solve and measure.
  solve: {},
  // Play.
  play: {},
  // 3D.
  solid: {},
  // What needs WebGL.
  three: {
    noWebgl: 'This browser draws nothing in 3D: WebGL is off.',
  },
  // Gallery.
  gallery: {},
  // Open a file.
  open: {},
  // Save, share, print.
  save: {},
  // The list of keys.
  keys: {},
} as const;
