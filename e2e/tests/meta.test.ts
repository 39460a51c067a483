import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { formatNumber } from '../src/format.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rows = (page: Page, name: string) => card(page, name).locator('tbody').getByRole('row');

test('tiers are filtered, sorted and exported, and link to parts', async ({ page, api }) => {
  // Facts are updated within seconds of new matches.
  await expect
    .poll(async () => (await api.call('GET /api/status')).facts?.isCurrent, { timeout: 60_000 })
    .toBe(true);
  const ask = (query: Record<string, string>) =>
    api.call('GET /api/questions', { query: { category: 'pvp', ...query } });
  const [weapons, all] = await Promise.all([
    ask({ facts: 'parts', measures: 'games', by: 'part', partKind: 'weapon', limit: '500' }),
    ask({ facts: 'players', measures: 'games', by: 'mode' }),
  ]);
  const part = String(assertDefined(weapons.rows[0]).part);
  const name = assertDefined(weapons.names.part?.[part]);
  const gamesOf = (answer: typeof all) =>
    answer.rows.reduce((sum, { games }) => sum + Number(games), 0);

  await page.goto('/meta?period=all');
  const tiers = card(page, 'Parts in tiers');
  await expect(tiers.getByText(`${formatNumber(gamesOf(all))} vehicles`)).toBeVisible();
  await expect(
    tiers.getByRole('list', { name: 'Parts in tiers' }).getByRole('link'),
  ).not.toHaveCount(0);

  // Parts that are too rare for a tier come last in both directions.
  for (const sort of ['value', '-value']) {
    await expect(rows(page, 'Parts in tiers').first()).not.toContainText('too rare');
    await tiers.getByRole('button', { name: /^Above expectation/ }).click();
    await expect(page).toHaveURL(`/meta?period=all&sort=${sort}`);
  }
  await tiers.getByRole('button', { name: `Show all ${weapons.rows.length}` }).click();
  await expect(rows(page, 'Parts in tiers')).toHaveCount(weapons.rows.length);
  await expect(rows(page, 'Parts in tiers').last()).toContainText('too rare');

  // The sort is in the URL; the file contains the shown rows in the same order.
  await tiers.getByRole('button', { name: 'Share of vehicles', exact: true }).click();
  await expect(page).toHaveURL('/meta?period=all&sort=-share');
  const first = rows(page, 'Parts in tiers').first();
  await expect(first).toContainText(name);
  const [saved] = await Promise.all([
    page.waitForEvent('download'),
    tiers.getByRole('button', { name: 'Save as CSV' }).click(),
  ]);
  expect(saved.suggestedFilename()).toBe('parts-in-tiers.csv');
  const lines = (await readFile(await saved.path(), 'utf8')).trim().split('\r\n');
  expect(lines).toHaveLength(1 + weapons.rows.length);
  expect(lines[0]).toMatch(/^Part,Tier,Above expectation,/);
  expect(lines[1]).toMatch(new RegExp(`^${name},[SABCD],.*,${weapons.rows[0]?.games},`));

  // A click on a mode selects its matches for every card.
  const mode = card(page, 'Game modes').locator('tbody').getByRole('link').first();
  await mode.click();
  await expect(page).toHaveURL(/mode=8v8/);
  const of8v8 = all.rows.find((row) => row.mode === '8v8');
  await expect(tiers.getByText(`${formatNumber(Number(of8v8?.games))} vehicles`)).toBeVisible();

  // Another kind of part, and from there the page of a part.
  await tiers.getByRole('link', { name: 'Cabins', exact: true }).click();
  await expect(page).toHaveURL(/kind=cabin/);
  await rows(page, 'Parts in tiers').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/performance\/cabin\/\w+/);

  // If there is a previous period, every list shows the changes since then.
  await page.goto('/meta?period=30d');
  for (const name of ['Power score bands', 'Length of matches', 'Pairs of parts', 'Builds seen']) {
    await expect(card(page, name).getByText(/^Changes are against/)).toBeVisible();
  }
  await expect(
    card(page, 'Builds seen').getByRole('columnheader', { name: /change$/i }),
  ).toBeVisible();
  const bands = card(page, 'Power score bands');
  await expect(bands.getByLabel(/Win rate: change: /).first()).toBeAttached();
});

test('each meta page shows its own matches; an empty one suggests which filters to remove', async ({
  page,
}) => {
  await page.goto('/meta/cw?period=all');
  await expect(rows(page, 'Parts in tiers').first()).toBeVisible();
  await page.getByRole('link', { name: 'Leviathan', exact: true }).click();
  await expect(page).toHaveURL('/meta/cw?period=all&league=leviathan');
  const balance = card(page, 'Maps').getByRole('columnheader', { name: 'Balance of sides' });
  await expect(balance).toBeVisible();

  // Brawls such as races have no two sides to compare.
  await page.goto('/meta/brawl?period=all');
  await expect(rows(page, 'Maps').first()).toBeVisible();
  await expect(balance).toHaveCount(0);

  await page.goto('/meta/pve?from=2001-01-01&to=2001-01-02&map=nowhere');
  const raids = card(page, 'Raids by difficulty');
  await expect(raids.getByText('Nothing fits this selection')).toBeVisible();
  await raids.getByRole('link', { name: 'All time' }).click();
  await expect(page).toHaveURL('/meta/pve?period=all&map=nowhere');
  await raids.getByRole('link', { name: /^Without/ }).click();
  await expect(page).toHaveURL('/meta/pve?period=all');
  await expect(rows(page, 'Raids by difficulty')).not.toHaveCount(0);
});
