// labrys studio: what it serves, to whom, and how it ends. The files are of the tests; the studio itself is tested in a
// browser.

import { mkdirSync, writeFileSync } from 'node:fs';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync, brotliDecompressSync, gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Served, serveFolder } from '../../src/cli/serve-folder.ts';
import { emptyFolder } from '../folder.ts';
import { labrys } from './labrys.ts';

const { folder, remove } = emptyFolder();
afterAll(remove);

const PAGE = '<!doctype html><title>A maze</title>';
const CODE = 'export const maze = 1;\n'.repeat(100);

const site = join(folder, 'site');
let served: Served;
beforeAll(async () => {
  mkdirSync(join(site, 'assets'), { recursive: true });
  writeFileSync(join(folder, 'secret.txt'), 'not for the web');
  writeFileSync(join(site, 'index.html'), PAGE);
  writeFileSync(join(site, 'sw.js'), CODE);
  writeFileSync(join(site, 'assets/index-Ab_d-f12.js'), CODE);
  writeFileSync(join(site, 'assets/index-Ab_d-f12.js.br'), brotliCompressSync(CODE));
  writeFileSync(join(site, 'assets/index-Ab_d-f12.js.gz'), gzipSync(CODE));
  writeFileSync(join(site, 'assets/font-Ab_d-f12.woff2'), new Uint8Array([1, 2, 3]));
  served = await serveFolder(site, { host: '127.0.0.1', port: 0, isFixed: true });
});
afterAll(() => served.close());

interface Answer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly body: Buffer;
}

/** Asks as no browser would: the path goes out as it is. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  const { hostname, port } = new URL(served.address);
  return new Promise((resolve, reject) => {
    const asked = request({ hostname, port, path, headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    });
    asked.on('error', reject);
    asked.end();
  });
}

const ASSET = '/assets/index-Ab_d-f12.js';

describe('the server of the studio', () => {
  it('serves the page and its files with their types, and keeps only what has a hash in its name', async () => {
    const page = await get('/?a=1#b');
    expect(page).toMatchObject({ status: 200, body: Buffer.from(PAGE) });
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.headers['cache-control']).toBe('no-cache');
    expect((await get('/sw.js')).headers['cache-control']).toBe('no-cache');
    const asset = await get(ASSET);
    expect(asset.headers['content-type']).toBe('text/javascript; charset=utf-8');
    expect(asset.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect((await get('/assets/font-Ab_d-f12.woff2')).headers['content-type']).toBe('font/woff2');
  });

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('packs for a browser that takes "%s"', async (accepted, coding) => {
    const { headers, body } = await get(ASSET, { 'accept-encoding': accepted });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers.vary).toBe('Accept-Encoding');
    if (coding === 'br') expect(brotliDecompressSync(body).toString()).toBe(CODE);
    if (coding === undefined) expect(body.toString()).toBe(CODE);
  });

  it('answers HEAD without a body, and nothing but GET and HEAD', async () => {
    expect(await get('/', {}, 'HEAD')).toMatchObject({ status: 200, body: Buffer.alloc(0) });
    expect(await get('/', {}, 'POST')).toMatchObject({ status: 405 });
  });

  it.each([
    '/../secret.txt',
    '/assets/../../secret.txt',
    '/%2e%2e/secret.txt',
    '/..%2fsecret.txt',
    '/assets/..%5c..%5csecret.txt',
    '//secret.txt',
    '/%',
    '/%00',
    '/assets',
    '/constructor',
    `${ASSET}.br`,
  ])('has nothing at %s', async (path) => {
    expect(await get(path)).toMatchObject({ status: 404 });
  });

  it('answers under names of this machine only, so that no other page reads it', async () => {
    const { port } = new URL(served.address);
    for (const host of [`127.0.0.1:${port}`, `localhost:${port}`, `LocalHost:${port}`]) {
      expect(await get('/', { host }), host).toMatchObject({ status: 200 });
    }
    for (const host of ['example.com', `example.com:${port}`, 'localhost', '127.0.0.1:1']) {
      expect(await get('/', { host }), host).toMatchObject({ status: 403 });
    }
  });

  it('takes another port if the usual one is taken, and refuses one that was asked for', async () => {
    const port = Number(new URL(served.address).port);
    const other = await serveFolder(site, { host: '127.0.0.1', port, isFixed: false });
    expect(Number(new URL(other.address).port)).not.toBe(port);
    await other.close();
    await expect(serveFolder(site, { host: '127.0.0.1', port, isFixed: true })).rejects.toThrow(
      `port ${port} is in use; name another one, or leave --port out`,
    );
  });
});

describe('labrys studio', () => {
  it.each([
    [['--port', '70000'], /--port is "?70000"?; it has to be a whole number from 0 to 65535/],
    [['--port', 'http'], /--port is "http"; it has to be a whole number/],
    [['--host', '192.0.2.1', '--port', '0'], /--host is "192\.0\.2\.1", which is no address of this machine/],
    [['--prot', '1'], /unknown option '--prot'.*--port/],
  ])('refuses %j with one sentence', async (args, sentence) => {
    const { status, stderr } = await labrys(['studio', ...args], folder);
    expect(stderr).toMatch(sentence);
    expect(status).toBe(2);
  });

  it('refuses a port that is in use', async () => {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const { port } = server.address() as AddressInfo;
    const { status, stderr } = await labrys(['studio', '--port', String(port)], folder);
    server.close();
    expect(stderr).toMatch(/is in use|has not been built/);
    expect(status).toBe(2);
  });
});
