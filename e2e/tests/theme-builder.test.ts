import { assertDefined } from '../src/assert-defined.ts';
import { expectAccessible, expectContrast, waitUntilStable } from '../src/check-screen.ts';
import { expect, test } from '../src/test.ts';
import {
  choice,
  expectAppearance,
  heading,
  openButton,
  openPanel,
  panel,
  readHorizontalExtent,
  readStoredSettings,
  sidebar,
} from '../src/theme-page.ts';

test.use({ viewport: { width: 1440, height: 900 }, colorScheme: 'light' });

test('the panel opens, traps the focus, selects and closes by keyboard', async ({ page }) => {
  await page.goto('/help');
  await openButton(page).focus();
  await page.keyboard.press('Enter');
  await expect(panel(page)).toBeVisible();
  await expect(openButton(page)).toHaveAttribute('aria-expanded', 'true');
  const hasFocusInside = () =>
    panel(page).evaluate((dialog) => dialog.contains(document.activeElement));
  await expect.poll(hasFocusInside).toBe(true);
  for (const key of ['Tab', 'Shift+Tab']) {
    for (let step = 0; step < 14; step++) {
      await page.keyboard.press(key);
      await expect.poll(hasFocusInside, { message: `${key} ${step}` }).toBe(true);
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
  expect(await readStoredSettings(page)).toEqual([null, null, null, null]);
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

test('the panel loads only on demand', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await page.goto('/');
  await expect(heading(page)).toBeVisible();
  await waitUntilStable(page);
  expect(requests.filter((url) => /theme-panel/.test(url))).toEqual([]);
  await openPanel(page);
  expect(requests.some((url) => /theme-panel.*\.js/.test(url))).toBe(true);
});

test('axe finds no violations in any scheme, with the panel open or closed', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  for (const theme of ['default', 'colored', 'dark', 'light']) {
    const otherSettings =
      theme === 'colored' ? '&sidebarPosition=right&sidebarBehavior=compact&layout=boxed' : '';
    await page.goto(`/upload?theme=${theme}${otherSettings}`);
    await expect(heading(page)).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('data-theme', theme);
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
    await expect.poll(async () => (await readHorizontalExtent(sidebar(page))).x).toBe(390 - 288);
    const readScrollWidth = () => page.evaluate(() => document.documentElement.scrollWidth);
    expect(await readScrollWidth()).toBe(390);
  });
});
