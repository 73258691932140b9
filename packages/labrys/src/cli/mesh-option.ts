// The board of labrys make --mesh: outlines, cells and links, or a maze file.

import { MazeError } from '@labrys/core';
import { listed, type MeshRecipe } from '@labrys/recipe';
import { Option } from 'commander';
import { readJson } from './files.ts';

/** Largest file, in bytes. */
const MOST_BYTES = 64 * 1024 * 1024;

export function meshOption(): Option {
  return new Option(
    '--mesh <file>',
    'a board of your own as JSON: {"polygons": [[[x, y], ...], ...]}, {"cells": N, "links": [[a, b], ...]}, or a .maze.json',
  );
}

/**
 * The board in a file, which is checked with the recipe.
 *
 * @throws MazeError `bad-file`; `too-large` before the file is read
 */
export function typedMesh(path: string | undefined): MeshRecipe | undefined {
  if (path === undefined) return undefined;
  const value = readJson(path, MOST_BYTES);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    throw new MazeError('bad-file', `${path} holds no board: a board is a JSON object with "polygons" or "links"`);
  }
  const file = value as Readonly<Record<string, unknown>>;
  if (file.format === 'labrys-maze') return boardOfMaze(file, path);
  if (file.polygons !== undefined || file.links !== undefined) return file as unknown as MeshRecipe;
  const keys = Object.keys(file).slice(0, 3);
  const has =
    keys.length === 0
      ? 'is empty'
      : `has ${listed(
          keys.map((key) => `"${key.slice(0, 20)}"`),
          'and',
        )}`;
  throw new MazeError('bad-file', `${path} ${has}; a board has "polygons" or "cells" and "links"`);
}

/** The outlines of a maze file if it has any, else its links. */
function boardOfMaze(
  { polygons, cells, links, position }: Readonly<Record<string, unknown>>,
  path: string,
): MeshRecipe {
  if (Array.isArray(polygons)) return { polygons: polygons.map(inPairs) } as MeshRecipe;
  if (links === undefined) {
    throw new MazeError(
      'bad-file',
      `${path} keeps its board in the recipe only; write it with --full, or use --recipe`,
    );
  }
  const places = Array.isArray(position)
    ? position.map((place) => (Array.isArray(place) ? place.slice(0, 2) : place))
    : null;
  return { cells, links, ...(places === null ? {} : { position: places }) } as unknown as MeshRecipe;
}

/** Maze files have x, y, x, y, ... round each cell. */
function inPairs(polygon: unknown): unknown {
  if (!Array.isArray(polygon)) return polygon;
  return Array.from({ length: Math.ceil(polygon.length / 2) }, (_, k) => polygon.slice(2 * k, 2 * k + 2));
}
