import { expect, type Page } from '@playwright/test';

/**
 * Waits until a page shows the content of its URL: React draws a new URL when it has time, and the
 * previous answer stays in place, marked as busy, until the new one arrives. Do not use it while a
 * test holds answers back.
 */
export async function waitUntilDrawn(page: Page): Promise<void> {
  // Loading a document aborts the function that runs in the previous one.
  await expect(async () => {
    expect(await page.evaluate(isDrawn)).toBe(true);
  }).toPass({ intervals: [50], timeout: 30_000 });
}

/** Runs in the page, and returns an answer when its thread has nothing left to do. */
async function isDrawn(): Promise<boolean> {
  // Not an idle callback, which stops with the page's clock.
  for (let turn = 0; turn < 2; turn += 1) {
    await scheduler.postTask(() => {}, { priority: 'background' });
  }
  return document.querySelector('a[data-pending], .query-state[aria-busy="true"]') === null;
}
