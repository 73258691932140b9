// Picture and reading over one another: a handle wipes between them, and rings show where the reader was in doubt.

import { computed, effect, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { Icon } from '../../controls/icon.tsx';
import { ask } from '../../engine/engine.ts';
import type { SourceSheet } from '../../engine/jobs/source-picture.ts';
import { stage } from '../../stage/shown-stage.ts';
import type { Viewport } from '../../stage/viewport.ts';
import { file } from '../../state/opened.ts';
import { sheet } from '../../state/studio.ts';
import { ink } from '../../state/theme.ts';
import * as text from '../../text/en.ts';
import { endPlaces, found, path } from '../solve/solve-state.ts';
import { MOST_DOUBTS } from './reading-part.tsx';

/** Share of the board at whose left the picture is seen. */
const share: Signal<number> = signal(0.5);
const source: Signal<{ readonly bytes: Uint8Array; readonly sheet: SourceSheet } | null> = signal(null);

export const wipeVersion: ReadonlySignal<unknown> = computed(() => [
  share.value,
  source.value,
  found.value,
  path.value,
  endPlaces.value,
  ink.value,
]);

/** Where the handle stands, in cell units. */
function placeOfWipe(): number {
  const { bounds } = (sheet.peek() as NonNullable<typeof sheet.value>).facts;
  return bounds.x + share.value * bounds.width;
}

/** Draws the picture left of the handle, with the way and the ends over it. */
export function wipeOverlay(context: CanvasRenderingContext2D, viewport: Viewport): void {
  const { facts } = sheet.peek() ?? {};
  const picture = source.peek()?.sheet;
  if (facts === undefined || picture === undefined) return;
  const { x, y, scale } = viewport;
  const edge = (placeOfWipe() - x) * scale;
  const { width, height } = context.canvas;
  context.save();
  context.beginPath();
  context.rect(0, 0, Math.max(edge, 0), height);
  context.clip();
  context.clearRect(0, 0, width, height);
  context.translate(-x * scale, -y * scale);
  context.scale(scale, scale);
  context.save();
  context.transform(...picture.matrix);
  context.imageSmoothingEnabled = scale * Math.hypot(picture.matrix[0], picture.matrix[1]) < 3;
  context.imageSmoothingQuality = 'high';
  context.drawImage(picture.picture, 0, 0);
  context.restore();
  drawWay(context, facts.unit, scale);
  context.restore();
}

/** As thick as on the other side, in the colours of light pages: pictures have no theme. */
function drawWay(context: CanvasRenderingContext2D, unit: number, scale: number): void {
  const line = found.value?.line ?? new Float64Array(0);
  const width = Math.max(0.22 * unit, 1.5 / scale);
  if (path.value !== 'none' && line.length >= 4) {
    context.beginPath();
    context.moveTo(line[0] as number, line[1] as number);
    for (let i = 2; i < line.length; i += 2) {
      const [x, y] = [line[i] as number, line[i + 1] as number];
      const [nextX, nextY] = [line[i + 2] ?? x, line[i + 3] ?? y];
      context.arcTo(x, y, nextX, nextY, 0.3 * unit);
    }
    context.lineTo(line.at(-2) as number, line.at(-1) as number);
    context.lineJoin = 'round';
    context.lineCap = 'round';
    context.strokeStyle = '#ffffff';
    context.lineWidth = 1.8 * width;
    context.stroke();
    context.strokeStyle = '#c9341c';
    context.lineWidth = width;
    context.stroke();
  }
  const radius = Math.max(0.28 * unit, 4.5 / scale);
  for (const { role, x, y } of endPlaces.value) {
    const disc = (share: number, colour: string): void => {
      context.beginPath();
      context.arc(x, y, share * radius, 0, 2 * Math.PI);
      context.fillStyle = colour;
      context.fill();
    };
    disc(1.32, '#ffffff');
    disc(1, role === 'start' ? '#08785a' : '#c9341c');
    if (role === 'start') continue;
    disc(0.64, '#ffffff');
    disc(0.32, '#c9341c');
  }
}

/** The line between picture and reading, with the handle that moves it. */
export function Wipe() {
  useEffect(
    () =>
      effect(() => {
        const now = file.value;
        if (now === null || source.peek()?.bytes === now.bytes) return;
        source.value = null;
        void ask('sourcePicture', undefined).then((picture) => {
          if (file.peek()?.bytes === now.bytes && picture !== null) source.value = { bytes: now.bytes, sheet: picture };
        });
      }),
    [],
  );
  const viewport = stage.value?.viewport.value;
  const facts = sheet.value?.facts;
  if (viewport === undefined || facts === undefined) return null;
  const left = (placeOfWipe() - viewport.x) * viewport.scale;
  const keep = (event: Event): void => event.stopPropagation(); // the stage would be moved too
  const move = (event: PointerEvent & { readonly currentTarget: HTMLElement }): void => {
    const box = (event.currentTarget.closest('.stage') as HTMLElement).getBoundingClientRect();
    const at = viewport.x + (event.clientX - box.left) / viewport.scale;
    share.value = Math.min(Math.max((at - facts.bounds.x) / facts.bounds.width, 0), 1);
  };
  return (
    <div class="wipe" style={{ transform: `translateX(${left}px)` }}>
      <div
        class="wipe-handle"
        role="slider"
        tabIndex={0}
        aria-label={text.open.wipe}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuenow={Math.round(100 * share.value)}
        aria-valuetext={text.open.wiped(share.value)}
        onMouseDown={keep}
        onTouchStart={keep}
        onDblClick={keep}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={(event) => {
          if (event.currentTarget.hasPointerCapture(event.pointerId)) move(event);
        }}
        onKeyDown={(event) => {
          const to = keyed(event.key, share.value);
          if (to === null) return;
          event.preventDefault();
          event.stopPropagation();
          share.value = to;
        }}
      >
        <Icon name="back" />
        <Icon name="on" />
      </div>
    </div>
  );
}

function keyed(key: string, now: number): number | null {
  const within = (to: number): number => Math.min(Math.max(to, 0), 1);
  switch (key) {
    case 'ArrowLeft':
    case 'ArrowDown':
      return within(now - 0.05);
    case 'ArrowRight':
    case 'ArrowUp':
      return within(now + 0.05);
    case 'Home':
      return 0;
    case 'End':
      return 1;
    default:
      return null;
  }
}

/** A ring with its number on each wall in doubt; a click leads to its line in the panel. */
export function Doubts() {
  const viewport = stage.value?.viewport.value;
  const doubts = file.value?.doubts ?? [];
  const unit = sheet.value?.facts.unit ?? 1;
  if (viewport === undefined) return null;
  const { x: left, y: top, scale } = viewport;
  const size = Math.max(24, 1.1 * unit * scale);
  return (
    <>
      {doubts.slice(0, MOST_DOUBTS).map((doubt, i) => {
        const x = doubt.x + (doubt.side === 'east' ? 1 : doubt.side === 'west' ? 0 : 0.5);
        const y = doubt.y + (doubt.side === 'south' ? 1 : doubt.side === 'north' ? 0 : 0.5);
        return (
          <button
            type="button"
            class="doubt-ring"
            key={`${doubt.x} ${doubt.y} ${doubt.side}`}
            data-settled={file.value?.corrections.has(i)}
            style={{
              transform: `translate(${(x - left) * scale - size / 2}px, ${(y - top) * scale - size / 2}px)`,
              width: `${size}px`,
              height: `${size}px`,
            }}
            aria-label={text.open.doubtLabel(i + 1, text.open.doubtAt(doubt.x, doubt.y, doubt.side))}
            onClick={() => document.querySelector<HTMLElement>(`#doubt-${i + 1} input:checked`)?.focus()}
          >
            <b aria-hidden="true">{i + 1}</b>
          </button>
        );
      })}
    </>
  );
}
