import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page, Request } from '@playwright/test';
import { holdRequests } from '../src/hold-requests.ts';
import { navigate } from '../src/navigate.ts';
import { repository } from '../src/repository.ts';
import { expect, test } from '../src/test.ts';
import { waitForChunk, watchScripts } from '../src/watch-scripts.ts';

const packageJson = JSON.parse(readFileSync(join(repository, 'package.json'), 'utf8')) as {
  version: string;
};
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const docsSidebar = (page: Page): Locator =>
  page.getByRole('navigation', { name: 'Documentation' });
const sidebar = (page: Page): Locator => page.getByRole('navigation', { name: 'Main navigation' });
const toggle = (page: Page) => page.getByRole('button', { name: 'Toggle navigation' });

/** Returns the paths that the entries of a sidebar link to, by section. */
function readSectionLinks(navigation: Locator): Promise<Record<string, string[]>> {
  return navigation
    .locator('section')
    .evaluateAll((sections) =>
      Object.fromEntries(
        sections.map((section) => [
          section.getAttribute('aria-label') ?? '',
          [...section.querySelectorAll('a')].map((link) => link.getAttribute('href') ?? ''),
        ]),
      ),
    );
}

const guidePages = {
  'Getting Started': ['introduction', 'getting-started'],
  Development: [
    'routing',
    'auth/auth0',
    'auth/cognito',
    'auth/firebase',
    'auth/jwt',
    'guards',
    'api-calls',
    'environment-variables',
    'redux',
    'internationalization',
    'eslint-and-prettier',
    'deployment',
    'migrating-to-next-js',
  ],
  Help: ['support', 'changelog'],
};

test('the documentation has its own sidebar, a navbar with one button, and no footer', async ({
  page,
}) => {
  await page.goto('/docs/auth/cognito');
  await expect(heading(page)).toBeVisible();
  const expectedPaths = Object.entries(guidePages).map(([title, names]) => [
    title,
    names.map((name) => `/docs/${name}`),
  ]);
  expect(await readSectionLinks(docsSidebar(page))).toEqual(Object.fromEntries(expectedPaths));
  await expect(docsSidebar(page).getByRole('link', { name: 'Changelog' })).toHaveText(
    `Changelogv${packageJson.version}`,
  );
  await expect(page.getByRole('banner').getByRole('button')).toHaveCount(1);
  await expect(page.getByRole('banner').getByRole('link')).toHaveCount(0);
  await expect(page.getByRole('contentinfo')).toHaveCount(0);

  // The group of a page is open when the page is opened by its URL.
  const group = docsSidebar(page).getByRole('button', { name: 'Auth' });
  await expect(group).toHaveAttribute('aria-expanded', 'true');
  await group.click();
  await expect(docsSidebar(page).getByRole('link', { name: 'Cognito' })).toHaveCount(0);
  await docsSidebar(page).getByRole('link', { name: 'Routing' }).click();
  await expect(page).toHaveURL('/docs/routing');
  await expect(heading(page)).toBeFocused();
  await page.reload();
  await expect(group).toHaveAttribute('aria-expanded', 'false');
});

test('the documentation’s sidebar has the theme builder and links to the gallery', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/docs/introduction');
  await toggle(page).click();
  await docsSidebar(page).getByRole('button', { name: 'Theme builder' }).click();
  const panel = page.getByRole('dialog', { name: 'Theme builder' });
  await panel.getByText('Dark', { exact: true }).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await docsSidebar(page).getByRole('link', { name: 'Component gallery' }).click();
  await expect(page).toHaveURL('/ui/alerts');
  await toggle(page).click();
  await sidebar(page).getByRole('link', { name: 'Back to the stats' }).click();
  await expect(page).toHaveURL('/');
});

test('the gallery has its own sidebar, which the product never shows', async ({ page }) => {
  await page.goto('/ui/alerts');
  await expect(heading(page)).toHaveText('Alerts');
  const sectionNames = Object.keys(await readSectionLinks(sidebar(page)));
  expect(sectionNames).toEqual(['Component gallery', 'Elsewhere']);
  const groupButton = (name: string) => sidebar(page).getByRole('button', { name });
  await expect(groupButton('Icons')).toHaveText('Icons1500+');
  await expect(groupButton('Charts')).toHaveText('ChartsNew');
  await expect(groupButton('UI')).toHaveAttribute('aria-expanded', 'true');
  await groupButton('Charts').click();
  await expect(sidebar(page).getByRole('link', { name: 'ApexCharts' })).toHaveText('ApexChartsNew');
  await groupButton('Form plugins').click();
  await expect(sidebar(page).getByRole('link', { name: 'Formik' })).toHaveText('FormikNew');
  await navigate(page, '/terms');
  await expect(heading(page)).toHaveText('Terms of Service');
  expect(Object.keys(await readSectionLinks(sidebar(page)))).toEqual([
    'Analytics',
    'Leaderboards',
    'Tools',
    'About',
  ]);
});

test('off-canvas, the Tab key stays in the sidebar and the page behind is out of reach', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/terms');
  await expect(heading(page)).toBeVisible();
  await toggle(page).click();
  const brand = sidebar(page).getByRole('link').first();
  await expect(brand).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(sidebar(page).getByRole('link', { name: 'Community Links' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(brand).toBeFocused();
  await expect(page.locator('.shell-main')).toHaveJSProperty('inert', true);
});

test('missing pages of every kind show the 404 page, which links back', async ({
  page,
  request,
  problems,
}) => {
  problems.allow(/40[04]/);
  // The server's router cannot parse the last but one, and no database contains the last ID.
  for (const path of ['/docs/nope', '/ui/nope', '/charts/none', '/100%', '/user/%00']) {
    const response = await request.get(path, { headers: { accept: 'text/html' } });
    expect([path, response.status()]).toEqual([path, 404]);
    expect(await response.text()).toContain('<div id="root"');
  }
  expect((await page.goto('/100%'))?.status()).toBe(404);
  await expect(heading(page)).toHaveText('Page not found.');
  await navigate(page, '/user/%00');
  await expect(heading(page)).toHaveText('Player not found.');
  expect((await page.goto('/no/such/page'))?.status()).toBe(404);
  for (const path of ['/docs/nope', '/ui/nope', '/charts/none', '/no/such/page']) {
    await navigate(page, path);
    await expect(heading(page)).toHaveText('Page not found.');
    await expect(page.getByText('The page you are looking for does not exist.')).toBeVisible();
    await expect(page).toHaveTitle('Page not found. | Scrapboard');
    await expect(page.getByText('404')).toBeVisible();
    await expect(page.getByRole('link', { name: 'Return to website' })).toHaveAttribute(
      'href',
      '/dashboard/default',
    );
  }
  await page.getByRole('link', { name: 'Return to website' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Record' })).toBeVisible();
});

test('a failed call shows the 500 page with the request ID, and can be retried', async ({
  page,
  problems,
}) => {
  problems.allow(/500|Internal server error/);
  let shouldFail = true;
  await page.route('**/api/players/*', (route) =>
    shouldFail
      ? route.fulfill({
          status: 500,
          json: { code: 'internal', message: 'Internal server error', requestId: 'abc-42' },
        })
      : route.continue(),
  );
  await page.goto('/');
  await expect(heading(page)).toHaveText('Internal server error.');
  await expect(
    page.getByText(
      "The server encountered something unexpected that didn't allow it to complete the request.",
      { exact: true },
    ),
  ).toBeVisible();
  await expect(page.getByText('Request abc-42')).toBeVisible();
  await expect(page).toHaveTitle('Internal server error. | Scrapboard');
  shouldFail = false;
  await page.getByRole('link', { name: 'Return to website' }).click();
  await expect(page).toHaveURL('/');
  await expect(page.getByRole('region', { name: 'Record' })).toBeVisible();
});

test('if the layout fails, the 500 page is still shown', async ({ page, problems }) => {
  problems.allow(/Objects are not valid as a React child|Minified React error|uncaught/);
  await page.route('**/api/status', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ json: { ...(await response.json()), siteName: { broken: true } } });
  });
  await page.goto('/terms');
  await expect(heading(page)).toHaveText('Internal server error.');
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Return to website' })).toBeVisible();
});

test('if the server is unreachable, the page says so and can be retried', async ({
  page,
  problems,
}) => {
  problems.allow(/ERR_INTERNET_DISCONNECTED|dynamically imported|preload CSS/);
  await page.goto('/mmr');
  await expect(page.getByRole('main').getByRole('row').first()).toBeVisible();
  // The browser stays online and the server answers again only after the second retry, so that no
  // page recovers by itself before it.
  let answeredRequests: 'never' | 'retries' | 'always' = 'never';
  const isRetry = (request: Request) => request.method() === 'HEAD';
  await page.route('**/*', (route) => {
    if (answeredRequests === 'retries' && isRetry(route.request())) answeredRequests = 'always';
    return answeredRequests === 'always' ? route.continue() : route.abort('internetdisconnected');
  });
  await sidebar(page).getByRole('link', { name: 'User Profiles' }).click();
  await expect(heading(page)).toHaveText('The server isn’t responding.');
  await expect(heading(page)).toBeFocused();
  const retryButton = page.getByRole('button', { name: 'Try again' });
  const firstRetry = page.waitForRequest(isRetry);
  await retryButton.click();
  expect(await (await firstRetry).response()).toBeNull();
  await expect(heading(page)).toHaveText('The server isn’t responding.');
  answeredRequests = 'retries';
  await retryButton.click();
  await expect(heading(page)).toHaveText('User Profiles');
});

test('the progress bar appears only for slow navigations', async ({ page }) => {
  await page.goto('/terms');
  await expect(heading(page)).toBeVisible();
  const bar = page.locator('.loading-bar');
  const release = await holdRequests(page, '**/dev/profile/**');
  await sidebar(page).getByRole('link', { name: 'Scrapboard' }).click();
  await expect(bar).toHaveCSS('opacity', '1');
  release();
  await expect(heading(page)).not.toHaveText('Terms of Service');
  await expect(bar).toHaveCount(0);
});

test('a page opened by its URL starts at its top; reloading and going back keep the scroll position', async ({
  page,
}) => {
  const readScrollPosition = () => page.evaluate(() => window.scrollY);
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.goto('/privacy');
  await expect(heading(page)).toHaveText('Privacy');
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.getByRole('contentinfo').getByRole('link', { name: 'Terms of Service' }).click();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect.poll(readScrollPosition).toBe(0);
  await page.goBack();
  await expect(heading(page)).toHaveText('Privacy');
  await expect.poll(readScrollPosition).toBeGreaterThan(300);

  await page.evaluate(() => window.scrollTo(0, 400));
  await page.goto('/terms');
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect(heading(page)).toBeInViewport();
  expect(await readScrollPosition()).toBe(0);
  await page.evaluate(() => window.scrollTo(0, 300));
  await page.reload();
  await expect(heading(page)).toHaveText('Terms of Service');
  await expect.poll(readScrollPosition).toBe(300);
  await page.goBack();
  await expect(heading(page)).toHaveText('Privacy');
  await expect.poll(readScrollPosition).toBe(400);
});

test('hovering over a link prefetches its page', async ({ page }) => {
  for (const [from, to, chunk] of [
    ['/docs/introduction', '/docs/changelog', /changelog-page/],
    ['/tables', '/calendar', /calendar-page/],
  ] as const) {
    await navigate(page, from);
    await expect(heading(page)).toBeVisible();
    const requests = watchScripts(page);
    const link = page.locator(`#sidebar a[href="${to}"]`);
    await link.hover();
    await waitForChunk(page, requests, chunk);
    const before = requests.length;
    await link.click();
    await expect(page).toHaveURL(to);
    await expect(heading(page)).toBeFocused();
    expect(requests.slice(before)).toEqual([]);
  }
});
