// Where the maze lies: a canvas that shows pictures the worker draws, moved and zoomed at once and drawn anew as soon as
// the worker comes to it. Until a new picture is there the old one stays, moved along.

import { type Box, widened } from '@labrys/render';
import { effect, type ReadonlySignal, type Signal, signal, useSignal } from '@preact/signals';
import { select } from 'd3-selection';
import { type D3ZoomEvent, type ZoomBehavior, zoom, zoomIdentity } from 'd3-zoom';
import type { ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef } from 'preact/hooks';
import { isAbortion } from '../engine/engine.ts';
import * as text from '../text/en.ts';
import { CLOSE, FULL, fitted, type Margins, MOST, type Size, seen, type Viewport } from './viewport.ts';

/** What lies on a stage. */
interface Plate {
  /** In cell units. */
  readonly bounds: Box;
  /** Square root of the mean cell area. */
  readonly unit: number;
}

/** In cell units. */
interface Point {
  readonly x: number;
  readonly y: number;
}

/** What is to be drawn. */
export interface PaintRequest {
  readonly box: Box;
  /** Device pixels a cell unit. */
  readonly pixels: number;
  readonly density: number;
}

/** Steers a stage from outside: from buttons and keys. */
export interface StageHandle {
  readonly viewport: Signal<Viewport>;
  readonly isFit: Signal<boolean>;
  /** @param at a point of the board that stays where it is; the middle of what is seen if absent */
  zoomBy(factor: number, at?: Point): void;
  fit(): void;
  /** To {@link CLOSE} pixels a cell, at a point of the board or in the middle; to twice as many where there are so many. */
  close(at?: Point): void;
  /** Moves a point of the board into sight. */
  reveal(x: number, y: number): void;
}

export interface StageProps {
  readonly plate: Plate;
  /** Another name is another board: it opens at Fit. */
  readonly name: string;
  /** Draws a part of the board; called again when `version` changes, and when another part is seen. */
  readonly paint: (request: PaintRequest) => Promise<ImageBitmap | null>;
  readonly version: ReadonlySignal<unknown>;
  /** Draws over the picture, in pixels of CSS; called with each frame that changes and when `overlayVersion` does. */
  readonly overlay?: ((context: CanvasRenderingContext2D, viewport: Viewport) => void) | undefined;
  readonly overlayVersion?: ReadonlySignal<unknown> | undefined;
  /** Told of pointers on the board, before panning: true takes the pointer for a drag of one's own. */
  readonly onPointer?: ((event: PointerEvent, at: Point) => boolean) | undefined;
  /** Whether the next picture may fade in over the last one. */
  readonly fades?: (() => boolean) | undefined;
  readonly margins?: Margins;
  readonly label: string;
  readonly handle?: (handle: StageHandle) => void;
  /** Moved together with other stages. */
  readonly shared?: Signal<Viewport | null> | undefined;
  readonly children?: ComponentChildren;
}

const MARGINS: Margins = { top: 28, right: 40, bottom: 28, left: 40 };
/** Of the stage, drawn on every side beyond what is seen, so that a small move shows no gap. */
const SPARE = 0.25;

/** Drawn beyond the bounds of a board, in pixels. */
const RIM = 12;

const POINTERS = ['pointerdown', 'pointermove', 'pointerup', 'pointercancel'] as const;

interface Painted {
  readonly picture: ImageBitmap;
  readonly box: Box;
}

export function Stage(props: StageProps) {
  const host = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLCanvasElement>(null);
  const latest = useRef(props);
  latest.current = props;
  const isFar = useSignal(false);

  useLayoutEffect(() => {
    const stage = new StageController(host.current as HTMLDivElement, canvas.current as HTMLCanvasElement, latest);
    latest.current.handle?.(stage);
    const unbind = effect(() => {
      isFar.value = stage.viewport.value.scale * latest.current.plate.unit < 1.5;
    });
    return () => {
      unbind();
      stage.end();
    };
  }, []);

  const controller = (): StageController | undefined =>
    (host.current as HTMLDivElement & { stage?: StageController }).stage;
  useLayoutEffect(() => controller()?.place(props.name), [props.name]);
  // Only now are the props those that the picture is to be drawn by.
  const version = props.version.value;
  useLayoutEffect(() => controller()?.repaint(), [version]);
  const overlayVersion = props.overlayVersion?.value;
  useEffect(() => controller()?.request(), [overlayVersion, props.overlay]);

  return (
    <div class="stage" ref={host}>
      <canvas ref={canvas} role="img" aria-label={props.label} />
      {props.children}
      {isFar.value && <p class="stage-note">{text.stage.zoomIn}</p>}
    </div>
  );
}

class StageController implements StageHandle {
  readonly viewport: Signal<Viewport>;
  readonly isFit: Signal<boolean>;
  private readonly host: HTMLDivElement;
  private readonly canvas: HTMLCanvasElement;
  private readonly props: { current: StageProps };
  private readonly gestures: ZoomBehavior<HTMLDivElement, unknown>;
  private readonly unbind: (() => void)[] = [];
  private size: Size = { width: 1, height: 1 };
  private whole: Painted | null = null; // at Fit: shown where nothing finer is
  private part: Painted | null = null;
  private name = '';
  /** How many pictures have come so far. */
  pictures = 0;
  private isPainting = false;
  private isStale = true;
  private frame = 0;
  private isPlacing = false;

  constructor(host: HTMLDivElement, canvas: HTMLCanvasElement, props: { current: StageProps }) {
    this.host = host;
    this.canvas = canvas;
    this.props = props;
    (host as HTMLDivElement & { stage?: StageController }).stage = this;
    this.viewport = signal<Viewport>({ x: 0, y: 0, scale: 1 });
    this.isFit = signal(true);
    this.gestures = zoom<HTMLDivElement, unknown>()
      .clickDistance(4)
      .filter((event: Event) => this.takes(event))
      .on('zoom', (event: D3ZoomEvent<HTMLDivElement, unknown>) => this.moved(event));
    select(host).call(this.gestures).on('dblclick.zoom', null);
    host.addEventListener('dblclick', this.doubleClicked);
    for (const kind of POINTERS) host.addEventListener(kind, this.pointer, { capture: true });
    const observer = new ResizeObserver(() => this.resized());
    observer.observe(host);
    this.unbind.push(
      () => observer.disconnect(),
      effect(() => {
        const shared = this.props.current.shared?.value;
        if (shared && shared !== this.viewport.peek()) this.set(shared, false);
      }),
    );
    this.name = props.current.name;
    this.resized();
  }

  /** Whether the picture is that of what is to be seen. */
  get isSettled(): boolean {
    const box = this.toPaint(this.viewport.peek(), SPARE);
    return (
      !this.isPainting &&
      !this.isStale &&
      this.fading === null &&
      (box === null || this.isCovered(box, this.viewport.peek()))
    );
  }

  end(): void {
    cancelAnimationFrame(this.frame);
    for (const undo of this.unbind) undo();
    select(this.host).on('.zoom', null);
    this.host.removeEventListener('dblclick', this.doubleClicked);
    for (const kind of POINTERS) this.host.removeEventListener(kind, this.pointer, { capture: true });
  }

  /** Another board opens at Fit; the same one stays where it is. */
  place(name: string): void {
    if (name === this.name) return;
    this.name = name;
    this.held ??= this.viewport.peek();
    this.fit();
  }

  /** Where the last board was seen: it stays there until the picture of the next one comes. */
  private held: Viewport | null = null;

  zoomBy(factor: number, at?: Point): void {
    const { x, y, scale } = this.viewport.value;
    const fixed: [number, number] | undefined = at && [(at.x - x) * scale, (at.y - y) * scale];
    select(this.host).call(this.gestures.scaleBy, factor, fixed);
  }

  fit(): void {
    const { plate, margins = MARGINS } = this.props.current;
    this.isFit.value = true;
    this.set(fitted(plate.bounds, plate.unit, this.size, this.narrowed(margins)), true);
  }

  close(at?: Point): void {
    const { plate } = this.props.current;
    const { x, y, scale } = this.viewport.value;
    const { width, height } = this.size;
    if (scale * plate.unit >= CLOSE * 0.99) {
      this.zoomBy(2, at);
      return;
    }
    const middle = at ?? { x: x + width / 2 / scale, y: y + height / 2 / scale };
    const wanted = CLOSE / plate.unit;
    this.isFit.value = false;
    this.set({ scale: wanted, x: middle.x - width / 2 / wanted, y: middle.y - height / 2 / wanted }, true);
  }

  reveal(x: number, y: number): void {
    const { x: left, y: top, scale } = this.viewport.value;
    const { width, height } = this.size;
    const [atX, atY] = [(x - left) * scale, (y - top) * scale];
    const edge = Math.min(60, width / 4, height / 4);
    if (atX >= edge && atY >= edge && atX <= width - edge && atY <= height - edge) return;
    this.isFit.value = false;
    this.set({ scale, x: x - width / 2 / scale, y: y - height / 2 / scale }, true);
  }

  /** Small stages keep less space free. */
  private narrowed(margins: Margins): Margins {
    return this.size.width >= 720 ? margins : { top: 12, right: 16, bottom: 12, left: 16 };
  }

  private readonly doubleClicked = (event: MouseEvent): void => {
    event.preventDefault();
    this.close(this.at(event));
  };

  private at({ clientX, clientY }: MouseEvent): { x: number; y: number } {
    const { left, top } = this.host.getBoundingClientRect();
    const { x, y, scale } = this.viewport.value;
    return { x: x + (clientX - left) / scale, y: y + (clientY - top) / scale };
  }

  /** Whether a gesture moves the board; pointers that mean something on it do not. */
  private takes(event: Event): boolean {
    if (event.type === 'wheel') return true;
    if (event instanceof MouseEvent && (event.button !== 0 || event.ctrlKey)) return false;
    return !this.isTaken;
  }

  /** Set from `pointerdown` to `pointerup` where the pointer drags something on the board. */
  private isTaken = false;

  /** Hears of pointers before gestures do. */
  readonly pointer = (event: PointerEvent): void => {
    const { onPointer } = this.props.current;
    if (onPointer === undefined) return;
    const isMine = onPointer(event, this.at(event));
    if (event.type === 'pointerdown') this.isTaken = isMine;
    if (event.type === 'pointerup' || event.type === 'pointercancel') this.isTaken = false;
  };

  private moved({ transform, sourceEvent }: D3ZoomEvent<HTMLDivElement, unknown>): void {
    if (this.isPlacing) return;
    const { k: scale, x, y } = transform;
    if (sourceEvent !== null || scale !== this.viewport.peek().scale) this.isFit.value = false;
    this.viewport.value = { scale, x: -x / scale, y: -y / scale };
    this.share();
    this.request();
  }

  private set(viewport: Viewport, shares: boolean): void {
    this.viewport.value = viewport;
    const { x, y, scale } = viewport;
    this.isPlacing = true;
    select(this.host).call(this.gestures.transform, zoomIdentity.translate(-x * scale, -y * scale).scale(scale));
    this.isPlacing = false;
    if (shares) this.share();
    this.request();
  }

  private share(): void {
    const { shared } = this.props.current;
    if (shared !== undefined) shared.value = this.viewport.peek();
  }

  private resized(): void {
    const { width, height } = this.host.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    this.size = { width, height };
    const density = window.devicePixelRatio;
    this.canvas.width = Math.round(width * density);
    this.canvas.height = Math.round(height * density);
    const { plate } = this.props.current;
    const { bounds, unit } = plate;
    const whole = fitted(bounds, unit, this.size, MARGINS);
    this.gestures
      .extent([
        [0, 0],
        [width, height],
      ])
      .scaleExtent([Math.min(whole.scale * 0.8, FULL / unit), Math.max(MOST / unit, whole.scale)]);
    if (this.isFit.peek()) this.fit();
    else this.request();
    this.blit();
  }

  /** The picture is no longer that of what is to be seen. */
  repaint(): void {
    this.isStale = true;
    void this.paint();
  }

  /** Draws what is there with the next frame, and asks for a better picture. */
  request(): void {
    cancelAnimationFrame(this.frame);
    this.frame = requestAnimationFrame(() => {
      this.blit();
      void this.paint();
    });
  }

  private async paint(): Promise<void> {
    if (this.isPainting) return;
    const { paint } = this.props.current;
    const viewport = this.viewport.peek();
    const box = this.toPaint(viewport, SPARE);
    if (box === null || this.isCovered(box, viewport)) return;
    this.isPainting = true;
    this.isStale = false;
    const density = window.devicePixelRatio;
    try {
      const picture = await paint({ box, pixels: viewport.scale * density, density });
      if (picture !== null) this.put({ picture, box });
    } catch (error) {
      if (!isAbortion(error)) reportError(error);
    } finally {
      this.isPainting = false;
    }
    this.blit();
    if (this.isStale || this.viewport.peek() !== viewport) this.request();
  }

  /** Milliseconds that a picture takes to fade in. */
  private static readonly FADE = 160;
  /** What the picture that is there fades in over. */
  private fading: { readonly from: Painted; readonly at: Viewport | null; readonly since: number } | null = null;

  /** Lets what is there give way to the next picture by and by, where nobody is waiting for it. */
  private fade(): void {
    const { part } = this;
    const isWanted = this.isStaleBase && this.props.current.fades?.() === true;
    const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
    this.fading =
      part !== null && isWanted && !isStill ? { from: part, at: this.held, since: performance.now() } : null;
    this.held = null;
  }

  /** What is seen of the board, and of markers that are larger than its cells. */
  private toPaint(viewport: Viewport, more: number): Box | null {
    const outer = widened(this.props.current.plate.bounds, RIM / viewport.scale);
    return seen(viewport, this.size, outer, more);
  }

  private put(painted: Painted): void {
    this.fade();
    const { bounds } = this.props.current.plate;
    const isWhole = painted.box.width >= bounds.width && painted.box.height >= bounds.height;
    if (isWhole || this.isStaleBase) {
      this.whole = isWhole ? painted : null;
      this.isStaleBase = false;
    }
    this.part = painted;
    this.pictures++;
  }

  /** Whether the whole shows what was there before. */
  private isStaleBase = false;

  /** Whether the picture that is there is as good as one that could be drawn. */
  private isCovered(box: Box, { scale }: Viewport): boolean {
    if (this.isStale) {
      this.isStaleBase = true;
      return false;
    }
    const { part } = this;
    if (part === null) return false;
    const visible = this.toPaint(this.viewport.peek(), 0);
    const sharp = Math.abs(part.picture.width / part.box.width - scale * window.devicePixelRatio) * box.width < 1.5;
    return (
      sharp &&
      visible !== null &&
      part.box.x <= visible.x &&
      part.box.y <= visible.y &&
      part.box.x + part.box.width >= visible.x + visible.width &&
      part.box.y + part.box.height >= visible.y + visible.height
    );
  }

  private blit(): void {
    const context = this.canvas.getContext('2d') as CanvasRenderingContext2D;
    const density = window.devicePixelRatio;
    const viewport = this.viewport.peek();
    context.setTransform(1, 0, 0, 1, 0, 0);
    context.clearRect(0, 0, this.canvas.width, this.canvas.height);
    const now = this.held ?? viewport;
    const { x, y, scale } = now;
    const pixels = scale * density;
    const onStage = ({ picture, box }: Painted, seenAt: Viewport = now): void => {
      const sharp = seenAt.scale * density;
      const isSharp = Math.abs(picture.width / box.width - sharp) * box.width < 1.5;
      const [left, top] = [(box.x - seenAt.x) * sharp, (box.y - seenAt.y) * sharp];
      context.imageSmoothingEnabled = !isSharp;
      if (isSharp) context.drawImage(picture, Math.round(left), Math.round(top));
      else context.drawImage(picture, left, top, box.width * sharp, box.height * sharp);
    };
    const { whole, part, fading } = this;
    const share = fading === null ? 1 : Math.min((performance.now() - fading.since) / StageController.FADE, 1);
    if (fading !== null && share < 1) {
      context.globalAlpha = 1 - share;
      onStage(fading.from, fading.at ?? now);
      context.globalAlpha = share;
      this.frame = requestAnimationFrame(() => this.blit());
    } else this.fading = null;
    if (whole !== null && whole !== part && share === 1) {
      onStage(whole);
      if (part !== null) {
        const { box } = part;
        context.clearRect((box.x - x) * pixels, (box.y - y) * pixels, box.width * pixels, box.height * pixels);
      }
    }
    if (part !== null) onStage(part);
    context.globalAlpha = 1;
    const { overlay } = this.props.current;
    if (overlay === undefined) return;
    context.setTransform(density, 0, 0, density, 0, 0);
    overlay(context, viewport);
  }
}
