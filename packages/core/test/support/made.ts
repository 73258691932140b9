import {
  defaultsOf,
  type Focus,
  type Maker,
  type Maze,
  type ParamValues,
  Random,
  type Space,
  type Trace,
} from '../../src/index.ts';

/** The maze of a maker, run to the end. */
export function made<P extends ParamValues>(
  maker: Maker<P>,
  space: Space,
  params: Partial<P>,
  seed: number,
  { focus = maker.focus, trace = null }: { focus?: Focus; trace?: Trace | null } = {},
): Maze {
  const knobs = { ...defaultsOf(maker.params), ...params } as unknown as P;
  const work = maker.make(space, knobs, { random: Random.of(seed, maker.name), trace, focus });
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
  }
}
