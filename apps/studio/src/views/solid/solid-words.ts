// What is said of a solid below it and beside it.

import { catalogue, named } from '../../catalogue/catalogue.ts';
import type { Solid } from '../../engine/jobs/solid.ts';
import type { CaptionWords } from '../../stage/foot.tsx';
import type { Sheet } from '../../state/studio.ts';
import * as text from '../../text/en.ts';

/** The caption, where a solid has a better one than its board. */
export function captionOf({ facts }: Sheet, { name }: Solid): CaptionWords | null {
  const solid = text.solid;
  const { space, cells } = facts;
  const size = (key: string): number => Number(space[key]);
  const faces = (solid.faces as { readonly [name: string]: string })[name];
  if (faces !== undefined) {
    const figures = solid.facesAndCells(faces, cells);
    if (name === 'box') return { title: solid.box(size('width'), size('height'), size('depth')), figures };
    const edge = name === 'cube' ? size('width') : size('frequency');
    return { title: solid.edge(named(catalogue.topologies, name).title, edge), figures };
  }
  if (name === 'sphere') return { title: solid.rings(size('rings')), figures: text.caption.cells(cells) };
  return null;
}
