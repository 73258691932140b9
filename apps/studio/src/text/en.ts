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
  watch: {
    panel: 'What is watched',
    making: 'Making',
    solving: 'Solving',
    what: 'Watch',
    solver: 'Solver',
    rival: 'Beside it',
    noRival: 'nothing',
    compare: 'Compare',
    sameSeed: 'Same board, same seed',
    sameMaze: 'Same maze',
    how: 'How it works',
    legend: 'What is shown',
    follow: 'Follow',
    followNote: 'Keeps the place of work in sight when zoomed in.',
    first: 'To the start',
    last: 'To the end',
    play: 'Play the steps',
    pause: 'Pause',
    position: 'Step',
    step: (event: number) => `Step ${number(event)}`,
    of: (events: number) => `of ${number(events)}`,
    at: (event: number, events: number) => `Step ${number(event)} of ${number(events)}`,
    speed: 'Speed',
    times: (speed: number) => `\u00d7${speed}`,
    label: (name: string, title: string) => `${name}: ${title}`,
    noRecipe: 'read from a file',
    needsEnds: 'A solver needs a start and a finish.',
    addEnds: 'Add start and finish',
    dropWish: 'Watch it without the wish',
    carvedOnly: 'What comes after carving makes another board, and is not shown.',
    isLarge: 'A board this large is drawn slower than it plays.',
    tooFast: 'Too fast to tell. Slower speeds say what happens.',
    states: {
      single: 'Single cells',
      out: 'Not reached yet',
      in: 'In the maze',
      reached: 'Reached',
      largest: 'Largest piece',
      pieces: 'Other pieces',
      frontier: 'Frontier',
      walk: 'The walk',
      wayBack: 'Way back to the root',
      active: 'Active cells',
      activeCorners: 'Active corners',
      line: 'The walk',
      filled: 'Filled',
      givenUp: 'Given up',
      walker: 'Walker',
      latest: 'Latest cell',
      latestCorner: 'Latest corner',
      opened: 'Link just opened',
      built: 'Wall just built',
      path: 'The path',
    },
    told: {
      start: 'Nothing has happened yet.',
      made: 'The maze is done.',
      solved: 'The solver is done.',
      visit: 'A cell comes in.',
      visitCorner: 'A wall corner is reached.',
      visitFrontier: 'A cell of the frontier comes in; its neighbours join the frontier.',
      visitStack: 'Goes on to a cell that was not reached.',
      visitWalk: 'The walk is taken into the maze, cell by cell.',
      choose: 'A link is opened.',
      build: 'A wall is built.',
      joins: (smaller: number, larger: number) =>
        larger === 1
          ? 'Two single cells join.'
          : smaller === 1
            ? `A single cell joins a piece of ${number(larger)}.`
            : `A piece of ${number(smaller)} joins a piece of ${number(larger)}.`,
      stepNew: (length: number) => `The walk goes on: ${counted(length, 'cell')} long.`,
      forgets: (cells: number) => `The walk crossed its own track: ${counted(cells, 'cell')} forgotten.`,
      meets: 'The walk has met the maze.',
      stepOver: 'The walker goes over a cell that is in already.',
      stepBack: 'Steps back: no open neighbour.',
      leave: 'A cell has no new neighbour left.',
      reached: 'The solver reaches a cell.',
      walksOn: 'The walker goes on.',
      fills: 'A cell that leads nowhere is filled.',
      finds: 'A link of the path is found.',
    },
  },
  // Solve and measure.
  solve: {},
  // Play.
  play: {},
  // 3D.
  solid: {},
  // Gallery.
  gallery: {},
  // Open a file.
  open: {},
  // Save, share, print.
  save: {},
  // The list of keys.
  keys: {},
} as const;
