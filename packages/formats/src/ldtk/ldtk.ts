// Projects of the LDtk level editor: JSON with levels, whose layers of whole numbers say what is where.

import type { Format } from '../format.ts';
import { asParam } from '../grids/block-grid.ts';
import { decodeHead, decodeText } from '../text.ts';
import { wallsParam } from '../tiled/wall-values.ts';
import type { LdtkKnobs } from './knobs.ts';
import { parseLdtk } from './parse.ts';
import { printLdtk } from './print.ts';

export const ldtk: Format<LdtkKnobs> = {
  id: 'FMT-LDTK',
  name: 'ldtk',
  title: 'LDtk project',
  summary: 'Levels of the LDtk editor: a layer of walls as whole numbers, and entities at the ends.',
  about:
    'A maze is written as one level with an IntGrid layer, of blocks or of cells with a value for each of the sixteen ' +
    'sets of walls, with an entity Start and entities Goal. The editor shows the values in their colours; it takes no ' +
    'pictures inside the file. Read are IntGrid layers of any level, also of a level file on its own.',
  steps: [
    'Choose the level, then a layer of whole numbers.',
    'Take for walls the values that the knob "walls" names, else those called wall, solid, collision or the like.',
    'Else look for values whose squares make corridors that hang together.',
    'Take entities named Start, Player, Goal, Exit and the like for the ends.',
  ],
  sources: ['S. Benard, LDtk JSON format'],
  params: {
    level: { type: 'integer', min: 0, max: 100_000, default: 0, help: 'which level to read, counted from 0' },
    layer: {
      type: 'text',
      default: '',
      help: 'name of the layer to read; the first that is a maze if empty',
      fault: () => null,
    },
    as: asParam,
    walls: wallsParam,
    layout: {
      type: 'choice',
      choices: {
        blocks: 'walls and passages are squares, on 2 W + 1 columns and 2 H + 1 rows',
        walls: 'W x H squares whose values are their walls',
      },
      default: 'blocks',
      help: 'what a square is when written',
    },
    tile: { type: 'integer', min: 4, max: 256, default: 16, help: 'pixels a square when written' },
  },
  printKnobs: ['layout', 'tile'],
  extensions: ['ldtk', 'ldtkl'],
  kind: 'text',
  sniff: (bytes) => {
    if (!/^\s*\{/.test(decodeHead(bytes))) return false;
    const text = decodeText(bytes); // keys may stand in any order
    return /"layerInstances"\s*:/.test(text) || (/"jsonVersion"\s*:/.test(text) && /"levels"\s*:/.test(text));
  },
  parse: (bytes, knobs) => parseLdtk(decodeText(bytes), knobs, bytes.length),
  print: ({ maze }, knobs) => printLdtk(maze, knobs, ldtk.title),
};
