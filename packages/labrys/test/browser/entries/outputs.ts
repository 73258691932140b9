import { draw, type MazeRequest, make, recipe, solve, write } from 'labrys';

/** Every output of each request, by name. */
export default async function outputs(requests: readonly MazeRequest[]): Promise<Record<string, string | Uint8Array>> {
  const made: Record<string, string | Uint8Array> = {};
  for (const [index, request] of requests.entries()) {
    const maze = make(request);
    const solution = solve(maze);
    const whole = recipe(request);
    for (const pen of ['svg', 'ascii', 'unicode'] as const) {
      made[`${index} ${pen}`] = draw(maze, pen, { solution, recipe: whole, title: 'A maze', figures: 'with figures' });
    }
    made[`${index} maze-json`] = write({ maze, recipe: whole, solution }, 'maze-json');
  }
  return made;
}
