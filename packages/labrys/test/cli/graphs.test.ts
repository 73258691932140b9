// Mazes as graphs on the command line.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { make, solve } from 'labrys';
import { afterAll, describe, expect, it } from 'vitest';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const text = (name: string): string => readFileSync(join(folder, name), 'utf8');

describe('labrys convert and solve with graphs', () => {
  it('write a maze as GraphML, DOT and JSON, and solve the graph by the lengths of its corridors', async () => {
    const request = { width: 12, height: 9, algorithm: 'kruskal', braid: 0.7, ends: 'corners', seed: 5 } as const;
    const flags = ['--algorithm', 'kruskal', '--braid', '0.7', '--ends', 'corners', '--seed', '5'];
    await labrys(['make', '12x9', ...flags, '-o', 'm.svg'], folder);
    for (const ending of ['graphml', 'dot', 'graph.json']) {
      expect(await labrys(['convert', 'm.svg', `m.${ending}`], folder)).toEqual({ status: 0, stdout: '', stderr: '' });
    }
    expect(text('m.graphml')).toMatch(/<graphml xmlns=/);
    expect(text('m.dot')).toMatch(/^graph maze \{/);
    const answer = await labrys(['solve', 'm.graph.json', '--json'], folder);
    const length = solve(make(request)).links.length;
    expect(JSON.parse(answer.stdout)).toMatchObject({ solved: true, length, unit: 'cell' });
    const words = await labrys(['solve', 'm.graph.json'], folder);
    expect(words.stdout).toMatch(
      new RegExp(`^length ${length}, \\d+ steps from cell 0 to cell \\d+ \\(shortest\\)\n$`),
    );
    expect(JSON.parse(answer.stdout).links.length).toBeLessThan(length);
    await labrys(['convert', 'm.graph.json', 'back.maze.json'], folder);
    expect(JSON.parse((await labrys(['solve', 'back.maze.json', '--json'], folder)).stdout).length).toBe(length);
    await labrys(['convert', 'm.svg', 'cells.graph.json', '--write', 'nodes=cells'], folder);
    expect(JSON.parse(text('cells.graph.json')).nodes).toHaveLength(108);
  });

  it('say that GraphML is written only', async () => {
    const { status, stderr } = await labrys(['measure', 'm.graphml'], folder);
    expect([status, stderr]).toEqual([
      2,
      'labrys: m.graphml: GraphML is written, not read; graphs are read as .graph.json\n',
    ]);
  });
});
