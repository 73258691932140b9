// Below the stages: first, play, last, the slider over all steps, and the speed. While work goes on the caption tells of it.

import { useRef } from 'preact/hooks';
import { Icon } from '../../controls/icon.tsx';
import { Select } from '../../controls/select.tsx';
import { Caption } from '../../stage/foot.tsx';
import { work } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { SPEEDS, type Speed } from './clock.ts';
import { player } from './watching.ts';

export function WatchFoot() {
  if (work.value !== null) {
    return (
      <footer class="foot">
        <div class="foot-left">
          <button type="button" class="solid new-maze" onClick={() => work.value?.stop()}>
            {text.stage.stop} <kbd>Esc</kbd>
          </button>
        </div>
        <Caption />
      </footer>
    );
  }
  const isPlaying = player.isPlaying.value;
  const isEmpty = player.events.value === 0;
  return (
    <footer class="foot watch-foot">
      <div class="watch-buttons">
        <button
          type="button"
          class="round"
          aria-label={text.watch.first}
          disabled={isEmpty}
          onClick={() => player.step(Number.NEGATIVE_INFINITY)}
        >
          <Icon name="first" />
        </button>
        <button
          type="button"
          class="solid round"
          aria-label={isPlaying ? text.watch.pause : text.watch.play}
          disabled={isEmpty}
          onClick={() => player.toggle()}
        >
          <Icon name={isPlaying ? 'pause' : 'play'} />
        </button>
        <button
          type="button"
          class="round"
          aria-label={text.watch.last}
          disabled={isEmpty}
          onClick={() => player.step(Number.POSITIVE_INFINITY)}
        >
          <Icon name="last" />
        </button>
      </div>
      <Position />
      <div class="watch-speed">
        <span aria-hidden="true">{text.watch.speed}</span>
        <Select
          id="watch-speed"
          label={text.watch.speed}
          value={String(player.speed.value)}
          choices={SPEEDS.map((speed) => ({ value: String(speed), label: text.watch.times(speed) }))}
          onChange={(value) => player.choose(Number(value) as Speed)}
        />
      </div>
    </footer>
  );
}

/** The slider, and the step in a slot that is as wide as the last one. */
function Position() {
  const [event, events] = [player.event.value, player.events.value];
  const playsOn = useRef(false);
  return (
    <>
      <input
        class="watch-slider"
        type="range"
        min={0}
        max={Math.max(events, 1)}
        step={1}
        value={event}
        disabled={events === 0}
        aria-label={text.watch.position}
        aria-valuetext={text.watch.at(event, events)}
        style={{ '--share': `${(100 * event) / Math.max(events, 1)}%` }}
        onPointerDown={() => {
          playsOn.current = player.isPlaying.value;
          player.pause();
        }}
        onPointerUp={() => {
          if (playsOn.current && player.event.value < player.events.value) player.toggle();
          playsOn.current = false;
        }}
        onInput={({ currentTarget }) => {
          player.pause();
          player.goTo(Number(currentTarget.value));
        }}
      />
      <output class="watch-step">
        <span class="watch-slot">
          <span aria-hidden="true">{text.watch.step(events)}</span>
          <span>{text.watch.step(event)}</span>
        </span>{' '}
        <span class="watch-of">{text.watch.of(events)}</span>
      </output>
    </>
  );
}
