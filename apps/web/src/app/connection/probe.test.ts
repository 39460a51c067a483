import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createProbe } from './probe.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const NO_JITTER = () => 0.5;

test('it checks at increasing intervals, up to half a minute', async () => {
  const times: number[] = [];
  const start = Date.now();
  const probe = createProbe(async () => void times.push((Date.now() - start) / 1000), NO_JITTER);
  probe.start();
  probe.start();
  await vi.advanceTimersByTimeAsync(95_000);
  expect(times).toEqual([1, 3, 7, 15, 31, 61, 91]);
  expect(probe.getState()).toEqual({ isChecking: false, nextAt: start + 121_000 });
  probe.stop();
  expect(vi.getTimerCount()).toBe(0);
  expect(probe.getState().nextAt).toBeUndefined();
});

test('a requested check runs at once and resets the interval; checks never overlap', async () => {
  let answer = () => {};
  const check = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        answer = resolve;
      }),
  );
  const probe = createProbe(check, NO_JITTER);
  probe.start();
  probe.checkNow();
  probe.checkNow();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(1);
  expect(probe.getState().isChecking).toBe(true);
  answer();
  await vi.advanceTimersByTimeAsync(999);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(check).toHaveBeenCalledTimes(2);
  probe.stop();
  answer();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(check).toHaveBeenCalledTimes(2);
  expect(probe.getState()).toEqual({ isChecking: false, nextAt: undefined });
});

test('visitors do not all check at the same instant', async () => {
  const check = vi.fn(async () => {});
  createProbe(check, () => 0).start();
  createProbe(check, () => 1).start();
  await vi.advanceTimersByTimeAsync(800);
  expect(check).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(check).toHaveBeenCalledTimes(2);
});
