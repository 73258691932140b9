import { MazeError } from '@labrys/core';
import { read } from '../read.ts';
import { readBytes, readJson } from './files.ts';

/**
 * The recipe in a file: a recipe by itself, or the one inside a file that Labrys has made. Not checked yet.
 *
 * @throws MazeError `bad-file`
 */
export function readRecipe(path: string): Record<string, unknown> {
  const bytes = readBytes(path);
  if (isRecipeAlone(bytes)) {
    const value = readJson(path);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return value as Record<string, unknown>;
    throw new MazeError('bad-file', `${path} holds no recipe: a recipe is a JSON object`);
  }
  const { recipe } = read(bytes, path);
  if (typeof recipe === 'object' && recipe !== null) return recipe as Record<string, unknown>;
  throw new MazeError('bad-file', `${path} holds a maze, but no recipe: only files that Labrys made from one do`);
}

/** JSON that is no maze file. */
function isRecipeAlone(bytes: Uint8Array): boolean {
  const text = new TextDecoder().decode(bytes.subarray(0, 4096));
  return /^\s*[[{]/.test(text) && !/"format"\s*:\s*"labrys-maze"/.test(text);
}
