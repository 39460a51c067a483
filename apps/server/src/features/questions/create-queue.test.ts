import { expect, test } from 'vitest';
import { createQueue } from './create-queue.ts';

const { signal } = new AbortController();

/** Creates a task that ends when `end` is called. */
function createTask() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { task: () => promise, end: resolve };
}

test('runs two tasks at once, queues others in order, and refuses tasks while the queue is full', async () => {
  const queue = createQueue({ concurrency: 2, maxWaiting: 2 });
  const tasks = [createTask(), createTask(), createTask(), createTask()] as const;
  const startedTasks: number[] = [];
  const runs = tasks.map(({ task }, index) =>
    queue.run(
      () => {
        startedTasks.push(index);
        return task();
      },
      { signal },
    ),
  );
  await expect(queue.run(async () => 'late', { signal })).rejects.toMatchObject({
    statusCode: 503,
    retryAfterSeconds: 2,
  });
  expect([startedTasks, queue.running, queue.waiting]).toEqual([[0, 1], 2, 2]);
  tasks[1].end();
  await runs[1];
  await expect.poll(() => startedTasks).toEqual([0, 1, 2]);
  for (const { end } of tasks) end();
  await Promise.all(runs);
  expect([startedTasks, queue.running, queue.waiting]).toEqual([[0, 1, 2, 3], 0, 0]);
});

test('a task that is aborted while it waits never starts', async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 9 });
  const first = createTask();
  const firstRun = queue.run(first.task, { signal });
  const controller = new AbortController();
  const abortedRun = queue.run(() => Promise.reject(new Error('started')), {
    signal: controller.signal,
  });
  const nextRun = queue.run(async () => 'next', { signal });
  controller.abort(new Error('left'));
  await expect(abortedRun).rejects.toThrow('left');
  expect(queue.waiting).toBe(1);
  first.end();
  await firstRun;
  expect(await nextRun).toBe('next');
  await expect(queue.run(async () => 1, { signal: controller.signal })).rejects.toThrow('left');
});

test('an exclusive task waits for running tasks, and later tasks wait for it', async () => {
  const queue = createQueue({ concurrency: 2, maxWaiting: 9 });
  const [first, exclusive] = [createTask(), createTask()];
  const runs = [
    queue.run(first.task, { signal }),
    queue.run(exclusive.task, { signal, exclusive: true }),
    queue.run(async () => {}, { signal }),
  ];
  expect([queue.running, queue.waiting]).toEqual([1, 2]);
  first.end();
  await runs[0];
  await expect.poll(() => queue.waiting).toBe(1);
  expect(queue.running).toBe(1);
  exclusive.end();
  await Promise.all(runs);
  expect(queue.running).toBe(0);
});

test('a failed task makes room for the next', async () => {
  const queue = createQueue({ concurrency: 1, maxWaiting: 0 });
  await expect(queue.run(() => Promise.reject(new Error('no')), { signal })).rejects.toThrow('no');
  expect(await queue.run(async () => 'yes', { signal })).toBe('yes');
});
