import { settle } from '../src/capture-screen.ts';
import { expect, test } from '../src/test.ts';

const chartjs = ['Line', 'Bar', 'Doughnut', 'Pie', 'Radar', 'Polar Area'];
const apex = ['Line', 'Area', 'Bar', 'Column', 'Pie', 'Heatmap', 'Mixed', 'Candlestick'];

for (const [path, kinds] of [
  ['/charts/chartjs', chartjs],
  ['/charts/apexcharts', apex],
] as const) {
  test(`every chart of ${path} is drawn, has its numbers, and draws the game's`, async ({
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

test('charts take the colours of another theme at once', async ({ page }) => {
  for (const [path, kind] of [
    ['/charts/chartjs', 'Bar Chart'],
    ['/charts/apexcharts', 'Pie Chart'],
  ] as const) {
    await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
    await page.goto(path);
    const chart = page.getByRole('region', { name: kind }).getByRole('img').first();
    await expect(chart).toBeVisible();
    await settle(page);
    const look = () => chart.screenshot({ animations: 'disabled' });
    let light = await look();
    // One that is still drawn looks different a moment later.
    await expect
      .poll(async () => {
        const before = light;
        light = await look();
        return light.equals(before);
      })
      .toBe(true);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expect(page.locator('html')).toHaveAttribute('data-bs-theme', 'dark');
    await expect.poll(async () => light.equals(await look()), { timeout: 30_000 }).toBe(false);
    await page.emulateMedia({ colorScheme: 'light' });
    // The very colours from before: nothing of the other theme stays.
    await expect.poll(async () => light.equals(await look()), { timeout: 30_000 }).toBe(true);
  }
});
