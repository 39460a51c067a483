import { expect, test } from 'vitest';
import { createPostgresError } from './create-postgres-error.ts';
import { createFolderError } from './prepare-data-folder.ts';

test('recognizes a full disk in any output', () => {
  const output = `LOG:  starting\nPANIC:  could not write to file "pg_wal/xlogtemp.1": No space left on device`;
  expect(createPostgresError(output, '/tmp').message).toMatch(
    /^The disk is full: no space left in \/tmp \(\d+ MB free\)$/,
  );
});

test('the last significant line of a long output is kept', () => {
  const output = 'LOG:  a\nFATAL:  could not open file "x": Permission denied\nLOG:  shut down\n';
  expect(createPostgresError(output, '/tmp').message).toBe(
    'The built-in PostgreSQL did not start: FATAL:  could not open file "x": Permission denied',
  );
});

test.each([
  ['EACCES', 'The data folder /d is not writable: permission denied'],
  ['EROFS', 'The data folder /d is not writable: the file system is read-only'],
  ['ENOSPC', 'The disk is full: no space left in /d'],
])('%s while writing gives an actionable message', (code, line) => {
  expect(createFolderError('/d', Object.assign(new Error('x'), { code })).message).toBe(line);
});
