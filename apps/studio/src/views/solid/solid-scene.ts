// A solid on a canvas: uploads what the worker made, and turns and zooms it. Draws only when something has changed.

import { computed, type ReadonlySignal, type Signal, signal } from '@preact/signals';
import { BufferAttribute, BufferGeometry, Group, Mesh, type Quaternion, ShaderMaterial, Vector3 } from 'three';
import type { Solid } from '../../engine/jobs/solid.ts';
import type { Shape } from '../../engine/solid/shape.ts';
import type { Viewport } from '../../stage/viewport.ts';
import { type Canvas3d, canvas3d, emptied, tokenColour } from '../../three/canvas3d.ts';
import { facesMaterial, linesMaterial } from './materials.ts';
import { type Stance, turned, turnOf } from './turning.ts';

/** Degrees of the camera from bottom to top: little, so that edges stay nearly parallel. */
const ANGLE = 24;
/** Of the canvas, filled by the ball about the solid. */
const FILLED = 0.95;
const LEAST_ZOOM = 0.5;
const MOST_ZOOM = 12;
/** A first turn that shows it can be turned. */
const HINT = (8 * Math.PI) / 180;
const HINT_SECONDS = 0.5;

/** Half the thickness of the path, and the radius of the ends, in shares of a cell. */
const PATH = 0.11;
const END = 0.28;
const STAIR = 0.05;

const stances: { readonly [name: string]: Stance } = {
  plane: { aside: -0.35, above: 0.95 },
  flat: { aside: -0.35, above: 0.95 },
  levels: { aside: Math.PI / 4, above: 0.5 },
  blocks: { aside: 0.45, above: 0.5 },
  torus: { aside: 0.3, above: 0.75 },
  klein: { aside: -0.5, above: 0.15 },
  projective: { aside: 0.3, above: 0.5 },
  moebius: { aside: 0.9, above: 0.5 },
  cylinder: { aside: 0.3, above: 0.4 },
  sphere: { aside: 0.3, above: 0.45 },
};
const USUAL: Stance = { aside: 0.62, above: 0.5 };

export interface SolidSceneOptions {
  readonly host: HTMLElement;
  readonly label: string;
  /** Thickness of walls, in shares of a cell. */
  readonly walls: number;
}

export class SolidScene {
  readonly zoom: Signal<number> = signal(1);
  /** As stages say it, for the buttons of the foot. */
  readonly viewport: ReadonlySignal<Viewport> = computed(() => ({
    x: 0,
    y: 0,
    scale: (24 * this.zoom.value) / (this.unit.value || 1),
  }));
  readonly isFit: ReadonlySignal<boolean> = computed(() => this.zoom.value === 1);
  /** False while a solid is on its way, for tests. */
  isSettled = false;
  private readonly unit = signal(1);
  private readonly view: Canvas3d;
  private readonly group = new Group();
  private solid: Solid | null = null;
  private walls: number;
  private hasPath = true;
  private hint = 0; // radians that are left of it
  private hintBegan: number | null = null;
  private wasHinted = false;

  private constructor(view: Canvas3d, walls: number) {
    this.view = view;
    this.walls = walls;
    this.colour();
  }

  /** A scene, or null where the browser has no WebGL. */
  static on({ host, label, walls }: SolidSceneOptions): SolidScene | null {
    let scene: SolidScene | null = null;
    const view = canvas3d({ host, label, frame: (seconds) => scene?.frame(seconds) ?? false });
    if (view === null) return null;
    scene = new SolidScene(view, walls);
    return scene;
  }

  get canvas(): HTMLCanvasElement {
    return this.view.canvas;
  }

  /** Puts a solid in place; one of the same figure keeps the turn. */
  show(solid: Solid): void {
    const isOther = this.solid?.name !== solid.name;
    this.solid = solid;
    this.unit.value = solid.unit;
    this.rebuild();
    if (isOther) this.reset();
    if (!this.wasHinted && !matchMedia('(prefers-reduced-motion: reduce)').matches) {
      this.hint = HINT;
      this.hintBegan = null;
    }
    this.wasHinted = true;
    this.view.request();
  }

  /** Half the sizes of bars, in cell units. */
  private thickness(share: number): number {
    return share * (this.solid?.unit ?? 1);
  }

  private rebuild(): void {
    const { solid, group, view } = this;
    emptied(view.scene);
    group.clear();
    if (solid === null) return;
    const { isRelief } = solid;
    const line = (shape: Shape, token: string, share: number, isRaised = false): void => {
      if (shape.corners.length === 0) return;
      const material = linesMaterial({ token, thickness: this.thickness(share), isRaised });
      const mesh = new Mesh(geometryOf(shape), material);
      mesh.name = token;
      mesh.visible = token !== 'path' || this.hasPath;
      mesh.frustumCulled = false; // grows with its thickness
      group.add(mesh);
    };
    group.add(new Mesh(geometryOf(solid.faces), facesMaterial()));
    line(solid.walls, 'wall', this.walls / 2, isRelief);
    line(solid.path, 'path', PATH);
    line(solid.stairs, 'stair', STAIR);
    line(solid.start, 'start', END);
    line(solid.finish, 'finish', END);
    const [x, y, z] = solid.middle;
    for (const mesh of group.children) mesh.position.set(-x, -y, -z);
    view.scene.add(group);
    this.colour();
  }

  /** Reads the colours again, after the theme has changed. */
  recolour(): void {
    this.rebuild();
    this.view.request();
  }

  private colour(): void {
    this.view.scene.background = tokenColour('paper');
  }

  setWalls(walls: number): void {
    this.walls = walls;
    for (const { material, name } of this.lines()) {
      if (name === 'wall') (material.uniforms.thickness as { value: number }).value = this.thickness(walls / 2);
    }
    this.view.request();
  }

  /** Shows or hides the path, where the solid has one. */
  setPath(isShown: boolean): void {
    this.hasPath = isShown;
    for (const mesh of this.group.children) if (mesh.name === 'path') mesh.visible = isShown;
    this.view.request();
  }

  setLabel(label: string): void {
    this.canvas.setAttribute('aria-label', label);
  }

  private *lines(): Generator<{ readonly material: ShaderMaterial; readonly name: string }> {
    for (const { material, name } of this.group.children as Mesh[]) {
      if (material instanceof ShaderMaterial) yield { material, name };
    }
  }

  /** Turns it by hand, in radians: to the right and down. */
  turn(aside: number, down: number): void {
    this.hint = 0;
    this.setTurn(turned(this.group.quaternion, aside, down, this.solid?.stands ?? false));
  }

  private setTurn(turn: Quaternion): void {
    this.group.quaternion.copy(turn);
    this.view.request();
  }

  zoomBy(factor: number): void {
    this.zoom.value = Math.min(Math.max(this.zoom.value * factor, LEAST_ZOOM), MOST_ZOOM);
    this.view.request();
  }

  /** Back to the whole solid, as it was shown at first. */
  fit(): void {
    this.zoom.value = 1;
    this.reset();
  }

  close(): void {
    this.zoomBy(2);
  }

  reveal(): void {}

  private reset(): void {
    this.setTurn(turnOf(stances[this.solid?.name ?? ''] ?? USUAL));
  }

  /** Draws now, and gives the pixels: for tests, as nothing is kept after a frame. */
  pixels(): Uint8Array {
    const { canvas, renderer, scene, camera } = this.view;
    this.frame(0);
    renderer.render(scene, camera);
    const gl = renderer.getContext();
    const pixels = new Uint8Array(4 * canvas.width * canvas.height);
    gl.readPixels(0, 0, canvas.width, canvas.height, gl.RGBA, gl.UNSIGNED_BYTE, pixels);
    return pixels;
  }

  private frame(seconds: number): boolean {
    const { camera } = this.view;
    const radius = this.solid?.radius ?? 1;
    // The narrower way through the canvas is filled by the ball about the solid.
    const half = (ANGLE * Math.PI) / 360;
    const narrow = Math.atan(Math.tan(half) * Math.min(camera.aspect, 1));
    const away = radius / Math.sin(narrow) / FILLED;
    camera.fov = ANGLE;
    camera.position.set(0, 0, away);
    camera.near = Math.max(away - 1.5 * radius, away / 100);
    camera.far = away + 1.5 * radius;
    camera.zoom = this.zoom.peek();
    camera.updateProjectionMatrix();
    const goesOn = this.hinted(seconds);
    const up = new Vector3(0, 1, 0).applyQuaternion(this.group.quaternion);
    for (const { material } of this.lines()) (material.uniforms.up as { value: Vector3 } | undefined)?.value.copy(up);
    return goesOn;
  }

  /** A part of the first turn; true while some is left. */
  private hinted(seconds: number): boolean {
    if (this.hint === 0) return false;
    this.hintBegan ??= seconds;
    const done = Math.min((seconds - this.hintBegan) / HINT_SECONDS, 1);
    const left = HINT * (1 - done) ** 3; // slows down to the end
    const step = this.hint - left;
    this.hint = done === 1 ? 0 : left;
    this.group.quaternion.copy(turned(this.group.quaternion, step, 0, this.solid?.stands ?? false));
    return this.hint > 0;
  }

  end(): void {
    emptied(this.view.scene);
    this.view.end();
  }
}

function geometryOf({ places, ways, corners }: Shape): BufferGeometry {
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new BufferAttribute(places, 3));
  geometry.setAttribute('way', new BufferAttribute(ways, 3));
  geometry.setIndex(new BufferAttribute(corners, 1));
  return geometry;
}
