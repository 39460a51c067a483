import { ApiError } from '@scrapboard/contract';

export interface Queue {
  /**
   * Runs a task as soon as fewer than the allowed number run. Throws a 503 at once if too many are
   * waiting already, and the signal's reason if it is aborted before the task's turn.
   */
  run<T>(task: () => Promise<T>, options: { signal: AbortSignal; exclusive?: boolean }): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

interface WaitingTask {
  exclusive: boolean;
  start(): void;
}

const RETRY_AFTER_SECONDS = 2;

/** Creates a queue, first come, first served. No other task runs during an `exclusive` one. */
export function createQueue({
  concurrency,
  maxWaiting,
}: {
  concurrency: number;
  maxWaiting: number;
}): Queue {
  const waitingTasks: WaitingTask[] = [];
  let runningCount = 0;
  let isExclusive = false;

  const hasRoom = (exclusive: boolean) =>
    !isExclusive && (exclusive ? runningCount === 0 : runningCount < concurrency);

  function startNext(): void {
    const [next] = waitingTasks;
    if (next === undefined || !hasRoom(next.exclusive)) return;
    waitingTasks.shift();
    begin(next.exclusive);
    next.start();
    startNext();
  }

  function begin(exclusive: boolean): void {
    runningCount += 1;
    isExclusive = exclusive;
  }

  function awaitTurn(exclusive: boolean, signal: AbortSignal): Promise<void> {
    if (waitingTasks.length === 0 && hasRoom(exclusive)) {
      begin(exclusive);
      return Promise.resolve();
    }
    if (waitingTasks.length >= maxWaiting) {
      const message = 'Too many questions are being answered. Try again in a moment.';
      throw new ApiError(503, 'questions_busy', message, RETRY_AFTER_SECONDS);
    }
    return new Promise((resolve, reject) => {
      const onAbort = () => {
        waitingTasks.splice(waitingTasks.indexOf(entry), 1);
        reject(signal.reason);
        startNext();
      };
      const entry: WaitingTask = {
        exclusive,
        start() {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      waitingTasks.push(entry);
      signal.addEventListener('abort', onAbort, { once: true });
    });
  }

  return {
    async run(task, { signal, exclusive = false }) {
      signal.throwIfAborted();
      await awaitTurn(exclusive, signal);
      try {
        return await task();
      } finally {
        runningCount -= 1;
        if (exclusive) isExclusive = false;
        startNext();
      }
    },
    get running() {
      return runningCount;
    },
    get waiting() {
      return waitingTasks.length;
    },
  };
}
