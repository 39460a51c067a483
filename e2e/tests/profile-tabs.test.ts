import type { Page } from '@playwright/test';
import type { PlayerGraphs } from '@scrapboard/contract';
import type { PartPageKind } from '@scrapboard/contract/part-page-kinds';
import type { Api } from '../src/api.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { formatDuration, formatNumber, formatPercent } from '../src/format.ts';
import { navigate } from '../src/navigate.ts';
import {
  card,
  expectMatches,
  expectProfile,
  expectProfileUrl,
  formatRate,
  readTableCells,
  readValueCells,
} from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 } });

const tabs = (page: Page) => page.getByRole('navigation', { name: 'Profile sections' });
const sum = (values: number[]) => values.reduce((total, value) => total + value, 0);

/** Returns a rate as a table cell shows it. */
function formatRateCell({ count, of }: { count: number; of: number }): string {
  return of === 0 ? '–' : formatRate(count, of);
}

/** Expects the rows of the tab of maps or modes. */
async function expectBreakdown(page: Page, api: Api, id: string, by: 'map' | 'mode') {
  const { rows } = await api.call('GET /api/players/{id}/breakdown', {
    params: { id },
    query: { by },
  });
  const byGames = rows.toSorted((a, b) => b.games - a.games);
  const table = page.getByRole('table', { name: `Results by ${by}` });
  await expect(table.locator('tbody > tr')).toHaveCount(rows.length);
  const cells = await readValueCells(table);
  for (const [index, row] of byGames.entries()) {
    const [name, games, result, rate, _trend, damage, score, length] = cells[index] ?? [];
    expect(name).toContain(row.name);
    expect([games, result]).toEqual([
      formatNumber(row.games),
      `${row.wins}–${row.losses}–${row.draws}`,
    ]);
    expect(rate).toContain(formatRateCell(row.winRate));
    expect([damage, score, length]).toEqual([
      formatNumber(row.damagePerGame),
      formatNumber(row.scorePerGame),
      formatDuration(row.duration),
    ]);
  }
}

async function expectParts(page: Page, api: Api, id: string, group: PartPageKind, caption: string) {
  const { parts } = await api.parts(id, group);
  if (parts.length === 0) {
    await expect(
      page.getByText('No part of this kind dealt damage in these matches.'),
    ).toBeVisible();
    return;
  }
  const byDamage = parts.toSorted((a, b) => b.damage - a.damage);
  const table = page.getByRole('table', { name: caption });
  await expect(table.locator('tbody > tr')).toHaveCount(parts.length);
  await expect(table.getByRole('rowheader')).toHaveCount(parts.length);
  const cells = await readValueCells(table);
  for (const [index, row] of byDamage.entries()) {
    const shown = cells[index] ?? [];
    expect(shown[0]).toContain(row.part.name);
    expect(shown[1]).toBe(formatNumber(row.games));
    expect(shown[2]).toContain(formatRateCell(row.winRate));
    expect(shown.slice(3, 5)).toEqual([formatNumber(row.damagePerGame), formatNumber(row.damage)]);
    expect(shown[5]).toBe(formatPercent(row.damageShare, 100));
    expect(shown.slice(6)).toEqual([formatNumber(row.hits), formatNumber(row.kills)]);
  }
}

/** Each tab with its name, its query parameter and its expected content. */
const tabContents: {
  name: string;
  tab: string;
  expectContent: (page: Page, api: Api, id: string) => Promise<void>;
}[] = [
  {
    name: 'Graphs',
    tab: 'graphs',
    async expectContent(page, api, id) {
      const graphs = await api.graphs(id);
      await expectGraphs(page, graphs);
    },
  },
  {
    name: 'Weapons',
    tab: 'weapons',
    expectContent: (page, api, id) =>
      expectParts(page, api, id, 'weapon', 'Weapons this player dealt damage with'),
  },
  {
    name: 'Movement',
    tab: 'movement',
    expectContent: (page, api, id) =>
      expectParts(page, api, id, 'movement', 'Movement parts this player dealt damage with'),
  },
  {
    name: 'Cabins',
    tab: 'cabins',
    expectContent: (page, api, id) =>
      expectParts(page, api, id, 'cabin', 'Cabins this player dealt damage with'),
  },
  {
    name: 'Power Scores',
    tab: 'power-scores',
    async expectContent(page, api, id) {
      const bands = (await api.powerScores(id)).bands.filter(({ games }) => games > 0);
      expect(sum(bands.map(({ games }) => games))).toBe((await api.profile(id)).games);
      const chart = page.getByRole('list', { name: 'Win rate by power score' });
      await expect(chart.getByRole('button')).toHaveCount(bands.length);
      const cells = await readValueCells(
        page.getByRole('table', { name: 'Results by power score' }),
      );
      expect(cells.map(([label, games]) => [label, games])).toEqual(
        bands.map(({ label, games }) => [label, formatNumber(games)]),
      );
      for (const [index, band] of bands.entries()) {
        expect(cells[index]?.[2]).toContain(formatRateCell(band.winRate));
        // With its percentile for narrow screens.
        expect(cells[index]?.[3]).toContain(formatNumber(band.damagePerGame));
      }
    },
  },
  {
    name: 'Maps',
    tab: 'maps',
    expectContent: (page, api, id) => expectBreakdown(page, api, id, 'map'),
  },
  {
    name: 'Modes',
    tab: 'modes',
    expectContent: (page, api, id) => expectBreakdown(page, api, id, 'mode'),
  },
  {
    name: 'Match History',
    tab: 'matches',
    async expectContent(page, api, id) {
      const { matches } = await api.matches(id, { limit: 25 });
      expect(matches).toHaveLength(25);
      await expectMatches(page, matches);
    },
  },
  {
    name: 'Played With',
    tab: 'played-with',
    async expectContent(page, api, id) {
      const { players } = await api.playedWith(id);
      const rows = players.toSorted((a, b) => b.together.of - a.together.of);
      const cells = await readTableCells(
        page.getByRole('table', { name: 'Players in these matches' }),
      );
      expect(cells.length).toBe(rows.length);
      for (const [index, row] of rows.entries()) {
        const [name, together, rate, inParty, against] = cells[index] ?? [];
        expect([name, together, inParty, against]).toEqual([
          row.player.nickname,
          formatNumber(row.together.of),
          formatNumber(row.inParty),
          formatNumber(row.against.of),
        ]);
        expect(rate).toContain(formatRateCell(row.together));
      }
      const { duels } = await api.call('GET /api/players/{id}/duels', { params: { id } });
      const mostDeaths = Math.max(...duels.map(({ deaths }) => deaths));
      const rivals = page.getByRole('region', { name: 'Rivals and partners' });
      if (mostDeaths >= 2) {
        const figure = rivals.getByRole('link', {
          name: `Vehicles lost to them: ${formatNumber(mostDeaths)}, destroyed: `,
        });
        await expect(figure).toContainText(/Matches against each other: \d+ · \d/);
        // The page of both counts the same matches.
        await expect(figure).toHaveAttribute('href', /[?&]period=all(&|$)/);
      }
      await expect(rivals.getByRole('button', { name: /Nemesis/ })).toBeVisible();
      await expect(rivals.getByText('Best partner')).toBeVisible();
    },
  },
];

/** Merges adjacent steps until each point has 20 games, and the remainder into the last point. */
function poolRates(form: PlayerGraphs['form']): { wins: number; games: number }[] {
  const points: { wins: number; games: number }[] = [];
  for (const { winRate } of form) {
    const last = points.at(-1);
    if (last !== undefined && last.games < 20) {
      last.wins += winRate.count;
      last.games += winRate.of;
    } else points.push({ wins: winRate.count, games: winRate.of });
  }
  const [rest, previous] = [points.at(-1), points.at(-2)];
  if (rest === undefined || previous === undefined || rest.games >= 20) return points;
  previous.wins += rest.wins;
  previous.games += rest.games;
  return points.slice(0, -1);
}

async function expectGraphs(page: Page, { form, damage }: PlayerGraphs): Promise<void> {
  const rates = poolRates(form);
  expect(rates.length).toBeGreaterThan(2);
  for (const [name, points] of [
    ['Win rate over time', rates.length],
    ['Damage per game', form.length],
    ['Rating', form.length],
    ['Damage distribution', damage.length],
  ] as const) {
    const chart = card(page, name).getByRole('figure', { name });
    await expect(chart).toHaveAccessibleDescription(/^From .+: highest .+, lowest .+\.$/);
    await expect(chart.getByRole('list', { name }).getByRole('button')).toHaveCount(points);
  }
  const ratesCard = card(page, 'Win rate over time');
  await ratesCard.getByText('Show the numbers').click();
  const cells = await readTableCells(ratesCard.getByRole('table'));
  expect(cells.map((row) => row.slice(2, 4))).toEqual(
    rates.map(({ wins, games }) => [formatNumber(games), formatPercent(wins, games)]),
  );
  const distribution = card(page, 'Damage distribution');
  await distribution.getByText('Show the numbers').click();
  const bins = await readTableCells(distribution.getByRole('table'));
  expect(bins.map(([, , matches]) => matches)).toEqual(
    damage.map(({ matches }) => formatNumber(matches)),
  );
}

test('every tab opens by its URL', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  for (const { name, tab, expectContent } of tabContents) {
    await test.step(name, async () => {
      await navigate(page, `/?tab=${tab}`);
      const link = tabs(page).getByRole('link', { name, exact: true });
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expectContent(page, api, id);
    });
  }
});

test('every tab opens by a click or a key, and gets a URL', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  await page.goto('/');
  const keyboardTabs = new Set(tabContents.slice(1, 4));
  for (const { name, tab, expectContent } of tabContents.filter(
    (entry) => !keyboardTabs.has(entry),
  )) {
    await test.step(name, async () => {
      const link = tabs(page).getByRole('link', { name, exact: true });
      await link.click();
      await expectProfileUrl(page, `?tab=${tab}`);
      await expect(link).toHaveAttribute('aria-current', 'page');
      await expectContent(page, api, id);
    });
  }
  await tabs(page).getByRole('link', { name: 'Graphs' }).focus();
  for (const { name, tab, expectContent } of keyboardTabs) {
    await page.keyboard.press('Tab');
    await expect(tabs(page).getByRole('link', { name, exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expectProfileUrl(page, `?tab=${tab}`);
    await expectContent(page, api, id);
    await expect(tabs(page).getByRole('link', { name, exact: true })).toBeFocused();
  }
});

test('a table sorts by its headings, and the URL keeps the order', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  const { parts } = await api.parts(id, 'weapon');
  const games = parts.map((row) => row.games);
  await page.goto('/?tab=weapons');
  const table = page.getByRole('table', { name: 'Weapons this player dealt damage with' });
  const readColumn = async (index: number) =>
    (await readTableCells(table)).map((row) => row[index]);
  const heading = table.getByRole('columnheader', { name: /^Games/ });

  await heading.getByRole('button', { name: /^Games/ }).click();
  await expectProfileUrl(page, '?tab=weapons&sort=-games');
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  const descending = games.toSorted((a, b) => b - a).map((count) => formatNumber(count));
  expect(await readColumn(1)).toEqual(descending);

  await heading.getByRole('button', { name: /^Games/ }).focus();
  await page.keyboard.press('Enter');
  await expectProfileUrl(page, '?tab=weapons&sort=games');
  await expect(heading).toHaveAttribute('aria-sort', 'ascending');
  expect(await readColumn(1)).toEqual(descending.toReversed());

  await page.reload();
  expect(await readColumn(1)).toEqual(descending.toReversed());
  await page.goBack();
  await expect(heading).toHaveAttribute('aria-sort', 'descending');
  expect(await readColumn(1)).toEqual(descending);
});

test('the match history is paged, each page with its own URL', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  const first = await api.matches(id, { limit: 25 });
  const second = await api.matches(id, { limit: 25, cursor: assertDefined(first.nextCursor) });
  await page.goto('/?tab=matches');
  await expectMatches(page, first.matches);
  const pages = page.getByRole('navigation', { name: 'Pages of the match history' }).first();
  await expect(pages.getByRole('link')).toHaveText(['Older']);

  await pages.getByRole('link', { name: 'Older' }).click();
  await expect(page).toHaveURL(/\?tab=matches&cursor=/);
  await expectMatches(page, second.matches);
  await page.reload();
  await expectMatches(page, second.matches);
  await pages.getByRole('link', { name: 'Newer' }).click();
  await expectProfileUrl(page, '?tab=matches');
  await expectMatches(page, first.matches);
});

test('a click on a graph leads to the matches of that time', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  const { form } = await api.graphs(id);
  await page.goto('/?tab=graphs');
  const chart = card(page, 'Win rate over time').locator('.chart');
  await chart.click();
  await expect(page).toHaveURL(/[?&]tab=matches/);
  const { searchParams } = new URL(page.url());
  const [from, to] = [
    assertDefined(searchParams.get('from')),
    assertDefined(searchParams.get('to')),
  ];
  const steps = form.filter(({ at }) => at >= from && at < to);
  const games = sum(steps.map((step) => step.games));
  expect(games).toBeGreaterThanOrEqual(20);
  const { matches } = await api.matches(id, { from, to, limit: 100 });
  expect(matches.filter(({ result }) => result !== 'unfinished')).toHaveLength(games);
  await expectMatches(page, matches.slice(0, 25));
});

test('a bar or a row of the power scores filters the profile by that band', async ({
  page,
  api,
}) => {
  const { id } = await api.homePlayer();
  const bands = (await api.powerScores(id)).bands.filter(({ games }) => games > 0);
  const band = assertDefined(bands.find(({ to }) => to !== null));
  const filters = { minPowerScore: band.from, maxPowerScore: Number(band.to) - 1 };
  await page.goto('/?tab=power-scores');
  await page.getByRole('link', { name: band.label }).click();
  await expectProfileUrl(
    page,
    `?minPowerScore=${filters.minPowerScore}&maxPowerScore=${filters.maxPowerScore}`,
  );
  await expectProfile(page, await api.profile(id, filters));

  await page.goBack();
  await page.getByRole('figure', { name: 'Win rate by power score' }).locator('.chart').click();
  await expect(page).toHaveURL(/minPowerScore=\d+/);
  const { searchParams } = new URL(page.url());
  const minPowerScore = Number(searchParams.get('minPowerScore'));
  const selectedBand = assertDefined(bands.find(({ from }) => from === minPowerScore));
  expect(searchParams.get('maxPowerScore')).toBe(
    selectedBand.to === null ? null : String(selectedBand.to - 1),
  );
  const maxPowerScore = selectedBand.to === null ? undefined : selectedBand.to - 1;
  await expectProfile(page, await api.profile(id, { minPowerScore, maxPowerScore }));
});
