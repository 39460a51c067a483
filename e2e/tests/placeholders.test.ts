import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { placeholderPaths, plainRoutes } from '../src/routes.ts';
import { expect, test } from '../src/test.ts';

const lines = (page: Page) => page.getByRole('main').getByRole('listitem');

/** Page titles that differ from the heading. */
const titles = new Map([
  ['/activity', 'Upload Count/Player Count'],
  ['/revenue', 'best 8v8 game mode with c/hr'],
]);

const pages = plainRoutes
  .filter(([address]) => placeholderPaths.includes(address))
  .map(([address, heading]) => [address, titles.get(address) ?? heading] as const);

test('every placeholder says what the page will show and what the data shows so far', async ({
  page,
}) => {
  for (const [address, text] of pages) {
    await page.goto(address);
    const main = page.getByRole('main');
    await expect(main.getByText(text).first()).toBeVisible();
    await expect(
      main.getByText(/^Still being built\. This page will show [a-z].+\.$/),
    ).toBeVisible();
    await expect(main.getByRole('heading', { name: 'What the data shows so far' })).toBeVisible();
    const facts = lines(page).first().or(main.getByText('No data for this yet.'));
    await expect(facts.first(), address).toBeVisible();
    await expect(main.getByText(/[\d,.]+ matches with/), address).not.toHaveCount(0);
    await expect(main.getByRole('link', { name: 'User Profiles' })).toHaveAttribute(
      'href',
      '/user',
    );
  }
});

test('a placeholder shows the server’s totals', async ({ page, api }) => {
  const overview = await api.overview();
  await page.goto('/meta/pve');
  const pve = overview.modes.filter(({ category }) => category === 'pve');
  const sum = pve.reduce((all, { matches }) => all + matches, 0);
  await expect(page.getByText(`${sum} PvE matches so far:`)).toBeVisible();
  await expect(lines(page)).toHaveCount(pve.length);
  await expect(lines(page).first()).toContainText(assertDefined(pve[0]).mode.name);

  await page.goto('/leader/weapon');
  const weapons = assertDefined(overview.kinds.find(({ kind }) => kind === 'weapon'));
  const best = assertDefined(weapons.leaders[0]);
  await expect(lines(page).first()).toHaveText(
    `${best.player.nickname}, ${best.part.name}${Math.round(best.damage).toLocaleString('en')}`,
  );
  await lines(page).first().getByRole('link').click();
  await expect(page).toHaveURL(`/user/${best.player.id}`);
});

test('if the server does not answer, the page says so and offers a retry', async ({
  page,
  problems,
}) => {
  problems.allow(/500/);
  let fails = true;
  await page.route('**/api/overview', (route) =>
    fails
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Internal server error', requestId: 'abc-7' },
        })
      : route.continue(),
  );
  await page.goto('/parts');
  await expect(page.getByText('Request abc-7')).toBeVisible();
  fails = false;
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(lines(page).first()).toBeVisible();
});

test('a part opened from the search is described', async ({ page, api }) => {
  const { kinds } = await api.overview();
  const { part, winRate } = assertDefined(kinds.find(({ kind }) => kind === 'weapon')?.top[0]);
  await page.goto('/');
  // As soon as the page is visible, its keyboard shortcuts work.
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.getByRole('dialog').getByRole('combobox').fill(part.name);
  await page.getByRole('option', { name: part.name }).first().click();
  await expect(page).toHaveURL(`/performance/weapon?part=${part.id}`);
  await expect(lines(page).first()).toContainText(
    `${part.name}${winRate.of.toLocaleString('en')} games`,
  );
  await page.goto('/parts?part=nobody_has_it');
  await expect(lines(page).first()).toHaveText('Nobody Has It0 games–');
});
