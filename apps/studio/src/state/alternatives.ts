// What else could be chosen in the lists of Make, each as the recipe it would give.

import { catalogue, generatorNamed, tilingNamed } from '../catalogue/catalogue.ts';
import { symmetries } from '../catalogue/symmetries.ts';
import { carveOf, type Draft, withAlgorithm, withCarve, withSpace, withTiling, withTopology } from './draft.ts';

/** By control and choice, the recipe that choosing it would give. */
export interface Alternatives {
  readonly [control: string]: { readonly [choice: string]: Draft };
}

const each = (names: readonly string[], edit: (name: string) => Draft): { readonly [choice: string]: Draft } =>
  Object.fromEntries(names.map((name) => [name, edit(name)]));

/** Those that are seen first come first. */
export function alternativesOf(draft: Draft): Alternatives {
  const { space = {} } = draft;
  const carve = carveOf(draft);
  const tiling = space.tiling ?? 'square';
  const topology = space.topology ?? 'plane';
  const algorithm = carve.algorithm ?? 'wilson';
  const record = generatorNamed(algorithm);
  const others = (names: readonly string[], chosen: string): string[] => names.filter((name) => name !== chosen);
  const { topologies } = tilingNamed(tiling);
  return {
    focus:
      record.focus === undefined
        ? {}
        : each(['passage', 'wall'], (focus) => withCarve(draft, { focus: focus as 'passage' | 'wall' })),
    algorithm: each(
      others(
        // What needs a picture is asked for with one.
        catalogue.generators.flatMap(({ name, needsPicture }) => (needsPicture ? [] : [name])),
        algorithm,
      ),
      (name) => withAlgorithm(draft, name),
    ),
    // Surfaces that a tiling never has are known without trying.
    surface: each(
      others(
        catalogue.topologies.map(({ name }) => name).filter((name) => topologies.some((one) => one === name)),
        topology,
      ),
      (name) => withTopology(draft, name),
    ),
    tiling: each(
      others(
        catalogue.tilings.map(({ name }) => name).filter((name) => name !== 'mesh'),
        tiling,
      ),
      (name) => withTiling(draft, name),
    ),
    symmetry:
      record.isMaker === true
        ? {}
        : each(Object.keys(symmetries), (kind) => withCarve(draft, { symmetry: kind as keyof typeof symmetries })),
    weave: space.weave === undefined ? each(['some'], () => withSpace(draft, { weave: 0.5 })) : {},
    levels: space.levels === undefined ? each(['some'], () => withSpace(draft, { levels: [2] })) : {},
  };
}
