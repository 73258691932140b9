// Knobs of pens and animations as options: flags for the common ones, --style for all of them.

import { MazeError, type Params, type ParamValues } from '@labrys/core';
import { checkedLook, checkedParams, type Look, listed, parseRecipe, type Recipe, strangeKey } from '@labrys/recipe';
import { animations, ascii, pens, unicode } from '@labrys/render';
import { Option } from 'commander';
import { penNamed } from '../draw.ts';
import type { Film } from './film.ts';
import { keyAndValue, knobOptions, knobValue, repeated } from './knobs.ts';
import type { Target } from './targets.ts';

/** What draws the picture: a pen, an animation, or the terminal. */
export interface Drawer {
  readonly name: string;
  readonly params: Params;
  readonly shows: readonly string[];
}

/** Options that say how to draw. */
export interface PenOptions {
  readonly output?: string;
  readonly pen?: string;
  readonly json?: boolean;
  readonly style?: readonly string[];
  readonly title?: string;
  /** False if no words are wanted. */
  readonly caption: boolean;
  readonly [knob: string]: unknown;
}

/** Knobs with flags of their own. */
const FLAGS = ['paper', 'cell', 'dpi', 'draw', 'distances', 'show'];

const drawers: readonly Drawer[] = [...pens, ...animations.map(animated)];

/** All animations show a caption. */
function animated({ name, params }: { readonly name: string; readonly params: Params }): Drawer {
  return { name: `animated ${name}`, params, shows: ['title', 'figures'] };
}

const terminal: Drawer = { name: 'the terminal', params: { ...ascii.params, ...unicode.params }, shows: [] };

export function penOptions(): Option[] {
  const flags = knobOptions(pens, ['distances']).filter((option) => FLAGS.includes(option.attributeName()));
  return [
    new Option('--pen <name>', 'draw with this pen whatever the ending, see "labrys list pens"'),
    ...flags,
    new Option('--distances [bands|smooth]', 'cells coloured by how far they are (svg, png, pdf)').preset('bands'),
    new Option('--style <key=value>', 'any knob of the pen, see "labrys explain svg"; may be repeated').argParser(
      repeated,
    ),
    new Option('--title <text>', 'words below the picture instead of the name of the algorithm'),
    new Option('--no-caption', 'no words below the picture'),
  ];
}

/** What the style is for; null where there is no picture, but perhaps something that keeps the recipe. */
export function drawerOf({ pen, json }: PenOptions, film: Film | null, target: Target | null): Drawer | null {
  if (film !== null) return animated(film.animation);
  if (pen !== undefined) return penNamed(pen);
  if (target === null) return json ? null : terminal;
  return target.pen ?? (target.keepsStyle ? null : { name: target.name, params: {}, shows: [] });
}

/**
 * The style that was typed.
 *
 * @param drawer what has to have the knobs; null if the style is only kept in the recipe
 * @returns undefined if none was typed
 * @throws MazeError `unknown-name` for a knob that the drawer has not, with those that have it; `param-range`
 */
export function typedStyle(options: PenOptions, drawer: Drawer | null): ParamValues | undefined {
  const typed = [
    ...FLAGS.flatMap((name) => (typeof options[name] === 'string' ? [[name, options[name]] as const] : [])),
    ...(options.style ?? []).map((text) => keyAndValue('--style', text, 'wall=0.2')),
  ];
  if (options.title !== undefined && !options.caption) {
    throw new MazeError('cannot-combine', '--title and --no-caption do not go together; leave one out');
  }
  checkedLook({ title: options.title });
  if (options.title !== undefined && drawer?.shows.includes('title') === false) {
    const names = drawers.filter(({ shows }) => shows.includes('title')).map(({ name }) => name);
    throw new MazeError('cannot-combine', `${drawer.name} has no room for a title; ${listed(names, 'and')} show one`);
  }
  if (typed.length === 0) return undefined;
  return Object.assign({}, ...typed.map(([name, value]) => knob(name, value, drawer)));
}

/**
 * The recipe of a maze that was read, and its look, with what was typed over its own.
 *
 * @param source recipe of the maze; style and title where it has none
 */
export function styled(
  { checkedRecipe, ...own }: Look & { readonly checkedRecipe: Recipe | undefined },
  typed: Look,
): { readonly recipe: Recipe | undefined; readonly style: ParamValues; readonly title: string | undefined } {
  const before: Look = checkedRecipe ?? own;
  const style = { ...before.style, ...typed.style };
  const title = typed.title ?? before.title;
  if (checkedRecipe === undefined) return { recipe: undefined, style, title };
  const recipe = parseRecipe({ ...checkedRecipe, style, title });
  return { recipe, style, title };
}

function knob(name: string, value: string, drawer: Drawer | null): ParamValues {
  const owners = drawers.filter(({ params }) => Object.hasOwn(params, name));
  const first = owners[0];
  if (first === undefined) {
    const known = drawer === null ? drawers.flatMap(({ params }) => Object.keys(params)) : Object.keys(drawer.params);
    throw new MazeError('unknown-name', strangeKey(drawer?.name ?? '--style', name, [...new Set(known)]));
  }
  if (drawer !== null && !Object.hasOwn(drawer.params, name)) {
    const names = owners.map((owner) => owner.name);
    const sentence = strangeKey(drawer.name, name, Object.keys(drawer.params));
    throw new MazeError('unknown-name', `${sentence} "${name}" belongs to ${listed(names, 'and')}.`);
  }
  const param = (drawer ?? first).params[name] as Params[string];
  return checkedParams('--style', { [name]: param }, { [name]: knobValue(param, value) });
}
