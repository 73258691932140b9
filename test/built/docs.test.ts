// Runs every snippet of the README and the docs as its reader would, with the built packages.

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';
import { extractSnippets, type Snippet } from '../snippets/extract.ts';
import { checkTypes, Workshop } from '../snippets/run.ts';

const pages = [...markdownIn('.', false), ...markdownIn('docs', true), ...markdownIn('examples', true)].map((page) => ({
  page,
  snippets: extractSnippets(readFileSync(join(root, page), 'utf8')),
}));

for (const { page, snippets } of pages) {
  if (snippets.length === 0) continue;

  describe(page, () => {
    // One folder a page: what a snippet writes, those below it can read.
    const workshop = new Workshop();
    afterAll(() => workshop.close());

    for (const snippet of snippets) {
      it(`line ${snippet.line} (${snippet.kind}) does what the page says`, () => workshop.run(snippet));
    }
  });
}

it('all programs have right types', () => {
  const programs = pages.flatMap(({ page, snippets }) =>
    snippets.flatMap(({ kind, line, ...snippet }) =>
      kind === 'ts' && 'code' in snippet
        ? [[`${page.replaceAll(sep, '-')}-line-${line}.ts`, snippet.code] as const]
        : [],
    ),
  );
  expect(programs.length).toBeGreaterThan(20);
  const workshop = new Workshop();
  try {
    expect(checkTypes(workshop, new Map(programs))).toBe('');
  } finally {
    workshop.close();
  }
});

describe('running a snippet', () => {
  const workshop = new Workshop();
  afterAll(() => workshop.close());

  const typescript: Snippet = {
    kind: 'ts',
    line: 1,
    code: "import * as labrys from 'labrys';\nconst kind: string = typeof labrys;\nconsole.log(kind);\n",
    output: ['object'],
  };

  it('gives it the packages, and TypeScript', async () => {
    await workshop.run(typescript);
    expect(checkTypes(workshop, new Map([['right.ts', typescript.code]]))).toBe('');
  });

  it('notices other output, an exception and a wrong type', async () => {
    await expect(workshop.run({ ...typescript, output: ['number'] })).rejects.toThrow('printed:\nobject');
    await expect(workshop.run({ ...typescript, code: "throw new Error('lost');" })).rejects.toThrow('lost');
    expect(checkTypes(workshop, new Map([['wrong.ts', 'const n: number = "two";']]))).toContain('wrong.ts(1,7)');
  });

  it('runs commands in a shell, and notices another exit status or other output', async () => {
    const command = { line: 1, text: 'labrys --version | tr 0-9 0', output: ['0.0.0'], status: 0 };
    await workshop.run({ kind: 'sh', line: 1, commands: [command] });
    const wrong = (change: Partial<typeof command>) =>
      workshop.run({ kind: 'sh', line: 1, commands: [{ ...command, ...change }] });
    await expect(wrong({ output: ['1.1.1'] })).rejects.toThrow('printed:\n0.0.0');
    await expect(wrong({ status: 2 })).rejects.toThrow('exits with 0');
  });
});

/** The pages in a folder of the checkout, by their paths; those of packages are npm's front pages, and few. */
function markdownIn(folder: string, deep: boolean): string[] {
  if (!existsSync(join(root, folder))) return [];
  return readdirSync(join(root, folder), { recursive: deep, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && !name.split(sep).includes('node_modules'))
    .map((name) => join(folder, name))
    .sort();
}
