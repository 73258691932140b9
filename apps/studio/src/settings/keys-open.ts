import { type Signal, signal } from '@preact/signals';

/** Whether the list of keys is open. */
export const keysAreOpen: Signal<boolean> = signal(false);
