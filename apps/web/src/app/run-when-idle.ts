import type { createBrowserRouter } from 'react-router';

/** The maximum time to wait for a busy page. */
const TIMEOUT_MS = 5_000;

/** Runs a function once the first page is shown and the browser is idle. */
export function runWhenIdle(router: ReturnType<typeof createBrowserRouter>, run: () => void): void {
  const runSoon = () =>
    // Safari does not support `requestIdleCallback`.
    'requestIdleCallback' in window
      ? window.requestIdleCallback(run, { timeout: TIMEOUT_MS })
      : setTimeout(run, 500);
  if (router.state.initialized) return void runSoon();
  const stop = router.subscribe(({ initialized }) => {
    if (!initialized) return;
    stop();
    runSoon();
  });
}
