import { readFile } from 'node:fs/promises';
import { assertDefined } from '../src/assert-defined.ts';
import { checkScreen } from '../src/check-screen.ts';
import { formatNumber } from '../src/format.ts';
import { callFrom, createPerson } from '../src/settings-pages.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a question is chosen, drawn, exported, called, saved and opened again', async ({
  page,
  api,
}) => {
  // Facts are updated within seconds of new matches.
  await expect
    .poll(async () => (await api.call('GET /api/status')).facts?.isCurrent, { timeout: 60_000 })
    .toBe(true);
  await page.goto('/explore?period=all');
  const card = page.getByRole('region', { name: 'Matches: Month' });
  await expect(card.getByRole('figure', { name: 'Matches: Month' })).toBeVisible();

  // Choices that do not fit are disabled and say why.
  const measure = page.getByLabel('Show', { exact: true });
  const by = page.getByLabel('By', { exact: true });
  await expect(by.locator('option[value="part"]')).toBeDisabled();
  await expect(by.locator('option[value="part"]')).toHaveText(/not recorded by/);
  await measure.selectOption('winRate');
  await by.selectOption('mode');
  await expect(page).toHaveURL('/explore?period=all&measure=winRate&by=mode');
  const rates = page.getByRole('region', { name: 'Win rate: Game mode' });
  await expect(rates.getByRole('link', { name: 'Ranges' })).toHaveAttribute('aria-current', 'true');

  // The table, the file and the API answer the same.
  await rates.getByRole('link', { name: 'Table' }).click();
  const { rows } = await api.call('GET /api/questions', {
    query: { facts: 'players', measures: 'winRate,games', by: 'mode', limit: '1000' },
  });
  await expect(rates.locator('tbody').getByRole('row')).toHaveCount(rows.length);
  const download = page.waitForEvent('download');
  await rates.getByRole('button', { name: 'All rows as NDJSON' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('win-rate-game-mode.ndjson');
  const lines = (await readFile(await saved.path(), 'utf8')).trimEnd().split('\n');
  expect(lines.map((line) => JSON.parse(line))).toEqual(rows);
  const parquet = page.waitForEvent('download');
  await rates.getByRole('button', { name: 'All rows as Parquet' }).click();
  expect((await parquet).suggestedFilename()).toBe('win-rate-game-mode.parquet');
  await rates.getByRole('button', { name: 'As API call' }).click();
  await expect(rates.locator('code').last()).toHaveText(
    /^curl 'http.*\/api\/questions\?facts=players&measures=winRate%2Cgames&by=mode/,
  );

  // It is saved under a name, and reopened from another question.
  await page.getByLabel('Name', { exact: true }).fill('My modes');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'When is the most played?' }).click();
  await expect(page.getByRole('figure', { name: 'Matches: Day of the week × Hour' })).toBeVisible();
  await checkScreen(page, 'explorer', { coverage: 'similar', shouldCheckFrame: false });
  await page.getByRole('link', { name: 'My modes' }).click();
  await expect(page).toHaveURL('/explore?period=all&measure=winRate&by=mode&chart=table');
  await page.getByRole('button', { name: 'Remove “My modes”' }).click();
  await expect(page.getByRole('link', { name: 'My modes' })).toHaveCount(0);

  // A player is marked among all players.
  const { rows: players, names } = await api.call('GET /api/questions', {
    query: { facts: 'players', measures: 'games', by: 'player', limit: '2' },
  });
  await page.goto(`/explore?period=all&measure=damagePerGame&by=mode&player=${players[0]?.player}`);
  const nameOf = (id: unknown) => names.player?.[String(id)] ?? '';
  const [first, second] = players.map(({ player }) => nameOf(player));
  await expect(page.getByLabel(new RegExp(`${first}: `)).first()).toBeAttached();

  // Another one is found by name, shown beside the first with their own numbers, and removed.
  const search = page.getByRole('combobox', { name: 'Add a player' });
  await search.fill(second ?? '');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`player=${players[0]?.player}(%2C|,)${players[1]?.player}`),
  );
  const damage = page.getByRole('region', { name: 'Damage per match: Game mode' });
  await damage.getByRole('link', { name: 'Table' }).click();
  await expect(damage.getByRole('columnheader')).toContainText([
    `${first}: Damage per match`,
    `${second}: Damage per match`,
  ]);
  const { rows: own } = await api.call('GET /api/questions', {
    query: {
      facts: 'players',
      measures: 'damagePerGame,games',
      by: 'mode',
      player: String(players[1]?.player),
    },
  });
  for (const { damagePerGame } of own.filter(({ games }) => Number(games) > 0)) {
    const { mean } = damagePerGame as { mean: number };
    await expect(damage.getByRole('cell', { name: formatNumber(mean) }).first()).toBeVisible();
  }
  await page.goBack();
  const chips = page.getByRole('list', { name: 'Players compared' });
  await chips.getByRole('link', { name: second ?? '' }).click();
  await expect(chips.getByRole('listitem')).toHaveCount(1);
  await expect(page.getByLabel(new RegExp(`${second}: `))).toHaveCount(0);

  // So is a group of players; a chart of two dimensions is drawn for both.
  await page.getByLabel('Compare with').selectOption('Solo only');
  await expect(page).toHaveURL(/peers=solo/);
  await expect(page.getByLabel(/Solo only/).first()).toBeAttached();
  await page.getByLabel('And by').selectOption('category');
  await page.getByRole('link', { name: 'Heat map' }).click();
  await expect(page.getByRole('figure', { name: /\(Solo only\)$/ })).toBeVisible();
});

test('a question about “me” says for whom it is answered, and lets a visitor choose the player', async ({
  page,
  api,
}) => {
  const { players } = await api.players();
  const { id, nickname } = assertDefined(players[0]);
  await page.goto('/explore?period=all');
  await expect(page.getByText('Answered for everyone.')).toBeVisible();
  await page.getByRole('combobox', { name: 'Who are you?' }).fill(nickname);
  await page.getByRole('option', { name: nickname }).first().click();
  await expect(page).toHaveURL(new RegExp(`player=${id}`));
  await expect(page.getByText(`Answered for ${nickname}, beside everyone.`)).toBeVisible();
  await page.getByRole('link', { name: 'Do I win more alone or in a party?' }).click();
  await expect(page).toHaveURL(new RegExp(`by=partySize.*player=${id}`));
  await expect(page.getByLabel(new RegExp(`${nickname}: `)).first()).toBeAttached();
});

test('a question is saved in the account, and its chart is on the dashboard in a chosen order', async ({
  page,
}) => {
  await page.goto('/explore?period=all&by=mode');
  const name = page.getByLabel('Name', { exact: true });
  await name.fill('Modes');
  await page.keyboard.press('Enter');
  const { accessToken } = await callFrom(page)('POST /api/auth/sign-up', {
    body: createPerson('Ines'),
  });
  await page.evaluate((token) => localStorage.setItem('accessToken', token), accessToken);
  await page.goto('/explore?period=all&measure=winRate&by=map');
  await page.getByRole('button', { name: 'Save “Modes” in my account' }).click();
  await name.fill('Maps');
  await page.keyboard.press('Enter');
  for (const saved of ['Modes', 'Maps']) {
    const pin = page.getByRole('button', { name: `“${saved}” on my dashboard` });
    await pin.click();
    await expect(pin).toHaveAttribute('aria-pressed', 'true');
  }

  await page.goto('/private');
  const charts = page.getByRole('region', { name: 'My charts' });
  const headings = charts.getByRole('heading', { level: 2 });
  await expect(headings).toHaveText(['My charts', 'Modes', 'Maps']);
  await expect(charts.getByRole('figure')).toHaveCount(2);
  await checkScreen(page, 'private-charts', { coverage: 'similar' });
  await charts.getByRole('button', { name: 'Move “Maps” up' }).click();
  await expect(headings).toHaveText(['My charts', 'Maps', 'Modes']);
  await charts.getByRole('button', { name: 'Remove “Modes” from my dashboard' }).click();
  await page.reload();
  await expect(headings).toHaveText(['My charts', 'Maps']);
  await charts.getByRole('link', { name: 'Open “Maps” in the explorer' }).click();
  await expect(page).toHaveURL('/explore?period=all&measure=winRate&by=map');
});

test('a slow question can be cancelled and repeated', async ({ page }) => {
  let isBlocked = true;
  await page.route(/measures=deaths/, async (route) => {
    if (!isBlocked) await route.continue();
  });
  await page.goto('/explore?measure=deaths&by=map&chart=table');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await expect(page.getByText('Cancelled')).toBeVisible();
  isBlocked = false;
  await page.getByRole('button', { name: 'Ask again' }).click();
  await expect(page.getByRole('table').first()).toBeVisible();
});

test('values of the same name can be told apart in the table and in the chart', async ({
  page,
}) => {
  await page.goto('/explore?period=all&measure=winRate&by=map&chart=table');
  const names = page.getByRole('table').getByRole('rowheader');
  await expect(names.first()).toBeVisible();
  const texts = await names.allTextContents();
  expect(texts.filter((text) => text.startsWith('Blood Rocks')).length).toBeGreaterThan(1);
  expect(new Set(texts).size).toBe(texts.length);
  await page.goto('/explore?period=all&measure=winRate&by=map');
  // Maps have no first and last.
  await expect(page.locator('.chart-figure > .visually-hidden').first()).toHaveText(
    /^Highest [\d.]+% \(.*\), lowest [\d.]+% \(.*\)\.$/,
  );
});
