import type { Graph } from '../graph/graph.ts';
import type { Focus } from './generator.ts';

/** A wish for more passages along one axis. */
export interface Bias {
  readonly axis: 'x' | 'y';
  /** -1 to 1, both included: the chance of the axis is (1 + amount) / 2. */
  readonly amount: number;
}

/** The least odds of a link: a bias of 1 asks for no other axis, but a spanning tree may need one. */
const LEAST = 1e-6;

/**
 * Odds for each link from a bias.
 *
 * A link at angle a to the axis gets (1 + B) cos^2 a + (1 - B) sin^2 a, on squares 1 + B or 1 - B. Walls block what
 * they cross, so in wall focus the odds change places.
 *
 * @param directions unit vector out of the cell for each half of the cell graph
 */
export function biasWeights(graph: Graph, directions: Float64Array, bias: Bias, focus: Focus): Float64Array {
  const weights = new Float64Array(graph.linkCount).fill(1);
  const amount = focus === 'wall' ? -bias.amount : bias.amount;
  for (let h = 0; h < graph.link.length; h++) {
    const along = directions[2 * h + (bias.axis === 'x' ? 0 : 1)] as number;
    const share = along * along;
    weights[graph.link[h] as number] = Math.max((1 + amount) * share + (1 - amount) * (1 - share), LEAST);
  }
  return weights;
}
