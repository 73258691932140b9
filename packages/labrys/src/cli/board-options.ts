// Options that say which board: tiling, surface, sizes, levels, crossings.

import { allSizeParams, type BoardRecord, MazeError, type TopologyName } from '@labrys/core';
import { DEFAULT_TILING, type Level, listed, misfit, ownBoard, tilings, unknownName } from '@labrys/recipe';
import { Option } from 'commander';
import { camelCase, keyAndValue, knobValue, numberOf, repeated } from './knobs.ts';
import { meshOption, typedMesh } from './mesh-option.ts';

export interface BoardOptions {
  readonly tiling?: string;
  readonly topology?: string;
  readonly mesh?: string;
  readonly size?: readonly string[];
  readonly levels?: string;
  readonly closedLevels?: boolean;
  readonly weave?: string | boolean;
  readonly tunnel?: string;
  readonly [option: string]: unknown;
}

export function boardOptions(): Option[] {
  const choices = choiceNames().map((name) => {
    const owners = tilings.filter(({ params }) => params[name]?.type === 'choice');
    const { help = '' } = owners[0]?.params[name] ?? {};
    return new Option(`--${name} <name>`, `${help} (${owners.map((tiling) => tiling.name).join(', ')})`);
  });
  return [
    new Option('--tiling <name>', `cells of the board, see "labrys list tilings" (default: ${DEFAULT_TILING})`),
    new Option('--topology <name>', 'surface it is closed to, see "labrys list topologies" (default: plane)'),
    meshOption(),
    ...choices,
    new Option('--size <name=n>', 'another size of the tiling, such as side=8 or rings=12; may be repeated').argParser(
      repeated,
    ),
    new Option('--levels <n>', 'levels with stairs; 3x2 for four dimensions'),
    new Option('--closed-levels', 'the last level leads on to the first'),
    new Option('--weave [share]', 'passages over and under one another: 0 to 1 of those that fit (default: 1)'),
    new Option('--tunnel <n>', 'most crossings in a line (default: 1)'),
  ];
}

/** Names of the options above, as commander keeps them. */
export function boardKeys(): string[] {
  return ['tiling', 'topology', 'mesh', 'size', 'levels', 'closedLevels', 'weave', 'tunnel', ...choiceNames()];
}

/** Sizes of boards that are choices by name have options of their own, such as --shape. */
function choiceNames(): string[] {
  const choices = tilings.flatMap(({ params }) => Object.entries(params).filter(([, { type }]) => type === 'choice'));
  return [...new Set(choices.map(([name]) => name))];
}

/**
 * What the flags say of the board: the names of a request.
 *
 * @param level sizes taken where none are typed
 * @throws MazeError for a size that the tiling has not
 */
export function boardOf(
  tiling: BoardRecord,
  size: string | undefined,
  options: BoardOptions,
  level: Level['request'] | undefined,
): Record<string, unknown> {
  const usual = tiling === ownBoard ? {} : level; // which has its size already
  const { width, height, levels } =
    size === undefined ? { width: undefined, height: undefined, ...usual, levels: undefined } : sizesOf(size);
  const typedLevels = options.levels === undefined ? undefined : levelsOf(options.levels);
  if (levels !== undefined && typedLevels !== undefined) {
    throw new MazeError('cannot-combine', `${size} has levels already; leave out --levels`);
  }
  const sizes: Record<string, unknown> = {};
  // Boards without width and height have about as many cells as the box.
  if (width !== undefined && height !== undefined) {
    Object.assign(
      sizes,
      tiling.sizesFor?.(width, height, (options.topology ?? 'plane') as TopologyName) ?? { width, height },
    );
  }
  for (const typed of options.size ?? []) {
    const [name, value] = keyAndValue('--size', typed, 'side=8');
    const param = allSizeParams(tiling)[name];
    if (param === undefined) throw new MazeError('unknown-name', noSuchSize(tiling, name));
    sizes[name] = knobValue(param, value);
  }
  for (const name of choiceNames()) {
    const typed = options[camelCase(name)];
    if (typeof typed !== 'string') continue;
    if (!Object.hasOwn(tiling.params, name)) throw new MazeError('unknown-name', noSuchSize(tiling, name));
    sizes[name] = typed;
  }
  return {
    tiling: tiling.name,
    topology: options.topology,
    mesh: typedMesh(options.mesh),
    ...sizes,
    levels: levels ?? typedLevels,
    closed: options.closedLevels,
    weave: options.weave === true ? 1 : options.weave === undefined ? undefined : numberOrText(String(options.weave)),
    tunnel: options.tunnel === undefined ? undefined : numberOrText(options.tunnel),
  };
}

function noSuchSize(tiling: BoardRecord, name: string): string {
  const names = Object.keys(allSizeParams(tiling));
  const has = names.length === 0 ? 'It has none.' : `It has ${listed(names, 'and')}.`;
  return unknownName(`size of ${tiling.name}`, name, names, has);
}

/** What is no number stays text, so that the check of the recipe can say what it should be. */
function numberOrText(typed: string): number | string {
  return numberOf(typed) ?? typed;
}

function levelsOf(typed: string): readonly (number | string)[] {
  return typed.split(/[x×,]/i).map(numberOrText);
}

/** Width, height and levels as typed; whether they are good numbers is for the recipe to say. */
export function sizesOf(size: string): { width: number; height: number; levels: readonly number[] | undefined } {
  const [width, height, ...levels] = size.split(/[x×]/i).map(numberOf);
  if (typeof width !== 'number' || typeof height !== 'number' || levels.includes(null)) {
    throw new MazeError(
      'bad-value',
      misfit('size', size, 'width x height in cells, such as 60x40, with levels if wanted: 20x20x3'),
    );
  }
  return { width, height, levels: levels.length === 0 ? undefined : (levels as number[]) };
}
