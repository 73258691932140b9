// Reading and writing files, with sentences instead of system errors.

import {
  lstatSync,
  readFileSync,
  realpathSync,
  renameSync,
  rmSync,
  type Stats,
  statSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import process from 'node:process';
import { MazeError } from '@labrys/core';

/**
 * The bytes of a file.
 *
 * @param most largest size, in bytes
 * @throws MazeError `bad-file`: it does not exist, is a directory, may not be read; `too-large` before it is read
 */
export function readBytes(path: string, most: number = Number.POSITIVE_INFINITY): Uint8Array {
  const size = found(path)?.size ?? 0;
  if (size > most) {
    const [has, takes] = [Math.ceil(size / 2 ** 20), Math.floor(most / 2 ** 20)];
    throw new MazeError('too-large', `${path} has ${has} MB; the most is ${takes} MB`);
  }
  try {
    return readFileSync(path);
  } catch (error) {
    throw new MazeError('bad-file', `${path} ${readingFault(error)}`);
  }
}

/**
 * What a JSON file holds.
 *
 * @param most largest size, in bytes
 * @throws MazeError `bad-file`; `too-large` before it is read
 */
export function readJson(path: string, most?: number): unknown {
  const text = new TextDecoder().decode(readBytes(path, most));
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new MazeError('bad-file', `${path} is not valid JSON: ${firstLine(error)}`);
  }
}

/**
 * Finds out whether a file can be written, before the work is done.
 *
 * @throws MazeError `bad-file`
 */
export function requireWritable(path: string): void {
  if (found(path)?.isDirectory())
    throw new MazeError('bad-file', `${path} is a directory; give the name of a file in it`);
  const folder = dirname(path);
  const parent = found(folder);
  if (parent === undefined) throw new MazeError('bad-file', `${path} cannot be written: there is no folder ${folder}`);
  if (!parent.isDirectory()) {
    throw new MazeError('bad-file', `${path} cannot be written: ${folder} is a file, not a folder`);
  }
}

/**
 * Writes a file as a whole: beside its place first, then renamed, so that nobody ever sees half of it.
 *
 * @throws MazeError `bad-file`; nothing is left behind
 */
export function writeWhole(path: string, content: string | Uint8Array): void {
  const files = new FileSet();
  try {
    files.add(path, content);
    files.finish();
  } finally {
    files.discard();
  }
}

/** Files that appear together: each is written beside its place, and all are renamed once the last one is whole. */
export class FileSet {
  private readonly waiting: { readonly path: string; readonly beside: string; readonly target: string }[] = [];

  /**
   * Writes one file beside its place.
   *
   * @throws MazeError `bad-file`
   */
  add(path: string, content: string | Uint8Array): void {
    requireWritable(path);
    const target = isLink(path) ? realpathSync(path) : path;
    // A device or pipe is written to; it must not be replaced by a file.
    if (found(target)?.isFile() === false) {
      attempt(path, () => writeFileSync(target, content));
      return;
    }
    const beside = join(dirname(target), `.${basename(target)}.${process.pid}.part`);
    this.waiting.push({ path, beside, target });
    attempt(path, () => writeFileSync(beside, content));
  }

  /**
   * Puts all files in their places.
   *
   * @throws MazeError `bad-file`
   */
  finish(): void {
    for (const { path, beside, target } of this.waiting) attempt(path, () => renameSync(beside, target));
    this.waiting.length = 0;
  }

  /** Takes away what is not in its place. */
  discard(): void {
    for (const { beside } of this.waiting) rmSync(beside, { force: true });
    this.waiting.length = 0;
  }
}

/** What is at a path; nothing if any part of it is not there. */
function found(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false });
  } catch {
    return undefined;
  }
}

function isLink(path: string): boolean {
  return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;
}

function attempt(path: string, write: () => void): void {
  try {
    write();
  } catch (error) {
    throw new MazeError('bad-file', `${path} cannot be written: ${writingFault(error)}`);
  }
}

function readingFault(error: unknown): string {
  switch (codeOf(error)) {
    case 'ENOENT':
      return 'does not exist';
    case 'ENOTDIR':
      return 'does not exist: a part of its path is a file';
    case 'EISDIR':
      return 'is a directory; give the name of a file in it';
    case 'EACCES':
    case 'EPERM':
      return 'may not be read by you';
    case 'ERR_FS_FILE_TOO_LARGE':
      return 'is larger than 2 GB, too large to read at once';
    default:
      return `cannot be read: ${firstLine(error)}`;
  }
}

function writingFault(error: unknown): string {
  switch (codeOf(error)) {
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return 'you may not write there';
    case 'ENOENT':
      return 'its folder takes no new files';
    case 'ENOSPC':
      return 'the disk is full';
    case 'ENAMETOOLONG':
      return 'the name is too long';
    default:
      return firstLine(error);
  }
}

function codeOf(error: unknown): string {
  return (error as { code?: string }).code ?? '';
}

function firstLine(error: unknown): string {
  return String((error as Error).message).split('\n')[0] as string;
}
