/** The only "nothing" among indices. */
export const NONE = -1;
