import { test as base, expect } from '@playwright/test';
import { createApi } from '../src/api.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { launchProduct } from '../src/launch-product.ts';
import { test } from '../src/test.ts';

const pollOptions = { timeout: 60_000 };

test('the site is served while demo data is generated, and shows the progress', async ({
  page,
  api,
}) => {
  let matches = 37;
  const status = await api.status();
  // Answers like a server that is still generating demo data and has `matches` of them so far.
  await page.route('**/api/status', (route) =>
    route.fulfill({
      json: { ...status, demo: { filling: true, matches, totalMatches: 4500 } },
    }),
  );
  await page.goto('/');
  await expect(page.getByText('Demo data: simulated matches, no real players.')).toBeVisible();
  await expect(page.getByText('Simulating matches: 37 of 4,500')).toBeVisible();
  const bar = page.getByRole('progressbar', { name: /^Simulating matches/ });
  await expect(bar).toHaveJSProperty('position', 37 / 4500);
  matches = 1234;
  await expect(page.getByText('Simulating matches: 1,234 of 4,500')).toBeVisible();
});

test('complete demo data stays marked on every page', async ({ page }) => {
  for (const path of ['/', '/user', '/upload', '/mmr']) {
    await page.goto(path);
    await expect(page.getByText('Demo data: simulated matches, no real players.')).toBeVisible();
    await expect(page.getByText(/^Simulating matches/)).toHaveCount(0);
  }
  await page.getByRole('link', { name: 'Upload your own logs' }).click();
  await expect(page).toHaveURL('/upload');
});

base('a server that has just started generates demo data by itself', async () => {
  base.setTimeout(180_000);
  const product = await launchProduct({
    SCRAPBOARD_DEMO_PLAYERS: '30',
    SCRAPBOARD_DEMO_MATCHES: '1000',
  });
  try {
    const api = createApi(product.baseURL);
    const fetchDemoStatus = async () => assertDefined((await api.status()).demo);
    expect(await fetchDemoStatus()).toMatchObject({ filling: true, totalMatches: 1000 });
    // Logs are written, compressed, uploaded and read, which may take long.
    await expect
      .poll(async () => (await fetchDemoStatus()).matches, pollOptions)
      .toBeGreaterThan(0);
    const before = await fetchDemoStatus();
    // Unless the demo data was completed between the two requests.
    const hasProgressed = async () =>
      (await fetchDemoStatus()).matches > before.matches || !before.filling;
    await expect.poll(hasProgressed, pollOptions).toBe(true);
    expect((await api.homePlayer()).recordCount).toBeGreaterThan(0);
  } finally {
    await product.stop();
  }
});
