// Time and steps, and what can be done; on a phone the buttons stand below the maze.

import { Icon } from '../../controls/icon.tsx';
import * as text from '../../text/en.ts';
import { clock } from '../../text/numbers.ts';
import { coloursOf } from './place.ts';
import type { Play } from './play.ts';

interface PlayBarProps {
  readonly play: Play | null;
  readonly isInside: boolean;
  readonly onInside: () => void;
}

export function PlayBar({ play, isInside, onInside }: PlayBarProps) {
  void play?.changed.value;
  const { game } = play ?? {};
  const words = text.play;
  const { sheets = [] } = game?.board ?? {};
  return (
    <>
      <section class="play-score" aria-label={words.label}>
        <p class="play-time" role="timer" aria-label={words.time}>
          {clock(play?.seconds.value ?? 0)}
        </p>
        <p class="play-steps">
          {words.steps(game?.steps ?? 0)}
          {game !== undefined && game.hints > 0 && <span> · {words.hints(game.hints)}</span>}
          {game !== undefined && game.keys > 0 && <span> · {words.keys(coloursOf(game.keys))}</span>}
        </p>
      </section>
      <div class="play-actions">
        {sheets
          .flatMap((size, axis) => (size > 1 ? [1, -1].map((to) => to * (axis + 1)) : []))
          .map((step) => (
            <button
              key={step}
              type="button"
              class="line"
              disabled={game === undefined || game.exitToSheet(step) < 0 || game.isDone}
              onClick={() => play?.goToSheet(step)}
            >
              {words.sheets[Math.abs(step) - 1]?.[step > 0 ? 0 : 1]} <kbd>{SHEET_KEYS[step]}</kbd>
            </button>
          ))}
        <button
          type="button"
          class="line"
          disabled={game === undefined || game.isDone}
          onClick={() => play?.showHint()}
        >
          <Icon name="hint" />
          {words.hint} <kbd>H</kbd>
        </button>
        <button
          type="button"
          class="line"
          disabled={game === undefined || game.steps === 0}
          onClick={() => play?.undo()}
        >
          <Icon name="undo" />
          {words.undo} <kbd>U</kbd>
        </button>
        <button
          type="button"
          class="line play-restart"
          disabled={game === undefined || (game.steps === 0 && game.hints === 0)}
          onClick={() => play?.restart()}
        >
          <Icon name="restart" />
          {words.restart} <kbd>R</kbd>
        </button>
        <button type="button" class="line" disabled={game === undefined} onClick={onInside}>
          <Icon name="eye" />
          {isInside ? words.outside : words.inside} <kbd>F</kbd>
        </button>
      </div>
    </>
  );
}

const SHEET_KEYS: { readonly [step: number]: string } = { 1: 'PgUp', [-1]: 'PgDn', 2: '.', [-2]: ',' };
