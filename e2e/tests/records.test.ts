import { assertDefined } from '../src/assert-defined.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a board of records has the best matches, and its number, period and category are in the URL', async ({
  page,
  api,
}) => {
  // Every player's match of a mode, sorted here: the most damage first, of equal ones the earliest.
  const query = { facts: 'players', measures: 'damage,first', by: 'player,match', limit: '10000' };
  const all = await api.call('GET /api/questions', { query: { ...query, mode: 'clan-war' } });
  expect(all.truncated).toBe(false);
  const best = all.rows
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
    best.map(({ player }) => assertDefined(all.names.player?.[String(player)])),
  );
  const matches = board.getByRole('link', { name: /:\d\d/ });
  for (const index of [0, 49]) {
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
  await periods.getByRole('link', { name: 'Day' }).click();
  await expect(page).toHaveURL(/\/records\?from=([\d-]+)&to=\1&by=score/);
  await expect(periods.getByRole('link', { name: 'Day' })).toHaveAttribute('aria-current', 'true');

  // A player of the URL sees where they stand among everybody.
  const { id } = await api.homePlayer();
  await page.goto(`/records?player=${id}&by=kills`);
  await expect(page.getByText(/^(This player|You): place [\d,]+ with \d+$/)).toBeVisible();
});
