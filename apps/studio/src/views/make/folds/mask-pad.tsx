// A mask drawn by hand: a small grid that lies over the board, from which cells are taken out and put back.

import { useEffect, useRef, useState } from 'preact/hooks';
import { Segment } from '../../../controls/segment.tsx';
import { ink } from '../../../state/theme.ts';
import * as text from '../../../text/en.ts';
import type { Grid } from './bitmap.ts';

interface MaskPadProps {
  readonly grid: Grid;
  /** Called when a stroke is done. */
  readonly onChange: (grid: Grid) => void;
}

const words = text.make.pad;
const SIDE = 256;

export function MaskPad({ grid, onChange }: MaskPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [past, setPast] = useState<readonly Uint8Array[]>([]);
  const [value, setValue] = useState<'out' | 'in'>('out');
  const [at, setAt] = useState<readonly [number, number] | null>(null);
  const stroke = useRef<Uint8Array | null>(null);
  const { width, height, pixels } = grid;
  const scale = Math.max(1, Math.floor(SIDE / Math.max(width, height)));

  const paint = (shown: Uint8Array): void => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, width * scale, height * scale);
    for (let p = 0; p < shown.length; p++) {
      context.fillStyle = shown[p] === 1 ? ink.value.visited : ink.value.paper;
      context.fillRect((p % width) * scale, Math.floor(p / width) * scale, scale - 1, scale - 1);
    }
    if (at === null) return;
    context.strokeStyle = ink.value.wall;
    context.lineWidth = 2;
    context.strokeRect(at[0] * scale, at[1] * scale, scale - 1, scale - 1);
  };
  useEffect(() => paint(stroke.current ?? pixels));

  const done = (next: Uint8Array): void => {
    setPast([...past, pixels]);
    onChange({ width, height, pixels: next });
  };
  const undo = (): void => {
    const last = past.at(-1);
    if (last === undefined) return;
    setPast(past.slice(0, -1));
    onChange({ width, height, pixels: last });
  };
  const cellOf = (event: PointerEvent): number => {
    const box = (canvas.current as HTMLCanvasElement).getBoundingClientRect();
    const x = Math.floor(((event.clientX - box.left) / box.width) * width);
    const y = Math.floor(((event.clientY - box.top) / box.height) * height);
    return x < 0 || y < 0 || x >= width || y >= height ? -1 : y * width + x;
  };
  const drag = (event: PointerEvent): void => {
    if (stroke.current === null) return;
    const cell = cellOf(event);
    if (cell >= 0) stroke.current[cell] = value === 'in' ? 1 : 0;
    paint(stroke.current);
  };
  const release = (): void => {
    if (stroke.current === null) return;
    const next = stroke.current;
    stroke.current = null;
    done(next);
  };
  const keys = (event: KeyboardEvent): void => {
    const [x, y] = at ?? [0, 0];
    const moves: { readonly [key: string]: readonly [number, number] } = {
      ArrowLeft: [-1, 0],
      ArrowRight: [1, 0],
      ArrowUp: [0, -1],
      ArrowDown: [0, 1],
    };
    const move = moves[event.key];
    if (move !== undefined) {
      setAt([Math.min(Math.max(x + move[0], 0), width - 1), Math.min(Math.max(y + move[1], 0), height - 1)]);
    } else if (event.key === ' ') {
      const cell = y * width + x;
      done(pixels.with(cell, pixels[cell] === 1 ? 0 : 1));
    } else if (event.key === 'u') undo();
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="pad">
      <div
        class="pad-canvas"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: cells are chosen by keys
        tabIndex={0}
        aria-label={words.label}
        aria-description={words.keys}
        onKeyDown={keys}
        onFocus={() => setAt(at ?? [0, 0])}
        onBlur={() => setAt(null)}
      >
        <canvas
          ref={canvas}
          width={width * scale}
          height={height * scale}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            stroke.current = pixels.slice();
            drag(event);
          }}
          onPointerMove={drag}
          onPointerUp={release}
          onPointerCancel={release}
        />
      </div>
      <p class="fold-note">{words.keys}</p>
      <Segment
        name="pad-value"
        label={words.brush}
        value={value}
        choices={[
          { value: 'out', label: words.out },
          { value: 'in', label: words.in },
        ]}
        onChange={(wanted) => setValue(wanted as 'out' | 'in')}
      />
      <p class="fold-actions">
        <button type="button" class="line" disabled={past.length === 0} onClick={undo}>
          {words.undo}
        </button>
        <button type="button" class="line" onClick={() => done(new Uint8Array(pixels.length).fill(1))}>
          {words.clear}
        </button>
      </p>
    </div>
  );
}
