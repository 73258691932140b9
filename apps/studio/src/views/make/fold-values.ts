// What a fold says while it is closed: its choices in a few words.

import { catalogue, named } from '../../catalogue/catalogue.ts';
import { symmetries } from '../../catalogue/symmetries.ts';
import { carveOf, changesOf, type Draft, levelsOf, weaveOf } from '../../state/draft.ts';
import * as text from '../../text/en.ts';
import type { FoldName } from './fold-props.ts';

export function shownValue(fold: FoldName, draft: Draft): string {
  const words = wordsOf[fold](draft);
  return words.length === 0 ? text.make.none : words.join(', ');
}

const make = text.make;

const wordsOf: { readonly [F in FoldName]: (draft: Draft) => readonly string[] } = {
  floors(draft) {
    const floors = levelsOf(draft);
    const { density } = weaveOf(draft);
    return [
      ...(floors.length > 0 ? [make.floors.some(floors)] : []),
      ...(density > 0 ? [make.floors.weave(density)] : []),
    ];
  },
  texture(draft) {
    const { bias, blend, runLimit, symmetry, rooms, segments } = carveOf(draft);
    const kind = typeof symmetry === 'object' ? symmetry.kind : symmetry;
    const { texture } = make;
    return [
      ...(kind === undefined ? [] : [symmetries[kind]]),
      ...(bias === undefined ? [] : [texture.bias]),
      ...(blend === undefined ? [] : [texture.varies]),
      ...(runLimit === undefined ? [] : [texture.runLimit]),
      ...(rooms === undefined ? [] : [texture.rooms]),
      ...(segments === undefined ? [] : [texture.parts]),
    ].map((word) => word.toLowerCase());
  },
  changes: (draft) => changeNames(draft).map((name) => named(catalogue.transforms, name).title.toLowerCase()),
  mask({ space = {} }) {
    const { mask } = space;
    if (mask === undefined) return [];
    const { kinds } = make.mask;
    if ('text' in mask) return [mask.text];
    if ('path' in mask) return [kinds.path];
    if ('polygon' in mask) return [kinds.polygon];
    return ['bitmap' in mask ? kinds.picture : kinds.cells];
  },
  picture(draft) {
    const { picture, way } = carveOf(draft);
    const words = make.picture;
    return [
      ...(picture === undefined ? [] : ['text' in picture ? picture.text : words.picture.toLowerCase()]),
      ...(way === undefined ? [] : [words.way.toLowerCase()]),
    ];
  },
  endsFold({ ends = {} }) {
    const { place = 'none', from, to } = ends;
    if (from !== undefined || to !== undefined) return [make.endsFold.given];
    return place === 'none' ? [] : [make.endsFold.places[place]];
  },
  wish: ({ wish }) => (wish === undefined ? [] : [make.wish.count(wish.targets.length)]),
  drawing({ style = {}, title }) {
    const own = Object.keys(style).length + (title === undefined ? 0 : 1);
    return [own === 0 ? make.drawing.plain : make.drawing.own(own)];
  },
};

/** Changes that have no row of their own in the open part of the panel. */
export function changeNames(draft: Draft): readonly string[] {
  return changesOf(draft).flatMap((step) => Object.keys(step).filter((name) => name !== 'braid'));
}
