import type { Page } from '@playwright/test';

/**
 * Stops a page's installed clock (`page.clock.install()`) a minute ahead, so that this time is
 * still in the future however slow the machine is. Only for loaded pages: anything that waits for a
 * timer would wait forever.
 */
export async function stopClock(page: Page): Promise<void> {
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 60_000);
}
