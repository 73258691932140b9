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
    play: 'Play',
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
  solve: {
    label: 'How it is solved',
    solver: 'Solver',
    solveBy: 'Solve by',
    settings: 'Settings',
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
  solid: {
    panel: 'The solid',
    heading: 'Solid',
    showAs: 'Show as',
    solid: 'Solid',
    unfolded: 'Unfolded',
    walls: 'Walls',
    turning: 'Turning',
    left: 'Turn left',
    right: 'Turn right',
    up: 'Turn up',
    down: 'Turn down',
    turningNote: 'By hand: drag it, or press the arrow keys.',
    path: 'Path',
    pathOn: 'Lies on the solid, back faces too.',
    noEnds: 'This maze has no start and finish.',
    about: 'The surface',
    label: (board: string) => `${board}, as a solid that can be turned`,
    onlyOnSheet: 'Arrows and doors are drawn on the unfolded sheet only.',
    noFigure: 'This surface has no shape in space here, so the sheet that is glued lies flat.',
    /** Said below the summary of the surface. */
    notes: {
      cube: 'The back holds three more faces; turn it to see them.',
      box: 'The back holds three more faces; turn it to see them.',
      tetrahedron: 'One face or more is always hidden.',
      octahedron: 'The back holds four more faces.',
      icosahedron: 'Half of its faces are hidden.',
      sphere: 'The two discs of the drawing are its halves.',
      cylinder: 'Through the open ends you see the inside, where the same walls stand.',
      moebius:
        'Walls and path are seen from both sides of the strip, which are one. Short boards are stretched to be turned over.',
      torus: 'Cells keep their shape and are smaller round the hole.',
      klein:
        'The neck passes through the wall of the bottle. No cells meet there: in this space the surface has no other room.',
      projective: "Boy's surface. It passes through itself, where no cells meet: in this space it has no other room.",
      plane: 'A board that lies flat, its walls raised.',
      levels: 'Floors above one another; each bar between them is a stair.',
      blocks:
        'The first axis goes up, the next ones to the right and to the front. Bars join a cell to itself on the next sheet.',
      flat: 'This surface has no shape in space here, so the sheet that is glued lies flat.',
    },
    bridges: 'Passages that run under others are drawn as on the sheet.',
    edge: (solid: string, cells: number) => `${solid}, ${counted(cells, 'cell')} an edge`,
    box: (width: number, height: number, depth: number) => `Box, ${width} by ${height} by ${depth} cells`,
    rings: (rings: number) => `Sphere, ${counted(rings, 'ring')}`,
    faces: { cube: 'Six', box: 'Six', tetrahedron: 'Four', octahedron: 'Eight', icosahedron: 'Twenty' },
    facesAndCells: (faces: string, cells: number) => `${faces} faces, ${counted(cells, 'cell')}`,
    floorsAndCells: (floors: number, cells: number) => `${counted(floors, 'floor')}, ${counted(cells, 'cell')}`,
  },
  // What needs WebGL.
  three: {
    noWebgl: 'This browser draws nothing in 3D: WebGL is off.',
  },
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
        : `The outer wall has ${gaps === 0 ? 'no gap' : counted(gaps, 'gap')}, so start and finish are guesses. Drag them where they belong.`,
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
