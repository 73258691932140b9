// The service worker of the built studio: it keeps all its files, so that the studio opens and works without a network.

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';
import type { Plugin } from 'vite';

/** Not for the page. */
const LEFT_OUT = /(^|\/)(licenses\.md|sw\.js)$|\.woff$/;

/** Writes `sw.js` once all other files are there. */
export function serviceWorker(): Plugin {
  let folder = '';
  return {
    name: 'labrys-service-worker',
    apply: 'build',
    configResolved(config) {
      folder = join(config.root, config.build.outDir);
    },
    async closeBundle() {
      const files = readdirSync(folder, { recursive: true, withFileTypes: true })
        .filter((entry) => entry.isFile())
        .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'))
        .filter((file) => !LEFT_OUT.test(file))
        .sort();
      const hash = createHash('sha256');
      for (const file of files)
        hash
          .update(file)
          .update('\0')
          .update(readFileSync(join(folder, file)));
      const version = hash.digest('hex').slice(0, 12);
      await this.fs.writeFile(join(folder, 'sw.js'), source(version, files));
    },
  };
}

/**
 * Files come from the cache. A new version fills a cache of its own and waits until no page of the old one is open: pages
 * load parts of themselves late, and these have to be of one version.
 */
function source(version: string, files: readonly string[]): string {
  return `const CACHE = 'labrys-${version}';
const FILES = ${JSON.stringify(['./', ...files.filter((file) => file !== 'index.html')])};

self.addEventListener('install', (event) => {
  const fresh = FILES.map((file) => new Request(file, { cache: 'no-cache' }));
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(fresh)));
});

self.addEventListener('activate', (event) => {
  const drop = (names) => names.filter((name) => name.startsWith('labrys-') && name !== CACHE);
  event.waitUntil(
    caches.keys()
      .then((names) => Promise.all(drop(names).map((name) => caches.delete(name))))
      .then(() => self.clients.claim()),
  );
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== self.location.origin) return;
  const wanted = request.mode === 'navigate' ? './' : request;
  event.respondWith(
    caches.open(CACHE)
      .then((cache) => cache.match(wanted, { ignoreSearch: true, ignoreVary: true }))
      .then((kept) => kept ?? fetch(request)),
  );
});
`;
}
