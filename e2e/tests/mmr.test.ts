import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import type { MmrBoardRow } from '@scrapboard/contract';
import { assertDefined } from '../src/assert-defined.ts';
import { onDemo } from '../src/back-ends.ts';
import { formatNumber, formatPercent } from '../src/format.ts';
import { readTableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const table = (page: Page) =>
  page.getByRole('table', { name: 'Players by rating, each linking to their profile' });
const playerLinks = (page: Page) => table(page).locator('tbody').getByRole('link');

/** Expects the rating board to have these rows, in this order, with their numbers. */
async function expectBoard(page: Page, rows: readonly MmrBoardRow[]): Promise<void> {
  await expect(playerLinks(page)).toHaveText(rows.map(({ nickname }) => nickname));
  const cells = await readTableCells(table(page));
  for (const [index, { rank, mmr, uncertainty, games, winRate }] of rows.entries()) {
    const shown = cells[index] ?? [];
    expect([shown[0], shown[2], shown[4]]).toEqual([
      formatNumber(rank),
      `${formatNumber(mmr)} ± ${uncertainty}`,
      formatNumber(games),
    ]);
    const { count, of } = winRate;
    expect(shown[5]).toContain(of < 20 ? `${count} of ${of}` : formatPercent(count, of));
  }
}

test('the rating board pages forward and back, jumps, and links to its players', async ({
  page,
  api,
}) => {
  const listQuery = { limit: 20 };
  const first = await api.call('GET /api/mmr', { query: listQuery });
  const second = await api.call('GET /api/mmr', {
    query: { ...listQuery, cursor: assertDefined(first.nextCursor) },
  });
  expect(first.players[0]?.rank).toBe(1);

  await page.goto('/mmr');
  await expect(page).toHaveTitle('Match Making Rank | Scrapboard');
  await expectBoard(page, first.players);
  const pages = page.getByRole('navigation', { name: 'Pages of the leaderboard' });
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/mmr\?cursor=/);
  await expectBoard(page, second.players);
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/mmr');
  await expectBoard(page, first.players);

  const jump = page.getByRole('combobox', { name: 'Jump to' });
  await jump.fill('22');
  await page.getByRole('option', { name: 'Rank 22' }).click();
  await expect(page).toHaveURL('/mmr?rank=22');
  await expectBoard(page, second.players);
  const last = assertDefined(second.players.at(-1));
  await jump.fill(last.nickname);
  await page.getByRole('option', { name: last.nickname }).first().click();
  await expect(page).toHaveURL(`/mmr?player=${last.id}`);
  await expectBoard(page, second.players);
  await expect(page.getByText(`This player MMR ${formatNumber(last.mmr)}`)).toBeVisible();

  const downloading = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const list = await downloading;
  expect(list.suggestedFilename()).toBe('mmr.csv');
  const lines = (await readFile(await list.path(), 'utf8')).trim().split('\r\n');
  const { ranked } = await api.call('GET /api/mmr/summary');
  expect(ranked).toBeGreaterThan(first.players.length);
  expect(lines).toHaveLength(1 + ranked);

  await page.getByRole('link', { name: 'History' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Rating distribution');
  await expect(page.getByRole('heading', { name: 'Rating and rank over time' })).toBeVisible();
  await expect(page.getByRole('row', { name: /here/ })).toBeVisible();
  await page.getByRole('link', { name: 'Accuracy' }).click();
  const { cells } = await api.call('GET /api/mmr/calibration');
  const matches = cells.reduce((sum, cell) => sum + cell.matches, 0);
  const scores = page.getByRole('table', { name: 'Scores of predictions' });
  await expect(scores.getByRole('row', { name: /^MMR/ })).toContainText(formatNumber(matches));
  const month = assertDefined(cells[0]).month;
  await page.getByRole('table', { name: 'By month' }).getByRole('link').last().click();
  await expect(page).toHaveURL(new RegExp(`from=${month}-01&to=${month}-`));
  const sumOf = (some: typeof cells) => some.reduce((sum, cell) => sum + cell.matches, 0);
  const cellsOfMonth = cells.filter((cell) => cell.month === month);
  const row = scores.getByRole('row', { name: /^MMR/ });
  await expect(row).toContainText(formatNumber(sumOf(cellsOfMonth)));
  const { mode } = assertDefined(cellsOfMonth[0]);
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByLabel('Power score from')).toHaveCount(0);
  await page.getByLabel('Game Mode').selectOption(mode.id);
  await expect(page).toHaveURL(new RegExp(`mode=${mode.id}`));
  await expect(row).toContainText(
    formatNumber(sumOf(cellsOfMonth.filter((cell) => cell.mode.id === mode.id))),
  );
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).last().click();
  expect((await saving).suggestedFilename()).toBe('mmr-mode.csv');

  await page.getByRole('link', { name: 'Leaderboard', exact: true }).click();
  await page.getByRole('link', { name: /^Provisional/ }).click();
  const provisional = await api.call('GET /api/mmr', {
    query: { ...listQuery, status: 'provisional' },
  });
  await expectBoard(page, provisional.players);
  const { days } = await api.call('GET /api/mmr/summary');
  await page.getByRole('slider').focus();
  await page.keyboard.press('ArrowLeft');
  const earlier = assertDefined(days.at(-2));
  await expect(page).toHaveURL(new RegExp(`date=${earlier}`));
  const past = await api.call('GET /api/mmr', {
    query: { ...listQuery, status: 'provisional', date: earlier },
  });
  await expectBoard(page, past.players);
  await expect(page.getByRole('slider')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await expect(page).toHaveURL(new RegExp(`date=${assertDefined(days.at(-3))}`));
  await page.goto('/mmr?minGames=30');
  const active = await api.call('GET /api/mmr', { query: { ...listQuery, minGames: 30 } });
  await expectBoard(page, active.players);
  await page.goto('/mmr');

  // The link of a row covers all of its cells, so Playwright must not wait for the cell itself.
  const player = assertDefined(first.players[2]);
  await table(page).getByRole('row').nth(3).getByRole('cell').nth(2).click({ force: true });
  await expect(page).toHaveURL(`/user/${player.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player.nickname);
});

test('the rating board finds players on any list and with any filter, and reports unknown ones', async ({
  page,
  api,
  problems,
}) => {
  const { players } = await api.call('GET /api/mmr', { query: { status: 'provisional' } });
  const provisional = assertDefined(players[0]);
  await page.goto(`/mmr?player=${provisional.id}`);
  const showInList = page.getByRole('link', { name: 'Show in the list' });
  await showInList.click();
  await expect(page).toHaveURL(`/mmr?player=${provisional.id}&status=provisional`);
  await expect(playerLinks(page).filter({ hasText: provisional.nickname })).toBeVisible();
  await page.goto('/mmr');
  await page.getByRole('combobox', { name: 'Jump to' }).fill(provisional.nickname);
  await page.getByRole('option', { name: provisional.nickname }).first().click();
  await expect(page).toHaveURL(`/mmr?player=${provisional.id}&status=provisional`);

  const { games, id } = assertDefined((await api.call('GET /api/mmr', { query: {} })).players[0]);
  await page.goto(`/mmr?minGames=${games}&player=${id}`);
  await expect(page.getByText('without filters · ')).toBeVisible();
  await expect(showInList).toHaveAttribute('href', `/mmr?player=${id}&minGames=${games}`);
  const { ranked } = await api.call('GET /api/mmr/summary', { query: { minGames: games } });
  await expect(page.getByRole('link', { name: `Ranked (${formatNumber(ranked)})` })).toBeVisible();
  await page.goto(`/mmr?minGames=${games + 1}&player=${id}`);
  await expect(showInList).toHaveAttribute('href', `/mmr?player=${id}`);
  await expect(showInList).toHaveText('Show in the list without filters');

  problems.allow(/404/);
  await page.goto('/mmr?player=999999999');
  await expect(page.getByText('This player is unknown or hidden.')).toBeVisible();
});

test('the distribution counts the players who match the filters, and ranks one among them', async ({
  page,
  api,
}) => {
  const { partySizes, ranked: all } = await api.call('GET /api/mmr/summary');
  const { size } = assertDefined(partySizes.find(({ players }) => players > 1 && players < all));
  const query = { partySize: size };
  const { ranked, bands } = await api.call('GET /api/mmr/summary', { query });
  const { players } = await api.call('GET /api/mmr', { query: { ...query, limit: 100 } });
  expect(players).toHaveLength(ranked);
  const last = assertDefined(players.at(-1));

  await page.goto(`/mmr/distribution?player=${last.id}`);
  const rows = page.getByRole('table', { name: 'Rating bands' }).locator('tbody tr');
  const counts = rows.locator('td:nth-child(3)');
  await expect(page.getByText('All ranked players of this ladder')).toBeVisible();
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.locator('#filter-partySize').selectOption(String(size));
  await expect(page).toHaveURL(`/mmr/distribution?player=${last.id}&partySize=${size}`);
  await expect(page.getByText('Only ranked players of this ladder')).toBeVisible();
  await expect(counts).toHaveText(bands.toReversed().map((band) => formatNumber(band.players)));
  await expect(
    page.getByText(`rank ${last.rank} of ${formatNumber(ranked)} with these filters`),
  ).toBeVisible();
  const saving = page.waitForEvent('download');
  const bandRegion = page.getByRole('region', { name: 'Rating bands' });
  await bandRegion.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  const lines = file.trim().split('\r\n').slice(1);
  expect(lines.map((line) => Number(line.split(',')[2]))).toEqual(
    bands.toReversed().map((band) => band.players),
  );
  await page
    .getByRole('navigation', { name: 'Pages about ratings' })
    .getByText('Leaderboard')
    .click();
  await expect(page).toHaveURL(`/mmr?player=${last.id}&partySize=${size}`);
});

test('a rating board that fails to load says so and can be retried', async ({ page, problems }) => {
  problems.allow(/500/);
  let shouldFail = true;
  await page.route('**/api/mmr?*', (route) =>
    shouldFail
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Internal server error', requestId: 'abc-8' },
        })
      : route.continue(),
  );
  await page.goto('/mmr');
  await expect(page.getByText('Request abc-8')).toBeVisible();
  shouldFail = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(playerLinks(page).first()).toBeVisible();
});

onDemo.test('the demo has a rating board of its own', async ({ page }) => {
  await page.goto('/mmr');
  const name = await playerLinks(page).first().textContent();
  expect((await readTableCells(table(page)))[0]?.[0]).toBe('1');
  await playerLinks(page).first().click();
  await expect(page).toHaveURL(/\/user\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(assertDefined(name));
});

test('saving a long list shows its progress and can be cancelled and repeated', async ({
  page,
  api,
  problems,
}) => {
  const { ranked } = await api.call('GET /api/mmr/summary');
  let answer: 'wait' | 'fail' | 'continue' = 'wait';
  await page.route('**/api/mmr?*limit=2000*', async (route) => {
    if (answer === 'fail') await route.abort();
    else if (answer === 'continue') await route.continue();
    // Those that wait are cancelled.
  });
  let downloads = 0;
  page.on('download', () => {
    downloads += 1;
  });
  await page.goto('/mmr');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  await expect(page.getByRole('progressbar', { name: 'Save as CSV' })).toBeVisible();
  await expect(page.getByText(`0 of ${formatNumber(ranked)} players`)).toBeVisible();
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByRole('progressbar')).toHaveCount(0);

  problems.allow(/api\/mmr/);
  answer = 'fail';
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  answer = 'continue';
  const repeat = page.getByRole('button', { name: 'Couldn’t save. Try again' });
  await expect(repeat).toBeVisible();
  expect(downloads).toBe(0);
  const downloading = page.waitForEvent('download');
  await repeat.click();
  await downloading;
  await expect(page.getByText(`Saved: ${formatNumber(ranked)} players`)).toBeAttached();
});
