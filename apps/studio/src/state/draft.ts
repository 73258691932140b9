// A recipe that is being written: pure changes, each of which gives a new one. What has a default may be absent.

import type { CarveInput, EndsInput, MaskInput, RecipeInput, StepInput, WishInput } from '@labrys/recipe';
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

/** Sets a part of the board; undefined takes it away. Rectangles that are carved in a way of their own grow with it. */
export function withSpace(draft: Draft, change: Partial<SpaceInput>): Draft {
  const changed = { ...draft, space: cleaned({ ...draft.space, ...change }) };
  const { segments } = carveOf(draft);
  const [old, now] = [sidesOf(draft), sidesOf(changed)];
  if (segments === undefined || (old.width === now.width && old.height === now.height)) return changed;
  return withCarve(changed, { segments: segments.map((one) => ({ ...one, area: grown(one.area, old, now) })) });
}

interface Sides {
  readonly width: number;
  readonly height: number;
}

/** Cells along a side of a board that says nothing of it. */
const USUAL_SIDE = 20;

function sidesOf({ space = {} }: Draft): Sides {
  return { width: Number(space.width ?? USUAL_SIDE), height: Number(space.height ?? USUAL_SIDE) };
}

type Area = NonNullable<CarveInput['segments']>[number]['area'];

function grown(area: Area, old: Sides, now: Sides): Area {
  if (!('width' in area)) return area;
  const [left, top] = [moved(area.x, old.width, now.width), moved(area.y, old.height, now.height)];
  const right = moved(area.x + area.width, old.width, now.width);
  const bottom = moved(area.y + area.height, old.height, now.height);
  return { x: left, y: top, width: Math.max(right - left, 1), height: Math.max(bottom - top, 1) };
}

/** Where an edge of a rectangle goes: what was the middle stays the middle, also of a side that is typed digit by digit. */
function moved(edge: number, old: number, now: number): number {
  if (edge <= 0) return edge;
  return Math.abs(edge - old / 2) <= 1 ? Math.round(now / 2) : Math.round((edge * now) / old);
}

/** A flat board of one floor of that tiling. */
export function withPlainBoard(draft: Draft, tiling: string): Draft {
  return withTopology(withSpace(withTiling(draft, tiling), { levels: undefined, closed: undefined }), 'plane');
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

/** Sheets along each further axis; none of them or one sheet is a flat board. */
export function withLevels(draft: Draft, levels: readonly number[]): Draft {
  const sizes = levels.filter((count) => count > 1);
  const { closed } = draft.space ?? {};
  return withSpace(draft, sizes.length === 0 ? { levels: undefined, closed: undefined } : { levels: sizes, closed });
}

/** Passages over and under one another: a share of what fits, 0 for none. */
export function withWeave(draft: Draft, density: number, tunnel = 1): Draft {
  return withSpace(draft, { weave: density === 0 ? undefined : { density, tunnel } });
}

/** The weave of a draft, however it is written. */
export function weaveOf({ space = {} }: Draft): { readonly density: number; readonly tunnel: number } {
  const { weave = 0 } = space;
  return typeof weave === 'number'
    ? { density: weave, tunnel: 1 }
    : { density: weave.density, tunnel: weave.tunnel ?? 1 };
}

/** The sheets of a draft along each axis, however they are written. */
export function levelsOf({ space = {} }: Draft): readonly number[] {
  return [space.levels ?? []].flat();
}

/** Takes another generator or maker; knobs of the old one go, what any generator takes stays. */
export function withAlgorithm(draft: Draft, algorithm: string): Draft {
  const { focus, bias, blend, runLimit, picture, way, symmetry, rooms, segments } = carveOf(draft);
  const record = generatorNamed(algorithm);
  const hasFocus = focus !== undefined && record.focus?.[focus] === '';
  const kept =
    record.isMaker !== true
      ? { focus: hasFocus ? focus : undefined, bias, blend, runLimit, picture, way, symmetry, rooms, segments }
      : { picture };
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

/** Wishes for figures; no targets is no wish. */
export function withWish(draft: Draft, wish: WishInput): Draft {
  return cleaned({ ...draft, wish: wish.targets.length === 0 ? undefined : wish }) as Draft;
}

export function withTitle(draft: Draft, title: string): Draft {
  return cleaned({ ...draft, title: title === '' ? undefined : title }) as Draft;
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
