import type { Page } from '@playwright/test';

/**
 * Stops the clock of a page that has one of ours (`page.clock.install()`), a minute ahead: that is
 * still to come, however long this machine takes to get there. Only for pages that have loaded, what
 * waits for its turn by a timer waits for ever.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
