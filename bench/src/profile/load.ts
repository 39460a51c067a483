/**
 * A small HTTP/1.1 client for load tests: requests are prepared as bytes and answers are only
 * counted, so that on a small machine the server gets the processor time instead of the benchmark.
 */

import { connect, type Socket } from 'node:net';

/** Where a load test sends its requests. */
export interface Target {
  port: number;
  /** Requested in turn. */
  paths: readonly string[];
  headers?: Record<string, string>;
  connections?: number;
}

export interface LoadResult {
  /** Answers per second. */
  perSecond: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
}

/** Sends requests as fast as the server answers, `pipelining` at a time on each connection. */
export async function saturate(
  target: Target,
  { seconds, pipelining = 10 }: { seconds: number; pipelining?: number },
): Promise<LoadResult> {
  const requests = encodeRequests(target);
  const times: number[] = [];
  let answered = 0;
  let isCounting = false;
  let next = 0;
  const clients = await connectClients(target.connections ?? 48, target.port, (client, count) => {
    if (isCounting) {
      answered += count;
      if (times.length < 1e6) times.push(performance.now() - client.sentAt);
    }
    send(client, count);
  });
  function send(client: Client, count: number): void {
    const batch: Buffer[] = [];
    for (let i = 0; i < count; i++) batch.push(requests[next++ % requests.length] as Buffer);
    client.sentAt = performance.now();
    client.socket.write(batch.length === 1 ? (batch[0] as Buffer) : Buffer.concat(batch));
  }
  for (const client of clients) send(client, pipelining);
  await sleep(1000);
  const start = performance.now();
  isCounting = true;
  await sleep(seconds * 1000);
  isCounting = false;
  const perSecond = answered / ((performance.now() - start) / 1000);
  for (const { socket } of clients) socket.destroy();
  return { perSecond, ...percentiles(times) };
}

/**
 * Sends a fixed number of requests per second, each timed from when it was due, so that time
 * spent waiting for a slow server counts.
 */
export async function loadAtRate(
  target: Target,
  { perSecond, seconds }: { perSecond: number; seconds: number },
): Promise<LoadResult> {
  const requests = encodeRequests(target);
  const idleClients: Client[] = [];
  const dueTimes: number[] = [];
  const times: number[] = [];
  let next = 0;
  const clients = await connectClients(target.connections ?? 64, target.port, (client) => {
    times.push(performance.now() - client.sentAt);
    idleClients.push(client);
    sendDue();
  });
  idleClients.push(...clients);
  function sendDue(): void {
    while (dueTimes.length > 0 && idleClients.length > 0) {
      const client = idleClients.pop() as Client;
      client.sentAt = dueTimes.shift() as number;
      client.socket.write(requests[next++ % requests.length] as Buffer);
    }
  }
  const start = performance.now();
  const total = perSecond * seconds;
  for (let sentCount = 0; sentCount < total; ) {
    const now = performance.now();
    for (; sentCount < total && start + (sentCount * 1000) / perSecond <= now; sentCount++) {
      dueTimes.push(start + (sentCount * 1000) / perSecond);
    }
    sendDue();
    await sleep(1);
  }
  while (times.length < total && performance.now() - start < seconds * 1000 + 10_000) {
    await sleep(10);
  }
  const answeredPerSecond = times.length / ((performance.now() - start) / 1000);
  for (const { socket } of clients) socket.destroy();
  // The first second warms the server up.
  return { perSecond: answeredPerSecond, ...percentiles(times.slice(perSecond)) };
}

interface Client {
  socket: Socket;
  sentAt: number;
}

async function connectClients(
  count: number,
  port: number,
  onAnswers: (client: Client, count: number) => void,
): Promise<Client[]> {
  const connecting = Array.from({ length: count }, async () => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    await new Promise((resolve, reject) => socket.once('connect', resolve).once('error', reject));
    const client = { socket, sentAt: 0 };
    const countAnswers = createAnswerCounter();
    socket.on('data', (chunk: Buffer) => {
      const answers = countAnswers(chunk);
      if (answers > 0) onAnswers(client, answers);
    });
    return client;
  });
  return await Promise.all(connecting);
}

function encodeRequests({ paths, headers = {} }: Target): Buffer[] {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return paths.map((path) =>
    Buffer.from(`GET ${path} HTTP/1.1\r\nhost: localhost\r\n${lines.join('')}\r\n`),
  );
}

/** Counts complete answers in a stream; throws for an error status. */
function createAnswerCounter(): (chunk: Buffer) => number {
  let remaining: Buffer | undefined;
  return (chunk) => {
    const bytes = remaining === undefined ? chunk : Buffer.concat([remaining, chunk]);
    let position = 0;
    let count = 0;
    while (position < bytes.length) {
      const bodyAt = bytes.indexOf('\r\n\r\n', position, 'latin1') + 4;
      if (bodyAt < 4) break;
      const lengthAt = bytes.indexOf('content-length: ', position, 'latin1') + 16;
      let length = 0;
      for (let i = lengthAt; (bytes[i] as number) >= 48; i++) {
        length = length * 10 + (bytes[i] as number) - 48;
      }
      if (bodyAt + length > bytes.length) break;
      if (bytes[position + 9] !== 50)
        throw new Error(bytes.toString('latin1', position, bodyAt + length));
      position = bodyAt + length;
      count += 1;
    }
    remaining = position < bytes.length ? bytes.subarray(position) : undefined;
    return count;
  };
}

function percentiles(times: number[]): { p50: number; p99: number } {
  const sorted = Float64Array.from(times).sort();
  const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: quantile(0.5), p99: quantile(0.99) };
}

function sleep(milliseconds: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, milliseconds));
}
