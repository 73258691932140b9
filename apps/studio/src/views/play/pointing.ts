// Pointers on the board: dragging the player moves along passages, a swipe runs, a click walks to what is plainly meant.

import { stage } from '../../stage/shown-stage.ts';
import type { Play } from './play.ts';
import { centreOf } from './trail-line.ts';

/** Pixels about the player that take hold of it. */
const GRIP = 24;
/** A pointer that moves less has not moved. */
const STILL = 6;
/** A swipe is at least so long, in pixels. */
const SWIPE = 24;

interface Gesture {
  readonly kind: 'drag' | 'swipe' | 'press';
  readonly pointer: number;
  readonly x: number;
  readonly y: number;
}

export class Pointing {
  private readonly play: Play;
  private gesture: Gesture | null = null;

  constructor(play: Play) {
    this.play = play;
  }

  /** Told of pointers on the stage; true where the pointer is not to move the stage. */
  readonly onPointer = (event: PointerEvent, at: { readonly x: number; readonly y: number }): boolean => {
    switch (event.type) {
      case 'pointerdown':
        return this.down(event, at);
      case 'pointermove':
        if (this.isMine(event) && this.gesture?.kind === 'drag') this.play.follow(at.x, at.y);
        return false;
      case 'pointerup':
        if (this.isMine(event)) this.up(event, at);
        return false;
      default:
        this.gesture = null;
        return false;
    }
  };

  private isMine({ pointerId }: PointerEvent): boolean {
    return this.gesture?.pointer === pointerId;
  }

  private down(event: PointerEvent, at: { readonly x: number; readonly y: number }): boolean {
    if (event.button !== 0) return false;
    if (this.gesture !== null) {
      this.gesture = null; // a second finger zooms
      return false;
    }
    const { board, cell } = this.play.game;
    const [x, y] = centreOf(board, cell);
    const scale = stage.value?.viewport.value.scale ?? 1;
    const grip = Math.max(0.6 * board.unit * scale, event.pointerType === 'touch' ? GRIP : GRIP / 2);
    const isHeld = Math.hypot(at.x - x, at.y - y) * scale <= grip;
    const kind = isHeld ? 'drag' : event.pointerType === 'touch' ? 'swipe' : 'press';
    this.gesture = { kind, pointer: event.pointerId, x: event.clientX, y: event.clientY };
    return kind !== 'press';
  }

  private up(event: PointerEvent, at: { readonly x: number; readonly y: number }): void {
    const { kind, x, y } = this.gesture as Gesture;
    this.gesture = null;
    const [dx, dy] = [event.clientX - x, event.clientY - y];
    const far = Math.hypot(dx, dy);
    if (far <= STILL) this.play.walkTo(at.x, at.y);
    else if (kind === 'swipe' && far >= SWIPE) this.play.go(dx / far, dy / far, true);
  }
}
