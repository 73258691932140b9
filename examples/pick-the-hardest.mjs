// Looks at many seeds and keeps the maze with the longest way among those with few dead ends.
//   node examples/pick-the-hardest.mjs [how many]

import { argv } from 'node:process';
import { draw, make, measure, recipe, recipeCode } from 'labrys';

const count = Number(argv[2] ?? 200);
let best = null;
for (let seed = 1; seed <= count; seed++) {
  const request = recipe({ width: 20, height: 10, algorithm: 'backtracker', ends: 'corners', seed });
  const maze = make(request);
  const { solutionLength, deadEnds } = measure(maze);
  if (deadEnds > 24 || (best !== null && solutionLength <= best.solutionLength)) continue;
  best = { request, maze, solutionLength, deadEnds };
}

if (best === null) {
  console.log(`none of ${count} mazes has so few dead ends`);
} else {
  console.log(draw(best.maze, 'unicode', { params: { width: 1 } }));
  console.log(`seed ${best.request.seed}: ${best.solutionLength} steps, ${best.deadEnds} dead ends`);
  console.log(`its code: ${recipeCode(best.request)}`);
}
