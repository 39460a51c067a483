import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { simulateInteraction } from '../src/check-screen.ts';
import { formatNumber } from '../src/format.ts';
import { navigate } from '../src/navigate.ts';
import { card, readTableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Whole percent, as the pages show percentiles. */
const formatWholePercent = (value: number) => `${Math.round(value)}%`;
const percentOutranked = ({ percentile, better }: { percentile: number; better: string | null }) =>
  better === 'lower' ? 100 - percentile : percentile;

/** Waits until cohorts are counted from the complete demo data, which takes seconds after it is stored. */
async function waitForCohorts(api: Api): Promise<void> {
  const { id } = await api.homePlayer();
  const isCounted = async () => {
    const { facts } = await api.status();
    const { asOf } = await api.call('GET /api/players/{id}/percentiles', { params: { id } });
    return facts?.isCurrent === true && asOf === facts.asOf;
  };
  await expect.poll(isCounted, { timeout: 90_000 }).toBe(true);
}

test.beforeEach(({ api }) => waitForCohorts(api));

test('a profile ranks its rates and means, names the cohort, and can be ranked in another mode and power score', async ({
  page,
  api,
}) => {
  const { players } = await api.players({ sort: 'games', direction: 'desc', limit: 1 });
  const { id } = assertDefined(players[0]);
  const fetchPercentiles = (query?: { mode: string; minPowerScore: number }) =>
    api.call('GET /api/players/{id}/percentiles', { params: { id }, query });
  const answer = await fetchPercentiles();
  const cohort = assertDefined(answer.cohort ?? undefined);
  await page.goto(`/user/${id}`);
  await expect(card(page, 'Totals')).toBeVisible();
  await simulateInteraction(page);
  const region = card(page, 'How good is that?');
  await expect(region).toContainText(
    `Compared with ${formatNumber(cohort.count)} players with at least 20 games there: ${cohort.mode.name}`,
  );
  await expect(region).toContainText(`This player’s games there: ${formatNumber(answer.games)}.`);
  const rows = await readTableCells(
    region.getByRole('table', { name: 'Stats and their percentiles' }),
  );
  expect(rows).toHaveLength(answer.numbers.length);
  for (const [index, number] of answer.numbers.entries()) {
    expect(rows[index]?.join(' ')).toContain(formatWholePercent(percentOutranked(number)));
  }

  const damage = assertDefined(answer.numbers.find(({ name }) => name === 'damage'));
  const mark = card(page, 'Totals')
    .getByRole('row', { name: /^Dmg / })
    .getByRole('button', { name: /^(Top|Bottom) \d+%$/ });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(
      `better than ${formatWholePercent(percentOutranked(damage))} of ${cohort.count} players`,
    ),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  // A total says that its mean is ranked.
  await expect(
    page.locator('.stat').filter({ hasText: 'Kills' }).last().locator('.percentile-mark'),
  ).toHaveText(/^(Top|Bottom) \d+% per game$/);
  await region.getByRole('button', { name: 'Better than' }).click();
  await expect(page.getByText('The share of other players whose value is worse')).toBeVisible();
  await page.keyboard.press('Escape');

  const choice = assertDefined(answer.choices[0]);
  const [from = ''] = choice.powerScoreBand.split('-');
  await region.getByRole('button', { name: 'Mode and power score' }).click();
  await region
    .getByRole('link', { name: `${formatNumber(choice.games)} games` })
    .last()
    .click();
  await expect(page).toHaveURL(
    ({ searchParams }) =>
      searchParams.get('mode') === choice.mode.id && searchParams.get('minPowerScore') === from,
  );
  const narrowed = await fetchPercentiles({ mode: choice.mode.id, minPowerScore: Number(from) });
  expect(narrowed.wanted).toMatchObject({ powerScoreBand: choice.powerScoreBand });
  await expect(region).toContainText('The filters select this player’s games');
});

test('a match ranks the numbers of its players on a tab of its own', async ({ page, api }) => {
  const { id: player } = await api.homePlayer();
  const { matches } = await api.matches(player, { mode: '8v8', limit: 1 });
  const { id } = assertDefined(matches[0]);
  const { players } = await api.call('GET /api/matches/{id}/percentiles', { params: { id } });
  const match = await api.match(id);
  await page.goto(`/match/${id}`);
  await page
    .getByRole('navigation', { name: 'Views of the match' })
    .getByRole('link', { name: 'Percentiles' })
    .click();
  await expect(page).toHaveURL(`/match/${id}?tab=percentiles`);
  const ranked = assertDefined(players[0]);
  const { nickname } = assertDefined(match.players[ranked.index]);
  const row = page.getByRole('row').filter({ has: page.getByText(nickname, { exact: true }) });
  await expect(row).toContainText(`${formatNumber(ranked.cohort.count)} matches`);
  const cells = row.getByRole('cell');
  await expect(cells).toHaveCount(ranked.numbers.length);
  for (const [index, number] of ranked.numbers.entries()) {
    await expect(cells.nth(index)).toContainText(formatWholePercent(percentOutranked(number)));
    await expect(cells.nth(index)).toContainText(formatNumber(number.value));
  }
  const counted = match.players.filter(({ id: gameId }) => gameId !== null);
  expect(players).toHaveLength(counted.length);
});

const formatShortRank = (ranked: Parameters<typeof percentOutranked>[0]) =>
  `P${Math.round(percentOutranked(ranked))}`;

test('rows of modes, power scores and weapons are ranked as if only their matches were selected', async ({
  page,
  api,
}) => {
  const { players } = await api.players({ sort: 'games', direction: 'desc', limit: 1 });
  const { id } = assertDefined(players[0]);
  const fetchBreakdown = (by: 'mode' | 'powerScore' | 'weapon') =>
    api.call('GET /api/players/{id}/breakdown/percentiles', { params: { id }, query: { by } });
  const [modes, bands, weapons] = [
    await fetchBreakdown('mode'),
    await fetchBreakdown('powerScore'),
    await fetchBreakdown('weapon'),
  ];
  await page.goto(`/user/${id}?tab=modes`);
  const table = page.getByRole('table', { name: 'Results by mode' });
  await expect(table).toBeVisible();
  const heightBefore = (await table.boundingBox())?.height;
  await simulateInteraction(page);
  const mode = assertDefined(modes.rows[0]);
  const winRate = assertDefined(mode.numbers.find(({ name }) => name === 'winRate'));
  const row = table
    .getByRole('row')
    .filter({ has: page.getByRole('link', { name: mode.cohort.mode.name, exact: true }) });
  const mark = row.getByRole('button', {
    name: `${formatShortRank(winRate)} Better than ${formatWholePercent(percentOutranked(winRate))}`,
  });
  await expect(mark).toBeVisible();
  expect((await table.boundingBox())?.height).toBe(heightBefore);
  await mark.press('Enter');
  const popover = page.getByText(`better than ${formatWholePercent(percentOutranked(winRate))} of`);
  await expect(popover).toContainText(`This player’s games there: ${formatNumber(mode.games)}.`);
  await page.keyboard.press('Escape');

  // The row's link leads to a profile with the same percentile.
  const profile = await api.call('GET /api/players/{id}/percentiles', {
    params: { id },
    query: { mode: mode.id },
  });
  expect(profile.numbers.find(({ name }) => name === 'winRate')).toEqual(winRate);

  const heading = table.getByRole('columnheader', { name: 'Percentile: Damage/game' });
  await heading.getByRole('button').first().click();
  await expect(page).toHaveURL(/sort=-damageRank/);
  const damages = modes.rows.map(({ numbers }) =>
    percentOutranked(assertDefined(numbers.find(({ name }) => name === 'damage'))),
  );
  const best = `P${Math.round(Math.max(...damages))}`;
  await expect(table.getByRole('row').nth(1)).toContainText(best);

  for (const [tab, { rows }] of [
    ['power-scores', bands],
    ['weapons', weapons],
  ] as const) {
    await navigate(page, `/user/${id}?tab=${tab}`);
    expect(rows.length).toBeGreaterThan(0);
    for (const { numbers } of rows) {
      const rank = assertDefined(numbers.find(({ name }) => name === 'winRate'));
      const cell = page.getByRole('cell').filter({ hasText: formatShortRank(rank) });
      await expect(cell.first()).toBeVisible();
    }
    await expect(page.getByText('P: how many percent of players are worse')).toBeVisible();
  }
});

test('a row says why it has no percentile, and a failure can be retried', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/500/);
  const { id } = await api.homePlayer();
  // Without a body it would say that the server is unreachable, and the page would retry by itself.
  const json = { code: 'internal', message: 'Internal server error', requestId: 'abc-5' };
  await page.route('**/breakdown/percentiles?*', (route) => route.fulfill({ status: 500, json }));
  await page.goto(`/user/${id}?tab=maps`);
  await expect(page.getByRole('table', { name: 'Results by map' })).toBeVisible();
  await simulateInteraction(page);
  const retry = page.getByRole('main').getByRole('button', { name: 'Try again' });
  await expect(retry).toBeVisible();
  await expect(page.getByText('Request abc-5')).toBeVisible();
  await page.unroute('**/breakdown/percentiles?*');
  await retry.click();
  // Every row has too few games of one mode and power score, so there is nothing to show in a column.
  await expect(page.getByText('No row has a percentile: it takes 20')).toBeVisible();
  await expect(page.getByRole('columnheader', { name: /^Percentile:/ })).toHaveCount(0);
});

test('the scoreboard shows percentiles below its numbers, which is in the URL', async ({
  page,
  api,
}) => {
  const { id: player } = await api.homePlayer();
  const { matches } = await api.matches(player, { mode: '8v8', limit: 1 });
  const { id } = assertDefined(matches[0]);
  const { players } = await api.call('GET /api/matches/{id}/percentiles', { params: { id } });
  const match = await api.match(id);
  await page.goto(`/match/${id}`);
  const ranked = assertDefined(players[0]);
  const { nickname } = assertDefined(match.players[ranked.index]);
  const row = page.getByRole('row').filter({ has: page.getByText(nickname, { exact: true }) });
  const marks = row.getByRole('button', { name: /^P\d+ Better than/ });
  await expect(row).toBeVisible();
  await expect(marks).toHaveCount(0);
  await page.getByRole('link', { name: 'Show percentiles' }).click();
  await expect(page).toHaveURL(`/match/${id}?ranks=1`);
  const names = ['kills', 'deaths', 'assists', 'damage', 'damageRec', 'score'] as const;
  const numbers = names.map((name) =>
    assertDefined(ranked.numbers.find((number) => number.name === name)),
  );
  await expect(marks).toHaveText(
    numbers.map(
      (number) =>
        `${formatShortRank(number)} Better than ${formatWholePercent(percentOutranked(number))}`,
    ),
  );
  const damage = assertDefined(numbers[3]);
  await marks.nth(3).press('Enter');
  await expect(
    page.getByText(`${formatNumber(damage.value)} is better than in`).first(),
  ).toContainText(`${formatNumber(ranked.cohort.count)} matches of players`);
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Hide percentiles' }).click();
  await expect(marks).toHaveCount(0);
});

test('tables of percentiles are saved as CSV', async ({ page, api }) => {
  const saveCsv = async (button: Locator) => {
    const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
    const text = await readFile(await download.path(), 'utf8');
    return text.trim().split('\r\n');
  };
  const { players } = await api.players({ sort: 'games', direction: 'desc', limit: 1 });
  const { id } = assertDefined(players[0]);
  const answer = await api.call('GET /api/players/{id}/percentiles', { params: { id } });
  await page.goto(`/user/${id}`);
  await expect(card(page, 'Totals')).toBeVisible();
  await simulateInteraction(page);
  const region = card(page, 'How good is that?');
  const lines = await saveCsv(region.getByRole('button', { name: 'Save as CSV' }));
  expect(lines).toHaveLength(answer.numbers.length + 1);
  const deaths = assertDefined(answer.numbers.find(({ name }) => name === 'deaths'));
  const { value, low, high } = deaths;
  const line = assertDefined(lines.find((candidate) => candidate.startsWith('Deaths/game,')));
  expect(line.split(',').slice(1, 5)).toEqual(
    [value, percentOutranked(deaths), 100 - high, 100 - low].map(String),
  );

  const { matches } = await api.matches(id, { mode: '8v8', limit: 1 });
  const match = assertDefined(matches[0]).id;
  const ranks = await api.call('GET /api/matches/{id}/percentiles', { params: { id: match } });
  await navigate(page, `/match/${match}?tab=percentiles`);
  const buttons = page.getByRole('button', { name: 'Save as CSV' });
  await expect(buttons.first()).toBeVisible();
  let rows = 0;
  for (const button of await buttons.all()) rows += (await saveCsv(button)).length - 1;
  expect(rows).toBe(ranks.players.length);
});

test('tables of a profile are saved as CSV in the order shown', async ({ page, api }) => {
  const { players } = await api.players();
  const player = assertDefined(players[0]);
  for (const tab of ['modes', 'maps', 'power-scores', 'weapons', 'played-with']) {
    await page.goto(`/user/${player.id}?tab=${tab}&sort=games&period=all`);
    const table = page.getByRole('table').last();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as CSV' }).last().click(),
    ]);
    const lines = (await readFile(await download.path(), 'utf8')).trimEnd().split('\r\n');
    const rows = table.locator('tbody tr');
    await expect(rows).toHaveCount(lines.length - 1);
    const first = assertDefined(lines[1]).split(',')[0];
    await expect(rows.first()).toContainText(assertDefined(first).replaceAll('"', ''));
  }
});

test('on phones every percentile of a match is within the window', async ({ page, api }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id: player } = await api.homePlayer();
  const { matches } = await api.matches(player, { mode: '8v8', limit: 1 });
  await page.goto(`/match/${assertDefined(matches[0]).id}?tab=percentiles`);
  const table = page.getByRole('table', { name: /^Percentiles of/ }).first();
  await expect(table).toBeVisible();
  const { scrollWidth, clientWidth } = await table
    .locator('..')
    .evaluate(({ scrollWidth, clientWidth }) => ({ scrollWidth, clientWidth }));
  expect(scrollWidth).toBeLessThanOrEqual(clientWidth);
  const cells = table.getByRole('row').nth(1).getByRole('cell');
  await expect(cells).toHaveText([/^K/, /^D/, /^A/, /^Damage/, /^Received/, /^Cabin/, /^Score/]);
});

test('on phones names are above their numbers while percentiles are shown', async ({
  page,
  api,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { players } = await api.players();
  const { matches } = await api.call('GET /api/players/{id}/matches', {
    params: { id: assertDefined(players[0]).id },
    query: {},
  });
  await page.goto(`/match/${assertDefined(matches[0]).id}?ranks=1`);
  const names = page.locator('.scoreboard .player-name');
  await expect(names.first()).toBeVisible();
  // A second line of text would need at least 38 pixels.
  const heights = await names.evaluateAll((all) =>
    all.map((name) => name.getBoundingClientRect().height),
  );
  expect(Math.max(...heights)).toBeLessThan(32);
});
