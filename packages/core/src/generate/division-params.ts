export type DivisionParams = {
  /** Where the gap of a wall is: `anywhere`, `ends` or `middle`. */
  readonly gap: string;
  /** Regions of at most this many cells are left open. */
  readonly room: number;
};
