// Start and finish as handles over the stage: dragged with any pointer, moved with the arrow keys.

import { signal } from '@preact/signals';
import { useRef } from 'preact/hooks';
import { ask, latestOnly } from '../../engine/engine.ts';
import type { EndPlace } from '../../engine/jobs/end-places.ts';
import { stage } from '../../stage/shown-stage.ts';
import { moveOpenedEnds } from '../../state/opened.ts';
import { sheet } from '../../state/studio.ts';
import * as text from '../../text/en.ts';
import { endPlaces } from './solve-state.ts';

/** Where the keys lead: right, down, and to other sheets. */
const STEPS: { readonly [key: string]: { readonly x: number; readonly y: number; readonly sheet: number } } = {
  ArrowRight: { x: 1, y: 0, sheet: 0 },
  ArrowLeft: { x: -1, y: 0, sheet: 0 },
  ArrowUp: { x: 0, y: -1, sheet: 0 },
  ArrowDown: { x: 0, y: 1, sheet: 0 },
  PageUp: { x: 0, y: 0, sheet: 1 },
  PageDown: { x: 0, y: 0, sheet: -1 },
};

/** An end that is being dragged. */
interface Drag {
  readonly handle: string;
  /** Where the pointer is, in cell units. */
  readonly x: number;
  readonly y: number;
  /** Where the end was. */
  readonly origin: number;
}

const drag = signal<Drag | null>(null);

/** Boards of more cells are solved anew only when an end is let go. */
const MOST_WHILE_DRAGGED = 40_000;

/** Lets the way follow an end that is dragged. */
const follow = latestOnly(
  async ({ place, x, y }: { readonly place: EndPlace; readonly x: number; readonly y: number }) => {
    const target = await ask('cellAt', { x, y });
    if (drag.peek() !== null && target >= 0 && target !== endNow(place)) await put(place, target);
  },
  () => {},
);

/** Whether it can be: a maze that is looked for anew with each pair of ends, or has several, waits for the drop. */
function canFollow(): boolean {
  const { facts, recipe } = sheet.peek() ?? {};
  if (facts === undefined) return false;
  return facts.cells <= MOST_WHILE_DRAGGED && facts.finishes.length === 1 && recipe?.wish === undefined;
}

/** The cell where the end of a handle is by now. */
function endNow({ role, cell }: EndPlace): number {
  const { start, finishes = [] } = sheet.peek()?.facts ?? {};
  return (role === 'start' ? start : finishes.length === 1 ? finishes[0] : undefined) ?? cell;
}

export function EndHandles() {
  const viewport = stage.value?.viewport.value;
  if (viewport === undefined) return null;
  return (
    <>
      {endPlaces.value.map((place, i) => {
        const name = `${place.role} ${i}`;
        return <EndHandle key={name} handle={name} place={place} />;
      })}
      <p class="visually-hidden" id="end-handle-note">
        {text.solve.handleNote}
      </p>
    </>
  );
}

function EndHandle({ handle, place }: { readonly handle: string; readonly place: EndPlace }) {
  const button = useRef<HTMLButtonElement>(null);
  const isBusy = useRef(false);
  const { x: left, y: top, scale } = (stage.value as NonNullable<typeof stage.value>).viewport.value;
  const held = drag.value?.handle === handle ? drag.value : null;
  const { x, y } = held ?? place;

  const atPointer = (event: PointerEvent): { x: number; y: number } => {
    const box = (button.current as HTMLElement).offsetParent?.getBoundingClientRect() ?? new DOMRect();
    return { x: left + (event.clientX - box.left) / scale, y: top + (event.clientY - box.top) / scale };
  };
  const keep = (event: Event): void => event.stopPropagation(); // the stage would be moved too

  return (
    <button
      ref={button}
      type="button"
      class={`end-handle ${place.role} ${held === null ? '' : 'held'}`}
      style={{ transform: `translate(${(x - left) * scale}px, ${(y - top) * scale}px)` }}
      aria-label={text.solve.end(place.role, place.name)}
      aria-describedby="end-handle-note"
      onMouseDown={keep}
      onTouchStart={keep}
      onDblClick={keep}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        drag.value = { handle, ...atPointer(event), origin: place.cell };
      }}
      onPointerMove={(event) => {
        if (held === null) return;
        const at = atPointer(event);
        drag.value = { ...held, ...at };
        if (canFollow()) follow({ place, ...at });
      }}
      onPointerUp={async (event) => {
        if (held === null) return;
        const target = await ask('cellAt', atPointer(event));
        if (target >= 0 && target !== endNow(place)) await put(place, target);
        drag.value = null;
      }}
      onPointerCancel={async () => {
        drag.value = null;
        if (held !== null && endNow(place) !== held.origin) await put(place, held.origin);
      }}
      onKeyDown={async (event) => {
        const step = STEPS[event.key];
        if (step === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
        event.preventDefault();
        event.stopPropagation();
        if (isBusy.current) return; // a held key goes on when the last step is there
        isBusy.current = true;
        const target = await ask('neighbour', { cell: place.cell, ...step });
        if (target !== place.cell) await put(place, target);
        isBusy.current = false;
      }}
    />
  );
}

async function put({ role, cell }: EndPlace, target: number): Promise<void> {
  const { start, finishes } = sheet.value?.facts ?? {};
  if (start === undefined || finishes === undefined) return;
  // Of several finishes the one that is moved is left alone.
  const isThere =
    role === 'start' ? await moveOpenedEnds(target, finishes[0] as number) : await moveOpenedEnds(start, target);
  if (!isThere) return;
  endPlaces.value = await ask('endPlaces', undefined);
  const moved = endPlaces.value.find((place) => place.role === role);
  if (moved !== undefined && cell !== moved.cell) document.querySelector<HTMLElement>(`.end-handle.${role}`)?.focus();
}
