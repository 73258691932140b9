// A stage on which a maze is made or solved: its picture is that of the step the player is at.

import { computed, effect, type Signal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { ask } from '../../engine/engine.ts';
import type { Side } from '../../engine/jobs/watch-make.ts';
import { boardName } from '../../stage/maze-stage.tsx';
import { stage } from '../../stage/shown-stage.ts';
import { type PaintRequest, Stage } from '../../stage/stage.tsx';
import type { Margins, Viewport } from '../../stage/viewport.ts';
import { drawing, type Sheet } from '../../state/studio.ts';
import { ink } from '../../state/theme.ts';
import * as text from '../../text/en.ts';
import { entryOf, isFollowing, loadAgain, player, reports, watchables, whenLoaded } from './watching.ts';

interface WatchStageProps {
  readonly side: Side;
  readonly sheet: Sheet;
  /** Moved together with the other one; absent where there is none. */
  readonly shared?: Signal<Viewport | null> | undefined;
}

/** Two stand closer than one alone. */
const BESIDE: Margins = { top: 16, right: 32, bottom: 16, left: 32 };

export function WatchStage({ side, sheet, shared }: WatchStageProps) {
  const version = useMemo(
    () =>
      computed(() => {
        const watchable = watchables[side].value;
        const event = watchable === null ? 0 : Math.min(player.event.value, watchable.events);
        return `${drawing.value} ${watchable?.id ?? 'none'} ${event}`;
      }),
    [side],
  );
  useEffect(() => (side === 'left' ? effect(follow) : undefined), [side]);
  const entry = entryOf(side);
  const watchable = watchables[side].value;
  return (
    <section class="watch-side" data-side={side} data-shown={reports[side].value?.event}>
      {shared !== undefined && (
        <header class="watch-head">
          <h2>{entry?.title}</h2>
          {watchable !== null && <p>{text.caption.deadEnds(watchable.deadEnds)}</p>}
        </header>
      )}
      <Stage
        plate={sheet.facts}
        name={boardName()}
        version={version}
        paint={(request) => paint(side, request)}
        label={entry?.title ?? ''}
        shared={shared}
        {...(shared === undefined ? {} : { margins: BESIDE })}
        handle={(handle) => {
          if (side === 'left') stage.value = handle;
        }}
      />
    </section>
  );
}

/** How long a picture waits for what is being loaded. */
const PATIENCE = 200;

async function paint(side: Side, request: PaintRequest): Promise<ImageBitmap | null> {
  if (watchables[side].peek() === null) {
    await Promise.race([whenLoaded(), new Promise((resolve) => setTimeout(resolve, PATIENCE))]);
  }
  const colours = ink.peek();
  const watchable = watchables[side].peek();
  const plain = () =>
    ask('draw', { ...request, ink: colours, shown: { solution: 'none', distances: false, bottlenecks: false } });
  if (watchable === null) return side === 'left' ? plain() : null;
  const event = Math.min(player.event.peek(), watchable.events);
  const report = reports[side].peek();
  // While it plays several steps may lie between two pictures; by hand the last one is pointed out.
  const goesOn = player.isPlaying.peek() && report !== null && report.event < event;
  const since = goesOn ? report.event : event - 1;
  const frame = await ask('watchFrame', { ...request, side, id: watchable.id, event, since, ink: colours });
  if (frame === null) {
    if (watchables[side].peek() === watchable) loadAgain();
    return plain();
  }
  const { picture, ...seen } = frame;
  if (watchables[side].peek() === watchable) reports[side].value = seen;
  return picture;
}

/** Keeps the place of work in sight, where not all of the board is. */
function follow(): void {
  const head = reports.left.value?.head ?? null;
  const handle = stage.peek();
  if (head === null || handle === null || !isFollowing.value || handle.isFit.peek()) return;
  handle.reveal(head.x, head.y);
}
