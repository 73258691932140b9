// What the page and its worker say to one another. The worker holds the maze; the page asks for facts and pictures of it.

/** What a job is handed besides the session and what is asked of it. */
export interface JobContext {
  /** Says which share is done, 0 to 1. */
  readonly progress: (done: number) => void;
  /** Whether it is to stop: what it does then is thrown away. */
  readonly signal: { readonly aborted: boolean };
  /** Whether another job is waiting for its end: what is done in advance gives way then. */
  readonly isAwaited: () => boolean;
  /** Lets messages through, such as that it is to stop. */
  readonly pause: () => Promise<void>;
}

/** A MazeError on its way to the page. */
export interface Refusal {
  readonly code: string;
  readonly message: string;
}

/** An answer, or why there is none. */
export type Answer<T> = { readonly value: T } | { readonly refusal: Refusal };
