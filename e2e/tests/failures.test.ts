import type { Page } from '@playwright/test';
import { assertDefined } from '../src/assert-defined.ts';
import { waitUntilStable } from '../src/check-screen.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { DEMO_END, launchWithDemoData } from '../src/launch-product.ts';
import { stopClock } from '../src/stop-clock.ts';
import { expect, test } from '../src/test.ts';

// Without a cache, from which files that were fetched before would come.
test.use({ isFirstVisit: true });

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Profile sections' }).getByRole('link', { name });
const connectionBar = (page: Page) => page.locator('.connection-bar');
const recordCard = (page: Page) => page.getByRole('region', { name: 'Record' });
const winRateChart = (page: Page) => page.getByRole('region', { name: 'Win rate over time' });

/** Opens a page and waits until it has fetched everything, so that the test can cut the network. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await expect(recordCard(page)).toBeVisible();
  await expect(connectionBar(page)).toBeAttached();
  await page.waitForLoadState('networkidle');
}

test('an unreachable server is reported at once; the page stays, and recovers when it is back', async ({
  page,
  problems,
}) => {
  problems.allow(/./);
  test.setTimeout(180_000);
  const server = await launchWithDemoData({
    SCRAPBOARD_DEMO_PLAYERS: '20',
    SCRAPBOARD_DEMO_MATCHES: '24',
  });
  try {
    await open(page, server.baseURL);
    await expect(recordCard(page)).toContainText(/Last updated/);
    const name = assertDefined(await heading(page).textContent());
    const restart = await server.interrupt();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await expect(connectionBar(page)).toContainText(
      /^Server unreachable; numbers from \d\d:\d\d\./,
    );
    await expect(connectionBar(page)).toContainText(/Next try in \d+ second|Trying again/);
    await expect(recordCard(page)).toContainText(/Numbers from \d\d:\d\d/);
    await expect(recordCard(page)).not.toContainText('Last updated');
    await tab(page, 'Graphs').click();
    const panel = page.locator('.tab-panel');
    await expect(panel.getByRole('alert')).toContainText('The server isn’t responding.');
    await expect(heading(page)).toHaveText(name);
    await expect(tab(page, 'Graphs')).toHaveAttribute('aria-current', 'page');
    await restart();
    // The page retries without any action of the user.
    await expect(winRateChart(page)).toBeVisible();
    await expect(connectionBar(page)).not.toContainText('unreachable');
    await expect(tab(page, 'Graphs')).toHaveAttribute('aria-current', 'page');
  } finally {
    await server.stop();
  }
});

test('without a network the shell, the palette and the keyboard still work, and the page recovers', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/);
  await page.clock.setFixedTime(DEMO_END);
  // Holds back lists that the palette prefetches, because Chromium would never repeat a request that the
  // loss of the network cuts off.
  const releaseLists = await holdRequests(page, /\/assets\/english-entries-/);
  await open(page, '/?period=30d');
  const name = assertDefined(await heading(page).textContent());
  const compare = page.getByRole('button', { name: 'Compare' });
  const previousPeriod = page.getByRole('link', { name: /^The period before/ });
  await compare.click();
  await expect(previousPeriod).toBeVisible();
  await page.keyboard.press('Escape');
  await context.setOffline(true);
  await expect(connectionBar(page)).toContainText(/^You’re offline; numbers from \d\d:\d\d\./);

  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search and commands' });
  await expect(palette.getByRole('combobox')).toBeFocused();
  await expect(palette.locator('.palette-box')).toHaveCSS('display', 'flex');
  await palette.getByRole('combobox').fill('typography');
  const typography = palette.getByRole('option', { name: 'Typography' });
  await expect(palette.getByRole('option', { name: 'Try again' })).toBeVisible();
  await expect(typography).toHaveCount(0);
  await context.setOffline(false);
  releaseLists();
  await expect(typography).toBeVisible();
  await context.setOffline(true);
  await expect(connectionBar(page)).toContainText('offline');
  await page.keyboard.press('Escape');
  await expect(palette).toHaveCount(0);

  // If clicked content fails to load, the failure is shown in its place: explanation, comparison, page.
  await page.getByRole('button', { name: 'Kills', exact: true }).click();
  await expect(page.locator('.explanation:popover-open')).toHaveText('This couldn’t be loaded.');
  await page.keyboard.press('Escape');
  await compare.click();
  await previousPeriod.click();
  const card = page.locator('.tab-panel').getByRole('alert');
  await expect(card).toHaveCount(1);
  await expect(recordCard(page)).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  await page.getByRole('banner').getByRole('button', { name: 'Visitor' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Sign in' }).click();
  await expect(heading(page)).toHaveText('The server isn’t responding.');
  await expect(page.locator('#sidebar')).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText(name);

  await page.getByRole('banner').getByRole('button', { name: 'Theme builder' }).click();
  const alert = page.locator('.overlay-box').getByRole('alert');
  await expect(alert).toContainText('This couldn’t be loaded.');
  await page.keyboard.press('Escape');
  await expect(alert).toHaveCount(0);

  await tab(page, 'Graphs').focus();
  await page.keyboard.press('Enter');
  await expect(recordCard(page)).toHaveCount(0);
  await expect(page.locator('.tab-panel').getByRole('alert')).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  await expect(tab(page, 'Stats')).toBeVisible();
  await context.setOffline(false);
  await expect(winRateChart(page)).toBeVisible();
  await expect(heading(page)).toHaveText(name);
  await expect(connectionBar(page)).not.toContainText('offline');
  await tab(page, 'Stats').click();
  await expect(page.getByRole('table', { name: 'Stats of both periods' })).toBeVisible();
});

test('content that failed to load without a network loads when it is opened again', async ({
  page,
  context,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/);
  await page.clock.setFixedTime(DEMO_END);
  await open(page, '/?period=30d');
  await tab(page, 'Graphs').click();
  await expect(winRateChart(page)).toBeVisible();
  await tab(page, 'Stats').click();
  await page.getByRole('button', { name: 'Compare' }).click();
  const previousPeriod = page.getByRole('link', { name: /^The period before/ });
  await expect(previousPeriod).toBeVisible();
  await context.setOffline(true);
  await previousPeriod.click();
  await expect(page.locator('.tab-panel').getByRole('alert')).toBeVisible();
  await tab(page, 'Graphs').click();
  await expect(recordCard(page)).toHaveCount(0);
  await context.setOffline(false);
  await expect(connectionBar(page)).not.toContainText('offline');
  await expect(winRateChart(page)).toBeVisible();
  await tab(page, 'Stats').click();
  await expect(page.getByRole('table', { name: 'Stats of both periods' })).toBeVisible();
});

test.describe('on a touch screen', () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test('a tap has a visible effect within 100 ms, however slow the server is', async ({ page }) => {
    await page.clock.install();
    await open(page, '/');
    await waitUntilStable(page);
    // A stopped clock, so that the machine's own speed does not count.
    await stopClock(page);
    // From now on, no request is answered until the test allows it.
    const release = await holdRequests(page, /\/(assets|api|dev)\//);
    const banner = page.getByRole('banner');
    const steps = [
      {
        tapped: banner.getByRole('button', { name: /^Language/ }),
        shown: banner.getByRole('button', { name: 'Deutsch' }),
      },
      {
        tapped: banner.getByRole('button', { name: 'Deutsch' }),
        shown: page.locator('.loading-bar'),
      },
      {
        tapped: page.getByRole('button', { name: 'Refresh' }),
        shown: page.locator('.btn[aria-busy="true"]'),
      },
      {
        tapped: page.getByRole('button', { name: 'Kills', exact: true }),
        shown: page.locator('.explain[data-pending]'),
      },
      { tapped: tab(page, 'Graphs'), shown: page.locator('a[data-pending]') },
    ];
    for (const { tapped, shown } of steps) {
      await tapped.tap();
      await page.clock.runFor(100);
      await expect(shown).toBeAttached();
    }
    await expect(page.locator('.loading-bar').first()).toHaveCSS('opacity', '1');
    await page.clock.resume();
    release();
    await expect(page.locator('[data-pending]')).toHaveCount(0);
    await expect(page.getByRole('region', { name: /Siegquote/ }).first()).toBeVisible();
  });
});

test('the player and their first numbers appear before any script has arrived', async ({
  page,
  api,
}) => {
  const { nickname } = await api.homePlayer();
  const release = await holdRequests(page, /\/assets\/.*\.js$/);
  await page.goto('/', { waitUntil: 'commit' });
  await expect(page.getByText(new RegExp(`^${nickname} · Games \\d+`))).toBeVisible();
  await expect(recordCard(page)).toHaveCount(0);
  release();
  await expect(recordCard(page)).toBeVisible();
});
