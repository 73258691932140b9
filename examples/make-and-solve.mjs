// Makes a maze, solves it, measures it, and shows it in the terminal.
//   node examples/make-and-solve.mjs

import { draw, make, measure, solve } from 'labrys';

const maze = make({ width: 12, height: 6, algorithm: 'wilson', ends: 'corners', seed: 7 });
const solution = solve(maze);
const { deadEnds, junctions } = measure(maze);

console.log(draw(maze, 'unicode', { solution }));
console.log(`${solution.links.length} steps from start to finish, ${deadEnds} dead ends, ${junctions} junctions`);
