import { brotliDecompressSync, gunzipSync, zstdDecompressSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { sendConditional } from './send-conditional.ts';

const app = Fastify();
app.addHook('onSend', sendConditional);
const largeBody = { text: 'scrap '.repeat(1000) };
const veryLargeBody = { text: 'scrap '.repeat(12_000) };
app.get('/very-large', async () => veryLargeBody);
app.get('/large', async () => largeBody);
app.get('/small', async () => ({ text: 'scrap' }));
app.get('/no-store', async (_request, reply) => {
  reply.header('cache-control', 'no-store');
  return {};
});
app.get('/missing', async (_request, reply) => reply.code(404).send(largeBody));
app.post('/large', async () => largeBody);

const decode = { br: brotliDecompressSync, gzip: gunzipSync };

test.each([
  ['br', 'br'],
  ['gzip, deflate', 'gzip'],
  ['gzip;q=1.0, br;q=0', 'gzip'],
  ['gzip, deflate, br, zstd', 'br'],
] as const)(
  'a large response to Accept-Encoding "%s" is encoded as %s',
  async (accepted, encoding) => {
    const headers = { 'accept-encoding': accepted };
    const response = await app.inject({ url: '/large', headers });
    expect(response.headers['content-encoding']).toBe(encoding);
    expect(response.headers.vary).toBe('accept-encoding');
    expect(Number(response.headers['content-length'])).toBe(response.rawPayload.length);
    expect(response.rawPayload.length).toBeLessThan(500);
    expect(JSON.parse(decode[encoding](response.rawPayload).toString())).toEqual(largeBody);
  },
);

test('a response of more than 64 KB is encoded with zstd for those who accept it', async () => {
  const get = (accepted: string) =>
    app.inject({ url: '/very-large', headers: { 'accept-encoding': accepted } });
  const response = await get('gzip, deflate, br, zstd');
  expect(response.headers['content-encoding']).toBe('zstd');
  expect(JSON.parse(zstdDecompressSync(response.rawPayload).toString())).toEqual(veryLargeBody);
  expect((await get('gzip, br')).headers['content-encoding']).toBe('br');
});

test('small responses and those to clients without compression are not compressed', async () => {
  const smallResponse = await app.inject({ url: '/small', headers: { 'accept-encoding': 'br' } });
  expect([smallResponse.headers['content-encoding'], smallResponse.json()]).toEqual([
    undefined,
    { text: 'scrap' },
  ]);
  const uncompressedResponse = await app.inject('/large');
  expect([uncompressedResponse.headers['content-encoding'], uncompressedResponse.json()]).toEqual([
    undefined,
    largeBody,
  ]);
});

test('each encoding has its own ETag, and each is recognized', async () => {
  const tags = new Set<string>();
  for (const accepted of ['identity', 'gzip', 'br']) {
    const headers = { 'accept-encoding': accepted };
    const { headers: first } = await app.inject({ url: '/large', headers });
    const etag = String(first.etag);
    tags.add(etag);
    const conditionalResponse = await app.inject({
      url: '/large',
      headers: { ...headers, 'if-none-match': etag },
    });
    expect([
      conditionalResponse.statusCode,
      conditionalResponse.body,
      conditionalResponse.headers.etag,
    ]).toEqual([304, '', etag]);
    expect(conditionalResponse.headers['content-type']).toBeUndefined();
  }
  expect(tags.size).toBe(3);
});

test('HEAD returns the headers of GET without the body', async () => {
  const getResponse = await app.inject('/small');
  const headResponse = await app.inject({ url: '/small', method: 'HEAD' });
  expect(headResponse.body).toBe('');
  expect(headResponse.headers.etag).toBe(getResponse.headers.etag);
  expect(headResponse.headers['content-length']).toBe(getResponse.headers['content-length']);
});

test('a route’s own Cache-Control is kept, and writes get no ETag', async () => {
  expect((await app.inject('/no-store')).headers['cache-control']).toBe('no-store');
  expect((await app.inject({ url: '/large', method: 'POST' })).headers.etag).toBeUndefined();
});

test('a 404 has neither ETag nor Cache-Control', async () => {
  const { headers } = await app.inject({ url: '/missing', headers: { 'accept-encoding': 'br' } });
  expect([headers.etag, headers['cache-control']]).toEqual([undefined, undefined]);
});
