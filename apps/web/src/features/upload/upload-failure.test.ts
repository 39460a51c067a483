import { expect, test } from 'vitest';
import { readAccepted, readRefusal, type UploadFailure } from './upload-failure.ts';

test('keeps code, message, files and retry time of a refusal', () => {
  const body = { code: 'disk_full', message: 'No room', requestId: 'r1', refused: [] };
  expect(readRefusal(JSON.stringify(body), '60')).toMatchObject({ ...body, retryAfterSeconds: 60 });
});

test('treats a refusal without a readable body as a server error', () => {
  expect(readRefusal('<html>502</html>', null)).toMatchObject({ code: 'internal' });
});

test('treats a page of another server, such as a network sign-in, as a failure', () => {
  expect(readAccepted('{"id":"a","status":"queued","refused":[]}')).toMatchObject({ id: 'a' });
  expect(() => readAccepted('<html>Sign in to the network</html>')).toThrow(
    expect.objectContaining({ code: 'unreachable' }) as UploadFailure,
  );
});
