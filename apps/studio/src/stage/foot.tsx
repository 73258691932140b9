// Below the stage: history, New maze and the seed at the left, the caption in the middle, zoom at the right.

import type { ComponentChildren } from 'preact';
import { Icon } from '../controls/icon.tsx';
import { figures, notTaken, sheet, work } from '../state/studio.ts';
import * as text from '../text/en.ts';
import { figuresOf, titleOf } from './describe.ts';
import { Making } from './making.tsx';
import { stage } from './shown-stage.ts';

/** What a view says of the maze in its own words, instead of the usual ones. */
export interface CaptionWords {
  readonly title?: string | undefined;
  readonly figures?: string | undefined;
}

interface FootProps {
  readonly actions?: ComponentChildren;
  readonly words?: CaptionWords | null;
}

export function Foot({ actions, words = null }: FootProps) {
  return (
    <footer class="foot">
      <div class="foot-left">{actions ?? <Making />}</div>
      <Caption words={words} />
      <Zoom />
    </footer>
  );
}

/** The voice of the page: what the maze is, how far work is, why something was refused. */
export function Caption({ words = null }: Pick<FootProps, 'words'>) {
  const seen = sheet.value;
  const { what, done } = work.value ?? {};
  const refusal = notTaken.value?.control === 'page' ? notTaken.value.message : null;
  return (
    <div class="caption" aria-live="polite">
      {what !== undefined && done !== undefined ? (
        <>
          <p class="caption-title">{text.work[what]}</p>
          <p class="caption-figures">{text.work.share(text.work[what], done, secondsLeft(done))}</p>
        </>
      ) : (
        <>
          <p class="caption-title">{words?.title ?? (seen === null ? '' : titleOf(seen))}</p>
          <p class="caption-figures">
            {refusal ?? words?.figures ?? (seen === null ? '' : figuresOf(seen, figures.value))}
          </p>
        </>
      )}
    </div>
  );
}

function secondsLeft(done: number): number | null {
  const { since } = work.value ?? {};
  if (since === undefined || done < 0.05) return null;
  const gone = (performance.now() - since) / 1000;
  return Math.ceil((gone * (1 - done)) / done);
}

function Zoom() {
  const handle = stage.value;
  const unit = sheet.value?.facts.unit ?? 1;
  const isFit = handle?.isFit.value ?? true;
  const scale = handle?.viewport.value.scale ?? 1;
  return (
    <fieldset class="zoom">
      <legend class="visually-hidden">{text.stage.zoom}</legend>
      <button type="button" class="round" aria-label={text.stage.out} onClick={() => stage.value?.zoomBy(1 / 1.5)}>
        <Icon name="minus" />
      </button>
      <output class="zoom-value">{isFit ? text.stage.fit : `${Math.round((100 * scale * unit) / 24)} %`}</output>
      <button type="button" class="round" aria-label={text.stage.in} onClick={() => stage.value?.zoomBy(1.5)}>
        <Icon name="plus" />
      </button>
      <button type="button" class="round" aria-label={text.stage.fitAll} onClick={() => stage.value?.fit()}>
        <Icon name="fit" />
      </button>
    </fieldset>
  );
}
