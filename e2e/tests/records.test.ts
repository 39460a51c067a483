import type { Locator } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { simulateInteraction } from '../src/check-screen.ts';
import { formatNumber } from '../src/format.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a board of records has the best matches, and its number, period and category are in the URL', async ({
  page,
  api,
}) => {
  // All players' matches of a mode, sorted by the test: most damage first, the earliest of equal ones first.
  const query = { facts: 'players', measures: 'damage,first', by: 'player,match', limit: '10000' };
  const answer = await api.call('GET /api/questions', { query: { ...query, mode: 'clan-war' } });
  expect(answer.truncated).toBe(false);
  const best = answer.rows
    .filter(({ damage }) => Number(damage) > 0)
    .toSorted(
      (a, b) =>
        Number(b.damage) - Number(a.damage) ||
        Date.parse(String(a.first)) - Date.parse(String(b.first)),
    )
    .slice(0, 50);

  await page.goto('/records?mode=clan-war');
  const board = page.getByRole('table', { name: 'The best 50: Damage' });
  const players = board.getByRole('rowheader').getByRole('link');
  await expect(players).toHaveText(
    best.map(({ player }) => assertDefined(answer.names.player?.[String(player)])),
  );
  const matches = board.locator('.row-link');
  for (const index of [0, best.length - 1]) {
    await expect(matches.nth(index)).toHaveAttribute('href', `/match/${best[index]?.match}`);
  }

  const overview = page.getByRole('region', { name: 'Records of the period' });
  await overview.getByRole('link', { name: 'Score', exact: true }).click();
  await expect(page).toHaveURL('/records?mode=clan-war&by=score');
  await expect(page.getByRole('table', { name: 'The best 50: Score' })).toBeVisible();
  const categories = page.getByRole('navigation', { name: 'Game category of records' });
  await categories.getByRole('link', { name: 'All' }).click();
  const periods = page.getByRole('navigation', { name: 'Period of records' });
  await periods.getByRole('link', { name: 'Season' }).click();
  await expect(page).toHaveURL(/\/records\?period=all&season=[\w-]+&by=score/);
  await expect(page.locator('.page-data-summary')).not.toContainText('All time');
  await periods.getByRole('link', { name: 'Day' }).click();
  await expect(page).toHaveURL(/\/records\?from=([\d-]+)&to=\1&by=score/);
  await expect(periods.getByRole('link', { name: 'Day' })).toHaveAttribute('aria-current', 'true');

  // The player in the URL gets their rank among all players.
  const { id } = await api.homePlayer();
  await page.goto('/records?by=kills');
  await expect(page.locator('.page-data-summary')).toContainText('players');
  const summary = await page.locator('.page-data-summary').textContent();
  await page.goto(`/records?player=${id}&by=kills`);
  await expect(page.locator('.page-data-summary')).toHaveText(assertDefined(summary));
  await expect(page.getByText(/^(This player|You): rank [\d,]+ with \d+$/)).toBeVisible();
});

test('a player who is not on the board gets their rank among all matches, with equal and with fractional values', async ({
  page,
  api,
}) => {
  for (const { by, measure, unit, length } of [
    { by: 'kills', measure: 'kills', unit: '' },
    { by: 'damagePerMinute', measure: 'damagePerMinute', unit: '', length: '120-' },
  ]) {
    // All players' matches in the order of boards: of equal values, the earliest is ahead.
    const answer = await api.call('GET /api/questions', {
      query: {
        ...{ facts: 'players', measures: `${measure},first`, by: 'player,match', limit: '10000' },
        ...(length !== undefined && { length }),
      },
    });
    expect(answer.truncated).toBe(false);
    const rows = answer.rows
      .filter((row) => typeof row[measure] === 'number')
      .map((row) => ({
        player: String(row.player),
        match: String(row.match),
        value: Number(row[measure]),
        at: Date.parse(String(row.first)),
      }))
      .toSorted(
        (a, b) =>
          b.value - a.value ||
          a.at - b.at ||
          compareTexts(a.player, b.player) ||
          compareTexts(a.match, b.match),
      );
    const listed = new Set(rows.slice(0, 50).map(({ player }) => player));
    const best = assertDefined(rows.find(({ player }) => !listed.has(player)));
    const rank = rows.indexOf(best) + 1;
    await page.goto(`/records?player=${best.player}&by=${by}`);
    const value = formatNumber(Math.round(best.value));
    await expect(
      page.getByText(`This player: rank ${formatNumber(rank)} with ${value}${unit}`, {
        exact: true,
      }),
    ).toBeVisible();
  }
});

const compareTexts = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);

test('an unknown player is reported, a failed rank can be retried, and numbers are explained', async ({
  page,
  problems,
}) => {
  problems.allow(/500/);
  await page.goto('/records?player=99999999');
  await expect(page.getByText('This player is unknown or hidden.')).toBeVisible();
  const overview = page.getByRole('region', { name: 'Records of the period' });
  const streaks = page.getByRole('region', { name: 'Longest streaks' });
  for (const card of [overview, streaks]) {
    const numbers = card.getByRole('listitem');
    await expect(numbers).not.toHaveCount(0);
    await expect(card.getByRole('button', { name: /^What is “/ })).toHaveCount(
      await numbers.count(),
    );
  }

  const json = { code: 'internal', message: 'Internal server error', requestId: 'abc-8' };
  await page.route(/api\/questions\?.*player=99999999/, (route) =>
    route.fulfill({ status: 500, json }),
  );
  await page.goto('/records?player=99999999&by=score');
  await expect(page.getByText('Request abc-8')).toBeVisible();
  await expect(page.getByRole('table', { name: 'The best 50: Score' })).toBeVisible();
  await page.unroute(/api\/questions\?.*player=99999999/);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('This player is unknown or hidden.')).toBeVisible();
});

test('a profile shows personal bests with the previous ones, and marks the matches that set them', async ({
  page,
  api,
}) => {
  const { id } = await api.homePlayer();
  const query = { facts: 'players', measures: 'damage,first', by: 'match', limit: '10000' };
  const answer = await api.call('GET /api/questions', { query: { ...query, player: id } });
  const rows = answer.rows.map((row) => ({
    match: String(row.match),
    damage: Number(row.damage),
    at: Date.parse(String(row.first)),
  }));
  const best = assertDefined(rows.toSorted((a, b) => b.damage - a.damage || a.at - b.at)[0]);
  const previousBest = Math.max(
    ...rows.filter(({ at }) => at < best.at).map((row) => Number(row.damage)),
  );

  await page.goto(`/user/${id}?tab=bests`);
  const bests = page.getByRole('table', { name: 'Personal bests' });
  const explanation = page.getByRole('button', { name: 'What is “Damage”?', exact: true });
  const damage = bests.getByRole('row').filter({ has: explanation });
  await expect(damage.getByRole('cell').nth(0)).toHaveText(formatNumber(best.damage));
  await expect(damage.getByRole('cell').nth(3)).toContainText(formatNumber(previousBest));
  await expect(bests.getByRole('rowheader', { name: 'Wins in a row' })).toBeVisible();
  const statNames = bests.getByRole('rowheader');
  await expect(statNames.getByRole('button', { name: /^What is “/ })).toHaveCount(
    await statNames.count(),
  );
  // All of a dozen rows are shown; only long tables scroll within the window.
  const isScrollable = (table: Locator) =>
    table.evaluate((element) => {
      const { scrollHeight = 0, clientHeight = 0 } = element.parentElement ?? {};
      // Borders that rows share may reach a pixel beyond the region, where nothing scrolls.
      return scrollHeight > clientHeight + 5;
    });
  expect(await isScrollable(bests)).toBe(false);
  expect(await isScrollable(page.getByRole('table', { name: 'When they were broken' }))).toBe(true);
  await expect(page.getByRole('table', { name: 'When they were broken' })).toBeVisible();

  // The match shows in which numbers it was the best, as the match history does.
  await damage.getByRole('link').first().click();
  await expect(page).toHaveURL(`/match/${best.match}?player=${id}`);
  const header = page.locator('.match-header');
  await expect(header.getByText(/^Personal best in the mode: .*Damage/)).toBeVisible();
  await page.goto(`/user/${id}?tab=matches`);
  await expect(page.getByRole('table').first()).toBeVisible();
  await simulateInteraction(page);
  await expect(page.getByText(/^Personal best in the mode: /).first()).toBeVisible();
});

test('a match marks everyone who set a personal best or holds a record with it', async ({
  page,
  api,
}) => {
  const query = { facts: 'players', measures: 'damage,first', by: 'player,match', limit: '10000' };
  const answer = await api.call('GET /api/questions', { query: { ...query, mode: '8v8' } });
  const [record] = answer.rows.toSorted(
    (a, b) =>
      Number(b.damage) - Number(a.damage) ||
      Date.parse(String(a.first)) - Date.parse(String(b.first)),
  );
  const [player, match] = [String(record?.player), String(record?.match)];
  const name = assertDefined(answer.names.player?.[player]);
  // Opened without a player, so that only the scoreboard shows it.
  await page.goto(`/match/${match}`);
  const rowOfHolder = page.getByRole('row').filter({ has: page.getByRole('link', { name }) });
  await expect(rowOfHolder).toBeVisible();
  await expect(page.getByText(/record of the mode/)).toHaveCount(0);
  await simulateInteraction(page);
  await expect(rowOfHolder.getByText(/^: All-time record of the mode: Damage/)).toBeAttached();
  await rowOfHolder.getByRole('button').first().click();
  const details = page.locator('.mark-details');
  await expect(details.getByText(/^All-time record of the mode: Damage/)).toBeVisible();

  // The match history of the player shows it as well.
  const day = String(record?.first).slice(0, 10);
  await page.goto(`/user/${player}?tab=matches&mode=8v8&from=${day}&to=${day}`);
  await simulateInteraction(page);
  await expect(page.getByText(/^All-time record of the mode: Damage/)).toBeVisible();
});
