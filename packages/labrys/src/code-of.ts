// A recipe as a program.

import { type Recipe, shortForm } from '@labrys/recipe';

/**
 * JavaScript that makes the maze of a recipe and draws it as an SVG text.
 *
 * @param shown whether the drawing shows the way
 */
export function codeOf(recipe: Recipe, { solution = false }: { readonly solution?: boolean } = {}): string {
  const { version: _, ...input } = shortForm(recipe);
  const options = [
    ...(solution ? ['solution: solve(maze)'] : []),
    ...(recipe.title === undefined ? [] : [`title: ${JSON.stringify(recipe.title)}`]),
    ...(recipe.style === undefined ? [] : [`params: ${literal(recipe.style, 0)}`]),
  ];
  return `import { draw, make${solution ? ', solve' : ''} } from 'labrys';

const maze = make(${literal(input, 0)});
const svg = draw(maze, 'svg'${options.length === 0 ? '' : `, { ${options.join(', ')} }`});
`;
}

/** As wide as a line of a program may be. */
const WIDEST = 80;

/** A JSON value as it is written in a program: on one line where it fits. */
function literal(value: unknown, depth: number): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const isList = Array.isArray(value);
  const parts = Object.entries(value)
    .filter(([, part]) => part !== undefined)
    .map(([key, part]) => `${isList ? '' : `${keyWord(key)}: `}${literal(part, depth + 1)}`);
  if (parts.length === 0) return isList ? '[]' : '{}';
  const [open, close] = isList ? ['[', ']'] : ['{ ', ' }'];
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length + 2 * depth <= WIDEST && !line.includes('\n')) return line;
  const indent = '  '.repeat(depth + 1);
  return `${open.trim()}\n${parts.map((part) => `${indent}${part},\n`).join('')}${'  '.repeat(depth)}${close.trim()}`;
}

const keyWord = (key: string): string => (/^[A-Za-z_]\w*$/.test(key) ? key : quoted(key));

function quoted(text: string): string {
  const json = JSON.stringify(text);
  return json.includes("'") ? json : `'${json.slice(1, -1).replaceAll('\\"', '"')}'`;
}
