import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repository } from '../src/launch-product.ts';
import { expect, test } from '../src/test.ts';

/** Goes to a page and waits for it. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.gallery-grid')).toBeVisible();
}

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' });
const list = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

const inPackage = (path: string) => join(repository, 'node_modules', path);

test('all of Feather is there', async ({ page }) => {
  const count = readdirSync(inPackage('feather-icons/dist/icons')).length;
  await open(page, '/icons/feather');
  await expect(page.getByText(`${count} icons`, { exact: true })).toBeVisible();
  await expect(list(page, 'Feather').getByRole('option')).toHaveCount(count);
});

test('all of Font Awesome Free is there: solid, regular, brands', async ({ page }) => {
  await open(page, '/icons/font-awesome');
  for (const [name, style] of [
    ['Solid', 'solid'],
    ['Regular', 'regular'],
    ['Brands', 'brands'],
  ] as const) {
    // The folder of single files has each icon under its former names as well.
    const sprite = inPackage(`@fortawesome/fontawesome-free/sprites/${style}.svg`);
    const count = readFileSync(sprite, 'utf8').split('<symbol ').length - 1;
    expect(count).toBeGreaterThan(100);
    await expect(list(page, name).getByRole('option')).toHaveCount(count);
    await expect(page.getByText(`${count} icons`, { exact: true })).toBeVisible();
  }
});

test('a search narrows every set and counts; what has another name is found as well', async ({
  page,
}) => {
  await open(page, '/icons/font-awesome');
  const options = list(page, 'Solid').getByRole('option');
  await expect(options.first()).toBeVisible();
  await search(page).fill('home');
  await expect(options.first()).toHaveText('house');
  await expect(page.getByText(/^\d+ of 1\d{3} icons$/)).toBeVisible();
  await search(page).fill('arrow-up-right');
  await expect(options.first()).toHaveText('arrow-up-right-dots');
  await search(page).fill('github');
  await expect(list(page, 'Brands').getByRole('option').first()).toHaveText('github');
  await search(page).fill('no such icon');
  await expect(page.getByRole('option')).toHaveCount(0);
  await expect(page.getByText(/^0 of/)).toHaveCount(3);
});

test('an icon is chosen by pointer, and its name and its import are copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, '/icons/font-awesome');
  await search(page).fill('500px');
  await list(page, 'Brands').getByRole('option', { name: '500px' }).click();
  await page.getByRole('button', { name: 'Copy name' }).click();
  await expect(page.getByText('Copied 500px.')).toBeAttached();
  expect(await clipboard(page)).toBe('500px');
  await page.getByRole('button', { name: 'Copy import' }).click();
  await expect(page.getByText('Copied the import.')).toBeAttached();
  expect(await clipboard(page)).toBe(
    "import icon500px from '@fortawesome/fontawesome-free/svgs/brands/500px.svg';",
  );
});

test('an icon is gone to with arrow keys and chosen with Enter', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 700 });
  await open(page, '/icons/feather');
  const icons = list(page, 'Feather');
  const active = async () => {
    const id = await icons.getAttribute('aria-activedescendant');
    return page.locator(`[id="${id}"]`);
  };
  await icons.focus();
  await expect(await active()).toHaveText('activity');
  await page.keyboard.press('ArrowRight');
  await expect(await active()).toHaveText('airplay');
  // Four beside each other.
  await page.keyboard.press('ArrowDown');
  await expect(await active()).toHaveText('align-center');
  await page.keyboard.press('End');
  await expect(await active()).toHaveText('zoom-out');
  await expect(await active()).toBeInViewport({ ratio: 1 });
  await page.keyboard.press('Enter');
  await expect(page.locator('.icon-chosen')).toContainText('zoom-out');
  await expect(await active()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await expect(await active()).toBeInViewport({ ratio: 1 });
  const panel = await page.locator('.icon-panel').boundingBox();
  const tile = await (await active()).boundingBox();
  expect(tile?.y).toBeGreaterThan((panel?.y ?? 0) + (panel?.height ?? 0));
});

test('after a search the arrow keys begin at its best find', async ({ page }) => {
  await open(page, '/icons/feather');
  const icons = list(page, 'Feather');
  await icons.focus();
  await page.keyboard.press('End');
  await search(page).fill('arrow');
  await expect(icons.getByRole('option')).not.toHaveCount(0);
  await expect(page.getByText(/^\d+ of \d+ icons$/)).toBeVisible();
  await icons.focus();
  const active = page.locator(`[id="${await icons.getAttribute('aria-activedescendant')}"]`);
  await expect(active).toHaveText((await icons.getByRole('option').first().textContent()) ?? '');
  await page.keyboard.press('Enter');
  await expect(page.locator('.icon-chosen')).toContainText('arrow-down');
});

test('of two thousand tiles only those in sight are drawn', async ({ page }) => {
  await open(page, '/icons/font-awesome');
  const tiles = page.getByRole('option');
  await expect(page.getByRole('listbox')).toHaveCount(3);
  expect(await tiles.count()).toBeGreaterThan(2000);
  const drawn = () =>
    tiles.evaluateAll(
      (all) => all.filter((tile) => tile.checkVisibility({ contentVisibilityAuto: true })).length,
    );
  await expect.poll(drawn).toBeGreaterThan(10);
  expect(await drawn()).toBeLessThan(600);
  const last = list(page, 'Brands').getByRole('option').last();
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
  expect(await drawn()).toBeLessThan(600);
});
