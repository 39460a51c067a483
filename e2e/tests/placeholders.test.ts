import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { expect, test } from '../src/test.ts';

const factItems = (page: Page) => page.getByRole('main').getByRole('listitem');

test('a placeholder shows the server’s totals', async ({ page, api }) => {
  const overview = await api.overview();
  await page.goto('/leader/weapon');
  const weapons = assertDefined(overview.kinds.find(({ kind }) => kind === 'weapon'));
  const best = assertDefined(weapons.leaders[0]);
  await expect(factItems(page).first()).toHaveText(
    `${best.player.nickname}, ${best.part.name}${Math.round(best.damage).toLocaleString('en')}`,
  );
  await factItems(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/user/${best.player.id}`);
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
  await page.goto('/leader');
  await expect(page.getByText('Request abc-7')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(factItems(page).first()).toBeVisible();
});
