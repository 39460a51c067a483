import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { computeRateDelay } from './compute-rate-delay.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Creates a database in which an upload is being read, or none. */
const createStubPool = (isReading: boolean) =>
  ({ query: async () => ({ rows: [{ found: isReading }] }) }) as unknown as Pool;
const createEndedRun = (agoMs: number, durationMs = 100) => ({
  endedAt: performance.now() - agoMs,
  durationMs,
});

test('while uploads are read, ratings run at most every twenty seconds', async () => {
  expect(await computeRateDelay(createStubPool(true), createEndedRun(19_999))).toBe(1);
  expect(await computeRateDelay(createStubPool(true), createEndedRun(20_000))).toBe(0);
});

test('slow ratings use at most an eighth of the time', async () => {
  expect(await computeRateDelay(createStubPool(true), createEndedRun(79_999, 10_000))).toBe(1);
  expect(await computeRateDelay(createStubPool(true), createEndedRun(80_000, 10_000))).toBe(0);
});

test('setting the computer’s clock back delays no rating', async () => {
  const last = createEndedRun(20_000);
  vi.setSystemTime(Date.now() - 3_600_000);
  expect(await computeRateDelay(createStubPool(true), last)).toBe(0);
});

test('the last upload is rated immediately', async () => {
  expect(await computeRateDelay(createStubPool(false), createEndedRun(0))).toBe(0);
});
