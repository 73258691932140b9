import { readFileSync } from 'node:fs';
import { packageFolder } from './package-folder.ts';

/** Version of the package, as its manifest has it. */
export const version: string = (
  JSON.parse(readFileSync(new URL('package.json', packageFolder), 'utf8')) as { version: string }
).version;
