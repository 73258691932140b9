// How a solid is painted: faces in three tones by the light, lines in flat colours as on paper.

import { DoubleSide, ShaderMaterial, Vector3 } from 'three';
import { tokenColour } from '../../three/canvas3d.ts';

/** Stands at place + thickness x way; what is drawn by its own normals has thickness 0. */
const VERTEX = `
  attribute vec3 way;
  uniform float thickness;
  varying vec3 seen;
  varying vec3 normalSeen;
  void main() {
    vec4 place = modelViewMatrix * vec4(position + thickness * way, 1.0);
    seen = place.xyz;
    normalSeen = normalMatrix * way;
    gl_Position = projectionMatrix * place;
  }
`;

/** From the upper left, in front. */
const LIGHT = 'normalize(vec3(-0.45, 0.8, 0.45))';

const FACES = `
  uniform vec3 lit;
  uniform vec3 half_lit;
  uniform vec3 dim;
  varying vec3 seen;
  varying vec3 normalSeen;
  void main() {
    vec3 normal = normalize(normalSeen);
    if (dot(normal, seen) > 0.0) normal = -normal; // sheets are seen from both sides
    float light = dot(normal, ${LIGHT});
    vec3 tone = light > 0.5 ? mix(half_lit, lit, min(2.2 * (light - 0.5), 1.0)) : mix(dim, half_lit, clamp(light / 0.5, 0.0, 1.0));
    gl_FragColor = vec4(tone, 1.0);
    #include <colorspace_fragment>
  }
`;

const LINES = `
  uniform vec3 colour;
  uniform vec3 side;
  uniform float raised;
  uniform vec3 up;
  varying vec3 seen;
  void main() {
    vec3 normal = normalize(cross(dFdx(seen), dFdy(seen)));
    float top = abs(dot(normal, normalize(up)));
    float shade = dot(normal, ${LIGHT});
    vec3 flank = mix(colour, side, 0.32 + 0.16 * shade);
    gl_FragColor = vec4(raised > 0.5 && top < 0.9 ? flank : colour, 1.0);
    #include <colorspace_fragment>
  }
`;

/** The faces, by light. */
export function facesMaterial(): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: FACES,
    side: DoubleSide,
    uniforms: {
      thickness: { value: 0 },
      lit: { value: tokenColour('face-1') },
      half_lit: { value: tokenColour('face-2') },
      dim: { value: tokenColour('face-3') },
    },
  });
}

export interface LineOptions {
  /** A colour of styles/tokens.css. */
  readonly token: string;
  /** Half the thickness of bars, in cell units. */
  readonly thickness: number;
  /** Whether they stand up from a board and show sides. */
  readonly isRaised: boolean;
}

export function linesMaterial({ token, thickness, isRaised }: LineOptions): ShaderMaterial {
  return new ShaderMaterial({
    vertexShader: VERTEX,
    fragmentShader: LINES,
    side: DoubleSide,
    uniforms: {
      thickness: { value: thickness },
      colour: { value: tokenColour(token) },
      side: { value: tokenColour('face-2') },
      raised: { value: isRaised ? 1 : 0 },
      up: { value: new Vector3(0, 1, 0) }, // the way up of the board, as seen; set with each turn
    },
  });
}
