// Makes of a module one that has the same exports and the same plain data but none of the work: bodies of exported
// functions, and of functions in exported records, are replaced by calls into the real module. What only the bodies used
// is then left out by tree shaking.

import type { ESTree } from 'vite';
import { type Edit, edited } from './edits.ts';

type Expression = ESTree.Expression;

/** Stands in a bundle only if something that is not late uses a class that is. */
export const USED_TOO_SOON = 'class of a late module';

/**
 * @param source TypeScript
 * @param real an expression for the real module's namespace, which may throw
 * @throws Error for an export whose work would stay behind: nobody would notice
 */
export function hollow(source: string, program: ESTree.Program, real: string): string {
  const edits: Edit[] = [];
  const functions = new Map(
    program.body.flatMap((node) => {
      const it = node.type === 'ExportNamedDeclaration' ? node.declaration : node;
      return it?.type === 'FunctionDeclaration' && it.id !== null && it.body !== null
        ? [[it.id.name, it] as const]
        : [];
    }),
  );
  const call = (path: string): string => `return ${real}${path}.apply(this, arguments)`;

  /** Hollows what a record holds, and what these hold. */
  const hollowValue = (value: Expression, path: string): void => {
    const inner = bare(value);
    if (inner.type === 'ArrayExpression') {
      inner.elements.forEach((element, i) => {
        if (element !== null && element.type !== 'SpreadElement') hollowValue(element, `${path}[${i}]`);
      });
    } else if (inner.type === 'ObjectExpression') {
      for (const property of inner.properties) {
        if (property.type === 'SpreadElement') continue;
        const key = keyOf(property);
        if (key === null || property.kind !== 'init') throw new Error(`${path}: neither a plain key nor a method`);
        const own = bare(property.value as Expression);
        const isLocal = own.type === 'Identifier' && functions.has(own.name);
        if (own.type === 'FunctionExpression' || own.type === 'ArrowFunctionExpression' || isLocal) {
          const { start, end } = property;
          edits.push({ start, end, text: `${JSON.stringify(key)}() { ${call(`${path}[${JSON.stringify(key)}]`)} }` });
        } else hollowValue(own, `${path}[${JSON.stringify(key)}]`);
      }
    }
  };

  for (const node of program.body) {
    if (node.type !== 'ExportNamedDeclaration' || node.declaration === null) continue;
    const { declaration } = node;
    if (declaration.type === 'FunctionDeclaration' && declaration.body !== null) {
      const { name } = declaration.id as ESTree.BindingIdentifier;
      const text = `export function ${name}() { ${call(`.${name}`)} }`;
      edits.push({ start: node.start, end: node.end, text });
    } else if (declaration.type === 'ClassDeclaration') {
      // A class cannot be called into: `instanceof` and what is static would have to be there. Who uses it has to be late.
      const { name } = declaration.id as ESTree.BindingIdentifier;
      const text = `export class ${name} { constructor() { throw Error('${USED_TOO_SOON}: ${name}') } }`;
      edits.push({ start: node.start, end: node.end, text });
    } else if (declaration.type === 'VariableDeclaration') {
      for (const { id, init } of declaration.declarations) {
        if (id.type !== 'Identifier' || init === null) throw new Error('an export without a name or a value');
        const value = bare(init);
        if (value.type === 'ArrowFunctionExpression' || value.type === 'FunctionExpression') {
          edits.push({ start: init.start, end: init.end, text: `function () { ${call(`.${id.name}`)} }` });
        } else hollowValue(value, `.${id.name}`);
      }
    }
  }
  if (edits.length === 0) throw new Error('nothing in here can be late');
  return edited(source, edits);
}

/** An expression without `as const`, `satisfies` and the like. */
export function bare(expression: Expression): Expression {
  switch (expression.type) {
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
    case 'TSNonNullExpression':
    case 'ParenthesizedExpression':
      return bare(expression.expression);
    default:
      return expression;
  }
}

/** The name of a property; null if it is worked out. */
export function keyOf({ key, computed }: ESTree.ObjectProperty): string | null {
  if (computed) return null;
  if (key.type === 'Identifier') return key.name;
  return key.type === 'Literal' ? String(key.value) : null;
}
