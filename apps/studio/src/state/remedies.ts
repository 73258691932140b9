// Recipes near one that was refused, nearest first.

import { catalogue, named } from '../catalogue/catalogue.ts';
import * as text from '../text/en.ts';
import { carveOf, changesOf, type Draft, withAlgorithm, withCarve, withSpace, withTopology } from './draft.ts';

/** A single change, and what to call it. */
export interface Remedy {
  readonly words: string;
  readonly draft: Draft;
}

/** Tried where the refusal names none: they work on nearly every board. */
const SURE = ['kruskal', 'wilson', 'backtracker', 'hunt-kill'];

/** @param control whose wish stays */
export function remediesOf(draft: Draft, control: string, message: string): Remedy[] {
  const { space = {} } = draft;
  const carve = carveOf(draft);
  const words = text.make.remedies;
  const steps: Remedy[] = [];
  const add = (isOffered: boolean, title: string, edited: () => Draft): void => {
    if (isOffered) steps.push({ words: title, draft: edited() });
  };
  const algorithms = (names: readonly string[]): void => {
    for (const name of names) {
      if (name === carve.algorithm) continue;
      add(true, words.use(named(catalogue.generators, name).title), () => withAlgorithm(draft, name));
    }
  };
  const meant = namedIn(message);
  add(control !== 'focus' && carve.focus === 'wall', words.carve, () => withCarve(draft, { focus: 'passage' }));
  add(control === 'focus' && carve.focus === 'wall' && space.weave !== undefined, words.noWeave, () =>
    withSpace(draft, { weave: undefined }),
  );
  add(control === 'focus' && carve.focus === 'passage', words.addWalls, () => withCarve(draft, { focus: 'wall' }));
  add(control !== 'symmetry' && carve.symmetry !== undefined, words.noSymmetry, () =>
    withCarve(draft, { symmetry: undefined }),
  );
  algorithms(meant);
  add(control !== 'weave' && space.weave !== undefined, words.noWeave, () => withSpace(draft, { weave: undefined }));
  add(carve.segments !== undefined, words.noParts, () => withCarve(draft, { segments: undefined }));
  add(carve.rooms !== undefined, words.noRooms, () => withCarve(draft, { rooms: undefined }));
  add(control !== 'levels' && space.levels !== undefined, words.oneFloor, () =>
    withSpace(draft, { levels: undefined, closed: undefined }),
  );
  for (const size of sizesIn(message)) {
    add(Object.hasOwn(space, 'width'), words.size(size.width, size.height), () => withSpace(draft, size));
  }
  algorithms(SURE.filter((name) => !meant.includes(name)));
  add(control !== 'surface' && space.topology !== undefined, words.plane, () => withTopology(draft, 'plane'));
  add(control !== 'mask' && space.mask !== undefined, words.noMask, () => withSpace(draft, { mask: undefined }));
  for (const change of changesOf(draft)) {
    const [name = ''] = Object.keys(change);
    add(true, words.without(named(catalogue.transforms, name).title), () => ({
      ...draft,
      steps: (draft.steps ?? []).filter((step) => step !== change),
    }));
  }
  // What was asked for gives way only where all else fails.
  add(control === 'focus', words.carve, () => withCarve(draft, { focus: 'passage' }));
  return steps;
}

/** Generators that a refusal proposes, in its order: what it begins with is what was refused. */
function namedIn(message: string): string[] {
  const place = (name: string): number => message.search(new RegExp(`(?<=[;,:] .*)\\b${name}\\b(?!-)`));
  return catalogue.generators
    .map(({ name }) => ({ name, at: place(name) }))
    .filter(({ name, at }) => at >= 0 && !message.startsWith(`${name} `))
    .sort((a, b) => a.at - b.at)
    .map(({ name }) => name);
}

/** Sizes that a refusal proposes, such as `the nearest is 6 x 7`. */
function sizesIn(message: string): readonly { readonly width: number; readonly height: number }[] {
  const found = /(\d+) x (\d+)\D*$/.exec(message);
  return found === null ? [] : [{ width: Number(found[1]), height: Number(found[2]) }];
}
