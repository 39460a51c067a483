import { createServer, request as httpRequest, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { watchPace } from './upload-pace.ts';

// Clients that keep upload slots occupied: by sending a byte now and then, or by opening many uploads.

const BOUNDARY = 'x';
const FORM = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const START = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="2026.05.07 09.58.30/combat.log"\r\n\r\n`;

/** Opens an upload and sends the beginning of its form. */
function openUpload(port: number, headers: Record<string, string> = {}) {
  const request = httpRequest({
    port,
    path: '/api/uploads',
    method: 'POST',
    headers: { ...FORM, ...headers },
  });
  const answer = new Promise<{ status: number; body: string; retryAfter: number }>((resolve) => {
    request.on('response', async (response) => {
      const retryAfter = Number(response.headers['retry-after']);
      resolve({ status: response.statusCode ?? 0, body: await text(response), retryAfter });
    });
    request.on('error', () => resolve({ status: 0, body: '', retryAfter: 0 }));
  });
  request.write(START);
  onTestFinished(() => void request.destroy());
  return { request, answer };
}

test('F12: no network takes all slots, however many addresses it has', async () => {
  const { app } = await createTestApp(() => {}, {
    SCRAPBOARD_RATE_LIMITS: 'off',
    SCRAPBOARD_TRUST_PROXY: 'on',
    SCRAPBOARD_UPLOAD_CONCURRENCY: '8',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const from = (address: string) => openUpload(port, { 'x-forwarded-for': address });
  const attack = Array.from({ length: 8 }, (_, n) => from(`2001:db8:1:2:${n}::${n}`));
  const refused: number[] = [];
  for (const { answer } of attack) {
    void answer.then(({ status }) => {
      if (status !== 0) refused.push(status);
    });
  }
  await expect.poll(() => refused.length).toBe(4);
  expect(refused).toEqual([429, 429, 429, 429]);
  // Another network gets a slot: its upload is read, and refused for what it contains.
  const other = from('2001:db8:1:3::1');
  other.request.end(`not a log\r\n--${BOUNDARY}--\r\n`);
  const { status, body } = await other.answer;
  expect([status, JSON.parse(body).code]).toEqual([422, 'not_a_log']);
});

/** Starts a server that watches the pace of bodies, by a clock that the test controls. */
async function startWatchedServer() {
  let time = 0;
  let tick = () => {};
  const opened = Promise.withResolvers<IncomingMessage>();
  const server = createServer((request) => {
    const limits = { minBytesPerSecond: 1000, deadlineMs: 600_000 };
    const every = (_: number, callback: () => void) => {
      tick = callback;
      return () => {
        tick = () => {};
      };
    };
    watchPace(request, limits, { now: () => time, every });
    request.resume();
    opened.resolve(request);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    opened: opened.promise,
    advanceSeconds(seconds: number) {
      for (let n = 0; n < seconds; n++) {
        time += 1000;
        tick();
      }
    },
  };
}

test('F12: a client that sends a byte now and then gets an error and is disconnected', async () => {
  const { port, opened, advanceSeconds } = await startWatchedServer();
  const { request, answer } = openUpload(port);
  const received = await opened;
  advanceSeconds(30);
  request.write('.');
  const before = received.socket.bytesRead;
  await expect.poll(() => received.socket.bytesRead).toBeGreaterThanOrEqual(before);
  advanceSeconds(10);
  const { status, body } = await answer;
  expect([status, JSON.parse(body).code]).toEqual([408, 'too_slow']);
  await expect.poll(() => received.socket.destroyed).toBe(true);
});

test('F12: a client that is fast enough may take its time, but not forever', async () => {
  const { port, opened, advanceSeconds } = await startWatchedServer();
  const { request, answer } = openUpload(port);
  const { socket } = await opened;
  request.write(Buffer.alloc(1_000_000, '.'));
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(1_000_000);
  advanceSeconds(590);
  expect(socket.destroyed).toBe(false);
  advanceSeconds(20);
  expect((await answer).status).toBe(408);
});

test('F12: time in which the server does not read does not count', async () => {
  const { port, opened, advanceSeconds } = await startWatchedServer();
  openUpload(port);
  const received = await opened;
  received.pause();
  advanceSeconds(500);
  expect(received.socket.destroyed).toBe(false);
});
