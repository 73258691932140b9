import { MazeError } from '../errors.ts';
import { borderSides } from '../mesh/border.ts';
import type { Mesh } from '../mesh/mesh.ts';
import { NONE } from '../structures/none.ts';

/**
 * A board with one border, of which each side is glued to the one half way round: the projective plane.
 *
 * @throws MazeError `cannot-combine` if the border has an odd number of sides
 * Cost: O(sides).
 */
export function oppositeGlued(mesh: Mesh): Mesh {
  const border = borderSides(mesh);
  if (border.length % 2 !== 0) {
    throw new MazeError('cannot-combine', `a border of ${border.length} sides has no opposite ones`);
  }
  const half = border.length / 2;
  const sidePartner = mesh.sidePartner.slice();
  const sideTwisted = new Uint8Array(sidePartner.length);
  for (let i = 0; i < border.length; i++) {
    const side = border[i] as number;
    if (sidePartner[side] !== NONE) throw new Error('a border was walked twice');
    sidePartner[side] = border[(i + half) % border.length] as number;
    sideTwisted[side] = 1;
  }
  return { ...mesh, sidePartner, sideTwisted };
}
