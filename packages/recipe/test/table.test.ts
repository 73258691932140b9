import { generators } from '@labrys/core';
import { focuses, tableRows } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

/** Rows of small mazes, timed by a clock that goes on by one at each look. */
function rows(algorithms: readonly string[], samples: number, size: number) {
  let now = 0;
  const clock = (): number => now++;
  return [
    ...tableRows({ algorithms, tiling: 'square', sizes: { width: size, height: size }, samples, seed: 1, clock }),
  ];
}

describe('the table', () => {
  const measured = rows(['backtracker', 'binary-tree', 'wilson', 'unicursal'], 40, 30);
  const row = (algorithm: string, focus: string) =>
    measured.find((one) => one.algorithm === algorithm && one.focus === focus);

  it('has a row for each focus a generator takes', () => {
    expect(measured.map(({ algorithm, focus }) => `${algorithm} ${focus}`)).toEqual([
      ...['backtracker passage', 'binary-tree passage', 'binary-tree wall'],
      ...['wilson passage', 'wilson wall', 'unicursal wall'],
    ]);
    expect(generators.flatMap(focuses).length).toBeGreaterThan(generators.length);
  });

  it('has makers too, of which it does not say whether all mazes are alike', () => {
    const makers = rows(['braid-walls', 'sparse'], 2, 12);
    expect(makers.map(({ algorithm, focus }) => `${algorithm} ${focus}`)).toEqual([
      ...['braid-walls wall', 'sparse passage', 'sparse wall'],
    ]);
    expect(makers[0]).toMatchObject({ deadEnds: 0, uniform: null, mazesSeen: null });
  });

  it('gives dead ends and solutions in per cent of the cells', () => {
    // On 30 x 30 the border counts for more than at the published size, hence the width.
    expect(row('backtracker', 'passage')?.deadEnds).toBeGreaterThan(9);
    expect(row('backtracker', 'passage')?.deadEnds).toBeLessThan(12);
    expect(row('binary-tree', 'passage')?.solution).toBeCloseTo((100 * 59) / 900, 6);
    expect(row('binary-tree', 'passage')?.solutionSd).toBeCloseTo(0, 6);
    expect(row('unicursal', 'wall')?.solution).toBe(100);
    expect(row('unicursal', 'wall')?.deadEnds).toBeCloseTo((100 * 2) / 900, 6);
  });

  it('takes binary tree as 10 on its clock', () => {
    expect(measured.every(({ time }) => time === 10)).toBe(true);
  });

  it('tells even-handed generators from those that favour a direction', () => {
    expect(row('wilson', 'passage')?.unbiased).toBe(true);
    expect(row('unicursal', 'wall')?.unbiased).toBe(true);
    expect(row('binary-tree', 'passage')).toMatchObject({ unbiased: false });
  });

  it('tells uniform generators from those that are not, and from those that never make some mazes', () => {
    expect(row('wilson', 'passage')).toMatchObject({ uniform: 'yes', mazesSeen: 192 });
    expect(row('wilson', 'wall')).toMatchObject({ uniform: 'yes', mazesSeen: 192 });
    expect(rows(['kruskal'], 1, 3)[0]).toMatchObject({ uniform: 'no', mazesSeen: 192 });
    expect(row('binary-tree', 'passage')).toMatchObject({ uniform: 'never', mazesSeen: 16 });
  });

  it('repeats for the same seed', () => {
    expect(rows(['wilson'], 5, 10)).toEqual(rows(['wilson'], 5, 10));
  });

  it('refuses generators that do not exist', () => {
    expect(() => rows(['wislon'], 1, 3)).toThrow('Did you mean "wilson"?');
  });
});
