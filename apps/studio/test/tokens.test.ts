// The colours of the studio as numbers: text that can be read, lines that can be seen, states that can be told apart.

import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

type Rgb = readonly [number, number, number];
type Tokens = { readonly [name: string]: Rgb };

const css = readFileSync(new URL('../src/styles/tokens.css', import.meta.url), 'utf8');
const themes = { light: tokensOf(/:root \{([^}]*)\}/), dark: tokensOf(/\[data-theme="dark"\] \{([^}]*)\}/) };

describe.each(Object.entries(themes))('in the %s theme', (_, tokens) => {
  const colour = (name: string): Rgb => {
    const found = tokens[name];
    if (found === undefined) throw new Error(`there is no --${name}`);
    return found;
  };
  const row = (name: string, from: number, to: number): string[] =>
    Array.from({ length: to - from + 1 }, (_, i) => `${name}-${from + i}`);
  const grounds = ['paper', 'desk', 'sunk'];
  const fills = ['paper', 'sunk', 'visited', 'walk-fill', ...row('set', 1, 8), ...row('far', 0, 6)];

  it.each(['ink', 'ink-2', 'ink-3', 'danger'])('%s can be read on every ground', (name) => {
    for (const ground of grounds) expect(contrast(colour(name), colour(ground)), ground).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['edge', 'path', 'start', 'finish', 'doubt', 'walk', 'bottleneck', 'stair', 'focus'])(
    '%s can be seen on paper',
    (name) => {
      expect(contrast(colour(name), colour('paper'))).toBeGreaterThanOrEqual(3);
    },
  );

  it('walls can be seen on every fill', () => {
    for (const fill of fills) expect(contrast(colour('wall'), colour(fill)), fill).toBeGreaterThanOrEqual(3);
  });

  it('the ramp of distances goes one way in lightness', () => {
    const lights = row('far', 0, 6).map((name) => luminance(colour(name)));
    const steps = lights.slice(1).map((light, i) => Math.sign(light - (lights[i] as number)));
    expect(new Set(steps).size).toBe(1);
  });

  it.each(Object.entries(DEFICIENCIES))('neighbours of the ramp stay apart in %s vision', (_, seen) => {
    const ramp = row('far', 0, 6).map((name) => lab(seen(colour(name))));
    for (let i = 1; i < ramp.length; i++)
      expect(distance(ramp[i - 1] as Rgb, ramp[i] as Rgb), `far-${i}`).toBeGreaterThan(3);
  });
});

/** The reddish, greenish and bluish blind as F. Viénot, H. Brettel, J. D. Mollon, 1999, and H. Brettel et al., 1997, model them, in linear light. */
const DEFICIENCIES: { readonly [name: string]: (colour: Rgb) => Rgb } = {
  protan: seenBy([0.11238, 0.88762, 0, 0.11238, 0.88762, 0, 0.00401, -0.00401, 1]),
  deutan: seenBy([0.29275, 0.70725, 0, 0.29275, 0.70725, 0, -0.02234, 0.02234, 1]),
  tritan: seenBy([1, 0.14461, -0.14461, 0, 0.85924, 0.14076, 0, 0.85924, 0.14076]),
};

function seenBy(matrix: readonly number[]): (colour: Rgb) => Rgb {
  return (colour) => {
    const light = colour.map(linear) as unknown as Rgb;
    const row = (r: number): number =>
      encoded([0, 1, 2].reduce((sum, c) => sum + (matrix[3 * r + c] as number) * (light[c] as number), 0));
    return [row(0), row(1), row(2)];
  };
}

function tokensOf(block: RegExp): Tokens {
  const [, body = ''] = block.exec(css) ?? [];
  const pairs = [...body.matchAll(/--([\w-]+):\s*#([0-9a-f]{3}|[0-9a-f]{6});/g)];
  return Object.fromEntries(pairs.map(([, name, hex]) => [name as string, rgb(hex as string)]));
}

function rgb(hex: string): Rgb {
  const digits = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) as string[]);
  return digits.map((pair) => Number.parseInt(pair, 16) / 255) as unknown as Rgb;
}

const linear = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);
const encoded = (light: number): number => {
  const kept = Math.min(Math.max(light, 0), 1);
  return kept <= 0.0031308 ? 12.92 * kept : 1.055 * kept ** (1 / 2.4) - 0.055;
};

/** Relative luminance as WCAG 2.2 defines it. */
function luminance(colour: Rgb): number {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(one: Rgb, other: Rgb): number {
  const [light, dark] = [luminance(one), luminance(other)].sort((a, b) => b - a) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** CIE L*a*b*, white point D65. */
function lab(colour: Rgb): Rgb {
  const [r, g, b] = colour.map(linear) as unknown as Rgb;
  const f = (t: number): number => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27) * (t / 116) + 16 / 116);
  const x = f((0.4124 * r + 0.3576 * g + 0.1805 * b) / 0.9505);
  const y = f(0.2126 * r + 0.7152 * g + 0.0722 * b);
  const z = f((0.0193 * r + 0.1192 * g + 0.9505 * b) / 1.089);
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)];
}

function distance(one: Rgb, other: Rgb): number {
  return Math.hypot(...one.map((value, i) => value - (other[i] as number)));
}
