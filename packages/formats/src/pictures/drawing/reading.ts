import type { Colour } from './colours.ts';
import type { Lattice } from './lattice.ts';

/** Sides of a cell by name. */
export type SideName = 'east' | 'south' | 'west' | 'north';

/** One side of a cell, with its place in the picture. */
export interface PlacedSide {
  /** Column and row of the cell, from 0 at the top left. A side between two cells is told from the upper or left one. */
  readonly x: number;
  readonly y: number;
  readonly side: SideName;
  /** Middle of the side, in pixels from the top left corner of the picture. */
  readonly px: number;
  readonly py: number;
}

/** A side the reader is not sure of. */
export interface Doubt extends PlacedSide {
  /** What was taken. */
  readonly closed: boolean;
  /** 0 (a guess) to 1 (certain). */
  readonly confidence: number;
  readonly reason: string;
}

/** Which sides are closed, and how sure that is. */
export interface Walls {
  /** Walls that run down: entry y * (columns + 1) + x is the side left of cell (x, y); 1 is closed. */
  readonly down: Uint8Array;
  /** Walls that run across: entry y * columns + x is the side above cell (x, y). */
  readonly across: Uint8Array;
  /** 0 to 1, in the same order. */
  readonly downConfidence: Float32Array;
  readonly acrossConfidence: Float32Array;
}

/** A picture of a maze of squares, read. */
export interface PictureReading {
  readonly columns: number;
  readonly rows: number;
  readonly walls: Walls;
  /** Gaps in the outline, from the top, in a row from the left. */
  readonly openings: readonly PlacedSide[];
  /** Cell (y * columns + x) to start from, or NONE. */
  readonly start: number;
  readonly finishes: readonly number[];
  /** Whether the ends are cells filled with colours; else they are gaps in the outline. */
  readonly hasColouredEnds: boolean;
  readonly doubts: readonly Doubt[];
  /** What was understood in the whole and is worth a look, a sentence each. */
  readonly notes: readonly string[];
  readonly understood: Understood;
  /** 0 to 1. */
  readonly confidence: number;
  readonly lattice: Lattice;
}

/** How the picture was taken. */
export interface Understood {
  readonly pictureWidth: number;
  readonly pictureHeight: number;
  readonly wallColour: Colour;
  readonly floorColour: Colour;
  /** Walls of many colours: all that is not floor was taken as wall. */
  readonly wallsOfManyColours: boolean;
  /** Which of the two is darker. */
  readonly polarity: 'dark walls' | 'light walls';
  /** Pixels from wall to wall, across and down. */
  readonly periodX: number;
  readonly periodY: number;
  /** Thickness of the walls, in pixels. */
  readonly wallThickness: number;
  /** Clockwise, in degrees. */
  readonly rotation: number;
  /** Place of the top left corner of the maze, in pixels. */
  readonly left: number;
  readonly top: number;
  /** Share of wall that lies off the lattice (markers, letters, dirt), 0 to 1. */
  readonly offLattice: number;
}
