import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';

// Plain JavaScript, because the machine's own Node runs it before any other is installed.
const load = (name: string) => import(new URL(`./lib/${name}.mjs`, import.meta.url).href);
const { readBase } = await load('read-base');
const { listenFrom, serveFolder } = await load('serve-folder');

const folder = mkdtempSync(join(tmpdir(), 'demo-base-path-'));
mkdirSync(join(folder, 'assets'));
writeFileSync(join(folder, 'index.html'), 'the page');
writeFileSync(join(folder, 'assets', 'app.js'), 'the code');
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function serve(base?: string) {
  const server = serveFolder(folder, base);
  servers.push(server);
  const port = await listenFrom(server, 0, '127.0.0.1');
  return async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return response.ok ? await response.text() : response.status;
  };
}

test('a base is a path, with or without slashes around it', () => {
  expect(readBase([])).toBe('/');
  expect(readBase(['--base', '/'])).toBe('/');
  for (const spelling of ['scrapboard', '/scrapboard', '/scrapboard/']) {
    expect(readBase(['--base', spelling])).toBe('/scrapboard/');
  }
  expect(readBase(['--base=stats/demo'])).toBe('/stats/demo/');
  for (const invalidArguments of [
    ['--base'],
    ['--base', 'https://example.org/'],
    ['--base', '../x y'],
  ]) {
    expect(() => readBase(invalidArguments)).toThrow('--base takes');
  }
});

test('files and pages are served at the root', async () => {
  const get = await serve();
  expect(await get('/')).toBe('the page');
  expect(await get('/user/1')).toBe('the page');
  expect(await get('/assets/app.js')).toBe('the code');
  expect(await get('/assets/gone.js')).toBe(404);
});

test('with a base path, files are served below it and nothing outside it', async () => {
  const get = await serve('/scrapboard/');
  expect(await get('/scrapboard')).toBe('the page');
  expect(await get('/scrapboard/user')).toBe('the page');
  expect(await get('/scrapboard/assets/app.js')).toBe('the code');
  for (const path of ['/', '/assets/app.js', '/scrapboards/user'])
    expect(await get(path)).toBe(404);
});
