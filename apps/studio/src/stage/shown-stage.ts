import { type Signal, signal } from '@preact/signals';
import type { StageHandle } from './stage.tsx';

/** The stage that is shown, for buttons and keys. */
export const stage: Signal<StageHandle | null> = signal(null);

export const stageKeys = {
  '+': () => stage.value?.zoomBy(1.5),
  '=': () => stage.value?.zoomBy(1.5),
  '-': () => stage.value?.zoomBy(1 / 1.5),
  '0': () => stage.value?.fit(),
  z: () => stage.value?.close(),
};
