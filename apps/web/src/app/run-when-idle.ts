import type { createBrowserRouter } from 'react-router';

/** The longest that a busy page is waited for. */
const TIMEOUT_MS = 5_000;

/** Runs something once the first page is shown and has nothing else to do. */
export function runWhenIdle(router: ReturnType<typeof createBrowserRouter>, run: () => void): void {
  const wait = () =>
    // Safari has no such callback.
    'requestIdleCallback' in window
      ? window.requestIdleCallback(run, { timeout: TIMEOUT_MS })
      : setTimeout(run, 500);
  if (router.state.initialized) return void wait();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    wait();
  });
}
