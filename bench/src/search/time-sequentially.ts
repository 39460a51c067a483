import { Agent, get } from 'node:http';

/** Milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

/**
 * Times requests one after another and keeps the fastest of several rounds for each, so that
 * other load does not count. If the 99th percentile exceeds the limit, more rounds follow, because
 * other load may be the cause.
 */
export async function timeSequentially(
  requests: readonly (() => Promise<unknown>)[],
  { rounds = 4, maxP99Ms = Number.POSITIVE_INFINITY } = {},
): Promise<Times> {
  const fastest = new Float64Array(requests.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds * 5; round++) {
    if (round >= rounds && percentiles(fastest).p99 < maxP99Ms) break;
    for (const [i, send] of requests.entries()) {
      const startedAt = performance.now();
      await send();
      fastest[i] = Math.min(fastest[i] as number, performance.now() - startedAt);
    }
  }
  return percentiles(fastest);
}

function percentiles(times: Float64Array): Times {
  const sorted = times.toSorted();
  const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? Number.NaN;
  return { p50: quantile(0.5), p95: quantile(0.95), p99: quantile(0.99) };
}

/** Prints times, their median as a multiple of that of a reference, and a note. */
export function printTimes(
  name: string,
  { p50, p95, p99 }: Times,
  reference: Times,
  note = '',
): void {
  const times = [p50, p95, p99].map((time) => time.toFixed(2).padStart(7)).join(' ');
  console.log(
    `${name.padEnd(34)} ${times} ms  ${(p50 / reference.p50).toFixed(1)} × the reference${note}`,
  );
}

/**
 * Returns a function that makes the request of a path, to be sent by calling it. All requests use one
 * connection; one that does not succeed throws.
 */
export function createRequestFactory(
  port: number,
  headers: Readonly<Record<string, string>> = {},
): (path: string) => () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path) => () =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent, headers }, (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${answer.statusCode} for ${path}`));
        });
      }).once('error', reject);
    });
}
