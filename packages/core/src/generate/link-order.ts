import { log } from '../random/log.ts';
import type { Task } from './generator.ts';

/**
 * All links in the order in which Kruskal looks at them; Prim's weights are the places in this order, so that one seed
 * gives both the same maze.
 *
 * Without weights each order is equally likely. With weights each link has an exponential key -ln(u) / weight and the
 * keys are sorted: among any two links the first comes first with odds in proportion to their weights. Where weights are
 * ranks they go by weight alone, those that weigh alike in random order.
 */
export function linkOrder(task: Task): Uint32Array {
  const { graph, weights, isRanked, random } = task;
  const order = new Uint32Array(graph.linkCount);
  for (let l = 0; l < order.length; l++) order[l] = l;
  if (weights === null) {
    random.shuffle(order);
    return order;
  }
  if (isRanked === true) {
    random.shuffle(order);
    const place = new Uint32Array(order.length);
    for (const [i, l] of order.entries()) place[l] = i;
    return order.sort(
      (a, b) => (weights[b] as number) - (weights[a] as number) || (place[a] as number) - (place[b] as number),
    );
  }
  const keys = new Float64Array(order.length);
  for (let l = 0; l < keys.length; l++) keys[l] = -log(1 - random.fraction()) / (weights[l] as number);
  return order.sort((a, b) => (keys[a] as number) - (keys[b] as number) || a - b);
}
