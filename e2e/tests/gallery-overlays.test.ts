import type { Locator, Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { stopClock } from '../src/stop-clock.ts';
import { expect, test } from '../src/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test.describe.configure({ mode: 'parallel' });

/** Opens a page and waits until it is shown. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator('.gallery-grid')).toBeVisible();
}

const card = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const readScrollPosition = (page: Page) => page.evaluate(() => window.scrollY);

/** Turns the wheel in the middle of the page and expects it to scroll, or not to. */
async function expectWheelToScroll(page: Page, canScroll: boolean): Promise<void> {
  const before = await readScrollPosition(page);
  await page.mouse.move(640, 450);
  const turnWheel = async () => {
    await page.mouse.wheel(0, before > 0 ? -60 : 60);
    return readScrollPosition(page);
  };
  // The wheel has no effect until scrolling is unlocked.
  if (canScroll) return expect.poll(turnWheel).not.toBe(before);
  await turnWheel();
  // The page reacts to the wheel within a frame or two.
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) {
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  expect(await readScrollPosition(page)).toBe(before);
}

/** Expects the focus to stay within an element while Tab is pressed. */
async function expectFocusStays(page: Page, within: Locator): Promise<void> {
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(within.locator(':focus')).toHaveCount(1);
  }
}

test('a dropdown is opened, navigated and selected from by keyboard', async ({ page }) => {
  await open(page, '/ui/buttons');
  const menus = card(page, 'Dropdown buttons');
  const toggle = menus.locator('.dropdown-toggle').first();
  await toggle.focus();
  await page.keyboard.press('ArrowDown');
  const menu = menus.locator('.dropdown-menu.show');
  await expect(menu.locator('.dropdown-item')).toHaveText([
    'Rename',
    'Duplicate',
    'Compare',
    'Delete',
  ]);
  await page.keyboard.press('Escape');
  await expect(menu).toHaveCount(0);
  await expect(toggle).toBeFocused();
  await toggle.click();
  await menu.getByText('Compare').click();
  await expect(menus.getByRole('status')).toHaveText('Selected: Primary: Compare');
});

test('every modal traps the focus and locks scrolling until it is closed', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 420 });
  await open(page, '/ui/modals');
  for (const kind of ['Default', 'Colored', 'Centered']) {
    // All modals have the same animation, so it is tested once.
    if (kind !== 'Default') await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const name of ['Primary', 'Success', 'Danger', 'Warning']) {
      const button = card(page, `${kind} modals`).getByRole('button', { name, exact: true });
      await button.click();
      const dialog = page.getByRole('dialog');
      await expect(dialog).toBeVisible();
      await expect(dialog).toHaveAccessibleName(/\w/);
      await expect(dialog).toHaveAttribute('aria-modal', 'true');
      if (name === 'Primary') {
        await expectFocusStays(page, dialog);
        await expectWheelToScroll(page, false);
      }
      const close = {
        Primary: () => page.keyboard.press('Escape'),
        Success: () => dialog.getByRole('button', { name: 'Save changes' }).click(),
        Danger: () => dialog.getByRole('button', { name: 'Close', exact: true }).click(),
        Warning: () => dialog.getByRole('button', { name: 'Close dialog' }).click(),
      }[name];
      await assertDefined(close)();
      await expect(dialog).toHaveCount(0);
      await expect(button).toBeFocused();
    }
  }
  await expectWheelToScroll(page, true);
});

for (const [path, name] of [
  ['/ui/modals', 'Large'],
  ['/ui/offcanvas', 'Backdrop'],
  ['/calendar', 'New event'],
] as const) {
  test(`overlays of ${path} move neither the navbar nor the sidebar of a scrolled page`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1280, height: 420 });
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    const button = page.getByRole('button', { name, exact: true });
    await button.scrollIntoViewIfNeeded();
    const position = await readScrollPosition(page);
    await page.mouse.move(640, 300);
    await page.mouse.wheel(0, 20);
    await expect.poll(() => readScrollPosition(page)).toBe(position + 20);
    const readPositions = async () => [
      await readScrollPosition(page),
      await page.getByRole('banner').boundingBox(),
      await page.locator('.sidebar-inner').boundingBox(),
      await button.boundingBox(),
    ];
    const before = await readPositions();
    await button.press('Enter');
    await expect(page.getByRole('dialog')).toBeVisible();
    expect(await readPositions()).toEqual(before);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    expect(await readPositions()).toEqual(before);
  });
}

test('modals are small, medium and large', async ({ page }) => {
  await open(page, '/ui/modals');
  const widths: number[] = [];
  for (const name of ['Small', 'Medium', 'Large']) {
    await card(page, 'Modal sizes').getByRole('button', { name, exact: true }).click();
    const content = page.locator('.modal-content');
    await expect(content).toBeVisible();
    widths.push((await content.boundingBox())?.width ?? 0);
    await page.keyboard.press('Escape');
    await expect(content).toHaveCount(0);
  }
  expect(widths).toEqual([300, 500, 800]);
});

for (const { name, scroll, backdrop } of [
  { name: 'Backdrop', scroll: false, backdrop: true },
  { name: 'No backdrop', scroll: false, backdrop: false },
  { name: 'Body scroll', scroll: true, backdrop: false },
  { name: 'Scroll and backdrop', scroll: true, backdrop: true },
]) {
  test(`the panel "${name}": scroll ${scroll}, backdrop ${backdrop}`, async ({ page }) => {
    await page.setViewportSize({ width: 1280, height: 480 });
    await open(page, '/ui/offcanvas');
    const button = card(page, 'Backdrop').getByRole('button', { name, exact: true });
    await button.click();
    const role = scroll && !backdrop ? 'region' : 'dialog';
    const panel = page.getByRole(role, { name: `${name} panel` });
    await expect(panel).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.offcanvas-backdrop')).toHaveCount(backdrop ? 1 : 0);
    await expectWheelToScroll(page, scroll);
    if (role === 'dialog') await expectFocusStays(page, panel);
    else {
      // The page stays usable: its button closes the panel as well.
      await button.click();
      await expect(panel).toHaveCount(0);
      await button.click();
    }
    await panel.press('Escape');
    await expect(panel).toHaveCount(0);
    await expect(button).toBeFocused();
    if (!backdrop) return;
    await button.click();
    await page.locator('.offcanvas-backdrop').click({ position: { x: 1000, y: 200 } });
    await expect(panel).toHaveCount(0);
  });
}

test('panels open from all four edges', async ({ page }) => {
  await open(page, '/ui/offcanvas');
  const { width, height } = assertDefined(page.viewportSize());
  for (const [edge, isAtEdge] of [
    ['start', (box: Box) => box.x === 0 && box.height === height],
    ['end', (box: Box) => box.x + box.width === width && box.height === height],
    ['top', (box: Box) => box.y === 0 && box.width === width],
    ['bottom', (box: Box) => box.y + box.height === height && box.width === width],
  ] as const) {
    await card(page, 'Placement')
      .getByRole('button', { name: `From ${edge}` })
      .click();
    const panel = page.getByRole('dialog', { name: `Panel from ${edge}` });
    await expect
      .poll(async () => {
        const box = await panel.boundingBox();
        return box !== null && isAtEdge(box);
      })
      .toBe(true);
    await panel.getByRole('button', { name: 'Close panel' }).click();
    await expect(panel).toHaveCount(0);
  }
  await card(page, 'Toggle').getByRole('button', { name: 'Toggle panel' }).click();
  await expect(page.getByRole('dialog', { name: 'Crew' })).toBeVisible();
});

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

test('popovers take and return the focus; tooltips follow the focus and close on Escape', async ({
  page,
}) => {
  await page.clock.install();
  await open(page, '/ui/general');
  const popovers = card(page, 'Popovers');
  for (const name of ['To the left', 'Above', 'Below', 'To the right']) {
    const button = popovers.getByRole('button', { name, exact: true });
    await button.click();
    const popover = page.getByRole('dialog', { name });
    await expect(popover).toBeVisible();
    await expect(popover).toBeFocused();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await page.keyboard.press('Escape');
    await expect(popover).toHaveCount(0);
    await expect(button).toBeFocused();
  }
  await popovers.getByRole('button', { name: 'Above' }).click();
  await page.getByRole('heading', { level: 1 }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await popovers.getByRole('button', { name: 'Below' }).click();
  await popovers.getByRole('button', { name: 'Below' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  const tooltips = card(page, 'Tooltips');
  for (const [name, hint] of [
    ['Left', 'On the left'],
    ['Top', 'Above'],
    ['Bottom', 'Below'],
    ['Right', 'On the right'],
  ] as const) {
    const button = tooltips.getByRole('button', { name, exact: true });
    const tooltip = page.getByRole('tooltip', { name: hint });
    await button.focus();
    await expect(tooltip).toBeVisible();
    await expect(button).toHaveAccessibleDescription(hint);
    await page.keyboard.press('Escape');
    await expect(tooltip).toHaveCount(0);
    await button.hover();
    await expect(tooltip).toBeVisible();
    // With the clock stopped, the pointer reaches the hint in time on any machine.
    await stopClock(page);
    await tooltip.hover();
    await page.clock.runFor(1000);
    await expect(tooltip).toBeVisible();
    await page.clock.resume();
    await page.getByRole('heading', { level: 1 }).click();
    await expect(tooltip).toHaveCount(0);
  }
});
