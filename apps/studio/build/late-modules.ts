// Keeps the first chunk of the worker small: most of the engine is needed only for the mazes that ask for it. Modules named
// here are hollow in the first chunk (see `hollow.ts`); what they do arrives a part at a time, see `src/engine/late.ts`.
//
// What is in a part arrives together, so parts are made of what is wanted together.

import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { hollow, USED_TOO_SOON } from './hollow.ts';

/** Names of parts, and the files in each from the folder of packages on. */
export type LateParts = { readonly [part: string]: readonly string[] };

const PACKAGES = fileURLToPath(new URL('../../../packages/', import.meta.url));
const RUNTIME = fileURLToPath(new URL('../src/engine/late.ts', import.meta.url));

// The last part of an id becomes the name of a file.
const PART = '\0labrys/late/';
const DOOR = '\0labrys/door/';
const HOLLOW = '?hollow';

/** The plugin, for Rolldown and for `worker.plugins` of Vite. */
export function lateModules(parts: LateParts): Plugin {
  const partOfFile = new Map<string, { readonly part: string; readonly index: number }>();
  for (const [part, files] of Object.entries(parts)) {
    files.forEach((file, index) => {
      const path = PACKAGES + file;
      if (partOfFile.has(path)) throw new Error(`${file} is in two parts`);
      partOfFile.set(path, { part, index });
    });
  }
  const met = new Set<string>();
  return {
    name: 'labrys-late-modules',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      if (source.startsWith(PART) || source.startsWith(DOOR)) return source;
      if (importer === undefined) return null;
      const from = importer.endsWith(HOLLOW) ? importer.slice(0, -HOLLOW.length) : importer;
      const resolved = await this.resolve(source, from, { ...options, skipSelf: true });
      const late = resolved === null ? undefined : partOfFile.get(resolved.id);
      if (resolved === null || late === undefined) return resolved;
      // Within a part modules see each other as they are.
      const fromPart = importer.startsWith(PART) ? importer.slice(PART.length) : partOfFile.get(importer)?.part;
      return fromPart === late.part ? resolved : { id: resolved.id + HOLLOW, moduleSideEffects: false };
    },
    async load(id) {
      if (id.startsWith(PART)) {
        const files = parts[id.slice(PART.length)] as readonly string[];
        const code = files.map((file, index) => `export * as m${index} from ${JSON.stringify(PACKAGES + file)}`);
        return { code: code.join('\n'), moduleSideEffects: false };
      }
      if (id.startsWith(DOOR)) {
        const part = JSON.stringify(PART + id.slice(DOOR.length));
        return {
          code: `import { latePart } from ${JSON.stringify(RUNTIME)}\nexport const door = /*#__PURE__*/ latePart(() => import(${part}))`,
          moduleSideEffects: false,
        };
      }
      if (!id.endsWith(HOLLOW)) return null;
      const path = id.slice(0, -HOLLOW.length);
      const { part, index } = partOfFile.get(path) as { readonly part: string; readonly index: number };
      met.add(path);
      const source = await readFile(path, 'utf8');
      try {
        const code = hollow(source, this.parse(source, { lang: 'ts' }), `late$().m${index}`);
        const door = `import { door as late$ } from ${JSON.stringify(DOOR + part)}\n`;
        return { code: door + code, moduleType: 'ts', moduleSideEffects: false };
      } catch (error) {
        return this.error(`${path}: ${(error as Error).message}`);
      }
    },
    buildEnd(error) {
      const missed = [...partOfFile.keys()].filter((path) => !met.has(path));
      if (error !== undefined || missed.length === 0) return;
      this.error(`named as late, but imported by nobody, or from another place: ${missed.join(', ')}`);
    },
    generateBundle(_, bundle) {
      for (const output of Object.values(bundle)) {
        const at = output.type === 'chunk' ? output.code.indexOf(USED_TOO_SOON) : -1;
        if (output.type !== 'chunk' || at < 0) continue;
        const said = output.code.slice(at, at + USED_TOO_SOON.length + 40);
        this.error(`${output.fileName} uses what can only be used within its part; put both into one: ${said}`);
      }
    },
  };
}

/**
 * For `output.codeSplitting.groups`: keeps what is loaded first in one chunk. Otherwise each set of late parts that share
 * something makes another, some twenty small files.
 */
export const engineChunk: { name: string; tags: ['$initial']; includeDependenciesRecursively: false } = {
  name: 'engine',
  tags: ['$initial'],
  includeDependenciesRecursively: false,
};
