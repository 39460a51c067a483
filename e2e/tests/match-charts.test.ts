import { assertDefined } from '../src/assert-defined.ts';
import { formatNumber, formatPercent } from '../src/format.ts';
import { findMatch, formatClock, isWon8v8, matchViews, playersOfTeam } from '../src/match-page.ts';
import { readTableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

test('the damage matrix shows who damaged whom by how much, and works with arrow keys', async ({
  page,
  api,
}) => {
  const match = await findMatch(api, isWon8v8);
  await page.goto(`/match/${match.id}`);
  await matchViews(page).getByRole('link', { name: 'Damage' }).click();
  await expect(page).toHaveURL(`/match/${match.id}?tab=damage`);
  const sortPlayersByDamage = (team: number) =>
    playersOfTeam(match, team).toSorted((a, b) => b.damage - a.damage);
  const [attackers, victims] = [sortPlayersByDamage(1), sortPlayersByDamage(2)];
  const grid = page.getByRole('grid', { name: 'Who damaged whom' });
  const findMatrixEntry = (from: number, to: number) =>
    match.damageMatrix.find((entry) => entry.from === from && entry.to === to);
  const listExpectedCells = (measure: 'damage' | 'hits') =>
    attackers.map((attacker) => [
      attacker.nickname,
      ...victims.map((victim) => {
        const value = findMatrixEntry(attacker.index, victim.index)?.[measure];
        return value === undefined ? '·' : formatNumber(value);
      }),
    ]);
  const readShownCells = async () =>
    (await readTableCells(grid)).map((cells) => cells.slice(0, victims.length + 1));
  await expect.poll(readShownCells).toEqual(listExpectedCells('damage'));

  await grid.getByRole('gridcell').first().focus();
  for (const key of ['ArrowDown', 'ArrowRight', 'ArrowRight']) await page.keyboard.press(key);
  const [from, to] = [assertDefined(attackers[1]), assertDefined(victims[2])];
  const hit = findMatrixEntry(from.index, to.index);
  await expect(
    page.getByText(
      hit === undefined
        ? `${from.nickname} did not hit ${to.nickname}.`
        : `${from.nickname} → ${to.nickname}: ${formatNumber(hit.damage)} damage with`,
    ),
  ).toBeVisible();

  await page.getByRole('link', { name: 'Hits', exact: true }).click();
  await expect(page).toHaveURL(/measure=hits/);
  await expect.poll(readShownCells).toEqual(listExpectedCells('hits'));
  await page.getByRole('link', { name: 'By Team 2' }).click();
  await expect(page).toHaveURL(/from=2/);
  await expect(grid.locator('tbody > tr')).toHaveCount(victims.length);
});

test('the damage bars add up what each player dealt and received', async ({ page, api }) => {
  const match = await findMatch(api, isWon8v8);
  await page.goto(`/match/${match.id}?tab=damage`);
  const bars = page.getByRole('table', { name: 'Damage received and dealt by each player' });
  const players = match.players.toSorted((a, b) => b.damage - a.damage);
  const cells = await readTableCells(bars);
  expect(cells.map(([, received, dealt]) => [received, dealt])).toEqual(
    players.map(({ damage, damageRec }) => [formatNumber(damageRec), formatNumber(damage)]),
  );
});

test('the timeline lists the destroyed vehicles in order', async ({ page, api }) => {
  const match = await findMatch(api, isWon8v8);
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
    for (const text of [formatClock(kill.after - countdown), ...names])
      expect(texts[index]).toContain(text);
  }
});

test('the lead chart has a point for every kill, which the keyboard can reach', async ({
  page,
  api,
}) => {
  const match = await findMatch(api, isWon8v8);
  await page.goto(`/match/${match.id}?tab=timeline`);
  const lead = page.getByRole('figure', { name: 'Lead in vehicles' });
  const points = lead.getByRole('list', { name: 'Lead in vehicles' }).getByRole('button');
  const vehicleKills = match.kills.filter(({ entity }) => entity === null);
  await expect(points).toHaveCount(vehicleKills.length + 1);
  await points.last().focus();
  const last = assertDefined(vehicleKills.at(-1));
  const victim = assertDefined(match.players[last.victim]).nickname;
  await expect(points.last()).toHaveAccessibleName(new RegExp(`${victim}.*Vehicles left`));
  // The list highlights the kill of the chart's active point.
  await expect(page.locator('.kills li.shown')).toContainText(victim);
  await page.keyboard.press('Home');
  await expect(points.first()).toBeFocused();

  const damage = page.getByRole('figure', { name: 'Lead in damage' });
  const { snapshots } = assertDefined(match.damageOverTime);
  const lastSnapshot = assertDefined(snapshots.at(-1));
  const damagePoints = damage.getByRole('list', { name: 'Lead in damage' }).getByRole('button');
  const dealt = [lastSnapshot.first, lastSnapshot.second].map((points) =>
    points.toLocaleString('en-US'),
  );
  await expect(damagePoints.last()).toHaveAccessibleName(new RegExp(dealt.join(' – ')));
  // Both charts begin at the same place, and the crosshair of one is shown by the other.
  await damagePoints.last().focus();
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
  // Enter on a point moves the focus to its kill in the list.
  const kills = destroyed.getByRole('list').getByRole('button', { name: victim });
  await kills.last().focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('.kills li:focus')).toContainText(victim);
  await destroyed.getByRole('button', { name: 'Show the numbers' }).click();
  await expect(destroyed.getByRole('row')).toHaveCount(vehicleKills.length + 1);
});

test('shares are percentages of what an attacker dealt', async ({ page, api }) => {
  const match = await findMatch(api, isWon8v8);
  await page.goto(`/match/${match.id}?tab=damage&measure=share&from=all`);
  const attacker = assertDefined(match.players.toSorted((a, b) => b.damage - a.damage)[0]);
  const edges = match.damageMatrix.filter(({ from }) => from === attacker.index);
  const total = edges.reduce((sum, { damage }) => sum + damage, 0);
  const maxDamage = Math.max(...edges.map(({ damage }) => damage));
  const row = page
    .getByRole('grid', { name: 'Who damaged whom' })
    .locator('tbody > tr')
    .filter({ has: page.getByRole('rowheader', { name: attacker.nickname, exact: true }) });
  await expect(row).toContainText(formatPercent(maxDamage, total, 0));
});
