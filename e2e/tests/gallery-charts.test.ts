import { waitUntilStable } from '../src/check-screen.ts';
import { stopClock } from '../src/stop-clock.ts';
import { expect, test } from '../src/test.ts';
import { waitForReact } from '../src/wait-for-react.ts';

const chartjs = ['Line', 'Bar', 'Doughnut', 'Pie', 'Radar', 'Polar Area'];
const apex = ['Line', 'Area', 'Bar', 'Column', 'Pie', 'Heatmap', 'Mixed', 'Candlestick'];

for (const [path, kinds] of [
  ['/charts/chartjs', chartjs],
  ['/charts/apexcharts', apex],
] as const) {
  test(`every chart of ${path} is drawn, has a table, and also draws game data`, async ({
    page,
  }) => {
    await page.goto(path);
    for (const kind of kinds) {
      const card = page.getByRole('region', { name: `${kind} Chart`, exact: true });
      const picture = card.getByRole('img').first();
      await expect(picture).toBeVisible();
      await card.getByText('Show the numbers').first().click();
      await expect(card.getByRole('table').first().getByRole('row').nth(4)).toBeVisible();
      await card.getByRole('tab', { name: 'Game data' }).click();
      const game = card.getByRole('tabpanel', { name: 'Game data' });
      await expect(game.getByRole('img').first()).toBeVisible();
      await game.getByText('Show the numbers').click();
      await expect(game.getByRole('table').getByRole('row').nth(1)).toBeVisible();
    }
  });
}

/**
 * Repeats a measurement until it gives the same value twice, which means that drawing has ended.
 */
async function readWhenStable(read: () => Promise<string>): Promise<string> {
  let current = await read();
  const isStable = async () => {
    const before = current;
    current = await read();
    return current === before;
  };
  await expect.poll(isStable).toBe(true);
  return current;
}

test('charts follow a theme change immediately', async ({ page }) => {
  for (const [path, kind] of [
    ['/charts/chartjs', 'Bar Chart'],
    ['/charts/apexcharts', 'Pie Chart'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light' });
    await page.goto(path);
    const chart = page.getByRole('region', { name: kind }).getByRole('img').first();
    await expect(chart).toBeVisible();
    await waitUntilStable(page);
    const read = async () =>
      (await chart.screenshot({ animations: 'disabled' })).toString('base64');
    const light = await readWhenStable(read);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await expect.poll(async () => (await read()) === light, { timeout: 30_000 }).toBe(false);
    await page.emulateMedia({ colorScheme: 'light' });
    // Exactly the same colours as before: nothing of the other theme remains.
    await expect.poll(async () => (await read()) === light, { timeout: 30_000 }).toBe(true);
  }
});

test('a chart is redrawn when its font loads late', async ({ page }) => {
  const fontRequest = Promise.withResolvers<void>();
  await page.route(/saira.*\.woff2/, async (route) => {
    await fontRequest.promise;
    await route.continue();
  });
  await page.goto('/charts/chartjs', { waitUntil: 'commit' });
  const chart = page.getByRole('region', { name: 'Bar Chart' }).getByRole('img').first();
  const read = () => chart.evaluate((canvas: HTMLCanvasElement) => canvas.toDataURL());
  const before = await readWhenStable(read);
  fontRequest.resolve();
  await expect.poll(read).not.toBe(before);
});

test('a resize does not bring back a chart in the previous colours', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await page.clock.install();
  await page.goto('/charts/apexcharts');
  const chart = page.getByRole('region', { name: 'Column Chart' }).getByRole('img').first();
  const readInk = () => chart.locator('.apexcharts-xaxis-label').first().getAttribute('fill');
  const light = await readInk();
  await stopClock(page);
  await page.evaluate(() => window.dispatchEvent(new Event('resize')));
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(readInk).not.toBe(light);
  // The library waits a moment before it reacts to a resize.
  await page.clock.runFor(1000);
  await waitForReact(page);
  expect(await readInk()).not.toBe(light);
});
