import { equivalentGraph, hasDoors, type Maze, MOST_COLOURS, NONE, type Param, stateGraph } from '@labrys/core';
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
  /** Node -> the colours of the keys held there; null for a maze without doors, whose nodes are cells. */
  readonly keys: ((node: number) => readonly number[]) | null;
  readonly links: readonly WrittenLink[];
}

interface WrittenLink {
  readonly from: number;
  readonly to: number;
  readonly length: number;
  readonly isOneWay: boolean;
}

/** The graph that the knobs ask for; links that are closed are left out. */
export function writtenGraph(content: Content, { nodes }: GraphKnobs): WrittenGraph {
  const states = hasDoors(content.maze) ? stateGraph(content.maze) : null;
  if (states === null) return { ...graphOf(content, nodes), keys: null };
  // With doors the nodes are states: a cell and the keys held there.
  const lengths = content.lengths && Float64Array.from(states.links, (l) => content.lengths?.[l] ?? 1);
  const graph = graphOf({ maze: states.maze, lengths }, nodes);
  const heldAt = (node: number): number => states.keys[graph.cells[node] as number] as number;
  return {
    ...graph,
    cells: Uint32Array.from(graph.cells, (state) => states.cells[state] as number),
    keys: (node) => colours.filter((colour) => (heldAt(node) & (1 << (colour - 1))) !== 0),
  };
}

const colours = Array.from({ length: MOST_COLOURS }, (_, i) => i + 1);

function graphOf({ maze, lengths }: Pick<Content, 'maze' | 'lengths'>, nodes: string): Omit<WrittenGraph, 'keys'> {
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
