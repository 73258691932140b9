// Walk inside: the same game as one who stands in the maze sees it.

import { effect, useSignal } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from '../../../controls/icon.tsx';
import { ask, Refused } from '../../../engine/engine.ts';
import { type Keys, useKeys } from '../../../keys.ts';
import { Caption } from '../../../stage/foot.tsx';
import { Making } from '../../../stage/making.tsx';
import { ink, theme } from '../../../state/theme.ts';
import * as text from '../../../text/en.ts';
import { type Canvas3d, canvas3d } from '../../../three/canvas3d.ts';
import type { Play } from '../play.ts';
import { gameKeys } from '../play-keys.ts';
import { pointOf } from '../trail-line.ts';
import { Minimap } from './minimap.tsx';
import { Scenery } from './scenery.ts';
import { exitAlong, firstLook, turnFrom, turnOver } from './walker.ts';

interface InsideProps {
  readonly play: Play;
  /** Said in the caption instead of the figures. */
  readonly note: string | null;
  readonly onLeave: () => void;
}

/** Height of the eyes, in shares of c. */
const EYES = 0.4;

/** How far one stands behind the middle of the cell, so that a wall ahead does not fill the picture. */
const BEHIND = 0.3;

/** How fast one turns: radians a second. */
const TURNING = 7;

/** Radians a pixel that a pointer is dragged. */
const DRAGGED = 0.006;

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

export function Inside({ play, note, onLeave }: InsideProps) {
  const host = useRef<HTMLDivElement>(null);
  const view = useRef<Canvas3d | null>(null);
  const refusal = useSignal<string | null>(null);
  const look = useSignal(0); // where one looks
  const wanted = useRef(0); // where one is about to look
  const walkedOver = useRef(0); // steps whose turn is in `wanted`

  useEffect(() => {
    look.value = firstLook(play.game);
    wanted.current = look.value;
    walkedOver.current = play.game.steps;
    play.seenFrom = 'inside';
    let isThere = true;
    let undo = (): void => {};
    ask('interior', undefined).then(
      (interior) => {
        if (!isThere || interior.id !== play.game.board.id) return;
        let before = 0;
        let scenery: Scenery | null = null;
        const frame = (now: number): boolean => {
          const made = view.current;
          if (made === null || scenery === null) return false;
          const passed = Math.min(now - before, 0.1);
          before = now;
          followSteps();
          const left = wanted.current - look.value;
          const most = isStill.matches ? Math.abs(left) : TURNING * passed;
          look.value += Math.sign(left) * Math.min(Math.abs(left), most);
          const { board } = play.game;
          const [x, y] = pointOf(board, play.standing);
          scenery.update(x, y, ink.peek().paper);
          placeCamera(made, board.unit, x, y, look.value);
          return look.value !== wanted.current;
        };
        view.current = canvas3d({ host: host.current as HTMLDivElement, label: text.play.insideLabel, frame });
        const made = view.current;
        if (made === null) {
          refusal.value = text.three.noWebgl;
          return;
        }
        scenery = new Scenery(made.scene, play, interior);
        const unbind = effect(() => {
          void [play.frame.value, play.changed.value, theme.value, ink.value];
          made.request();
        });
        undo = () => {
          unbind();
          made.end();
          view.current = null;
        };
      },
      (error: unknown) => {
        if (!(error instanceof Refused)) throw error;
        refusal.value = error.message.startsWith('where') ? text.play.weave : text.play.noShapes;
      },
    );
    return () => {
      isThere = false;
      play.seenFrom = 'above';
      undo();
    };
  }, [play]);

  /** Turns with the way over steps that the player comes to: at once where the other end lies elsewhere. */
  function followSteps(): void {
    const { walked, board, steps } = play.game;
    if (walkedOver.current > steps) walkedOver.current = steps; // undone
    const arrived = play.glidedSteps;
    while (walkedOver.current < arrived) {
      const { turn, isCut } = turnOver(board, walked[walkedOver.current++] as number);
      if (backing.current) continue;
      wanted.current += turn;
      if (isCut) look.value += turn;
    }
  }

  const backing = useRef(false);
  const step = (ahead: 1 | -1, runs: boolean): void => {
    if (play.isGliding) return;
    const half = exitAlong(play.game, wanted.current, ahead);
    backing.current = ahead < 0;
    if (half >= 0) play.leave(half, runs);
    else play.go(ahead * Math.cos(wanted.current), ahead * Math.sin(wanted.current), false); // says that there is a wall
  };
  const turn = (sense: 1 | -1): void => {
    if (play.isGliding) return;
    wanted.current += turnFrom(play.game, wanted.current, sense);
    view.current?.request();
  };
  const forward = (event: KeyboardEvent): void => step(1, event.shiftKey);
  const back = (): void => step(-1, false);
  const left = (): void => turn(-1);
  const right = (): void => turn(1);
  const keys: Keys = {
    ...gameKeys(play),
    f: onLeave,
    Escape: onLeave,
    ArrowUp: forward,
    'Shift+ArrowUp': forward,
    w: forward,
    ArrowDown: back,
    s: back,
    ArrowLeft: left,
    a: left,
    ArrowRight: right,
    d: right,
    PageUp: () => play.goToSheet(1),
    PageDown: () => play.goToSheet(-1),
    '.': () => play.goToSheet(2),
    ',': () => play.goToSheet(-2),
  };
  useKeys(keys);

  const dragged = (event: PointerEvent): void => {
    if (event.buttons !== 1) return;
    wanted.current -= DRAGGED * event.movementX;
    look.value = wanted.current;
    view.current?.request();
  };

  return (
    <main class="lens-main" id="stage">
      <div class="inside" ref={host} onPointerMove={dragged}>
        {refusal.value === null ? <Minimap play={play} look={look.value} /> : <p class="inside-none">{refusal}</p>}
      </div>
      <fieldset class="inside-pad">
        <legend class="visually-hidden">{text.play.insideLabel}</legend>
        <button type="button" class="line" aria-label={text.play.left} onClick={left}>
          <Icon name="turnLeft" />
        </button>
        <button type="button" class="line" aria-label={text.play.forward} onClick={() => step(1, false)}>
          <Icon name="up" />
        </button>
        <button type="button" class="line" aria-label={text.play.backward} onClick={back}>
          <Icon name="down" />
        </button>
        <button type="button" class="line" aria-label={text.play.right} onClick={right}>
          <Icon name="turnRight" />
        </button>
      </fieldset>
      <footer class="foot">
        <div class="foot-left">
          <Making />
        </div>
        <Caption words={{ figures: note ?? text.play.howInside }} />
      </footer>
    </main>
  );
}

/** Wide enough on tall screens too. */
function placeCamera({ camera }: Canvas3d, unit: number, x: number, y: number, look: number): void {
  const across = Math.tan((36 * Math.PI) / 180);
  const fov = Math.min((2 * Math.atan(camera.aspect < 1 ? across / camera.aspect : across) * 180) / Math.PI, 96);
  Object.assign(camera, { fov, near: 0.02 * unit, far: 40 * unit });
  const [aheadX, aheadY] = [Math.cos(look), Math.sin(look)];
  camera.position.set(x - BEHIND * unit * aheadX, EYES * unit, y - BEHIND * unit * aheadY);
  camera.lookAt(x + unit * aheadX, (EYES - 0.04) * unit, y + unit * aheadY);
  camera.updateProjectionMatrix();
}
