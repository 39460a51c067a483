import { expect, onTestFinished, test, vi } from 'vitest';
import { createTaskBatcher } from './create-task-batcher.ts';

test('tasks share a timer; one added by a task waits for the next', () => {
  const timers: (() => void)[] = [];
  const log: string[] = [];
  const add = createTaskBatcher((run) => timers.push(run));
  add(() => log.push('first'));
  add(() => {
    log.push('second');
    add(() => log.push('third'));
  });
  expect(timers).toHaveLength(1);
  expect(log).toEqual([]);
  timers[0]?.();
  expect(log).toEqual(['first', 'second']);
  expect(timers).toHaveLength(2);
  timers[1]?.();
  expect(log).toEqual(['first', 'second', 'third']);
});

test('a task that fails is reported and does not keep the others from running', () => {
  const reportError = vi.fn();
  vi.stubGlobal('reportError', reportError);
  onTestFinished(() => void vi.unstubAllGlobals());
  const timers: (() => void)[] = [];
  const log: string[] = [];
  const add = createTaskBatcher((run) => timers.push(run));
  const failure = new Error('failed');
  add(() => {
    throw failure;
  });
  add(() => log.push('ran'));
  timers[0]?.();
  expect(log).toEqual(['ran']);
  expect(reportError).toHaveBeenCalledExactlyOnceWith(failure);
});
