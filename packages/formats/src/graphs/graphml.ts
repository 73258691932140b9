// GraphML (U. Brandes and others, GraphML Progress Report, 2001): for yEd, Gephi, Cytoscape, NetworkX and igraph.

import type { Format } from '../format.ts';
import { type GraphKnobs, graphParams, roleOf, rounded, writtenGraph } from './graph-knobs.ts';
import { notRead } from './not-read.ts';

export const graphml: Format<GraphKnobs> = {
  id: 'FMT-GRAPHML',
  name: 'graphml',
  title: 'GraphML',
  summary:
    'The maze as a graph of junctions, dead ends and ends, its corridors links with lengths, for graph programs.',
  about:
    'Nodes keep the number of their cell, x and y in cells with y down, and their role (start, finish); links keep their ' +
    'length as "length" and "weight", and one-way corridors are directed. Parallel corridors and loops stay. With doors and ' +
    'keys nodes are states, a cell with the keys held there ("keys": their colours).',
  steps: [
    'Find the cells that offer a choice, and the corridors between them; or take every cell.',
    'Write nodes and links with their data.',
  ],
  sources: ['U. Brandes, M. Eiglsperger, I. Herman, M. Himsolt, M. S. Marshall, GraphML Progress Report, 2001'],
  params: graphParams,
  printKnobs: ['nodes'],
  parseKnobs: [],
  extensions: ['graphml'],
  kind: 'text',
  isOnlyWritten: true,
  sniff: notRead.sniff(/^[^<]*(?:<[?!][^>]*>\s*)*<graphml\b/),
  parse: notRead.parse('GraphML'),
  print: (content, knobs) => {
    const { maze, cells, keys, links } = writtenGraph(content, knobs);
    const { centres } = maze.space;
    const nodes = Array.from(cells, (cell, node) => {
      const role = roleOf(maze, node);
      const data = [
        ['cell', cell],
        ['x', rounded(centres[2 * node] as number)],
        ['y', rounded(centres[2 * node + 1] as number)],
        ...(role === '' ? [] : [['role', role]]),
        ...(keys === null ? [] : [['keys', keys(node).join(' ')]]),
      ];
      return `    <node id="n${node}">${data.map(dataElement).join('')}</node>`;
    });
    const edges = links.map(({ from, to, length, isOneWay }, l) => {
      const data = [
        ['length', length],
        ['weight', length],
      ];
      const directed = isOneWay ? ' directed="true"' : '';
      return `    <edge id="e${l}" source="n${from}" target="n${to}"${directed}>${data.map(dataElement).join('')}</edge>`;
    });
    const lines = [
      '<?xml version="1.0" encoding="UTF-8"?>',
      '<graphml xmlns="http://graphml.graphdrawing.org/xmlns">',
      key('cell', 'node', 'int'),
      key('x', 'node', 'double'),
      key('y', 'node', 'double'),
      key('role', 'node', 'string'),
      ...(keys === null ? [] : [key('keys', 'node', 'string')]),
      key('length', 'edge', 'double'),
      key('weight', 'edge', 'double'),
      '  <graph id="maze" edgedefault="undirected">',
      ...nodes,
      ...edges,
      '  </graph>',
      '</graphml>',
      '',
    ];
    return new TextEncoder().encode(lines.join('\n'));
  },
};

function key(name: string, owner: 'node' | 'edge', type: string): string {
  return `  <key id="${name}" for="${owner}" attr.name="${name}" attr.type="${type}"/>`;
}

function dataElement([name, value]: readonly (string | number)[]): string {
  return `<data key="${name}">${value}</data>`;
}
