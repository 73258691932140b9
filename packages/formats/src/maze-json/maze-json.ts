// The maze file of Labrys: everything that is known of a maze, as plain JSON that other programs can read and write.

import type { Format } from '../format.ts';
import { decodeHead } from '../text.ts';
import { parseMazeJson } from './parse.ts';
import { printMazeJson } from './print.ts';

export type MazeJsonKnobs = { readonly full: boolean };

export const mazeJson: Format<MazeJsonKnobs> = {
  id: 'FMT-MAZE-JSON',
  name: 'maze-json',
  title: 'Labrys maze file',
  summary: 'The whole maze as JSON: cells, links, which are open, ends, shapes and the recipe.',
  about:
    'Any board fits in: cells and links are numbers, positions and outlines are added where the board has them, in cell ' +
    'units with y down, rounded to 1/1000. Mazes of other programs need only format, version, space, cells, links and open.',
  steps: [
    'Check the format and version.',
    'Make the board again from its description, from outlines and links, or from the recipe.',
    'Check that the links agree, and every number against its range.',
  ],
  sources: [],
  params: {
    full: {
      type: 'boolean',
      default: false,
      help: 'keep links and shapes above a million cells even where the recipe gives them',
    },
  },
  printKnobs: ['full'],
  extensions: ['maze.json', 'json'],
  kind: 'text',
  sniff: (bytes) => /^\s*\{/.test(decodeHead(bytes)), // any JSON object: the reader says what it lacks
  parse: (bytes, _knobs, rebuild) => parseMazeJson(bytes, rebuild),
  print: (content, { full }) => printMazeJson(content, full),
};
