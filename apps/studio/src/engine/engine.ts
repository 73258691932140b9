// The page's end of the worker. One job runs at a time; of pictures and previews only the latest asked for counts.

import { proxy, type Remote, wrap } from 'comlink';
import type { Asked, Given, JobName } from './jobs.ts';
import type { Answer, Refusal } from './protocol.ts';
import type { Engine } from './worker.ts';

/** Thrown where a job was refused: `message` is for people. */
export class Refused extends Error {
  readonly code: string;

  constructor({ code, message }: Refusal) {
    super(message);
    this.name = 'Refused';
    this.code = code;
  }
}

export interface JobOptions {
  readonly onProgress?: ((done: number) => void) | undefined;
  readonly signal?: AbortSignal | undefined;
}

/** How long a job that was asked to stop may go on before its worker is ended. */
const PATIENCE = 1000;

let worker: Worker | null = null;
let remote: Remote<Engine> | null = null;
let count = 0;
const listeners = new Map<number, (done: number) => void>();
const ended = new Map<number, () => void>();
/** Called with a fresh worker after one had to be ended, to give it the maze again. */
let revive: () => Promise<unknown> = async () => {};

export function onRevival(again: typeof revive): void {
  revive = again;
}

/** Starts the worker, so that it is there when it is needed. */
export function startEngine(): Remote<Engine> {
  if (remote !== null) return remote;
  worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module', name: 'labrys' });
  remote = wrap<Engine>(worker);
  void remote.listen(proxy((job: number, done: number) => listeners.get(job)?.(done)));
  return remote;
}

/**
 * Has the worker do a job.
 *
 * @throws Refused with one sentence; an AbortError where the signal said stop
 */
export async function ask<J extends JobName>(
  name: J,
  asked: Asked<J>,
  { onProgress, signal }: JobOptions = {},
): Promise<Given<J>> {
  for (;;) {
    signal?.throwIfAborted();
    try {
      return await attempt(name, asked, { onProgress, signal });
    } catch (error) {
      // The worker was ended for the sake of another job: this one is asked for again.
      if (!(error instanceof Ended) || signal?.aborted === true) throw error instanceof Ended ? abortion() : error;
    }
  }
}

async function attempt<J extends JobName>(
  name: J,
  asked: Asked<J>,
  { onProgress, signal }: JobOptions,
): Promise<Given<J>> {
  const engine = startEngine();
  const job = ++count;
  if (onProgress !== undefined) listeners.set(job, onProgress);
  let patience: ReturnType<typeof setTimeout> | undefined;
  const stop = (): void => {
    void engine.stop(job);
    // The first one is at work; those behind it have not begun, and will not.
    const [atWork] = ended.keys();
    if (atWork === job) patience = setTimeout(endWorker, PATIENCE);
  };
  signal?.addEventListener('abort', stop, { once: true });
  try {
    const end = new Promise<never>((_, reject) => ended.set(job, () => reject(new Ended())));
    const answer = (await Promise.race([engine.do(job, name, asked), end])) as Answer<Given<J>>;
    if ('value' in answer) return answer.value;
    if (answer.refusal.code === 'cancelled') throw abortion();
    throw new Refused(answer.refusal);
  } finally {
    clearTimeout(patience);
    signal?.removeEventListener('abort', stop);
    listeners.delete(job);
    ended.delete(job);
  }
}

/** The worker was ended before the job was done. */
class Ended extends Error {}

export const isAbortion = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

function abortion(): DOMException {
  return new DOMException('stopped', 'AbortError');
}

/** Ends a worker that does not listen, in the middle of a step that cannot be cut up, and starts another. */
function endWorker(): void {
  worker?.terminate();
  worker = null;
  remote = null;
  for (const end of [...ended.values()]) end();
  startEngine();
  void revive();
}

/** Runs only the latest of what is asked for while one is at work: for previews and pictures. */
export function latestOnly<A, R>(
  work: (asked: A) => Promise<R>,
  done: (result: R, asked: A) => void,
): (asked: A) => void {
  let next: { readonly asked: A } | null = null;
  let isBusy = false;
  const go = async (): Promise<void> => {
    isBusy = true;
    while (next !== null) {
      const { asked } = next;
      next = null;
      try {
        done(await work(asked), asked);
      } catch (error) {
        if (!isAbortion(error)) reportError(error);
      }
    }
    isBusy = false;
  };
  return (asked) => {
    next = { asked };
    if (!isBusy) void go();
  };
}
