import { parseRecipe, recipeCode, recipeFromCode } from '@labrys/recipe';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { catalogue, named } from '../../src/catalogue/catalogue.ts';
import {
  carveOf,
  changesOf,
  type Draft,
  levelsOf,
  transformOf,
  weaveOf,
  withAlgorithm,
  withCarve,
  withEnds,
  withLevels,
  withMask,
  withPlainBoard,
  withSeed,
  withSpace,
  withStyle,
  withTiling,
  withTitle,
  withTopology,
  withTransform,
  withWeave,
  withWish,
} from '../../src/state/draft.ts';

const START: Draft = parseRecipe({ space: { width: 30, height: 20 }, seed: 47110 });

type Edit = readonly [words: string, edit: (draft: Draft) => Draft];

const tilings = catalogue.tilings.map(({ name }) => name).filter((name) => name !== 'mesh');
const algorithms = catalogue.generators.filter(({ needsPicture }) => needsPicture !== true).map(({ name }) => name);
const transforms = catalogue.transforms.map(({ name }) => name);

const pick = <T>(values: readonly T[]): fc.Arbitrary<T> => fc.constantFrom(...values);

/** Any change that a control of Make can ask for and that goes with all others. */
const edits: fc.Arbitrary<Edit> = fc.oneof(
  pick(tilings).map((name): Edit => [`tiling ${name}`, (draft) => withTiling(draft, name)]),
  pick(tilings).map((name): Edit => [`plain ${name}`, (draft) => withPlainBoard(draft, name)]),
  fc.nat().map(
    (n): Edit => [
      `surface ${n}`,
      (draft) => {
        const { topologies } = named(catalogue.tilings, draft.space?.tiling ?? 'square');
        return withTopology(draft, topologies[n % topologies.length] as string);
      },
    ],
  ),
  pick(algorithms).map((name): Edit => [`algorithm ${name}`, (draft) => withAlgorithm(draft, name)]),
  pick(transforms).map((name): Edit => [`change ${name}`, (draft) => withTransform(draft, name, {})]),
  pick(transforms).map((name): Edit => [`no ${name}`, (draft) => withTransform(draft, name, null)]),
  fc
    .array(fc.integer({ min: 1, max: 4 }), { maxLength: 3 })
    .map((floors): Edit => [`floors ${floors}`, (draft) => withLevels(draft, floors)]),
  fc.integer({ min: 0, max: 4 }).map((n): Edit => [`weave ${n / 4}`, (draft) => withWeave(draft, n / 4)]),
  fc.constantFrom<Edit>(
    ['ends', (draft) => withEnds(draft, { place: 'corners', style: 'markers' })],
    ['from', (draft) => withEnds(draft, { from: '0, 0' })],
    ['mask', (draft) => withMask(draft, { text: 'A' })],
    ['no mask', (draft) => withMask(draft, undefined)],
    ['style', (draft) => withStyle(draft, { wall: 0.2, caps: 'square' })],
    ['no style', (draft) => withStyle(draft, { wall: undefined, caps: undefined })],
    ['title', (draft) => withTitle(draft, 'For Ariadne')],
    ['no title', (draft) => withTitle(draft, '')],
    ['wish', (draft) => withWish(draft, { targets: [{ measure: 'deadEnds', most: 40 }] })],
    ['no wish', (draft) => withWish(draft, { targets: [] })],
    ['seed', (draft) => withSeed(draft, 'seven')],
  ),
);

describe('a draft', () => {
  it('stays a good recipe whatever is changed in it, and comes back from its code as it was', () => {
    fc.assert(
      fc.property(fc.array(edits, { maxLength: 12 }), (changes) => {
        let draft = START;
        for (const [, edit] of changes) draft = edit(draft);
        const recipe = parseRecipe(draft);
        expect(recipeFromCode(recipeCode(recipe))).toEqual(recipe);
        // The page goes on with the canonical form: the next change must be one of that as well.
        for (const [, edit] of changes) parseRecipe(edit(recipe));
      }),
      { seed: 1, numRuns: 120 },
    );
  });

  it('is not changed by what is made of it', () => {
    fc.assert(
      fc.property(edits, ([, edit]) => {
        const before = JSON.stringify(START);
        edit(START);
        expect(JSON.stringify(START)).toBe(before);
      }),
      { seed: 2, numRuns: 100 },
    );
  });

  it('is the same when a change is made twice', () => {
    fc.assert(
      fc.property(edits, ([, edit]) => {
        expect(edit(edit(START))).toEqual(edit(START));
      }),
      { seed: 3, numRuns: 100 },
    );
  });

  it('keeps sizes that the next tiling has too, and drops those that it has not', () => {
    expect(withTiling(START, 'brick').space).toMatchObject({ tiling: 'brick', width: 30, height: 20 });
    expect(withTiling(START, 'penrose').space).not.toHaveProperty('width');
  });

  it('keeps what any generator takes when another one is chosen, and drops knobs of the old one', () => {
    const draft = withCarve(withAlgorithm(START, 'backtracker'), { run: 3, bias: { axis: 'x', amount: 0.5 } });
    expect(carveOf(withAlgorithm(draft, 'kruskal'))).toEqual({
      algorithm: 'kruskal',
      focus: 'passage',
      bias: { axis: 'x', amount: 0.5 },
    });
  });

  it('takes the usual focus of a generator that does not have the one before', () => {
    expect(carveOf(withAlgorithm(START, 'division')).focus).toBeUndefined();
    expect(parseRecipe(withAlgorithm(START, 'unicursal')).steps[0]).toMatchObject({ carve: { focus: 'wall' } });
  });

  it('does changes in the order in which they were chosen, and again in their old place', () => {
    const both = withTransform(withTransform(START, 'trim', { length: 1 }), 'braid', { amount: 0.5 });
    const names = (draft: Draft) => changesOf(draft).flatMap((step) => Object.keys(step));
    expect(names(both)).toEqual(['trim', 'braid']);
    expect(names(withTransform(both, 'trim', { length: 4 }))).toEqual(['trim', 'braid']);
    expect(transformOf(withTransform(both, 'trim', { length: 4 }), 'trim')).toEqual({ length: 4 });
    expect(names(withTransform(both, 'trim', null))).toEqual(['braid']);
  });

  it('reads floors and bridges however they are written', () => {
    expect(levelsOf(withSpace(START, { levels: 3 }))).toEqual([3]);
    expect(levelsOf(START)).toEqual([]);
    expect(weaveOf(withSpace(START, { weave: 0.5 }))).toEqual({ density: 0.5, tunnel: 1 });
    expect(weaveOf(START)).toEqual({ density: 0, tunnel: 1 });
    expect(withLevels(withLevels(START, [3, 2]), [1]).space).toEqual(START.space);
  });

  it('lets halves and quarters grow with the board, however its size is typed', () => {
    const half = { area: { x: -1, y: -1, width: 16, height: 22 }, carve: { algorithm: 'kruskal' } } as const;
    const halved = withCarve(withSpace(START, { width: 30, height: 20 }), { segments: [half] });
    const grown = ['6', '61'].reduce((draft, typed) => withSpace(draft, { width: Number(typed) }), halved);
    expect(carveOf(grown).segments?.[0]?.area).toEqual({ x: -1, y: -1, width: 32, height: 22 });
    expect(carveOf(withSpace(grown, { height: 40 })).segments?.[0]?.area).toMatchObject({ y: -1, height: 43 });
  });
});
