import type { Locator, Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { navigate } from '../src/navigate.ts';
import { card, expectProfileUrl, readTableCells, stat } from '../src/profile-page.ts';
import { sidebarPaths } from '../src/routes.ts';
import { expect, test } from '../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main navigation' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation' });
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const groupNames = ['Part Performance', 'Meta Analysis', 'Part Leaders', 'Schedules'];

test('the sidebar links to every page, and to the help where the operator has set no link', async ({
  page,
}) => {
  await page.goto('/terms');
  for (const name of groupNames) await sidebar(page).getByRole('button', { name }).click();
  const links = sidebar(page).getByRole('listitem').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const sections = ['/help#about', '/help#github', '/help#community'];
  // Each page marks its entry, see every-route.test.ts.
  expect(hrefs.toSorted()).toEqual([...sidebarPaths, ...sections].toSorted());
  for (const href of sections) {
    const link = sidebar(page).locator(`a[href="${href}"]`);
    await link.click();
    await expect(page).toHaveURL(href);
    await expect(heading(page)).toHaveText('Help Center');
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    // They lead to sections of one page, so none of them is marked as current.
    await expect(link).not.toHaveAttribute('aria-current');
  }
});

test('groups of the sidebar open and close, are open where their page is, and survive a reload', async ({
  page,
}) => {
  await page.goto('/terms');
  const group = (name: string) => sidebar(page).getByRole('button', { name });
  const performance = group('Part Performance');
  const child = sidebar(page).getByRole('link', { name: 'Movement' });
  await expect(performance).toHaveAttribute('aria-expanded', 'false');
  await expect(child).toHaveCount(0);
  await performance.click();
  await expect(performance).toHaveAttribute('aria-expanded', 'true');
  await child.click();
  await expect(page).toHaveURL('/performance/movement');
  await expect(child).toHaveAttribute('aria-current', 'page');
  await performance.click();
  await expect(child).toHaveCount(0);

  await page.goto('/sched/brawl');
  await expect(sidebar(page).getByRole('link', { name: 'Brawl Schedule' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(performance).toHaveAttribute('aria-expanded', 'false');
  await sidebar(page).getByRole('link', { name: 'Match Making Rank' }).click();
  await expect(page).toHaveURL('/mmr');
  await group('Part Leaders').click();
  await expect(group('Part Leaders')).toHaveAttribute('aria-expanded', 'true');

  // Without the sidebar, its groups stay as they are.
  await toggle(page).click();
  await expect(toggle(page)).toHaveAttribute('aria-expanded', 'false');
  await expect(sidebar(page)).toHaveCount(0);
  await page.reload();
  await expect(heading(page)).toBeVisible();
  await expect(sidebar(page)).toHaveCount(0);
  await toggle(page).click();
  await expect(sidebar(page)).toBeVisible();
  await expect(group('Part Leaders')).toHaveAttribute('aria-expanded', 'true');
  await group('Part Leaders').click();
  await page.reload();
  await expect(sidebar(page)).toBeVisible();
  await expect(group('Part Leaders')).toHaveAttribute('aria-expanded', 'false');
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the sidebar opens over the page and returns the focus', async ({ page }) => {
    await page.goto('/user');
    await expect(heading(page)).toBeVisible();
    const link = page.locator('#sidebar').getByRole('link', { name: 'Player Activity' });
    await expect(link).not.toBeInViewport();
    await toggle(page).click();
    await expect(link).toBeInViewport();
    await expect(sidebar(page).getByRole('link').first()).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).not.toBeInViewport();
    await expect(toggle(page)).toBeFocused();

    await toggle(page).click();
    await page
      .getByRole('button', { name: 'Close navigation' })
      .click({ position: { x: 370, y: 500 } });
    await expect(link).not.toBeInViewport();

    await toggle(page).click();
    await link.click();
    await expect(heading(page)).toHaveText('Player Activity');
    await expect(heading(page)).toBeFocused();
    await expect(link).not.toBeInViewport();

    await toggle(page).click();
    await link.click();
    await expect(link).not.toBeInViewport();
  });
});

test('the first Tab reaches the skip link; after a navigation the heading has the focus', async ({
  page,
}) => {
  await page.goto('/terms');
  await expect(heading(page)).toBeVisible();
  await page.keyboard.press('Tab');
  const skipLink = page.getByRole('link', { name: 'Skip to content' });
  await expect(skipLink).toBeFocused();
  await expect(skipLink).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();

  await sidebar(page).getByRole('link', { name: 'Coin Revenue' }).click();
  await expect(heading(page)).toHaveText('Coin Revenue');
  await expect(heading(page)).toBeFocused();
  await sidebar(page).getByRole('link', { name: 'About' }).click();
  await expect(page).toHaveURL('/help#about');
  await expect(heading(page)).toBeFocused();
});

test('an error page has its heading focused too', async ({ page, problems }) => {
  problems.allow(/404/);
  await page.goto('/user');
  await page.route('**/api/players/*', (route) =>
    route.fulfill({ status: 404, json: { code: 'player_not_found', message: 'No player' } }),
  );
  await page.getByRole('main').locator('a[href^="/user/"]').first().click();
  await expect(heading(page)).toHaveText('Player not found.');
  await expect(heading(page)).toBeFocused();
});

test('a player’s URL with a name leads to a search for it', async ({ page, problems }) => {
  problems.allow(/400/);
  await page.goto('/user/Mad%20Max');
  await expect(heading(page)).toHaveText('Player not found.');
  await page.getByRole('link', { name: 'Find a player' }).click();
  await expect(page).toHaveURL(/\/user\?search=Mad(\+|%20)Max$/);
  await expect(heading(page)).toHaveText('User Profiles');
});

test('on a profile, the sidebar marks the list of players', async ({ page, api }) => {
  const { id } = await api.homePlayer();
  await page.goto(`/user/${id}`);
  const link = sidebar(page).getByRole('link', { name: 'User Profiles' });
  await expect(link).toHaveClass(/\bwithin\b/);
  await page.goto('/user/');
  await expect(link).toHaveAttribute('aria-current', 'page');
});

test('the language menu changes texts and number formats, and is remembered', async ({
  page,
  api,
}) => {
  const { id } = await api.homePlayer();
  const profile = await api.profile(id);
  const numbers = page.getByRole('table', { name: /Totals|Summen/ });
  const readDamage = async () => (await readTableCells(numbers))[3]?.[1];
  await page.goto('/');
  await expect(stat(page, 'Games').value).toBeVisible();
  expect(await readDamage()).toBe(profile.tot_damage.toLocaleString('en'));
  await page.getByRole('button', { name: 'Language: English' }).click();
  await page.getByRole('button', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  const cell = page.getByRole('cell', { name: profile.tot_damage.toLocaleString('de') }).first();
  await expect(cell).toBeVisible();
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await expect(cell).toBeVisible();
});

test('every entry of a visitor’s menu leads to an existing page', async ({ page }) => {
  await page.goto('/terms');
  const menu = page.getByRole('button', { name: 'Your account' });
  await menu.click();
  await expect(page.getByText('You’re not signed in.')).toBeVisible();
  const links = page.locator('.dropdown-menu.show').getByRole('link');
  const hrefs = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(hrefs.length).toBeGreaterThan(3);
  for (const href of hrefs) {
    await navigate(page, assertDefined(href));
    await expect(heading(page)).toBeVisible();
    await expect(heading(page)).not.toHaveText('Page not found.');
  }
});

test('a shared URL opens the same view', async ({ page, context, api }) => {
  const { id, options } = await api.homePlayer();
  const mode = assertDefined(options.modes[1]);
  const { games } = await api.profile(id, { mode: mode.id });
  await page.goto('/');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  await page.getByRole('combobox', { name: 'Game Mode' }).selectOption(mode.id);
  await expectProfileUrl(page, `?mode=${mode.id}`);
  await expect(stat(page, 'Games').value).toHaveText(String(games));
  const other = await context.newPage();
  await other.goto(page.url());
  await expect(stat(other, 'Games').value).toHaveText(String(games));
  await expect(card(other, 'Match History').getByText(mode.name).first()).toBeVisible();
});
