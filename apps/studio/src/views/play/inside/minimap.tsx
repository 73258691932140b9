// What has been walked so far, from above, in a corner: the passages one knows and where one looks.

import { drawOnCanvas, type Item } from '@labrys/render';
import { useEffect, useRef } from 'preact/hooks';
import { ink } from '../../../state/theme.ts';
import * as text from '../../../text/en.ts';
import type { Play } from '../play.ts';
import { lineOver, pointOf } from '../trail-line.ts';

interface MinimapProps {
  readonly play: Play;
  /** The angle one looks at. */
  readonly look: number;
}

/** Cells from edge to edge. */
const SPAN = 13;

/** Pixels from edge to edge. */
const SIZE = 132;

export function Minimap({ play, look }: MinimapProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  void play.frame.value;
  const seen = ink.value;
  useEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (!context) return;
    const density = window.devicePixelRatio;
    const size = Math.round(SIZE * density);
    Object.assign(context.canvas, { width: size, height: size });
    const { board, walked } = play.game;
    const { unit } = board;
    const [x, y] = pointOf(board, play.standing);
    const scale = size / SPAN / unit;
    const known = { ...lineOver(board, walked, null), width: 0.6 * unit, colour: seen.visited };
    const { halves, beyond } = play.shownTrail;
    const trail = { ...lineOver(board, halves, beyond), width: 0.2 * unit, colour: seen.path };
    const head: Item = { kind: 'disc', x, y, radius: 0.42 * unit, colour: seen.head };
    const nose: Item = {
      kind: 'disc',
      x: x + 0.5 * unit * Math.cos(look),
      y: y + 0.5 * unit * Math.sin(look),
      radius: 0.2 * unit,
      colour: seen.head,
    };
    const half = (SPAN / 2) * unit;
    const frame = { x: x - half, y: y - half, width: 2 * half, height: 2 * half };
    const layers = [{ name: 'walk' as const, items: [known, trail, head, nose] }];
    drawOnCanvas({ ...frame, unit, background: seen.paper, layers }, context, scale);
  });
  return <canvas class="minimap" ref={canvas} role="img" aria-label={text.play.walked} />;
}
