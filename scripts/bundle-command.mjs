// Bundles the `labrys` command: a file for each command, and for what they share, with everything they import. Node takes
// half a second to look up and read the 500 modules of the packages one by one, longer than most commands work.
//   node scripts/bundle-command.mjs     the built packages, to packages/labrys/dist/command

import { realpathSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { pathToFileURL } from 'node:url';
import { build } from 'vite';
import { root } from './root.mjs';

/**
 * Writes main.js and what it loads.
 *
 * @param {string} main file that starts the command
 * @param {string} folder where to; what is there is lost
 * @param {readonly string[]} [conditions] further conditions of `exports`
 */
export async function bundleCommand(main, folder, conditions = []) {
  await build({
    ...{ configFile: false, envFile: false, logLevel: 'error', root },
    // pdfkit is large, and looks for its fonts beside itself.
    ssr: { noExternal: /^(?!pdfkit(\/|$))/, resolve: { conditions: [...conditions, 'module', 'node', 'production'] } },
    build: {
      ...{ ssr: main, outDir: folder, emptyOutDir: true, target: 'node20', minify: false, copyPublicDir: false },
      // The packages of others that are in the bundle, as their licenses wish.
      license: { fileName: 'licenses.md' },
    },
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(realpathSync(process.argv[1])).href) {
  const labrys = join(root, 'packages/labrys');
  await bundleCommand(join(labrys, 'dist/cli/main.js'), join(labrys, 'dist/command'));
}
