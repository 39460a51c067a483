import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { DAY_MS } from '../src/day-ms.ts';
import { formatNumber } from '../src/format.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { DEMO_END } from '../src/launch-product.ts';
import { card, expectMatches, expectProfile, expectProfileUrl, stat } from '../src/profile-page.ts';
import { expect, test } from '../src/test.ts';

// A time zone without daylight saving, whose day differs from UTC's for hours.
const HOURS_AHEAD_OF_UTC = 5.5;
test.use({ viewport: { width: 1440, height: 900 }, timezoneId: 'Asia/Kolkata' });

const HOUR_MS = 3_600_000;

/** Returns midnight in the viewer's zone, this many days before the given instant. */
function getMidnight(now: number, daysBefore: number): string {
  const local = now + HOURS_AHEAD_OF_UTC * HOUR_MS;
  return new Date(
    local - (local % DAY_MS) - daysBefore * DAY_MS - HOURS_AHEAD_OF_UTC * HOUR_MS,
  ).toISOString();
}

const openFilters = async (page: Page) => {
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await expect(page.getByRole('combobox', { name: 'Game Category' })).toBeVisible();
};

/** Waits for a request with this filter, because equal numbers alone could be a coincidence. */
const waitForFilter = (page: Page, name: string, value: string) =>
  page.waitForRequest((request) => {
    const { pathname, searchParams } = new URL(request.url());
    return pathname.startsWith('/dev/profile/') && searchParams.get(name) === value;
  });
const readQuery = (page: Page) => Object.fromEntries(new URL(page.url()).searchParams);

const NOW = Date.parse(DEMO_END);
// The quarter in which the data ends; the test answers with it, because the server's own clock is
// not stopped.
const season = { name: 'Q2 2026', startsAt: '2026-04-01T00:00:00.000Z' };
/** The periods of the menu, in its order. */
const periods = [
  { item: 'Today', period: 'today', from: getMidnight(NOW, 0) },
  { item: 'Last 7 days', period: '7d', from: getMidnight(NOW, 6) },
  { item: 'Last 30 days', period: '30d', from: getMidnight(NOW, 29) },
  { item: 'This season', period: 'season', from: season.startsAt },
];

test('the first visit shows all time; each period shows its matches and is in the URL', async ({
  page,
  api,
}) => {
  const player = await api.homePlayer();
  const status = await api.status();
  await page.route('**/api/status', (route) => route.fulfill({ json: { ...status, season } }));
  await page.clock.setFixedTime(NOW);
  await page.goto('/');
  const menu = page.getByRole('button', { name: /^Period/ });
  await expect(menu).toHaveAccessibleName('Period: All time');
  await expectProfile(page, await api.profile(player.id));
  await menu.click();
  await expect(menu.locator('..').getByRole('link')).toHaveText([
    ...periods.map(({ item }) => item),
    'All time',
  ]);
  await page.keyboard.press('Escape');

  for (const { item, period, from } of periods) {
    const filters = { from };
    const request = waitForFilter(page, 'from', from);
    await menu.click();
    await page.getByRole('link', { name: item, exact: true }).click();
    await expectProfileUrl(page, `?period=${period}`);
    await expect(page.getByRole('button', { name: `Period: ${item}` })).toBeVisible();
    await request;

    const { matches } = await api.matches(player.id, { ...filters, limit: 8 });
    const profile = await api.profile(player.id, filters);
    await expectProfile(page, profile);
    if (matches.length > 0) await expectMatches(page, matches);
    else await expect(page.getByText('No matches here')).toBeVisible();

    await page.reload();
    await expectProfile(page, profile);
  }
});

test('a custom period includes both days, in either order', async ({ page, api }) => {
  const player = await api.homePlayer();
  const all = await api.matches(player.id, { limit: 100 });
  // Two days in the middle of the player's career, in the viewer's time zone.
  const days = [all.matches[60], all.matches[20]].map((match) =>
    new Date(Date.parse(assertDefined(match).startedAt) + HOURS_AHEAD_OF_UTC * HOUR_MS)
      .toISOString()
      .slice(0, 10),
  );
  const [first = '', last = ''] = days;
  await page.goto('/');
  await page.getByRole('button', { name: /^Period/ }).click();
  await page.getByLabel('From', { exact: true }).fill(last);
  await page.getByLabel('To', { exact: true }).fill(first);
  await page.getByRole('button', { name: 'Apply', exact: true }).click();
  await expectProfileUrl(page, `?from=${first}&to=${last}`);
  const start = Date.parse(`${first}T00:00:00Z`) - HOURS_AHEAD_OF_UTC * HOUR_MS;
  const end = Date.parse(`${last}T00:00:00Z`) - HOURS_AHEAD_OF_UTC * HOUR_MS + DAY_MS;
  const filters = { from: new Date(start).toISOString(), to: new Date(end).toISOString() };
  const expected = await api.profile(player.id, filters);
  expect(expected.games).toBeGreaterThan(0);
  await expectProfile(page, expected);
});

test('back and forward through the history restore the numbers', async ({ page, api }) => {
  const player = await api.homePlayer();
  const all = await api.profile(player.id);
  const { id: category } = assertDefined(player.options.categories[0]);
  await page.goto('/');
  // Escape closes the panel, whether the focus is in it or on the page, and gives it to the button.
  const select = page.getByRole('combobox', { name: 'Game Category' });
  const button = page.getByRole('button', { name: 'Filter', exact: true });
  for (const moveFocus of [() => select.focus(), () => button.blur()]) {
    await openFilters(page);
    await moveFocus();
    await page.keyboard.press('Escape');
    await expect(select).toBeHidden();
    await expect(button).toBeFocused();
  }
  await openFilters(page);
  await page.getByRole('combobox', { name: 'Game Category' }).selectOption(category);
  const filtered = await api.profile(player.id, { category });
  expect(filtered.games).not.toBe(all.games);
  await expectProfile(page, filtered);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expectProfile(page, all);
  await page.goForward();
  await expectProfileUrl(page, `?category=${category}`);
  await expectProfile(page, filtered);
});

const selects = [
  { label: 'Game Category', name: 'category', optionsKey: 'categories' },
  { label: 'Game Mode', name: 'mode', optionsKey: 'modes' },
  { label: 'Region', name: 'region', optionsKey: 'regions' },
  { label: 'Map', name: 'map', optionsKey: 'maps' },
] as const;

test('each filter with options changes the URL and the numbers, and its chip removes it', async ({
  page,
  api,
}) => {
  const player = await api.homePlayer();
  await page.goto('/');
  await openFilters(page);
  for (const { label, name, optionsKey } of selects) {
    await test.step(label, async () => {
      const options = player.options[optionsKey];
      const option = assertDefined(options[1] ?? options[0]);
      const select = page.getByRole('combobox', { name: label, exact: true });
      // The label of a map that shares its name contains more than the name.
      await expect(select.getByRole('option')).toHaveText([
        'All',
        ...options.map(
          (option) =>
            new RegExp(
              `^${RegExp.escape(option.name)}.* \\(${RegExp.escape(formatNumber(option.matches))}\\)$`,
            ),
        ),
      ]);
      const labels = await select.getByRole('option').allTextContents();
      expect(new Set(labels.map((text) => text.replace(/ \([\d,]+\)$/, ''))).size).toBe(
        labels.length,
      );
      const request = waitForFilter(page, name, option.id);
      await select.selectOption(option.id);
      await request;
      await expectProfileUrl(page, `?${name}=${option.id}`);
      await expectProfile(page, await api.profile(player.id, { [name]: option.id }));

      await page
        .getByRole('list', { name: 'Active filters' })
        .getByRole('link', { name: option.name })
        .click();
      await expectProfileUrl(page, '');
      await expectProfile(page, await api.profile(player.id));
    });
  }

  await test.step('Group Size', async () => {
    const { size } = assertDefined(player.options.partySizes.find((option) => option.size > 1));
    await page.getByRole('combobox', { name: 'Group Size' }).selectOption(String(size));
    await expectProfileUrl(page, `?partySize=${size}`);
    await expectProfile(page, await api.profile(player.id, { partySize: size }));
  });
});

test('a filter chosen during loading is added to the previous one', async ({ page, api }) => {
  const { id, options } = await api.homePlayer();
  const category = assertDefined(options.categories[0]).id;
  const region = assertDefined(options.regions[0]).id;
  const release = await holdRequests(page, /\/dev\/profile\/.*\bcategory=/);
  await page.goto('/');
  await openFilters(page);
  const select = (name: string) => page.getByRole('combobox', { name, exact: true });
  const request = waitForFilter(page, 'category', category);
  await select('Game Category').selectOption(category);
  await request;
  await expect(select('Game Category')).toHaveValue(category);
  await select('Region').selectOption(region);
  release();
  await expect.poll(() => readQuery(page)).toEqual({ category, region });
  await expectProfile(page, await api.profile(id, { category, region }));
});

test('power score filters combine with others, and all are removed at once', async ({
  page,
  api,
}) => {
  const player = await api.homePlayer();
  const { bands } = await api.powerScores(player.id);
  const band = assertDefined(
    bands.filter(({ to }) => to !== null).sort((a, b) => b.games - a.games)[0],
  );
  const inBand = { minPowerScore: band.from, maxPowerScore: Number(band.to) - 1 };
  const [min, max] = [String(inBand.minPowerScore), String(inBand.maxPowerScore)];
  await page.goto('/');
  await openFilters(page);
  await page.getByRole('spinbutton', { name: 'Power score from' }).fill(min);
  await page.getByRole('spinbutton', { name: 'to', exact: true }).click();
  await expectProfileUrl(page, `?minPowerScore=${min}`);
  await expectProfile(page, await api.profile(player.id, { minPowerScore: band.from }));
  await page.getByRole('spinbutton', { name: 'to', exact: true }).fill(max);
  await page.keyboard.press('Enter');
  await expect.poll(() => readQuery(page)).toEqual({ minPowerScore: min, maxPowerScore: max });
  const profile = await api.profile(player.id, inBand);
  expect(profile.games).toBe(band.games);
  await expectProfile(page, profile);

  await page.getByRole('combobox', { name: 'Game Category' }).selectOption('pvp');
  await expect
    .poll(() => readQuery(page))
    .toEqual({ minPowerScore: min, maxPowerScore: max, category: 'pvp' });
  await expectProfile(page, await api.profile(player.id, { ...inBand, category: 'pvp' }));
  const chips = page.getByRole('list', { name: 'Active filters' });
  await expect(chips.getByRole('link')).toHaveCount(3);
  await chips.getByRole('link', { name: 'Clear all' }).click();
  await expectProfileUrl(page, '');
  await expect(chips).toHaveCount(0);
  await expectProfile(page, await api.profile(player.id));
});

test('filters are kept from tab to tab', async ({ page, api }) => {
  const player = await api.homePlayer();
  await page.goto('/?category=pve');
  await expectProfile(page, await api.profile(player.id, { category: 'pve' }));
  await page
    .getByRole('navigation', { name: 'Profile sections' })
    .getByRole('link', { name: 'Match History' })
    .click();
  await expect.poll(() => readQuery(page)).toEqual({ category: 'pve', tab: 'matches' });
  const { matches } = await api.matches(player.id, { category: 'pve' });
  await expectMatches(page, matches);
});

test('filters without matches show a message that offers to remove them', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  await page.goto('/?minPowerScore=99000');
  await expect(stat(page, 'Games').value).toHaveText('0');
  await expect(page.getByText('No matches fit this period and these filters.')).toBeVisible();
  await card(page, 'Match History').getByRole('link', { name: 'Clear period and filters' }).click();
  await expect(page).toHaveURL('/');
  await expectProfile(page, await api.profile(id));
});

test('power scores of five digits fit their fields on a small screen', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await openFilters(page);
  for (const name of ['Power score from', 'to']) {
    const field = page.getByRole('spinbutton', { name, exact: true });
    const freeWidth = await field.evaluate((input) => {
      const { paddingLeft, paddingRight, font } = getComputedStyle(input);
      const context = document.createElement('canvas').getContext('2d');
      if (context === null) return 0;
      context.font = font;
      const BUTTONS_WIDTH_PX = 20;
      const inner = input.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
      return inner - BUTTONS_WIDTH_PX - context.measureText('88888').width;
    });
    expect(freeWidth).toBeGreaterThan(0);
  }
});
