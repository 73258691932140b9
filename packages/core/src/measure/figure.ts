// Figures by name: whatever the measures of a maze have that is a number.

import type { Maze } from '../maze/maze.ts';
import { type MeasureRecord, measureRecords } from './catalogue.ts';
import { type Measures, measuresNamed } from './measures.ts';

/** A number among the measures: a measure, or one part of a measure that has several. */
export interface Figure {
  /** `deadEnds`, or `degree.3`, `symmetry.rotate2`. */
  readonly name: string;
  readonly measure: MeasureRecord;
  /** Null for a measure that is one number. */
  readonly part: string | null;
}

/** The figure of that name; null if there is none. */
export function figureNamed(name: string): Figure | null {
  const [own = '', ...rest] = name.split('.');
  const measure = numeric.find((record) => record.name === own);
  if (measure === undefined) return null;
  const { parts } = measure;
  const part = rest.join('.');
  if (parts === undefined) return rest.length === 0 ? { name, measure, part: null } : null;
  const isPart = parts === 'count' ? /^(0|[1-9]\d{0,8})$/.test(part) : parts.includes(part);
  return isPart ? { name, measure, part } : null;
}

/** All names; of numbers of openings the usual ones. */
export function figureNames(): string[] {
  return numeric.flatMap(({ name, parts }) => {
    if (parts === undefined) return [name];
    return (parts === 'count' ? ['0', '1', '2', '3', '4', '5', '6'] : parts).map((part) => `${name}.${part}`);
  });
}

/** Some figures of a maze, in order; null where the maze has none. What is not asked for costs nothing. */
export function figuresNamed(maze: Maze, figures: readonly Figure[]): (number | null)[] {
  const measures = measuresNamed(maze, [...new Set(figures.map(({ measure }) => measure.name))]);
  return figures.map(({ measure, part }) => numberIn(measures[measure.name], part));
}

/** The number of perfect mazes is text, as most are too long. */
const numeric = measureRecords.filter(({ name }) => name !== 'perfectMazes');

function numberIn(value: Measures[keyof Measures], part: string | null): number | null {
  if (value === null) return null;
  if (typeof value !== 'object') return Number(value); // a very long number is text
  const found = (value as Readonly<Record<string, number>>)[part as string];
  // No cell of the board has so many links.
  return found ?? (/^\d+$/.test(part as string) ? 0 : null);
}
