import * as core from '@labrys/core';

/** Tells what the page is made of: used to test the tests. */
export default async function probe(input: { numbers: number[]; fail?: string }): Promise<{
  sum: number;
  bytes: Uint8Array;
  core: string[];
  agent: string;
  outside: string;
}> {
  if (input.fail !== undefined) throw new Error(input.fail);
  return {
    sum: input.numbers.reduce((total, number) => total + number, 0),
    bytes: new Uint8Array([1, 2, 255]),
    core: Object.keys(core),
    agent: navigator.userAgent,
    outside: typeof (globalThis as { process?: unknown }).process,
  };
}
