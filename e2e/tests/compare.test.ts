import { readFile } from 'node:fs/promises';
import { assertDefined } from '../src/assert-defined.ts';
import { expectAccessible, expectNoRawKeys } from '../src/check-screen.ts';
import { findScrollingTables } from '../src/find-scrolling-tables.ts';
import { formatNumber } from '../src/format.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('players are added, ordered, compared and exported, and lead to their matches', async ({
  page,
  api,
}) => {
  const { players } = await api.players();
  const [first, second] = [assertDefined(players[0]), assertDefined(players[1])];
  await page.goto('/compare?period=all');
  await expect(page.getByText('Nothing to compare yet')).toBeVisible();
  const search = page.getByRole('combobox', { name: 'Add a player' });
  const hits = page.getByRole('listbox', { name: 'Add a player' });
  for (const player of [first, second]) {
    await search.fill(player.nickname);
    await hits.getByRole('option', { name: player.nickname }).first().click();
    await expect(page).toHaveURL(new RegExp(`players=[^&]*${player.id}`));
  }
  const numbers = page.getByRole('table', { name: 'Side by side: table' });
  const answer = await api.call('GET /api/questions', {
    query: {
      facts: 'players',
      measures: 'games',
      by: 'player',
      player: `${first.id},${second.id}`,
    },
  });
  const gamesOf = (id: string) =>
    formatNumber(Number(answer.rows.find((row) => row.player === id)?.games));
  const games = numbers.getByRole('row', { name: /^Games/ }).getByRole('cell');
  await expect(games).toHaveText([gamesOf(first.id), gamesOf(second.id)]);
  await expect(page.getByText(/^More than chance: \d+ of \d+ differences$/)).toBeVisible();
  const { current } = await api.call('GET /api/players/{id}/rating', {
    params: { id: first.id },
    query: {},
  });
  await expect(
    numbers
      .getByRole('row', { name: /^MMR\b(?! \()/ })
      .getByRole('cell')
      .first(),
  ).toContainText(formatNumber(assertDefined(current).mmr));
  const { matches: medalMatches, medals } = await api.call('GET /api/players/{id}/medals', {
    params: { id: first.id },
    query: {},
  });
  const medal = assertDefined(medals[0]);
  await expect(
    page
      .getByRole('table', { name: 'Medals: table' })
      .getByRole('row', { name: new RegExp(`^${medal.name}`) })
      .getByRole('cell')
      .first(),
  ).toContainText(((100 * medal.matches) / medalMatches).toFixed(1));
  for (const name of ['Form over time', 'Percentiles', 'On the same team']) {
    await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
  }
  await expectAccessible(page, 'compare');

  // The keyboard makes the second player the reference; dragging moves them back.
  const move = page.getByRole('button', { name: `Move ${second.nickname} left` });
  await move.focus();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`players=${second.id}(%2C|,)${first.id}`));
  await expect(games).toHaveText([gamesOf(second.id), gamesOf(first.id)]);
  await expect(move).toBeFocused();
  const entries = page.getByRole('list', { name: 'Players compared' }).getByRole('listitem');
  await entries.nth(1).dragTo(entries.nth(0));
  await expect(page).toHaveURL(new RegExp(`players=${first.id}(%2C|,)${second.id}`));
  await expect(games).toHaveText([gamesOf(first.id), gamesOf(second.id)]);

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page
      .getByRole('region', { name: 'Side by side', exact: true })
      .getByRole('button', { name: 'Save as CSV' })
      .click(),
  ]);
  const [headings] = (await readFile(await download.path(), 'utf8')).split('\r\n');
  expect(headings).toContain(`${second.nickname}: more than chance?`);

  const split = page.getByRole('region', { name: 'Win rates compared', exact: true });
  await split.getByRole('link', { name: 'Weapon' }).click();
  await expect(page).toHaveURL(/split=part/);
  await expect(split.getByRole('columnheader', { name: 'Weapon' })).toBeVisible();

  await page.getByRole('link', { name: 'With and against each other' }).click();
  await expect(page).toHaveURL(/\/versus\?players=/);
  const meetings = page.getByRole('region', {
    name: `${first.nickname} and ${second.nickname}`,
    exact: true,
  });
  await expect(meetings).toBeVisible();
  const { rows, total } = await api.call('GET /api/questions', {
    query: {
      facts: 'players',
      measures: 'appearances,games',
      by: 'match,team,mode',
      player: `${first.id},${second.id}`,
      min: 'appearances:2',
      limit: '10000',
    },
  });
  expect(total).toBe(rows.length);
  const together = rows.filter((row) => Number(row.games) > 0).length;
  await page.goto(`/versus?players=${first.id},${second.id}&period=all`);
  await expect(
    meetings
      .getByRole('row', { name: /^All modes/ })
      .getByRole('cell')
      .first(),
  ).toHaveText(new RegExp(`^${formatNumber(together)}(?!\\d)`));
  const duels = page.getByRole('table', { name: 'What they did to each other' });
  const { duels: expectedDuels } = await api.call('GET /api/players/{id}/duels', {
    params: { id: first.id },
    query: { opponents: second.id },
  });
  if (expectedDuels.length > 0) {
    const duel = assertDefined(expectedDuels[0]);
    const all = duels.getByRole('row', { name: /^All modes/ });
    await expect(all.getByRole('rowheader')).toContainText(
      `Matches: ${formatNumber(duel.matches)}`,
    );
    await expect(all.getByRole('cell').first()).toContainText(
      `${first.nickname} ${formatNumber(duel.kills)}`,
    );
    await expect(all.getByRole('cell').first()).toContainText(
      `${formatNumber(duel.kills / duel.matches, 2)} per match (`,
    );
    // Modes have names, not ids.
    await expect(duels).not.toContainText(/clan-war|restricted-8v8|battle-royale/);
  }
  const side = page.getByRole('group', { name: 'First side' });
  const third = assertDefined(players[2]);
  await side.getByRole('combobox', { name: 'Add a player' }).fill(third.nickname);
  // Enter waits for the search results.
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    new RegExp(`players=${first.id}(%2C|,)${third.id}.*against=${second.id}`),
  );
  await expect(
    page.getByRole('region', {
      name: `${first.nickname} + ${third.nickname} and ${second.nickname}`,
      exact: true,
    }),
  ).toBeVisible();
  await expectAccessible(page, 'versus');
  await page.setViewportSize({ width: 390, height: 844 });
  await expect(page.locator('main .table-scroll').first()).toBeVisible();
  expect(await page.evaluate(findScrollingTables)).toEqual([]);
  await page.setViewportSize({ width: 1440, height: 900 });
});

test('an unknown player or part is named, can be removed, and is left out of the comparison', async ({
  page,
  api,
}) => {
  const { players } = await api.players();
  const [first, second] = [assertDefined(players[0]), assertDefined(players[1])];
  const numbers = page.getByRole('table', { name: 'Side by side: table' });
  await page.goto(`/versus?players=1@nobody,${second.id}`);
  await expect(page.getByText('Unknown player 1@nobody')).toBeVisible();
  await expect(page.getByText('Choose who meets whom')).toBeVisible();

  await page.goto(`/compare?players=1@nobody,${first.id},${second.id}&period=all`);
  await expect(page.getByText('In no stored match, or hidden: left out')).toBeVisible();
  await expect(numbers.getByRole('columnheader')).toHaveText([
    'Stat',
    first.nickname,
    second.nickname,
  ]);
  await page.getByRole('button', { name: 'Remove Unknown player 1@nobody' }).click();
  await expect(page).toHaveURL(new RegExp(`players=${first.id}(%2C|,)${second.id}`));
  await expect(page.getByText('Unknown player')).toHaveCount(0);
  await page.goto(`/compare?players=${first.id},1@nobody`);
  await expect(page.getByText('Add at least one more')).toBeVisible();
  await page.goto('/compare?parts=Nothing_Known');
  await expect(page.getByText('Unknown part Nothing_Known')).toBeVisible();
});

test('parts have percentiles in their kind, with how many they are compared with', async ({
  page,
  api,
}) => {
  const askForDamage = async (partKind: string) => {
    const query = { facts: 'parts', measures: 'damagePerGame,games', by: 'part', partKind };
    return api.call('GET /api/questions', {
      query: { ...query, carried: 'true', min: 'games:20', limit: '1000' },
    });
  };
  const weapons = await askForDamage('weapon');
  const meanOf = ({ damagePerGame }: (typeof weapons.rows)[number]) =>
    (damagePerGame as { mean: number }).mean;
  const ranked = weapons.rows.toSorted((a, b) => meanOf(a) - meanOf(b));
  const [worst, best] = [assertDefined(ranked[0]), assertDefined(ranked.at(-1))];
  await page.goto(`/compare?parts=${best.part},${worst.part}&period=all`);
  const card = page.getByRole('region', { name: 'Percentiles', exact: true });
  await expect(card.getByText(`among ${ranked.length} parts`)).toHaveCount(2);
  const cells = card.getByRole('row', { name: /^Damage per match/ }).getByRole('cell');
  await expect(cells.first()).toHaveText(/^(9[5-9]|100)$/);
  await expect(cells.last()).toHaveText(/^[0-5]$/);
  await expectAccessible(page, 'compare-parts');

  // Too few builds have enough games here, and the card says so.
  const builds = await api.call('GET /api/questions', {
    query: { facts: 'players', measures: 'games', by: 'build', limit: '2' },
  });
  const ids = builds.rows.map(({ build }) => String(build));
  await page.goto(`/compare?builds=${ids.join(',')}&period=all`);
  await expect(card.getByText('Too few builds for percentiles')).toBeVisible();
});

test('duels and medals count only confirmed matches where only those count', async ({
  page,
  api,
}) => {
  const { players } = await api.players();
  const ids = players.slice(0, 2).map(({ id }) => id);
  await page.route('**/api/status', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), minWitnesses: 2 } });
  });
  for (const [path, call, name] of [
    ['versus', 'duels', 'What they did to each other'],
    ['compare', 'medals', 'Medals'],
  ] as const) {
    const request = page.waitForRequest((sent) => sent.url().includes(`/${call}?`));
    await page.goto(`/${path}?players=${ids.join(',')}&period=all`);
    expect(new URL((await request).url()).searchParams.get('confirmed')).toBe('2');
    const card = page.getByRole('region', { name, exact: true });
    await expect(card.locator('.skeleton')).toHaveCount(0);
    await expect(card).toBeVisible();
    await expectNoRawKeys(page, path);
  }
  await page.unrouteAll();
});

test('hits of a search are moved through and picked by the keyboard', async ({ page, api }) => {
  const { players } = await api.players();
  const letters = players.map(({ nickname }) => nickname.charAt(0).toLowerCase());
  const letter = letters.find(
    (candidate, index) => /[a-z]/.test(candidate) && letters.indexOf(candidate) < index,
  );
  const text = assertDefined(letter);
  await page.goto('/compare?period=all');
  const search = page.getByRole('combobox', { name: 'Add a player' });
  const hits = page.getByRole('listbox', { name: 'Add a player' }).getByRole('option');
  const active = hits.and(page.locator('[aria-selected="true"]'));
  await search.fill(text);
  await expect(hits.first()).toBeVisible();
  const texts = await hits.allTextContents();
  expect(texts.length).toBeGreaterThan(1);
  await expect(search).toHaveAttribute('aria-expanded', 'true');
  const expectActive = async (index: number) => {
    await expect(active).toHaveText([assertDefined(texts.at(index))]);
    await expect(search).toHaveAttribute(
      'aria-activedescendant',
      assertDefined(await active.getAttribute('id')),
    );
  };
  await expectActive(0);
  await page.keyboard.press('ArrowUp');
  await expectActive(-1);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('End');
  await expectActive(-1);
  await page.keyboard.press('Home');
  await expectActive(0);
  await page.keyboard.press('Escape');
  await expect(hits).toHaveCount(0);
  await expect(search).toHaveValue(text);
  await page.keyboard.press('ArrowDown');
  await expectActive(0);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/players=/);
  const entries = page.getByRole('list', { name: 'Players compared' });
  await expect(entries.getByRole('link')).toHaveText(
    assertDefined(texts[1]).replace(/[\d,]+ games?$/, ''),
  );
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('');
  await search.fill(text);
  await expect(hits.first()).toBeVisible();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
});
