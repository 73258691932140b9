// pdfkit is loaded late, which would make files of its own: what is imported here as well becomes part of the one file.
import 'pdfkit';
import 'pdfkit/output';
import 'pdfkit/standard-fonts/Helvetica';
import 'pdfkit/standard-fonts/TimesItalic';
import { carve, mazeOf, Random, shortest, solve, squareSpace, Trace, wilson } from '@labrys/core';
import { animate, animations, drawLater, pages, pens } from '../../../src/index.ts';

/** One maze in every way there is. */
export default async function everything(): Promise<Record<string, string | Uint8Array>> {
  const space = squareSpace(12, 9);
  const trace = new Trace();
  const open = carve(space, wilson, { random: Random.of('everywhere'), trace });
  const openings = [
    { cell: 0, side: 2 },
    { cell: 107, side: 0 },
  ];
  const maze = { ...mazeOf(space, open), start: 0, finishes: [107], openings };
  const solution = solve(maze, shortest);
  const picture = { solution, title: 'Größe', figures: '12 × 9', recipe: '{"seed":"everywhere"}' };
  const made: Record<string, string | Uint8Array> = {};
  for (const pen of pens) {
    const params = Object.hasOwn(pen.params, 'distances') ? { distances: 'smooth' } : {};
    made[pen.name] = await drawLater(maze, pen, { ...picture, params });
  }
  for (const one of animations)
    made[`animated ${one.name}`] = animate(maze, trace, 'passage', one, { params: { frames: 30 } });
  made.pages = await pages([{ maze, picture }, { maze }], { perPage: 2, answers: true });
  return made;
}
