import { assertDefined } from '../src/assert-defined.ts';
import { findMatch, formatClock, isWon8v8, matchViews } from '../src/match-page.ts';
import { definitionOf } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('a match page shows what was played, when, how it ended and who uploaded it', async ({
  page,
  api,
}) => {
  const match = await findMatch(api, isWon8v8);
  await page.goto(`/match/${match.id}`);
  await expect(page).toHaveTitle(`${match.map.name}, ${match.mode.name} | Scrapboard`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(match.map.name);
  const main = page.getByRole('main');
  await expect(main.getByText(`Team ${match.winnerTeam} won`)).toBeVisible();
  await expect(definitionOf(main, 'Duration')).toHaveText(
    formatClock(assertDefined(match.duration)),
  );
  await expect(definitionOf(main, 'Region')).toHaveText(assertDefined(match.region).toUpperCase());
  await expect(definitionOf(main, 'Uploads')).toContainText(String(match.uploads));
  await expect(definitionOf(main, 'Played').locator('time').first()).toHaveAttribute(
    'datetime',
    match.startedAt,
  );
});

test('an unknown match id shows an error, well-formed or not', async ({ page, problems }) => {
  problems.allow(/404/);
  for (const id of ['zzzzzzzzzzzz0', '0000000000000', 'nonsense']) {
    await page.goto(`/match/${id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Match not found.');
    await expect(page).toHaveTitle('Match not found. | Scrapboard');
    await expect(page.getByText(id)).toBeVisible();
  }
  await page.getByRole('link', { name: 'Find a player' }).click();
  await expect(page).toHaveURL('/user');
});

test('a match opened from a profile is shown from that player’s side, and leads back to the scroll position', async ({
  page,
  api,
}) => {
  const { id, nicknames } = await api.homePlayer();
  const nickname = assertDefined(nicknames[0]).nickname;
  const { matches } = await api.matches(id, { category: 'pvp', limit: 25 });
  const [newest, second] = [assertDefined(matches[0]), assertDefined(matches[1])];
  const profile = `/user/${id}?tab=matches&category=pvp`;
  await page.goto(profile);
  const row = page.locator(`a[href^="/match/${second.id}"]`);
  await row.scrollIntoViewIfNeeded();
  await page.evaluate(() => window.scrollTo(0, 120));
  await row.click();
  await expect(page).toHaveURL(`/match/${second.id}?player=${id}`);
  const main = page.getByRole('main');
  const verb = { win: 'won', loss: 'lost', draw: 'drew', unfinished: '' }[second.result];
  await expect(main.getByText(`${nickname} ${verb}`)).toBeVisible();
  await expect(page.locator('tr.marked').getByRole('rowheader')).toContainText(nickname);

  const matchNavigation = page.getByRole('navigation', { name: `Matches of ${nickname}` });
  await matchViews(page).getByRole('link', { name: 'Timeline' }).click();
  await expect(page).toHaveURL(`/match/${second.id}?tab=timeline&player=${id}`);
  await matchNavigation.getByRole('link', { name: /^Next match/ }).click();
  await expect(page).toHaveURL(`/match/${newest.id}?tab=timeline&player=${id}`);
  await matchNavigation.getByRole('link', { name: nickname }).click();
  await expect(page).toHaveURL(profile);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
});
