import { MazeError } from '@labrys/core';
import { read } from '../read.ts';
import { readBytes, readJson } from './files.ts';

/**
 * The recipe in a file: a recipe by itself, or the one inside a file that Labrys has made; or the recipe itself as JSON,
 * which begins with a brace as no sensible file does. Not checked yet.
 *
 * @throws MazeError `bad-file`; `bad-value` for JSON that is none
 */
export function readRecipe(typed: string): Record<string, unknown> {
  if (typed.trimStart().startsWith('{')) return typedRecipe(typed);
  return recipeInFile(typed);
}

function typedRecipe(typed: string): Record<string, unknown> {
  try {
    return JSON.parse(typed);
  } catch (error) {
    throw new MazeError('bad-value', `the recipe is not valid JSON: ${(error as Error).message}`);
  }
}

function recipeInFile(path: string): Record<string, unknown> {
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
