import type { SearchAnswer } from '@scrapboard/contract';
import { assertDefined } from '../src/assert-defined.ts';
import {
  resultGroup,
  resultOptions,
  searchBox,
  searchServer,
  selectedOption,
  waitForResults,
} from '../src/search-page.ts';
import { expect, test } from '../src/test.ts';

test('finds players with the keyboard alone', async ({ page, api }) => {
  const { players } = await api.players({ sort: 'games' });
  const name = assertDefined(players.find(({ nickname }) => /^\w{5,}$/.test(nickname))).nickname;
  const found = await searchServer(api, name.slice(0, 4));
  await page.goto('/user');
  await searchBox(page).focus();
  // All letters at once, so that no answer to a part of them moves the results.
  await page.keyboard.insertText(name.slice(0, 4));
  const names = resultGroup(page, 'Players').getByRole('option');
  await expect(names).toContainText([
    ...found.players.map((player) => player.nickname),
    'All players',
  ]);
  await expect(selectedOption(page)).toHaveCount(0);
  await page.keyboard.press('ArrowDown');
  await expect(resultOptions(page).first()).toHaveAttribute('aria-selected', 'true');
  const id = assertDefined(await resultOptions(page).first().getAttribute('id'));
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id);
  await page.keyboard.press('End');
  await expect(resultOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Home');
  await page.keyboard.press('ArrowUp');
  await expect(resultOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await expect(resultOptions(page).first()).toBeHidden();
  await expect(searchBox(page)).toHaveAttribute('aria-expanded', 'false');
  await searchBox(page).fill(name);
  await expect(resultOptions(page).first()).toContainText(name);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(
    `/user/${assertDefined(found.players.find((player) => player.nickname === name)).id}`,
  );
  await expect(page.locator('#page-heading')).toHaveText(name);
  await expect(searchBox(page)).toHaveValue('');
});

test('a late answer keeps the selection at the end', async ({ page }) => {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  const createAnswer = (map: string): SearchAnswer => ({
    players: [],
    parts: [],
    maps: [
      { id: 'common', name: 'Sector', match: 'inside' },
      { id: map, name: map, match: 'inside' },
    ],
  });
  await page.route('**/api/search**', async (route) => {
    const isLate = route.request().url().includes('q=sec');
    if (isLate) await released;
    await route.fulfill({ json: createAnswer(isLate ? 'Late' : 'Early') });
  });
  await page.goto('/terms');
  await searchBox(page).fill('se');
  await waitForResults(page);
  await searchBox(page).fill('sec');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('End');
  await expect(selectedOption(page)).toContainText('Early');
  release();
  await expect(selectedOption(page)).toContainText('Late');
  await expect(resultOptions(page).last()).toHaveAttribute('aria-selected', 'true');
  const id = assertDefined(await resultOptions(page).last().getAttribute('id'));
  await expect(searchBox(page)).toHaveAttribute('aria-activedescendant', id);
});

test('finds parts, maps and pages, and highlights what matches', async ({ page }) => {
  await page.goto('/terms');
  await searchBox(page).fill('shotgun');
  await expect(resultGroup(page, 'Parts').getByRole('option').first()).toContainText(/shotgun/i);
  await searchBox(page).fill('factory');
  const map = resultGroup(page, 'Maps').getByRole('option').first();
  await expect(map.locator('mark')).toHaveText('Factory');
  await expect(map).toHaveAttribute('href', '/?map=factory');
  await searchBox(page).fill('fusion');
  await waitForResults(page);
  await resultGroup(page, 'Pages').getByRole('option', { name: 'Fusion Calculator' }).click();
  await expect(page).toHaveURL('/fcalc');
});

test('Enter without a selection opens the list of players, and a message says if nothing was found', async ({
  page,
}) => {
  await page.goto('/terms');
  await searchBox(page).fill('nobody-is-called-so');
  await expect(
    page.getByRole('status').getByText('No results for “nobody-is-called-so”'),
  ).toHaveCount(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/user?search=nobody-is-called-so');
  await expect(page.getByText('No player named “nobody-is-called-so”')).toBeVisible();
});

test('closes on Tab, and sends one request for quick typing', async ({ page }) => {
  const searches: string[] = [];
  page.on('request', (request) => {
    const url = new URL(request.url());
    if (url.pathname === '/api/search') searches.push(url.searchParams.get('q') ?? '');
  });
  await page.clock.install();
  await page.goto('/terms');
  await searchBox(page).click();
  // The list has been rendered; it sends the requests.
  await expect(searchBox(page)).toHaveAttribute('aria-controls', /./);
  // With the clock stopped, no time passes between these keys on any machine.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.keyboard.type('rust');
  expect(searches).toEqual([]);
  await page.clock.resume();
  await expect(resultOptions(page).first()).toBeVisible();
  await expect.poll(() => searches).toEqual(['rust']);
  await page.keyboard.press('Tab');
  await expect(resultOptions(page).first()).toBeHidden();
});

test('a failed search says so, keeps its local results, and can be retried', async ({
  page,
  problems,
}) => {
  problems.allow(/api\/search|503/);
  let isDown = true;
  await page.route('**/api/search**', async (route) => {
    if (!isDown) return await route.continue();
    const json = { code: 'unavailable', message: 'busy' };
    await route.fulfill({ status: 503, json });
  });
  await page.goto('/terms');
  await searchBox(page).fill('mmr');
  await expect(page.getByText('Search isn’t responding.').first()).toBeVisible();
  await expect(resultGroup(page, 'Pages').getByRole('option').first()).toBeVisible();
  isDown = false;
  await page.getByRole('option', { name: 'Try again' }).click();
  await expect(page.getByRole('option', { name: 'Try again' })).toBeHidden();
});
