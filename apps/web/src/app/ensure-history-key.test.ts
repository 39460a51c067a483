import { expect, test } from 'vitest';
import { ensureHistoryKey } from './ensure-history-key.ts';

function openEntry(state: unknown) {
  const history = {
    state,
    replaceState(next: unknown) {
      history.state = next;
    },
  };
  ensureHistoryKey(history);
  return history.state as Record<string, unknown>;
}

test('every page that is opened by its URL gets a unique history key', () => {
  const [first, second] = [openEntry(null), openEntry(null)];
  expect(first.key).toMatch(/^\w+$/);
  expect(second.key).not.toBe(first.key);
});

test('the existing state of an entry is kept', () => {
  expect(openEntry({ usr: { note: 1 }, key: 'abc', idx: 3 })).toEqual({
    usr: { note: 1 },
    key: 'abc',
    idx: 3,
  });
  expect(openEntry({ idx: 0 })).toMatchObject({ idx: 0, key: expect.any(String) });
});
