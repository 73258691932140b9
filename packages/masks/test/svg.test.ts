import { describe, expect, it } from 'vitest';
import { maskFromSvg } from '../src/index.ts';
import { outlineOfPath } from '../src/path.ts';

const svg = (inside: string): string => `<?xml version="1.0"?>\n<!DOCTYPE svg>\n<svg xmlns="x">${inside}</svg>`;
const pathIn = (inside: string): string => maskFromSvg(svg(inside)).mask.path;

describe('the mask in an SVG file', () => {
  it('is the first path that is drawn', () => {
    expect(maskFromSvg(svg('<path d="M0 0h5v5z"/><path d="M9 9"/>'))).toEqual({
      mask: { path: 'M0 0h5v5z' },
      shapes: 2,
    });
    expect(pathIn(`<g><path\n id='a' d='M0 0h5v5z' title="a > b"></path></g>`)).toBe('M0 0h5v5z');
    expect(pathIn('<!-- <path d="M1 1"/> --><path d="M0 0&#10;h5v5z"/>')).toBe('M0 0\nh5v5z');
    expect(pathIn('<defs><path d="M1 1"/></defs><clipPath><rect/></clipPath><svg:path d="M0 0h5v5z"/>')).toBe(
      'M0 0h5v5z',
    );
    expect(pathIn('<g display="none"><path d="M1 1"/></g><path d="M0 0h5v5z"/>')).toBe('M0 0h5v5z');
    expect(pathIn('<style><![CDATA[ <path d="M1 1"/> ]]></style><path d="M0 0h5v5z"/>')).toBe('M0 0h5v5z');
  });

  it('keeps the rule of filling, wherever it is said', () => {
    const rule = (inside: string) => maskFromSvg(svg(inside)).mask.rule;
    expect(rule('<path d="M0 0h5v5z" fill-rule="evenodd"/>')).toBe('evenodd');
    expect(rule('<g style="fill: red; fill-rule:evenodd"><path d="M0 0h5v5z"/></g>')).toBe('evenodd');
    expect(rule('<g fill-rule="evenodd"><path fill-rule="nonzero" d="M0 0h5v5z"/></g>')).toBeUndefined();
  });

  it('may be another shape', () => {
    const box = (inside: string) => outlineOfPath(pathIn(inside), 'nonzero').box;
    expect(box('<polygon points="0,0 4,0 2,3"/>')).toEqual({ left: 0, top: 0, width: 4, height: 3 });
    expect(box('<rect x="1" y="2" width="3px" height="4"/>')).toEqual({ left: 1, top: 2, width: 3, height: 4 });
    expect(box('<circle cx="5" cy="6" r="2"/>')).toMatchObject({ left: 3, width: 4 });
    expect(box('<ellipse rx="5" ry="2"/>')).toMatchObject({ left: -5, width: 10 });
  });

  it('may be moved and scaled, but not turned or stretched', () => {
    const within = (transform: string) => `<g transform="${transform}"><path d="M0 0h5v5z"/></g>`;
    for (const fine of ['translate(3, 4)', 'scale(2)', 'translate(1) scale(2,2)', 'matrix(2 0 0 2 5 5)', 'none']) {
      expect(pathIn(within(fine))).toBe('M0 0h5v5z');
    }
    for (const bad of ['rotate(5)', 'scale(1,-1)', 'scale(-1)', 'skewX(3)', 'matrix(0 1 -1 0 0 0)', 'scale(x)']) {
      expect(() => pathIn(within(bad))).toThrow(/is transformed by .+; apply the transform/);
    }
  });

  it('is missed in files without one', () => {
    expect(() => maskFromSvg('<svg/>')).toThrow(/no shape that is drawn/);
    expect(() => maskFromSvg('<html><p>M0 0</p></html>')).toThrow(/no shape that is drawn/);
    expect(() => maskFromSvg('<svg><g><!-- <path')).toThrow(/ends in the middle/);
    expect(() => maskFromSvg(svg('<path d="M0 0 h"/>'))).toThrow(/a number is missing/);
    expect(() => maskFromSvg(svg('<path/>'))).toThrow(/it is empty/);
    expect(() => maskFromSvg(svg('<rect width="100%" height="5"/>'))).toThrow(/width of the first rect is "100%"/);
  });

  it('ends in files that are meant to be slow', { timeout: 60_000 }, () => {
    for (const part of ['<', '<!--', '<a', '<g>', '<path d="', '</g>', '<a b="', '&#', 'd=']) {
      try {
        maskFromSvg(`<svg>${part.repeat(50_000)}`);
      } catch (error) {
        expect((error as Error).name).toBe('MazeError');
      }
    }
  });
});
