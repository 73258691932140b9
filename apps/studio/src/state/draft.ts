// A recipe that is being written: pure changes, each of which gives a new one. What has a default may be absent.

import type { CarveInput, EndsInput, MaskInput, RecipeInput, StepInput } from '@labrys/recipe';
import { generatorNamed, sizeParams, tilingNamed } from '../catalogue/catalogue.ts';

export type Draft = RecipeInput;
type SpaceInput = NonNullable<Draft['space']>;

/** The step that carves. */
export function carveOf({ steps = [] }: Draft): CarveInput {
  const [first] = steps;
  return first !== undefined && 'carve' in first ? (first.carve as CarveInput) : {};
}

export function withSeed(draft: Draft, seed: Draft['seed']): Draft {
  return { ...draft, seed };
}

/** Sets a part of the board; undefined takes it away. */
export function withSpace(draft: Draft, change: Partial<SpaceInput>): Draft {
  return { ...draft, space: cleaned({ ...draft.space, ...change }) };
}

/** Takes another tiling: sizes stay as far as it has them too. */
export function withTiling(draft: Draft, tiling: string): Draft {
  const { space = {} } = draft;
  const record = tilingNamed(tiling);
  const topology = record.topologies.find((name) => name === space.topology) ?? record.topologies[0];
  const sizes = sizeParams(record, topology);
  const { mask, levels, closed, weave } = space;
  const kept = Object.entries(space).filter(([name]) => Object.hasOwn(sizes, name) && name !== 'shape');
  return {
    ...draft,
    space: cleaned({
      ...Object.fromEntries(kept),
      tiling,
      topology: topology === 'plane' ? undefined : topology,
      mask,
      levels,
      closed,
      weave,
    }),
  };
}

/** Closes the board to another surface: sizes stay as far as it has them too. */
export function withTopology(draft: Draft, topology: string): Draft {
  const { space = {} } = draft;
  const record = tilingNamed(space.tiling ?? 'square');
  const all = sizeParams(record, topology);
  const sizes = Object.entries(space).filter(([name]) => Object.hasOwn(all, name));
  const { tiling, mask, levels, closed, weave } = space;
  const named = topology === 'plane' ? undefined : (topology as SpaceInput['topology']);
  return {
    ...draft,
    space: cleaned({ ...Object.fromEntries(sizes), tiling, topology: named, mask, levels, closed, weave }),
  };
}

/** Takes another generator or maker; knobs of the old one go, what any generator takes stays. */
export function withAlgorithm(draft: Draft, algorithm: string): Draft {
  const { focus, bias, blend, runLimit, picture, way, symmetry, rooms, segments } = carveOf(draft);
  const isFit = generatorNamed(algorithm).isMaker !== true;
  const kept = isFit ? { focus, bias, blend, runLimit, picture, way, symmetry, rooms, segments } : { picture };
  return withCarveStep(draft, cleaned({ algorithm, ...kept }));
}

/** Sets knobs of the generator or what any generator takes; undefined takes them away. */
export function withCarve(draft: Draft, change: Partial<CarveInput>): Draft {
  return withCarveStep(draft, cleaned({ ...carveOf(draft), ...change }));
}

function withCarveStep(draft: Draft, carve: CarveInput): Draft {
  return { ...draft, steps: [{ carve }, ...changesOf(draft)] };
}

/** The steps after carving. */
export function changesOf({ steps = [] }: Draft): readonly StepInput[] {
  return steps.filter((step) => !('carve' in step));
}

/** The knobs of a transform, or null if it is not done. */
export function transformOf(draft: Draft, name: string): { readonly [knob: string]: unknown } | null {
  const step = changesOf(draft).find((one) => Object.hasOwn(one, name));
  return step === undefined ? null : ((step as Record<string, Record<string, unknown>>)[name] ?? {});
}

/** Does a transform with these knobs, in its old place if it had one, or not at all. */
export function withTransform(
  draft: Draft,
  name: string,
  knobs: Record<string, string | number | boolean> | null,
): Draft {
  const changes = changesOf(draft);
  const at = changes.findIndex((step) => Object.hasOwn(step, name));
  const others = changes.filter((step) => !Object.hasOwn(step, name));
  if (knobs !== null) others.splice(at < 0 ? others.length : at, 0, { [name]: knobs });
  return { ...draft, steps: [{ carve: carveOf(draft) }, ...others] };
}

export function withEnds(draft: Draft, ends: EndsInput): Draft {
  return { ...draft, ends: cleaned({ ...draft.ends, ...ends }) };
}

export function withMask(draft: Draft, mask: MaskInput | undefined): Draft {
  return withSpace(draft, { mask });
}

/** Sets knobs of the drawing; undefined takes them away. */
export function withStyle(
  draft: Draft,
  change: { readonly [knob: string]: string | number | boolean | undefined },
): Draft {
  const style = cleaned({ ...draft.style, ...change });
  return cleaned({ ...draft, style: Object.keys(style).length === 0 ? undefined : style }) as Draft;
}

/** Without what is undefined. */
function cleaned<T extends object>(values: T): T {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as T;
}
