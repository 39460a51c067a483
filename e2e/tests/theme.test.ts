import type { Locator, Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { expectAccessible, expectContrast, waitForStable } from '../src/capture-screen.ts';
import { readColors } from '../src/read-colors.ts';
import { strokeColors } from '../src/stroke-colors.ts';
import { expect, test } from '../src/test.ts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

const root = (page: Page): Locator => page.locator('html');
const panel = (page: Page): Locator => page.getByRole('dialog', { name: 'Theme builder' });
const choice = (page: Page, name: string) => panel(page).getByText(name, { exact: true });
const sidebar = (page: Page) => page.locator('#sidebar');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const openButton = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: 'Theme builder' });

const defaults = {
  theme: 'default',
  'sidebar-position': 'left',
  'sidebar-behavior': 'sticky',
  layout: 'fluid',
};

async function expectAppearance(page: Page, wanted: Partial<typeof defaults>): Promise<void> {
  for (const [name, value] of Object.entries({ ...defaults, ...wanted })) {
    await expect(root(page)).toHaveAttribute(`data-${name}`, value);
    await expect(page.locator('body')).toHaveAttribute(`data-${name}`, value);
  }
}

const storedSettings = (page: Page) =>
  page.evaluate(() =>
    ['theme', 'sidebarPosition', 'sidebarBehavior', 'layout'].map((name) =>
      localStorage.getItem(name),
    ),
  );

async function openPanel(page: Page): Promise<void> {
  await openButton(page).click();
  await expect(panel(page)).toBeVisible();
  await expect(panel(page)).toHaveClass(/\bshow\b/);
}

/** Returns where a part of the page is on the screen: its left edge and its width. */
async function horizontalExtent(locator: Locator): Promise<{ x: number; width: number }> {
  const { x, width } = assertDefined(await locator.boundingBox());
  return { x: Math.round(x), width: Math.round(width) };
}

test('a URL can set every appearance setting, which is remembered', async ({ page }) => {
  const query =
    'theme=colored&sidebarPosition=right&sidebarBehavior=compact&layout=boxed&search=zzz';
  const wanted = {
    theme: 'colored',
    'sidebar-position': 'right',
    'sidebar-behavior': 'compact',
    layout: 'boxed',
  };
  await page.goto(`/user?${query}`);
  await expect(heading(page)).toBeVisible();
  await expectAppearance(page, wanted);
  await expect(page).toHaveURL('/user?search=zzz');
  expect(await storedSettings(page)).toEqual(['"colored"', '"right"', '"compact"', '"boxed"']);
  await page.goto('/help');
  await expectAppearance(page, wanted);
});

test('invalid choices are ignored and not remembered', async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('layout', 'boxed'));
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
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await released;
      await route.continue();
    });
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

test('another tab follows at once', async ({ page, context }) => {
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

test('the panel opens, traps the focus, selects and closes by keyboard', async ({ page }) => {
  await page.goto('/help');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  const inside = () => panel(page).evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(inside).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press(key);
      await expect.poll(inside, { message: `${key} ${step}` }).toBe(true);
    }
  }
  await panel(page).getByRole('radio', { name: 'Default' }).focus();
  await page.keyboard.press('ArrowRight');
  await expectAppearance(page, { theme: 'colored' });
  await page.keyboard.press('ArrowRight');
  await expectAppearance(page, { theme: 'dark' });
  await page.keyboard.press('Escape');
  await expect(panel(page)).toBeHidden();
  await expect(openButton(page)).toBeFocused();
  await page.reload();
  await expectAppearance(page, { theme: 'dark' });
});

test('the tab at the edge opens the same panel; a click beside it closes it', async ({ page }) => {
  await page.goto('/help');
  const tab = page.getByRole('complementary', { name: 'Theme builder' });
  await expect(tab.getByRole('link', { name: /^Documentation/ })).toHaveAttribute('href', '/docs');
  await expect(tab.getByRole('link')).toHaveAttribute('target', '_blank');
  const { y } = assertDefined(await tab.boundingBox());
  expect(y).toBe(200);
  await tab.getByRole('button', { name: 'Builder' }).click();
  await expect(panel(page)).toHaveClass(/\bshow\b/);
  await expect(panel(page).getByRole('link', { name: /^Documentation/ })).toHaveAttribute(
    'href',
    '/docs',
  );
  await page.mouse.click(500, 700);
  await expect(panel(page)).toBeHidden();
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Close' }).click();
  await expect(panel(page)).toBeHidden();
  await page.setViewportSize({ width: 1199, height: 900 });
  await expect(tab).toBeHidden();
  await expect(openButton(page)).toBeVisible();
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

test('the switch returns to the previous light scheme', async ({ page }) => {
  await page.goto('/user?theme=colored');
  const toggle = page.getByRole('banner').getByRole('button', { name: /^Switch to/ });
  await toggle.click();
  await expectAppearance(page, { theme: 'dark' });
  await toggle.click();
  await expectAppearance(page, { theme: 'colored' });
});

test('the panel’s latest message stays until another choice', async ({ page }) => {
  await page.goto('/user?theme=colored');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Reset to defaults.');
  await choice(page, 'Dark').click();
  await expect(panel(page).getByRole('status')).toBeEmpty();
});

test('the reset removes every choice, and the system decides again', async ({ page }) => {
  await page.goto('/help?theme=light&sidebarPosition=right&sidebarBehavior=fixed&layout=boxed');
  await openPanel(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAppearance(page, {
    theme: 'light',
    'sidebar-position': 'right',
    'sidebar-behavior': 'fixed',
    layout: 'boxed',
  });
  await panel(page).getByRole('button', { name: 'Reset to defaults' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Reset to defaults.');
  await expectAppearance(page, { theme: 'dark' });
  await expect(panel(page).getByRole('radio', { name: 'Dark' })).toBeChecked();
  expect(await storedSettings(page)).toEqual([null, null, null, null]);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAppearance(page, {});
});

test('a copied link shows the same page with the same appearance', async ({
  page,
  context,
  browser,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/user?search=a');
  await openPanel(page);
  for (const name of ['Dark', 'Right', 'Compact', 'Boxed']) await choice(page, name).click();
  await panel(page).getByRole('button', { name: 'Copy link to this theme' }).click();
  await expect(panel(page).getByRole('status')).toHaveText('Link copied.');
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(`${baseURL}/user?search=a&`)).toBe(true);

  const otherContext = await browser.newContext({ colorScheme: 'light' });
  const other = await otherContext.newPage();
  await other.goto(link);
  await expect(heading(other)).toHaveText('User Profiles');
  await expectAppearance(other, {
    theme: 'dark',
    'sidebar-position': 'right',
    'sidebar-behavior': 'compact',
    layout: 'boxed',
  });
  await expect(other).toHaveURL(`${baseURL}/user?search=a`);
  await otherContext.close();
});

test('if the clipboard is blocked, the link is shown for copying by hand', async ({ page }) => {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error('refused'));
    document.execCommand = () => false;
  });
  await page.goto('/help');
  await openPanel(page);
  await panel(page).getByRole('button', { name: 'Copy link to this theme' }).click();
  await expect(panel(page).getByRole('textbox', { name: 'Link to this theme' })).toHaveValue(
    /\/help\?theme=default&sidebarPosition=left&sidebarBehavior=sticky&layout=fluid$/,
  );
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

test('sticky scrolls with the page to its end, fixed scrolls by itself', async ({ page }) => {
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

test('boxed limits the page’s width and centres it', async ({ page }) => {
  await page.goto('/help?layout=boxed');
  await expect(heading(page)).toBeVisible();
  expect(await horizontalExtent(page.locator('.shell'))).toEqual({ x: 80, width: 1280 });
});

test('the panel loads only on demand', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await waitForStable(page);
  expect(requests.filter((address) => /theme-panel/.test(address))).toEqual([]);
  await openPanel(page);
  expect(requests.some((address) => /theme-panel.*\.js/.test(address))).toBe(true);
});

test('axe finds no violations in any scheme, with the panel open or closed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const theme of ['default', 'colored', 'dark', 'light']) {
    const otherSettings =
      theme === 'colored' ? '&sidebarPosition=right&sidebarBehavior=compact&layout=boxed' : '';
    await page.goto(`/performance/weapon?theme=${theme}${otherSettings}`);
    await expect(heading(page)).toBeVisible();
    await page.mouse.move(720, 450);
    // Schemes change colours, positions change the structure of the page.
    const check = theme === 'default' || otherSettings !== '' ? expectAccessible : expectContrast;
    await openPanel(page);
    await check(page, `${theme}, open`);
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await check(page, `${theme}, closed`);
    await page.evaluate(() => localStorage.clear());
  }
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test('the panel works too, and the sidebar opens from its side', async ({ page }) => {
    await page.goto('/help');
    await openPanel(page);
    await choice(page, 'Right').click();
    await choice(page, 'Light').click();
    await expectAppearance(page, { theme: 'light', 'sidebar-position': 'right' });
    await page.keyboard.press('Escape');
    await expect(panel(page)).toBeHidden();
    await page.getByRole('button', { name: 'Toggle navigation' }).click();
    await expect.poll(async () => (await horizontalExtent(sidebar(page))).x).toBe(390 - 288);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await width()).toBe(390);
  });
});
