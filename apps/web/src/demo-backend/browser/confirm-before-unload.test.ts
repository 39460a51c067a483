import { expect, test } from 'vitest';
import { confirmBeforeUnload } from './confirm-before-unload.ts';

const leave = (page: EventTarget) =>
  !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('whoever leaves is asked as long as any work is going on', async () => {
  const page = new EventTarget();
  const keepPageOpenFor = confirmBeforeUnload(page);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  expect(leave(page)).toBe(false);
  keepPageOpenFor(first.promise);
  keepPageOpenFor(second.promise);
  expect(leave(page)).toBe(true);
  first.resolve();
  await first.promise;
  expect(leave(page)).toBe(true);
  second.resolve();
  await expect.poll(() => leave(page)).toBe(false);
});
