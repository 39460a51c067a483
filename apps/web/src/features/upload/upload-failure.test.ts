import { expect, test } from 'vitest';
import { readRefusal, readTaken, type UploadFailure } from './upload-failure.ts';

test('a refusal keeps its code, its words, its files and when to try again', () => {
  const body = { code: 'disk_full', message: 'No room', requestId: 'r1', refused: [] };
  expect(readRefusal(JSON.stringify(body), '60')).toMatchObject({ ...body, retryAfter: 60 });
});

test('a refusal without words of the server is its own trouble', () => {
  expect(readRefusal('<html>502</html>', null)).toMatchObject({ code: 'internal' });
});

test('a page that answers in place of the server is no upload that was taken', () => {
  expect(readTaken('{"id":"a","status":"queued","refused":[]}')).toMatchObject({ id: 'a' });
  expect(() => readTaken('<html>Sign in to the network</html>')).toThrow(
    expect.objectContaining({ code: 'unreachable' }) as UploadFailure,
  );
});
