/** Fields of a walker that are the world it walks in. */
const WORLD = new Set(['maze', 'mesh', 'halfOfSide']);

/** What a walker carries besides the world: the numbers in its fields. */
export function memoryOf(walker: object): Record<string, unknown> {
  const own = Object.entries(walker).filter(([name]) => !WORLD.has(name));
  return structuredClone(Object.fromEntries(own));
}

/** How many numbers and flags that is. */
export function memorySize(memory: unknown): number {
  if (typeof memory !== 'object' || memory === null) return 1;
  const parts = ArrayBuffer.isView(memory) ? Array.from(memory as Int32Array) : Object.values(memory);
  return parts.reduce((sum: number, part) => sum + memorySize(part), 0);
}

/** A second walker with the same memory, put in the place of `other`. */
export function sameMind<W extends object>(walker: W, other: W): W {
  for (const [name, value] of Object.entries(walker)) {
    if (WORLD.has(name)) continue;
    const copy = typeof value === 'object' && value !== null && 'clone' in value ? value.clone() : value;
    Object.assign(other, { [name]: copy });
  }
  return other;
}
