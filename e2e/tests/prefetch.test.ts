import type { Page } from '@playwright/test';
import { expect, test } from '../src/test.ts';
import { waitForChunk, watchScripts } from '../src/watch-scripts.ts';

// Without a cache, from which files that were fetched before would come.
test.use({ isFirstVisit: true });

const link = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });

for (const { by, activate } of [
  { by: 'pointer', activate: (page: Page) => link(page, 'User Profiles').hover() },
  { by: 'focus', activate: (page: Page) => link(page, 'User Profiles').focus() },
]) {
  test(`the ${by} on a link prefetches its page`, async ({ page }) => {
    await page.goto('/help');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const requests = watchScripts(page);
    await activate(page);
    await waitForChunk(page, requests, /players-page/);
    const before = requests.length;
    await link(page, 'User Profiles').press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Profiles');
    expect(requests.slice(before)).toEqual([]);
  });
}

test('with a newer build on the server, hovering over a link keeps the page and a click loads the new build', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  problems.allow(/dynamically imported module/);
  await page.goto('/help');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  // The chunk of the old build is missing until the page is reloaded.
  await page.route(/\/assets\/players-page/, (route) =>
    documents.length === 0 ? route.fulfill({ status: 404 }) : route.continue(),
  );
  const missingChunk = page.waitForResponse(/\/assets\/players-page/);
  await link(page, 'User Profiles').hover();
  expect((await missingChunk).status()).toBe(404);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help Center');
  expect(documents).toEqual([]);
  await link(page, 'User Profiles').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Profiles');
  expect(documents).toEqual(['/user']);
});
