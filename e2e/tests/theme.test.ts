import { holdRequests } from '../src/hold-requests.ts';
import { readColors } from '../src/read-colors.ts';
import { setLocalStorage } from '../src/set-local-storage.ts';
import { expect, test } from '../src/test.ts';
import {
  choice,
  expectAppearance,
  heading,
  openPanel,
  panel,
  readHorizontalExtent,
  readStoredSettings,
  root,
  sidebar,
} from '../src/theme-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

test('a URL can set every appearance setting, which is remembered', async ({ page }) => {
  const query =
    'theme=colored&sidebarPosition=right&sidebarBehavior=compact&layout=boxed&search=zzz';
  const expected = {
    theme: 'colored',
    'sidebar-position': 'right',
    'sidebar-behavior': 'compact',
    layout: 'boxed',
  };
  await page.goto(`/user?${query}`);
  await expect(heading(page)).toBeVisible();
  await expectAppearance(page, expected);
  await expect(page).toHaveURL('/user?search=zzz');
  expect(await readStoredSettings(page)).toEqual(['"colored"', '"right"', '"compact"', '"boxed"']);
  await page.goto('/help');
  await expectAppearance(page, expected);
  // The boxed layout limits the page's width and centres it.
  expect(await readHorizontalExtent(page.locator('.shell'))).toEqual({ x: 80, width: 1280 });
});

test('invalid choices are ignored and not remembered', async ({ page }) => {
  await setLocalStorage(page, 'layout', 'boxed');
  await page.goto('/help?theme=neon&sidebarPosition=top&sidebarBehavior=&layout=%22boxed%22');
  await expect(heading(page)).toBeVisible();
  await expectAppearance(page, {});
  expect(await readStoredSettings(page)).toEqual([null, null, null, 'boxed']);
});

test('the first painted frame is right, and native controls follow the theme', async ({ page }) => {
  for (const { system, query, scheme, colors: expected } of [
    {
      system: 'dark',
      query: '',
      scheme: 'dark',
      colors: { page: '#11151a', left: '#0d1115', right: '#11151a' },
    },
    {
      system: 'light',
      query: '?theme=dark',
      scheme: 'dark',
      colors: { page: '#11151a', left: '#0d1115', right: '#11151a' },
    },
    {
      system: 'dark',
      query: '?theme=light',
      scheme: 'light',
      colors: { page: '#edeff2', left: '#f7f8f9', right: '#edeff2' },
    },
    {
      system: 'light',
      query: '?theme=colored&sidebarPosition=right&sidebarBehavior=compact&layout=boxed',
      scheme: 'light',
      colors: { page: '#edeff2', left: '#d3d9df', right: '#d3d9df' },
    },
  ] as const) {
    await test.step(`${system} system, ${query}`, async () => {
      await page.emulateMedia({ colorScheme: system });
      await page.evaluate(() => localStorage.clear());
      const release = await holdRequests(page, '**/assets/*.js');
      await page.goto(`/help${query}`, { waitUntil: 'commit' });
      await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
      const readPageColors = () =>
        readColors(page, { page: [1250, 880], left: [20, 880], right: [1420, 880] });
      expect(await readPageColors()).toEqual(expected);
      release();
      await expect(heading(page)).toBeVisible();
      // The panel's handle and the content do not cover the sampled places.
      expect(await readPageColors()).toEqual(expected);
      await expect(root(page)).toHaveCSS('color-scheme', scheme);
    });
  }
});

test('other tabs change their appearance immediately', async ({ page, context }) => {
  await page.goto('/help');
  const other = await context.newPage();
  await other.goto('/terms');
  await expect(heading(other)).toBeVisible();
  await openPanel(page);
  await choice(page, 'Dark').click();
  await choice(page, 'Boxed').click();
  await expectAppearance(other, { theme: 'dark', layout: 'boxed' });
  await expect(root(other)).toHaveAttribute('data-bs-theme', 'dark');
  await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expectAppearance(other, {});
});

test('the theme switch returns to the previous light scheme', async ({ page }) => {
  await page.goto('/help?theme=colored');
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Switch to/ });
  await toggle.click();
  await expectAppearance(page, { theme: 'dark' });
  await toggle.click();
  await expectAppearance(page, { theme: 'colored' });
});

test('a compact sidebar opens over the page for pointer and keyboard', async ({ page }) => {
  await page.goto('/help?sidebarBehavior=compact');
  await expect(heading(page)).toBeVisible();
  await page.mouse.move(900, 600);
  const inner = sidebar(page).locator('.sidebar-inner');
  const main = page.getByRole('main');
  await expect.poll(() => readHorizontalExtent(inner)).toEqual({ x: 0, width: 62 });
  const before = await readHorizontalExtent(main);
  await page.mouse.move(30, 300);
  await expect.poll(() => readHorizontalExtent(inner)).toEqual({ x: 0, width: 248 });
  expect(await readHorizontalExtent(main)).toEqual(before);
  await page.mouse.move(900, 600);
  await expect.poll(() => readHorizontalExtent(inner)).toEqual({ x: 0, width: 62 });
  await sidebar(page).getByRole('link', { name: 'Player Activity' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => readHorizontalExtent(inner)).toEqual({ x: 0, width: 248 });
});

test('on the right the sidebar is mirrored, also when collapsed', async ({ page }) => {
  await page.goto('/help?sidebarPosition=right');
  await expect(heading(page)).toBeVisible();
  expect(await readHorizontalExtent(sidebar(page))).toEqual({ x: 1440 - 248, width: 248 });
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await expect(sidebar(page)).toBeHidden();
  const readScrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(readScrollWidth).toBe(1440);
  await openPanel(page);
  await expect.poll(async () => (await readHorizontalExtent(panel(page))).x).toBe(0);
});

test('a sticky sidebar scrolls with the page to its end, a fixed one scrolls by itself', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1440, height: 500 });
  const brand = sidebar(page).getByRole('link').first();
  const last = sidebar(page).getByRole('link', { name: 'Community Links' });
  await page.goto('/user');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(brand).toBeInViewport();
  await expect(last).not.toBeInViewport();
  await page.mouse.move(900, 300);
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport();
  await expect(brand).not.toBeInViewport();

  await page.goto('/user?sidebarBehavior=fixed');
  await expect(page.getByRole('table')).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 1000));
  await expect(brand).toBeInViewport();
  await page.mouse.move(100, 300);
  await page.mouse.wheel(0, 2000);
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => window.scrollY)).toBe(1000);
});
