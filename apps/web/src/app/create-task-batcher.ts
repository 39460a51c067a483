type Task = () => void;

/**
 * Returns a function that runs tasks in batches: those added before the next timer run together, in
 * order, so that React renders all their changes at once. `setTimer` starts the timer; an error in a
 * task is reported like one in a timer.
 */
export function createTaskBatcher(setTimer: (run: Task) => void): (task: Task) => void {
  let queue: Task[] = [];
  const run = () => {
    const tasks = queue;
    queue = [];
    for (const task of tasks) {
      try {
        task();
      } catch (error) {
        reportError(error);
      }
    }
  };
  return (task) => {
    queue.push(task);
    if (queue.length === 1) setTimer(run);
  };
}
