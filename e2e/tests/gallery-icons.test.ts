import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { repository } from '../src/repository.ts';
import { stopClock } from '../src/stop-clock.ts';
import { expect, test } from '../src/test.ts';

/** Opens a page and waits until it is shown. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.gallery-grid')).toBeVisible();
}

const searchField = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' });
const iconList = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });

/** Expects a list's active option to have this text, and returns it. */
async function expectActive(icons: Locator, text: string): Promise<Locator> {
  const option = icons.getByRole('option', { name: text, exact: true });
  await expect(option).toHaveText(text);
  const id = (await option.getAttribute('id')) ?? '';
  await expect(icons).toHaveAttribute('aria-activedescendant', id);
  return option;
}

const readClipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const packagePath = (path: string) => join(repository, 'node_modules', path);

test('all Feather icons are shown', async ({ page }) => {
  const count = readdirSync(packagePath('feather-icons/dist/icons')).length;
  await open(page, '/icons/feather');
  await expect(page.getByText(`${count} icons`, { exact: true })).toBeVisible();
  await expect(iconList(page, 'Feather').getByRole('option')).toHaveCount(count);
});

test('all Font Awesome Free icons are shown: solid, regular, brands', async ({ page }) => {
  await open(page, '/icons/font-awesome');
  for (const [name, style] of [
    ['Solid', 'solid'],
    ['Regular', 'regular'],
    ['Brands', 'brands'],
  ] as const) {
    // Counted in the sprite, because the folder of single files also contains each icon under its
    // former names.
    const sprite = packagePath(`@fortawesome/fontawesome-free/sprites/${style}.svg`);
    const count = readFileSync(sprite, 'utf8').split('<symbol ').length - 1;
    expect(count).toBeGreaterThan(100);
    await expect(iconList(page, name).getByRole('option')).toHaveCount(count);
    await expect(page.getByText(`${count} icons`, { exact: true })).toBeVisible();
  }
});

test('a search filters every set, shows the count, and finds icons by other terms', async ({
  page,
}) => {
  await open(page, '/icons/font-awesome');
  const options = iconList(page, 'Solid').getByRole('option');
  await expect(options.first()).toBeVisible();
  await searchField(page).fill('home');
  await expect(options.first()).toHaveText('house');
  await expect(page.getByText(/^\d+ of 1\d{3} icons$/)).toBeVisible();
  await searchField(page).fill('arrow-up-right');
  await expect(options.first()).toHaveText('arrow-up-right-dots');
  await searchField(page).fill('github');
  await expect(iconList(page, 'Brands').getByRole('option').first()).toHaveText('github');
  await searchField(page).fill('no such icon');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByText(/^0 of/)).toHaveCount(3);
});

test('an icon selected by pointer offers its name and import to copy', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.clock.install();
  await open(page, '/icons/font-awesome');
  await searchField(page).fill('500px');
  // From now on the search moves no tile away from under the pointer.
  await expect(iconList(page, 'Brands').getByRole('option')).toHaveCount(1);
  await iconList(page, 'Brands').getByRole('option', { name: '500px' }).click();
  // The clock is stopped, because the message about copying disappears by itself.
  await stopClock(page);
  await page.getByRole('button', { name: 'Copy name' }).click();
  await expect(page.getByText('Copied 500px.')).toBeAttached();
  expect(await readClipboard(page)).toBe('500px');
  await page.getByRole('button', { name: 'Copy import' }).click();
  await expect(page.getByText('Import line copied.')).toBeAttached();
  expect(await readClipboard(page)).toBe(
    "import icon500px from '@fortawesome/fontawesome-free/svgs/brands/500px.svg';",
  );
});

test('an icon is reached with arrow keys and selected with Enter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/icons/feather');
  const icons = iconList(page, 'Feather');
  await icons.focus();
  await expectActive(icons, 'activity');
  await page.keyboard.press('ArrowRight');
  await expectActive(icons, 'airplay');
  // The row has four tiles.
  await page.keyboard.press('ArrowDown');
  await expectActive(icons, 'align-center');
  await page.keyboard.press('End');
  const last = await expectActive(icons, 'zoom-out');
  await expect(last).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('.icon-selected')).toContainText('zoom-out');
  await expect(last).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  const first = await expectActive(icons, 'activity');
  await expect(first).toBeInViewport({ ratio: 1 });
  const readDistanceBelowPanel = () =>
    first.evaluate((tile) => {
      const panel = document.querySelector('.icon-panel')?.getBoundingClientRect();
      return tile.getBoundingClientRect().top - (panel?.bottom ?? Number.NaN);
    });
  await expect.poll(readDistanceBelowPanel).toBeGreaterThan(0);
});

test('after a search the arrow keys start at the best match', async ({ page }) => {
  await open(page, '/icons/feather');
  const icons = iconList(page, 'Feather');
  await icons.focus();
  await page.keyboard.press('End');
  await searchField(page).fill('arrow');
  await expect(icons.getByRole('option')).not.toHaveCount(0);
  await expect(page.getByText(/^\d+ of \d+ icons$/)).toBeVisible();
  await icons.focus();
  const [best = ''] = await icons.getByRole('option').allTextContents();
  await expectActive(icons, best);
  await page.keyboard.press('Enter');
  await expect(page.locator('.icon-selected')).toContainText('arrow-down');
});

test('of two thousand tiles only the visible ones are rendered', async ({ page }) => {
  await open(page, '/icons/font-awesome');
  const tiles = page.getByRole('option');
  await expect(page.getByRole('listbox')).toHaveCount(3);
  expect(await tiles.count()).toBeGreaterThan(2000);
  const countRendered = () =>
    tiles.evaluateAll(
      (all) => all.filter((tile) => tile.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  await expect.poll(countRendered).toBeGreaterThan(10);
  await expect.poll(countRendered).toBeLessThan(600);
  const last = iconList(page, 'Brands').getByRole('option').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  await expect.poll(countRendered).toBeLessThan(600);
});
