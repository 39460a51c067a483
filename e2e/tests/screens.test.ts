import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { checkScreen, screenshotsFolder, waitUntilStable } from '../src/check-screen.ts';
import { DEMO_END } from '../src/launch-product.ts';
import { navigate } from '../src/navigate.ts';
import { repository } from '../src/repository.ts';
import { splitIntoBatches } from '../src/split-into-batches.ts';
import { expect, test } from '../src/test.ts';

// Workers share these tests.
test.describe.configure({ mode: 'parallel' });

interface Screen {
  name: string;
  path: string | ((api: Api) => Promise<string>);
  /** Brings the page into the state to check. */
  prepare?: (page: Page) => Promise<void>;
  /** Whether an open menu covers targets of the page, so that their sizes are not checked. */
  isCovered?: boolean;
  /** Whether the frame around the page is checked too, because what the screen shows is in it. */
  shouldCheckFrame?: boolean;
}

async function findNewestMatchPath(api: Api, mode: string): Promise<string> {
  const { id } = await api.homePlayer();
  const { matches } = await api.matches(id, { mode, limit: 1 });
  return `/match/${assertDefined(matches[0]).id}`;
}

const screens: Screen[] = [
  { name: 'profile', path: '/' },
  { name: 'profile-graphs', path: '/?tab=graphs' },
  { name: 'profile-weapons', path: '/?tab=weapons' },
  { name: 'profile-movement', path: '/?tab=movement' },
  { name: 'profile-cabins', path: '/?tab=cabins' },
  { name: 'profile-power-scores', path: '/?tab=power-scores' },
  { name: 'profile-matches', path: '/?tab=matches' },
  { name: 'profile-played-with', path: '/?tab=played-with' },
  {
    name: 'profile-filters',
    path: '/?category=pvp&partySize=3&minPowerScore=4000',
    prepare: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
  },
  {
    name: 'profile-period',
    path: '/',
    prepare: (page) => page.getByRole('button', { name: /^Period/ }).click(),
    isCovered: true,
  },
  {
    name: 'language-menu',
    shouldCheckFrame: true,
    path: '/terms',
    prepare: (page) => page.getByRole('button', { name: /^Language/ }).click(),
  },
  {
    name: 'user-menu',
    shouldCheckFrame: true,
    path: '/terms',
    prepare: (page) => page.getByRole('button', { name: 'Your account' }).click(),
  },
  {
    name: 'search',
    shouldCheckFrame: true,
    path: '/terms',
    prepare: async (page) => {
      const box = page.getByRole('combobox', { name: 'Search profiles' });
      // Narrow screens have the palette instead.
      if (!(await box.isVisible())) await page.keyboard.press('Control+k');
      const field = page.getByRole('combobox', { name: /^(Search profiles|Players, parts)/ });
      await field.filter({ visible: true }).last().fill('a');
      await expect(page.getByRole('group', { name: 'Players' })).toBeVisible();
    },
  },
  {
    name: 'palette',
    shouldCheckFrame: true,
    path: '/terms',
    prepare: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
    },
  },
  { name: 'profile-nothing', path: '/?minPowerScore=99000' },
  {
    name: 'profile-other',
    path: async (api) =>
      `/user/${assertDefined((await api.players({ sort: 'games' })).players[1]).id}`,
  },
  { name: 'users-none-found', path: '/user?search=no-such-player' },
  { name: 'match', path: (api) => findNewestMatchPath(api, '8v8') },
  {
    name: 'match-open',
    path: async (api) => `${await findNewestMatchPath(api, '8v8')}?open=0.1`,
  },
  {
    name: 'match-damage',
    path: async (api) => `${await findNewestMatchPath(api, '8v8')}?tab=damage`,
  },
  {
    name: 'match-timeline',
    path: async (api) => `${await findNewestMatchPath(api, '8v8')}?tab=timeline`,
  },
  {
    name: 'match-rounds',
    path: async (api) => `${await findNewestMatchPath(api, 'clan-war')}?round=2`,
  },
  { name: 'docs-missing', path: '/docs/nope' },
  {
    name: 'docs-navigation',
    shouldCheckFrame: true,
    path: '/docs/routing',
    prepare: async (page) => {
      const toggle = page.getByRole('button', { name: 'Toggle navigation' });
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    },
  },
  { name: 'missing', path: '/no/such/page' },
  {
    name: 'auth-sign-up-wrong',
    path: '/auth/sign-up',
    prepare: (page) => page.getByRole('button', { name: 'Sign up' }).click(),
  },
  { name: 'auth-missing', path: '/auth/no-such-page' },
  {
    name: 'private',
    shouldCheckFrame: true,
    path: '/private',
    prepare: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible();
    },
  },
];

for (const batch of splitIntoBatches(screens)) {
  const names = batch.map(({ name }) => name).join(', ');
  test(`screens in light and dark, wide and narrow: ${names}`, async ({ page, api, problems }) => {
    for (const { name, path, prepare, isCovered, shouldCheckFrame = false } of batch) {
      await test.step(name, async () => {
        const pagePath = typeof path === 'string' ? path : await path(api);
        // Unknown paths are answered with status 404.
        if (name.endsWith('missing')) problems.allow(new RegExp(`404.*${pagePath}`));
        await navigate(page, pagePath);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await prepare?.(page);
        await checkScreen(page, name, { isCovered, shouldCheckFrame });
      });
    }
  });
}

test('unknown matches and players have error pages without violations', async ({
  page,
  problems,
}) => {
  problems.allow(/404/);
  for (const [name, path] of [
    ['match-missing', '/match/0000000000000'],
    ['profile-missing', '/user/999999999'],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await checkScreen(page, name);
  }
});

test('the screenshot in the README', async ({ page }) => {
  await page.clock.setFixedTime(DEMO_END);
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Matches, newest first' })).toBeVisible();
  await waitUntilStable(page);
  const path = join(screenshotsFolder, 'readme.png');
  await page.screenshot({ path, animations: 'disabled' });
  expect(statSync(path).size).toBeLessThan(300 * 1024);
  // Only on request: a picture that changes with every run would change the repository.
  if (process.env.UPDATE_SCREENSHOT) copyFileSync(path, join(repository, 'docs/screenshot.png'));
});
