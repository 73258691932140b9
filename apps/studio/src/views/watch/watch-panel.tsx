// The panel of Watch: what goes on, what its colours mean, what has just happened, and what to watch.

import solvers from 'virtual:catalogue-solvers';
import { useEffect, useState } from 'preact/hooks';
import { catalogue } from '../../catalogue/catalogue.ts';
import type { Entry, Prose } from '../../catalogue/entries.ts';
import { Check } from '../../controls/check.tsx';
import { Fold } from '../../controls/fold.tsx';
import { Row } from '../../controls/row.tsx';
import { Segment } from '../../controls/segment.tsx';
import { Select } from '../../controls/select.tsx';
import type { Side } from '../../engine/jobs/watch-make.ts';
import { Panel } from '../../panel.tsx';
import { change, draft, sheet, showVersion } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { ONE_A_FRAME } from './clock.ts';
import { Legend } from './legend.tsx';
import { tell } from './tell.ts';
import {
  entryOf,
  isFollowing,
  lacksEnds,
  ownName,
  player,
  refusals,
  reports,
  rivals,
  sides,
  solver,
  type What,
  wanted,
  watchables,
  what,
} from './watching.ts';

export function WatchPanel() {
  if (sheet.value === null) return <Panel label={text.watch.panel}>{null}</Panel>;
  const [left, right] = [entryOf('left'), entryOf('right')];
  return (
    <Panel label={text.watch.panel}>
      {right === null ? (
        <>
          <h2 class="view-title">{left?.title}</h2>
          <p class="watch-text">{left?.summary}</p>
        </>
      ) : (
        <>
          <h2 class="view-title">{what.value === 'making' ? text.watch.sameSeed : text.watch.sameMaze}</h2>
          {[left, right].map((entry) => (
            <p class="watch-text" key={entry?.name}>
              <b>{entry?.title}.</b> {entry?.summary}
            </p>
          ))}
        </>
      )}
      <Obstacle />
      <Legend />
      <Telling />
      <Choices />
      {right === null && left !== null && <How entry={left} />}
    </Panel>
  );
}

/** Why there is nothing to watch, and what helps. */
function Obstacle() {
  const refusal = refusals.left.value;
  if (lacksEnds.value && draft.value !== null) {
    return (
      <div class="watch-obstacle" role="status">
        <p>{text.watch.needsEnds}</p>
        <button type="button" class="line" onClick={() => void showVersion('ends')}>
          {text.watch.addEnds}
        </button>
      </div>
    );
  }
  const words = lacksEnds.value ? text.watch.needsEnds : refusal;
  if (words === null) return null;
  const hasWish = what.value === 'making' && draft.value?.wish !== undefined;
  return (
    <div class="watch-obstacle" role="status">
      <p>{asSentence(words)}</p>
      {hasWish && (
        <button type="button" class="line" onClick={() => void change('watch', ({ wish: _, ...rest }) => rest)}>
          {text.watch.dropWish}
        </button>
      )}
    </div>
  );
}

const asSentence = (words: string): string => `${words.charAt(0).toUpperCase()}${words.slice(1)}.`;

/** Above so many cells a picture takes longer than a frame. */
const LARGE = 40_000;

/** One sentence a side on what has just happened: read aloud only while nothing moves. */
function Telling() {
  const isTooFast = player.isPlaying.value && player.speed.value > ONE_A_FRAME;
  const told = sides.value.map((side) => ({ side, words: wordsOf(side) })).filter(({ words }) => words !== '');
  if (told.length === 0) return null;
  const notes: string[] = [];
  if (watchables.left.value?.isCarvedOnly) notes.push(text.watch.carvedOnly);
  if ((sheet.value?.facts.cells ?? 0) > LARGE) notes.push(text.watch.isLarge);
  return (
    <>
      <div class="watch-telling" aria-live={player.isPlaying.value ? 'off' : 'polite'}>
        {isTooFast ? (
          <p>{text.watch.tooFast}</p>
        ) : (
          told.map(({ side, words }) => (
            <p key={side}>{sides.value.length > 1 ? text.watch.label(entryOf(side)?.title ?? '', words) : words}</p>
          ))
        )}
      </div>
      {notes.map((note) => (
        <p key={note} class="watch-text">
          {note}
        </p>
      ))}
    </>
  );
}

function wordsOf(side: Side): string {
  const [watchable, report] = [watchables[side].value, reports[side].value];
  return watchable === null || report === null ? '' : tell(watchable, report);
}

function Choices() {
  const now = what.value;
  const own = ownName();
  const entries: readonly Entry[] = now === 'solving' ? solvers : catalogue.generators;
  const rivalNote = refusals.right.value;
  return (
    <div class="watch-choices">
      <Row label={text.watch.what}>
        <Segment
          name="watch-what"
          label={text.watch.what}
          value={now}
          choices={[
            {
              value: 'making',
              label: text.watch.making,
              reason: draft.value === null ? text.watch.noRecipe : undefined,
            },
            { value: 'solving', label: text.watch.solving },
          ]}
          onChange={(value) => {
            wanted.value = value as What;
          }}
        />
      </Row>
      {now === 'solving' && (
        <Row label={text.watch.solver} for="watch-solver">
          <Select
            id="watch-solver"
            value={solver.value}
            choices={solvers.map(({ name, title }) => ({ value: name, label: title }))}
            onChange={(value) => {
              solver.value = value;
            }}
          />
        </Row>
      )}
      <Row label={text.watch.rival} for="watch-rival" note={rivalNote === null ? undefined : asSentence(rivalNote)}>
        <Select
          id="watch-rival"
          value={rivals[now].value ?? ''}
          choices={[
            { value: '', label: text.watch.noRival },
            ...entries.filter(({ name }) => name !== own).map(({ name, title }) => ({ value: name, label: title })),
          ]}
          onChange={(value) => {
            rivals[now].value = value === '' ? null : value;
          }}
        />
      </Row>
      <Row label={text.watch.follow} for="watch-follow" note={text.watch.followNote}>
        <Check
          id="watch-follow"
          isOn={isFollowing.value}
          onChange={(isOn) => {
            isFollowing.value = isOn;
          }}
        />
      </Row>
    </div>
  );
}

/** Who found it and how it works, from the catalogue. */
function How({ entry }: { readonly entry: Entry }) {
  const [prose, setProse] = useState<Prose | null>(null);
  const kind = what.value === 'solving' ? 'solvers' : 'generators';
  useEffect(() => {
    let isLeft = false;
    void import('virtual:catalogue-prose').then(({ default: all }) => {
      if (!isLeft) setProse(all[kind]?.[entry.name] ?? null);
    });
    return () => {
      isLeft = true;
    };
  }, [kind, entry.name]);
  if (prose === null) return null;
  return (
    <Fold title={text.watch.how} value="">
      {() => (
        <>
          <p class="watch-text">{prose.about}</p>
          <ol class="watch-steps">
            {prose.steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        </>
      )}
    </Fold>
  );
}

/** Puts the usual second one beside, or takes it away. */
export function toggleRival(): void {
  const now = what.value;
  const rival = rivals[now];
  if (rival.value !== null) {
    rival.value = null;
    return;
  }
  const own = ownName();
  rival.value = USUAL_RIVALS[now].find((name) => name !== own) ?? null;
}

/** Two that differ most to the eye. */
const USUAL_RIVALS: { readonly [W in What]: readonly string[] } = {
  making: ['prim-true', 'backtracker'],
  solving: ['dead-end', 'shortest'],
};
