// The clock of Watch: how many steps go by at a speed.

export const SPEEDS = [0.25, 0.5, 1, 2, 4, 8, 16, 32, 64, 128, 256] as const;
export type Speed = (typeof SPEEDS)[number];

/** At this speed one step goes by with each frame; above it several, too fast to be told in words. */
export const ONE_A_FRAME = 16;

const FRAMES_A_SECOND = 60;

/** Steps a second. */
export function rateOf(speed: number): number {
  return (speed * FRAMES_A_SECOND) / ONE_A_FRAME;
}

/** A page that was not shown for a while goes on from where it was. */
const LONGEST = 250;

export interface Steps {
  /** Whole steps. */
  readonly whole: number;
  /** The part of a step that goes over to the next frame, 0 to 1 (excluded). */
  readonly rest: number;
}

/**
 * The steps that go by in a time.
 *
 * @param ms since the frame before
 * @param rest what that one left over
 */
export function stepsIn(ms: number, speed: number, rest: number): Steps {
  const all = rest + (rateOf(speed) * Math.min(Math.max(ms, 0), LONGEST)) / 1000;
  const whole = Math.floor(all + 1e-9);
  return { whole, rest: Math.max(all - whole, 0) };
}

/** How long it should take as a whole if nobody says otherwise, in seconds. */
const USUAL = 45;
const SLOWEST_USUAL = 4;

/** The speed to begin with. */
export function usualSpeed(events: number): Speed {
  return SPEEDS.find((speed) => speed >= SLOWEST_USUAL && events / rateOf(speed) <= USUAL) ?? 256;
}

/** The next speed up (1) or down (-1), or the same at the end of the row. */
export function besideSpeed(speed: Speed, step: 1 | -1): Speed {
  return SPEEDS[SPEEDS.indexOf(speed) + step] ?? speed;
}
