import type { Page } from '@playwright/test';
import type { MmrBoardRow } from '@scrapboard/contract';
import { assertDefined } from '../src/assert-defined.ts';
import { onDemo } from '../src/back-ends.ts';
import { formatNumber, formatPercent } from '../src/format.ts';
import { tableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const table = (page: Page) =>
  page.getByRole('table', { name: 'Players by rating, each linking to their profile' });
const playerLinks = (page: Page) => table(page).locator('tbody').getByRole('link');

/** Expects the rating board to have these rows, in this order, with their numbers. */
async function expectBoard(page: Page, rows: readonly MmrBoardRow[]): Promise<void> {
  await expect(playerLinks(page)).toHaveText(rows.map(({ nickname }) => nickname));
  const cells = await tableCells(table(page));
  for (const [index, { rank, mmr, games, winRate }] of rows.entries()) {
    const shown = cells[index] ?? [];
    expect([shown[0], shown[2], shown[3]]).toEqual([
      formatNumber(rank),
      formatNumber(mmr),
      formatNumber(games),
    ]);
    const { count, of } = winRate;
    expect(shown[4]).toContain(of < 20 ? `${count} of ${of}` : formatPercent(count, of));
  }
}

test('the rating board pages forward and back, and links to its players', async ({ page, api }) => {
  const [first, allPlayers] = await Promise.all([
    api.call('GET /api/mmr'),
    api.players({ sort: 'mmr', direction: 'desc', limit: 100 }),
  ]);
  const second = await api.call('GET /api/mmr', {
    query: { cursor: assertDefined(first.nextCursor) },
  });
  const board = [...first.players, ...second.players];
  // In the order of the list of players, which also contains unrated players.
  const ids = board.map(({ id }) => id);
  expect(ids).toEqual(allPlayers.players.map(({ id }) => id).filter((id) => ids.includes(id)));
  expect(board[0]?.rank).toBe(1);

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

  // The link of a row covers all of its cells, so Playwright must not wait for the cell itself.
  const player = assertDefined(first.players[2]);
  await table(page).getByRole('row').nth(3).getByRole('cell').nth(2).click({ force: true });
  await expect(page).toHaveURL(`/user/${player.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player.nickname);
});

test('a rating board that fails to load says so and can be retried', async ({ page, problems }) => {
  problems.allow(/500/);
  let fails = true;
  await page.route('**/api/mmr?*', (route) =>
    fails
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Internal server error', requestId: 'abc-8' },
        })
      : route.continue(),
  );
  await page.goto('/mmr');
  await expect(page.getByText('Request abc-8')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(playerLinks(page).first()).toBeVisible();
});

onDemo.test('the demo has a rating board of its own', async ({ page }) => {
  await page.goto('/mmr');
  const name = await playerLinks(page).first().textContent();
  expect((await tableCells(table(page)))[0]?.[0]).toBe('1');
  await playerLinks(page).first().click();
  await expect(page).toHaveURL(/\/user\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(assertDefined(name));
});
