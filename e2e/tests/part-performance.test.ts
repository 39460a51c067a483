import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { formatNumber } from '../src/format.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const table = (page: Page) => page.getByRole('table', { name: 'Weapons with their results' });
const names = (page: Page) => table(page).locator('tbody').getByRole('rowheader').getByRole('link');

test('weapons are sorted, searched, filtered and exported, and link to their own pages', async ({
  page,
  api,
}) => {
  const query = { facts: 'parts', measures: 'games', by: 'part', partKind: 'weapon', limit: '500' };
  const answer = await api.call('GET /api/questions', { query });
  const firstId = String(assertDefined(answer.rows[0]).part);
  const first = { id: firstId, name: assertDefined(answer.names.part)[firstId] ?? firstId };
  await page.goto('/weapon');
  await expect(page).toHaveURL('/performance/weapon');
  await expect(page).toHaveTitle('Weapons | Scrapboard');
  await page.goto('/performance/weapon?period=all');
  await expect(names(page).first()).toHaveText(first.name);
  await expect(table(page).locator('tbody tr').first()).toContainText(
    formatNumber(Number(answer.rows[0]?.games)),
  );

  // Weapons with few games come last in both directions.
  await table(page).getByRole('button', { name: 'Win rate', exact: true }).click();
  await expect(page).toHaveURL(/sort=-winRate/);
  await expect(names(page).first()).not.toHaveText('');

  await page.getByRole('searchbox', { name: 'Search weapons' }).fill(first.name.toUpperCase());
  await expect(page).toHaveURL(/q=/);
  await expect(names(page).first()).toHaveText(first.name);
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  const lines = (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + (await names(page).count()));
  expect(lines[0]).toContain('Part,');

  await page.getByRole('link', { name: 'Carried', exact: true }).click();
  await expect(page).toHaveURL(/counting=carried/);
  await expect(page.getByText('no weapon is known')).toBeVisible();

  await names(page).first().click();
  await expect(page).toHaveURL(`/performance/weapon/${first.id}?period=all&counting=carried`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first.name);
  const split = page.getByRole('region', { name: 'Where it wins' });
  await split.getByRole('link', { name: 'Map', exact: true }).click();
  await expect(page).toHaveURL(/split=map/);
  const map = split.getByRole('rowheader').getByRole('link').first();
  await expect(map).toBeVisible();
  await map.click();
  await expect(page).toHaveURL(/map=/);
  await expect(split.getByRole('table').getByRole('row')).toHaveCount(2);
  for (const name of ['Week by week', 'Damage per match', 'Carried with', 'Builds']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expect(page.getByRole('region', { name: 'In the catalogue' })).toContainText(
    'Cheapest offer',
  );
});

test('the overview leads to kinds and parts; an empty page suggests which filters to remove', async ({
  page,
  problems,
}) => {
  problems.allow(/500/);
  await page.goto('/performance?period=all');
  const weapons = page.getByRole('region', { name: 'Weapons', exact: true });
  await expect(weapons.getByRole('row')).toHaveCount(9);
  await expect(
    page.getByRole('region', { name: 'Cabins', exact: true }).getByRole('row'),
  ).not.toHaveCount(0);
  const standing = page.getByRole('region', { name: 'Popularity and results' });
  await expect(standing.getByText('Strong and popular').first()).toBeVisible();
  await page.getByRole('link', { name: 'Popularity', exact: true }).click();
  await expect(page).toHaveURL(/changes=share/);
  await weapons.getByRole('rowheader').getByRole('link').first().click();
  await expect(page).toHaveURL(/\/performance\/weapon\/\w+\?period=all/);

  // A failed card can be retried; parts with few games are grey and last.
  let shouldFail = true;
  await page.route('**/api/questions?*by=part*', (route) =>
    shouldFail
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Internal server error', requestId: 'abc-9' },
        })
      : route.continue(),
  );
  await page.goto('/performance/cabin?period=7d');
  await expect(page.getByText('Request abc-9')).toBeVisible();
  shouldFail = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  const cabins = page.getByRole('table', { name: /^Cabins/ }).locator('tbody');
  await expect(cabins.getByRole('row').first()).toBeVisible();
  await page.getByRole('button', { name: 'Win rate', exact: true }).click();
  await expect(cabins.locator('tr.row-few').last()).toBeVisible();

  // The search opens a part's page.
  await page.getByRole('combobox', { name: /Search/ }).fill('Trigger');
  await page
    .getByRole('option', { name: /Trigger/ })
    .first()
    .click();
  await expect(page).toHaveURL('/performance/weapon/CarPart_Gun_Plasma_Drill');

  // A part of another kind redirects to that kind's page; a part without matches shows its catalogue entry.
  await page.goto('/performance/cabin/CarPart_Gun_Plasma_Drill?map=nowhere');
  await expect(page).toHaveURL('/performance/weapon/CarPart_Gun_Plasma_Drill?map=nowhere');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trigger');
  await expect(page.getByText('Nothing fits this selection')).toBeVisible();
  await expect(page.getByRole('region', { name: 'In the catalogue' })).toContainText(
    '324.69 coins',
  );
});
