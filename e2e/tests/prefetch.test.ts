import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });

/** The scripts that were asked for since. */
function watchScripts(page: Page): string[] {
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') asked.push(request.url());
  });
  return asked;
}

for (const { by, reach } of [
  { by: 'pointer', reach: (page: Page) => link(page, 'User Profiles').hover() },
  { by: 'focus', reach: (page: Page) => link(page, 'User Profiles').focus() },
]) {
  test(`the ${by} on a link fetches its page, so that the click need not`, async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const asked = watchScripts(page);
    await reach(page);
    await expect.poll(() => asked.some((address) => /players-page/.test(address))).toBe(true);
    await page.waitForLoadState('networkidle');
    const before = asked.length;
    await link(page, 'User Profiles').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Profiles');
    expect(asked.slice(before)).toEqual([]);
  });
}
