// Ten boards as tiles; the eleventh opens the rest.

import { useState } from 'preact/hooks';
import { catalogue, tilingNamed } from '../../catalogue/catalogue.ts';
import { Icon } from '../../controls/icon.tsx';
import { Select } from '../../controls/select.tsx';
import { type Draft, withPlainBoard, withSpace, withTiling, withTopology } from '../../state/draft.ts';
import { change } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { boardOf, boards, solids } from './boards.ts';
import { reasonsOf, refusals, withReasons } from './refusals.ts';
import { noteOf } from './refused.tsx';

export function BoardTiles({ draft }: { readonly draft: Draft }) {
  const board = boardOf(draft);
  const [isOpen, setOpen] = useState(false);
  const tiling = tilingNamed(draft.space?.tiling ?? 'square');
  const solid = solids.find(({ topology }) => topology === draft.space?.topology);
  const title = board?.title ?? solid?.title ?? tiling.title;
  const tilings = withReasons(
    'tiling',
    catalogue.tilings.filter(({ name }) => name !== 'mesh').map(({ name, title: label }) => ({ value: name, label })),
  );
  const reasonOf = (name: string): string | undefined =>
    refusals.value.tiling?.[name] === undefined ? undefined : tilings.find(({ value }) => value === name)?.reason;
  return (
    <>
      <h2>
        {text.make.board} <span>{title}</span>
      </h2>
      <fieldset class="tiles">
        <legend class="visually-hidden">{text.make.board}</legend>
        {boards.map((one) => {
          const reason = reasonOf(one.name);
          return (
            <label key={one.name} title={reason === undefined ? one.title : `${one.title} (${reason})`}>
              <input
                type="radio"
                name="board"
                checked={one === board}
                aria-label={one.title}
                aria-disabled={reason !== undefined}
                aria-description={reason}
                onChange={() => void change('tiling', one.edit)}
              />
              <svg viewBox="0 0 24 24" aria-hidden="true">
                <path d={one.icon} />
              </svg>
            </label>
          );
        })}
        <button
          type="button"
          class="tile-more"
          aria-expanded={isOpen || board === null}
          aria-label={text.make.otherBoards}
          title={text.make.otherBoards}
          onClick={() => setOpen(!isOpen)}
        >
          {text.make.otherBoards}
          <Icon name={isOpen || board === null ? 'up' : 'down'} />
        </button>
      </fieldset>
      {(isOpen || board === null) && (
        <Select
          id="tiling"
          label={text.make.other}
          value={solid === undefined ? tiling.name : `${tiling.name} ${solid.topology}`}
          choices={[...tilings, ...solids.map((one) => ({ value: `${one.tiling} ${one.topology}`, label: one.title }))]}
          onChange={(value) => {
            const [name = '', topology] = value.split(' ');
            void change('tiling', (old) => {
              if (topology === undefined) return withTiling(withTopologyOf(old, name), name);
              return withTopology(withSpace(withPlainBoard(old, name), { shape: undefined }), topology);
            });
          }}
        />
      )}
      <div class="row-note board-note" id="tiling-note">
        {noteOf('tiling', isOpen || board === null ? reasonsOf(tilings) : '')}
      </div>
    </>
  );
}

/** A surface that the other tiling does not have is given up. */
function withTopologyOf(draft: Draft, tiling: string): Draft {
  const { topology = 'plane' } = draft.space ?? {};
  return tilingNamed(tiling).topologies.includes(topology) ? draft : withTopology(draft, 'plane');
}
