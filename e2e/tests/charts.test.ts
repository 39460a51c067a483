import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { expect, test } from '../src/test.ts';

async function saveFile(page: Page, button: Locator): Promise<{ name: string; content: Buffer }> {
  const [download] = await Promise.all([page.waitForEvent('download'), button.click()]);
  return { name: download.suggestedFilename(), content: await readFile(await download.path()) };
}

/** Returns an image's width, and how many of its pixels have a CSS colour. */
async function readImage(page: Page, png: Buffer, color: string) {
  return page.evaluate(
    async ([base64, wanted]) => {
      const image = new Image();
      image.src = `data:image/png;base64,${base64}`;
      await image.decode();
      const { width, height } = image;
      const context = Object.assign(document.createElement('canvas'), { width, height }).getContext(
        '2d',
      );
      context?.drawImage(image, 0, 0);
      const bytes = context?.getImageData(0, 0, width, height).data ?? [];
      let count = 0;
      for (let offset = 0; offset < bytes.length; offset += 4) {
        if (`rgb(${bytes[offset]}, ${bytes[offset + 1]}, ${bytes[offset + 2]})` === wanted)
          count += 1;
      }
      return { width, count };
    },
    [png.toString('base64'), color] as const,
  );
}

test('a chart works by keyboard, and is saved as a table and as an image', async ({
  page,
  api,
}) => {
  const { id } = await api.homePlayer();
  const { form } = await api.graphs(id);
  await page.goto('/?tab=graphs');
  const chart = page.getByRole('figure', { name: 'Damage per game' });

  await chart.getByRole('button', { name: 'Show the numbers' }).press('Enter');
  await expect(chart.getByRole('table').getByRole('row')).toHaveCount(form.length + 1);

  const csv = await saveFile(page, chart.getByRole('button', { name: 'Save as CSV' }));
  expect(csv.name).toBe('damage-per-game.csv');
  const [headings, ...rows] = csv.content.toString('utf8').trimEnd().split('\r\n');
  expect(headings).toBe('\uFEFFFrom,To,Games,Damage per game');
  expect(rows.map((row) => row.split(',').filter((_, cell) => cell !== 1))).toEqual(
    form.map(({ at, games, damage }) => [at.slice(0, 10), String(games), String(damage)]),
  );

  const png = await saveFile(page, chart.getByRole('button', { name: 'Save as PNG' }));
  expect(png.name).toBe('damage-per-game.png');
  const lineColor = await chart
    .locator('.chart-trend')
    .evaluate((path) => getComputedStyle(path).stroke);
  const { width, count } = await readImage(page, png.content, lineColor);
  expect(width).toBeGreaterThan(600);
  expect(count).toBeGreaterThan(500);

  const points = chart.getByRole('list', { name: 'Damage per game' }).getByRole('button');
  await points.last().focus();
  await page.keyboard.press('ArrowLeft');
  const point = points.nth(form.length - 2);
  await expect(point).toBeFocused();
  const secondToLast = assertDefined(form.at(-2));
  await expect(point).toHaveAccessibleName(new RegExp(`of ${secondToLast.games} games?$`));
  await expect(page.locator('.chart-tooltip')).toHaveCount(1);
  await expect(page.locator('.chart-crosshair')).toHaveCount(3);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/[?&]tab=matches/);
  expect(new URL(page.url()).searchParams.get('from')).toBe(secondToLast.at);

  // A single day is a single point: a sentence replaces the line.
  const { matches } = await api.matches(id, { limit: 25 });
  const day = assertDefined(matches.find(({ result }) => result !== 'unfinished')).startedAt;
  const url = new URL(page.url());
  url.searchParams.set('tab', 'graphs');
  url.searchParams.set('from', `${day.slice(0, 10)}T00:00:00.000Z`);
  url.searchParams.set('to', `${day.slice(0, 10)}T23:59:59.999Z`);
  await page.goto(url.href);
  const card = page.getByRole('region', { name: 'Damage per game' });
  await expect(card.getByText('Only one value so far, too few for a chart.')).toBeVisible();
  await card.getByRole('button', { name: /of \d+ games?$/ }).click();
  await expect(page).toHaveURL(/[?&]tab=matches/);
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a first touch shows the figures of a bar, a second opens its matches', async ({ page }) => {
    await page.goto('/?tab=power-scores');
    const chart = page
      .getByRole('figure', { name: 'Win rate by power score' })
      .locator('svg')
      .first();
    await chart.tap();
    await expect(page.locator('.chart-tooltip')).toContainText('95% range');
    await expect(page).toHaveURL('/?tab=power-scores');
    await chart.tap();
    await expect(page).toHaveURL(/minPowerScore=\d+/);
  });
});
