// SVG path data as an outline.

import { MazeError } from '@labrys/core';
import svgpath from 'svgpath';
import { arc, cubic, quadratic } from './flatten.ts';
import { type FillRule, MAX_COORDINATE, MAX_PATH } from './mask.ts';
import { boxOf, type Line, type Outline, OutlineBuilder } from './outline.ts';

/** Corners of curves lie as close as this share of the size of the path. */
const FINENESS = 1 / 4000;

/**
 * The outline of an SVG path (SVG 2, chapter 9): all commands, curves as corners.
 *
 * @throws MazeError `bad-value` with the place of the fault, `too-large`
 * Cost: O(characters + corners), but quadratic in the numbers of one command, which the limit on characters keeps below a second.
 */
export function outlineOfPath(path: string, rule: FillRule): Outline {
  const builder = new OutlineBuilder();
  draw(commandsOf(path), builder);
  return builder.outline(rule, 'the path');
}

/**
 * An SVG path as a line from one end to the other.
 *
 * @throws MazeError `bad-value` with the place of the fault, or if it is closed or more than one line; `too-large`
 * Cost: as {@link outlineOfPath}.
 */
export function lineOfPath(path: string): Line {
  const commands = commandsOf(path);
  const builder = new OutlineBuilder();
  draw(commands, builder);
  const line = builder.line();
  if (line !== null && !commands.some(([letter]) => letter === 'Z')) return line;
  throw new MazeError(
    'bad-value',
    'a way is one line with two ends, and this path is closed or has several; draw it from the start to the finish',
  );
}

function draw(commands: readonly Command[], builder: OutlineBuilder): void {
  const tolerance = sizeOf(commands) * FINENESS;
  const lineTo = (toX: number, toY: number): void => builder.lineTo(toX, toY);
  let [x, y] = [0, 0];
  let [startX, startY] = [0, 0];
  let isOpen = false; // whether a ring has been begun
  for (const command of commands) {
    if (command[0] === 'Z') {
      [x, y] = [startX, startY];
      isOpen = false;
      continue;
    }
    const [toX, toY] = endOf(command, x, y);
    if (command[0] === 'M') {
      [startX, startY] = [toX, toY];
      isOpen = false;
    } else if (!isOpen) {
      builder.moveTo(x, y);
      isOpen = true;
    }
    switch (command[0]) {
      case 'L':
      case 'H':
      case 'V':
        lineTo(toX, toY);
        break;
      case 'C':
        cubic([x, y, command[1], command[2], command[3], command[4], toX, toY], tolerance, lineTo);
        break;
      case 'Q':
        quadratic([x, y, command[1], command[2], toX, toY], tolerance, lineTo);
        break;
      case 'A': {
        const [, radiusX, radiusY, rotation, large, sweep] = command;
        const shape = { radiusX, radiusY, rotation, large: large === 1, sweep: sweep === 1 };
        arc([x, y, toX, toY], shape, tolerance, lineTo);
        break;
      }
    }
    [x, y] = [toX, toY];
  }
}

/** Commands with absolute coordinates, and without the short forms of curves. */
type Command =
  | readonly ['M' | 'L', number, number]
  | readonly ['H' | 'V', number]
  | readonly ['C', number, number, number, number, number, number]
  | readonly ['Q', number, number, number, number]
  | readonly ['A', number, number, number, number, number, number, number]
  | readonly ['Z'];

function commandsOf(path: string): readonly Command[] {
  if (path.length > MAX_PATH) {
    throw new MazeError(
      'too-large',
      `the path has ${path.length} characters; up to ${MAX_PATH} are read: draw it more simply`,
    );
  }
  const parsed = svgpath(path) as ReturnType<typeof svgpath> & { readonly err: string };
  if (parsed.err !== '') throw wrong(inWords(parsed.err), path);
  const commands: Command[] = [];
  parsed
    .abs()
    .unshort()
    .iterate((segment) => {
      const [name, ...numbers] = segment as unknown as [string, ...number[]];
      const letter = name.toUpperCase();
      if (!'MLHVCQAZ'.includes(letter)) throw wrong(`there is no command "${letter}" in SVG`, path);
      for (const number of numbers) {
        if (Math.abs(number) <= MAX_COORDINATE) continue;
        throw new MazeError('param-range', `the path has the coordinate ${number}; the largest is ${MAX_COORDINATE}`);
      }
      commands.push([letter, ...numbers] as unknown as Command);
    });
  if (commands.length === 0) throw wrong('it is empty', path);
  return commands;
}

/** `SvgPath: missed param (at pos 5)` as people say it. */
function inWords(fault: string): string {
  const [, what = fault, position = ''] = /^(?:SvgPath: )?(.*?)(?: \(at pos (\d+)\))?$/.exec(fault) ?? [];
  const said = what.replace('missed param', 'a number is missing').replace(/^param should/, 'a number should');
  return position === '' ? said : `${said} at character ${Number(position) + 1}`;
}

function wrong(what: string, path: string): MazeError {
  const begin = path.length > 30 ? `${path.slice(0, 30)}...` : path;
  return new MazeError('bad-value', `the path "${begin}" cannot be read: ${what}; a good one is "M0 0 H10 L5 8 Z"`);
}

function endOf(command: Exclude<Command, readonly ['Z']>, x: number, y: number): readonly [x: number, y: number] {
  if (command[0] === 'H') return [command[1], y];
  if (command[0] === 'V') return [x, command[1]];
  return [command.at(-2) as number, command.at(-1) as number];
}

/** About how large the path is: the box around all points it names. */
function sizeOf(commands: readonly Command[]): number {
  const [xs, ys]: [number[], number[]] = [[], []];
  let [x, y] = [0, 0];
  for (const command of commands) {
    if (command[0] === 'Z') continue;
    [x, y] = endOf(command, x, y);
    xs.push(x);
    ys.push(y);
    if (command[0] !== 'C' && command[0] !== 'Q') continue;
    for (let i = 1; i < command.length - 2; i += 2) {
      xs.push(command[i] as number);
      ys.push(command[i + 1] as number);
    }
  }
  const { width, height } = boxOf(xs, ys);
  return Math.max(width, height);
}
