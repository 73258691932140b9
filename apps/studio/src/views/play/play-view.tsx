// Play: the maze is walked by keys, pointer or touch, from above or from inside.

import { useSignal } from '@preact/signals';
import { useEffect, useMemo } from 'preact/hooks';
import { later } from '../../controls/later.tsx';
import { ask, Refused } from '../../engine/engine.ts';
import type { Shown } from '../../engine/style-of.ts';
import { useKeys } from '../../keys.ts';
import { MazeStage } from '../../stage/maze-stage.tsx';
import { stage } from '../../stage/shown-stage.ts';
import { sheet, showVersion } from '../../state/studio.ts';
import { ink } from '../../state/theme.ts';
import * as text from '../../text/en.ts';
import { clock } from '../../text/numbers.ts';
import { drawPlay } from './draw-play.ts';
import { Play } from './play.ts';
import { PlayBar } from './play-bar.tsx';
import { playKeys } from './play-keys.ts';
import { Pointing } from './pointing.ts';
import { centreOf } from './trail-line.ts';
import './play.css';

const Inside = later(
  () => import('./inside/inside.tsx').then((module) => module.Inside),
  <main class="lens-main" id="stage" />,
);

/** The game on the page stays while one looks through another lens. */
let lastPlay: Play | null = null;

/** Where there are ends; the solution is nobody's business here. */
const SHOWN: Shown = { solution: 'none', distances: false, bottlenecks: false };

export function PlayView() {
  const facts = sheet.value?.facts;
  const play = useSignal<Play | null>(lastPlay?.game.board.id === facts?.id ? lastPlay : null);
  const refusal = useSignal<string | null>(null);
  const isInside = useSignal(false);

  useEffect(() => {
    if (facts === undefined) return;
    if (facts.start < 0 || facts.finishes.length === 0) {
      if (sheet.peek()?.recipe) void showVersion('ends');
      else refusal.value = text.play.noEnds;
      return;
    }
    refusal.value = null;
    if (play.peek()?.game.board.id === facts.id) return;
    play.value = null;
    let isAwaited = true;
    ask('board', undefined).then(
      (board) => {
        if (!isAwaited || board.id !== facts.id) return;
        lastPlay = new Play(board);
        play.value = lastPlay;
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        refusal.value = error.message;
      },
    );
    return () => {
      isAwaited = false;
    };
  }, [facts?.id]);

  const now = play.value;
  useEffect(() => {
    now?.resume();
    return () => now?.rest();
  }, [now]);

  const pointing = useMemo(() => (now === null ? null : new Pointing(now)), [now]);
  const overlayVersion = useMemo(() => now?.frame, [now]);
  const toggle = (): void => {
    if (now !== null) isInside.value = !isInside.value;
  };
  useKeys(now === null || isInside.value ? {} : { ...playKeys(now), f: toggle });
  const moves = now?.changed.value;
  useEffect(() => {
    if (now === null || stage.value === null || stage.value.isFit.peek()) return;
    stage.value.reveal(...centreOf(now.game.board, now.game.cell));
  }, [now, moves]);

  return (
    <div class="lens wide play" data-cell={now?.game.cell}>
      <PlayBar play={now} isInside={isInside.value} onInside={toggle} />
      {now !== null && isInside.value ? (
        <Inside play={now} note={noteOf(now, refusal.value)} onLeave={toggle} />
      ) : (
        <MazeStage
          shown={SHOWN}
          note={noteOf(now, refusal.value)}
          overlay={(context, viewport) => {
            if (now !== null && now.game.board.id === sheet.peek()?.facts.id) {
              drawPlay(now, ink.peek(), context, viewport);
            }
          }}
          overlayVersion={overlayVersion}
          onPointer={pointing?.onPointer}
        />
      )}
      <p class="visually-hidden" aria-live="polite" id="play-said">
        {now?.said.value}
      </p>
    </div>
  );
}

/** What the caption says. */
function noteOf(play: Play | null, refusal: string | null): string | null {
  if (refusal !== null || play === null) return refusal;
  const { game, seconds, shortest } = play;
  if (game.isDone) return text.play.there(game.steps, clock(seconds.value), shortest);
  if (shortest === null && game.steps === 0) return text.play.noWay;
  if (game.steps > 0) return null;
  return matchMedia('(pointer: coarse)').matches ? text.play.howToTouch : text.play.howToKeys;
}
