type Task = () => void;

/**
 * Returns a function that runs tasks soon, together, in their order: one timer for all of them,
 * `setTimer`, and thus one rendering of the page for all their changes. An error of a task is
 * reported like one of a timer.
 */
export function runTogether(setTimer: (run: Task) => void): (task: Task) => void {
  let waiting: Task[] = [];
  const run = () => {
    const tasks = waiting;
    waiting = [];
    for (const task of tasks) {
      try {
        task();
      } catch (error) {
        reportError(error);
      }
    }
  };
  return (task) => {
    waiting.push(task);
    if (waiting.length === 1) setTimer(run);
  };
}
