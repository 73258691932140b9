import { readFileSync } from 'node:fs';

/** Version of the package, as its manifest has it. */
export const version: string = (
  JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
