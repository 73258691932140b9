// DOT, the language of Graphviz (E. R. Gansner, S. C. North, 2000).

import type { Format } from '../format.ts';
import { type GraphKnobs, graphParams, roleOf, rounded, writtenGraph } from './graph-knobs.ts';
import { notRead } from './not-read.ts';

export const dot: Format<GraphKnobs> = {
  id: 'FMT-DOT',
  name: 'dot',
  title: 'DOT (Graphviz)',
  summary: 'The maze as a graph of junctions, dead ends and ends, its corridors links with lengths, for Graphviz.',
  about:
    'Nodes lie where their cells lie ("neato -n" keeps them there, "dot" and "sfdp" lay out anew) and bear their numbers; ' +
    'links bear their lengths. A maze with one-way corridors is a digraph, whose other links have no arrow heads. With ' +
    'doors and keys nodes are states, their numbers those of the cell and of the keys held there.',
  steps: [
    'Find the cells that offer a choice, and the corridors between them; or take every cell.',
    'Write nodes and links, start and finish as double circles with their names.',
  ],
  sources: ['E. R. Gansner, S. C. North, An open graph visualization system and its applications, 2000'],
  params: graphParams,
  printKnobs: ['nodes'],
  parseKnobs: [],
  extensions: ['dot', 'gv'],
  kind: 'text',
  isOnlyWritten: true,
  sniff: notRead.sniff(/^\s*(?:strict\s+)?(?:di)?graph\b[^{]*\{/),
  parse: notRead.parse('DOT'),
  print: (content, knobs) => {
    const { maze, cells, keys, links } = writtenGraph(content, knobs);
    const { centres } = maze.space;
    const isDirected = maze.oneWay !== null;
    const arrow = isDirected ? '->' : '--';
    const nodes = Array.from(cells, (cell, node) => {
      const role = roleOf(maze, node);
      // Points, y up; 72 a cell leave room for the numbers.
      const x = rounded(72 * (centres[2 * node] as number));
      const y = rounded(-72 * (centres[2 * node + 1] as number));
      const shape = role === '' ? '' : `, shape=doublecircle, xlabel="${role}"`;
      const held = keys?.(node).map((colour) => ` +${colour}`) ?? [];
      return `  ${node} [label="${cell}${held.join('')}", pos="${x},${y}"${shape}];`;
    });
    const edges = links.map(({ from, to, length, isOneWay }) => {
      const head = isDirected && !isOneWay ? ', dir=none' : '';
      return `  ${from} ${arrow} ${to} [label="${length}", len=${length}${head}];`;
    });
    const lines = [`${isDirected ? 'digraph' : 'graph'} maze {`, '  node [shape=circle];', ...nodes, ...edges, '}', ''];
    return new TextEncoder().encode(lines.join('\n'));
  },
};
