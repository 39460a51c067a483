import type { MatchPlayer } from '@scrapboard/contract';
import { assertDefined } from '../src/assert-defined.ts';
import { formatNumber } from '../src/format.ts';
import {
  expectScoreboard,
  findMatch,
  isWon8v8,
  playersOfTeam,
  sortByScore,
  teamTable,
} from '../src/match-page.ts';
import { readTableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the scoreboard shows the server’s data on every player of both teams', async ({
  page,
  api,
}) => {
  const match = await findMatch(api, isWon8v8);
  await page.goto(`/match/${match.id}`);
  expect(match.teams.map(({ team }) => team)).toEqual([1, 2]);
  for (const { team } of match.teams) {
    const players = playersOfTeam(match, team);
    await expectScoreboard(page, team, sortByScore(players));
    const totals = teamTable(page, `Team ${team}`).locator('tfoot');
    const damage = players.reduce((sum, player) => sum + Math.round(player.damage * 100), 0) / 100;
    await expect(totals).toContainText(formatNumber(damage));
  }
});

test('the scoreboard sorts by any column, and the URL keeps the order', async ({ page, api }) => {
  const match = await findMatch(api, isWon8v8);
  await page.goto(`/match/${match.id}`);
  const heading = teamTable(page, 'Team 1').getByRole('columnheader', { name: /^Damage/ });
  const team = playersOfTeam(match, 1);
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(`/match/${match.id}?sort=-damage`);
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  await expectScoreboard(
    page,
    1,
    team.toSorted((a, b) => b.damage - a.damage),
  );
  await heading.getByRole('link').click();
  await expect(page).toHaveURL(`/match/${match.id}?sort=damage`);
  await expectScoreboard(
    page,
    1,
    team.toSorted((a, b) => a.damage - b.damage),
  );
  await page.goBack();
  await expectScoreboard(
    page,
    1,
    team.toSorted((a, b) => b.damage - a.damage),
  );
});

test('players link to their profiles; bots are marked and are no links', async ({ page, api }) => {
  const match = await findMatch(
    api,
    ({ category, result }) => category === 'pve' && result === 'win',
  );
  const bots = match.players.filter(({ bot }) => bot);
  const people = match.players.filter(({ bot }) => !bot);
  expect(bots.length).toBeGreaterThan(0);
  await page.goto(`/match/${match.id}`);
  const tables = page.getByRole('table', { name: /^Scoreboard of/ });
  const names = tables.locator('tbody').getByRole('rowheader');
  await expect(names).toHaveCount(match.players.length);
  await expect(names.filter({ has: page.getByText('bot', { exact: true }) })).toHaveCount(
    bots.length,
  );
  await expect(names.getByRole('link')).toHaveCount(people.filter(({ id }) => id !== null).length);
  const person = assertDefined(people.find(({ id }) => id !== null));
  await names.getByRole('link', { name: person.nickname, exact: true }).click();
  await expect(page).toHaveURL(`/user/${person.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('a row expands to show parts, score by reason and medals, also by its URL', async ({
  page,
  api,
}) => {
  const match = await findMatch(api, isWon8v8);
  const player = assertDefined(
    match.players.filter(({ bot }) => !bot).sort((a, b) => b.parts.length - a.parts.length)[0],
  );
  await page.goto(`/match/${match.id}`);
  const expander = page.getByRole('button', { name: `Details of ${player.nickname}`, exact: true });
  await expect(expander).toHaveAttribute('aria-expanded', 'false');
  await expander.focus();
  await page.keyboard.press('Enter');
  await expect(expander).toHaveAttribute('aria-expanded', 'true');
  await expect(page).toHaveURL(`/match/${match.id}?open=${player.index}`);

  await page.reload();
  const parts = page.getByRole('table', { name: `Damage by part, ${player.nickname}` });
  expect(await readTableCells(parts)).toEqual(
    player.parts.map(({ part, damage, hits, kills }) => [
      part.name,
      ...[damage, hits, kills].map((value) => formatNumber(value)),
    ]),
  );
  const points = player.scoreByReason.map(({ points }) => formatNumber(points));
  const scores = page.getByRole('heading', { name: 'Score by reason' }).locator('..');
  await expect(scores.getByRole('definition')).toHaveText(points);
  const medals = page.getByRole('heading', { name: 'Medals' }).locator('..').getByRole('listitem');
  await expect(medals).toContainText(player.medals.map(({ name }) => name));

  await expander.click();
  await expect(parts).toHaveCount(0);
  await expect(page).toHaveURL(`/match/${match.id}`);
});

test('a match in rounds shows each round', async ({ page, api }) => {
  const match = await findMatch(api, () => true, { mode: 'clan-war' });
  expect(match.rounds.length).toBeGreaterThan(1);
  await page.goto(`/match/${match.id}`);
  await expectScoreboard(page, 1, sortByScore(playersOfTeam(match, 1)));
  const rounds = page.getByRole('navigation', { name: 'Rounds' });
  await expect(rounds.getByRole('link')).toHaveCount(match.rounds.length + 1);
  await rounds.getByRole('link', { name: /^Round 2/ }).click();
  await expect(page).toHaveURL(`/match/${match.id}?round=2`);
  const secondRoundOf = (player: MatchPlayer) => assertDefined(player.rounds[1]);
  await expectScoreboard(
    page,
    1,
    playersOfTeam(match, 1).toSorted((a, b) => secondRoundOf(b).score - secondRoundOf(a).score),
    secondRoundOf,
  );
});
