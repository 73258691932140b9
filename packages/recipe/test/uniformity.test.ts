import { type MazeRequest, measureUniformity, recipeOf, type Uniformity } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';

function measured(request: Omit<MazeRequest, 'seed'>, samples?: number): Uniformity {
  const work = measureUniformity(recipeOf({ width: 3, height: 3, ...request, seed: 1 }), samples);
  for (;;) {
    const turn = work.next();
    if (turn.done) return turn.value;
  }
}

describe('the uniformity of an algorithm', () => {
  it('is there for Wilson, on any board, and by walls', () => {
    expect(measured({ algorithm: 'wilson' })).toMatchObject({
      ...{ samples: 19_200, mazes: 192, seen: 192, freedom: 191, verdict: 'uniform' },
      sentence: 'uniform as far as 19,200 mazes can tell',
    });
    for (const board of [
      { tiling: 'sigma', height: 2 },
      { tiling: 'delta', width: 5, height: 2 },
      { topology: 'cylinder', height: 2 },
    ]) {
      const { verdict, chiSquare, distance, distanceByChance } = measured({ algorithm: 'wilson', ...board }, 8000);
      expect([verdict, board], `p of ${JSON.stringify(board)}`).toEqual(['uniform', board]);
      expect(Math.abs(chiSquare - 1)).toBeLessThan(0.5);
      expect(distance / distanceByChance).toBeLessThan(1.5);
    }
    expect(measured({ algorithm: 'wilson', focus: 'wall' }, 4000).verdict).toBe('uniform');
  });

  it('is not there where some mazes are likelier, or never arise', () => {
    const kruskal = measured({ algorithm: 'kruskal' }, 9600);
    expect(kruskal).toMatchObject({ verdict: 'uneven', seen: 192 });
    expect(kruskal.sentence).toMatch(/^all mazes arise, but the likeliest is \d+\.\d times as likely as the rarest$/);
    expect(kruskal.p).toBeLessThan(1e-4);
    // Binary tree chooses for each of 4 cells between two links: 16 mazes of 192, each as likely as the others.
    const tree = measured({ algorithm: 'binary-tree' }, 9600);
    expect(tree).toMatchObject({ seen: 16, verdict: 'missing', rarest: 0 });
    expect(tree.sentence).toBe('176 of 192 mazes never arose in 9,600');
    expect(tree.distance).toBeCloseTo(176 / 192, 10);
  });

  it('is that with the knobs asked for: a bias makes it uneven', () => {
    expect(measured({ algorithm: 'wilson', bias: 0.3 }, 2400).verdict).toBe('uneven');
  });

  it('cannot be told from few draws', () => {
    const few = measured({ algorithm: 'binary-tree' }, 100);
    expect(few.verdict).toBe('too-few');
    expect(few.sentence).toBe('100 draws are too few to tell: with 192 mazes it takes 960 or more');
    expect(measured({ algorithm: 'binary-tree' }, 2000).sentence).toBe(
      'not uniform: 176 of 192 mazes did not arise in 2,000, perhaps as they are rare',
    );
  });

  it.each([
    [{ width: 9, height: 9 }, 'this board has about 10^33 mazes'],
    [{ width: 5, height: 1 }, 'this board has only one maze'],
    [{ weave: 1, width: 4 }, 'mazes with crossings are not counted'],
    [{ braid: 1 }, 'transforms make other mazes'],
    [{ algorithm: 'braid-walls' }, 'braid-walls does not grow spanning trees'],
    [{ symmetry: 'rotate2' }, 'symmetry makes other mazes likelier'],
    [{ wish: { deadEnds: 3 } }, 'a wish prefers some mazes'],
  ])('is refused where mazes cannot be counted: %j', (request, sentence) => {
    expect(() => measured(request)).toThrow(sentence);
  });
});
