import { expect, test } from 'vitest';
import { waitForDiskSpace } from './wait-for-disk-space.ts';

test('waits until the reserve is free again, or is interrupted', async () => {
  const lines: string[] = [];
  const log = { info: (line: string) => lines.push(line) };
  const states = [false, true, true, false];
  const disk = {
    read: async () => ({ freeBytes: 0, reserveBytes: 1, isLow: states.shift() ?? true }),
  };
  await waitForDiskSpace(disk, log);
  expect(lines).toEqual([]);
  await waitForDiskSpace(disk, log, { intervalMs: 1 });
  expect(states).toEqual([]);
  expect(lines).toHaveLength(2);
  const controller = new AbortController();
  const waitPromise = waitForDiskSpace(disk, log, {
    signal: controller.signal,
    intervalMs: 60_000,
  });
  controller.abort();
  await expect(waitPromise).rejects.toThrow();
});
