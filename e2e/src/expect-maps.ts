import { expect, type Page } from '@playwright/test';

/** Until all maps of the page of maps are drawn, which takes a slow machine its time: each moves those below it. */
export async function expectMaps(page: Page): Promise<void> {
  await expect(page.getByRole('img', { name: /^Map of / })).toHaveCount(9, { timeout: 40_000 });
}
