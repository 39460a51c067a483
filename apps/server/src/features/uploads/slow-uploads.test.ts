import { request as httpRequest, type IncomingMessage } from 'node:http';
import { type AddressInfo, Socket } from 'node:net';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createTestApp } from '../../http/test-app.ts';
import { watchTransferRate } from './watch-transfer-rate.ts';

// Clients that keep upload slots occupied: by sending a byte now and then, or by opening many uploads.

const BOUNDARY = 'x';
const FORM_HEADERS = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const FORM_START = `--${BOUNDARY}\r\ncontent-disposition: form-data; name="files"; filename="2026.05.07 09.58.30/combat.log"\r\n\r\n`;

/** Opens an upload and sends the beginning of its form. */
function openUpload(port: number, headers: Record<string, string> = {}) {
  const request = httpRequest({
    port,
    path: '/api/uploads',
    method: 'POST',
    headers: { ...FORM_HEADERS, ...headers },
  });
  const response = new Promise<{ status: number; body: string; retryAfterSeconds: number }>(
    (resolve) => {
      request.on('response', async (incoming) => {
        const retryAfterSeconds = Number(incoming.headers['retry-after']);
        resolve({
          status: incoming.statusCode ?? 0,
          body: await text(incoming),
          retryAfterSeconds,
        });
      });
      request.on('error', () => resolve({ status: 0, body: '', retryAfterSeconds: 0 }));
    },
  );
  request.write(FORM_START);
  onTestFinished(() => void request.destroy());
  return { request, response };
}

test('no network occupies all slots, however many addresses it has', async () => {
  const { app } = await createTestApp(() => {}, {
    SCRAPBOARD_RATE_LIMITS: 'off',
    SCRAPBOARD_TRUST_PROXY: 'on',
    SCRAPBOARD_UPLOAD_CONCURRENCY: '8',
  });
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const openUploadFrom = (address: string) => openUpload(port, { 'x-forwarded-for': address });
  const attack = Array.from({ length: 8 }, (_, n) => openUploadFrom(`2001:db8:1:2:${n}::${n}`));
  const refusedStatuses: number[] = [];
  for (const { response } of attack) {
    void response.then(({ status }) => {
      if (status !== 0) refusedStatuses.push(status);
    });
  }
  await expect.poll(() => refusedStatuses.length).toBe(4);
  expect(refusedStatuses).toEqual([429, 429, 429, 429]);
  // Another network gets a slot: its upload is read, and refused for what it contains.
  const otherUpload = openUploadFrom('2001:db8:1:3::1');
  otherUpload.request.end(`not a log\r\n--${BOUNDARY}--\r\n`);
  const { status, body } = await otherUpload.response;
  expect([status, JSON.parse(body).code]).toEqual([422, 'not_a_log']);
});

/**
 * Begins an upload to a server whose clock the test controls; returns once the server measures how
 * fast it is.
 */
async function startSlowUpload() {
  const { app } = await createTestApp(() => {}, {
    SCRAPBOARD_RATE_LIMITS: 'off',
    SCRAPBOARD_UPLOAD_MIN_RATE: '1 KB',
  });
  const receivedRequest = Promise.withResolvers<IncomingMessage>();
  app.server.on('request', receivedRequest.resolve);
  await app.listen({ port: 0, host: '127.0.0.1' });
  vi.useFakeTimers({ toFake: ['performance', 'setInterval', 'clearInterval'] });
  onTestFinished(() => void vi.useRealTimers());
  const upload = openUpload((app.server.address() as AddressInfo).port);
  const { socket } = await receivedRequest.promise;
  await expect.poll(() => vi.getTimerCount()).toBeGreaterThan(0);
  return { ...upload, socket };
}

const advanceSeconds = (seconds: number) => vi.advanceTimersByTime(seconds * 1000);

test('a client that sends a byte now and then gets an error and is disconnected', async () => {
  const { request, response, socket } = await startSlowUpload();
  advanceSeconds(30);
  const bytesBefore = socket.bytesRead;
  request.write('.');
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(bytesBefore);
  advanceSeconds(10);
  const { status, body } = await response;
  expect([status, JSON.parse(body).code]).toEqual([408, 'too_slow']);
  await expect.poll(() => socket.destroyed).toBe(true);
});

test('a client that is fast enough may take its time, but not forever', async () => {
  const { request, response, socket } = await startSlowUpload();
  request.write(Buffer.alloc(4_000_000, '.'));
  await expect.poll(() => socket.bytesRead).toBeGreaterThan(4_000_000);
  advanceSeconds(59 * 60);
  expect(socket.destroyed).toBe(false);
  advanceSeconds(2 * 60);
  expect((await response).status).toBe(408);
});

test('time in which the server does not read does not count', () => {
  const request = Object.assign(new PassThrough(), { complete: false, socket: new Socket() });
  let tick = () => {};
  let time = 0;
  const every = (_: number, callback: () => void) => {
    tick = callback;
    return () => {};
  };
  const limits = { minBytesPerSecond: 1000, deadlineMs: 600_000 };
  watchTransferRate(request as unknown as IncomingMessage, limits, { now: () => time, every });
  request.pause();
  for (; time < 500_000; time += 1000) tick();
  expect(request.socket.destroyed).toBe(false);
});
