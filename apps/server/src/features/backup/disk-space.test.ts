import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { StartError } from '../../start-error.ts';
import { requireSpace, toWriteError } from './disk-space.ts';

test('a disk that is too small or full is reported in one clear line', async () => {
  await requireSpace(tmpdir(), 1);
  await expect(requireSpace(tmpdir(), 2 ** 60)).rejects.toThrow(
    /^Not enough space in \S+: \d+ MB are needed and 256 MB are left free, but there are \d+ MB$/,
  );
  const diskFullError = toWriteError(
    tmpdir(),
    Object.assign(new Error('write'), { code: 'ENOSPC' }),
  );
  expect(diskFullError).toBeInstanceOf(StartError);
  expect(String(diskFullError)).toMatch(/The disk is full: no space left in \S+ \(\d+ MB free\)$/);
  const otherError = new Error('other');
  expect(toWriteError(tmpdir(), otherError)).toBe(otherError);
});
