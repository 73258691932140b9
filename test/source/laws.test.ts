// Promises about the source that no compiler setting or lint rule can hold us to.

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../scripts/root.mjs';

describe('the source', () => {
  it('takes randomness as an argument and never looks at the clock', () => {
    const platform =
      /\bMath\.random\b|\bDate\.now\b|\bDate\(\s*\)|\bperformance\.|\bcrypto\b|\bset(Timeout|Interval)\b/;
    expect(
      linesWith(platform, (file) => /^packages\/(core|geometry|masks|recipe|render|formats)\/src\//.test(file)),
    ).toEqual([]);
  });

  it('decides mazes with exact arithmetic only, so that every engine agrees', () => {
    // Engines differ in the last bit of these; Math.sqrt is exact. Where cells lie may be computed with them, since
    // drawing rounds, and so may the chance that a test statistic has; what is drawn from chance may not.
    const inexact =
      /\bMath\.(a?(sin|cos|tan)h?|atan2|exp|expm1|log|log2|log10|log1p|pow|cbrt|hypot)\b|\s\*\*=?\s|\btoLocale|\bIntl\b/;
    const decides =
      /^packages\/(core\/src\/(?!mesh\/|tilings\/|surfaces\/|shapes\/|measure\/chi-square)|(geometry|masks)\/src\/)/;
    expect(linesWith(inexact, (file) => decides.test(file))).toEqual([]);
  });

  it('sees through comments, and knows a wrong line when it meets one', () => {
    expect(codeLines('a // Math.random()\n/* ** Date\n */ b\n')).toEqual(['a ', '', ' b', '']);
  });
});

/** The lines of code that match, as `file:line: code`. */
function linesWith(pattern: RegExp, chosen: (file: string) => boolean): string[] {
  return sources()
    .filter(chosen)
    .flatMap((file) =>
      codeLines(readFileSync(join(root, file), 'utf8')).flatMap((code, index) =>
        pattern.test(code) ? [`${file}:${index + 1}: ${code.trim()}`] : [],
      ),
    );
}

function sources(): string[] {
  return readdirSync(join(root, 'packages'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
    .filter((file) => !/\/(node_modules|dist)\//.test(file));
}

/** Lines without their comments; line numbers stay. */
function codeLines(text: string): string[] {
  return text
    .replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''))
    .replace(/\/\/.*$/gm, '')
    .split('\n');
}
