import { fileURLToPath } from 'node:url';
import { type Browser, chromium, type Page } from 'playwright-core';
import { build, type Rolldown } from 'vite';
import { CHROMIUM_FLAGS, findChromium } from '../../../../scripts/find-chromium.mjs';

const executablePath = findChromium();

/** Why tests in a browser cannot run here, or undefined if they can: `describe.skipIf(noBrowser)`. */
export const noBrowser: string | undefined =
  executablePath === undefined ? 'no Chromium here: npm test installs one, or set CHROMIUM_PATH' : undefined;

/**
 * Runs a function in a page of headless Chromium and returns what it returns.
 *
 * The function is the default export of a TypeScript module; Vite bundles it from the sources of the packages. Input
 * and result travel as JSON does, and typed arrays stay typed arrays.
 *
 * @param entry path or file URL of the module
 * @throws what the function throws, as an error of this process
 */
export async function runInBrowser<Input, Result>(entry: string | URL, input: Input): Promise<Result> {
  const files = await bundle(entry instanceof URL ? fileURLToPath(entry) : entry);
  files.set('/', PAGE);
  return withPage(
    files,
    (page) => page.evaluate((argument) => window.run(argument), input as unknown) as Promise<Result>,
  );
}

/**
 * Opens a page at the root of a site that is held in memory, hands it to `use`, and closes everything.
 * There is no server and no network: each request is answered from `files`, any other is refused.
 *
 * @throws if the page itself throws, asks for a file that is not there or tries to leave the site
 */
export async function withPage<T>(
  files: ReadonlyMap<string, string | Uint8Array>,
  use: (page: Page) => Promise<T>,
): Promise<T> {
  if (executablePath === undefined) throw new Error(noBrowser);
  const browser: Browser = await chromium.launch({ executablePath, args: CHROMIUM_FLAGS });
  try {
    const page = await browser.newPage();
    const troubles: string[] = [];
    page.on('pageerror', (error) => troubles.push(String(error.stack ?? error)));
    await page.route('**/*', async (route) => {
      const url = new URL(route.request().url());
      const body = url.origin === SITE ? files.get(url.pathname) : undefined;
      if (body === undefined) {
        troubles.push(`the page asked for ${url.href}`);
        await route.abort();
      } else {
        const contentType = TYPES[/\.\w+$/.exec(url.pathname)?.[0] ?? '.html'] ?? 'application/octet-stream';
        await route.fulfill({ body: typeof body === 'string' ? body : Buffer.from(body), contentType });
      }
    });
    await page.goto(`${SITE}/`);
    const result = await use(page);
    if (troubles.length > 0) throw new Error(`In the page: ${troubles.join('; ')}`);
    return result;
  } finally {
    await browser.close();
  }
}

// The import stands in the page, where no transform of the tests can touch it.
const PAGE = `<!doctype html>
<meta charset="utf-8">
<title>Labrys</title>
<script>window.run = async (input) => (await import('/entry.js')).default(input)</script>`;

declare global {
  interface Window {
    run(input: unknown): Promise<unknown>;
  }
}

const SITE = 'http://localhost:9';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.svg': 'image/svg+xml',
};

/** The files of a site that holds an entry as /entry.js, and what it imports only when needed beside it. */
async function bundle(entry: string): Promise<Map<string, string | Uint8Array>> {
  const output = await build({
    configFile: false,
    envFile: false,
    logLevel: 'error',
    resolve: { conditions: ['labrys-source', 'module', 'browser', 'development|production'] },
    build: { write: false, minify: false, target: 'es2022', lib: { entry, formats: ['es'], fileName: 'entry' } },
  });
  const outputs = Array.isArray(output) ? output : [output as Rolldown.RolldownOutput];
  const files = new Map<string, string | Uint8Array>();
  for (const file of outputs.flatMap((one) => one.output)) {
    files.set(`/${file.fileName}`, file.type === 'chunk' ? file.code : file.source);
  }
  if (!files.has('/entry.js')) throw new Error(`${entry} gave ${[...files.keys()].join(', ')} and no entry.js.`);
  return files;
}
