import { assertDefined } from '../src/assert-defined.ts';
import { formatNumber } from '../src/format.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { card, expectMatches, expectProfile, stat } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the start page is the profile of the most active player, with the numbers of the server', async ({
  page,
  api,
}) => {
  const player = await api.homePlayer();
  const profile = await api.profile(player.id);
  expect(profile.games).toBeGreaterThan(20);

  await page.goto('/');
  await expect(page).toHaveTitle(`${player.nickname} | Scrapboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player.nickname);
  await expectProfile(page, profile);
  const { matches } = await api.matches(player.id, { limit: 20 });
  const recent = matches.filter(({ result }) => result !== 'unfinished');
  const kills = recent.reduce((sum, match) => sum + match.kills, 0) / recent.length;
  await expect(stat(page, 'Kills').detail).toHaveText(
    `last ${recent.length}: ${formatNumber(kills, 2)} per game`,
  );

  await test.step('the rating’s change, the last twenty results and each session’s result', async () => {
    const { id, mmr, mmr30DaysBefore } = player;
    const { matches, sessions } = await api.matches(id, { limit: 20 });
    const record = card(page, 'Record');
    const change = mmr - mmr30DaysBefore;
    const sign = change > 0 ? '+' : change < 0 ? '−' : '';
    await expect(record).toContainText(`${sign}${formatNumber(Math.abs(change))} in 30 days`);
    const results = { win: 'Win', loss: 'Loss', draw: 'Draw', unfinished: 'Unfinished' };
    const marks = record.getByRole('list', { name: /^Last 20 matches: / }).getByRole('link');
    const oldestFirst = matches.toReversed();
    await expect(marks).toHaveCount(20);
    for (const [index, mark] of (await marks.all()).entries()) {
      const { result, map, id: match } = assertDefined(oldestFirst[index]);
      await expect(mark).toHaveAccessibleName(new RegExp(`^${results[result]}, ${map.name}, `));
      await expect(mark).toHaveAttribute('href', `/match/${match}?player=${id}`);
    }

    const oldestShown = matches.slice(0, 8).at(-1)?.startedAt ?? '';
    const headings = page
      .getByRole('table', { name: 'Matches, newest first' })
      .locator('.session-row');
    const expected = sessions
      .filter(({ to }) => to >= oldestShown)
      .map(({ wins, losses, mmrChange, matches: count }) => {
        const change = mmrChange === null ? '' : String(Math.abs(mmrChange));
        return new RegExp(`${wins} to ${losses}.*${change}.*${count} match`);
      });
    await expect(headings).toHaveText(expected);
  });
  await test.step('when the data last changed', async () => {
    const { updatedAt } = await api.status();
    const updated = page.locator('time', { hasText: /^Last updated / });
    await expect(updated).toHaveText(/^Last updated (now|\d+ \w+ ago)$/);
    await expect(updated).toHaveAttribute('datetime', assertDefined(updatedAt));
    await updated.getByRole('button').press('Enter');
    await expect(updated).toContainText('UTC');
  });
  await test.step('kills and assists per game are a fraction whose line touches no letter', async () => {
    const label = stat(page, /Kills and assists per game/)
      .value.locator('../..')
      .getByRole('term');
    await expect(label.locator('mfrac > *')).toHaveCount(2);
    const gaps = await label.locator('mfrac > *').evaluateAll((terms) =>
      terms.map((term) => {
        const { paddingTop, paddingBottom } = getComputedStyle(term);
        return parseFloat(paddingTop) + parseFloat(paddingBottom);
      }),
    );
    for (const gap of gaps) expect(gap).toBeGreaterThanOrEqual(2);
  });
  await test.step('the welcome card names the three people the player most often plays with', async () => {
    const { players } = await api.playedWith(player.id);
    const teammates = players
      .filter(({ together }) => together.of > 0)
      .sort((a, b) => b.inParty - a.inParty || b.together.of - a.together.of)
      .slice(0, 3);
    expect(teammates).toHaveLength(3);

    const welcome = card(page, 'Welcome back, visitor!');
    await expect(welcome.getByRole('link')).toContainText(
      teammates.map((teammate) => teammate.player.nickname),
    );
    const teammate = assertDefined(teammates[0]);
    expect(teammate.inParty).toBeGreaterThan(1);
    await expect(welcome.getByRole('link').first()).toContainText(
      `${teammate.inParty} matches in a party`,
    );
    await welcome.getByRole('link').first().click();
    await expect(page).toHaveURL(`/user/${teammate.player.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(teammate.player.nickname);
  });
});

test('a page whose data arrives before its scripts is drawn at once, with its numbers', async ({
  page,
  api,
}) => {
  const { id, nickname } = await api.homePlayer();
  // What the first drawing of the app contains; the static frame has no navigation.
  await page.addInitScript(() => {
    new MutationObserver((_, observer) => {
      if (document.querySelector('nav') === null) return;
      observer.disconnect();
      const textOf = (selector: string) => document.querySelector(selector)?.textContent;
      Object.assign(window, { firstDrawing: [textOf('h1'), textOf('.stat-value')] });
    }).observe(document, { childList: true, subtree: true });
  });
  // However slow the machine is, the app does not give up waiting for its page.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  const release = await holdRequests(page, /\/assets\/index-[\w-]+\.js$/);
  const responses = [/\/api\/status$/, /\/dev\/profile\/\w+$/, /\/api\/players\/\w+$/].map(
    async (path) => (await page.waitForResponse(path)).finished(),
  );
  await page.goto('/', { waitUntil: 'commit' });
  await Promise.all(responses);
  release();
  const { games } = await api.profile(id);
  await expect
    .poll(() => page.evaluate(() => Reflect.get(window, 'firstDrawing')))
    .toEqual([nickname, games.toLocaleString('en')]);
});

test('the newest matches are listed, and a row leads to its match and back', async ({
  page,
  api,
}) => {
  const player = await api.homePlayer();
  const { matches } = await api.matches(player.id, { limit: 8 });
  expect(matches).toHaveLength(8);
  await page.goto('/');
  await expectMatches(page, matches);

  const second = assertDefined(matches[1]);
  await card(page, 'Match History').getByRole('link', { name: second.map.name }).first().click();
  await expect(page).toHaveURL(/\/match\/[0-9a-z]{13}\?player=/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(second.map.name);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player.nickname);
  await expectMatches(page, matches);
});

test('Refresh loads the current data', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  const { games } = await api.profile(id);
  await page.goto('/');
  await expect(stat(page, 'Games').value).toHaveText(games.toLocaleString('en'));
  await page.route(`**/dev/profile/${id}`, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...(await response.json()), games: '98765' } });
  });
  const refresh = page.getByRole('button', { name: 'Refresh' });
  await refresh.click();
  await expect(stat(page, 'Games').value).toHaveText('98,765');
  await expect(refresh).toHaveAttribute('aria-busy', 'false');
});

test('a profile that fails to load says so, shows the request ID and can be retried', async ({
  page,
  api,
  problems,
}) => {
  problems.allow(/500/);
  problems.allow(/internal/);
  const player = await api.homePlayer();
  await page.route('**/dev/profile/*', (route) =>
    route.fulfill({
      status: 500,
      json: { code: 'internal', message: 'disk failure', requestId: 'request-77' },
    }),
  );
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Internal server error.');
  await expect(page.getByText('request-77')).toBeVisible();
  await page.unroute('**/dev/profile/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(player.nickname);
  await expectProfile(page, await api.profile(player.id));
});

test('another player has their own page, with their former names', async ({ page, api }) => {
  const { players } = await api.players({ sort: 'games', direction: 'desc' });
  const player = await api.player(assertDefined(players[3]).id);
  await page.goto(`/user/${player.id}`);
  await expect(page).toHaveTitle(`${player.nickname} | Scrapboard`);
  await expectProfile(page, await api.profile(player.id));
  const names = player.nicknames.slice(0, 3).map(({ nickname }) => nickname);
  await expect(card(page, 'Names').getByRole('listitem')).toContainText(names);
});

test('an unknown game id shows an error', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/user/999999999');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Player not found.');
  await expect(page).toHaveTitle('Player not found. | Scrapboard');
  await expect(page.getByText('999999999')).toBeVisible();
  await page.getByRole('link', { name: 'Find a player' }).click();
  await expect(page).toHaveURL('/user');
});

test('a rate of few games is greyed and shows its range and a note', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  const { matches } = await api.matches(id, { limit: 10 });
  const from = assertDefined(matches.at(-1)).startedAt;
  const profile = await api.profile(id, { from });
  expect(profile.games).toBeGreaterThan(0);
  expect(profile.games).toBeLessThan(20);
  await page.goto(`/?from=${from}`);
  await expectProfile(page, profile);
  const colorOf = (term: string) =>
    stat(page, term).value.evaluate(
      (value) => getComputedStyle(value.firstElementChild ?? value).color,
    );
  expect(await colorOf('MVP%')).not.toBe(await colorOf('Games'));
  await page.goto('/?minPowerScore=99000');
  await expect(stat(page, 'WR').value).toHaveText('0.0%');
  await expect(stat(page, /Kills and assists per game/).value).toHaveText('0%');
});

test('a stat is explained on focus and on touch, with a link to the help page', async ({
  page,
}) => {
  await page.goto('/');
  const label = page.getByRole('button', { name: 'WR', exact: true });
  const text = page.getByText('Wins as a percentage of all games');
  await label.focus();
  await page.keyboard.press('Enter');
  await expect(text).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(text).toBeHidden();
  await expect(label).toBeFocused();
  await page.setViewportSize({ width: 390, height: 844 });
  await label.click();
  await expect(text).toBeInViewport({ ratio: 1 });
  await page.getByRole('link', { name: 'All stats in the help' }).click();
  await expect(page).toHaveURL('/help#stat-winRate');
  await expect(page.getByText('Wins as a percentage of all games')).toBeInViewport();
});
