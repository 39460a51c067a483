import { expect, test } from 'vitest';
import { createDiskReserve } from './disk-reserve.ts';

test('F11: uploads are refused before they touch the reserve, those under way included', async () => {
  let free = 1000;
  const disk = createDiskReserve({
    folder: '/data',
    reserveBytes: 400,
    freeBytes: async () => free,
  });
  const release = await disk.hold(500);
  await expect(disk.hold(200)).rejects.toMatchObject({
    code: 'disk_full',
    statusCode: 507,
    retryAfter: 300,
  });
  await disk.hold(100);
  expect(await disk.read()).toEqual({ freeBytes: 1000, reserveBytes: 400, isLow: false });
  release();
  release();
  await disk.hold(500);
  free = 900;
  expect((await disk.read()).isLow).toBe(true);
});
