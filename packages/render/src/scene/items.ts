import type { Polylines } from './polylines.ts';

// The display list. Lengths are in cell units, x points right and y down; colours are as CSS writes them.

/** Lines of one thickness and colour. */
export interface Lines {
  readonly kind: 'lines';
  readonly lines: Polylines;
  readonly width: number;
  readonly colour: string;
  /** Ends and joins. */
  readonly ends: 'round' | 'square';
  /** Radius by which turns are rounded, at most; 0 leaves them as they are. */
  readonly turn: number;
  /** Distance between the middles of round dots of diameter `width`; 0 draws the whole line. */
  readonly dotStep: number;
}

/** Filled outlines, by the even-odd rule. */
export interface Areas {
  readonly kind: 'areas';
  readonly outlines: Polylines;
  readonly colour: string;
}

/** A filled disc. */
export interface Disc {
  readonly kind: 'disc';
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  readonly colour: string;
}

/** One line of words, centred on x or beginning there; y is the base line. */
export interface Words {
  readonly kind: 'words';
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Font size. */
  readonly size: number;
  readonly colour: string;
  readonly face: 'title' | 'figures';
  /** Where x is; the middle if nothing is said. */
  readonly anchor?: 'start' | 'middle';
}

export type Item = Lines | Areas | Disc | Words;

/** Items that belong together, as layers in a drawing program do. */
export interface Layer {
  readonly name:
    | 'solid'
    | 'distances'
    | 'states'
    | 'bottlenecks'
    | 'bottleneck-links'
    | 'marks'
    | 'walls'
    | 'passages'
    | 'solution'
    | 'walk'
    | 'stairs'
    | 'solution-stairs'
    | 'arrows'
    | 'locks'
    | 'markers'
    | 'labels'
    | 'caption'
    | 'legend';
  readonly items: readonly Item[];
}

/** A picture as a display list, to be painted layer by layer. */
export interface Scene {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Square root of the mean cell area, in cell units. */
  readonly unit: number;
  /** Colour of the paper, or null for none. */
  readonly background: string | null;
  readonly layers: readonly Layer[];
}
