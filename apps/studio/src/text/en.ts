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
  // Gallery.
  gallery: {},
  // Open a file.
  open: {},
  // Save, share, print.
  save: {
    label: 'Save the maze',
    versions: { bare: 'Maze', ends: 'Ends', solution: 'Solution', all: 'All' },
    version: 'Version',
    settings: (entry: string) => `Settings of ${entry}`,
    pdf: 'PDF page',
    pdfNote: (paper: string) => `${paper}, ready to print`,
    paper: 'Paper',
    papers: { a4: 'A4', letter: 'Letter' },
    svg: 'SVG',
    svgNote: 'for editing and cutting',
    png: 'PNG',
    pngNote: 'a picture in pixels',
    pixelSize: (width: number, height: number) => `${number(width)} × ${number(height)}`,
    measuredBy: 'Size by',
    byCell: 'Cell',
    byTotal: 'Total',
    pixelsACell: 'Pixels a cell',
    pixelsInAll: 'Longest side',
    maze: 'Maze file',
    mazeNote: 'opens here again',
    text: 'Text',
    textNote: 'for a terminal',
    letters: 'Letters',
    more: 'More formats',
    moreNote: 'games, graphs, contests',
    film: 'Animation',
    filmNote: 'of how it is made',
    filmNeedsRecipe: 'A maze that was read has no making to show.',
    kind: 'Kind',
    films: { svg: 'SVG', gif: 'GIF', apng: 'PNG' },
    print: 'Print',
    copyLink: 'Copy link',
    copyCommand: 'Copy as command',
    copyCode: 'Copy as code',
    copied: 'Copied',
    noRecipe: 'A maze that was read has no recipe. Save the maze file.',
    save: 'Save',
    close: 'Close',
    saved: (names: readonly string[]) => (names.length === 1 ? `Saved ${names[0]}` : `Saved ${names.length} files`),
    copyByHand: 'Copy this',
  },
  // Share.
  share: {
    label: 'Share the maze',
    link: 'Link',
    note: 'The link holds the whole recipe. Nothing is stored anywhere else.',
    tooLong: (length: number) =>
      `This link has ${number(length)} characters, and many programs cut off links as long as that. Share the maze file instead.`,
    copy: 'Copy link',
    file: 'Save the maze file',
    send: 'Share',
    newer: 'This link was made by a newer version of Labrys.',
    broken: (why: string) => `This link cannot be opened: ${why}.`,
  },
  // The list of keys.
  keys: {
    title: 'Keys',
    areOn: 'Single keys do something',
    note: 'Turn them off where speech input or a screen reader needs them. Esc, Tab and arrows always work.',
    groups: [
      {
        title: 'Everywhere',
        keys: [
          ['1 – 5', 'Make, Watch, Solve, Play, 3D'],
          ['N', 'new maze'],
          ['[  ]', 'the maze before, the next'],
          ['G', 'gallery'],
          ['O', 'open'],
          ['E', 'save'],
          ['L', 'copy link'],
          ['+  -', 'zoom in, out'],
          ['0', 'fit the whole maze'],
          ['Z', 'zoom to the walls'],
          ['Esc', 'stop, close'],
          ['?', 'this list'],
        ],
      },
      {
        title: 'Watch',
        keys: [
          ['Space', 'play, pause'],
          ['← →', 'a step, with Shift 100'],
          ['Home  End', 'to the begin, the end'],
          [',  .', 'slower, faster'],
          ['C', 'compare'],
        ],
      },
      {
        title: 'Play',
        keys: [
          ['Arrows, W A S D', 'go that way, with Shift to the next junction'],
          ['Space  Enter', 'choose a neighbour, go there'],
          ['PgUp  PgDn', 'floor up, down'],
          ['H', 'hint'],
          ['U', 'undo'],
          ['R', 'restart'],
          ['F', 'walk inside'],
        ],
      },
    ],
  },
} as const;
