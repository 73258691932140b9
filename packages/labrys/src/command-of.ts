// A recipe as the command that makes it: `labrys make` with flags, or with the recipe itself where flags cannot say it.

import {
  allSizeParams,
  type Bias,
  blendedKnobs,
  type MaskPieces,
  type Params,
  type ParamValue,
  type ParamValues,
  type Target,
  transforms,
} from '@labrys/core';
import {
  algorithmNamed,
  type CarveRecipe,
  carveOf,
  type MaskRecipe,
  type Recipe,
  type Step,
  shortForm,
  sizesOf,
  tilingNamed,
  tilings,
  usualTiling,
} from '@labrys/recipe';
import { pens } from '@labrys/render';

/** What the command is to do with the maze. */
export interface CommandOptions {
  /** The file to write; its ending chooses a pen or a format, as on the command line. */
  readonly output?: string | undefined;
  /** Whether it is to show the way. */
  readonly solution?: boolean | undefined;
}

/**
 * The words after `labrys` that make exactly the maze of a recipe, drawn in its style. What no flag says, such as the
 * pixels of a mask, comes as `--recipe` and the recipe in JSON.
 *
 * @returns one word each; for a shell see {@link shellWords}
 */
export function commandOf(recipe: Recipe, { output, solution = false }: CommandOptions = {}): string[] {
  const flags = flagsOf(recipe, output) ?? ['--recipe', JSON.stringify(shortForm(recipe))];
  return ['make', ...flags, ...(solution ? ['--solution'] : []), ...(output === undefined ? [] : ['-o', output])];
}

/** Words for a POSIX shell, those quoted that need it. */
export function shellWords(words: readonly string[]): string {
  return words.map((word) => (/^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", "'\\''")}'`)).join(' ');
}

/** As typed on the command line: runLimit becomes run-limit. */
export function hyphenated(name: string): string {
  return name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
}

/** Names that options have already, so that knobs of algorithms cannot. */
export function takenNames(): string[] {
  return [...tilings.flatMap((tiling) => Object.keys(tiling.params)), ...transforms.map(({ name }) => name)];
}

/** Thrown where no flag says a part of the recipe. */
class Unsayable extends Error {}

function flagsOf(recipe: Recipe, output: string | undefined): string[] | null {
  try {
    return [...boardFlags(recipe), ...carveFlags(recipe), ...changeFlags(recipe), ...restFlags(recipe, output)];
  } catch (error) {
    if (error instanceof Unsayable) return null;
    throw error;
  }
}

function boardFlags({ space }: Recipe): string[] {
  const { tiling: name, topology, mask, mesh, levels, closed, weave } = space;
  if (mesh !== undefined) throw new Unsayable();
  const tiling = tilingNamed(name);
  const { width, height, ...others } = sizesOf(space);
  const isBox = width !== undefined && height !== undefined && tiling.sizesFor === undefined;
  const sizes = isBox ? others : sizesOf(space);
  const params: Params = allSizeParams(tiling);
  return [
    ...(isBox ? [`${width}x${height}`] : []),
    ...(name === usualTiling(topology) ? [] : ['--tiling', name]),
    ...(topology === undefined ? [] : ['--topology', topology]),
    ...Object.entries(sizes).flatMap(([size, value]) => {
      const param = params[size];
      if (value === param?.default) return [];
      const isChoice = tiling.params[size]?.type === 'choice';
      return isChoice ? [`--${hyphenated(size)}`, String(value)] : ['--size', `${size}=${value}`];
    }),
    ...(levels === undefined ? [] : ['--levels', levels.join('x')]),
    ...(closed === true ? ['--closed-levels'] : []),
    ...(weave === undefined ? [] : ['--weave', String(weave.density)]),
    ...(weave === undefined || weave.tunnel === 1 ? [] : ['--tunnel', String(weave.tunnel)]),
    ...(mask === undefined ? [] : maskFlags(mask)),
  ];
}

function maskFlags({ pieces, ...mask }: MaskRecipe): string[] {
  const usual: MaskPieces = 'text' in mask ? 'joined' : 'largest';
  return [
    '--mask',
    shapeWord(mask),
    ...(mask.invert === true ? ['--mask-invert'] : []),
    ...(pieces === usual ? [] : ['--mask-pieces', pieces]),
  ];
}

/** `text:WORDS` or `path:M...`; other shapes are files on the command line. */
function shapeWord(shape: object): string {
  const { text, path, rule } = shape as { readonly text?: string; readonly path?: string; readonly rule?: string };
  if (text !== undefined && !text.includes('\\n')) return `text:${text.replaceAll('\n', '\\n')}`;
  if (path !== undefined && (rule === undefined || rule === 'nonzero')) return `path:${path}`;
  throw new Unsayable();
}

function carveFlags(recipe: Recipe): string[] {
  const { algorithm, focus, bias, blend, runLimit, picture, way, symmetry, rooms, segments, ...knobs } =
    carveOf(recipe);
  if (segments !== undefined) throw new Unsayable();
  const [short] = shortForm(recipe).steps ?? [];
  const asked = (short as { readonly carve: Partial<CarveRecipe> }).carve;
  return [
    '--algorithm',
    algorithm,
    ...(asked.focus === undefined ? [] : ['--focus', focus]),
    ...Object.entries(knobs).flatMap(([name, value]) =>
      Object.hasOwn(asked, name) ? knobFlag(algorithm, name, value as ParamValue) : [],
    ),
    ...Object.entries(blend ?? {}).flatMap(([name, four]) => {
      if (!isOption(name) || !(blendedKnobs as readonly string[]).includes(name)) throw new Unsayable();
      return [`--${hyphenated(name)}=${(four as readonly number[]).map(plain).join(',')}`];
    }),
    ...(bias === undefined ? [] : [`--bias=${biasWord(bias)}`]),
    ...(runLimit === undefined ? [] : ['--run-limit', String(runLimit)]),
    ...(picture === undefined ? [] : pictureFlags(picture)),
    ...(way === undefined ? [] : ['--way', `path:${way.path}`]),
    ...(symmetry === undefined
      ? []
      : ['--symmetry', symmetry.share === 1 ? symmetry.kind : `${symmetry.kind}:${plain(symmetry.share)}`]),
    ...(rooms === undefined
      ? []
      : ['--rooms', String(rooms.count), '--room-size', String(rooms.size), '--doors', String(rooms.doors)]),
  ];
}

function knobFlag(algorithm: string, name: string, value: ParamValue): string[] {
  if (!isOption(name) || !Object.hasOwn(algorithmNamed(algorithm).params, name)) throw new Unsayable();
  if (value === false) throw new Unsayable(); // flags only turn on
  return value === true ? [`--${hyphenated(name)}`] : [`--${hyphenated(name)}=${value}`];
}

const isOption = (knob: string): boolean => !takenNames().includes(knob);

function pictureFlags(picture: object): string[] {
  const isInverted = (picture as { readonly invert?: boolean }).invert === true;
  return ['--picture', shapeWord(picture), ...(isInverted ? ['--picture-invert'] : [])];
}

function biasWord({ axis, amount }: Bias): string {
  const words = typeof amount === 'number' ? plain(amount) : amount.map(plain).join(',');
  return `${typeof axis === 'number' ? plain(axis) : axis}:${words}`;
}

/** A number without an exponent. */
function plain(value: number): string {
  const words = String(value);
  if (words.includes('e')) throw new Unsayable();
  return words;
}

/** Transforms: braiding comes first on the command line, the others in their order, each once. */
function changeFlags({ steps }: Recipe): string[] {
  const changes = steps.slice(1);
  const names = changes.map((step) => Object.keys(step)[0] as string);
  if (names.indexOf('braid') > 0 || new Set(names).size < names.length) throw new Unsayable();
  return changes.flatMap((step, i) => changeFlag(names[i] as string, step));
}

function changeFlag(name: string, step: Step): string[] {
  const knobs = Object.entries((step as { readonly [transform: string]: ParamValues })[name] ?? {});
  if (knobs.length === 0) return [`--${name}`];
  const record = transforms.find((transform) => transform.name === name);
  const [first] = Object.keys(record?.params ?? {});
  const own = knobs.filter(([knob, value]) => knob === first || value !== record?.params[knob]?.default);
  const parts = own.map(([knob, value]) => {
    if (/[,=]|^\s|\s$/.test(String(value))) throw new Unsayable();
    return `${knob}=${value}`;
  });
  return [`--${name}=${parts.length === 1 ? String(parts[0]).slice(String(own[0]?.[0]).length + 1) : parts.join(',')}`];
}

function restFlags(recipe: Recipe, output: string | undefined): string[] {
  const { ends, style = {}, title, seed } = recipe;
  const { wish } = shortForm(recipe);
  const pen = pens.find(({ extensions }) => extensions.some((ending) => output?.toLowerCase().endsWith(`.${ending}`)));
  const isDrawn = (knob: string): boolean => pen !== undefined && Object.hasOwn(pen.params, knob);
  if (!Object.keys(style).every(isDrawn)) throw new Unsayable();
  if (title !== undefined && pen?.shows.includes('title') !== true) throw new Unsayable();
  return [
    ...(ends.place === 'none' ? [] : ['--ends', ends.place]),
    ...(ends.from === undefined ? [] : ['--from', String(ends.from)]),
    ...(ends.to === undefined ? [] : ['--to', String(ends.to)]),
    ...(ends.style === 'markers' ? ['--markers'] : []),
    ...(wish?.targets ?? []).flatMap((target) => ['--wish', wishWord(target)]),
    ...(wish?.budget === undefined ? [] : ['--budget', String(wish.budget)]),
    ...(wish?.search === undefined ? [] : ['--search', wish.search]),
    ...Object.entries(style).flatMap(([knob, value]) => ['--style', `${knob}=${value}`]),
    ...(title === undefined ? [] : [`--title=${title}`]),
    `--seed=${seed}`,
  ];
}

function wishWord({ measure, least, most }: Target): string {
  if (least !== undefined && most !== undefined) return `${measure}=${plain(least)}..${plain(most)}`;
  if (least !== undefined) return `${measure}>=${plain(least)}`;
  if (most !== undefined) return `${measure}<=${plain(most)}`;
  throw new Unsayable();
}
