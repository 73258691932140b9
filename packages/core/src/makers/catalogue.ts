import type { Maker } from './maker.ts';

/** All makers. */
export const makers: readonly Maker[] = [];
