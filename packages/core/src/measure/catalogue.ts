import type { Measures } from './measures.ts';

/** What a measure counts. */
export interface MeasureRecord {
  /** Key in `Measures`. */
  readonly name: keyof Measures;
  readonly title: string;
  /** One sentence. */
  readonly summary: string;
  readonly unit: 'cells' | 'links' | 'parts' | 'loops' | 'turns';
  /** How exactly it is counted. */
  readonly definition: string;
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
    name: 'longestStraight',
    title: 'Longest straight',
    summary: 'Cells in a row of the longest passage without a turn.',
    unit: 'cells',
    definition:
      'The most cells one after the other that can be walked without leaving the way straight on, junctions or not, one-way links counted as open both ways; 1 where there is no passage.',
  },
  {
    name: 'solutionLength',
    title: 'Solution length',
    summary: 'Links of a shortest path from start to finish.',
    unit: 'links',
    definition:
      'Links walked to the nearest finish, one fewer than cells passed. None without ends or without a solution.',
  },
  {
    name: 'solutionTurns',
    title: 'Turns of the solution',
    summary: 'Cells between start and finish where the solution turns.',
    unit: 'turns',
    definition:
      'Cells of a shortest path, its ends left out, that it does not pass straight on. With several shortest paths that of breadth-first search counts.',
  },
  {
    name: 'farthest',
    title: 'Farthest pair',
    summary: 'Links between the two cells that are farthest apart on foot.',
    unit: 'links',
    definition:
      'The longest shortest path found by two sweeps in each part. Exact without loops and one-way links; elsewhere some pair is that far apart, and another may be farther.',
  },
];
