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
  play: {
    label: 'Play',
    steps: (count: number) => counted(count, 'step'),
    hints: (count: number) => counted(count, 'hint'),
    time: 'Time',
    hint: 'Hint',
    undo: 'Undo',
    restart: 'Restart',
    inside: 'Walk inside',
    outside: 'See it from above',
    keys: (colours: readonly number[]) => `${colours.length === 1 ? 'Key' : 'Keys'} ${colours.join(', ')}`,
    /** Steps to the next sheet and back, by axis. */
    sheets: [
      ['Floor up', 'Floor down'],
      ['To the future', 'To the past'],
      ['On along the third way', 'Back along the third way'],
      ['On along the fourth way', 'Back along the fourth way'],
    ],
    howToTouch: 'Swipe to run to the next junction, or drag the dot.',
    howInside: 'Up walks on, left and right turn; drag to look round.',
    howToKeys: 'Arrow keys walk, with Shift they run. Space looks round, Enter goes.',
    noEnds: 'This maze has no start and no finish, so there is nothing to walk to.',
    noWay: 'From here no way leads to a finish.',
    there: (steps: number, time: string, shortest: number | null) =>
      shortest === null
        ? `There. ${counted(steps, 'step')} in ${time}.`
        : `There. ${counted(steps, 'step')} in ${time}; the shortest way has ${number(shortest)}.`,
    /** The eight winds from north clockwise. */
    winds: ['north', 'northeast', 'east', 'southeast', 'south', 'southwest', 'west', 'northwest'],
    stairs: [
      ['stairs up', 'stairs down'],
      ['a step to the future', 'a step to the past'],
      ['a step on along the third way', 'a step back along the third way'],
      ['a step on along the fourth way', 'a step back along the fourth way'],
    ],
    place: {
      start: 'The start.',
      finish: 'The finish.',
      deadEnd: 'Dead end.',
      junction: (ways: string) => `Junction: ${ways}.`,
      passage: (ways: string) => `On: ${ways}.`,
      key: (colour: number) => `Key ${colour}.`,
      door: (colour: number) => `A door that takes key ${colour}.`,
      steps: (count: number) => `${counted(count, 'step')}.`,
      wall: (wind: string) => `Wall to the ${wind}.`,
      chosen: (way: string) => `To the ${way}.`,
      hint: (ways: string) => `Hint: ${ways}.`,
    },
    insideLabel: 'The maze from inside',
    walked: 'What you have walked so far',
    weave: 'Where passages run over one another there is no view from inside.',
    noShapes: 'The cells of this board have no shapes, so there is no view from inside.',
    left: 'Turn left',
    right: 'Turn right',
    forward: 'Forward',
    backward: 'Back',
  },
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
