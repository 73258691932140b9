// A canvas for three.js in an element: context, size, colours of the theme, frames on demand, and all of it given back in
// the end. Nothing is drawn unless somebody asks for it, so a still scene costs nothing.

import { Color, Mesh, PerspectiveCamera, Scene, WebGLRenderer } from 'three';

export interface Canvas3dOptions {
  /** The canvas fills this element. */
  readonly host: HTMLElement;
  /** Name of the canvas for those who do not see it. */
  readonly label: string;
  /** Called before each frame; true asks for another one. @param seconds since the page was loaded */
  readonly frame?: (seconds: number) => boolean;
  /** Draws the frame, where once through `camera` is not all. */
  readonly draw?: (renderer: WebGLRenderer) => void;
}

export interface Canvas3d {
  readonly canvas: HTMLCanvasElement;
  readonly renderer: WebGLRenderer;
  readonly scene: Scene;
  /** Its aspect follows the element. */
  readonly camera: PerspectiveCamera;
  /** Draws with the next frame. */
  request(): void;
  /** Takes the canvas away and frees what is in the scene. */
  end(): void;
}

/** A canvas, or null where the browser has no WebGL: say so with `text.three.noWebgl`. */
export function canvas3d({ host, label, frame, draw }: Canvas3dOptions): Canvas3d | null {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { antialias: true, alpha: false, powerPreference: 'low-power' });
  if (context === null) return null; // asked for here, as three.js complains on the console
  canvas.setAttribute('role', 'img');
  canvas.setAttribute('aria-label', label);
  host.append(canvas);
  const renderer = new WebGLRenderer({ canvas, context });
  const scene = new Scene();
  const camera = new PerspectiveCamera(60, 1, 0.01, 1000);
  let awaited = 0;
  const paint = (now: number): void => {
    awaited = 0;
    const goesOn = frame?.(now / 1000) === true;
    if (draw === undefined) renderer.render(scene, camera);
    else draw(renderer);
    if (goesOn) request();
  };
  const request = (): void => {
    if (awaited === 0) awaited = requestAnimationFrame(paint);
  };
  const resize = (): void => {
    const { width, height } = host.getBoundingClientRect();
    if (width === 0 || height === 0) return;
    renderer.setPixelRatio(Math.min(window.devicePixelRatio, 2)); // more is not seen, and costs
    renderer.setSize(width, height, false);
    camera.aspect = width / height;
    camera.updateProjectionMatrix();
    request();
  };
  const observer = new ResizeObserver(resize);
  observer.observe(host);
  resize();
  return {
    canvas,
    renderer,
    scene,
    camera,
    request,
    end() {
      cancelAnimationFrame(awaited);
      observer.disconnect();
      emptied(scene);
      renderer.dispose();
      context.getExtension('WEBGL_lose_context')?.loseContext(); // browsers allow but a few at a time
      canvas.remove();
    },
  };
}

/** Takes everything out of a scene and frees its geometries and materials. */
export function emptied(scene: Scene): void {
  scene.traverse((object) => {
    if (!(object instanceof Mesh)) return;
    object.geometry.dispose();
    for (const material of [object.material].flat()) material.dispose();
  });
  scene.clear();
}

/** A colour of styles/tokens.css as it stands now, such as `paper` or `face-2`; read it again when the theme changes. */
export function tokenColour(name: string): Color {
  return new Color(getComputedStyle(document.documentElement).getPropertyValue(`--${name}`).trim());
}
