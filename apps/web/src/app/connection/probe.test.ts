import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProbe } from './probe.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NO_JITTER = () => 0.5;

test('it asks after ever longer pauses, up to half a minute', async () => {
  const times: number[] = [];
  const start = Date.now();
  const probe = createProbe(async () => void times.push((Date.now() - start) / 1000), NO_JITTER);
  probe.start();
  probe.start();
  await vi.advanceTimersByTimeAsync(95_000);
  expect(times).toEqual([1, 3, 7, 15, 31, 61, 91]);
  expect(probe.getState()).toEqual({ isAsking: false, nextAt: start + 121_000 });
  probe.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(probe.getState().nextAt).toBeUndefined();
});

test('asked for, it asks at once and begins with short pauses anew, one question at a time', async () => {
  let answer = () => {};
  const ask = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const probe = createProbe(ask, NO_JITTER);
  probe.start();
  probe.askNow();
  probe.askNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(probe.getState().isAsking).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(999);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(ask).toHaveBeenCalledTimes(2);
  probe.stop();
  answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(ask).toHaveBeenCalledTimes(2);
  expect(probe.getState()).toEqual({ isAsking: false, nextAt: undefined });
});

test('visitors of a server that restarts do not come back at the same instant', async () => {
  const ask = vi.fn(async () => {});
  createProbe(ask, () => 0).start();
  createProbe(ask, () => 1).start();
  await vi.advanceTimersByTimeAsync(800);
  expect(ask).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(ask).toHaveBeenCalledTimes(2);
});
