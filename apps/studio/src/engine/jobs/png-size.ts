// How many pixels a PNG of the maze has.

import type { JobContext } from '../protocol.ts';
import type { Session } from '../session.ts';
import { type SaveRequest, run as save } from './save.ts';

export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** Where the header of a PNG says its size (PNG, 11.2.1). */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/** Larger mazes take too long to be drawn for their size alone. */
const MOST_DRAWN = 40_000;

export async function run(session: Session, request: SaveRequest, context: JobContext): Promise<PixelSize | null> {
  if (session.subject.maze.space.graph.cellCount > MOST_DRAWN) return null;
  const [file] = await save(session, { ...request, versions: request.versions.slice(0, 1) }, context);
  if (file === undefined) return null;
  const view = new DataView(file.bytes.buffer, file.bytes.byteOffset);
  return { width: view.getUint32(WIDTH_AT), height: view.getUint32(HEIGHT_AT) };
}
