// Memory that goes to the page with an answer, instead of a copy of it.

const handed = new WeakMap<object, Transferable[]>();

/** Marks what an answer takes along: buffers and pictures, which the worker has no longer then. */
export function handOver<T extends object>(value: T, parts: Transferable[]): T {
  handed.set(value, parts);
  return value;
}

export function handedOver(value: unknown): Transferable[] {
  return typeof value === 'object' && value !== null ? (handed.get(value) ?? []) : [];
}
