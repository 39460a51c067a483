import { expect, type Page } from '@playwright/test';

/** Waits until all nine maps of the page are drawn: each of them shifts those below it. */
export async function waitForMaps(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^Map of / })).toHaveCount(9, { timeout: 40_000 });
}
