// What was understood of a drawing and which walls are in doubt: as text, as data, or drawn over the picture.

import { MazeError } from '@labrys/core';
import { overlayPicture, reportData, reportText } from '@labrys/formats';
import { encodePng } from '@labrys/raster';
import { requireWritable, writeWhole } from './files.ts';
import type { Source } from './sources.ts';
import { print, remark } from './terminal.ts';

/**
 * A function that reports on what was read, or null if no report was asked for.
 *
 * @param json whether standard output is for machines, so that a report to the terminal goes beside it
 * @throws MazeError `unknown-name` for an ending that reports do not have
 */
export function reportOf(path: string | undefined, json: boolean): ((source: Source, file: string) => void) | null {
  if (path === undefined) return null;
  const ending = path === '-' ? '.txt' : /\.(txt|json|png)$/i.exec(path)?.[0].toLowerCase();
  if (ending === undefined) {
    throw new MazeError(
      'unknown-name',
      `a report is .txt, .json or .png, or - for the terminal; ${path} is none of them`,
    );
  }
  if (path !== '-') requireWritable(path);
  return ({ reading, picture }, file) => {
    if (reading === undefined || picture === undefined) {
      throw new MazeError(
        'cannot-combine',
        `${file} was not read as a drawing, so there is nothing in doubt; leave out --report, or read a picture --as drawing`,
      );
    }
    if (path === '-' && json) remark(reportText(reading).trimEnd());
    else if (path === '-') print(reportText(reading));
    else if (ending === '.json') writeWhole(path, `${JSON.stringify(reportData(reading), null, 2)}\n`);
    else if (ending === '.txt') writeWhole(path, reportText(reading));
    else writeWhole(path, encodePng(overlayPicture(picture.picture, reading)));
  };
}
