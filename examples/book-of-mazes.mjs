// A small book of mazes that grow harder from page to page: a folder of SVG files, and their solutions in another.
//   node examples/book-of-mazes.mjs [folder]

import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { argv } from 'node:process';
import { draw, make, recipe, solve } from 'labrys';

const folder = argv[2] ?? 'out/book';
const pages = [
  { width: 6, height: 8, algorithm: 'prim-modified' },
  { width: 10, height: 14, algorithm: 'growing-tree' },
  { width: 15, height: 20, algorithm: 'wilson' },
  { width: 22, height: 30, algorithm: 'backtracker' },
];

for (const kind of ['puzzles', 'solutions']) mkdirSync(join(folder, kind), { recursive: true });
for (const [index, page] of pages.entries()) {
  const request = recipe({ ...page, ends: 'corners', seed: `book ${index + 1}` });
  const maze = make(request);
  const solution = solve(maze);
  const title = `Maze ${index + 1}`;
  const figures = `${page.width} x ${page.height}`;
  const name = `${String(index + 1).padStart(2, '0')}.svg`;
  writeFileSync(join(folder, 'puzzles', name), draw(maze, 'svg', { title, figures, recipe: request }));
  writeFileSync(join(folder, 'solutions', name), draw(maze, 'svg', { title, figures, solution }));
  console.log(`${title}: ${figures}, ${solution.links.length} steps`);
}
