import type { Page } from '@playwright/test';
import type { Match, MatchHistoryEntry, MatchPlayer } from '@scrapboard/contract';
import type { Api } from '../src/api.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { number, percent } from '../src/format.ts';
import { definitionOf, tableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Returns the newest match of the home page's player that meets a condition. */
async function findMatch(
  api: Api,
  isWanted: (row: MatchHistoryEntry) => boolean,
  filters: Record<string, string> = {},
): Promise<Match> {
  const { id } = await api.homePlayer();
  const { matches } = await api.matches(id, { ...filters, limit: 100 });
  return await api.match(assertDefined(matches.find(isWanted)).id);
}

const isBattle = ({ mode, result }: MatchHistoryEntry) => mode.id === '8v8' && result === 'win';

const teamTable = (page: Page, team: string) =>
  page.getByRole('table', { name: new RegExp(`^Scoreboard of ${team};`) });

const views = (page: Page) => page.getByRole('navigation', { name: 'Views of the match' });

type Numbers = Pick<MatchPlayer, 'kills' | 'deaths' | 'assists' | 'damage' | 'damageRec' | 'score'>;

/** Expects the rows of a team to be these players, in this order, with these numbers. */
async function expectScoreboard(
  page: Page,
  team: number,
  players: MatchPlayer[],
  numbersOf: (player: MatchPlayer) => Numbers = (player) => player,
): Promise<void> {
  const table = teamTable(page, `Team ${team}`);
  await expect
    .poll(async () => (await tableCells(table)).map((cells) => cells.toSpliced(2, 1).slice(1, 8)))
    .toEqual(
      players.map((player) => {
        const { kills, deaths, assists, damage, damageRec, score } = numbersOf(player);
        const powerScore = player.powerScore === 0 ? '–' : number(player.powerScore);
        return [
          powerScore,
          ...[kills, deaths, assists, damage, damageRec, score].map((value) => number(value)),
        ];
      }),
    );
  for (const [index, cells] of (await tableCells(table)).entries()) {
    expect(cells[0]).toContain(assertDefined(players[index]).nickname);
  }
}

/** Formats seconds like a clock: `4:12`. */
function formatClock(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  return `${Math.floor(whole / 60)}:${String(whole % 60).padStart(2, '0')}`;
}

const byScore = (players: MatchPlayer[]) => players.toSorted((a, b) => b.score - a.score);
const ofTeam = (match: Match, team: number) =>
  match.players.filter((player) => player.team === team);

test('a match page shows what was played, when, how it ended and who uploaded it', async ({
  page,
  api,
}) => {
  const match = await findMatch(api, isBattle);
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

test('the scoreboard shows the server’s data on every player of both teams', async ({
  page,
  api,
}) => {
  const match = await findMatch(api, isBattle);
  await page.goto(`/match/${match.id}`);
  expect(match.teams.map(({ team }) => team)).toEqual([1, 2]);
  for (const { team } of match.teams) {
    const players = ofTeam(match, team);
    await expectScoreboard(page, team, byScore(players));
    const totals = teamTable(page, `Team ${team}`).locator('tfoot');
    const damage = players.reduce((sum, player) => sum + Math.round(player.damage * 100), 0) / 100;
    await expect(totals).toContainText(number(damage));
  }
});

test('the scoreboard sorts by any column, and the URL keeps the order', async ({ page, api }) => {
  const match = await findMatch(api, isBattle);
  await page.goto(`/match/${match.id}`);
  const heading = teamTable(page, 'Team 1').getByRole('columnheader', { name: /^Damage/ });
  const team = ofTeam(match, 1);
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
  const match = await findMatch(api, isBattle);
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
  expect(await tableCells(parts)).toEqual(
    player.parts.map(({ part, damage, hits, kills }) => [
      part.name,
      ...[damage, hits, kills].map((value) => number(value)),
    ]),
  );
  const points = player.scoreByReason.map(({ points }) => number(points));
  const scores = page.getByRole('heading', { name: 'Score by reason' }).locator('..');
  await expect(scores.getByRole('definition')).toHaveText(points);
  const medals = page.getByRole('heading', { name: 'Medals' }).locator('..').getByRole('listitem');
  await expect(medals).toContainText(player.medals.map(({ name }) => name));

  await expander.click();
  await expect(parts).toHaveCount(0);
  await expect(page).toHaveURL(`/match/${match.id}`);
});

test('the damage matrix shows who damaged whom by how much, and works with arrow keys', async ({
  page,
  api,
}) => {
  const match = await findMatch(api, isBattle);
  await page.goto(`/match/${match.id}`);
  await views(page).getByRole('link', { name: 'Damage' }).click();
  await expect(page).toHaveURL(`/match/${match.id}?tab=damage`);
  const byDamage = (team: number) => ofTeam(match, team).toSorted((a, b) => b.damage - a.damage);
  const [attackers, victims] = [byDamage(1), byDamage(2)];
  const grid = page.getByRole('grid', { name: 'Who damaged whom' });
  const edge = (from: number, to: number) =>
    match.damageMatrix.find((edge) => edge.from === from && edge.to === to);
  const expected = (measure: 'damage' | 'hits') =>
    attackers.map((attacker) => [
      attacker.nickname,
      ...victims.map((victim) => {
        const value = edge(attacker.index, victim.index)?.[measure];
        return value === undefined ? '·' : number(value);
      }),
    ]);
  const shown = async () =>
    (await tableCells(grid)).map((cells) => cells.slice(0, victims.length + 1));
  await expect.poll(shown).toEqual(expected('damage'));

  await grid.getByRole('gridcell').first().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const [from, to] = [assertDefined(attackers[1]), assertDefined(victims[2])];
  const hit = edge(from.index, to.index);
  await expect(
    page.getByText(
      hit === undefined
        ? `${from.nickname} did not hit ${to.nickname}.`
        : `${from.nickname} → ${to.nickname}: ${number(hit.damage)} damage with`,
    ),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Hits', exact: true }).click();
  await expect(page).toHaveURL(/measure=hits/);
  await expect.poll(shown).toEqual(expected('hits'));
  await page.getByRole('link', { name: 'By Team 2' }).click();
  await expect(page).toHaveURL(/from=2/);
  await expect(grid.locator('tbody > tr')).toHaveCount(victims.length);
});

test('the damage bars add up what each player dealt and received', async ({ page, api }) => {
  const match = await findMatch(api, isBattle);
  await page.goto(`/match/${match.id}?tab=damage`);
  const bars = page.getByRole('table', { name: 'Damage received and dealt by each player' });
  const players = match.players.toSorted((a, b) => b.damage - a.damage);
  const cells = await tableCells(bars);
  expect(cells.map(([, received, dealt]) => [received, dealt])).toEqual(
    players.map(({ damage, damageRec }) => [number(damageRec), number(damage)]),
  );
});

test('the timeline lists the destroyed vehicles in their order', async ({ page, api }) => {
  const match = await findMatch(api, isBattle);
  await page.goto(`/match/${match.id}?tab=timeline`);
  const kills = match.kills.filter(({ entity }) => entity === null);
  // Times on the page leave out the countdown before the battle.
  const countdown = assertDefined(match.rounds[0]).endedAfter - assertDefined(match.duration);
  expect(kills.length).toBeGreaterThan(2);
  const rows = page.getByRole('list', { name: 'Kills in order' }).getByRole('listitem');
  await expect(rows).toHaveCount(kills.length);
  const texts = await rows.allTextContents();
  for (const [index, kill] of kills.entries()) {
    const names = [kill.killer, kill.victim].map((index) => match.players[index]?.nickname ?? '');
    for (const fact of [formatClock(kill.after - countdown), ...names])
      expect(texts[index]).toContain(fact);
  }
});

test('the lead is drawn kill by kill, and reached by keys', async ({ page, api }) => {
  const match = await findMatch(api, isBattle);
  await page.goto(`/match/${match.id}?tab=timeline`);
  const lead = page.getByRole('figure', { name: 'Lead in vehicles' });
  const points = lead.getByRole('list', { name: 'Lead in vehicles' }).getByRole('button');
  const vehicles = match.kills.filter(({ entity }) => entity === null);
  await expect(points).toHaveCount(vehicles.length + 1);
  await points.last().focus();
  const last = assertDefined(vehicles.at(-1));
  const victim = assertDefined(match.players[last.victim]).nickname;
  await expect(points.last()).toHaveAccessibleName(new RegExp(`${victim}.*Vehicles left`));
  // The list highlights the kill of the chart's active point.
  await expect(page.locator('.kills li.shown')).toContainText(victim);
  await page.keyboard.press('Home');
  await expect(points.first()).toBeFocused();

  const damage = page.getByRole('figure', { name: 'Lead in damage' });
  const { snapshots } = assertDefined(match.damageOverTime ?? undefined);
  const final = assertDefined(snapshots.at(-1));
  const moments = damage.getByRole('list', { name: 'Lead in damage' }).getByRole('button');
  const dealt = [final.first, final.second].map((points) => points.toLocaleString('en-US'));
  await expect(moments.last()).toHaveAccessibleName(new RegExp(dealt.join(' – ')));
  // Both charts begin at the same place, and the crosshair of one is shown by the other.
  await moments.last().focus();
  await expect(page.locator('.chart-crosshair')).toHaveCount(2);
  const [upper, lower] = await page
    .locator('.timeline-charts .chart-zero')
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().left));
  expect(upper).toBe(lower);

  await page.getByRole('link', { name: 'Vehicles destroyed' }).click();
  await expect(page).toHaveURL(/chart=destroyed/);
  await expect(lead).toHaveCount(0);
  const destroyed = page.getByRole('figure', { name: 'Vehicles destroyed' });
  await expect(destroyed).toHaveAccessibleDescription(/Team 1: \d+, Team 2: \d+/);
  // Enter on a point goes on in the list of kills.
  const kills = destroyed.getByRole('list').getByRole('button', { name: victim });
  await kills.last().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.kills li:focus')).toContainText(victim);
  await destroyed.getByRole('button', { name: 'Show the numbers' }).click();
  await expect(destroyed.getByRole('row')).toHaveCount(vehicles.length + 1);
});

test('a match in rounds shows each round', async ({ page, api }) => {
  const match = await findMatch(api, () => true, { mode: 'clan-war' });
  expect(match.rounds.length).toBeGreaterThan(1);
  await page.goto(`/match/${match.id}`);
  await expectScoreboard(page, 1, byScore(ofTeam(match, 1)));
  const rounds = page.getByRole('navigation', { name: 'Rounds' });
  await expect(rounds.getByRole('link')).toHaveCount(match.rounds.length + 1);
  await rounds.getByRole('link', { name: /^Round 2/ }).click();
  await expect(page).toHaveURL(`/match/${match.id}?round=2`);
  const second = (player: MatchPlayer) => assertDefined(player.rounds[1]);
  await expectScoreboard(
    page,
    1,
    ofTeam(match, 1).toSorted((a, b) => second(b).score - second(a).score),
    second,
  );
});

test('shares are percentages of what an attacker dealt', async ({ page, api }) => {
  const match = await findMatch(api, isBattle);
  await page.goto(`/match/${match.id}?tab=damage&measure=share&from=all`);
  const attacker = assertDefined(match.players.toSorted((a, b) => b.damage - a.damage)[0]);
  const edges = match.damageMatrix.filter(({ from }) => from === attacker.index);
  const total = edges.reduce((sum, { damage }) => sum + damage, 0);
  const maxDamage = Math.max(...edges.map(({ damage }) => damage));
  const row = page
    .getByRole('grid', { name: 'Who damaged whom' })
    .locator('tbody > tr')
    .filter({ has: page.getByRole('rowheader', { name: attacker.nickname, exact: true }) });
  await expect(row).toContainText(percent(maxDamage, total, 0));
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

  const others = page.getByRole('navigation', { name: `Matches of ${nickname}` });
  await views(page).getByRole('link', { name: 'Timeline' }).click();
  await others.getByRole('link', { name: /^Next match/ }).click();
  await expect(page).toHaveURL(`/match/${newest.id}?tab=timeline&player=${id}`);
  await others.getByRole('link', { name: nickname }).click();
  await expect(page).toHaveURL(profile);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(120);
});
