/** What went wrong, in one word, for programs; the message is for people. */
export type ErrorCode =
  | 'unknown-name'
  | 'param-range'
  | 'bad-value'
  | 'too-large'
  | 'cannot-combine'
  | 'bad-file'
  | 'newer-version'
  | 'no-solution'
  | 'cancelled';

/** An error the caller can act on: its message says what was wrong and what would work. */
export class MazeError extends Error {
  readonly code: ErrorCode;

  constructor(code: ErrorCode, message: string) {
    super(message);
    this.name = 'MazeError';
    this.code = code;
  }
}
