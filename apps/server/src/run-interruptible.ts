import { StartError } from './start-error.ts';

/**
 * Runs an operator's program that can be interrupted: a signal aborts it, after which it cleans up.
 * A problem that an operator has to fix is printed in one line; every other error keeps its stack
 * trace.
 */
export async function runInterruptible(
  work: (signal: AbortSignal) => Promise<void>,
): Promise<void> {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => controller.abort());
  }
  try {
    await work(controller.signal);
  } catch (error) {
    if (!controller.signal.aborted && !(error instanceof StartError)) throw error;
    console.error(
      error instanceof StartError ? error.message : 'Stopped; nothing was left behind.',
    );
    process.exitCode = 1;
  }
}
