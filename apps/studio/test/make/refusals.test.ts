import { makeMaze, parseRecipe } from '@labrys/recipe';
import { describe, expect, it } from 'vitest';
import { whyNot } from '../../src/engine/small-board.ts';
import { alternativesOf } from '../../src/state/alternatives.ts';
import { carveOf, type Draft, withAlgorithm, withCarve, withPlainBoard, withWeave } from '../../src/state/draft.ts';
import { remediesOf } from '../../src/state/remedies.ts';
import { first, further } from '../../src/views/gallery/plates.ts';
import { sentenceOf, shortReason } from '../../src/views/make/sentence.ts';
import { surprises } from '../../src/views/make/surprises.ts';

const draft = (input: Draft): Draft => parseRecipe(input);
const SQUARES = draft({ space: { width: 32, height: 30 }, seed: 1 });
const PENROSE = draft(withPlainBoard(SQUARES, 'penrose'));

describe('refusals', () => {
  it('of a small board are those of the large one, for every other choice of every list', () => {
    const kinds = [SQUARES, PENROSE, draft(withWeave(SQUARES, 0.5))];
    for (const kind of kinds) {
      expect(whyNot(kind)).toBeNull();
      for (const [control, choices] of Object.entries(alternativesOf(kind))) {
        for (const [choice, edited] of Object.entries(choices)) {
          let isMade = true;
          try {
            makeMaze(parseRecipe(edited));
          } catch {
            isMade = false;
          }
          expect(whyNot(edited) === null, `${control} ${choice}`).toBe(isMade);
        }
      }
    }
  });

  it('have a nearest that works, and it keeps what was asked for', () => {
    const cases: readonly (readonly [string, Draft, string])[] = [
      ['algorithm', withAlgorithm(PENROSE, 'eller'), 'Use Kruskal'],
      ['tiling', withPlainBoard(draft(withAlgorithm(SQUARES, 'sidewinder')), 'voronoi'), 'Use Binary tree'],
      ['weave', withWeave(draft(withCarve(SQUARES, { focus: 'wall' })), 0.5), 'Carve passages'],
      ['focus', withCarve(draft(withWeave(SQUARES, 0.5)), { focus: 'wall' }), 'Leave out the bridges'],
      ['symmetry', withCarve(draft(withAlgorithm(SQUARES, 'eller')), { symmetry: 'mirror' }), 'Use Kruskal'],
    ];
    for (const [control, refused, words] of cases) {
      const why = whyNot(refused);
      expect(why, control).not.toBeNull();
      const remedy = remediesOf(refused, control, why?.message ?? '').find((one) => whyNot(one.draft) === null);
      expect(remedy?.words, control).toBe(words);
      if (control === 'weave') expect(remedy?.draft.space?.weave).toBeTruthy();
      if (control === 'focus') expect(carveOf(remedy?.draft as Draft).focus).toBe('wall');
    }
  });

  it('are said in a whole sentence, and in a few words in lists', () => {
    const why = whyNot(withAlgorithm(PENROSE, 'eller'))?.message ?? '';
    expect(sentenceOf(why, true)).toBe('Eller needs rows, and there are none here.');
    expect(sentenceOf(why, false)).toBe(
      'Eller needs rows, and there are none here; kruskal or wilson work on every board.',
    );
    expect(shortReason(why)).toBe('needs rows');
  });
});

describe('recipes to begin with', () => {
  it('make their mazes, all plates of the gallery', () => {
    for (const { name, recipe } of [...first, ...further]) {
      expect(makeMaze(parseRecipe(recipe)).space.graph.cellCount, name).toBeGreaterThan(50);
    }
  });

  it('make their mazes at both ends of their sizes', () => {
    surprises.forEach((surprise, k) => {
      for (const draw of [(from: number) => from, (_: number, to: number) => to]) {
        const recipe = { ...surprise(draw), seed: k };
        expect(makeMaze(parseRecipe(recipe)).space.graph.cellCount, `surprise ${k}`).toBeGreaterThan(50);
      }
    });
  });
});
