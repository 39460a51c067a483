import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { rateLimits } from '@scrapboard/contract/operations';
import Fastify from 'fastify';
import { afterAll, expect, test, vi } from 'vitest';
import { send, signUp } from '../features/auth/testing/sign-up.ts';
import { composePolicy } from '../features/web/page-policy.ts';
import { registerBodyDeadline } from './body-deadline.ts';
import { registerErrorHandler } from './error-handler.ts';
import { registerRateLimits } from './rate-limits.ts';
import { createRouteOptions } from './route-options.ts';
import { createTestApp } from './test-app.ts';

// The clock is stopped, so that no minute of a rate limit ends while its requests are counted.
vi.useFakeTimers({ toFake: ['performance'] });
afterAll(() => void vi.useRealTimers());

const server = await createTestApp(() => {}, {
  SCRAPBOARD_CORS: 'https://friend.example.org, http://localhost:3000',
  SCRAPBOARD_TRUST_PROXY: 'on',
});
const { app, deps } = server;
const pageHeaders = { accept: 'text/html' };

const INLINE_SCRIPT = 'document.title = "before the first paint";';
mkdirSync(join(deps.webFolder, 'assets'), { recursive: true });
const indexFile = join(deps.webFolder, 'index.html');
writeFileSync(
  indexFile,
  `<!doctype html><script>${INLINE_SCRIPT}</script><script src="/a.js"></script>`,
);
writeFileSync(join(deps.webFolder, 'assets', 'worker-abcd1234.js'), 'self.close()');
const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const findDirective = (policy: unknown, name: string) =>
  String(policy)
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `));

test('pages run only their own scripts and the built-in inline script', async () => {
  for (const url of ['/', '/index.html', '/players/7', '/no/such/page']) {
    const { headers } = await app.inject({ url, headers: pageHeaders });
    const scripts = findDirective(headers['content-security-policy'], 'script-src');
    expect([url, scripts]).toEqual([url, `script-src 'self' ${hash(INLINE_SCRIPT)}`]);
  }
  const { headers } = await app.inject({ url: '/assets/worker-abcd1234.js' });
  expect(findDirective(headers['content-security-policy'], 'script-src')).toContain("'self'");
});

test('a rebuilt page has a new policy', async () => {
  writeFileSync(indexFile, '<!doctype html><script>other()</script>');
  const { headers } = await app.inject({ url: '/', headers: pageHeaders });
  expect(headers['content-security-policy']).toContain(hash('other()'));
  expect(headers['content-security-policy']).not.toContain(hash(INLINE_SCRIPT));
});

test('scripts with a source have no hash, modules within the page do', () => {
  const policy = composePolicy(
    '<script type="module">a()</script><script defer src="x.js"></script><script></script>',
  );
  expect(findDirective(policy, 'script-src')).toBe(`script-src 'self' ${hash('a()')}`);
});

test('a page loads only from this server, except videos when they are played', () => {
  expect(composePolicy('').split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "worker-src 'self' blob:",
    'frame-src https://www.youtube-nocookie.com',
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ]);
});

test.each([
  '/',
  '/api',
  '/api/status',
  '/healthz',
  '/dev/profile/1',
  '/api/no-such',
  '/api/players?limit=x',
])('%s has the headers that disable unused features', async (url) => {
  const { headers } = await app.inject({ url, headers: pageHeaders });
  expect(headers).toMatchObject({
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'same-origin',
    'permissions-policy': expect.stringContaining('camera=()'),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'x-request-id': expect.any(String),
  });
  const policy = String(headers['content-security-policy']);
  expect(policy).toContain("frame-ancestors 'none'");
  expect(findDirective(policy, 'script-src') ?? '').not.toContain('unsafe');
  expect(headers).not.toHaveProperty('strict-transport-security');
});

test('HSTS is sent over TLS', async () => {
  const { headers } = await app.inject({
    url: '/api/status',
    headers: { 'x-forwarded-proto': 'https' },
  });
  expect(headers['strict-transport-security']).toMatch(/^max-age=31536000/);
});

test('only configured sites may call the API', async () => {
  const requestFrom = async (origin: string, method: 'GET' | 'OPTIONS' = 'GET') =>
    await app.inject({
      method,
      url: '/api/status',
      headers: { origin, 'access-control-request-method': 'PATCH' },
    });
  const friendResponse = await requestFrom('https://friend.example.org');
  expect(friendResponse.headers).toMatchObject({
    'access-control-allow-origin': 'https://friend.example.org',
    vary: 'Origin, accept-encoding',
  });
  const preflight = await requestFrom('http://localhost:3000', 'OPTIONS');
  expect([preflight.statusCode, preflight.headers['access-control-allow-methods']]).toEqual([
    204,
    'GET, HEAD, POST, PUT, PATCH, DELETE',
  ]);
  for (const origin of [
    'https://evil.example.net',
    'https://friend.example.org.evil.net',
    'null',
  ]) {
    for (const method of ['GET', 'OPTIONS'] as const) {
      const { headers } = await requestFrom(origin, method);
      expect(headers).not.toHaveProperty('access-control-allow-origin');
    }
  }
  expect(friendResponse.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('OPTIONS from a client that sends no preflight is not an error', async () => {
  const response = await app.inject({ method: 'OPTIONS', url: '/api/status' });
  expect([response.statusCode, response.body]).toEqual([204, '']);
});

test('by default no other site may call the API', async () => {
  const defaultServer = await createTestApp();
  const { headers } = await defaultServer.app.inject({
    url: '/api/status',
    headers: { origin: 'https://friend.example.org' },
  });
  expect(Object.keys(headers).filter((name) => name.startsWith('access-control'))).toEqual([]);
});

test('sign-in is rate-limited by address, with rate limit headers', async () => {
  const body = { email: 'nobody@example.org', password: '' };
  const sendAttempt = (address: string) =>
    send(app, 'POST', '/api/auth/sign-in', {
      body,
      address: '10.0.0.1',
      headers: { 'x-forwarded-for': address },
    });
  for (let n = 1; n <= rateLimits.auth; n++) {
    const { statusCode, headers } = await sendAttempt('198.51.100.7');
    expect(statusCode).toBe(400);
    expect(headers['ratelimit-policy']).toBe('"auth";q=20;w=60');
    expect(headers.ratelimit).toMatch(new RegExp(`^"auth";r=${rateLimits.auth - n};t=\\d+$`));
  }
  const refusedResponse = await sendAttempt('198.51.100.7');
  expect([refusedResponse.statusCode, refusedResponse.json().code]).toEqual([
    429,
    'too_many_requests',
  ]);
  expect(Number(refusedResponse.headers['retry-after'])).toBeGreaterThan(0);
  expect((await sendAttempt('198.51.100.8')).statusCode).toBe(400);
});

test('clients cannot choose the address they are limited by', async () => {
  const sendAttempt = (n: number) =>
    send(app, 'POST', '/api/auth/sign-in', {
      body: {},
      headers: { 'x-forwarded-for': `203.0.113.${n}, 198.51.100.77` },
    });
  const codes = new Set<number>();
  for (let n = 0; n <= rateLimits.auth; n++) codes.add((await sendAttempt(n)).statusCode);
  expect([...codes]).toEqual([400, 429]);
});

test('reads have a high limit, the profile and health checks none', async () => {
  const { headers } = await app.inject('/api/status');
  expect(headers['ratelimit-policy']).toBe('"read";q=3000;w=60');
  for (const url of ['/dev/profile/1', '/healthz', '/']) {
    expect((await app.inject({ url, headers: pageHeaders })).headers).not.toHaveProperty(
      'ratelimit',
    );
  }
});

test('a new window begins after a minute', async () => {
  let now = 1_000_000;
  const limitedApp = Fastify();
  registerErrorHandler(limitedApp, server.deps.log);
  registerRateLimits(limitedApp, () => now);
  const { method, url, config } = createRouteOptions('POST /api/auth/sign-in');
  limitedApp.route({ method, url, config, handler: async () => 'in' });
  const exhaustLimit = async () => {
    for (let n = 0; n < 25; n++)
      await limitedApp.inject({ method: 'POST', url: '/api/auth/sign-in' });
    return (await limitedApp.inject({ method: 'POST', url: '/api/auth/sign-in' })).statusCode;
  };
  expect(await exhaustLimit()).toBe(429);
  now += 60_000;
  expect((await limitedApp.inject({ method: 'POST', url: '/api/auth/sign-in' })).statusCode).toBe(
    200,
  );
});

test('the API page shows the same limits', async () => {
  const { paths } = (await app.inject('/api/openapi.json')).json();
  const descriptionOf = (path: string, method: string) => paths[path][method].description as string;
  expect(descriptionOf('/api/auth/sign-in', 'post')).toContain(
    'At most 20 requests per minute and address',
  );
  expect(descriptionOf('/api/uploads', 'post')).toContain('At most 120 requests per minute');
  expect(descriptionOf('/api/players', 'get')).toContain('At most 3000 requests per minute');
  expect(paths['/api/auth/sign-in'].post.responses).toHaveProperty('429');
  expect(paths['/dev/profile/{id}'].get.description).not.toContain('At most');
});

test.each([
  '/..%2f..%2f..%2fetc/passwd',
  '/assets/..%2f..%2ftoken.secret',
  '/%2e%2e/token.secret',
  '/assets/%00',
  '/..\\..\\token.secret',
  '/api/matches/..%2f..%2fetc',
  '/dev/profile/..%2f..%2fetc%2fpasswd',
  '/api/players/%00',
  '/api/players/%27%20or%201=1',
])('%s is a client error and reveals no file', async (url) => {
  writeFileSync(join(deps.config.dataFolder, 'token.secret.copy'), 'secret');
  const { statusCode, body } = await app.inject({ url });
  expect(statusCode).toBeGreaterThanOrEqual(400);
  expect(statusCode).toBeLessThan(500);
  expect(body).not.toMatch(/root:|^[\w-]{43}$/);
});

test('requests cannot inject headers into the response', async () => {
  const { accessToken } = await signUp(app, { firstName: 'a%0d%0aSet-Cookie: x=y' });
  for (const url of ['/api/players?search=a%0d%0aSet-Cookie:%20x=y', '/api/%0d%0aSet-Cookie:x=y']) {
    const response = await app.inject({ url, headers: { authorization: `Bearer ${accessToken}` } });
    expect(response.headers).not.toHaveProperty('set-cookie');
  }
});

test.each(['application/json', 'multipart/form-data; boundary=x', 'odd/type'])(
  'a client that sends a body of %s too slowly is disconnected',
  async (type) => {
    const slowApp = Fastify();
    registerBodyDeadline(slowApp, 50);
    slowApp.post('/form', async () => 'taken');
    await slowApp.listen({ port: 0, host: '127.0.0.1' });
    const socket = connect((slowApp.server.address() as AddressInfo).port, '127.0.0.1');
    socket.write(`POST /form HTTP/1.1\r\nHost: a\r\nContent-Type: ${type}\r\n`);
    socket.write('Content-Length: 100\r\n\r\n{"a":');
    socket.on('error', () => {}).resume();
    await new Promise((resolve) => socket.once('close', resolve));
    const completeResponse = await slowApp.inject({
      method: 'POST',
      url: '/form',
      payload: { a: 1 },
    });
    expect(completeResponse.body).toBe('taken');
    await slowApp.close();
  },
);

test('uploads are exempt from the deadline for request bodies', async () => {
  const slowApp = Fastify();
  registerBodyDeadline(slowApp, 50);
  slowApp.addContentTypeParser('multipart/form-data', async () => null);
  const schema = { consumes: ['multipart/form-data'] };
  slowApp.post('/files', { schema }, async ({ raw }) => {
    let size = 0;
    for await (const chunk of raw) size += (chunk as Buffer).length;
    return `${size}`;
  });
  await slowApp.listen({ port: 0, host: '127.0.0.1' });
  const { port } = slowApp.server.address() as AddressInfo;
  const body = new ReadableStream({
    async start(controller) {
      for (const _ of [1, 2, 3]) {
        controller.enqueue(new TextEncoder().encode('abc'));
        await new Promise((resolve) => setTimeout(resolve, 60));
      }
      controller.close();
    },
  });
  const response = await fetch(`http://127.0.0.1:${port}/files`, {
    method: 'POST',
    headers: { 'content-type': 'multipart/form-data; boundary=x' },
    body,
    duplex: 'half',
  });
  expect(await response.text()).toBe('9');
  await slowApp.close();
});

test('closes a connection whose request headers take over a minute', () => {
  expect(app.server.headersTimeout).toBe(60_000);
});

test('the log contains no secrets that were sent', () => {
  expect(server.logLines.join('\n')).not.toMatch(/correct horse|@example\.org|eyJ/);
});
