// Parts of the engine that arrive when they are first needed. The engine's functions are not asynchronous and should not
// become so: a call into a part that has not arrived throws the promise of its arrival, and the job, which is pure, is
// run again once the promise is kept. `build/late-modules.ts` puts the calls in.

/** Thrown by a call into a part that is still on its way. */
export class Late {
  /** Kept when the part is there; rejected if it cannot be fetched. */
  readonly arrival: Promise<unknown>;

  constructor(arrival: Promise<unknown>) {
    this.arrival = arrival;
  }
}

/**
 * A part that is fetched once, and again only if fetching failed.
 *
 * @returns gives the part, or throws {@link Late}
 */
export function latePart<M>(fetchPart: () => Promise<M>): () => M {
  let part: M | undefined;
  let arrival: Promise<unknown> | undefined;
  const arrived = (there: M): void => {
    part = there;
  };
  const failed = (error: unknown): never => {
    arrival = undefined;
    throw error;
  };
  return () => {
    if (part !== undefined) return part;
    arrival ??= fetchPart().then(arrived, failed);
    throw new Late(arrival);
  };
}

/**
 * Runs a job, and runs it again from its beginning whenever a part it called has arrived.
 *
 * @param job has to be pure, or at least to give the same when it is begun anew: what it reported before will be reported
 * again
 * @throws what the job throws, and what the fetching of a part throws
 */
export async function retryingLate<T>(job: () => T | Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await job();
    } catch (thrown) {
      if (!(thrown instanceof Late)) throw thrown;
      await thrown.arrival;
    }
  }
}
