import { equivalentGraph, type Maze, NONE, type Param } from '@labrys/core';
import type { Content } from '../format.ts';

export type GraphKnobs = { readonly nodes: string };

/** Knobs that all graph formats write by. */
export const graphParams: { readonly nodes: Param } = {
  nodes: {
    type: 'choice',
    choices: {
      choices: 'junctions, dead ends, start and finish; what lies between is one link with a length',
      cells: 'every cell',
    },
    default: 'choices',
    help: 'what is a node of the graph that is written',
  },
};

/** What is written of a maze: nodes, and links between them. */
export interface WrittenGraph {
  readonly maze: Maze;
  /** Node -> cell of the maze it came from. */
  readonly cells: ArrayLike<number>;
  readonly links: readonly WrittenLink[];
}

interface WrittenLink {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly isOneWay: boolean;
}

/** The graph that the knobs ask for; links that are closed are left out. */
export function writtenGraph({ maze, lengths }: Content, { nodes }: GraphKnobs): WrittenGraph {
  if (nodes === 'cells') {
    const cells = Uint32Array.from({ length: maze.space.graph.cellCount }, (_, c) => c);
    return { maze, cells, links: linksOf(maze, (l) => lengths?.[l] ?? 1) };
  }
  const graph = equivalentGraph(maze, lengths);
  return { maze: graph.maze, cells: graph.cells, links: linksOf(graph.maze, (l) => graph.lengths[l] as number) };
}

function linksOf({ space, open, oneWay }: Maze, lengthOf: (link: number) => number): WrittenLink[] {
  const { ends } = space.graph;
  return Array.from(open, (l) => ({
    from: ends[oneWay?.back.has(l) === true ? 2 * l + 1 : 2 * l] as number,
    to: ends[oneWay?.back.has(l) === true ? 2 * l : 2 * l + 1] as number,
    length: rounded(lengthOf(l)),
    isOneWay: oneWay?.has(l) ?? false,
  }));
}

/** What a node is besides: start, finish, both or neither. */
export function roleOf({ start, finishes }: Maze, node: number): '' | 'start' | 'finish' | 'start finish' {
  const isFinish = finishes.includes(node);
  if (node !== start || node === NONE) return isFinish ? 'finish' : '';
  return isFinish ? 'start finish' : 'start';
}

/** To 1/1000 of a cell, as in maze files. */
export function rounded(value: number): number {
  return Math.round(value * 1000) / 1000;
}
