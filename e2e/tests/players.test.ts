import type { Page } from '@playwright/test';
import type { PlayerRow } from '@scrapboard/contract';
import { assertDefined } from '../src/assert-defined.ts';
import { formatNumber, formatPercent } from '../src/format.ts';
import { readTableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const table = (page: Page) =>
  page.getByRole('table', { name: 'Players, each linking to their profile' });
const searchField = (page: Page) =>
  page.getByRole('searchbox', { name: 'Search players by name or game ID' });

/** Expects the list to be these players, in this order, with their numbers. */
async function expectPlayers(page: Page, players: PlayerRow[]): Promise<void> {
  const names = players.map(({ nickname }) => nickname);
  await expect(table(page).locator('tbody').getByRole('link')).toHaveText(names);
  const cells = await readTableCells(table(page));
  for (const [index, { games, winRate, mmr }] of players.entries()) {
    const shown = cells[index] ?? [];
    expect([shown[2], shown[4]]).toEqual([formatNumber(games), formatNumber(mmr)]);
    const rate =
      winRate.of < 20
        ? `${winRate.count} of ${winRate.of}`
        : formatPercent(winRate.count, winRate.of);
    if (winRate.of > 0) expect(shown[3]).toContain(rate);
  }
}

test('the list of users contains all players, last seen first', async ({ page, api }) => {
  const { players, total } = await api.players();
  await page.goto('/user');
  await expect(page).toHaveTitle('User Profiles | Scrapboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Profiles');
  await expect(page.getByText(`${total} players`)).toBeVisible();
  await expectPlayers(page, players);
});

test('the list sorts by each heading in both directions', async ({ page, api }) => {
  await page.goto('/user');
  for (const { heading, sort, directions } of [
    { heading: 'Player', sort: 'nickname', directions: ['asc', 'desc'] },
    { heading: 'Games', sort: 'games', directions: ['desc', 'asc'] },
    { heading: 'Win rate', sort: 'winRate', directions: ['desc', 'asc'] },
    { heading: 'MMR', sort: 'mmr', directions: ['desc', 'asc'] },
  ] as const) {
    const header = table(page).getByRole('columnheader', { name: new RegExp(`^${heading}`) });
    const urls = { asc: `/user?sort=${sort}`, desc: `/user?sort=-${sort}` };
    const sortNames = { asc: 'ascending', desc: 'descending' };
    for (const direction of directions) {
      await header.getByRole('link').click();
      await expect(page).toHaveURL(urls[direction]);
      await expect(header).toHaveAttribute('aria-sort', sortNames[direction]);
      await expectPlayers(page, (await api.players({ sort, direction })).players);
    }
  }
});

test('pages lead forward and back, and contain every player once', async ({ page, api }) => {
  const first = await api.players();
  const second = await api.players({ cursor: assertDefined(first.nextCursor) });
  expect(first.players.length + second.players.length).toBe(first.total);
  await page.goto('/user');
  const pages = page.getByRole('navigation', { name: 'Pages of players' });
  // Enabled links look enabled: their arrow and their border have another colour.
  const readColors = (name: string) =>
    pages.getByText(name, { exact: true }).evaluate((link) => {
      const arrow = link.querySelector('svg') ?? link;
      return [getComputedStyle(arrow).color, getComputedStyle(link).borderTopColor];
    });
  const [enabled, disabled] = [await readColors('Next'), await readColors('Previous')];
  for (const [index, colour] of enabled.entries()) expect(colour).not.toBe(disabled[index]);
  await pages.getByRole('link', { name: 'Next' }).click();
  await expect(page).toHaveURL(/\/user\?cursor=/);
  await expectPlayers(page, second.players);
  expect((await readTableCells(table(page)))[0]?.[0]).toBe(formatNumber(first.players.length + 1));
  await expect(pages.getByRole('link', { name: 'Next' })).toHaveCount(0);
  await pages.getByRole('link', { name: 'Previous' }).click();
  await expect(page).toHaveURL('/user');
  await expectPlayers(page, first.players);
});

test('part of a name finds its players, and Back shows all players again', async ({
  page,
  api,
}) => {
  const allPlayers = await api.players();
  const part = assertDefined(allPlayers.players.find(({ nickname }) => /^\w{5,}$/.test(nickname)))
    .nickname.slice(1, 4)
    .toLowerCase();
  const found = await api.players({ search: part });
  expect(found.total).toBeLessThan(allPlayers.total ?? 0);
  await page.goto('/user');
  await searchField(page).pressSequentially(part);
  await expect(page).toHaveURL(`/user?search=${part}`);
  await expectPlayers(page, found.players);
  await expect(page.getByText(new RegExp(`^${found.total} players? found$`))).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL('/user');
  await expect(searchField(page)).toHaveValue('');
  await expectPlayers(page, allPlayers.players);
});

test('a search without results offers all players; a game ID finds its player, whose row links to the profile', async ({
  page,
  api,
}) => {
  await page.goto('/user?search=no-such-player');
  await expect(page.getByText('No player named “no-such-player”')).toBeVisible();
  await page.getByRole('link', { name: 'Show all players' }).click();
  await expect(page).toHaveURL('/user');
  await expectPlayers(page, (await api.players()).players);

  const player = await api.homePlayer();
  await searchField(page).fill(player.id);
  const found = table(page).locator('tbody').getByRole('link');
  await expect(found).toHaveText([player.nickname]);
  await found.click();
  await expect(page).toHaveURL(`/user/${player.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player.nickname);
});
