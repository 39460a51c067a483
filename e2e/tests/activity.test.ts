import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { formatNumber } from '../src/format.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Europe/Berlin' });

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
/** The page’s cards, which have headings, unlike the regions inside them. */
const cards = [
  'Upload Count/Player Count',
  'Uploads by month chart',
  'Average Player Data',
  'Game Mode Breakdown Stacked Graph',
  'Weapon popularity by month',
];
const firstCell = (page: Page, name: string) =>
  card(page, name).locator('tbody').getByRole('row').first();

test('activity is filtered, sorted and exported, and rows and bars select their matches', async ({
  page,
  api,
}) => {
  // Facts are updated within seconds of new matches.
  await expect
    .poll(async () => (await api.call('GET /api/status')).facts?.isCurrent, { timeout: 60_000 })
    .toBe(true);
  const ask = (query: Record<string, string>) =>
    api.call('GET /api/questions', { query: { facts: 'players', ...query } });
  const [totals, pvp, regions, players] = await Promise.all([
    ask({ measures: 'matches,players' }),
    ask({ measures: 'matches', category: 'pvp' }),
    ask({ measures: 'players,matches', by: 'region', category: 'pvp' }),
    ask({ measures: 'games', by: 'player', sort: '-games', limit: '1' }),
  ]);
  const formatMatchCount = ({ rows }: typeof totals) => formatNumber(Number(rows[0]?.matches));

  await page.goto('/activity?period=all');
  for (const name of cards) {
    await expect(page.getByRole('heading', { level: 2, name, exact: true })).toBeVisible();
  }
  const main = page.getByRole('main');
  await expect(
    main.getByText(`${formatMatchCount(totals)} matches`, { exact: true }),
  ).toBeVisible();
  const uploadCard = card(page, cards[0] ?? '');
  await expect(
    uploadCard.locator('dl').getByText(formatMatchCount(totals), { exact: true }),
  ).toBeVisible();

  // A filter applies to every card and is in the URL.
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('button', { name: 'Game category: All' }).click();
  await page.getByRole('checkbox', { name: /^PvP/i }).click();
  await expect(page).toHaveURL('/activity?period=all&category=pvp');
  await expect(main.getByText(`${formatMatchCount(pvp)} matches`, { exact: true })).toBeVisible();
  await expect(uploadCard.getByText(/^Not filtered by/)).toHaveCount(0);

  // The sort is in the URL as well; the file contains the shown rows in the same order.
  const table = card(page, 'Regions').getByRole('table');
  await table.getByRole('button', { name: 'Players', exact: true }).click();
  await expect(page).toHaveURL(/regionSort=-players/);
  await expect(table.getByRole('columnheader', { name: /Players/ })).toHaveAttribute(
    'aria-sort',
    'descending',
  );
  const topRegion = assertDefined(regions.rows[0]);
  const region = String(topRegion.region ?? '-');
  const regionName = region === '-' ? 'Unknown' : region.toUpperCase();
  await expect(firstCell(page, 'Regions')).toContainText(regionName);
  const download = page.waitForEvent('download');
  await card(page, 'Regions').getByRole('button', { name: 'Save as CSV' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('regions.csv');
  const [heading, line] = (await readFile(await saved.path(), 'utf8')).split('\r\n');
  expect(heading).toBe('\uFEFFRegion,Matches,Share of matches,Players');
  expect(line).toMatch(
    new RegExp(`^${regionName},${topRegion.matches},[\\d.]+,${topRegion.players}$`),
  );

  // Columns are chosen, and remembered.
  await card(page, 'Regions').getByRole('button', { name: 'Columns' }).click();
  await page.getByRole('checkbox', { name: 'Share of matches' }).click();
  await page.reload();
  await expect(table.getByRole('columnheader')).toHaveText(['Region', 'Matches', /^Players/]);

  // A row filters by its region.
  await table.getByRole('link', { name: regionName }).click();
  await expect(page).toHaveURL(new RegExp(`region=${region}`));
  await expect(table.locator('tbody').getByRole('row')).toHaveCount(1);

  // A series is switched off, and the numbers are a table.
  const modes = card(page, 'Game Mode Breakdown Stacked Graph');
  const series = modes.getByRole('group', { name: 'Series' }).getByRole('button').first();
  await series.click();
  await expect(series).toHaveAttribute('aria-pressed', 'false');
  await modes.getByRole('button', { name: 'Show the numbers' }).click();
  await expect(modes.getByRole('table').getByRole('columnheader').first()).toHaveText('Month');

  // The histogram follows the row; keys reach its bars.
  const averages = card(page, 'Average Player Data');
  const histogramResponse = page.waitForResponse((response) =>
    response.url().includes('bin=kills'),
  );
  await averages.getByRole('link', { name: 'Kills' }).click();
  await expect(page).toHaveURL(/average=kills/);
  await histogramResponse;
  // Until its answer arrives, the histogram shows the previous one.
  await expect(averages.locator('[aria-busy="true"]')).toHaveCount(0);
  const bars = averages.getByRole('list', { name: 'Kills: how it varies' });
  await bars.getByRole('link').last().focus();
  await page.keyboard.press('Home');
  await expect(bars.getByRole('link', { name: /^0, / })).toBeFocused();
  // A bar filters by its matches, and a chip removes that filter.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/kills=0-1/);
  await page.getByRole('link', { name: /Kills: 0/ }).click();
  await expect(page).not.toHaveURL(/kills=/);
  const hours = card(page, 'Hours of the week');
  await hours.getByRole('link', { name: /^Saturday, 20:00/ }).focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/weekday=6.*hour=20/);

  // A player is marked in the cards that show all players: weapons, modes and cohorts.
  const player = String(assertDefined(players.rows[0]).player);
  await page.goto(`/activity?period=all&player=${player}`);
  for (const name of [cards[3], cards[4], 'New and returning players']) {
    await expect(
      card(page, name ?? '')
        .getByLabel(/This player/)
        .first(),
    ).toBeAttached();
  }
});

test('an empty selection suggests which filters to remove; a failed card can be retried', async ({
  page,
  problems,
}) => {
  problems.allow(/500/);
  await page.goto('/activity?from=2001-01-01&to=2001-01-02&category=pve');
  const regions = card(page, 'Regions');
  await expect(regions.getByText('Nothing fits this selection')).toBeVisible();
  await regions.getByRole('link', { name: 'Without “PvE”' }).click();
  await expect(page).toHaveURL('/activity?from=2001-01-01&to=2001-01-02');
  // Its answer must not be among those that fail.
  await expect(regions.getByRole('link', { name: 'Without “PvE”' })).toHaveCount(0);
  await expect(regions.getByRole('link', { name: 'All time' })).toBeVisible();
  let shouldFail = true;
  await page.route('**/api/questions?*by=region*', (route) =>
    shouldFail
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Internal server error', requestId: 'abc-9' },
        })
      : route.continue(),
  );
  await regions.getByRole('link', { name: 'All time' }).click();
  await expect(regions.getByText('Request abc-9')).toBeVisible();
  await expect(firstCell(page, 'Group sizes')).toBeVisible();
  shouldFail = false;
  await regions.getByRole('button', { name: 'Try again' }).click();
  await expect(firstCell(page, 'Regions')).toBeVisible();
});
