// Watch: a maze is made, or a solver goes about, step by step; alone or beside a second one.

import { effect, useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { useKeys } from '../../keys.ts';
import { stageKeys } from '../../stage/shown-stage.ts';
import type { Viewport } from '../../stage/viewport.ts';
import { sheet } from '../../state/studio.ts';
import './watch.css';
import { WatchFoot } from './watch-foot.tsx';
import { toggleRival, WatchPanel } from './watch-panel.tsx';
import { WatchStage } from './watch-stage.tsx';
import { load, player, reports, sides, stopLoading } from './watching.ts';

/** Steps that the arrows go with Shift. */
const STRIDE = 100;

export function WatchView() {
  const shared = useSignal<Viewport | null>(null);
  useKeys({
    ...stageKeys,
    ' ': () => player.toggle(),
    ArrowRight: () => player.step(1),
    ArrowLeft: () => player.step(-1),
    'Shift+ArrowRight': () => player.step(STRIDE),
    'Shift+ArrowLeft': () => player.step(-STRIDE),
    Home: () => player.step(Number.NEGATIVE_INFINITY),
    End: () => player.step(Number.POSITIVE_INFINITY),
    ',': () => player.faster(-1),
    '.': () => player.faster(1),
    c: toggleRival,
  });
  useEffect(() => {
    const plays = !matchMedia('(prefers-reduced-motion: reduce)').matches;
    const unbind = [effect(() => load(plays)), effect(runClock)];
    return () => {
      for (const undo of unbind) undo();
      stopLoading();
      player.pause();
    };
  }, []);
  const seen = sheet.value;
  if (seen === null) return <div class="lens" />;
  const { width, height } = seen.facts.bounds;
  const isBeside = sides.value.length > 1;
  return (
    <div class="lens">
      <WatchPanel />
      <main class="lens-main" id="stage" tabIndex={-1}>
        <div class="watch-stages" data-count={sides.value.length} data-wide={width > height}>
          {sides.value.map((side) => (
            <WatchStage key={side} side={side} sheet={seen} shared={isBeside ? shared : undefined} />
          ))}
        </div>
        <WatchFoot />
      </main>
    </div>
  );
}

/** Lets time go by as long as it plays. */
function runClock(): (() => void) | undefined {
  if (!player.isPlaying.value) return;
  let last = performance.now();
  const next = (now: number): void => {
    // The first picture is waited for.
    if (reports.left.peek() !== null) player.tick(now - last);
    last = now;
    frame = requestAnimationFrame(next);
  };
  let frame = requestAnimationFrame(next);
  return () => cancelAnimationFrame(frame);
}
