import { holdRequests } from '../src/hold-requests.ts';
import { readColors } from '../src/read-colors.ts';
import { store } from '../src/store.ts';
import { strokeColors } from '../src/stroke-colors.ts';
import { expect, test } from '../src/test.ts';
import {
  choice,
  expectAppearance,
  heading,
  horizontalExtent,
  openPanel,
  panel,
  root,
  sidebar,
  storedSettings,
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
  expect(await storedSettings(page)).toEqual(['"colored"', '"right"', '"compact"', '"boxed"']);
  await page.goto('/help');
  await expectAppearance(page, expected);
});

test('invalid choices are ignored and not remembered', async ({ page }) => {
  await store(page, 'layout', 'boxed');
  await page.goto('/help?theme=neon&sidebarPosition=top&sidebarBehavior=&layout=%22boxed%22');
  await expect(heading(page)).toBeVisible();
  await expectAppearance(page, {});
  expect(await storedSettings(page)).toEqual([null, null, null, 'boxed']);
});

for (const { name, system, query, page: pageColor, left, right } of [
  {
    name: 'dark system',
    system: 'dark',
    query: '',
    page: '#11151a',
    left: '#0d1115',
    right: '#11151a',
  },
  {
    name: 'dark address',
    system: 'light',
    query: '?theme=dark',
    page: '#11151a',
    left: '#0d1115',
    right: '#11151a',
  },
  {
    name: 'light address on a dark system',
    system: 'dark',
    query: '?theme=light',
    page: '#edeff2',
    left: '#f7f8f9',
    right: '#edeff2',
  },
  {
    name: 'colored, to the right, compact, boxed',
    system: 'light',
    query: '?theme=colored&sidebarPosition=right&sidebarBehavior=compact&layout=boxed',
    page: '#edeff2',
    left: '#d3d9df',
    right: '#d3d9df',
  },
] as const) {
  test(`the first painted frame is right: ${name}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    const release = await holdRequests(page, '**/assets/*.js');
    await page.goto(`/help${query}`, { waitUntil: 'commit' });
    await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
    const colors = () =>
      readColors(page, { page: [1250, 880], left: [20, 880], right: [1420, 880] });
    const expected = { page: pageColor, left, right };
    expect(await colors()).toEqual(expected);
    release();
    await expect(heading(page)).toBeVisible();
    // The panel's handle and the content do not cover the sampled places.
    expect(await colors()).toEqual(expected);
  });
}

test('other tabs change their appearance immediately', async ({ page, context }) => {
  await page.goto('/help');
  const other = await context.newPage();
  await other.goto('/user');
  await expect(heading(other)).toBeVisible();
  await openPanel(page);
  await choice(page, 'Dark').click();
  await choice(page, 'Boxed').click();
  await expectAppearance(other, { theme: 'dark', layout: 'boxed' });
  await expect(root(other)).toHaveAttribute('data-bs-theme', 'dark');
  await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expectAppearance(other, {});
});

test('native controls follow the theme, not the system', async ({ page }) => {
  for (const [system, theme, expectedScheme] of [
    ['dark', 'light', 'light'],
    ['light', 'dark', 'dark'],
  ] as const) {
    await page.emulateMedia({ colorScheme: system });
    await page.goto(`/user?theme=${theme}`);
    await expect(root(page)).toHaveCSS('color-scheme', expectedScheme);
  }
});

test('the theme switch returns to the previous light scheme', async ({ page }) => {
  await page.goto('/user?theme=colored');
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Switch to/ });
  await toggle.click();
  await expectAppearance(page, { theme: 'dark' });
  await toggle.click();
  await expectAppearance(page, { theme: 'colored' });
});

test('charts follow the scheme immediately', async ({ page }) => {
  await page.goto('/?tab=graphs');
  const chart = page.getByRole('figure', { name: 'Win rate over time' });
  const colors = () => chart.locator('.chart-line, .chart-grid').evaluateAll(strokeColors);
  await expect(chart).toBeVisible();
  const before = await colors();
  expect(before.length).toBeGreaterThan(2);
  await openPanel(page);
  await choice(page, 'Dark').click();
  await expect
    .poll(async () => (await colors()).filter((color) => before.includes(color)))
    .toEqual([]);
});

test('a compact sidebar opens over the page for pointer and keyboard', async ({ page }) => {
  await page.goto('/help?sidebarBehavior=compact');
  await expect(heading(page)).toBeVisible();
  await page.mouse.move(900, 600);
  const inner = sidebar(page).locator('.sidebar-inner');
  const main = page.getByRole('main');
  await expect.poll(() => horizontalExtent(inner)).toEqual({ x: 0, width: 62 });
  const before = await horizontalExtent(main);
  await page.mouse.move(30, 300);
  await expect.poll(() => horizontalExtent(inner)).toEqual({ x: 0, width: 248 });
  expect(await horizontalExtent(main)).toEqual(before);
  await page.mouse.move(900, 600);
  await expect.poll(() => horizontalExtent(inner)).toEqual({ x: 0, width: 62 });
  await sidebar(page).getByRole('link', { name: 'Player Activity' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect.poll(() => horizontalExtent(inner)).toEqual({ x: 0, width: 248 });
});

test('on the right the sidebar is mirrored, also when collapsed', async ({ page }) => {
  await page.goto('/help?sidebarPosition=right');
  await expect(heading(page)).toBeVisible();
  expect(await horizontalExtent(sidebar(page))).toEqual({ x: 1440 - 248, width: 248 });
  await page.getByRole('button', { name: 'Toggle navigation' }).click();
  await expect(sidebar(page)).toBeHidden();
  const width = () => page.evaluate(() => document.documentElement.scrollWidth);
  await expect.poll(width).toBe(1440);
  await openPanel(page);
  await expect.poll(async () => (await horizontalExtent(panel(page))).x).toBe(0);
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

test('the boxed layout limits the page’s width and centres it', async ({ page }) => {
  await page.goto('/help?layout=boxed');
  await expect(heading(page)).toBeVisible();
  expect(await horizontalExtent(page.locator('.shell'))).toEqual({ x: 80, width: 1280 });
});
