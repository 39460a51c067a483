import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { composePolicy } from './page-policy.ts';

const { app, deps } = await createTestApp();
const htmlHeaders = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const TITLE = 'Scrapboard – statistics of Crossout players';
const INDEX_PAGE = `<!doctype html><title>${TITLE}</title>`;
const script = 'console.log("scrap");'.repeat(50);
const PAGES_PATTERN = '^(?:/|/index\\.html|/user|/(?:user|match)/[^/%]+)$';

test('while the web app is not built, requests for pages are answered with status 503', async () => {
  const response = await app.inject({ url: '/', headers: htmlHeaders });
  expect([response.statusCode, response.json().code]).toEqual([503, 'not_built']);
});

test('built files are served', async () => {
  const assets = join(deps.webFolder, 'assets');
  mkdirSync(assets, { recursive: true });
  for (const [file, text] of [
    [join(deps.webFolder, 'index.html'), INDEX_PAGE],
    [join(assets, 'main-AbCd1234.js'), script],
    [join(assets, 'optimise-worker-AbCd1234.js'), script],
  ] as const) {
    writeFileSync(file, text);
    writeFileSync(`${file}.br`, brotliCompressSync(text));
    writeFileSync(`${file}.gz`, gzipSync(text));
  }
  writeFileSync(join(deps.webFolder, 'favicon.svg'), '<svg/>');
  writeFileSync(join(deps.webFolder, 'pages.json'), JSON.stringify({ pattern: PAGES_PATTERN }));
  writeFileSync(join(deps.webFolder, '..', 'secret.txt'), 'classified');
  const uncompressedResponse = await app.inject('/assets/main-AbCd1234.js');
  expect([uncompressedResponse.statusCode, uncompressedResponse.body]).toEqual([200, script]);
});

test.each(['/', '/index.html', '/user', '/user/136686', '/match/0123456789abc'])(
  'a browser that asks for %s gets the app, revalidated at each visit',
  async (url) => {
    const response = await app.inject({ url, headers: htmlHeaders });
    expect([response.statusCode, response.body]).toEqual([200, INDEX_PAGE]);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['cache-control']).toBe('no-cache');
    const etag = String(response.headers.etag);
    const secondResponse = await app.inject({
      url,
      headers: { ...htmlHeaders, 'if-none-match': etag },
    });
    expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, '']);
    const headResponse = await app.inject({ url, headers: htmlHeaders, method: 'HEAD' });
    expect([headResponse.statusCode, headResponse.body]).toEqual([200, '']);
  },
);

test.each(['/no/such/page?x=1', '/user/136686/more', '/user/%00', '/%00'])(
  'a browser that asks for %s gets the app with status 404',
  async (url) => {
    const response = await app.inject({ url, headers: htmlHeaders });
    expect([response.statusCode, response.body]).toEqual([404, INDEX_PAGE]);
    expect(response.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(response.headers['content-security-policy']).toContain("default-src 'self'");
    const conditionalHeaders = { ...htmlHeaders, 'if-none-match': String(response.headers.etag) };
    expect((await app.inject({ url, headers: conditionalHeaders })).statusCode).toBe(404);
  },
);

test.each([
  ['br, gzip', 'br', brotliCompressSync],
  ['gzip', 'gzip', gzipSync],
  ['identity', undefined, Buffer.from],
] as const)(
  'Accept-Encoding %s gets the file as the build compressed it',
  async (accepted, encoding, compress) => {
    for (const url of ['/assets/main-AbCd1234.js', '/user']) {
      const headers = { ...htmlHeaders, 'accept-encoding': accepted };
      const response = await app.inject({ url, headers });
      expect(response.statusCode).toBe(200);
      expect(response.headers['content-encoding']).toBe(encoding);
      expect(response.headers.vary).toMatch(/accept-encoding/i);
      expect(response.rawPayload).toEqual(compress(url === '/user' ? INDEX_PAGE : script));
    }
  },
);

test('files with a hash in their name are immutable, the others are revalidated', async () => {
  const assetResponse = await app.inject({
    url: '/assets/main-AbCd1234.js',
    headers: { 'accept-encoding': 'br' },
  });
  expect(assetResponse.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(assetResponse.headers['content-type']).toMatch(/javascript/);
  const iconResponse = await app.inject('/favicon.svg');
  expect(iconResponse.headers['cache-control']).toBe('no-cache');
  expect(iconResponse.headers['x-content-type-options']).toBe('nosniff');
});

test('scripts have no headers that apply to documents only', async () => {
  const { headers } = await app.inject('/assets/main-AbCd1234.js');
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'content-security-policy': expect.any(String),
  });
  for (const name of ['x-frame-options', 'cross-origin-opener-policy', 'permissions-policy']) {
    expect(headers).not.toHaveProperty(name);
  }
  expect(
    (await app.inject({ url: '/user', headers: { accept: 'text/html' } })).headers,
  ).toHaveProperty('x-frame-options');
});

test.each(['/api/nowhere', '/api', '/dev/nowhere', '/assets/gone-AbCd1234.js'])(
  '%s is not a page, and the response is JSON',
  async (path) => {
    const url = path === '/api' ? '/api/' : path;
    const response = await app.inject({ url, headers: htmlHeaders });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({
      code: 'not_found',
      requestId: response.headers['x-request-id'],
    });
  },
);

test('a file with a hash in its name is read once, revalidated and sent in parts', async () => {
  const url = '/assets/once-AbCd1234.js';
  const file = join(deps.webFolder, url);
  writeFileSync(file, script);
  const firstResponse = await app.inject(url);
  expect([firstResponse.statusCode, firstResponse.body]).toEqual([200, script]);
  expect(firstResponse.headers['content-type']).toBe('text/javascript; charset=utf-8');
  const etag = String(firstResponse.headers.etag);
  const secondResponse = await app.inject({ url, headers: { 'if-none-match': etag } });
  expect([secondResponse.statusCode, secondResponse.body]).toEqual([304, '']);
  const partialResponse = await app.inject({ url, headers: { range: 'bytes=0-6' } });
  expect([partialResponse.statusCode, partialResponse.body]).toEqual([206, script.slice(0, 7)]);
  rmSync(file);
  expect((await app.inject(url)).body).toBe(script);
  const headResponse = await app.inject({ url, method: 'HEAD' });
  expect([headResponse.statusCode, headResponse.headers['content-length']]).toEqual([
    200,
    String(script.length),
  ]);
});

test.each(['/assets/missing-AbCd1234.js', '/assets/..%2f..%2fsecret.txt', '/assets/%2e%2e'])(
  'there is no file at %s',
  async (url) => {
    const { statusCode, body } = await app.inject(url);
    expect([403, 404]).toContain(statusCode);
    expect(body).not.toContain('classified');
  },
);

test('requests for anything but HTML get no page', async () => {
  const missingImage = { url: '/missing.png', headers: { accept: 'image/*,*/*;q=0.8' } };
  expect((await app.inject(missingImage)).statusCode).toBe(404);
  expect((await app.inject({ url: '/user', method: 'POST' })).statusCode).toBe(404);
  const jsonRequest = { url: '/user', headers: { accept: 'application/json' } };
  expect((await app.inject(jsonRequest)).statusCode).toBe(404);
});

test.each(['/../secret.txt', '/%2e%2e/secret.txt', '/assets/..%2f..%2fsecret.txt', '/%00', '/%'])(
  'nothing outside of the app is served: %s',
  async (url) => {
    const response = await app.inject({ url, headers: { accept: 'text/plain' } });
    expect(response.statusCode).toBeGreaterThanOrEqual(400);
    expect(response.statusCode).toBeLessThan(500);
    expect(response.body).not.toContain('classified');
    expect(response.json().code).toBeTruthy();
  },
);

test('only the optimiser’s worker may compile WebAssembly', async () => {
  const fetchPolicy = async (url: string) =>
    (await app.inject({ url, headers: { accept: 'text/html' } })).headers[
      'content-security-policy'
    ];
  expect(await fetchPolicy('/assets/optimise-worker-AbCd1234.js')).toContain(
    "script-src 'self' 'wasm-unsafe-eval';",
  );
  for (const url of ['/assets/main-AbCd1234.js', '/buildopt']) {
    expect(await fetchPolicy(url)).toContain("script-src 'self'");
    expect(await fetchPolicy(url)).not.toContain('unsafe-eval');
  }
});

test('a page may load from Google only if a Google Maps key is set', () => {
  expect(composePolicy('')).not.toContain('google');
  const policy = composePolicy('', { allowsGoogleMaps: true });
  expect(policy).toContain("script-src 'self' https://*.googleapis.com");
  expect(policy).not.toContain("'unsafe-eval'");
  expect(policy).not.toMatch(/script-src[^;]*'unsafe-inline'/);
});

test('a page may frame only the cookieless video player', () => {
  const frames = composePolicy('')
    .split('; ')
    .filter((directive) => directive.startsWith('frame-src'));
  expect(frames).toEqual(['frame-src https://www.youtube-nocookie.com']);
});
