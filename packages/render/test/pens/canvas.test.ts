import { describe, expect, it } from 'vitest';
import { type CanvasLike, drawOnCanvas, scene } from '../../src/index.ts';
import { smallMaze, wayThrough } from '../mazes.ts';

/** A canvas that writes down what it is told. */
function recorder(): { canvas: CanvasLike; calls: string[] } {
  const calls: string[] = [];
  const short = (value: unknown): unknown => (typeof value === 'number' ? Math.round(value * 100) / 100 : value);
  const canvas = new Proxy({} as CanvasLike, {
    get:
      (_, name) =>
      (...values: unknown[]) => {
        calls.push([String(name), ...values.flat().map(short)].join(' '));
      },
    set: (_, name, value) => {
      calls.push(`${String(name)} = ${short(value)}`);
      return true;
    },
  });
  return { canvas, calls };
}

describe('drawOnCanvas', () => {
  it('draws the scene by the calls of a 2D context, and leaves the context as it was', () => {
    const maze = smallMaze();
    const { canvas, calls } = recorder();
    drawOnCanvas(scene(maze, undefined, { solution: wayThrough(maze), title: 'Golden' }), canvas, 10);
    expect(calls[0]).toBe('save');
    expect(calls[calls.length - 1]).toBe('restore');
    expect(calls.slice(1, 10)).toMatchInlineSnapshot(`
      [
        "fillStyle = #ffffff",
        "fillRect 0 0 53 59",
        "beginPath",
        "moveTo 6.5 6.5",
        "lineTo 46.5 6.5",
        "lineTo 46.5 26.5",
        "moveTo 46.5 36.5",
        "lineTo 6.5 36.5",
        "lineTo 6.5 16.5",
      ]
    `);
    expect(calls.filter((call) => call === 'stroke')).toHaveLength(2);
    expect(calls.filter((call) => call === 'fill evenodd')).toHaveLength(2);
    expect(calls.find((call) => call.startsWith('fillText'))).toContain('Golden');
    expect(calls.filter((call) => call.startsWith('arcTo')).length).toBeGreaterThan(3);
    expect(calls.join('\n')).not.toMatch(/NaN|undefined/);
  });

  it('draws dots as dashes without length', () => {
    const maze = smallMaze();
    const { canvas, calls } = recorder();
    const drawing = scene(maze, undefined, { solution: wayThrough(maze) });
    const dotted = {
      ...drawing,
      layers: drawing.layers.map((layer) => ({
        ...layer,
        items: layer.items.map((item) => (layer.name === 'solution' ? { ...item, dotStep: 0.38 } : item)),
      })),
    };
    drawOnCanvas(dotted as typeof drawing, canvas, 10);
    expect(calls).toContain('setLineDash 0 3.8');
  });
});
