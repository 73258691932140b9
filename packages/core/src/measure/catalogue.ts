import type { Measures } from './measures.ts';

/** What a measure counts. */
export interface MeasureRecord {
  /** Key in `Measures`. */
  readonly name: keyof Measures;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly unit:
    | 'cells'
    | 'links'
    | 'parts'
    | 'loops'
    | 'turns'
    | 'traps'
    | 'walls'
    | 'mazes'
    | 'ways'
    | 'per cent'
    | 'points';
  /** How exactly it is counted. */
  readonly definition: string;
  /** Without which of these there is none. */
  readonly needs?: 'start' | 'ends';
  /** Names of its numbers, where it has several: given ones, or `count` for whole numbers from 0. */
  readonly parts?: readonly string[] | 'count';
}

/** All measures, in the order in which they are shown. */
export const measureRecords: readonly MeasureRecord[] = [
  {
    name: 'cells',
    title: 'Cells',
    summary: 'Cells of the board.',
    unit: 'cells',
    definition: 'All cells, also those that no passage leads to.',
  },
  {
    name: 'links',
    title: 'Links',
    summary: 'Places where two cells meet: passages and inner walls.',
    unit: 'links',
    definition: 'Links of the board, open or closed. The outer wall is none.',
  },
  {
    name: 'open',
    title: 'Passages',
    summary: 'Links that are open.',
    unit: 'links',
    definition: 'Open links, one-way ones included. Gaps in the outer wall are none.',
  },
  {
    name: 'parts',
    title: 'Parts',
    summary: 'Pieces of the maze that no passage joins.',
    unit: 'parts',
    definition:
      'Connected parts by open links, one-way links counted as open both ways. A cell walled in on all sides is a part.',
  },
  {
    name: 'reachable',
    title: 'Reachable cells',
    summary: 'Cells that can be walked to from the start.',
    unit: 'cells',
    definition:
      'Cells reached from the start, the start included, one-way links walked in their direction only. None without a start.',
    needs: 'start',
  },
  {
    name: 'loops',
    title: 'Loops',
    summary: 'Passages more than the parts need to hold together: 0 in a perfect maze.',
    unit: 'loops',
    definition: 'Open links - cells + parts.',
  },
  {
    name: 'deadEnds',
    title: 'Dead ends',
    summary: 'Cells with exactly one opening.',
    unit: 'cells',
    definition: 'Cells with one open link. A gap in the outer wall is no opening, so a start in a dead end counts.',
  },
  {
    name: 'degree',
    title: 'Cells by openings',
    summary: 'How many cells have one opening, two, three, and so on.',
    unit: 'cells',
    definition:
      'For each number of open links the cells that have as many, from 1 to the most links of any cell of the board; 0 is listed where there are such cells.',
    parts: 'count',
  },
  {
    name: 'straights',
    title: 'Straights',
    summary: 'Cells with two openings that a walker passes straight on.',
    unit: 'cells',
    definition:
      'Cells with two open links, one of which is the way straight on for who comes by the other: of all links of the cell the one nearest to straight ahead, and within 60 degrees of it.',
  },
  {
    name: 'turns',
    title: 'Turns',
    summary: 'Cells with two openings where a walker has to turn.',
    unit: 'cells',
    definition: 'Cells with two open links that are no straights.',
  },
  {
    name: 'junctions',
    title: 'Junctions',
    summary: 'Cells where a walker has to choose.',
    unit: 'cells',
    definition: 'Cells with three open links or more.',
  },
  {
    name: 'crossroads',
    title: 'Crossroads',
    summary: 'Cells with four openings or more.',
    unit: 'cells',
    definition: 'Cells with four open links or more; they count as junctions too.',
  },
  {
    name: 'meanDeadEnd',
    title: 'Mean dead end',
    summary: 'How long dead ends are: many short ones, or few long ones.',
    unit: 'links',
    definition:
      'Links from a cell with one opening to the first cell that has not exactly two, over all dead ends. None without dead ends.',
  },
  {
    name: 'longestDeadEnd',
    title: 'Longest dead end',
    summary: 'Links of the longest dead end.',
    unit: 'links',
    definition:
      'The most links from a cell with one opening to the first cell that has not exactly two; 0 without dead ends.',
  },
  {
    name: 'meanStraight',
    title: 'Mean straight',
    summary: 'Cells in a row of a passage without a turn, in the mean.',
    unit: 'cells',
    definition:
      'Each passage belongs to one stretch that is walked straight on, junctions or not; a stretch of n passages has n + 1 cells. None without passages.',
  },
  {
    name: 'longestStraight',
    title: 'Longest straight',
    summary: 'Cells in a row of the longest passage without a turn.',
    unit: 'cells',
    definition:
      'The most cells one after the other that can be walked without leaving the way straight on, junctions or not, one-way links counted as open both ways; 1 where there is no passage.',
  },
  {
    name: 'axes',
    title: 'Passages by axis',
    summary: 'How many passages run across, down, and from sheet to sheet.',
    unit: 'per cent',
    definition:
      'Shares of the open links along x, y and between sheets. A link at angle a to an axis counts cos^2 a for it; 50 and 50 where all directions are alike. None without passages.',
    parts: ['x', 'y', 'sheets'],
  },
  {
    name: 'symmetry',
    title: 'Symmetry',
    summary: 'How much of the maze stays when it is turned or mirrored.',
    unit: 'per cent',
    definition:
      'For each mirror (across, down) and turn (by 1/2, 1/3, 1/4, 1/6) that the board itself has: links that are open or closed like their image, of all links. Not measured with crossings or without shapes of cells.',
    parts: ['mirrorAcross', 'mirrorDown', 'rotate2', 'rotate3', 'rotate4', 'rotate6'],
  },
  {
    name: 'likeUniform',
    title: 'Like a uniform maze',
    summary: 'How like a maze drawn evenly from all mazes of the board it looks.',
    unit: 'per cent',
    definition:
      '100 less half the sum of the differences between the shares of cells with 0, 1, 2 ... openings here and in mazes drawn by Wilson. Large uniform mazes have 99 and more; small mazes differ by chance.',
  },
  {
    name: 'islands',
    title: 'Islands',
    summary: 'Pieces of wall that hang on no outer wall: a hand on the wall never leaves one.',
    unit: 'walls',
    definition:
      'Connected pieces of wall, posts without a wall left out, that are joined to no outer wall. None on boards whose walls do not meet in corners.',
  },
  {
    name: 'perfectMazes',
    title: 'Mazes of the board',
    summary: 'How many perfect mazes the board has.',
    unit: 'mazes',
    definition:
      'Spanning trees of the board, parallel links counted as different: in digits below 10^15, else as a power of ten. None above 20,000 cells, or where links run so that counting would take too long.',
  },
  {
    name: 'farthest',
    title: 'Farthest pair',
    summary: 'Links between the two cells that are farthest apart on foot.',
    unit: 'links',
    definition:
      'The longest shortest path found by two sweeps in each part. Exact without loops and one-way links; elsewhere some pair is that far apart, and another may be farther.',
  },
  {
    name: 'solutionLength',
    title: 'Solution length',
    summary: 'Links of a shortest path from start to finish.',
    unit: 'links',
    definition:
      'Links walked to the nearest finish, one fewer than cells passed. None without ends or without a solution.',
    needs: 'ends',
  },
  {
    name: 'solutionShare',
    title: 'Solution in per cent',
    summary: 'Cells of the solution in per cent of all cells.',
    unit: 'per cent',
    definition: 'Cells of a shortest path, both ends included, of all cells of the board.',
    needs: 'ends',
  },
  {
    name: 'solutionTurns',
    title: 'Turns of the solution',
    summary: 'Cells between start and finish where the solution turns.',
    unit: 'turns',
    definition:
      'Cells of a shortest path, its ends left out, that it does not pass straight on. With several shortest paths that of breadth-first search counts.',
    needs: 'ends',
  },
  {
    name: 'decisions',
    title: 'Decisions',
    summary: 'Cells of the solution where a walker has to choose.',
    unit: 'cells',
    definition:
      'Cells of a shortest path but the finish with more than one way on: open links but the one come by, that may be walked from there.',
    needs: 'ends',
  },
  {
    name: 'traps',
    title: 'Traps',
    summary: 'Branches that lead off the solution.',
    unit: 'traps',
    definition:
      'Branches off a shortest path before its finish. Where loops join branches each cell belongs to the one by which it is reached first from the path; branches without cells of their own do not count.',
    needs: 'ends',
  },
  {
    name: 'meanTrap',
    title: 'Mean depth of a trap',
    summary: 'How far traps lead away from the solution, in the mean.',
    unit: 'links',
    definition: 'The most links that a trap leads away from the path, over all traps. None without traps.',
    needs: 'ends',
  },
  {
    name: 'deepestTrap',
    title: 'Deepest trap',
    summary: 'How far the worst trap leads away from the solution.',
    unit: 'links',
    definition: 'The most links that any trap leads away from the path; 0 without traps.',
    needs: 'ends',
  },
  {
    name: 'bottlenecks',
    title: 'Bottlenecks',
    summary: 'Cells that every solution passes.',
    unit: 'cells',
    definition:
      'Cells on every way from the start to a finish, the start included, and the finish if all ways end there.',
    needs: 'ends',
  },
  {
    name: 'shortestSolutions',
    title: 'Shortest solutions',
    summary: 'How many shortest ways there are.',
    unit: 'ways',
    definition: 'Shortest ways from the start to the nearest finishes, told apart by their links; as text above 2^53.',
    needs: 'ends',
  },
  {
    name: 'mouseWalk',
    title: 'Walk of a mouse',
    summary: 'Links that a random mouse walks to the finish, in the mean.',
    unit: 'links',
    definition: 'Mean over seeds 1 to 20. None if any of these walks takes more than 100,000 links.',
    needs: 'ends',
  },
  {
    name: 'tremauxWalk',
    title: 'Walk by Trémaux',
    summary: 'Links that a person walks who marks passages by Trémaux, in the mean.',
    unit: 'links',
    definition:
      'Mean over seeds 1 to 20, passages taken at random. None with more than 50,000 passages or with one-way links.',
    needs: 'ends',
  },
  {
    name: 'difficulty',
    title: 'Difficulty',
    summary: 'One figure from 0 to 100: about 15 for a first maze, 50 at 20 x 20 cells, 80 at 100 x 100.',
    unit: 'points',
    definition:
      'x = ln(1 + length) / 5 + ln(1 + turns) / 10 + ln(1 + decisions) / 2 + 2 ln(1 + sum over the traps of depth^1.25), all along a shortest path; difficulty = 100 x^3 / (x^3 + 14.5^3). Rises with each part; no walker is simulated.',
    needs: 'ends',
  },
];
