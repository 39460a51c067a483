import { expect, type Page } from '@playwright/test';

/** Waits until all maps of the page are drawn, because each one moves those below it. */
export async function expectMaps(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^Map of / })).toHaveCount(9, { timeout: 40_000 });
}
