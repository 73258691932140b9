// Words come with the code that says them. They all stand in one file, to be translated there, and a module is never cut
// in two: so each part of the page that is loaded by itself is given a copy of that file, of which the bundler keeps only the
// exports that are used.

import type { Plugin } from 'vite';

/** Folders of what is loaded when it is first shown. */
const PARTS = /\/src\/(views\/make\/folds|views\/(?!make\/)[^/]+|save|settings|share|three)\//;

const WORDS = /\/text\/en\.ts$/;

export function ownWords(): Plugin {
  return {
    name: 'own-words',
    enforce: 'pre',
    apply: 'build',
    async resolveId(source, importer) {
      if (importer === undefined || !WORDS.test(source)) return null;
      const [, part] = PARTS.exec(importer) ?? [];
      if (part === undefined) return null;
      const resolved = await this.resolve(source, importer, { skipSelf: true });
      return resolved === null ? null : `${resolved.id}?for=${encodeURIComponent(part)}`;
    },
  };
}
