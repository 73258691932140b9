// The package's `exports` hide its own declarations from strict resolution.
declare module 'generate-maze' {
  interface Cell {
    readonly right: boolean;
    readonly bottom: boolean;
  }
  /** Rows of cells; true is a wall. */
  export default function generate(
    width: number,
    height: number,
    closed: boolean,
    seed: number,
  ): readonly (readonly Cell[])[];
}
