import { NONE, polygonOf, type Space } from '@labrys/core';
import type { Content } from '../format.ts';
import { type MazeFileKey, VERSION } from './file.ts';

/** Above this many cells what the recipe gives is left out. */
const MOST_CELLS_WITH_LINKS = 1_000_000;

/**
 * A maze as a maze file.
 *
 * @param full keep links and shapes of large boards that the recipe gives
 * Cost: O(cells + links) time; the memory of the output twice.
 */
export function printMazeJson(content: Content, full: boolean): Uint8Array<ArrayBuffer> {
  const { maze, recipe, style, title, solution, lengths } = content;
  const { space, open, oneWay, locks, start, finishes, openings } = maze;
  const { graph } = space;
  // One-way links are told by the order of the two cells in "links": these stay where one differs from the board's.
  const isTurned = (l: number): boolean => oneWay?.back.has(l) === true;
  const keepsLinks = oneWay !== null && oneWay.back.next(0) !== NONE;
  const keepsBoard = full || recipe === undefined || graph.cellCount <= MOST_CELLS_WITH_LINKS;
  const out = new JsonWriter();
  out.value('format', 'labrys-maze');
  out.value('version', VERSION);
  if (recipe !== undefined) {
    out.value('recipe', recipe); // which holds style and title
  } else {
    if (style !== undefined) out.value('style', style);
    if (title !== undefined) out.value('title', title);
  }
  out.value('space', space.description);
  out.value('cells', graph.cellCount);
  if (keepsBoard || keepsLinks) {
    out.list('links', graph.linkCount, (l) => {
      const [a, b] = [graph.ends[2 * l], graph.ends[2 * l + 1]];
      return isTurned(l) ? `[${b},${a}]` : `[${a},${b}]`;
    });
  }
  out.members('open', open);
  out.members('oneWay', oneWay ?? []);
  if (locks !== undefined) {
    out.value(
      'doors',
      locks.doors.map(({ link, colour }) => [link, colour]),
    );
    out.value(
      'keys',
      locks.keys.map(({ cell, colour }) => [cell, colour]),
    );
  }
  out.value('start', start === NONE ? null : start);
  out.value('finish', finishes.length > 1 ? finishes : (finishes[0] ?? null));
  out.value(
    'openings',
    openings.map(({ cell, side }) => [cell, side]),
  );
  if (solution !== undefined) {
    const { path, links } = solution;
    out.list('solution', path.length, (i) => `${path[i]}`);
    if (links.length < path.length - 1) out.value('solutionMoves', 'octile');
    else out.list('solutionLinks', links.length, (i) => `${links[i]}`);
  }
  if (keepsBoard) {
    const { centres } = space;
    out.list('position', graph.cellCount, (c) => `[${coordinate(centres[2 * c])},${coordinate(centres[2 * c + 1])}]`);
    printPolygons(out, space);
    if (lengths !== undefined) out.list('lengths', graph.linkCount, (l) => coordinate(lengths[l]));
  }
  return out.finish();
}

function printPolygons(out: JsonWriter, { mesh, weave, graph }: Space): void {
  if (mesh === null) return;
  const { sideFirst, sideCorner, cornerX, cornerY } = mesh;
  out.list('polygons', graph.cellCount, (cell) => {
    const c = polygonOf({ mesh, weave }, cell); // a passage under another has the outline of that
    let polygon = '';
    for (let s = sideFirst[c] as number; s < (sideFirst[c + 1] as number); s++) {
      const corner = sideCorner[s] as number;
      polygon += `${polygon === '' ? '[' : ','}${coordinate(cornerX[corner])},${coordinate(cornerY[corner])}`;
    }
    return `${polygon}]`;
  });
}

/** Rounded to 1/1000 of a cell. */
function coordinate(value: number | undefined): string {
  return String(Math.round((value as number) * 1000) / 1000);
}

/** An object, a key a line, put together from pieces so that no text as long as the whole is ever needed. */
class JsonWriter {
  private readonly chunks: Uint8Array[] = [];
  private readonly encoder = new TextEncoder();
  private text = '{';
  private keys = 0;

  value(key: MazeFileKey, value: unknown): void {
    this.startKey(key);
    this.text += JSON.stringify(value);
  }

  /** @param item the JSON of item i */
  list(key: MazeFileKey, count: number, item: (i: number) => string): void {
    this.startKey(key);
    this.text += '[';
    for (let i = 0; i < count; i++) this.item(i, item(i));
    this.text += ']';
  }

  members(key: MazeFileKey, members: Iterable<number>): void {
    this.startKey(key);
    this.text += '[';
    let i = 0;
    for (const member of members) this.item(i++, `${member}`);
    this.text += ']';
  }

  finish(): Uint8Array<ArrayBuffer> {
    this.text += '\n}\n';
    this.flush();
    const bytes = new Uint8Array(this.chunks.reduce((sum, chunk) => sum + chunk.length, 0));
    let at = 0;
    for (const chunk of this.chunks) {
      bytes.set(chunk, at);
      at += chunk.length;
    }
    return bytes;
  }

  private startKey(key: MazeFileKey): void {
    this.text += `${this.keys++ === 0 ? '' : ','}\n  "${key}": `;
  }

  private item(i: number, json: string): void {
    this.text += i === 0 ? json : `,${json}`;
    if (this.text.length > 65_536) this.flush();
  }

  private flush(): void {
    this.chunks.push(this.encoder.encode(this.text));
    this.text = '';
  }
}
