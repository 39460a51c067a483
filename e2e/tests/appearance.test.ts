import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { readStrokeColors } from '../src/read-stroke-colors.ts';
import { setLocalStorage } from '../src/set-local-storage.ts';
import { expect, test } from '../src/test.ts';

/** Returns the brightness, 0 to 255, of a colour such as `rgb(12, 34, 56)`. */
function brightnessOf(color: string): number {
  const [red = 0, green = 0, blue = 0] = assertDefined(color.match(/[\d.]+/g)).map(Number);
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}

const readBackground = (page: Page) =>
  page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Makes a page fetch everything again on every visit, as on the first one. */
async function disableCache(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
}

/** Records the background colour of every frame from the first one on. */
async function watchFrames(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const frames: string[] = [];
    Object.assign(window, { recordedFrames: frames });
    const recordFrame = () => {
      if (document.body) frames.push(getComputedStyle(document.body).backgroundColor);
      requestAnimationFrame(recordFrame);
    };
    requestAnimationFrame(recordFrame);
  });
  return () =>
    page.evaluate(() => (window as unknown as { recordedFrames: string[] }).recordedFrames);
}

test('no frame flashes in the wrong colours', async ({ page }) => {
  await disableCache(page);
  const readFrames = await watchFrames(page);
  for (const { name, system, stored, isDark } of [
    { name: 'a dark system', system: 'dark', stored: null, isDark: true },
    { name: 'a light system', system: 'light', stored: null, isDark: false },
    { name: 'dark chosen on a light system', system: 'light', stored: 'dark', isDark: true },
    { name: 'light chosen on a dark system', system: 'dark', stored: 'light', isDark: false },
  ] as const) {
    await test.step(name, async () => {
      await page.emulateMedia({ colorScheme: system });
      if (stored !== null) await setLocalStorage(page, 'theme', JSON.stringify(stored));
      await page.goto('/');
      await expect(page.getByRole('region', { name: 'Record' })).toBeVisible();
      await expect.poll(async () => (await readFrames()).length).toBeGreaterThan(1);
      const levels = (await readFrames()).map(brightnessOf);
      if (isDark) expect(Math.max(...levels)).toBeLessThan(64);
      else expect(Math.min(...levels)).toBeGreaterThan(192);
    });
  }
});

test('the frame has the right colours before any script has loaded', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  const release = await holdRequests(page, '**/assets/*.js');
  await page.goto('/', { waitUntil: 'commit' });
  await page.locator('.shell').waitFor();
  await page.waitForFunction(() => performance.getEntriesByName('first-paint').length > 0);
  expect(brightnessOf(await readBackground(page))).toBeLessThan(64);
  await expect(page.getByRole('region', { name: 'Record' })).toHaveCount(0);
  release();
  await expect(page.getByRole('region', { name: 'Record' })).toBeVisible();
  expect(brightnessOf(await readBackground(page))).toBeLessThan(64);
});

test('the switch changes the colours, charts included, and is remembered', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/?tab=graphs');
  const chart = page.getByRole('figure', { name: 'Win rate over time' });
  const readLineColors = () =>
    chart.locator('.chart-line, .chart-grid').evaluateAll(readStrokeColors);
  await expect(chart).toBeVisible();
  const before = await readLineColors();
  expect(before.length).toBeGreaterThan(2);
  await page.getByRole('button', { name: 'Switch to dark colours' }).click();
  expect(brightnessOf(await readBackground(page))).toBeLessThan(64);
  await expect
    .poll(async () => (await readLineColors()).filter((color) => before.includes(color)))
    .toEqual([]);
  await page.reload();
  await expect(page.getByRole('button', { name: 'Switch to light colours' })).toBeVisible();
  expect(brightnessOf(await readBackground(page))).toBeLessThan(64);
  await page.getByRole('button', { name: 'Switch to light colours' }).click();
  expect(brightnessOf(await readBackground(page))).toBeGreaterThan(192);
});

test('without a choice the page follows the system while it is open', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto('/user');
  expect(brightnessOf(await readBackground(page))).toBeGreaterThan(192);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(async () => brightnessOf(await readBackground(page))).toBeLessThan(64);
});

test('the layout does not shift while the start page loads, wide or narrow', async ({ page }) => {
  await disableCache(page);
  await page.addInitScript(() => {
    const shifts = { sum: 0, moved: [] as string[] };
    Object.assign(window, { layoutShifts: shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput, sources } = entry as unknown as {
          value: number;
          hadRecentInput: boolean;
          sources: { node: Node | null }[];
        };
        if (hadRecentInput) continue;
        shifts.sum += value;
        for (const { node } of sources) {
          shifts.moved.push(node instanceof Element ? node.className : String(node?.nodeName));
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.goto('/');
    await expect(page.getByRole('table', { name: 'Matches, newest first' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const { sum, moved } = await page.evaluate(
      () => (window as unknown as { layoutShifts: { sum: number; moved: string[] } }).layoutShifts,
    );
    expect(sum, `${width} px: ${moved.join(', ')}`).toBeLessThan(0.02);
  }
});
