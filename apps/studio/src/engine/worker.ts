// The worker: takes jobs one after the other and answers each. Code of a job is loaded when it is first asked for.

import { MazeError } from '@labrys/core';
import { expose, transfer } from 'comlink';
import { handedOver } from './hand-over.ts';
import { type JobName, jobs } from './jobs.ts';
import { retryingLate } from './late.ts';
import type { Answer, JobContext } from './protocol.ts';
import { Session } from './session.ts';

const session = new Session();
const stopped = new Set<number>();
let tell: (job: number, done: number) => void = () => {};
let waiting = 0;
let last: Promise<unknown> = Promise.resolve();

const engine = {
  /** Whom to tell how far jobs are. */
  listen(listener: typeof tell): void {
    tell = listener;
  },

  /** Stops a job at its next pause. */
  stop(job: number): void {
    stopped.add(job);
  },

  /** Does a job after those that were asked for before. */
  do(job: number, name: JobName, asked: unknown): Promise<Answer<unknown>> {
    waiting++;
    const answer = last.then(() => {
      waiting--;
      return answerOf(job, name, asked);
    });
    last = answer.catch(() => {});
    return answer;
  },
};

export type Engine = typeof engine;

async function answerOf(job: number, name: JobName, asked: unknown): Promise<Answer<unknown>> {
  const context: JobContext = {
    progress: (done) => tell(job, done),
    signal: {
      get aborted() {
        return stopped.has(job);
      },
    },
    isAwaited: () => waiting > 0,
    pause,
  };
  try {
    if (stopped.has(job)) throw new MazeError('cancelled', 'stopped before it began');
    const { run } = await jobs[name]();
    const work = run as (session: Session, asked: unknown, context: JobContext) => unknown;
    const value = await retryingLate(() => work(session, asked, context));
    return transfer({ value }, handedOver(value));
  } catch (error) {
    if (!(error instanceof MazeError)) throw error; // a fault of ours: the page hears of it as it is
    return { refusal: { code: error.code, message: error.message } };
  } finally {
    stopped.delete(job);
  }
}

/** Lets messages in: timers are slowed down to 4 ms after a few, channels are not. */
const channel = new MessageChannel();
const paused: (() => void)[] = [];
channel.port1.onmessage = () => paused.shift()?.();

function pause(): Promise<void> {
  return new Promise((resolve) => {
    paused.push(resolve);
    channel.port2.postMessage(null);
  });
}

expose(engine);
