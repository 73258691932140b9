import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { extractSnippets, outputDifference } from './extract.ts';

const page = readFileSync(new URL('./fixtures/page.md', import.meta.url), 'utf8');

describe('snippets of a page', () => {
  const [first, second, third, ...others] = extractSnippets(page);

  it('are its programs, with the lines they must print', () => {
    expect(first).toMatchObject({ kind: 'ts', line: 6, output: ['42', 'a', '', 'b'] });
    expect(first).toHaveProperty('code', expect.stringMatching(/^const cells: number = 6 \* 7;\n/));
    expect(second).toMatchObject({ kind: 'js', line: 15, output: undefined });
  });

  it('are its commands, with their output and exit status', () => {
    expect(third).toEqual({
      kind: 'sh',
      line: 29,
      commands: [
        { line: 29, text: 'labrys list generators', output: ['backtracker', '...'], status: 0 },
        { line: 34, text: 'labrys make 10x10 \\\n  -o maze.svg', output: undefined, status: 0 },
        { line: 36, text: 'labrys make 0x0 2>&1', output: ['...width...'], status: 2 },
      ],
    });
  });

  it('are neither other blocks nor those marked no-run', () => {
    expect(others).toEqual([]);
  });

  it('must be closed', () => {
    expect(() => extractSnippets('```ts\nlost')).toThrow('line 1 is not closed');
  });
});

describe('output', () => {
  it('is compared line by line, without space at line ends', () => {
    expect(outputDifference(['a', ' b'], 'a  \n b\n')).toBeUndefined();
    expect(outputDifference(['a'], 'a\nb\n')).toContain('printed:\na\nb');
    expect(outputDifference(['a', 'b'], 'a\n')).toBeDefined();
    expect(outputDifference([], '')).toBeUndefined();
  });

  it('may be left open with ...', () => {
    expect(outputDifference(['...'], '')).toBeUndefined();
    expect(outputDifference(['...', 'z'], 'x\ny\nz\n')).toBeUndefined();
    expect(outputDifference(['a', '...'], 'a\n')).toBeUndefined();
    expect(outputDifference(['took ... ms (+)'], 'took 12.5 ms (+)')).toBeUndefined();
    expect(outputDifference(['took ... ms'], 'took 12.5 s')).toBeDefined();
    expect(outputDifference(['a.c'], 'abc')).toBeDefined();
  });
});
