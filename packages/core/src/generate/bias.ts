// Bias: odds for each link from a wish for more passages along one axis of the board.

import { MazeError } from '../errors.ts';
import { cosineOfTurn, sineOfTurn } from '../mesh/circle.ts';
import { RING_STEP, type Space } from '../mesh/space.ts';
import { blended, type Corners } from './field.ts';
import type { Focus } from './generator.ts';

/**
 * An axis of a board: `x` and `y` of the drawing, or any angle between them in degrees (0 is x, 90 is y, clockwise as y
 * points down); `z`, `w` and on from sheet to sheet; `ring` and `ray` round and outward where the board has rings.
 */
export type BiasAxis = string | number;

/** A wish for more passages along one axis. */
export interface Bias {
  readonly axis: BiasAxis;
  /** -1 to 1, both included: the chance of the axis is (1 + amount) / 2. Or such a number for each corner of the board. */
  readonly amount: number | Corners;
}

/** Names of the axes from sheet to sheet, in order. */
const SHEET_AXES = ['z', 'w', 'v', 'u', 't', 's'];

/** All axes that have a name. */
export const axisNames: readonly string[] = ['x', 'y', ...SHEET_AXES, 'ring', 'ray'];

/**
 * The least odds of a link: a bias of 1 asks for no other axis, but a spanning tree needs some, and random walks have to come
 * upon them: how long they take goes by the inverse.
 */
const LEAST = 1e-3;

/** The named axes that a board has. */
export function axesOf({ sheets, ringSteps }: Space): readonly string[] {
  const ofSheets = SHEET_AXES.slice(0, sheets?.sizes.length ?? 0);
  return ['x', 'y', ...ofSheets, ...(ringSteps === null ? [] : ['ring', 'ray'])];
}

/**
 * Odds for each link from a bias.
 *
 * A link at angle a to the axis gets (1 + B) cos^2 a + (1 - B) sin^2 a, on squares 1 + B or 1 - B; one that leads to
 * another sheet stands upright on all axes but that of its step. Walls block what they cross, so in wall focus the odds
 * change places.
 *
 * Where the bias varies, a link takes the mean of its two cells.
 *
 * @throws MazeError `cannot-combine` if the board has no such axis
 */
export function biasWeights(space: Space, bias: Bias, focus: Focus): Float64Array {
  const { graph } = space;
  const { amount } = bias;
  const amounts = typeof amount === 'number' ? null : blended(amount, space.centres, space.sheets);
  const share = sharesAlong(space, bias.axis);
  const weights = new Float64Array(graph.linkCount).fill(1);
  const sign = focus === 'wall' ? -1 : 1;
  for (let h = 0; h < graph.link.length; h++) {
    const l = graph.link[h] as number;
    const wish = sign * (amounts === null ? (amount as number) : meanAmount(amounts, graph.ends, l));
    const along = share(h);
    weights[l] = Math.max((1 + wish) * along + (1 - wish) * (1 - along), LEAST);
  }
  return weights;
}

function meanAmount(amounts: Float32Array, ends: Uint32Array, link: number): number {
  return ((amounts[ends[2 * link] as number] as number) + (amounts[ends[2 * link + 1] as number] as number)) / 2;
}

/** How far a half leads along an axis: the squared cosine of its angle to it. */
function sharesAlong(space: Space, axis: BiasAxis): (half: number) => number {
  const { directions, sheets, ringSteps } = space;
  const steps = sheets?.stepOfHalf ?? null;
  const number = SHEET_AXES.indexOf(String(axis)) + 1; // steps count axes from 1
  if (number > 0 && steps !== null && number <= (sheets?.sizes.length ?? 0)) {
    return (half) => (Math.abs(steps[half] as number) === number ? 1 : 0);
  }
  if ((axis === 'ring' || axis === 'ray') && ringSteps !== null) {
    const wanted = axis === 'ring' ? RING_STEP.round : RING_STEP.across;
    return (half) => (ringSteps[half] === wanted ? 1 : 0);
  }
  const [x, y] = directionOf(space, axis);
  return (half) => {
    const along = x * (directions[2 * half] as number) + y * (directions[2 * half + 1] as number);
    return along * along;
  };
}

/** Parts of a degree that an angle is taken to. */
const FINEST = 1000;

function directionOf(space: Space, axis: BiasAxis): [x: number, y: number] {
  if (axis === 'x') return [1, 0];
  if (axis === 'y') return [0, 1];
  if (typeof axis === 'number') {
    const turn = 360 * FINEST;
    const parts = ((Math.round(axis * FINEST) % turn) + turn) % turn;
    return [cosineOfTurn(parts, turn), sineOfTurn(parts, turn)];
  }
  throw new MazeError(
    'cannot-combine',
    `this board (${space.description.kind}) has no axis "${axis}" for a bias; it has ${axesOf(space).join(', ')} ` +
      'and any angle in degrees, such as 60',
  );
}
