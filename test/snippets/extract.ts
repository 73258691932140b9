/**
 * A piece of a page that can be tried: a program, or the commands of a shell block.
 * CONTRIBUTING.md ("Snippets") states the convention for those who write pages.
 */
export type Snippet = Program | Commands;

interface Program {
  readonly kind: 'js' | 'ts';
  /** Line of the page where the code begins, counted from 1. */
  readonly line: number;
  readonly code: string;
  /** The lines it must print, or undefined if the page does not say. */
  readonly output: readonly string[] | undefined;
}

interface Commands {
  readonly kind: 'sh';
  readonly line: number;
  readonly commands: readonly Command[];
}

export interface Command {
  readonly line: number;
  readonly text: string;
  readonly output: readonly string[] | undefined;
  /** The exit status it must have. */
  readonly status: number;
}

/** All snippets of a page of Markdown, in order. Blocks marked `no-run` are left out. */
export function extractSnippets(markdown: string): Snippet[] {
  return blocks(markdown).flatMap(({ info, line, lines }): Snippet[] => {
    const [language = '', ...marks] = info.split(/\s+/);
    if (marks.includes('no-run')) return [];
    if (/^(js|javascript|mjs)$/.test(language)) return [program('js', line, lines)];
    if (/^(ts|typescript)$/.test(language)) return [program('ts', line, lines)];
    if (/^(sh|bash|shell|console)$/.test(language)) {
      const commands = commandsOf(line, lines);
      return commands.length > 0 ? [{ kind: 'sh', line, commands }] : [];
    }
    return [];
  });
}

/**
 * The first difference between what was said to be printed and what was, or undefined if there is none.
 * A line `...` stands for any number of lines, and `...` within a line for any text. Space at line ends is ignored.
 */
export function outputDifference(said: readonly string[], printed: string): string | undefined {
  const wanted = said.map((line) => line.trimEnd());
  const actual = printed.split(/\r?\n/).map((line) => line.trimEnd());
  while (actual.at(-1) === '') actual.pop();
  return matches(wanted, actual) ? undefined : `said:\n${wanted.join('\n')}\n\nprinted:\n${actual.join('\n')}`;
}

function matches(wanted: readonly string[], actual: readonly string[]): boolean {
  const [line, ...rest] = wanted;
  if (line === undefined) return actual.length === 0;
  if (line === '...') return actual.some((_, skip) => matches(rest, actual.slice(skip))) || rest.length === 0;
  const [first, ...others] = actual;
  return first !== undefined && lineMatches(line, first) && matches(rest, others);
}

function lineMatches(wanted: string, actual: string): boolean {
  const pattern = wanted
    .split('...')
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
    .join('.*');
  return new RegExp(`^${pattern}$`).test(actual);
}

interface Block {
  readonly info: string;
  readonly line: number;
  readonly lines: readonly string[];
}

/** The fenced code blocks of a page; a fence may be indented, as in a list. */
function blocks(markdown: string): Block[] {
  const found: Block[] = [];
  let open: { fence: string; indent: number; info: string; line: number; lines: string[] } | undefined;
  for (const [index, text] of markdown.split(/\r?\n/).entries()) {
    const [, indent = '', fence = '', info = ''] = /^(\s*)(`{3,}|~{3,})\s*(.*?)\s*$/.exec(text) ?? [];
    if (open === undefined) {
      if (fence !== '') open = { fence, indent: indent.length, info, line: index + 2, lines: [] };
    } else if (fence.startsWith(open.fence) && info === '') {
      found.push(open);
      open = undefined;
    } else {
      const { indent: columns } = open;
      open.lines.push(/^\s*$/.test(text.slice(0, columns)) ? text.slice(columns) : text);
    }
  }
  if (open !== undefined) throw new Error(`The code block of line ${open.line - 1} is not closed.`);
  return found;
}

function program(kind: 'js' | 'ts', line: number, lines: readonly string[]): Program {
  const output = lines.flatMap((text) => /\/\/ ->(?: (.*))?$/.exec(text)?.slice(1, 2) ?? []).map((text) => text ?? '');
  return { kind, line, code: `${lines.join('\n')}\n`, output: output.length > 0 ? output : undefined };
}

/** The lines that begin with `labrys` (or `npx labrys`, or either after a `$`), each with what is said of it. */
function commandsOf(firstLine: number, lines: readonly string[]): Command[] {
  const commands: Command[] = [];
  let current: { line: number; text: string; output: string[] | undefined; status: number } | undefined;
  let continued = false;
  for (const [index, line] of lines.entries()) {
    if (continued && current !== undefined) {
      current.text += `\n${line}`;
    } else if (/^(\$ )?(npx )?labrys /.test(line)) {
      current = { line: firstLine + index, text: line.replace(/^(\$ )?(npx )?/, ''), output: undefined, status: 0 };
      commands.push(current);
    } else if (current !== undefined) {
      const [, said] = /^# ->(?: (.*))?$/.exec(line) ?? [];
      const [, status] = /^# exits with (\d+)$/.exec(line) ?? [];
      if (/^# ->/.test(line)) current.output = [...(current.output ?? []), said ?? ''];
      else if (status !== undefined) current.status = Number(status);
      else if (line.trim() !== '') current = undefined; // another command, which is not run
    }
    continued = /\\$/.test(line);
  }
  return commands;
}
