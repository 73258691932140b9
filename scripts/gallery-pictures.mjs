// The pictures of docs/gallery.md, each with the command that makes it, and the page. Tilings, outlines and surfaces come
// from the catalogues, so one that is new gets its picture as soon as `npm run gallery` is run.

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What all the commands have in common. */
const COMMON = '--seed 7 --cell 4 --no-caption';

const COLUMNS = 3;
const HEART = 'M0,3a3,3,0,0,1,6,0a3,3,0,0,1,6,0L6,11Z';

/** Surfaces for which their name and the usual size are not enough, or too much. */
const SURFACES = {
  cube: {
    'The six faces of a cube': '4x4 --topology cube',
    'A box': '5x4 --topology cube --size depth=2',
  },
  sheets: { 'Two sheets that make a Klein bottle': '6x6 --topology sheets:a2b3a0b5b2a7b0a1' },
};

/** Tilings for which their name and a size are too much, or not what makes them. */
const COMMANDS = {
  square: '10x10',
  mesh: '--mesh examples/floor-plan.json',
};

/** Further sizes that show as another outline. */
const SIZES = {
  'Rings, half a disc': '8x8 --tiling theta --size sector=180',
  'Rings about a wide middle': '12x12 --tiling theta --size inner=3',
  'Rings with five rays': '8x8 --tiling theta --size first=5',
  'Voronoi cells, not evened out': '8x8 --tiling voronoi --size relax=0',
};

const LEVELS = {
  'Three levels with stairs': '5x5x3',
  'Levels of hexagons': '4x4x3 --tiling sigma',
  'A torus with levels that close to a ring': '4x4x3 --topology torus --closed-levels',
  'Four dimensions': '4x4 --levels 3x2',
  'Five dimensions': '3x3 --levels 2x2x2',
};

const CROSSINGS = {
  'As many crossings as fit': '9x9 --weave',
  'Half as many': '9x9 --weave 0.5',
  'Tunnels under up to three passages': '9x9 --weave --tunnel 3',
  'Tunnels that the carver digs': '9x9 --algorithm tunneller',
  'On hexagons': '8x8 --tiling sigma --weave',
  'On octagons': '8x8 --tiling upsilon --weave',
  'On a torus': '8x8 --topology torus --weave',
};

const MASKS = {
  'A word': '24x10 --mask text:AXE',
  'A path': `14x14 --mask path:${HEART}`,
  'What a letter leaves out': '14x14 --mask text:A --mask-invert',
  'A path on hexagons': `14x14 --tiling sigma --mask path:${HEART}`,
  'A path on levels': `9x9x2 --mask path:${HEART}`,
  'A path, woven': `14x14 --mask path:${HEART} --weave`,
};

const WISHES = {
  'A way through four fifths of the cells': '12x12 --elite 0.8 --solution',
  'A short way, and few dead ends': '12x12 --wish solutionLength=22..26 --wish deadEnds=10..20 --solution',
};

const PATTERNS = {
  Spirals: '30x20 --algorithm spiral',
  'Spirals on hexagons': '20x16 --tiling sigma --algorithm spiral',
  Diagonals: '20x14 --algorithm diagonal',
  Rings: '20x14 --algorithm concentric',
  'A checker of runs': '20x15 --algorithm checker',
  'A word': '44x16 --algorithm template --picture text:MAZE',
};

const TEXTURES = {
  'Along one axis of hexagons': '10x10 --tiling sigma --algorithm backtracker --bias 60:0.9',
  'Round rather than outward': '12x12 --tiling theta --algorithm backtracker --bias ring:0.9',
  'Nothing straight beyond three cells': '12x12 --algorithm backtracker --run-limit 3',
  'Longer runs to the right': '16x16 --algorithm backtracker --run 0,30,0,30',
  'Two segments': '16x16 --algorithm hunt-kill --segment 0,0,8,8=division --segment 8,8,8,8=binary-tree',
  'Regions that take turns': '16x16 --segment voronoi:4=kruskal,bias=x:0.9/kruskal,bias=y:0.9',
};

const ROUTES = {
  'A braid by walls': '14x14 --algorithm braid-walls',
  'The tilt form': '14x14 --algorithm braid-walls --form tilt',
  Sparse: '18x18 --sparse 2',
  'Wide halls': '18x18 --sparse 2 --focus wall',
  'Thinned hexagons': '12x12 --tiling sigma --thin 0.6',
  'One track on hexagons': '6x6 --tiling sigma --algorithm unicursal',
  'Rooms with two doors': '18x18 --rooms 4 --room-size 5 --algorithm backtracker',
};

const SYMMETRIES = {
  'Left and right alike': '11x11 --symmetry mirror',
  'A quarter of a turn': '11x11 --symmetry rotate4',
  'A sixth of a turn': '--tiling sigma --shape hexagon --size side=6 --symmetry rotate6',
};

const ARROWS = {
  'One-way passages, with traps': '10x10 --ends corners --arrows traps',
  'One-way passages, with loops': '10x10 --tiling sigma --ends corners --arrows loops',
  'Doors and keys': '10x10 --ends corners --lock 3',
};

/**
 * Makes all pictures and the page that shows them.
 *
 * @param {string} folder where `gallery.md` and the folder `gallery` go
 * @param {object} from
 * @param {(args: string[]) => Promise<number>} from.run runs the command line and returns its exit status
 * @param {readonly import('@labrys/core').BoardRecord[]} from.tilings
 * @param {readonly import('@labrys/core').Topology[]} from.topologies
 */
export async function writeGallery(folder, { run, tilings, topologies }) {
  const sections = [
    { title: 'Tilings', pictures: tilings.map(tilingPicture) },
    { title: 'Outlines', pictures: [...tilings.flatMap(choicePictures), ...picturesOf('outline', SIZES)] },
    { title: 'Surfaces', pictures: topologies.flatMap(surfacePictures) },
    { title: 'Levels and more dimensions', pictures: picturesOf('levels', LEVELS) },
    { title: 'Crossings', pictures: picturesOf('crossings', CROSSINGS) },
    { title: 'Masks', pictures: picturesOf('mask', MASKS) },
    { title: 'Patterns', pictures: picturesOf('pattern', PATTERNS) },
    { title: 'Loops, ground and rooms', pictures: picturesOf('route', ROUTES) },
    { title: 'Texture and segments', pictures: picturesOf('texture', TEXTURES) },
    { title: 'Symmetry', pictures: picturesOf('symmetry', SYMMETRIES) },
    { title: 'One-way passages, doors and keys', pictures: picturesOf('arrows', ARROWS) },
    { title: 'By wish', pictures: picturesOf('wish', WISHES) },
  ];
  mkdirSync(join(folder, 'gallery'), { recursive: true });
  for (const { file, command } of sections.flatMap(({ pictures }) => pictures)) {
    const args = `make ${command} ${COMMON}`.split(' ');
    const status = await run([...args, '-o', join(folder, 'gallery', file)]);
    if (status !== 0) throw new Error(`no picture comes of: labrys ${args.join(' ')}`);
  }
  writeFileSync(join(folder, 'gallery.md'), pageOf(sections));
}

function tilingPicture({ name, title }) {
  const command = COMMANDS[name] ?? `10x10 --tiling ${name}`;
  return { title, file: `tiling-${name}.svg`, command };
}

/** Pictures of the sizes of a tiling that are chosen by name, such as its outlines; what is usual has one already. */
function choicePictures(tiling) {
  return Object.entries(tiling.params).flatMap(([param, { choices = {}, default: usual }]) =>
    Object.keys(choices).flatMap((choice) =>
      choice === usual
        ? []
        : {
            title: `${tiling.title}, ${param}: ${choice}`,
            file: `outline-${tiling.name}-${choice}.svg`,
            command: `8x8 --tiling ${tiling.name} --${param} ${choice}`,
          },
    ),
  );
}

function surfacePictures({ name, title }) {
  if (name === 'plane') return []; // all pictures above
  return picturesOf('surface', SURFACES[name] ?? { [title]: `8x8 --topology ${name}` });
}

function picturesOf(kind, commands) {
  return Object.entries(commands).map(([title, command]) => {
    const words = title.toLowerCase().match(/[a-z0-9]+/g) ?? [];
    return { title, file: `${[kind, ...words].join('-')}.svg`, command };
  });
}

/** The page: tables of pictures, with the command below each. */
function pageOf(sections) {
  const parts = sections.map(({ title, pictures }) => `## ${title}\n\n${tableOf(pictures)}\n`);
  return `# Gallery

<!-- Made by npm run gallery; changes belong into scripts/gallery-pictures.mjs. -->

Every kind of [board](boards.md), with a maze by Wilson's algorithm; where carving settles the board, by hunt and kill or
the generator that is named. Below each picture stands the command that makes it,
after \`labrys\` or \`npm start --\`; all of them go on with \`${COMMON}\` and a file:

\`\`\`sh
labrys make 10x10 --tiling sigma ${COMMON} -o hexagons.svg
\`\`\`

The pictures keep their recipe, so \`labrys solve\` and \`labrys measure\` open them.

${parts.join('\n')}`;
}

function tableOf(pictures) {
  const rows = [];
  for (let at = 0; at < pictures.length; at += COLUMNS) rows.push(pictures.slice(at, at + COLUMNS));
  const cell = ({ title, file, command }) =>
    `<td align="center"><img src="gallery/${file}" alt="${title}"><br>${title}<br><code>make ${command}</code></td>`;
  return ['<table>', ...rows.map((row) => `<tr>\n${row.map(cell).join('\n')}\n</tr>`), '</table>'].join('\n');
}
