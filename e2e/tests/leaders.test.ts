import { readFile } from 'node:fs/promises';
import { assertDefined } from '../src/assert-defined.ts';
import { formatNumber } from '../src/format.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the overview leads to a kind and a board, whose measure and minimum games are in the URL', async ({
  page,
  api,
}) => {
  await page.goto('/leader?period=all&minGames=5');
  const weapons = page.getByRole('table', { name: 'Leaders with weapons' });
  await expect(weapons.getByRole('rowheader').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Changes of the week' })).toBeVisible();
  const [best] = (await api.call('GET /api/leaders', { query: { kind: 'weapon', minGames: '5' } }))
    .leaders;
  const { part: bestPart, best: bestPlayer } = assertDefined(best);
  await expect(
    weapons
      .getByRole('row', { name: bestPart.name })
      .getByText(`${formatNumber(bestPlayer.games)} games`)
      .first(),
  ).toBeVisible();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Save as CSV' }).click();
  const file = await readFile(await (await saving).path(), 'utf8');
  expect(file).toContain(`,${bestPart.name},${bestPart.id},`);
  expect(file).toContain(`,${bestPlayer.games},`);
  await page.getByRole('link', { name: 'All weapons' }).click();
  await expect(page).toHaveURL('/leader/weapon?period=all&minGames=5');
  const part = weapons.getByRole('rowheader').getByRole('link').first();
  const name = await part.textContent();
  await part.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Best with ${name}`);
  const id = assertDefined(new URL(page.url()).pathname.split('/').at(-1));

  // Everyone with enough games is ranked, even if there are few such players.
  const query = { facts: 'parts', measures: 'games', by: 'player', part: id, min: 'games:5' };
  const answer = await api.call('GET /api/questions', { query });
  const board = page.getByRole('table', { name: 'The best 100 players' });
  // Every number that can be sorted by has its explanation; names need none.
  await expect(board.locator('thead th:not(:has(.explain-mark))')).toHaveText(['Player']);
  await expect(board.getByRole('rowheader')).toHaveCount(answer.rows.length);
  await page.getByRole('combobox', { name: 'Ranked by' }).selectOption('Win rate');
  await expect(page).toHaveURL(/by=winRate/);
  await expect(
    page.getByText('Ranked by the lower end of the interval of Win rate.'),
  ).toBeVisible();
  await expect(
    page.getByRole('table', { name: 'Who led in each month' }).getByRole('rowheader').first(),
  ).toBeVisible();
  await page.getByRole('combobox', { name: 'Minimum games' }).selectOption('10+ games');
  await expect(page).toHaveURL(/minGames=10/);
  const rankedCount = answer.rows.filter(({ games }) => Number(games) >= 10).length;
  await expect(board.getByRole('rowheader')).toHaveCount(rankedCount);

  // The games lead to that player's matches with the part.
  await board
    .getByRole('link', { name: /their matches with this part/ })
    .first()
    .click();
  await expect(page).toHaveURL(/\/performance\/weapon\/\w+\?period=all&player=/);

  // The leader with the part is marked on the lists, which still count all players.
  const leader = new URL(page.url()).searchParams.get('player');
  await page.goto('/leader?period=all&minGames=5');
  await expect(page.locator('.page-data-summary')).toContainText('players');
  const summary = await page.locator('.page-data-summary').textContent();
  await page.goto(`/leader?period=all&minGames=5&player=${leader}`);
  await expect(page.getByText(/^(This player|You): ranked with \d+ of \d+ parts/)).toHaveCount(3);
  await expect(page.locator('.page-data-summary')).toHaveText(assertDefined(summary));
  await page.goto(`/leader/weapon?period=all&minGames=10&by=winRate&player=${leader}`);
  await expect(
    weapons
      .getByRole('row', { name: assertDefined(name) })
      .getByRole('cell', { name: `1 of ${rankedCount}` }),
  ).toBeVisible();
});

test('a link of a board keeps the focus while more numbers of its row arrive', async ({
  page,
  api,
}) => {
  const [best] = (await api.call('GET /api/leaders', { query: { kind: 'weapon', minGames: '5' } }))
    .leaders;
  const numbersAllowed = Promise.withResolvers<void>();
  await page.route(/\/api\/questions\?.*[?&]player=/, async (route) => {
    await numbersAllowed.promise;
    await route.continue();
  });
  await page.goto(`/leader/weapon/${assertDefined(best).part.id}?period=all&minGames=5`);
  const row = page.getByRole('table', { name: 'The best 100 players' }).locator('tbody tr').first();
  const link = row.getByRole('link', { name: /their matches with this part/ });
  await link.focus();
  const kills = row.getByRole('cell').last();
  await expect(kills).toHaveText('–');
  numbersAllowed.resolve();
  await expect(kills).not.toHaveText('–');
  await expect(link).toBeFocused();
});

test('a page of an unknown part names it and leads to the list of parts', async ({ page }) => {
  for (const list of ['/leader/weapon', '/performance/weapon']) {
    await page.goto(`${list}/CarPart_Gun_Unheard`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Part not found.');
    await expect(page.getByText('“CarPart_Gun_Unheard” is not in the catalogue')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'All weapons' }).click();
    await expect(page).toHaveURL(list);
  }
});

test('outdated numbers are shown with their time until the new ones are ready', async ({
  page,
}) => {
  let isOutdated = true;
  await page.route(/\/api\/(questions|leaders)\?/, async (route) => {
    const response = await route.fetch();
    const answer = await response.json();
    const outdated = { outdated: true, asOf: '2026-05-07T01:17:00.000Z' };
    await route.fulfill({ response, json: isOutdated ? { ...answer, ...outdated } : answer });
  });
  await page.goto('/leader');
  const summary = page.locator('.page-data-summary');
  // In the viewer's time zone.
  await expect(summary).toContainText('2:17 AM');
  isOutdated = false;
  await expect(summary).not.toContainText('2:17 AM');
});
