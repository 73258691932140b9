// Scenario files: problems on tile maps with the length of a shortest path by octile moves.

import { badFile } from '../bad-file.ts';
import { decodeText, linesOf } from '../text.ts';

/** One problem: places are columns and rows from the top left, as in the map. */
export interface Scenario {
  /** Group of problems of like length: the length over 4, rounded down, in most files. */
  readonly bucket: number;
  /** File of the map, mostly with a folder that is not there. */
  readonly map: string;
  readonly width: number;
  readonly height: number;
  readonly startX: number;
  readonly startY: number;
  readonly goalX: number;
  readonly goalY: number;
  /** Length of a shortest path, 4 to 8 digits after the point or 6 digits in all. */
  readonly optimal: number;
}

export interface ScenarioFile {
  /** As in the file, such as `1` or `1.0`. */
  readonly version: string;
  readonly problems: readonly Scenario[];
  /** Digits after the point that all lengths have alike; null where each has as many as it needs. */
  readonly decimals: number | null;
}

const COLUMNS = 'bucket, map, width, height, start x, start y, goal x, goal y, length';
const NUMBERS = ['bucket', 'width', 'height', 'start x', 'start y', 'goal x', 'goal y'] as const;

/**
 * Reads a scenario file. Columns stand apart by tabs or blanks; empty lines are passed over.
 *
 * @throws MazeError `bad-file` with the line
 * Cost: O(bytes).
 */
export function parseScenarios(bytes: Uint8Array): ScenarioFile {
  const lines = linesOf(decodeText(bytes));
  let at = 0;
  while (lines[at] === '') at++;
  const version = /^\s*version\s+(\S+)$/i.exec(lines[at] ?? '')?.[1];
  if (version === undefined) throw badFile(`line ${at + 1} of a scenario file should be "version 1"`);
  if (!/^1(\.0*)?$/.test(version)) {
    throw badFile(`the scenarios are of version ${shown(version)}; version 1 is read`);
  }
  const problems: Scenario[] = [];
  const decimals = new Set<number>();
  for (at++; at < lines.length; at++) {
    const line = lines[at] as string;
    if (line === '') continue;
    const byTabs = line.split('\t');
    const columns = byTabs.length === 9 ? byTabs.map((column) => column.trim()) : line.trim().split(/\s+/);
    if (columns.length !== 9) {
      throw badFile(`line ${at + 1} has ${columns.length} columns instead of nine: ${COLUMNS}`);
    }
    const [bucket, map, width, height, startX, startY, goalX, goalY, optimal] = columns as [
      ...[string, string, string, string, string, string, string, string, string],
    ];
    const numbers = [bucket, width, height, startX, startY, goalX, goalY].map((text, i) => {
      if (/^\d{1,9}$/.test(text)) return Number(text);
      throw badFile(`line ${at + 1}: ${NUMBERS[i]} is ${shown(text)}, not a whole number`);
    }) as [number, number, number, number, number, number, number];
    if (!/^\d+(\.\d*)?(e[-+]?\d{1,3})?$/i.test(optimal) || !Number.isFinite(Number(optimal))) {
      throw badFile(`line ${at + 1}: the length is ${shown(optimal)}, not a number from 0`);
    }
    decimals.add(/\.(\d+)$/.exec(optimal)?.[1]?.length ?? 0);
    problems.push({
      bucket: numbers[0],
      map,
      width: numbers[1],
      height: numbers[2],
      startX: numbers[3],
      startY: numbers[4],
      goalX: numbers[5],
      goalY: numbers[6],
      optimal: Number(optimal),
    });
  }
  const [alike = 0, ...others] = decimals;
  return { version, problems, decimals: others.length === 0 && alike > 0 && alike <= 20 ? alike : null };
}

/** Writes a scenario file. Cost: O(problems). */
export function printScenarios({ version, problems, decimals }: ScenarioFile): Uint8Array<ArrayBuffer> {
  const lines = problems.map(({ bucket, map, width, height, startX, startY, goalX, goalY, optimal }) =>
    [
      ...[bucket, map, width, height, startX, startY, goalX, goalY],
      decimals === null ? optimal : optimal.toFixed(decimals),
    ].join('\t'),
  );
  return new TextEncoder().encode(`${[`version ${version}`, ...lines].join('\n')}\n`);
}

function shown(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}...` : text);
}
