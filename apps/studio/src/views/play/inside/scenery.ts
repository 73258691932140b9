// What stands in the maze as seen from inside: walls, floor, mist at glued sides, columns at the ends, stairs, doors, keys
// and arrows of one-way passages.

import {
  BoxGeometry,
  BufferAttribute,
  BufferGeometry,
  CanvasTexture,
  CircleGeometry,
  Color,
  ConeGeometry,
  CylinderGeometry,
  DoubleSide,
  Fog,
  Group,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  RingGeometry,
  type Scene,
  SphereGeometry,
  Sprite,
  SpriteMaterial,
  TorusGeometry,
} from 'three';
import type { Interior } from '../../../engine/jobs/interior.ts';
import { emptied, tokenColour } from '../../../three/canvas3d.ts';
import { coloursOf } from '../place.ts';
import type { Play } from '../play.ts';
import { centreOf, legOf } from '../trail-line.ts';
import { angleOf } from './walker.ts';
import { type Offsets, offsetsOf, wallsInSight } from './walls-in-sight.ts';

// In shares of c.
const HEIGHT = 0.72;
const THICKNESS = 0.12;
/** Stairs up stand a little higher than the walls. */
const POLE = 0.95;
/** How far one sees, and how much more is there before it is looked up anew. */
const SIGHT = 13;
const SPARE = 4;

/** Everything the camera sees; built anew about the player when he has gone far, and when the theme changes. */
export class Scenery {
  private readonly scene: Scene;
  private readonly play: Play;
  private readonly interior: Interior;
  private readonly offsets: Offsets;
  private readonly unit: number;
  private builtFor = '';
  private x = Number.NaN;
  private y = Number.NaN;
  /** Columns that vanish when one stands in them. */
  private columns: { readonly x: number; readonly y: number; readonly group: Group }[] = [];

  constructor(scene: Scene, play: Play, interior: Interior) {
    this.scene = scene;
    this.play = play;
    this.interior = interior;
    this.unit = play.game.board.unit;
    this.offsets = offsetsOf(interior.periods, (SIGHT + SPARE) * this.unit);
  }

  /** @param theme what the colours depend on */
  update(x: number, y: number, theme: string): void {
    const state = `${theme} ${this.play.game.keys}`;
    const isFar = !(Math.hypot(x - this.x, y - this.y) < SPARE * this.unit);
    if (isFar || state !== this.builtFor) {
      [this.x, this.y, this.builtFor] = [x, y, state];
      this.build();
    }
    for (const column of this.columns) {
      column.group.visible = Math.hypot(column.x - x, column.y - y) > 0.4 * this.unit;
    }
  }

  private build(): void {
    const { scene, unit } = this;
    emptied(scene);
    this.columns = [];
    const paper = tokenColour('paper');
    scene.background = paper;
    scene.fog = new Fog(paper, 2 * unit, SIGHT * unit);
    const sight = {
      x: this.x,
      y: this.y,
      reach: (SIGHT + SPARE) * unit,
      height: HEIGHT * unit,
      thickness: THICKNESS * unit,
    };
    const floor = new Mesh(
      new PlaneGeometry(80 * unit, 80 * unit),
      new MeshBasicMaterial({ color: tokenColour('sunk') }),
    );
    floor.rotation.x = -Math.PI / 2;
    floor.position.set(this.x, 0, this.y);
    scene.add(floor);
    scene.add(this.boxes(this.interior.walls, sight, tokenColour('wall'), paper));
    const { mists } = this.interior;
    if (mists.length > 0) scene.add(this.boxes(mists, { ...sight, thickness: 0.01 * unit }, paper, paper));
    for (const [moveX, moveY] of this.offsets) this.marks(moveX, moveY);
  }

  private boxes(walls: Float32Array, sight: Parameters<typeof wallsInSight>[2], dark: Color, light: Color): Mesh {
    const { positions, shades, indices } = wallsInSight(walls, this.offsets, sight);
    const colours = new Float32Array(positions.length);
    // Mixed as the eye counts, so that shades are as far apart in the dark theme as in the light one.
    const [from, to] = [dark.clone().convertLinearToSRGB(), light.clone().convertLinearToSRGB()];
    const mixed = new Color();
    shades.forEach((shade, i) => {
      mixed
        .lerpColors(from, to, 0.02 + 0.26 * shade)
        .convertSRGBToLinear()
        .toArray(colours, 3 * i);
    });
    const geometry = new BufferGeometry();
    geometry.setAttribute('position', new BufferAttribute(positions, 3));
    geometry.setAttribute('color', new BufferAttribute(colours, 3));
    geometry.setIndex(new BufferAttribute(indices, 1));
    return new Mesh(geometry, new MeshBasicMaterial({ vertexColors: true, side: DoubleSide }));
  }

  /** What is marked in the cells in sight, on the board moved by x and y. */
  private marks(moveX: number, moveY: number): void {
    const { board, keys: held } = this.play.game;
    const reach = SIGHT * this.unit;
    const isNear = (x: number, y: number): boolean => Math.hypot(x + moveX - this.x, y + moveY - this.y) < reach;
    for (let c = 0; c < board.cellCount; c++) {
      const [x, y] = centreOf(board, c);
      if (!isNear(x, y)) continue;
      const at = [x + moveX, y + moveY] as const;
      if (c === board.start) this.column(...at, 'start');
      if (board.finishes.includes(c)) this.column(...at, 'finish');
      for (const colour of coloursOf((board.keys[c] as number) & ~held)) this.sign(...at, 0.35, String(colour), false);
      for (let h = board.first[c] as number; h < (board.first[c + 1] as number); h++) {
        if (board.passable[h] !== 1) continue;
        const [endX, endY] = legOf(board, h).at(-1) ?? [x, y];
        const end = [endX + moveX, endY + moveY] as const;
        const step = board.steps[h] as number;
        if (step !== 0) this.stairs(...end, step > 0);
        const missing = coloursOf((board.doors[h] as number) & ~held);
        if (missing.length > 0) this.door(...end, angleOf(board, h), missing.join(' '));
        if (step === 0 && board.passable[board.twin[h] as number] !== 1) this.arrow(...end, angleOf(board, h));
      }
    }
  }

  /** A column: at the start with a ball on a disc, at a finish with a ring on a ring. */
  private column(x: number, y: number, end: 'start' | 'finish'): void {
    const { unit } = this;
    const material = new MeshBasicMaterial({ color: tokenColour(end), side: DoubleSide });
    const group = new Group();
    const pole = new Mesh(new CylinderGeometry(0.06 * unit, 0.06 * unit, 0.8 * unit, 16), material);
    pole.position.y = 0.4 * unit;
    const isStart = end === 'start';
    const head = new Mesh(
      isStart ? new SphereGeometry(0.14 * unit, 24, 16) : new TorusGeometry(0.15 * unit, 0.045 * unit, 12, 32),
      material,
    );
    head.position.y = 0.95 * unit;
    const foot = new Mesh(
      isStart ? new CircleGeometry(0.28 * unit, 32) : new RingGeometry(0.18 * unit, 0.28 * unit, 32),
      material,
    );
    foot.rotation.x = -Math.PI / 2;
    foot.position.y = 0.005 * unit;
    group.add(pole, head, foot);
    group.position.set(x, 0, y);
    this.columns.push({ x, y, group });
    this.scene.add(group);
  }

  /** Up: a pole above the walls with a cone that points up. Down: a hole with a cone that points down. */
  private stairs(x: number, y: number, isUp: boolean): void {
    const { unit, scene } = this;
    const material = new MeshBasicMaterial({ color: tokenColour('stair') });
    const cone = new Mesh(new ConeGeometry(0.09 * unit, 0.16 * unit, 20), material);
    cone.position.set(x, (isUp ? 0.62 : 0.2) * unit, y);
    if (!isUp) cone.rotation.x = Math.PI;
    const shape = isUp
      ? new CylinderGeometry(0.03 * unit, 0.03 * unit, POLE * unit, 12)
      : new CircleGeometry(0.14 * unit, 24);
    const other = new Mesh(shape, material);
    if (isUp) other.position.set(x, (POLE / 2) * unit, y);
    else {
      other.rotation.x = -Math.PI / 2;
      other.position.set(x, 0.006 * unit, y);
    }
    scene.add(cone, other);
  }

  private door(x: number, y: number, angle: number, number: string): void {
    const { unit, scene } = this;
    const size = [0.05 * unit, 0.8 * unit, 0.86 * unit] as const;
    const door = new Mesh(new BoxGeometry(...size), new MeshBasicMaterial({ color: tokenColour('bottleneck') }));
    door.position.set(x, 0.4 * unit, y);
    door.rotation.y = -angle;
    scene.add(door);
    for (const side of [-1, 1]) {
      this.sign(x + side * 0.06 * unit * Math.cos(angle), y + side * 0.06 * unit * Math.sin(angle), 0.55, number, true);
    }
  }

  /** On the floor, pointing where one may go. */
  private arrow(x: number, y: number, angle: number): void {
    const { unit, scene } = this;
    const material = new MeshBasicMaterial({ color: tokenColour('stair') });
    const arrow = new Mesh(new CircleGeometry(0.14 * unit, 3), material);
    arrow.rotation.set(-Math.PI / 2, 0, -angle);
    arrow.position.set(x, 0.006 * unit, y);
    scene.add(arrow);
  }

  /** A number on a disc that always faces one: of a door, or of a key, which has a bit. */
  private sign(x: number, y: number, height: number, number: string, isDoor: boolean): void {
    const size = 128;
    const canvas = new OffscreenCanvas(size, size);
    const context = canvas.getContext('2d') as OffscreenCanvasRenderingContext2D;
    context.fillStyle = `#${tokenColour('stair').getHexString()}`;
    context.beginPath();
    context.arc(isDoor ? 64 : 44, 64, 40, 0, 2 * Math.PI);
    if (!isDoor) {
      context.rect(80, 56, 46, 16);
      context.rect(110, 64, 14, 30);
    }
    context.fill();
    context.fillStyle = `#${tokenColour('paper').getHexString()}`;
    context.font = '600 52px "Instrument Sans Variable", system-ui, sans-serif';
    context.textAlign = 'center';
    context.fillText(number, isDoor ? 64 : 44, 82);
    const sprite = new Sprite(new SpriteMaterial({ map: new CanvasTexture(canvas) }));
    sprite.scale.setScalar(0.34 * this.unit);
    sprite.position.set(x, height * this.unit, y);
    this.scene.add(sprite);
  }
}
