import type { BoardRecord } from '@labrys/core';

/** Boards that a request brings along, instead of sizes to make one from. */
export const ownBoard: BoardRecord<Record<string, never>> = {
  id: 'TES-MESH',
  name: 'mesh',
  aliases: ['own'],
  title: 'Own board',
  summary: 'A board of your own: the outlines of its cells, or cells and links without shapes.',
  about:
    'A floor plan, the map of a game, the faces of a model, a network. It is given as "mesh" in a recipe, or in a file with ' +
    '--mesh: { "polygons": [[[x, y], ...], ...] }, or { "cells": N, "links": [[a, b], ...], "position": [[x, y], ...] }, or a ' +
    '.maze.json. Any unit will do, y is down. Cells with outlines take everything that other flat boards take; links alone ' +
    'are carved by passages, solved and measured.',
  steps: [
    'Make one corner of those within a millionth of the size of the board.',
    'Cut each side where a corner of another cell lies on it, and leave out corners on straight walls where no third cell meets.',
    'Join cells along each side they share: several sides in a row are several links.',
    'Refuse cells that overlap, by their numbers.',
    'Scale the board so that the median cell has area 1, or the median link length 1.',
  ],
  sources: ['M. I. Shamos, D. Hoey, Geometric intersection problems, 1976'],
  params: {},
  topologies: ['plane'],
  degrees: [1, 1000],
};
