type Task = () => void;

/**
 * Returns a function that runs tasks soon, together, in their order: one timer for all of them,
 * `setTimer`, and thus one rendering of the page for all their changes. An error of a task is thrown
 * once all have run.
 */
export function runTogether(setTimer: (run: Task) => void): (task: Task) => void {
  let waiting: Task[] = [];
  const run = () => {
    const tasks = waiting;
    waiting = [];
    const errors: unknown[] = [];
    for (const task of tasks) {
      try {
        task();
      } catch (error) {
        errors.push(error);
      }
    }
    if (errors.length > 0) throw errors[0];
  };
  return (task) => {
    waiting.push(task);
    if (waiting.length === 1) setTimer(run);
  };
}
