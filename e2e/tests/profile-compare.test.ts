import { assertDefined } from '../src/assert-defined.ts';
import { DAY_MS } from '../src/day-ms.ts';
import { formatNumber, formatPercent } from '../src/format.ts';
import { DEMO_END } from '../src/launch-product.ts';
import {
  card,
  definitionOf,
  expectProfile,
  expectProfileUrl,
  formatRate,
  readTableCells,
  stat,
} from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'UTC' });

const NOW = Date.parse(DEMO_END);
/** Returns the start of the day this many days before the last day of the data. */
const getStartOfDay = (daysBefore: number) =>
  new Date(NOW - (NOW % DAY_MS) - daysBefore * DAY_MS).toISOString();

test('a period is compared with the one before it, in words, and the choice is in the URL', async ({
  page,
  api,
}) => {
  const { id } = await api.homePlayer();
  const [from, againstFrom] = [getStartOfDay(29), getStartOfDay(59)];
  const compared = await api.call('GET /api/players/{id}/comparison', {
    params: { id },
    query: { from, againstFrom, againstTo: from },
  });
  const verdictTexts = {
    rose: 'more than chance',
    fell: 'more than chance',
    chance: 'within chance',
    few: 'too few games to tell',
  };
  await page.clock.setFixedTime(NOW);
  await page.goto('/');
  await page.getByRole('button', { name: 'Compare' }).click();
  await page.getByRole('link', { name: 'Last 30 days and the 30 before' }).click();
  await expectProfileUrl(page, '?period=30d&compare=before');
  for (const visit of ['chosen', 'reloaded']) {
    if (visit === 'reloaded') await page.reload();
    const comparison = page.getByRole('region', { name: /^Compared with/ });
    await expect(comparison.getByRole('row', { name: /^Win rate/ })).toBeVisible();
    const rows = new Map(
      (await comparison.getByRole('row').allInnerTexts()).map((text) => [
        text.split('\t')[0]?.trim(),
        text,
      ]),
    );
    expect(rows.get('Games')).toContain(`${compared.games.now}\t${compared.games.before}`);
    for (const [name, figure] of [
      ['Win rate', compared.winRate],
      ['MVP%', compared.mvpRate],
    ] as const) {
      const row = assertDefined(rows.get(name));
      expect(row).toContain(
        `${formatPercent(figure.now, 100)}\t${formatPercent(figure.before, 100)}`,
      );
      expect(row).toContain(verdictTexts[figure.verdict]);
    }
    expect(rows.get('Recorded')).toContain(`${compared.recorded.now}\t${compared.recorded.before}`);
    expect(rows.get('Deaths/game')).toContain(verdictTexts[compared.deaths.verdict]);
    const tile = stat(page, 'WR').value.locator('xpath=ancestor::div[1]');
    const mostKills = compared.totals.kills.max;
    const difference = assertDefined(mostKills.now) - assertDefined(mostKills.before);
    const change = difference === 0 ? '0' : `${difference > 0 ? '+' : '−'}${Math.abs(difference)}`;
    await expect
      .poll(() => readTableCells(page.getByRole('table', { name: 'Totals' })))
      .toContainEqual([
        'K',
        expect.any(String),
        expect.any(String),
        `${mostKills.now}${change}`,
        expect.any(String),
      ]);
    await expect(tile).toContainText(`points, ${verdictTexts[compared.winRate.verdict]}`);
  }
  await page.getByRole('button', { name: /^vs / }).click();
  await page.getByRole('link', { name: 'No comparison' }).click();
  await expectProfileUrl(page, '?period=30d');
  await expect(page.getByRole('region', { name: /^Compared with/ })).toHaveCount(0);
});

test('one tap selects a category, which is remembered until all are selected again', async ({
  page,
  api,
}) => {
  const { id, options } = await api.homePlayer();
  const [category] = options.categories;
  const { id: categoryId, name, matches } = assertDefined(category);
  const categories = page.getByRole('list', { name: 'Matches by category' });
  await page.goto('/');
  await categories.getByRole('link', { name: `${name} ${formatNumber(matches)}` }).click();
  await expectProfileUrl(page, `?category=${categoryId}`);
  await expectProfile(page, await api.profile(id, { category: categoryId }));
  await expect(card(page, 'Record')).toContainText('MMR · all matches');
  await expect(definitionOf(card(page, 'Record'), /^MMR/).first()).toBeVisible();

  await page.goto('/');
  await expect(page).toHaveURL(`/?category=${categoryId}`);
  // A link with a query is opened unchanged.
  await page.goto('/?tab=maps&minGames=5');
  await expect(page).toHaveURL('/?tab=maps&minGames=5');
  const { rows } = await api.call('GET /api/players/{id}/breakdown', {
    params: { id },
    query: { by: 'map' },
  });
  const frequentMaps = rows.filter(({ games }) => games >= 5);
  await expect(page.getByText(`Hidden: ${rows.length - frequentMaps.length}`)).toBeVisible();
  const maps = page.getByRole('table', { name: 'Results by map' });
  const readColumn = async (index: number) =>
    (await readTableCells(maps)).map((cells) => cells[index]);
  expect((await readColumn(1)).toSorted()).toEqual(
    frequentMaps.map(({ games }) => formatNumber(games)).toSorted(),
  );

  await page.getByRole('combobox', { name: 'Minimum games' }).selectOption('Any number of games');
  await expectProfileUrl(page, '?tab=maps');
  await maps.getByRole('button', { name: 'Win rate', exact: true }).click();
  await expectProfileUrl(page, '?tab=maps&sort=-winRate');
  const best = rows.toSorted((a, b) => b.winRate.low - a.winRate.low)[0];
  const { winRate, id: map } = assertDefined(best);
  const readFirstRate = async () => (await readColumn(3))[0];
  await expect.poll(readFirstRate).toContain(formatRate(winRate.count, winRate.of));
  await maps.locator('tbody').getByRole('link').first().click();
  await expectProfileUrl(page, `?map=${map}`);
  await expectProfile(page, await api.profile(id, { map }));

  await page.goto('/');
  await categories.getByRole('link', { name: /^All / }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/');
  await expect(categories.getByRole('link', { name: /^All / })).toHaveAttribute(
    'aria-current',
    'true',
  );
});
