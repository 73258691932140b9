// What was understood of a file: its board, what the reader says of it, walls in doubt, and how else it could be read.

import writers from 'virtual:catalogue-writers';
import { named } from '../../catalogue/catalogue.ts';
import { Fold } from '../../controls/fold.tsx';
import { Knob, wordsOf } from '../../controls/knob.tsx';
import { Segment } from '../../controls/segment.tsx';
import { correct, type DoubtfulWall, file, readOtherwise } from '../../state/opened.ts';
import { sheet } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { sentence } from '../../text/numbers.ts';
import { FileActions } from './file-actions.tsx';
import { plainNotes } from './plain-notes.ts';

/** Doubts beyond are not listed: nobody goes through so many. */
export const MOST_DOUBTS = 40;

export function ReadingPart() {
  const now = file.value;
  if (now === null) return null;
  const { opened, doubts, corrections, knobs } = now;
  const { report, recipe } = opened;
  const format = named(writers.formats, opened.format);
  const params = Object.entries(format.readParams ?? {}).filter(([name]) => name !== 'correct');
  return (
    <section class="reading" aria-labelledby="reading-title">
      <h2 class="view-title" id="reading-title">
        {titleOf(now)}
      </h2>
      <p class="reading-source">{[sheet.value?.source?.name ?? '', format.title].filter(Boolean).join(' \u00b7 ')}</p>
      {[
        ...(report === null ? [] : [text.open.understood(report)]),
        ...plainNotes(opened),
        ...(recipe !== null ? [text.open.hasRecipe] : []),
        ...(opened.whyNoEnds === '' || recipe !== null ? [] : [text.open.noEnds(report?.openings.length ?? null)]),
        ...(report === null ? [] : [text.open.inDoubt(doubts.length)]),
      ].map((note) => (
        <p class="reading-note" key={note}>
          {note}
        </p>
      ))}
      {doubts.length > 0 && (
        <>
          <h2>{text.open.doubts}</h2>
          <ol class="doubts">
            {doubts.slice(0, MOST_DOUBTS).map((doubt, i) => (
              <DoubtRow
                key={`${doubt.x} ${doubt.y} ${doubt.side}`}
                doubt={doubt}
                place={i}
                state={corrections.get(i)}
              />
            ))}
          </ol>
          {doubts.length > MOST_DOUBTS && <p class="note">{text.open.moreDoubts(doubts.length - MOST_DOUBTS)}</p>}
        </>
      )}
      {params.length > 0 && recipe === null && (
        <Fold
          title={text.open.readAs}
          value={[...new Set(params.map(([name, param]) => wordsOf(String(knobs[name] ?? param.default))))].join(', ')}
        >
          {() =>
            params.map(([name, param]) => (
              <Knob
                key={name}
                id={`reading-${name}`}
                name={name}
                param={param}
                value={knobs[name]}
                onChange={(value) => void readOtherwise(name, value)}
              />
            ))
          }
        </Fold>
      )}
      <div class="reading-actions">
        <FileActions />
      </div>
    </section>
  );
}

function titleOf({ opened }: { readonly opened: NonNullable<typeof file.value>['opened'] }): string {
  const { report, pitch, hasPicture, facts, recipe } = opened;
  if (report !== null) return text.open.asSquares(report.columns, report.rows);
  if (hasPicture) return pitch === 1 ? text.open.asPixels(facts.cells) : text.open.asCells(facts.cells);
  if (recipe !== null) return text.open.asRecipe;
  return text.open.asMaze(facts.cells);
}

interface DoubtRowProps {
  readonly doubt: DoubtfulWall;
  /** From 0. */
  readonly place: number;
  /** What a person said: wall or not; undefined as long as nobody has. */
  readonly state: boolean | undefined;
}

function DoubtRow({ doubt, place, state }: DoubtRowProps) {
  const words = sentence(doubt.reason).replace(/\.$/, '');
  return (
    <li id={`doubt-${place + 1}`}>
      <b>{place + 1}</b>
      <span class="doubt-words" title={text.open.doubtAt(doubt.x, doubt.y, doubt.side)}>
        {words}
      </span>
      <Segment
        name={`doubt-${place + 1}`}
        label={`${place + 1}: ${words}, ${text.open.doubtAt(doubt.x, doubt.y, doubt.side)}`}
        value={(state ?? doubt.closed) ? 'wall' : 'open'}
        choices={[
          { value: 'wall', label: text.open.wall },
          { value: 'open', label: text.open.passage },
        ]}
        onChange={(value) => void correct(place, value === 'wall')}
      />
    </li>
  );
}
