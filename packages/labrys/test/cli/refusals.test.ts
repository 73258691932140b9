// Bad requests: exit status 2, one clear line on standard error, nothing written.

import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';
import { labrysProcess } from './process.ts';

const { folder, remove } = emptyFolder();

const square = { format: 'labrys-maze', version: 1, space: { kind: 'square', width: 2, height: 1 }, cells: 2 };
const files: Record<string, string | Uint8Array> = {
  'good.maze.json': JSON.stringify({ ...square, links: [[0, 1]], open: [0], start: 0, finish: 1 }),
  'bare.maze.json': JSON.stringify({ ...square, links: [[0, 1]], open: [0], start: null, finish: null }),
  'broken.json': '{"seed": 1,',
  'list.json': '[1, 2]',
  'newer.json': '{"seed": 1, "version": 99}',
  'words.txt': 'there is no maze in here\n',
  'empty.png': '',
  'cut.png': new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 0, 0, 13]),
  'two.maz': new Uint8Array(2),
  'foreign.svg': '<svg xmlns="http://www.w3.org/2000/svg"><path d="M0 0"/></svg>',
};

beforeAll(() => {
  for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  mkdirSync(join(folder, 'sub'));
});
afterAll(remove);

const REFUSALS: readonly (readonly [command: string, sentence: RegExp])[] = [
  // Sizes
  ['make 0x5', /width is 0; it has to be a whole number, 1 or more/],
  ['make 5x-5', /height is -5/],
  ['make -5x5', /size is "-5x5"/],
  ['make 5', /size is "5"; it has to be width x height/],
  ['make 3x3xa', /size is "3x3xa"; .+with levels if wanted: 20x20x3/],
  ['make 3x', /size is "3x"/],
  ['make 1.5x3', /width is 1\.5/],
  ['make 200000x200000 -o huge.svg', /40000000000 cells and needs about \d+ GB; the most is 50000000/],
  ['make 1e300x2', /width is 1e\+300, far too large/],
  // Names and values
  ['make --algorithm kruscal', /no algorithm "kruscal"\. Did you mean "kruskal"\? See "labrys list generators"/],
  ['make --tiling sqare', /Did you mean "square"/],
  ['make --ends corner', /none, corners, farthest, sides, middle or poles/],
  ['make --focus side', /focus is "side"; it has to be passage or wall/],
  ['make --algorithm division --focus passage', /division does not take focus "passage": .+/],
  ['make --algorithm wilson --run 3', /wilson does not take "run".+belongs to backtracker/],
  ['make --algorithm backtracker --run 101', /run is 101; it has to be a whole number from 0 to 100/],
  ['make --algorithm backtracker --run many', /run is "many"/],
  ['make 9x9 --rooms 2 --symmetry mirror', /(rooms and symmetry|symmetry and rooms) do not go together; leave one out/],
  ['make 9x9 --sparse 2 --algorithm kruskal', /kruskal cannot look ahead.*--thin 0\.5/],
  ['make 9x9 --block many', /block amount: "many" is no amount; .* such as 12, or a part from 0% to 100%/],
  ['make 9x9x2 --algorithm braid-walls', /levels have no corners.*--braid 1/],
  ['make 9x9 --tiling sigma --algorithm braid-walls --form tilt', /the form "walls" works here/],
  ['transform good.maze.json', /nothing is asked for; there are --(arrows|block|braid|complete), /],
  ['transform good.maze.json --braid 2', /braid amount is 2; it has to be a number from 0 to 1/],
  ['transform good.maze.json --conect', /unknown option '--conect' \(Did you mean --connect\?\)/],
  ['transform none.maze.json --connect', /none\.maze\.json does not exist/],
  ['make --braid 1.5', /braid amount is 1\.5; it has to be a number from 0 to 1/],
  ['make --bias up', /bias is "up"/],
  ['make --bias z:0.5', /has no axis "z" for a bias; it has x, y and any angle in degrees/],
  ['make --run-limit 1', /run-limit is 1; it has to be a whole number from 2 to 1000/],
  ['make --segment 0,0,3,3', /--segment is "0,0,3,3"; it has to be a name and a value such as 0,0,20,20=hunt-kill/],
  ['make --segment 0,0,3,3=spirl', /no algorithm "spirl"/],
  ['make --segment 0,0,3,3=kruskal,run=3', /kruskal does not take "run"/],
  ['make --segment voronoi:x=kruskal', /voronoi is "x"; it has to be a whole number from 1 to 1000/],
  ['make --from 1,1 --to 99,1', /to is 99,1; this board has no such cell: columns go from 0 to 19/],
  ['make --from here', /from is "here"; it has to be a cell/],
  ['make --openings --markers', /openings or markers, not both/],
  ['make --pen crayon', /no pen "crayon"/],
  ['make --style wal=1 -o m.svg', /Did you mean "wall"/],
  ['make --style wall', /it has to be a name and a value/],
  ['make --style wall=9 -o m.svg', /wall is 9; it has to be a number from 0\.01/],
  ['make --seed', /'--seed <text>' argument missing/],
  ['make 3x3 4x4', /too many arguments/],
  ['mkae 3x3', /unknown command 'mkae' \(Did you mean make\?\)/],
  // Boards
  ['make --topology thorus', /no topology "thorus"\. Did you mean "torus"\? See "labrys list topologies"/],
  ['make --tiling square --topology sphere', /square does not take the topology "sphere": .+tiling theta/],
  ['make --tiling penrose --topology torus', /cells do not repeat.+\(penrose takes plane\)/],
  ['make --tiling sigma --topology moebius 10x10', /the nearest is 10 x 11/],
  ['make --topology sheets:abc', /"abc" has 3 characters; each section takes 8/],
  ['make --topology sheets:', /"" has 0 characters/],
  ['make --topology torus:a2a3a0a1', /no topology "torus:a2a3a0a1"/],
  ['make --size depth=3', /"depth" is a size of another surface; the plane has none/],
  ['make --tiling sigma --size side=3', /a rectangle is as large as width and height say; leave side out/],
  ['make --size side=3', /no size of square "side"\. It has width, height, depth and code/],
  ['make --size side', /--size is "side"; it has to be a name and a value such as side=8/],
  ['make --size width=0', /width is 0; it has to be a whole number, 1 or more/],
  ['make --tiling theta --size rings=many', /rings is "many"; it has to be a whole number from 1 to 20000/],
  ['make --tiling theta --size rings=3 --size inner=3', /inner is 3; it has to be a whole number from 0 to 2/],
  ['make --tiling theta --size sector=9', /sector is 9; it has to be a whole number from 10 to 360/],
  ['make --tiling penrose --size depth=30', /cells; the most is 50000000 cells, so take a smaller depth/],
  ['make --tiling voronoi --size cells=0', /cells is 0; it has to be a whole number from 1/],
  ['make --shape triangle', /no size of square "shape"/],
  ['make --tiling delta --shape round', /shape is "round"; it has to be rectangle, hexagon or triangle/],
  ['make --tiling sigma --middle hole', /no size of sigma "middle"/],
  ['make --levels 0', /levels is 0; it has to be a whole number from 1 to 100000/],
  ['make --levels some', /levels is "some"; it has to be a whole number/],
  ['make --levels 2x2x2x2x2x2x2', /levels is "2x2x2x2x2x2x2"; .+ at most 6 of them/],
  ['make 3x3x0', /levels is 0/],
  ['make 3x3x3 --levels 2', /3x3x3 has levels already; leave out --levels/],
  ['make 3x3x2 --closed-levels', /two sheets cannot be closed to a ring/],
  ['make 1000x1000x51 -o m.svg', /51 sheets of 1000000 cells: 51000000 cells; the most is 50000000 cells/],
  ['make --weave 2', /weave is 2; it has to be a number from 0 to 1/],
  ['make --weave much', /weave is "much"; it has to be a number from 0 to 1/],
  ['make --tunnel 0', /tunnel is 0; it has to be a whole number from 1 to 1000/],
  ['make --tunnel 1.5', /tunnel is 1\.5; it has to be a whole number from 1 to 1000/],
  ['make --tiling delta --weave', /nothing can cross here: .+squares, hexagons and octagons have/],
  ['make 2x2 --weave', /nothing can cross here/],
  ['make --weave --algorithm eller', /eller needs rows, and there are none here; kruskal or wilson/],
  ['make 3x3x3 --focus wall --algorithm kruskal', /walls cannot be added here: levels have no corners/],
  ['make 3x3x3 --from 1,1,3 --to 0', /from is 1,1,3; .+ rows from 0 to 2, sheets from 0 to 2/],
  ['make 3x3 --from 1,1,1 --to 0', /from is 1,1,1; this board has no such cell/],
  ['make 3x3x3 --from 1,1,1,1 --to 0', /from is "1,1,1,1"; it has to be a cell/],
  ['make 3x3 --tiling sigma', /text pictures show only squares.*save this maze: -o maze.svg/],
  ['make --topology torus --recipe newer.json', /leave out --topology/],
  ['make --weave --recipe newer.json', /leave out --weave/],
  // Recipes
  ['make --recipe broken.json', /broken\.json is not valid JSON/],
  ['make --recipe list.json', /list\.json holds no recipe/],
  ['make --recipe newer.json', /newer version of Labrys/],
  ['make --recipe absent.json', /absent\.json does not exist/],
  ['make --recipe sub', /sub is a directory/],
  ['make --recipe good.maze.json', /holds a maze, but no recipe/],
  ['make 3x3 --recipe newer.json', /leave out 3x3/],
  // Outputs
  ['make 3x3 -o sub', /sub is a directory/],
  ['make 3x3 -o nowhere/m.svg', /there is no folder nowhere/],
  ['make 3x3 -o words.txt/m.svg', /words\.txt is a file, not a folder/],
  ['make 3x3 -o m.gif', /\.gif is for animations: add --animate/],
  ['make 3x3 -o m', /m has no ending/],
  // Sets
  ['make 3x3 --versions', /--versions writes files; name them with -o/],
  ['make 3x3 --count 0 -o m.svg', /--count is "0"; it has to be a whole number from 1/],
  ['make 2x2 --count 9 --seed 1 -o m.svg', /only 4 different mazes, .*take a larger board/],
  ['make 3x3 --per-page 4 -o m.svg', /--per-page makes pages of a \.pdf/],
  ['make 3x3 --per-page 4 --versions -o m.pdf', /leave out --versions/],
  ['make 3x3 --dpi 300 -o m.svg', /svg does not take "dpi".*belongs to png/],
  ['make 3x3 --paper a3 -o m.pdf', /paper is "a3"; it has to be a4 or letter/],
  ['make 3x3 --animate -o m.pdf', /animations are \.svg, \.gif, \.png or \.apng/],
  ['make --level esay -o m.svg', /Did you mean "easy"/],
  ['make 1x9 --count 2 -o m.svg', /only 1 different maze, /],
  ['make 2x2 --braid 1 --count 3 -o m.svg', /seems to have only 1 different maze of this kind/],
  ['make 3x3 --count 2.5 -o m.svg', /--count is "2\.5"/],
  ['make 3x3 --per-page 101 -o m.pdf', /--per-page is "101"; it has to be a whole number from 1 to 100/],
  ['make 3x3 --per-page 4 --pen svg -o m.pdf', /--pen and --per-page do not go together/],
  ['make 3x3 --versions --ends none -o m.svg', /the maze has no start and no finish/],
  ['make 3x3 --versions --animate -o m.svg', /--versions and --animate do not go together/],
  ['make --level easy --recipe newer.json', /leave out --level/],
  // Looks
  ['make 3x3 --dpi 300', /the terminal does not take "dpi".*belongs to png/],
  ['make 3x3 --cell 5 -o m.csv', /grid-csv does not take "cell"/],
  ['make 3x3 --draw rings -o m.svg', /draw is "rings"; it has to be walls or passages/],
  ['make 3x3 --distances far -o m.svg', /distances is "far"; it has to be none, bands or smooth/],
  ['make 3x3 --title A', /the terminal has no room for a title/],
  ['make 3x3 --title A --no-caption -o m.svg', /do not go together/],
  ['make 3x3 --style delai=3 --animate -o m.gif', /animated gif does not take.*Did you mean "delay"/],
  ['make 3x3 --style wallColour=blau -o m.svg', /"blau" is no colour/],
  ['convert good.maze.json m.pdf --paper a5', /paper is "a5"/],
  ['solve good.maze.json -o m.svg --dpi 9', /svg does not take "dpi"/],
  // Inputs
  ['solve good.maze.json --report r.doc', /a report is \.txt, \.json or \.png/],
  ['solve good.maze.json --report r.txt', /was not read as a drawing/],
  [
    'solve good.maze.json --correct wall:0,0,east=open',
    /maze file, which this file is, does not take "correct"\. .*belongs to png, jpeg and bmp/,
  ],
  ['solve absent.png', /absent\.png does not exist/],
  ['solve sub', /sub is a directory/],
  ['solve broken.json', /broken\.json: .+/],
  ['solve words.txt', /words\.txt: this text is no maze/],
  ['solve empty.png', /empty\.png: the file is empty/],
  ['solve cut.png', /cut\.png: .+cut off/],
  ['solve two.maz', /two\.maz: .+/],
  ['solve foreign.svg', /foreign\.svg: .+no recipe/],
  ['solve bare.maze.json', /bare\.maze\.json: .+--from and --to/],
  ['solve good.maze.json --solver shortset', /Did you mean "shortest"/],
  ['solve good.maze.json --method a-stra', /method is "a-stra"/],
  ['solve good.maze.json --to 2', /to is cell 2; this board has cells 0 to 1/],
  ['solve good.maze.json --as rooms', /as is "rooms"; it has to be auto, pixels, cells or drawing/],
  ['solve good.maze.json --path grey', /path is "grey"; it has to be auto, white or black/],
  ['measure good.maze.json --correct wall:1,east', /"wall:1,east" is no correction; write wall:x,y,side=open/],
  ['measure good.maze.json good.maze.json --report r.txt', /one picture at a time/],
  ['solve', /name the maze to solve/],
  ['measure good.maze.json absent.svg', /absent\.svg does not exist/],
  ['convert good.maze.json out.gif', /\.gif is for animations/],
  ['convert words.txt out.svg', /this text is no maze/],
  // Knobs of formats
  ['measure good.maze.json --read layr=A', /--read does not take "layr"\. Did you mean "layer"\?/],
  ['measure absent.pdf --read index=-1', /index is -1; it has to be a whole number from 0/],
  ['measure good.maze.json --read layer', /--read is "layer"; .+ such as layer=Walls/],
  ['measure good.maze.json --read index=1', /does not take "index"\. It takes none\. "index" belongs to pdf and zanj/],
  ['make 3x3 --write tile=8', /--write is for files; name one with -o/],
  ['make 3x3 --format tmx', /--format is for files; name one with -o/],
  ['make 3x3 --write wall=1 -o m.svg', /--write is for formats, and svg is a pen: set its knobs with --style/],
  ['make 3x3 --write tils=8 -o m.tmx', /tmx does not take "tils"\. Did you mean "tile"\? It takes layout and tile/],
  ['make 3x3 --write tile=1 -o m.tmx', /tile is 1; it has to be a whole number from 4 to 256/],
  ['make 3x3 --write layer=A -o m.tmx', /tmx does not take "layer".*It takes layout and tile/],
  ['make 3x3 --format txt-grid -o m.txt', /no format to write "txt-grid"\. Did you mean "text-grid"/],
  ['make 3x3 --format zanj -o m.txt', /zanj is only read\. There are png, /],
  ['convert good.maze.json m.txt --format text-grid --pen ascii', /--pen and --format do not go together/],
  ['make 3x3 --format tmx --per-page 2 -o m.pdf', /--format and --per-page do not go together/],
  ['make 3x3 --format tmx --animate -o m.gif', /--format and --animate do not go together/],
  ['measure good.maze.json --rules mikromouse', /Did you mean "micromouse"/],
  ['make 3x3 -o m.svg --title a\u0007b', /the title holds a control character/],
  [`make 3x3 -o m.svg --title ${'a'.repeat(121)}`, /the title has 121 letters; .+ at most 120/],
  // The catalogue and the table
  ['list generator-s', /no kind "generator-s"/],
  ['explain wislon', /Did you mean "wilson"/],
  ['table --samples 0', /samples is 0; it has to be a whole number from 1/],
  ['table --size 3', /size is "3"/],
  ['table --algorithms wilson,foo', /no algorithm "foo"/],
  ['table --json --csv', /not both/],
];

describe('a bad request', () => {
  it.each(REFUSALS)('labrys %s', async (command, sentence) => {
    const { status, stdout, stderr } = await labrys(command.split(' '), folder);
    expect(status).toBe(2);
    expect(stderr).toMatch(sentence);
    expect(stderr).toMatch(/^labrys: [^\n]+\n$/);
    expect(stderr).not.toMatch(/undefined|\[object|went wrong inside| {4}at /);
    expect(stdout).toBe('');
    expect(readdirSync(folder).sort()).toEqual([...Object.keys(files), 'sub'].sort());
    for (const [name, content] of Object.entries(files)) {
      expect(readFileSync(join(folder, name))).toEqual(Buffer.from(content as string));
    }
  });

  it('is refused by the real process as well', async () => {
    const { status, stdout, stderr } = await labrysProcess(['make', '3x3', '--algorithm', 'kruscal'], folder);
    expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
    expect(stderr).toMatch(/^labrys: [^\n]+\n$/);
  });
});
