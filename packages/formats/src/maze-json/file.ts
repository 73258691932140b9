/** The version that is written; others are not read. */
export const VERSION = 1;

/** The keys of a maze file, in the order in which they are written. */
export type MazeFileKey =
  | 'format' // "labrys-maze"
  | 'version'
  | 'recipe' // the request; absent for mazes from elsewhere
  | 'style' // knobs of pens, for mazes without a recipe
  | 'title' // what is written below them
  | 'space' // what is known of the board: its kind and sizes
  | 'cells' // their number
  | 'links' // two cells each; may be left out where space or recipe give them
  | 'open' // numbers of links
  | 'oneWay' // numbers of links passable only from their first cell to the second
  | 'doors' // number of a link, and the colour of the key that opens it, from 1; left out where there are none
  | 'keys' // number of a cell, and the colour of the key that lies there
  | 'start' // a cell or null
  | 'finish' // a cell, null or a list of cells
  | 'openings' // cell and side of each gap in the outer wall; sides count clockwise as in `polygons`
  | 'solution' // cells
  | 'solutionLinks' // the links between them
  | 'solutionMoves' // or that it goes by octile moves
  | 'position' // x, y and perhaps z of each cell
  | 'polygons' // x, y, x, y, ... round each cell
  | 'lengths'; // of the links, where they are not all 1
