import { catalogue, entriesNamed, nearestName, sectionNamed } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

const names = ['backtracker', 'kruskal', 'prim-true', 'prim-simple', 'wilson'];

describe('the nearest name', () => {
  it.each([
    ['kruscal', 'kruskal'],
    ['KRUSKAL', 'kruskal'],
    ['wislon', 'wilson'],
    ['bactracker', 'backtracker'],
    ['back', 'backtracker'],
    ['prim-smiple', 'prim-simple'],
  ])('of %j is %j', (typed, nearest) => {
    expect(nearestName(typed, names)).toBe(nearest);
  });

  it.each(['', 'x', 'dijkstra', 'maze'])('of %j is none', (typed) => {
    expect(nearestName(typed, names)).toBeNull();
  });
});

describe('the catalogue', () => {
  it('has no name twice in a section', () => {
    for (const { records } of catalogue) expect(new Set(records.map(({ name }) => name)).size).toBe(records.length);
  });

  it('knows sections in the singular, and records by name, id and alias', () => {
    expect(sectionNamed(catalogue, 'solver')).toBe(sectionNamed(catalogue, 'solvers'));
    expect(entriesNamed(catalogue, 'Wilson')).toEqual(entriesNamed(catalogue, 'GEN-WILSON'));
    expect(entriesNamed(catalogue, 'gamma')).toMatchObject([{ kind: 'tilings', record: { name: 'square' } }]);
    expect(() => entriesNamed(catalogue, 'wilsn')).toThrow('Did you mean "wilson"?');
    expect(() => sectionNamed(catalogue, 'sovlers')).toThrow('Did you mean "solvers"?');
  });
});
