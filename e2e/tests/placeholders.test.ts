import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { expect, test } from '../src/test.ts';

const factItems = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a placeholder shows the server’s totals', async ({ page, api }) => {
  const overview = await api.overview();
  await page.goto('/speedrunning');
  const fastest = assertDefined(overview.fastest[0]);
  await expect(factItems(page).first()).toContainText(fastest.map.name);
  await factItems(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/match/${fastest.id}`);
});

test('if the server does not answer, the page says so and offers a retry', async ({
  page,
  problems,
}) => {
  problems.allow(/500/);
  let fails = true;
  await page.route('**/api/overview', (route) =>
    fails
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Internal server error', requestId: 'abc-7' },
        })
      : route.continue(),
  );
  await page.goto('/speedrunning');
  await expect(page.getByText('Request abc-7')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(factItems(page).first()).toBeVisible();
});
