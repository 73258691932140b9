// The stage of a solid: a canvas that is turned by dragging and zoomed by wheel and pinching.

import { effect } from '@preact/signals';
import { useEffect, useRef } from 'preact/hooks';
import type { Solid } from '../../engine/jobs/solid.ts';
import { useKeys } from '../../keys.ts';
import { stage, stageKeys } from '../../stage/shown-stage.ts';
import type { StageHandle } from '../../stage/stage.tsx';
import { ink } from '../../state/theme.ts';
import { SolidScene } from './solid-scene.ts';

/** Radians that a key turns, and that a drag over the shorter side of the stage does. */
export const STEP = Math.PI / 12;
const DRAG = Math.PI;

interface SolidStageProps {
  readonly solid: Solid | null;
  /** False while the solid of another maze is still shown. */
  readonly isCurrent: boolean;
  readonly walls: number;
  readonly hasPath: boolean;
  readonly label: string;
  /** Called where the browser has no WebGL. */
  readonly onNoWebgl: () => void;
  readonly handle: (scene: SolidScene | null) => void;
}

export function SolidStage({ solid, isCurrent, walls, hasPath, label, onNoWebgl, handle }: SolidStageProps) {
  const host = useRef<HTMLDivElement>(null);
  const scene = useRef<SolidScene | null>(null);

  useEffect(() => {
    const element = host.current as HTMLDivElement & { stage?: SolidScene };
    const made = SolidScene.on({ host: element, label, walls });
    if (made === null) {
      onNoWebgl();
      return;
    }
    scene.current = made;
    element.stage = made;
    stage.value = made as unknown as StageHandle;
    handle(made);
    const unbind = effect(() => {
      void ink.value; // another theme
      made.recolour();
    });
    const release = turnedByHand(element, made);
    return () => {
      release();
      unbind();
      made.end();
      scene.current = null;
      stage.value = null;
      handle(null);
    };
  }, []);

  useEffect(() => {
    if (solid !== null) scene.current?.show(solid);
  }, [solid]);
  useEffect(() => {
    if (scene.current !== null) scene.current.isSettled = isCurrent;
  }, [isCurrent, solid]);
  useEffect(() => scene.current?.setWalls(walls), [walls]);
  useEffect(() => scene.current?.setPath(hasPath), [hasPath, solid]);
  useEffect(() => scene.current?.setLabel(label), [label]);

  const turn = (aside: number, down: number) => () => scene.current?.turn(aside * STEP, down * STEP);
  useKeys({
    ...stageKeys,
    ArrowLeft: turn(-1, 0),
    ArrowRight: turn(1, 0),
    ArrowUp: turn(0, -1),
    ArrowDown: turn(0, 1),
  });
  return <div class="stage" data-waits={!isCurrent} ref={host} />;
}

/** Listens for hands; gives what takes the listeners away. */
function turnedByHand(host: HTMLElement, scene: SolidScene): () => void {
  const fingers = new Map<number, { readonly x: number; readonly y: number }>();
  const spread = (): number => {
    const [a, b] = [...fingers.values()];
    return a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y);
  };
  const down = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    host.setPointerCapture(event.pointerId);
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.get(event.pointerId);
    if (before === undefined) return;
    const wide = spread();
    fingers.set(event.pointerId, { x: event.clientX, y: event.clientY });
    if (fingers.size > 1) {
      if (wide > 0) scene.zoomBy(spread() / wide);
      return;
    }
    const share = DRAG / Math.min(host.clientWidth, host.clientHeight);
    scene.turn((event.clientX - before.x) * share, (event.clientY - before.y) * share);
  };
  const up = (event: PointerEvent): void => {
    fingers.delete(event.pointerId);
  };
  const wheel = (event: WheelEvent): void => {
    event.preventDefault();
    scene.zoomBy(Math.exp(-event.deltaY * (event.deltaMode === 1 ? 0.05 : 0.0015)));
  };
  const doubled = (): void => scene.close();
  host.addEventListener('pointerdown', down);
  host.addEventListener('pointermove', move);
  host.addEventListener('pointerup', up);
  host.addEventListener('pointercancel', up);
  host.addEventListener('wheel', wheel, { passive: false });
  host.addEventListener('dblclick', doubled);
  return () => {
    host.removeEventListener('pointerdown', down);
    host.removeEventListener('pointermove', move);
    host.removeEventListener('pointerup', up);
    host.removeEventListener('pointercancel', up);
    host.removeEventListener('wheel', wheel);
    host.removeEventListener('dblclick', doubled);
  };
}
