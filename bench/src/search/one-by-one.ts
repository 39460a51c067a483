import { Agent, get } from 'node:http';

/** Milliseconds. */
export interface Times {
  p50: number;
  p95: number;
  p99: number;
}

/**
 * How long each takes when the next is begun after the one before has ended: of several rounds its
 * quickest, since what else the machine does must not count.
 */
export async function oneByOne(
  work: readonly (() => Promise<unknown>)[],
  rounds = 5,
): Promise<Times> {
  const times = new Float64Array(work.length).fill(Number.POSITIVE_INFINITY);
  for (let round = 0; round < rounds; round++) {
    for (const [i, one] of work.entries()) {
      const began = performance.now();
      await one();
      times[i] = Math.min(times[i] as number, performance.now() - began);
    }
  }
  times.sort();
  const at = (share: number) => times[Math.floor((times.length - 1) * share)] ?? Number.NaN;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

/** Makes questions to a server that go over one connection; throws for an answer that is no success. */
export function askerOf(port: number): (path: string) => () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  return (path) => () =>
    new Promise((resolve, reject) => {
      get({ host: '127.0.0.1', port, path, agent }, (answer) => {
        answer.resume();
        answer.once('end', () => {
          if (answer.statusCode === 200) resolve();
          else reject(new Error(`${answer.statusCode} for ${path}`));
        });
      }).once('error', reject);
    });
}
