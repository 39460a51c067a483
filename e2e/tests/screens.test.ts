import { copyFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Api } from '../src/api.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { captureScreen, pictures, settle } from '../src/capture-screen.ts';
import { inBatches } from '../src/in-batches.ts';
import { repository } from '../src/repository.ts';
import { expect, test } from '../src/test.ts';

// Any worker takes the next few screens.
test.describe.configure({ mode: 'parallel' });

interface Screen {
  name: string;
  at: string | ((api: Api) => Promise<string>);
  /** Brings the page into the state to check. */
  act?: (page: Page) => Promise<void>;
}

async function newestMatch(api: Api, mode: string): Promise<string> {
  const { id } = await api.homePlayer();
  const { matches } = await api.matches(id, { mode, limit: 1 });
  return `/match/${assertDefined(matches[0]).id}`;
}

const screens: Screen[] = [
  { name: 'profile', at: '/' },
  { name: 'profile-graphs', at: '/?tab=graphs' },
  { name: 'profile-weapons', at: '/?tab=weapons' },
  { name: 'profile-movement', at: '/?tab=movement' },
  { name: 'profile-cabins', at: '/?tab=cabins' },
  { name: 'profile-power-scores', at: '/?tab=power-scores' },
  { name: 'profile-matches', at: '/?tab=matches' },
  { name: 'profile-played-with', at: '/?tab=played-with' },
  {
    name: 'profile-filters',
    at: '/?category=pvp&partySize=3&minPowerScore=4000',
    act: (page) => page.getByRole('button', { name: /^Filter/ }).click(),
  },
  {
    name: 'profile-period',
    at: '/',
    act: (page) => page.getByRole('button', { name: /^Period/ }).click(),
  },
  {
    name: 'language-menu',
    at: '/terms',
    act: (page) => page.getByRole('button', { name: /^Language/ }).click(),
  },
  {
    name: 'user-menu',
    at: '/terms',
    act: (page) => page.getByRole('button', { name: 'Your account' }).click(),
  },
  {
    name: 'search',
    at: '/terms',
    act: async (page) => {
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
    at: '/terms',
    act: async (page) => {
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('group', { name: 'Actions' })).toBeVisible();
    },
  },
  { name: 'profile-nothing', at: '/?minPowerScore=99000' },
  {
    name: 'profile-other',
    at: async (api) =>
      `/user/${assertDefined((await api.players({ sort: 'games' })).players[1]).id}`,
  },
  { name: 'users-none-found', at: '/user?search=no-such-player' },
  { name: 'match', at: (api) => newestMatch(api, '8v8') },
  { name: 'match-open', at: async (api) => `${await newestMatch(api, '8v8')}?open=0.1` },
  { name: 'match-damage', at: async (api) => `${await newestMatch(api, '8v8')}?tab=damage` },
  { name: 'match-timeline', at: async (api) => `${await newestMatch(api, '8v8')}?tab=timeline` },
  { name: 'match-rounds', at: async (api) => `${await newestMatch(api, 'clan-war')}?round=2` },
  { name: 'docs-missing', at: '/docs/nope' },
  {
    name: 'docs-navigation',
    at: '/docs/routing',
    act: async (page) => {
      const toggle = page.getByRole('button', { name: 'Toggle navigation' });
      if ((await toggle.getAttribute('aria-expanded')) === 'false') await toggle.click();
    },
  },
  { name: 'missing', at: '/no/such/page' },
  {
    name: 'auth-sign-up-wrong',
    at: '/auth/sign-up',
    act: (page) => page.getByRole('button', { name: 'Sign up' }).click(),
  },
  { name: 'auth-missing', at: '/auth/no-such-page' },
  {
    name: 'private',
    at: '/private',
    act: async (page) => {
      await page.getByRole('button', { name: 'Sign in' }).click();
      await expect(page.getByRole('table', { name: 'Totals' })).toBeVisible();
    },
  },
];

for (const batch of inBatches(screens)) {
  const names = batch.map(({ name }) => name).join(', ');
  test(`screens in light and dark, wide and narrow: ${names}`, async ({ page, api, problems }) => {
    for (const { name, at, act } of batch) {
      await test.step(name, async () => {
        const path = typeof at === 'string' ? at : await at(api);
        // Unknown addresses are answered with status 404.
        if (name.endsWith('missing')) problems.allow(new RegExp(`404.*${path}`));
        await page.goto(path);
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
        await act?.(page);
        await captureScreen(page, name);
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
    await captureScreen(page, name);
  }
});

test('the screenshot in the README', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 1000 });
  await page.goto('/');
  await expect(page.getByRole('table', { name: 'Matches, newest first' })).toBeVisible();
  await settle(page);
  const path = join(pictures, 'readme.png');
  await page.screenshot({ path, animations: 'disabled' });
  expect(statSync(path).size).toBeLessThan(300 * 1024);
  // Only on request: a picture that changes with every run would change the repository.
  if (process.env.UPDATE_SCREENSHOT) copyFileSync(path, join(repository, 'docs/screenshot.png'));
});
