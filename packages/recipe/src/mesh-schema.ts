// The board that a recipe brings along: what it may be written as, its canonical form, and the cells it makes.

import {
  linkedSpace,
  MAX_CELLS,
  MazeError,
  type MeshSpace,
  MOST_CORNERS_A_CELL,
  MOST_LINKS,
  outlineSpace,
  type Space,
} from '@labrys/core';
import * as z from 'zod/mini';
import type { LinkedMesh, MeshRecipe, OutlinedMesh } from './recipe.ts';
import { misfit, strangeKey } from './refusal.ts';

const OUTLINED = ['polygons'];
const LINKED = ['cells', 'links', 'position'];
const WANTED = 'an object: { "polygons": [[[x, y], ...], ...] } or { "cells": N, "links": [[a, b], ...] }';

/**
 * A board as people write it. It can have millions of numbers, so all that is wrong with one is found by {@link faultOf} and
 * not by a schema for each of them.
 */
export function meshSchema(): z.ZodMiniType {
  return z.unknown().check(
    z.superRefine((value, context) => {
      const fault = faultOf(value);
      if (fault !== null) context.addIssue({ code: 'custom', message: fault });
    }),
    z.meta({ ...SHAPE, description: 'a board of your own: outlines of its cells, or cells and links' }),
  );
}

const point = pairOf({ type: 'number' });
const ends = pairOf({ type: 'integer', minimum: 0, maximum: Number.MAX_SAFE_INTEGER });

/** Its JSON Schema, for people and programs that write one. */
const SHAPE = {
  anyOf: [
    {
      type: 'object',
      properties: {
        polygons: {
          minItems: 1,
          type: 'array',
          items: { minItems: 3, maxItems: MOST_CORNERS_A_CELL, type: 'array', items: point },
          description: 'the corners of each cell in order, in any unit, y down',
        },
      },
      required: ['polygons'],
      additionalProperties: false,
    },
    {
      type: 'object',
      properties: {
        cells: { type: 'integer', minimum: 1, maximum: MAX_CELLS },
        links: { maxItems: MOST_LINKS, type: 'array', items: ends, description: 'two cells each' },
        position: { description: 'x and y of each cell, in any unit, y down', type: 'array', items: point },
      },
      required: ['cells', 'links'],
      additionalProperties: false,
    },
  ],
} as const;

/** Two of a kind. */
function pairOf(item: object): object {
  return { type: 'array', prefixItems: [item, item], items: false, minItems: 2, maxItems: 2 };
}

function faultOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) {
    const way = value === undefined ? '; on the command line it is the file of --mesh' : '';
    return `${misfit('mesh', value, WANTED)}${way}`;
  }
  const isOutlined = Object.hasOwn(value, 'polygons');
  const known = isOutlined ? OUTLINED : LINKED;
  const strange = Object.keys(value).find((key) => !known.includes(key));
  if (strange !== undefined) {
    return isOutlined && LINKED.includes(strange)
      ? `mesh has "polygons" and "${strange}": outlines make the links, so leave out "${strange}"`
      : strangeKey('mesh', strange, isOutlined ? OUTLINED : [...OUTLINED, ...LINKED]);
  }
  return isOutlined ? polygonsFault((value as { polygons: unknown }).polygons) : linksFault(value);
}

function polygonsFault(polygons: unknown): string | null {
  if (!Array.isArray(polygons)) return misfit('polygons of a mesh', polygons, 'a list of outlines, one a cell');
  for (let c = 0; c < polygons.length; c++) {
    const outline: unknown = polygons[c];
    if (!Array.isArray(outline)) return misfit(`polygon ${c} of the mesh`, outline, 'a list of corners [x, y]');
    for (let k = 0; k < outline.length; k++) {
      if (!isPoint(outline[k])) return misfit(`corner ${k} of polygon ${c}`, outline[k], 'two numbers, [x, y]');
    }
  }
  return null;
}

function linksFault(mesh: {
  readonly cells?: unknown;
  readonly links?: unknown;
  readonly position?: unknown;
}): string | null {
  const { cells, links, position } = mesh;
  if (cells === undefined && links === undefined) return misfit('mesh', mesh, WANTED);
  if (!isCount(cells) || cells < 1 || cells > MAX_CELLS) {
    return misfit('cells of a mesh', cells, `a whole number from 1 to ${MAX_CELLS}`);
  }
  if (!Array.isArray(links)) return misfit('links of a mesh', links, 'a list of pairs of cells');
  for (let l = 0; l < links.length; l++) {
    const pair: unknown = links[l];
    if (Array.isArray(pair) && pair.length === 2 && pair.every((cell) => isCount(cell) && cell < cells)) continue;
    return misfit(`link ${l} of the mesh`, pair, `two cells, which have the numbers 0 to ${cells - 1}`);
  }
  if (position === undefined) return null;
  if (!Array.isArray(position)) return misfit('position of a mesh', position, 'a list of points [x, y], one a cell');
  if (position.length !== cells) return `position of a mesh has ${position.length} points for ${cells} cells`;
  for (let c = 0; c < cells; c++) {
    if (!isPoint(position[c])) return misfit(`position ${c} of the mesh`, position[c], 'two numbers, [x, y]');
  }
  return null;
}

/** Farthest from the origin, in the unit of the board. */
const FARTHEST = 1e9;

function isPoint(value: unknown): value is readonly [number, number] {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((part) => typeof part === 'number' && Math.abs(part) <= FARTHEST)
  );
}

function isCount(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value >= 0;
}

/** A copy with its keys in one order, and without -0, which JSON does not keep. */
export function canonicalMesh(mesh: MeshRecipe): MeshRecipe {
  const point = ([x, y]: readonly [number, number]): readonly [number, number] => [x + 0, y + 0];
  if ('polygons' in mesh) return { polygons: mesh.polygons.map((outline) => outline.map(point)) };
  const { cells, links, position } = mesh;
  return {
    cells,
    links: links.map(([a, b]) => [a + 0, b + 0]),
    ...(position === undefined ? {} : { position: position.map(point) }),
  };
}

/** How many cells a board has. */
export function meshCells(mesh: MeshRecipe): number {
  return 'polygons' in mesh ? mesh.polygons.length : mesh.cells;
}

/**
 * The board of outlines.
 *
 * @throws MazeError as {@link outlineSpace}
 */
export function outlinedSpace({ polygons }: OutlinedMesh): MeshSpace {
  const first = new Uint32Array(polygons.length + 1);
  for (let c = 0; c < polygons.length; c++) first[c + 1] = (first[c] as number) + (polygons[c]?.length ?? 0);
  const corners = first[polygons.length] as number;
  const x = new Float64Array(corners);
  const y = new Float64Array(corners);
  let at = 0;
  for (const outline of polygons) {
    for (const [cornerX, cornerY] of outline) {
      x[at] = cornerX;
      y[at++] = cornerY;
    }
  }
  return outlineSpace({ first, x, y });
}

/**
 * The board of cells and links.
 *
 * @param asked what is asked for besides, for boards with outlines only
 * @throws MazeError `cannot-combine` if anything is; as {@link linkedSpace}
 */
export function spaceOfLinks(
  { cells, links, position }: LinkedMesh,
  asked: { readonly [name: string]: unknown },
): Space {
  const extra = Object.keys(asked).find((name) => asked[name] !== undefined);
  if (extra !== undefined) {
    throw new MazeError(
      'cannot-combine',
      `"${extra}" needs the shapes of cells, and this board is cells and links alone; give it "polygons", or leave out "${extra}"`,
    );
  }
  const ends = new Uint32Array(2 * links.length);
  for (let l = 0; l < links.length; l++) ends.set(links[l] as readonly [number, number], 2 * l);
  return linkedSpace(cells, ends, position === undefined ? null : Float64Array.from(position.flat()));
}
