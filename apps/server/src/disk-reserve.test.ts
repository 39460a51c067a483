import { expect, test } from 'vitest';
import { createDiskReserve } from './disk-reserve.ts';

test('uploads are refused before they use the reserve, counting those in progress', async () => {
  let freeBytes = 1000;
  const disk = createDiskReserve({
    folder: '/data',
    reserveBytes: 400,
    getFreeBytes: async () => freeBytes,
  });
  const release = await disk.allocate(500);
  await expect(disk.allocate(200)).rejects.toMatchObject({
    code: 'disk_full',
    statusCode: 507,
    retryAfterSeconds: 300,
  });
  await disk.allocate(100);
  expect(await disk.read()).toEqual({ freeBytes: 1000, reserveBytes: 400, isLow: false });
  release();
  release();
  await disk.allocate(500);
  freeBytes = 900;
  expect((await disk.read()).isLow).toBe(true);
});
