import { expect, test, vi } from 'vitest';
import { add, addIfOdd, addLater, decrement, increment } from './counter-slice.ts';
import { createCounterStore } from './counter-store.ts';

test('the counter counts up, down and by any amount', () => {
  const store = createCounterStore();
  store.dispatch(increment());
  store.dispatch(increment());
  store.dispatch(decrement());
  store.dispatch(add(40));
  expect(store.getState().counter).toEqual({ value: 41, status: 'idle' });
});

test('the counter adds only to odd numbers, including negative ones', async () => {
  const store = createCounterStore();
  await store.dispatch(addIfOdd(5));
  expect(store.getState().counter.value).toBe(0);
  store.dispatch(decrement());
  await store.dispatch(addIfOdd(5));
  expect(store.getState().counter.value).toBe(4);
});

test('adding asynchronously takes half a second', async () => {
  vi.useFakeTimers();
  const store = createCounterStore();
  const added = store.dispatch(addLater(3));
  await vi.advanceTimersByTimeAsync(499);
  expect(store.getState().counter).toEqual({ value: 0, status: 'loading' });
  await vi.advanceTimersByTimeAsync(1);
  await added;
  expect(store.getState().counter).toEqual({ value: 3, status: 'idle' });
  vi.useRealTimers();
});
