import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { waitUntilStable } from '../src/check-screen.ts';
import { repository } from '../src/repository.ts';
import { galleryRoutes } from '../src/routes.ts';
import { stopClock } from '../src/stop-clock.ts';
import { expect, test } from '../src/test.ts';

const sidebar = (page: Page) => page.getByRole('navigation', { name: 'Main navigation' });

test('the gallery’s sidebar links to exactly the registered pages', async ({ page }) => {
  await page.goto('/ui/alerts');
  const closed = sidebar(page).locator('button[aria-expanded="false"]');
  await expect(closed.first()).toBeVisible();
  while ((await closed.count()) > 0) await closed.first().click();
  const outsideLinks = ['/', '/docs/introduction'];
  const readGalleryLinks = async () => {
    const links = await sidebar(page)
      .getByRole('link')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
    return links.filter((link) => !outsideLinks.includes(link));
  };
  await expect.poll(readGalleryLinks).toEqual(galleryRoutes.map(([path]) => path));
});

test('a card’s code is its source file, highlighted, and can be copied', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const folder = join(repository, 'apps/web/src/gallery/ui/alerts');
  await page.clock.install();
  await page.goto('/ui/alerts');
  for (const [card, file] of [
    ['Default alerts', 'default-alerts.tsx'],
    ['With buttons', 'button-alerts.tsx'],
  ] as const) {
    const source = readFileSync(join(folder, file), 'utf8').trimEnd();
    await page.getByRole('button', { name: `Show code of ${card}` }).click();
    const code = page.getByRole('region', { name: `Code of ${card}` });
    await expect(code).toHaveText(source, { useInnerText: true });
    await expect(code.locator('.hljs-keyword').first()).toHaveText('import');
    const region = page.getByRole('region', { name: card, exact: true });
    // The clock is stopped, because the message about copying disappears by itself.
    await stopClock(page);
    await region.getByRole('button', { name: `Copy: Code of ${card}` }).click();
    await expect(region.getByText('Code copied.')).toBeAttached();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(source);
    await page.clock.resume();
    await page.getByRole('button', { name: `Hide code of ${card}` }).click();
    await expect(code).toHaveCount(0);
  }
});

test('the highlighter and the code load on demand', async ({ page }) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(new URL(request.url()).pathname));
  await page.goto('/ui/grid');
  await page.waitForLoadState('networkidle');
  const before = requests.length;
  expect(requests.filter((path) => /highlight|typescript|grid-demo/.test(path))).toEqual([]);
  await page.getByRole('button', { name: 'Show code of Twelve columns' }).click();
  await expect(page.locator('.hljs-keyword').first()).toBeVisible();
  expect(requests.length).toBeGreaterThan(before);
});

test.describe('on a first visit', () => {
  test.use({ isFirstVisit: true });

  test('a card says if its code cannot be loaded, and the page stays', async ({
    page,
    context,
    problems,
  }) => {
    problems.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module/);
    await page.goto('/ui/grid');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await waitUntilStable(page);
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Show code of Twelve columns' }).click();
    await expect(page.getByText('The code couldn’t be loaded.')).toBeVisible();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grid');
  });
});
