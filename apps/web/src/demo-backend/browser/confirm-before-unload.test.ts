import { expect, test } from 'vitest';
import { confirmBeforeUnload } from './confirm-before-unload.ts';

const leave = (page: EventTarget) =>
  !page.dispatchEvent(new Event('beforeunload', { cancelable: true }));

test('leaving the page asks for confirmation while any work is pending', async () => {
  const page = new EventTarget();
  const confirmUnloadDuring = confirmBeforeUnload(page);
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  expect(leave(page)).toBe(false);
  confirmUnloadDuring(first.promise);
  confirmUnloadDuring(second.promise);
  expect(leave(page)).toBe(true);
  first.resolve();
  await first.promise;
  expect(leave(page)).toBe(true);
  second.resolve();
  await expect.poll(() => leave(page)).toBe(false);
});
