// Where Watch is in its steps, and whether it goes on.

import { type Signal, signal } from '@preact/signals';
import { besideSpeed, type Speed, stepsIn, usualSpeed } from './clock.ts';

export class Player {
  /** Steps that are done. */
  readonly event: Signal<number> = signal(0);
  /** All there are: of two that are watched together, those of the longer one. */
  readonly events: Signal<number> = signal(0);
  readonly isPlaying: Signal<boolean> = signal(false);
  readonly speed: Signal<Speed> = signal<Speed>(4);
  private rest = 0;
  private isSpeedChosen = false;

  /** Begins with something else: from its start, at a speed that suits its length unless one was chosen. */
  begin(events: number, isPlaying: boolean): void {
    this.events.value = events;
    this.event.value = 0;
    this.rest = 0;
    if (!this.isSpeedChosen) this.speed.value = usualSpeed(events);
    this.isPlaying.value = isPlaying && events > 0;
  }

  /** Starts or stops; at the end it starts over. */
  toggle(): void {
    if (!this.isPlaying.value && this.event.value >= this.events.value) this.event.value = 0;
    this.rest = 0;
    this.isPlaying.value = !this.isPlaying.value && this.events.value > 0;
  }

  pause(): void {
    this.isPlaying.value = false;
  }

  /** Jumps; while it plays it goes on from there. */
  goTo(event: number): void {
    this.event.value = Math.min(Math.max(Math.round(event), 0), this.events.value);
    this.rest = 0;
  }

  /** So many steps on or back, by hand. */
  step(by: number): void {
    this.pause();
    this.goTo(this.event.value + by);
  }

  choose(speed: Speed): void {
    this.isSpeedChosen = true;
    this.speed.value = speed;
  }

  faster(step: 1 | -1): void {
    this.choose(besideSpeed(this.speed.value, step));
  }

  /** Time goes by. @param ms since the last time */
  tick(ms: number): void {
    if (!this.isPlaying.value) return;
    const { whole, rest } = stepsIn(ms, this.speed.value, this.rest);
    this.rest = rest;
    if (whole === 0) return;
    this.event.value = Math.min(this.event.value + whole, this.events.value);
    if (this.event.value === this.events.value) this.pause();
  }
}
