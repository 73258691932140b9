import { MazeError } from '@labrys/core';
import { type Document, type ReadOptions, readMaze } from '../../src/index.ts';

export function bytesOf(text: string): Uint8Array {
  return new TextEncoder().encode(text);
}

/** Reads a text given as lines. */
export function readLines(lines: readonly string[], options: ReadOptions = {}): Document {
  return readMaze(bytesOf(`${lines.join('\n')}\n`), 'test', options);
}

/** The sentence with which reading is refused. */
export function refusal(bytes: Uint8Array, name = 'test', options: ReadOptions = {}): string {
  try {
    readMaze(bytes, name, options);
  } catch (error) {
    if (error instanceof MazeError && ['bad-file', 'newer-version', 'too-large'].includes(error.code))
      return error.message;
    throw error;
  }
  throw new Error('the file was read');
}
