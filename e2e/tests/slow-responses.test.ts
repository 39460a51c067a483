import type { Page } from '@playwright/test';
import { demoCredentials } from '@scrapboard/contract';
import { signIn, signOut, userMenu } from '../src/account-pages.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { waitUntilStable } from '../src/check-screen.ts';
import { expectProfileUrl } from '../src/profile-page.ts';
import { callFrom, createPerson, signUpAndOpen } from '../src/settings-pages.ts';
import { expect, test } from '../src/test.ts';

/** Delays the server's responses to matching requests with that method until they are released. */
async function delayResponse(page: Page, method: string, matches: (url: URL) => boolean) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let markReceived = () => {};
  const received = new Promise<void>((resolve) => {
    markReceived = resolve;
  });
  await page.route(matches, async (route) => {
    if (route.request().method() !== method) return await route.fallback();
    const response = await route.fetch();
    markReceived();
    await released;
    // The request was aborted if the page has been left.
    await route.fulfill({ response }).catch(() => {});
  });
  return {
    /** Resolves when the server has responded. */
    received,
    release,
    /** Releases the response, and waits until the page has received and rendered it. */
    async deliver() {
      const delivered = page.waitForResponse(
        (response) => response.request().method() === method && matches(new URL(response.url())),
      );
      release();
      await (await delivered).finished();
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
    },
  };
}

const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('a sign-out while a profile is being saved is not reverted', async ({ page }) => {
  await signUpAndOpen(page, createPerson('Olga'));
  await textbox(page, 'Display name').fill('Olga the Slow');
  const saveResponse = await delayResponse(
    page,
    'PATCH',
    ({ pathname }) => pathname === '/api/account',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saveResponse.received;
  await signOut(page);
  await expect(userMenu(page)).toContainText('Visitor');
  await saveResponse.deliver();
  await expect(userMenu(page)).toContainText('Visitor');
  await expect(page.getByRole('main').getByRole('link', { name: 'Sign in' })).toBeVisible();
});

test('input typed while the profile is being saved is kept', async ({ page }) => {
  await signUpAndOpen(page, createPerson('Petra'));
  await textbox(page, 'Display name').fill('Petra the Patient');
  const saveResponse = await delayResponse(
    page,
    'PATCH',
    ({ pathname }) => pathname === '/api/account',
  );
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await saveResponse.received;
  await textbox(page, 'Last name').fill('Geduld');
  await saveResponse.deliver();
  await expect(userMenu(page)).toContainText('Petra the Patient');
  await expect(textbox(page, 'Display name')).toHaveValue('Petra the Patient');
  await expect(textbox(page, 'Last name')).toHaveValue('Geduld');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('main').getByText('Saved')).toBeVisible();
  await page.reload();
  await expect(textbox(page, 'Last name')).toHaveValue('Geduld');
});

test('the confirmation for one token stays while another is being revoked', async ({ page }) => {
  const token = await signUpAndOpen(page, createPerson('Quentin'), 'tokens');
  for (const name of ['Rusty', 'Shiny']) {
    await callFrom(page)('POST /api/account/tokens', { body: { name }, token });
  }
  await page.reload();
  const revocation = await delayResponse(page, 'DELETE', ({ pathname }) =>
    pathname.startsWith('/api/account/tokens/'),
  );
  await page.getByRole('button', { name: /Rusty/ }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await revocation.received;
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: /Shiny/ }).click();
  await expect(dialog).toContainText('Shiny');
  await revocation.deliver();
  await expect(page.getByRole('button', { name: /Rusty/ })).toHaveCount(0);
  await expect(dialog).toContainText('Shiny');
  await dialog.getByRole('button', { name: 'Revoke' }).click();
  await expect(page.getByRole('button', { name: /Shiny/ })).toHaveCount(0);
});

test('a filter chosen while another one loads is added to it', async ({ page, api }) => {
  const { options } = await api.homePlayer();
  const map = assertDefined(options.maps[0]).id;
  await page.goto('/');
  await page.getByRole('button', { name: 'Filter', exact: true }).click();
  const profileResponse = await delayResponse(
    page,
    'GET',
    ({ pathname, searchParams }) =>
      pathname.startsWith('/dev/profile/') &&
      searchParams.has('category') &&
      !searchParams.has('map'),
  );
  const category = page.getByRole('combobox', { name: 'Game Category' });
  await category.selectOption('pvp');
  await profileResponse.received;
  await expect(category).toHaveValue('pvp');
  await page.getByRole('combobox', { name: 'Map' }).selectOption(map);
  await expectProfileUrl(page, `?category=pvp&map=${map}`);
  await expect(category).toHaveValue('pvp');
  profileResponse.release();
});

test('the list of users keeps an order chosen before the search starts', async ({ page }) => {
  await page.goto('/user');
  const box = page.getByRole('searchbox', { name: 'Search players' });
  await expect(page.getByRole('link', { name: 'Games' })).toBeVisible();
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await box.fill('a');
  await page.getByRole('link', { name: 'Games' }).click();
  // The clock is stopped, so the search, which waits for a pause in typing, has not started.
  await page.waitForURL('/user?sort=-games');
  await page.clock.runFor(1000);
  await page.waitForURL('/user?search=a&sort=-games');
});

test('private data disappears on signing out', async ({ page, api, problems }) => {
  problems.allow(/404|Player not found/);
  const { id, nickname } = await api.homePlayer();
  await signUpAndOpen(page, createPerson('Rosa'));
  await page.route(
    ({ pathname }) => /^\/(dev\/profile|api\/players)\//.test(pathname),
    async (route) => {
      if ((await route.request().headerValue('authorization')) !== null) await route.fallback();
      else
        await route.fulfill({
          status: 404,
          json: { code: 'not_found', message: 'Player not found.' },
        });
    },
  );
  await page.goto(`/user/${id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nickname);
  await signOut(page);
  await expect(userMenu(page)).toContainText('Visitor');
  await expect(page.getByText(nickname)).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Find a player' })).toBeVisible();
});

test('Enter pressed while the palette loads opens what was typed', async ({ page }) => {
  // Set up before the page can prefetch the chunk.
  const chunk = await delayResponse(page, 'GET', ({ pathname }) =>
    /search-palette.*\.js$/.test(pathname),
  );
  await page.goto('/terms');
  const help = page.getByRole('contentinfo').getByRole('link', { name: 'Help' });
  await help.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('mmr');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/terms');
  await chunk.deliver();
  await expect(page).toHaveURL('/mmr');
});

test('a sign-in answered late does not lead away from the page opened meanwhile', async ({
  page,
}) => {
  await page.goto('/auth/sign-in?to=%2Fupload');
  const signInResponse = await delayResponse(
    page,
    'POST',
    ({ pathname }) => pathname === '/api/auth/sign-in',
  );
  await signIn(page, demoCredentials);
  await signInResponse.received;
  await page.getByRole('banner').getByRole('link', { name: 'Scrapboard' }).click();
  await expect(userMenu(page)).toContainText('Visitor');
  await signInResponse.deliver();
  await expect(userMenu(page)).toContainText('Demo Driver');
  await waitUntilStable(page);
  await expect(page).toHaveURL('/');
});

test('a page that is loading at sign-out is shown as any visitor sees it', async ({ page }) => {
  await page.goto('/auth/sign-in');
  await signIn(page, demoCredentials);
  await expect(page).toHaveURL('/private');
  const totals = page.getByRole('table', { name: 'Totals' });
  await expect(totals).toBeVisible();
  const authorizations: (string | undefined)[] = [];
  const firstRequestReleased = Promise.withResolvers<void>();
  await page.route('**/dev/profile/*', async (route) => {
    authorizations.push(route.request().headers().authorization);
    if (authorizations.length === 1) await firstRequestReleased.promise;
    await route.continue();
  });
  await page.goto('/');
  await expect.poll(() => authorizations.length).toBe(1);
  await signOut(page);
  await expect(totals).toBeVisible();
  expect(authorizations[0]).toMatch(/^Bearer /);
  expect(authorizations[1]).toBeUndefined();
  firstRequestReleased.resolve();
  await expect(page.getByRole('heading', { name: 'Welcome back, visitor!' })).toBeVisible();
});
