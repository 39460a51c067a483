import type { Api } from '../src/api.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { startUsing } from '../src/capture-screen.ts';
import { formatNumber } from '../src/format.ts';
import { card, readTableCells } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

/** Whole percent, as the pages show percentiles. */
const wholePercent = (value: number) => `${Math.round(value)}%`;
const betterThan = ({ percentile, better }: { percentile: number; better: string | null }) =>
  better === 'lower' ? 100 - percentile : percentile;

/** Waits until cohorts are counted from the complete demo data, which takes seconds after it is stored. */
async function waitForCohorts(api: Api): Promise<void> {
  const { id } = await api.homePlayer();
  const isCounted = async () => {
    const { facts } = await api.status();
    const { asOf } = await api.call('GET /api/players/{id}/percentiles', { params: { id } });
    return facts?.isCurrent === true && asOf === facts.asOf;
  };
  await expect.poll(isCounted, { timeout: 90_000 }).toBe(true);
}

test.beforeEach(({ api }) => waitForCohorts(api));

test('a profile ranks its rates and means, says among whom, and in another mode and power score', async ({
  page,
  api,
}) => {
  const { players } = await api.players({ sort: 'games', direction: 'desc', limit: 1 });
  const { id } = assertDefined(players[0]);
  const read = (query?: { mode: string; minPowerScore: number }) =>
    api.call('GET /api/players/{id}/percentiles', { params: { id }, query });
  const answer = await read();
  const cohort = assertDefined(answer.cohort ?? undefined);
  await page.goto(`/user/${id}`);
  await expect(card(page, 'Totals')).toBeVisible();
  await startUsing(page);
  const region = card(page, 'How good is that?');
  await expect(region).toContainText(
    `Compared with ${formatNumber(cohort.count)} players with at least 20 games there: ${cohort.mode.name}`,
  );
  await expect(region).toContainText(`This player’s games there: ${formatNumber(answer.games)}.`);
  const rows = await readTableCells(
    region.getByRole('table', { name: 'Stats and their percentiles' }),
  );
  expect(rows).toHaveLength(answer.numbers.length);
  for (const [index, number] of answer.numbers.entries()) {
    expect(rows[index]?.join(' ')).toContain(wholePercent(betterThan(number)));
  }

  const damage = assertDefined(answer.numbers.find(({ name }) => name === 'damage'));
  const mark = card(page, 'Totals')
    .getByRole('row', { name: /^Dmg / })
    .getByRole('button', { name: /^(Top|Bottom) \d+%$/ });
  await mark.focus();
  await page.keyboard.press('Enter');
  await expect(
    page.getByText(`better than ${wholePercent(betterThan(damage))} of ${cohort.count} players`),
  ).toBeVisible();
  await page.keyboard.press('Escape');

  await region.getByRole('button', { name: 'Better than' }).click();
  await expect(page.getByText('The share of other players whose value is worse')).toBeVisible();
  await page.keyboard.press('Escape');

  const choice = assertDefined(answer.choices[0]);
  const [from = ''] = choice.powerScoreBand.split('-');
  await region.getByRole('button', { name: 'Mode and power score' }).click();
  await region
    .getByRole('link', { name: `${formatNumber(choice.games)} games` })
    .last()
    .click();
  await expect(page).toHaveURL(
    ({ searchParams }) =>
      searchParams.get('mode') === choice.mode.id && searchParams.get('minPowerScore') === from,
  );
  const narrowed = await read({ mode: choice.mode.id, minPowerScore: Number(from) });
  expect(narrowed.wanted).toMatchObject({ powerScoreBand: choice.powerScoreBand });
  await expect(region).toContainText('The filters select this player’s games');
});

test('a match ranks the numbers of its players on a tab of its own', async ({ page, api }) => {
  const { id: player } = await api.homePlayer();
  const { matches } = await api.matches(player, { mode: '8v8', limit: 1 });
  const { id } = assertDefined(matches[0]);
  const { players } = await api.call('GET /api/matches/{id}/percentiles', { params: { id } });
  const match = await api.match(id);
  await page.goto(`/match/${id}`);
  await page
    .getByRole('navigation', { name: 'Views of the match' })
    .getByRole('link', { name: 'Percentiles' })
    .click();
  await expect(page).toHaveURL(`/match/${id}?tab=percentiles`);
  const ranked = assertDefined(players[0]);
  const { nickname } = assertDefined(match.players[ranked.index]);
  const row = page.getByRole('row').filter({ has: page.getByText(nickname, { exact: true }) });
  await expect(row).toContainText(`${formatNumber(ranked.cohort.count)} matches`);
  const cells = row.getByRole('cell');
  await expect(cells).toHaveCount(ranked.numbers.length);
  for (const [index, number] of ranked.numbers.entries()) {
    await expect(cells.nth(index)).toContainText(wholePercent(betterThan(number)));
    await expect(cells.nth(index)).toContainText(formatNumber(number.value));
  }
  const counted = match.players.filter(({ id: gameId }) => gameId !== null);
  expect(players).toHaveLength(counted.length);
});
