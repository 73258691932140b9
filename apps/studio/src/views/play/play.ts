// One game on the page: the rules and what is around them, a clock, hints, the way that is looked at, and the player
// gliding after what was decided.

import { type Signal, signal } from '@preact/signals';
import type { PlayBoard } from '../../engine/jobs/board.ts';
import * as text from '../../text/en.ts';
import { CellsByPlace } from './cells-by-place.ts';
import { Game } from './game.ts';
import { sayPlace, sayWay } from './say.ts';
import type { Standing } from './trail-line.ts';

/** Milliseconds a cell, and for the longest run: seen from above, and from inside, where one has to look about. */
const PACES = { above: { cell: 90, run: 1200 }, inside: { cell: 260, run: 4000 } } as const;

/** Steps that a hint shows. */
const HINTED = 6;

const NONE = -1;

const isStill = matchMedia('(prefers-reduced-motion: reduce)');

export class Play {
  game: Game;
  /** Counts up with each move: for what shows the state of the game. */
  readonly changed: Signal<number> = signal(0);
  /** Counts up with each frame of the picture. */
  readonly frame: Signal<number> = signal(0);
  readonly seconds: Signal<number> = signal(0);
  /** Said aloud by screen readers. */
  readonly said: Signal<string> = signal('');
  /** Halves of the next steps of a shortest way, where a hint was asked for. */
  hint: readonly number[] = [];
  /** Where the player is seen from. */
  seenFrom: keyof typeof PACES = 'above';
  /** The exit that is looked at, or NONE. */
  chosen: number = NONE;
  /** Steps of a shortest way from the start; null if there is none. */
  readonly shortest: number | null;
  private places: CellsByPlace | null = null;
  private clock: ReturnType<typeof setInterval> | undefined;
  private gone = 0; // milliseconds before the clock was started last
  private since: number = NONE;
  private arrived = 0; // steps that the player has glided over
  private arrivedTrail: number[] = [];
  private begun = 0; // when the step that is glided over was begun
  private pace = 0;
  private running = 0;

  constructor(board: PlayBoard) {
    this.game = new Game(board);
    this.shortest = this.game.wayOn()?.length ?? null;
    this.said.value = sayPlace(this.game);
  }

  get isGliding(): boolean {
    return this.arrived < this.game.steps;
  }

  /** Steps that the player has been seen to do. */
  get glidedSteps(): number {
    return this.arrived;
  }

  /** Where the player is seen. */
  get standing(): Standing {
    const { board, walked, cell } = this.game;
    if (!this.isGliding) return { cell, half: NONE, share: 0 };
    const half = walked[this.arrived] as number;
    const share = this.pace === 0 ? 1 : Math.min((performance.now() - this.begun) / this.pace, 1);
    return { cell: board.to[board.twin[half] as number] as number, half, share };
  }

  /** The trail that is seen, and a half of which only a share is. */
  get shownTrail(): { readonly halves: readonly number[]; readonly beyond: { half: number; share: number } | null } {
    const { half, share } = this.standing;
    if (half === NONE) return { halves: this.arrivedTrail, beyond: null };
    const last = this.arrivedTrail.at(-1);
    if (last !== undefined && last === this.game.board.twin[half]) {
      return { halves: this.arrivedTrail.slice(0, -1), beyond: { half: last, share: 1 - share } };
    }
    return { halves: this.arrivedTrail, beyond: { half, share } };
  }

  /** Toward a direction, y down: a step, or a run to the next junction. */
  go(x: number, y: number, runs: boolean): void {
    const half = this.game.exitToward(x, y);
    if (half === NONE) this.bump(x, y);
    else this.leave(half, runs);
  }

  /** To another sheet: axis + 1 for the next along it, -(axis + 1) back. */
  goToSheet(step: number): void {
    const half = this.game.exitToSheet(step);
    if (half !== NONE) this.leave(half, false);
  }

  /** By an exit. */
  leave(half: number, runs: boolean): void {
    this.walk(runs ? this.game.run(half) : [half]);
  }

  /** Walks to a cell that is plainly meant. Returns whether it could. */
  walkTo(x: number, y: number): boolean {
    for (const cell of this.cellsAt(x, y)) {
      const way = this.game.reach(cell);
      if (way === null) continue;
      this.walk(way);
      return true;
    }
    return false;
  }

  /** After a pointer that drags the player: to where it is, or as near as passages lead without going away from it. */
  follow(x: number, y: number): void {
    if (this.cellsAt(x, y).includes(this.game.cell) || this.walkTo(x, y)) return;
    for (let half = this.game.exitNearer(x, y); half !== NONE; half = this.game.exitNearer(x, y)) {
      this.walk([half]);
      if (this.game.isDone) return;
    }
  }

  private cellsAt(x: number, y: number): number[] {
    this.places ??= new CellsByPlace(this.game.board);
    return this.places.at(x, y);
  }

  /** Looks at the next exit. */
  choose(): void {
    const exits = this.game.exits();
    if (exits.length === 0 || this.game.isDone) return;
    this.chosen = exits[(exits.indexOf(this.chosen) + 1) % exits.length] as number;
    this.said.value = text.play.place.chosen(sayWay(this.game.board, this.chosen));
    this.frame.value++;
  }

  goChosen(): void {
    if (this.chosen !== NONE) this.leave(this.chosen, false);
  }

  showHint(): void {
    if (this.game.isDone) return;
    const way = this.game.wayOn();
    this.hint = way?.slice(0, HINTED) ?? [];
    if (way !== null) this.game.hints++;
    const ways = this.hint.map((half) => sayWay(this.game.board, half)).join(', ');
    this.said.value = way === null ? text.play.noWay : text.play.place.hint(ways);
    this.touched();
  }

  undo(): void {
    if (!this.game.undo()) return;
    this.settle();
    if (this.since === NONE && this.game.steps > 0) this.startClock();
    this.said.value = sayPlace(this.game);
    this.touched();
  }

  restart(): void {
    this.stopClock();
    this.gone = 0;
    this.seconds.value = 0;
    this.game = new Game(this.game.board);
    this.settle();
    this.said.value = sayPlace(this.game);
    this.touched();
  }

  /** Stops the clock while nobody plays. */
  rest(): void {
    this.stopClock();
    cancelAnimationFrame(this.running);
    this.running = 0;
    this.settle();
  }

  /** Goes on after {@link rest}. */
  resume(): void {
    if (this.game.steps > 0 && !this.game.isDone) this.startClock();
  }

  private bump(x: number, y: number): void {
    if (this.game.isDone) return;
    const { winds, place } = text.play;
    const turn = Math.round(Math.atan2(x, -y) / (Math.PI / 4));
    this.said.value = place.wall(winds[(turn + 8) % 8] as string);
  }

  private walk(halves: readonly number[]): void {
    if (this.game.isDone || halves.length === 0) return;
    const waiting = this.game.steps - this.arrived;
    this.game.walk(halves);
    for (const half of halves) this.hint = this.hint[0] === half ? this.hint.slice(1) : [];
    this.chosen = NONE;
    if (this.since === NONE) this.startClock();
    if (this.game.isDone) this.stopClock();
    this.said.value = sayPlace(this.game);
    this.glide(waiting);
    this.changed.value++;
  }

  /** What is decided at once is seen at once. */
  private settle(): void {
    this.arrived = this.game.steps;
    this.arrivedTrail = [...this.game.trail];
    this.chosen = NONE;
  }

  private touched(): void {
    if (this.game.steps === 0) this.hint = this.game.hints > 0 ? this.hint : [];
    this.changed.value++;
    this.frame.value++;
  }

  private glide(waiting: number): void {
    const ahead = this.game.steps - this.arrived;
    const { cell, run } = PACES[this.seenFrom];
    this.pace = isStill.matches ? 0 : Math.min(cell, run / ahead);
    if (waiting === 0) this.begun = performance.now();
    if (this.pace === 0) {
      this.settle();
      this.frame.value++;
    } else if (this.running === 0) this.running = requestAnimationFrame(this.paint);
  }

  private readonly paint = (): void => {
    const now = performance.now();
    const { board, walked } = this.game;
    while (this.isGliding && now - this.begun >= this.pace) {
      const half = walked[this.arrived++] as number;
      if (this.arrivedTrail.length > 0 && this.arrivedTrail.at(-1) === board.twin[half]) this.arrivedTrail.pop();
      else this.arrivedTrail.push(half);
      this.begun += this.pace;
    }
    this.frame.value++;
    this.running = this.isGliding ? requestAnimationFrame(this.paint) : 0;
  };

  private startClock(): void {
    this.since = performance.now();
    this.clock = setInterval(() => this.readClock(), 250);
  }

  private stopClock(): void {
    this.readClock();
    clearInterval(this.clock);
    if (this.since !== NONE) this.gone += performance.now() - this.since;
    this.since = NONE;
  }

  private readClock(): void {
    const gone = this.gone + (this.since === NONE ? 0 : performance.now() - this.since);
    this.seconds.value = Math.floor(gone / 1000);
  }
}
