// How a solid is turned: freely about the axes of the page, or, where it stands on the ground, round its upright axis and
// up and down.

import { Euler, Quaternion, Vector3 } from 'three';

const ACROSS = new Vector3(1, 0, 0);
const UPRIGHT = new Vector3(0, 1, 0);

/** A board is not looked at from below, where nothing is. */
const LOWEST = 0.05;
const HIGHEST = Math.PI / 2;

/** First view: turned to the right by, and looked at from above by, in radians. */
export interface Stance {
  readonly aside: number;
  readonly above: number;
}

/** The turn of a first view. */
export function turnOf({ aside, above }: Stance): Quaternion {
  return new Quaternion().setFromEuler(new Euler(above, aside, 0, 'XYZ'));
}

/** A turn further. @param aside to the right and @param down as a hand moves that drags the near side, in radians */
export function turned(now: Quaternion, aside: number, down: number, stands: boolean): Quaternion {
  if (!stands) {
    return new Quaternion()
      .setFromAxisAngle(UPRIGHT, aside)
      .multiply(new Quaternion().setFromAxisAngle(ACROSS, down))
      .multiply(now)
      .normalize();
  }
  // The way up of the board leans to the viewer by what it is looked at from above.
  const up = UPRIGHT.clone().applyQuaternion(now);
  const above = Math.atan2(up.z, up.y);
  const further = Math.min(Math.max(above + down, LOWEST), HIGHEST) - above;
  return new Quaternion()
    .setFromAxisAngle(ACROSS, further)
    .multiply(now)
    .multiply(new Quaternion().setFromAxisAngle(UPRIGHT, aside))
    .normalize();
}
