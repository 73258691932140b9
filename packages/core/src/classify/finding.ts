/** What a maze is in one of the classes, and what speaks for it. */
export interface Finding {
  /** As in the catalogue of kinds, such as ROU-PERFECT; empty where nothing can be said. */
  readonly id: string;
  /** One or two words. */
  readonly name: string;
  /** The figures it was judged by. */
  readonly why: string;
}
