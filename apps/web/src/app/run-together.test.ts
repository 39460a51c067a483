import { expect, test } from 'vitest';
import { runTogether } from './run-together.ts';

test('tasks share a timer; one added by a task waits for the next', () => {
  const timers: (() => void)[] = [];
  const log: string[] = [];
  const add = runTogether((run) => timers.push(run));
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

test('a task that fails does not keep the others from running', () => {
  const timers: (() => void)[] = [];
  let hasRun = false;
  const add = runTogether((run) => timers.push(run));
  add(() => {
    throw new Error('failed');
  });
  add(() => {
    hasRun = true;
  });
  expect(timers[0]).toThrow('failed');
  expect(hasRun).toBe(true);
});
