import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repository } from '../src/launch-product.ts';
import { expect, test } from '../src/test.ts';

const search = (page: Page) => page.getByRole('searchbox', { name: 'Search icons' });
const list = (page: Page, name: string) => page.getByRole('listbox', { name, exact: true });
const clipboard = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** How many icons a folder of a package holds. */
const filesIn = (folder: string) =>
  readdirSync(join(repository, 'node_modules', folder)).filter((file) => file.endsWith('.svg'))
    .length;

test('all of Feather is there', async ({ page }) => {
  const count = filesIn('feather-icons/dist/icons');
  await page.goto('/icons/feather');
  await expect(page.getByText(`${count} icons`, { exact: true })).toBeVisible();
  await expect(list(page, 'Feather').getByRole('option')).toHaveCount(count);
});

test('all of Font Awesome Free is there: solid, regular, brands', async ({ page }) => {
  await page.goto('/icons/font-awesome');
  for (const [name, style] of [
    ['Solid', 'solid'],
    ['Regular', 'regular'],
    ['Brands', 'brands'],
  ] as const) {
    const count = filesIn(`@fortawesome/fontawesome-free/svgs/${style}`);
    await expect(list(page, name).getByRole('option')).toHaveCount(count);
    await expect(page.getByText(`${count} icons`, { exact: true })).toBeVisible();
  }
});

test('a search narrows every set and counts; what has another name is found as well', async ({
  page,
}) => {
  await page.goto('/icons/font-awesome');
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
  await page.goto('/icons/font-awesome');
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
  await page.goto('/icons/feather');
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
  await expect(await active()).toHaveText('align-left');
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

test('two thousand tiles scroll without a long pause', async ({ page }) => {
  await page.goto('/icons/font-awesome');
  await expect(page.getByRole('listbox')).toHaveCount(3);
  const longest = await page.evaluate(async () => {
    let worst = 0;
    let last = performance.now();
    for (let step = 0; step < 120; step += 1) {
      window.scrollBy(0, 250);
      await new Promise((resolve) => requestAnimationFrame(resolve));
      worst = Math.max(worst, performance.now() - last);
      last = performance.now();
    }
    return worst;
  });
  // Without putting off what is not in sight, single frames take seconds.
  expect(longest).toBeLessThan(400);
});
