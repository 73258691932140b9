// A way drawn by hand: a line on a small sheet, which becomes an SVG path over the board.

import { useEffect, useRef, useState } from 'preact/hooks';
import { sheet } from '../../../state/studio.ts';
import { ink } from '../../../state/theme.ts';
import * as text from '../../../text/en.ts';

type Point = readonly [x: number, y: number];

interface WayPadProps {
  readonly path: string;
  readonly onChange: (path: string) => void;
}

const words = text.make.pad;
const SIDE = 240;
/** Pixels between two points of a line that is kept. */
const STEP = 7;
/** Pixels that an arrow key moves. */
const KEY_STEP = 12;

export function WayPad({ path, onChange }: WayPadProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [points, setPoints] = useState<readonly Point[]>([]);
  const [at, setAt] = useState<Point | null>(null);
  const isDrawing = useRef(false);
  const bounds = sheet.value?.facts.bounds ?? { width: 1, height: 1 };
  const scale = SIDE / Math.max(bounds.width, bounds.height);
  const [width, height] = [Math.round(bounds.width * scale), Math.round(bounds.height * scale)];

  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    context.clearRect(0, 0, width, height);
    context.strokeStyle = ink.value.path;
    context.lineWidth = 3;
    context.lineJoin = 'round';
    context.stroke(new Path2D(points.length > 0 ? pathOf(points) : ''));
    if (at === null) return;
    context.strokeStyle = ink.value.wall;
    context.strokeRect(at[0] - 3, at[1] - 3, 6, 6);
  });

  const pointOf = (event: PointerEvent): Point => {
    const box = (canvas.current as HTMLCanvasElement).getBoundingClientRect();
    return [((event.clientX - box.left) / box.width) * width, ((event.clientY - box.top) / box.height) * height];
  };
  const keys = (event: KeyboardEvent): void => {
    const [x, y] = at ?? [width / 2, height / 2];
    const moves: { readonly [key: string]: Point } = {
      ArrowLeft: [-KEY_STEP, 0],
      ArrowRight: [KEY_STEP, 0],
      ArrowUp: [0, -KEY_STEP],
      ArrowDown: [0, KEY_STEP],
    };
    const move = moves[event.key];
    if (move !== undefined) {
      setAt([Math.min(Math.max(x + move[0], 1), width - 1), Math.min(Math.max(y + move[1], 1), height - 1)]);
    } else if (event.key === ' ') setPoints([...points, [x, y]]);
    else if (event.key === 'u') setPoints(points.slice(0, -1));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <div class="pad">
      <div
        class="pad-canvas"
        role="application"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: points are set by keys
        tabIndex={0}
        aria-label={words.line}
        aria-description={words.lineKeys}
        onKeyDown={keys}
        onFocus={() => setAt(at ?? [width / 2, height / 2])}
        onBlur={() => setAt(null)}
      >
        <canvas
          ref={canvas}
          width={width}
          height={height}
          onPointerDown={(event) => {
            event.currentTarget.setPointerCapture(event.pointerId);
            isDrawing.current = true;
            setPoints([pointOf(event)]);
          }}
          onPointerMove={(event) => {
            if (!isDrawing.current) return;
            const next = pointOf(event);
            const last = points.at(-1) ?? next;
            if (Math.hypot(next[0] - last[0], next[1] - last[1]) >= STEP) setPoints([...points, next]);
          }}
          onPointerUp={() => {
            isDrawing.current = false;
          }}
        />
      </div>
      <p class="fold-note">{words.lineKeys}</p>
      <p class="fold-actions">
        <button type="button" class="line" disabled={points.length < 2} onClick={() => onChange(pathOf(points))}>
          {text.make.picture.useLine}
        </button>
        <button
          type="button"
          class="quiet"
          disabled={points.length === 0 && path === ''}
          onClick={() => {
            setPoints([]);
            if (path !== '') onChange('');
          }}
        >
          {text.make.picture.noWay}
        </button>
      </p>
    </div>
  );
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${x.toFixed(1)} ${y.toFixed(1)}`).join('');
}
