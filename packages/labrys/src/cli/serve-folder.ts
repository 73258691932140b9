// A small web server for the files of one folder: nothing is run, nothing outside can be read, nothing is written.

import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { type AddressInfo, isIP } from 'node:net';
import { extname, join, relative, sep } from 'node:path';
import { MazeError } from '@labrys/core';

export interface ServeOptions {
  readonly host: string;
  readonly port: number;
  /** Whether another port will do if this one is taken. */
  readonly isFixed: boolean;
}

export interface Served {
  /** Where a browser finds it. */
  readonly address: string;
  close(): Promise<void>;
}

/**
 * Serves a folder until it is closed.
 *
 * @throws MazeError `bad-value` if the port is taken or there is no such address here
 */
export async function serveFolder(folder: string, { host, port, isFixed }: ServeOptions): Promise<Served> {
  const names = isLoopback(host) ? ['127.0.0.1', 'localhost', '[::1]', host] : null;
  siteOf(folder); // a folder that is not there is found out now
  const server = createServer((request, response) => {
    const { port: bound } = server.address() as AddressInfo;
    const own = names === null ? null : new Set(names.map((name) => `${name}:${bound}`));
    answer(siteOf(folder), own, request, response); // listed anew, as it may have been built anew
  });
  try {
    await listen(server, host, port);
  } catch (error) {
    if (isFixed || codeOf(error) !== 'EADDRINUSE') throw refusal(error, host, port);
    await listen(server, host, 0).catch((another: unknown) => {
      throw refusal(another, host, port);
    });
  }
  const bound = (server.address() as AddressInfo).port;
  return {
    address: `http://${shownHost(host)}:${bound}/`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Whether an address is that of this machine alone. */
function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
}

/** The file of a path, and packed twins of it by the name of their coding. */
interface SiteFile {
  readonly path: string;
  readonly packed: ReadonlyMap<string, string>;
}

const CODINGS = { br: '.br', gzip: '.gz' } as const;

/** All files by their addresses. What is not among them is not there, however its address is written. */
function siteOf(folder: string): ReadonlyMap<string, SiteFile> {
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/'));
  const all = new Set(names);
  const site = new Map<string, SiteFile>();
  for (const name of names) {
    if (Object.values(CODINGS).some((ending) => name.endsWith(ending))) continue;
    const packed = Object.entries(CODINGS).filter(([, ending]) => all.has(name + ending));
    const file = {
      path: join(folder, name),
      packed: new Map(packed.map(([coding, ending]) => [coding, join(folder, name + ending)])),
    };
    site.set(`/${name}`, file);
    if (name === 'index.html') site.set('/', file);
  }
  return site;
}

/** @param own names under which the browser may ask, or null for any: a page of another name is not to read ours */
function answer(
  site: ReadonlyMap<string, SiteFile>,
  own: ReadonlySet<string> | null,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  if (own !== null && !own.has((request.headers.host ?? '').toLowerCase())) {
    refuse(response, 403, 'This address is not served here.');
    return;
  }
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.setHeader('Allow', 'GET, HEAD');
    refuse(response, 405, 'There are only files here.');
    return;
  }
  const path = pathOf(request.url ?? '/');
  const file = path === null ? undefined : site.get(path);
  if (path === null || file === undefined) {
    refuse(response, 404, 'There is no such file.');
    return;
  }
  const coding = [...file.packed.keys()].find((name) => takes(request.headers['accept-encoding'], name));
  const body = readFileSync(coding === undefined ? file.path : (file.packed.get(coding) as string));
  response.writeHead(200, {
    'Content-Type': TYPES[extname(file.path)] ?? 'application/octet-stream',
    'Content-Length': body.length,
    'Cache-Control': HASHED.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'no-referrer',
    Vary: 'Accept-Encoding',
    ...(coding === undefined ? {} : { 'Content-Encoding': coding }),
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

/** Names that change with their content. */
const HASHED = /^\/assets\/.+-[\w-]{8}\.\w+$/;

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.md': 'text/plain; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** The path of a request, decoded; null if it is none. */
function pathOf(url: string): string | null {
  try {
    return decodeURIComponent(url.split(/[?#]/)[0] as string);
  } catch {
    return null;
  }
}

/** Whether a browser takes a coding: named, and not with quality 0 (RFC 9110, 12.5.3). */
function takes(accepted: string | string[] | undefined, coding: string): boolean {
  return String(accepted ?? '')
    .split(',')
    .some((part) => {
      const [name, ...knobs] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      return name === coding && !knobs.some((knob) => /^q=0(\.0*)?$/.test(knob));
    });
}

function refuse(response: ServerResponse, status: number, words: string): void {
  response.writeHead(status, { 'Content-Type': 'text/plain; charset=utf-8' });
  response.end(`${words}\n`);
}

function listen(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

function refusal(error: unknown, host: string, port: number): MazeError {
  switch (codeOf(error)) {
    case 'EADDRINUSE':
      return new MazeError('bad-value', `port ${port} is in use; name another one, or leave --port out`);
    case 'EACCES':
      return new MazeError('bad-value', `you may not listen on port ${port}; take one from 1024 to 65535`);
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
    case 'EAI_AGAIN':
    case 'EINVAL':
      return new MazeError('bad-value', `--host is "${host}", which is no address of this machine; try 127.0.0.1`);
    default:
      return new MazeError('bad-value', `${host}:${port} cannot be listened on: ${(error as Error).message}`);
  }
}

const codeOf = (error: unknown): string => (error as { code?: string }).code ?? '';

/** What a browser of this machine takes where all addresses are listened on. */
function shownHost(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return isIP(host) === 6 ? `[${host}]` : host;
}
