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

/** Words with a capital and a stop. */
export function sentence(words: string): string {
  const begun = `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
  return words === '' || /[.?]$/.test(words) ? begun : `${begun}.`;
}

/** Seconds as 1:42. */
export function clock(seconds: number): string {
  return `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;
}

interface PictureWords {
  readonly walls: { readonly anyColour: boolean };
  readonly polarity: string;
  readonly rotation: number;
  readonly confidence: number;
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
  solve: {
    label: 'How it is solved',
    solver: 'Solver',
    solveBy: 'Solve by',
    notTaken: 'not here',
    path: 'Path',
    paths: { line: 'Line', cells: 'Fill', marks: 'Marks', none: 'Off' },
    ends: 'Ends',
    endsNote: 'Drag start and finish, or move them with the arrow keys.',
    places: {
      hand: 'Put by hand',
      corners: 'Two corners',
      farthest: 'Farthest apart',
      sides: 'Top to bottom',
      middle: 'To the middle',
      poles: 'Pole to pole',
    },
    end: (role: 'start' | 'finish', name: string) => `${role === 'start' ? 'Start' : 'Finish'}, cell ${name}`,
    handleNote: 'Arrow keys move it to the next cell, Page Up and Page Down to another floor.',
    theWay: 'The way',
    cellsLeft: 'Cells left',
    none: 'none',
    bottlenecks: 'Bottlenecks',
    bottleneckNote: 'Cells that every way passes.',
    onlyWay: 'There is one way only, so every way passes all of it.',
    distances: 'Distance from the start',
    fromStart: 'start',
    steps: (steps: number) => counted(steps, 'step'),
    pointHint: 'Point at a cell to see how far it is.',
    pointed: (name: string, steps: number | null) =>
      steps === null ? `Cell ${name} cannot be reached.` : `Cell ${name}: ${counted(steps, 'step')} from the start.`,
    deadEndsByLength: 'Dead ends by length',
    cellsByPassages: 'Cells by passages',
    length: 'Length',
    deadEnds: 'Dead ends',
    passages: 'Passages',
    cells: 'Cells',
    range: (from: number, to: number) => `${number(from)} to ${number(to)}`,
    figures: {
      cells: 'Cells',
      deadEnds: 'Dead ends',
      junctions: 'Junctions',
      crossroads: 'Crossroads',
      turns: 'Turns',
      loops: 'Loops',
      parts: 'Parts',
      longestDeadEnd: 'Longest dead end',
      longestStraight: 'Longest straight',
      farthest: 'Longest way of all',
      way: 'Shortest way',
      wayTurns: 'Turns on the way',
      decisions: 'Decisions on the way',
      traps: 'Traps on the way',
      deepestTrap: 'Deepest trap',
      shortestWays: 'Shortest ways',
      difficulty: 'Difficulty',
    },
    difficulty: (word: string, value: number) => `${word}, ${Math.round(value)}`,
    difficulties: { simple: 'simple', easy: 'easy', medium: 'medium', hard: 'hard', extreme: 'very hard' },
    allFigures: 'All figures',
    noWay: 'There is no way.',
    stopped: 'Stopped. Choose a solver to go on.',
    tryOther: (title: string) => `Use ${title}`,
    remedies: { join: 'Join the parts', 'one part': 'Put both in one part', 'other ends': 'Put them elsewhere' },
    compare: 'Compare solvers',
    compareTitle: 'Solvers by steps',
    comparing: (done: number, all: number) => `${done} of ${all}`,
    columns: { name: 'Solver', steps: 'Steps', seen: 'Seen', length: 'Way' },
    cellsMark: ' cells',
    luck: '*',
    luckLong: 'This method can fail on other mazes.',
    unsolved: (reason: string) => `Not solved: ${reason}`,
    compareNote: 'Steps: cells looked at or filled, or links walked. Seen: different cells. * can fail on other mazes.',
  },
  // Play.
  play: {},
  // 3D.
  solid: {},
  // Gallery.
  gallery: {},
  // Open a file.
  open: {
    drop: 'Drop a maze here',
    openOne: 'Open a maze',
    choose: 'Choose a file',
    paste: 'Paste',
    kinds:
      'Pictures (PNG, JPEG, BMP), SVG and PDF made here, maze files, text mazes, micromouse, MovingAI, Tiled, LDtk, graphs.',
    stays: 'It stays on this computer.',
    pasted: 'Pasted text',
    pastedPicture: 'pasted.png',
    nothingPasted: 'The clipboard holds neither a picture nor text.',
    pasteByKey: 'The browser keeps the clipboard to itself here. Ctrl+V pastes too.',
    failed: (name: string, reason: string) => `${name}: ${reason}`,
    backToMaze: 'Back to the maze',
    byPixels: 'Read it pixel by pixel',
    asSquares: (columns: number, rows: number) => `Read as squares, ${columns} \u00d7 ${rows}`,
    asPixels: (cells: number) => `Read by pixels, ${counted(cells, 'cell')}`,
    asCells: (cells: number) => `Read as cells, ${number(cells)}`,
    asRecipe: 'Read with its recipe',
    asMaze: (cells: number) => `Read, ${counted(cells, 'cell')}`,
    hasRecipe: 'The file keeps its recipe, so Make can change it.',
    understood: ({ walls, polarity, rotation, confidence }: PictureWords) =>
      `${[
        `${percent(confidence)} sure`,
        walls.anyColour ? 'walls of many colours' : polarity,
        ...(Math.abs(rotation) < 0.05 ? [] : [`turned by ${Math.abs(rotation).toFixed(1)}\u00b0`]),
      ].join(', ')}.`,
    noEnds: (gaps: number | null) =>
      gaps === null
        ? 'It has no start and finish of its own: these are the usual ones.'
        : `The outer wall has ${counted(gaps, 'gap')}, so start and finish are guesses. Drag them where they belong.`,
    inDoubt: (count: number) =>
      count === 0 ? 'No wall is in doubt.' : `${counted(count, 'place is', 'places are')} in doubt.`,
    doubts: 'In doubt',
    moreDoubts: (count: number) => `and ${number(count)} more`,
    doubtAt: (x: number, y: number, side: string) => `cell ${x},${y} ${side}`,
    doubtLabel: (place: number, where: string) => `Doubt ${place}, ${where}`,
    wall: 'Wall',
    passage: 'Open',
    readAs: 'Read as',
    saveWay: 'Save solution',
    keep: 'Keep as maze',
    another: 'Open another',
    solvedName: (stem: string) => `${stem}-solved.png`,
    mazeName: (stem: string) => `${stem}.maze.json`,
    stem: 'maze',
    wipe: 'Picture or reading',
    wiped: (share: number) => `${percent(share)} picture`,
    noRecipe: 'No recipe',
    noRecipeWhy: (name: string) =>
      `${name} keeps no recipe, so the maze cannot be made otherwise. It can be solved, walked and saved.`,
  },
  // Save, share, print.
  save: {},
  // The list of keys.
  keys: {},
} as const;
