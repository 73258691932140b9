// Graphs as JSON in the form of NetworkX and D3: lists of nodes, and of links with a source and a target.
//
//   { "format": "labrys-graph", "version": 1, "directed": false, "multigraph": true, "start": 0, "finish": 2,
//     "nodes": [{ "id": 0, "cell": 0, "x": 0.5, "y": 0.5 }, ...],
//     "links": [{ "source": 0, "target": 1, "length": 4 }, { "source": 1, "target": 2, "length": 2, "directed": true }] }

import { BitSet, GraphSpace, graphFromLinks, type Maze, NONE, OneWay } from '@labrys/core';
import { badFile } from '../bad-file.ts';
import type { Document, Format } from '../format.ts';
import { isObject, type JsonObject, parseJson, shownText, wholeIn } from '../json.ts';
import { decodeHead, decodeText } from '../text.ts';
import { whyNoEnds } from '../why-no-ends.ts';
import { type GraphKnobs, graphParams, rounded, writtenGraph } from './graph-knobs.ts';

/** The version that is written, and read where a file names one. */
const VERSION = 1;

/** Largest coordinate and length: rounding has to stay exact. */
const FARTHEST = 1e9;

export const graphJson: Format<GraphKnobs> = {
  id: 'FMT-GRAPH-JSON',
  name: 'graph-json',
  title: 'Graph, JSON',
  summary: 'Mazes as graphs of nodes and links with lengths, one-way links too: for any rules that can be put so.',
  about:
    'Written are junctions, dead ends and ends as nodes and the corridors between them as links with lengths, or every cell; with doors ' +
    'and keys states, each a cell with the keys held there. ' +
    'Read is any list of nodes and links, such as NetworkX (node_link_data) and D3 use: ids may be numbers or texts, ' +
    '"edges" stands for "links", "weight" for "length"; a link is one-way where it, or the whole graph, is "directed".',
  steps: [
    'Number the nodes in the order of the list.',
    'Join the nodes that each link names, with its length; parallel links and loops are kept.',
    'Take start and finish by the ids of their nodes.',
  ],
  sources: [],
  params: graphParams,
  printKnobs: ['nodes'],
  parseKnobs: [],
  extensions: ['graph.json', 'json'],
  kind: 'text',
  sniff: (bytes) => {
    const head = decodeHead(bytes);
    return /^\s*\{/.test(head) && /"nodes"\s*:\s*\[\s*[\]{]|"labrys-graph"/.test(head) && !/"labrys-maze"/.test(head);
  },
  parse: (bytes) => parse(parseJson(decodeText(bytes))),
  print: (content, knobs) => {
    const { maze, cells, keys, links } = writtenGraph(content, knobs);
    const { centres } = maze.space;
    const nodes = Array.from(cells, (cell, id) =>
      JSON.stringify({
        ...{ id, cell, x: rounded(centres[2 * id] as number), y: rounded(centres[2 * id + 1] as number) },
        ...(keys === null ? {} : { keys: keys(id) }),
      }),
    );
    const lines = links.map(({ from, to, length, isOneWay }) =>
      JSON.stringify({ source: from, target: to, length, ...(isOneWay ? { directed: true } : {}) }),
    );
    const { start, finishes } = maze;
    const head = {
      ...{ format: 'labrys-graph', version: VERSION, directed: false, multigraph: true },
      start: start === NONE ? null : start,
      finish: finishes.length > 1 ? finishes : (finishes[0] ?? null),
    };
    const text = `${JSON.stringify(head).slice(0, -1)},\n"nodes":[\n${nodes.join(',\n')}\n],\n"links":[\n${lines.join(',\n')}\n]}\n`;
    return new TextEncoder().encode(text);
  },
};

function parse(file: unknown): Document {
  if (!isObject(file)) throw badFile('a graph is one JSON object with "nodes" and "links"');
  if (file.format === 'labrys-graph' && file.version !== VERSION) {
    throw badFile(`this graph is of another version than ${VERSION}, the one that is read`);
  }
  const nodes = listOf(file.nodes, 'nodes');
  if (nodes.length === 0) throw badFile('"nodes" is empty; a maze needs at least one');
  const nodeOf = new Map<string, number>();
  const centres = new Float64Array(2 * nodes.length);
  let arePlaced = true;
  nodes.forEach((node, number) => {
    const id = idOf(isObject(node) ? node.id : node);
    if (id === null) throw badFile(`"nodes"[${number}] has no "id", which is a number or a text`);
    if (nodeOf.has(id)) throw badFile(`"nodes"[${number}] has the id ${shownId(id)}, as another one has`);
    nodeOf.set(id, number);
    const { x, y } = isObject(node) ? node : ({} as JsonObject);
    if (isPlace(x) && isPlace(y)) centres.set([x, y], 2 * number);
    else arePlaced = false;
  });
  const find = (id: unknown, what: string): number => {
    const text = idOf(id);
    const number = text === null ? undefined : nodeOf.get(text);
    if (number === undefined)
      throw badFile(`${what} names no node${text === null ? '' : `: there is no ${shownId(text)}`}`);
    return number;
  };

  const name = file.links === undefined ? 'edges' : 'links';
  const items = listOf(file[name], file.links === undefined && file.edges === undefined ? 'links' : name);
  const ends = new Uint32Array(2 * items.length);
  const lengths = new Float64Array(items.length).fill(1);
  const oneWay = new BitSet(items.length);
  items.forEach((item, l) => {
    const where = `"${name}"[${l}]`;
    if (!isObject(item)) throw badFile(`${where} is no object with a "source" and a "target"`);
    ends[2 * l] = find(item.source, `the source of ${where}`);
    ends[2 * l + 1] = find(item.target, `the target of ${where}`);
    const length = item.length ?? item.weight ?? 1;
    if (!isPlace(length) || length <= 0) {
      throw badFile(`the length of ${where} has to be a number above 0 and up to ${FARTHEST}`);
    }
    lengths[l] = length;
    if ((item.directed ?? file.directed) === true) oneWay.add(l);
  });
  const isThere = (value: unknown): boolean => value !== undefined && value !== null;
  const finishes = isThere(file.finish) ? [file.finish].flat().map((id) => find(id, '"finish"')) : [];
  const maze: Maze = {
    space: new GraphSpace(graphFromLinks(nodes.length, ends), arePlaced ? centres : null, { kind: 'graph' }),
    open: new BitSet(items.length).complement(),
    oneWay: oneWay.next(0) === NONE ? null : new OneWay(oneWay),
    start: isThere(file.start) ? find(file.start, '"start"') : NONE,
    finishes: [...new Set(finishes)],
    openings: [],
  };
  return {
    format: 'graph-json',
    maze,
    ...(lengths.every((length) => length === 1) ? {} : { lengths }),
    unit: 'cell',
    whyNoEnds: whyNoEnds(maze),
    notes: [],
  };
}

function listOf(value: unknown, name: string): readonly unknown[] {
  if (Array.isArray(value)) return value;
  throw badFile(`"${name}" is missing or no list; a graph has a list "nodes" and a list "links"`);
}

/** An id as the key it is found by: 1 and "1" are two. */
function idOf(value: unknown): string | null {
  if (typeof value === 'string') return `"${value}`;
  return wholeIn(value, -Number.MAX_SAFE_INTEGER, Number.MAX_SAFE_INTEGER) === null ? null : String(value);
}

function shownId(id: string): string {
  return id.startsWith('"') ? `"${shownText(id.slice(1))}"` : id;
}

function isPlace(value: unknown): value is number {
  return typeof value === 'number' && Math.abs(value) <= FARTHEST;
}
