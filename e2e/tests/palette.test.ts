import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { holdRequests } from '../src/hold-requests.ts';
import {
  resultGroup,
  resultOptions,
  searchBox,
  searchServer,
  selectedOption,
  waitForResults,
} from '../src/search-page.ts';
import { setLocalStorage } from '../src/set-local-storage.ts';
import { expect, test } from '../src/test.ts';

const palette = (page: Page) => page.getByRole('dialog', { name: 'Search and commands' });
const field = (page: Page) => palette(page).getByRole('combobox');

/** Returns the recently opened entries that this browser stores, as JSON. */
const readStoredRecents = (page: Page) =>
  page.evaluate(() => localStorage.getItem('recents') ?? '');

async function openPalette(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
}

/** Types a letter into the next field that gets the focus, before any other script can run. */
const typeOnFocus = (page: Page, letter: string) =>
  page.evaluate((key) => {
    const type = ({ target }: FocusEvent) => {
      const event = new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true });
      if (target?.dispatchEvent(event)) document.execCommand('insertText', false, key);
    };
    const typeNext = (event: FocusEvent) => queueMicrotask(() => type(event));
    document.addEventListener('focusin', typeNext, { once: true });
  }, letter);

test('opens with Ctrl-K anywhere and with / outside of fields, and returns the focus', async ({
  page,
}) => {
  await page.goto('/user');
  const listSearch = page.getByRole('searchbox', { name: 'Search players by name or game ID' });
  await listSearch.focus();
  await page.keyboard.press('/');
  await expect(listSearch).toHaveValue('/');
  await expect(palette(page)).toBeHidden();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toBeHidden();
  await expect(listSearch).toBeFocused();
  await page.goto('/docs/introduction');
  await page.locator('h1').click();
  await page.keyboard.press('/');
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await page.keyboard.press('Control+k');
  await expect(palette(page)).toBeHidden();
});

test('opens with a key that was pressed before the page was rendered', async ({ page }) => {
  await setLocalStorage(page, 'language', '"de"');
  // Nothing is rendered before the texts have loaded.
  const release = await holdRequests(page, /\/assets\/de-/);
  // The first script has run by now and waits for the texts.
  await page.goto('/terms', { waitUntil: 'domcontentloaded' });
  await expect(page.locator('#content')).toHaveCount(0);
  await page.keyboard.press('Control+k');
  await page.keyboard.type('elo');
  release();
  await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('elo');
});

test('does not lose text that is typed while it loads', async ({ page }) => {
  // Before the page is opened, because it loads the palette as soon as it is idle.
  const release = await holdRequests(page, /search-palette.*\.(js|tsx)/);
  await page.goto('/user');
  await expect(searchBox(page)).toBeVisible();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mmt');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('r');
  await typeOnFocus(page, '!');
  release();
  await expect(field(page)).toHaveValue('mmr!');
  await page.keyboard.type('?');
  await expect(field(page)).toHaveValue('mmr!?');
});

test('closes on Escape without closing what is below it, and on going back', async ({ page }) => {
  const heading = page.getByRole('heading', { level: 1 });
  await page.goto('/terms');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(heading).toHaveText('Privacy');
  await openPalette(page);
  await page.goBack();
  await expect(heading).toHaveText('Terms of Service');
  await expect(palette(page)).toHaveCount(0);
  await expect(heading).toBeFocused();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);

  const panel = page.getByRole('dialog', { name: 'Theme builder' });
  await page.getByRole('banner').getByRole('button', { name: 'Theme builder' }).click();
  await expect(panel).toBeVisible();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(panel).toHaveClass(/\bshow\b/);
  await page.keyboard.press('Escape');
  await expect(panel).toHaveCount(0);

  await page.setViewportSize({ width: 390, height: 844 });
  const toggle = page.getByRole('button', { name: 'Toggle navigation' });
  await expect(toggle).toHaveAttribute('aria-expanded', 'false');
  await toggle.click();
  const brand = page.locator('#sidebar').getByRole('link').first();
  await expect(brand).toBeFocused();
  await openPalette(page);
  await page.keyboard.press('Escape');
  await expect(palette(page)).toHaveCount(0);
  await expect(brand).toBeFocused();
  await expect(brand).toBeInViewport();
});

test('keeps the focus, announces results, and finds pages by other terms than their names', async ({
  page,
}) => {
  await page.goto('/terms');
  await openPalette(page);
  for (let i = 0; i < 5; i++) {
    await page.keyboard.press('Tab');
    expect(await palette(page).evaluate((dialog) => dialog.contains(document.activeElement))).toBe(
      true,
    );
  }
  await field(page).fill('schedule');
  const status = palette(page).getByRole('status');
  await expect(status).toHaveText(/^\d+ results?$/);
  expect(Number.parseInt((await status.textContent()) ?? '', 10)).toBe(
    await resultOptions(page).count(),
  );
  await field(page).fill('elo');
  await expect(selectedOption(page)).toContainText('Match Making Rank');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/mmr');
  await expect(page.locator('#page-heading')).toBeFocused();
  await openPalette(page);
  await page.keyboard.type('candlestick');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/charts/apexcharts');
  await openPalette(page);
  await page.keyboard.type('i18n');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/internationalization');
  await openPalette(page);
  await page.getByRole('option', { name: 'Upload logs' }).click();
  await expect(page).toHaveURL('/upload');
  await openPalette(page);
  await page.keyboard.type('log in');
  await waitForResults(page);
  await page.getByRole('option', { name: 'Sign in' }).click();
  await expect(page).toHaveURL(/\/auth\/sign-in\?to=%2Fupload$/);
});

test('Enter waits for the results for the typed text', async ({ page, api }) => {
  const { players } = await api.players({ sort: 'games' });
  const name = assertDefined(players.find(({ nickname }) => /^\w{6,}$/.test(nickname))).nickname;
  const first = assertDefined((await searchServer(api, name)).players[0]);
  const release = await holdRequests(page, '**/api/search**');
  await page.goto('/terms');
  await openPalette(page);
  await page.keyboard.type(name);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms');
  release();
  await expect(page).toHaveURL(`/user/${first.id}`);
});

test('changes colours and language, copies the link, opens the theme builder', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/terms');
  await openPalette(page);
  await page.keyboard.type('dark');
  await waitForResults(page);
  await page.getByRole('option', { name: 'Dark colours' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await expect(palette(page)).toBeHidden();
  await openPalette(page);
  await page.keyboard.type('copy');
  await expect(selectedOption(page)).toContainText('Copy link to this page');
  await page.keyboard.press('Enter');
  await expect(selectedOption(page)).toContainText('Copied');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/terms`);
  await field(page).fill('builder');
  await page.keyboard.press('Enter');
  // The dialog has the focus, so it gets the keys as well.
  await expect(page.getByRole('dialog', { name: 'Theme builder' })).toBeFocused();
  await page.keyboard.press('Escape');
  await openPalette(page);
  await page.keyboard.type('german');
  await waitForResults(page);
  await page.getByRole('option', { name: 'Deutsch' }).click();
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
});

test('lists recently opened entries, which can be removed one by one or all at once', async ({
  page,
  api,
}) => {
  const player = assertDefined((await api.players({ sort: 'games' })).players[1]);
  await page.goto(`/user/${player.id}`);
  await expect(page.locator('#page-heading')).toHaveText(player.nickname);
  await expect.poll(() => readStoredRecents(page)).toContain(player.id);
  const { matches } = await api.matches(player.id);
  const match = assertDefined(matches[0]);
  await page.goto(`/match/${match.id}`);
  await expect(page.locator('#page-heading')).toHaveText(match.map.name);
  await expect.poll(() => readStoredRecents(page)).toContain(match.id);
  await page.goto('/speedrunning');
  await expect.poll(() => readStoredRecents(page)).toContain('/speedrunning');
  await page.goto('/terms');
  await openPalette(page);
  const recent = resultGroup(page, 'Recent').getByRole('option');
  await expect(recent).toContainText(['Speed Running', match.map.name, player.nickname, 'Clear']);
  await page.keyboard.press('Delete');
  await expect(recent).toContainText([match.map.name, player.nickname, 'Clear']);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/user/${player.id}`);
  await openPalette(page);
  await page.getByRole('option', { name: 'Clear list' }).click();
  await expect(resultGroup(page, 'Recent')).toBeHidden();
  await page.reload();
  await openPalette(page);
  await expect(resultGroup(page, 'Actions')).toBeVisible();
  await expect(
    resultGroup(page, 'Recent').getByRole('option', { name: match.map.name }),
  ).toHaveCount(0);
});

test('signs out, and removes entries that were opened while signed in', async ({ page, api }) => {
  const player = assertDefined((await api.players({ sort: 'games' })).players[1]);
  await page.goto('/speedrunning');
  await expect.poll(() => readStoredRecents(page)).toContain('/speedrunning');
  await page.goto('/auth/sign-in');
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(page).toHaveURL('/private');
  await page.goto(`/user/${player.id}`);
  await expect(page.locator('#page-heading')).toHaveText(player.nickname);
  await expect.poll(() => readStoredRecents(page)).toContain(player.id);
  await page.goto('/terms');
  await openPalette(page);
  const recent = resultGroup(page, 'Recent');
  await expect(recent.getByRole('option', { name: player.nickname })).toBeVisible();
  await page.keyboard.type('log out');
  await expect(selectedOption(page)).toContainText('Sign out');
  await page.keyboard.press('Enter');
  await expect(palette(page)).toBeHidden();
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('recents')))
    .not.toContain(player.id);
  await openPalette(page);
  await expect(recent.getByRole('option', { name: 'Speed Running' })).toBeVisible();
  await expect(recent.getByRole('option', { name: player.nickname })).toHaveCount(0);
  await expect(page.getByRole('option', { name: 'Sign in' })).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('a button opens the palette, which fills the screen', async ({ page }) => {
    await page.goto('/terms');
    await expect(searchBox(page)).toBeHidden();
    const button = page.getByRole('banner').getByRole('button', { name: 'Search', exact: true });
    await button.tap();
    await expect(field(page)).toBeFocused();
    const readBox = () => palette(page).boundingBox();
    await expect.poll(readBox).toEqual({ x: 0, y: 0, width: 390, height: 844 });
    await field(page).fill('pve');
    await waitForResults(page);
    await page.getByRole('option', { name: /^PvE/ }).tap();
    await expect(page).toHaveURL('/meta/pve');
    await button.tap();
    await palette(page).getByRole('button', { name: 'Close' }).tap();
    await expect(palette(page)).toBeHidden();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(
      390,
    );
  });
});
