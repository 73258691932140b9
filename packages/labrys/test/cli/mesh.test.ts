import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { make, read } from 'labrys';
import { afterAll, describe, expect, it } from 'vitest';
import { threeRooms } from '../../../recipe/test/support/rooms.ts';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const rooms = { polygons: threeRooms };
const apart = {
  polygons: [
    ...rooms.polygons,
    [
      [9, 0],
      [11, 0],
      [11, 2],
      [9, 2],
    ],
  ],
};
const network = {
  cells: 4,
  links: [
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 0],
    [0, 1],
  ],
};
for (const [name, value] of Object.entries({ rooms, apart, network, empty: {}, other: { walls: [] }, list: [1] })) {
  writeFileSync(join(folder, `${name}.json`), JSON.stringify(value));
}
writeFileSync(join(folder, 'broken.json'), '{"polygons": [');

async function said(command: string): Promise<{ status: number | null; out: string; err: string }> {
  const { status, stdout, stderr } = await labrys(command.split(' '), folder);
  return { status, out: stdout, err: stderr };
}

const made = async (command: string) => {
  const { status, out, err } = await said(`make ${command} --seed 7 --json`);
  expect([status, err]).toEqual([0, '']);
  return JSON.parse(out);
};

describe('labrys make --mesh', () => {
  it('takes outlines, and cells and links', async () => {
    const { recipe, cells, links, open } = await made('--mesh rooms.json');
    expect([cells, links, open]).toEqual([3, 3, 2]);
    expect(recipe.space).toEqual({ tiling: 'mesh', mesh: rooms });
    expect(make({ mesh: rooms as never, seed: 7 }).open.count()).toBe(2);
    expect(await made('--tiling mesh --mesh network.json --solution')).toMatchObject({ cells: 4, links: 5, open: 3 });
    expect(await made('--mesh rooms.json --levels 2 --algorithm kruskal')).toMatchObject({ cells: 6, open: 5 });
    expect(await made('--mesh rooms.json --focus wall --algorithm kruskal')).toMatchObject({ open: 2 });
    expect((await made('--mesh rooms.json --level easy')).cells).toBe(3);
  });

  it('takes a maze file by its outlines, and by its links if it has none', async () => {
    await said('make 6x5 --tiling sigma --seed 7 -o sigma.maze.json');
    expect(await made('--mesh sigma.maze.json')).toMatchObject({ cells: 30, open: 29 });
    await said('make --mesh network.json --seed 7 -o network.maze.json');
    const { recipe } = await made('--mesh network.maze.json');
    expect(recipe.space.mesh).toMatchObject(network);
  });

  it('writes files that hold the board whole', async () => {
    for (const name of ['rooms', 'network']) {
      expect(await said(`make --mesh ${name}.json --seed 7 --ends farthest -o ${name}.maze.json`)).toMatchObject({
        status: 0,
      });
      const { maze, notes } = read(readFileSync(join(folder, `${name}.maze.json`)));
      expect([maze.open.count(), notes]).toEqual([maze.space.graph.cellCount - 1, []]);
      await said(`make --recipe ${name}.maze.json -o again.maze.json`);
      expect(readFileSync(join(folder, 'again.maze.json'))).toEqual(readFileSync(join(folder, `${name}.maze.json`)));
      expect((await said(`solve ${name}.maze.json --json`)).out).toContain('"solved":true');
    }
  });

  it('says that a board is in pieces, one by one or in a set', async () => {
    for (const more of ['-o apart.svg', '--count 2 -o apart.svg']) {
      const { status, err } = await said(`make --mesh apart.json --seed 7 ${more}`);
      expect([status, err]).toEqual([0, 'the board has 2 pieces: each has a maze of its own\n']);
    }
    for (const [how, remark] of Object.entries({
      joined: /^the board has 2 pieces/,
      all: /^the mask leaves 2 pieces/,
    })) {
      const { err } = await said(
        `make --mesh apart.json --mask path:M0,0h11v4h-11z --mask-pieces ${how} --seed 7 -o apart.svg`,
      );
      expect(err).toMatch(remark);
    }
    expect((await said('make --mesh apart.json --mask-pieces largest')).err).toContain('needs a mask');
  });

  it.each<[string, RegExp]>([
    ['--tiling mesh', /mesh is missing; .* on the command line it is the file of --mesh/],
    ['20x10 --mesh rooms.json', /a board of your own has its size already; leave out width and height/],
    ['--mesh rooms.json --tiling sigma', /"mesh" belongs to the tiling mesh/],
    ['--mesh rooms.json --topology torus', /mesh does not take the topology "torus"/],
    ['--mesh rooms.json --size side=4', /there is no size of mesh "side"\. It has none\./],
    ['--mesh rooms.json --algorithm eller', /eller needs rows/],
    ['--mesh network.json --focus wall', /walls cannot be added here: the board is known by its links alone/],
    ['--mesh nothing.json', /nothing\.json does not exist/],
    ['--mesh broken.json', /broken\.json is not valid JSON/],
    ['--mesh list.json', /list\.json holds no board/],
    ['--mesh empty.json', /empty\.json is empty; a board has "polygons" or "cells" and "links"/],
    ['--mesh other.json', /other\.json has "walls"; a board has/],
    ['--mesh rooms.json', /text pictures show only squares.* -o maze\.svg/],
    ['--mesh network.json', /text pictures show only squares.* -o maze\.maze\.json/],
    [
      '--mesh network.json -o network.svg',
      /nothing says where the cells of this board \(mesh\) lie; save the maze as a \.maze\.json/,
    ],
    ['--mesh network.json --recipe rooms.json', /leave out --mesh/],
  ])('refuses %s', async (flags, sentence) => {
    const { status, out, err } = await said(`make ${flags}`);
    expect(err).toMatch(sentence);
    expect([status, out]).toEqual([2, '']);
  });

  it('refuses a file of more than 64 MB unread', async () => {
    const path = join(folder, 'large.json');
    writeFileSync(path, Buffer.alloc(64 * 2 ** 20 + 1, 32));
    expect((await said('make --mesh large.json')).err).toMatch(/large\.json has 65 MB; the most is 64 MB/);
  });

  it('is listed and explained, and no board to measure tables on', async () => {
    expect((await said('list tilings')).out).toMatch(/ {2}mesh .*\n.* no sizes; surfaces plane/);
    expect((await said('explain mesh')).out).toMatch(/^Own board \(mesh, TES-MESH\), one of the tilings/);
    expect((await said('table --tiling mesh')).err).toMatch(/not made from sizes/);
  });
});
