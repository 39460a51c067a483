import type { Page } from '@playwright/test';
import { type AccountPlayers, demoCredentials } from '@scrapboard/contract';
import {
  expectFieldError,
  heading,
  mainAlert,
  passwordBox,
  signIn,
  userMenu,
} from '../src/account-pages.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { checkScreen } from '../src/check-screen.ts';
import { navigate } from '../src/navigate.ts';
import {
  beginSession,
  callFrom,
  card,
  createPerson,
  openSection,
  signUpAndOpen,
} from '../src/settings-pages.ts';
import { expect, test } from '../src/test.ts';

const textbox = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

test.describe('settings', () => {
  test('a visitor sees what this browser stores, can remove it, and finds the sign-in', async ({
    page,
  }) => {
    await page.goto('/settings?tab=tokens');
    await expect(heading(page)).toHaveText('Settings & Privacy');
    await expect(card(page, 'You’re not signed in')).toContainText(
      '“API tokens” needs an account.',
    );
    const stored = card(page, 'What is stored here');
    await page.getByRole('main').getByRole('button', { name: 'Theme builder' }).click();
    const builder = page.getByRole('dialog', { name: 'Theme builder' });
    await builder.getByText('Boxed', { exact: true }).click();
    await page.keyboard.press('Escape');
    await expect(builder).toBeHidden();
    await expect(page.locator('html')).toHaveAttribute('data-layout', 'boxed');
    await expect(stored.getByRole('listitem')).toContainText(['The layout of the page']);
    await checkScreen(page, 'settings-visitor');
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.locator('main .btn-outline-primary').click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('html')).not.toHaveAttribute('data-layout', 'boxed');
    await expect(stored.getByRole('status')).toContainText('Settings cleared.');
    expect(await page.evaluate(() => localStorage.length)).toBe(0);

    await page.getByRole('main').getByRole('link', { name: 'Sign in' }).click();
    await signIn(page, demoCredentials);
    await expect(page).toHaveURL('/settings?tab=tokens');
    await expect(card(page, 'API tokens')).toBeVisible();
  });

  test('names are changed, errors appear at their fields, and unsaved input is kept', async ({
    page,
    problems,
  }) => {
    problems.allow(/400/);
    const ada = createPerson('Ada');
    const other = createPerson('Bob');
    await signUpAndOpen(page, ada);
    await callFrom(page)('POST /api/auth/sign-up', { body: other });
    const saveButton = page.getByRole('button', { name: 'Save' });
    await expect(saveButton).toBeDisabled();

    await textbox(page, 'First name').fill('');
    await saveButton.click();
    await expectFieldError(page, 'First name', 'First name is required', true);
    await textbox(page, 'First name').fill('Grace');

    await openSection(page, 'Password');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(textbox(page, 'First name')).toHaveValue('Grace');

    await saveButton.click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(textbox(page, 'Display name')).toHaveValue('Grace Schmied');
    await expect(userMenu(page)).toContainText('Grace Schmied');

    await textbox(page, 'Email address').fill(other.email);
    await saveButton.click();
    await expectFieldError(page, 'Current password', 'Password is required', true);
    await passwordBox(page, 'Current password').fill('not the password');
    await saveButton.click();
    await expect(mainAlert(page)).toHaveText('Incorrect password');
    await expect(passwordBox(page, 'Current password')).toBeFocused();
    await passwordBox(page, 'Current password').fill(ada.password);
    await saveButton.click();
    await expect(mainAlert(page)).toHaveText(
      'There already exists an account with the given email address.',
    );
    await textbox(page, 'Email address').fill(`new.${ada.email}`);
    await saveButton.click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(mainAlert(page)).toHaveCount(0);
    await page.reload();
    await expect(textbox(page, 'Email address')).toHaveValue(`new.${ada.email}`);

    await textbox(page, 'Last name').fill('Hopper');
    await openSection(page, 'Password');
    await dialog.getByRole('button', { name: 'Leave' }).click();
    await expect(card(page, 'Password')).toBeVisible();
    await openSection(page, 'Profile');
    await expect(textbox(page, 'Last name')).toHaveValue('Schmied');
  });

  test('the account’s language is applied immediately, and in browsers without a choice', async ({
    page,
  }) => {
    const person = createPerson('Lena');
    await signUpAndOpen(page, person);
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');

    const readStoredLanguage = () => page.evaluate(() => localStorage.getItem('language'));
    await expect.poll(readStoredLanguage).toBe('"de"');

    // As in another browser: signed in, without a chosen language.
    await page.evaluate(() => localStorage.removeItem('language'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await readStoredLanguage()).toBe(null);

    await page.evaluate(() => localStorage.setItem('language', '"fr"'));
    await page.reload();
    await expect(page.locator('.settings-nav')).toBeVisible();
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  });

  test('a new password signs out every other device and keeps this one', async ({
    page,
    problems,
  }) => {
    problems.allow(/40[01]/);
    const person = createPerson('Pia');
    const firstToken = await signUpAndOpen(page, person, 'password');
    const secondToken = await beginSession(page, person);
    const changeButton = page.getByRole('button', { name: 'Change password' });

    await passwordBox(page, 'Current password').fill('not the password');
    await passwordBox(page, 'New password').fill('short');
    await changeButton.click();
    await expectFieldError(page, 'New password', 'Must be at least 12 characters', true);
    await passwordBox(page, 'New password').fill('thirteen rusty bolts');
    await passwordBox(page, 'Confirm new password').fill('thirteen rusty nails');
    await changeButton.click();
    await expectFieldError(page, 'Confirm new password', 'Passwords must match', true);
    await passwordBox(page, 'Confirm new password').fill('thirteen rusty bolts');
    await changeButton.click();
    await expect(mainAlert(page)).toHaveText('Incorrect password');
    await passwordBox(page, 'Current password').fill(person.password);
    await changeButton.click();
    await expect(page.getByText('Password changed.')).toBeVisible();
    await expect(passwordBox(page, 'New password')).toHaveValue('');

    for (const token of [firstToken, secondToken]) {
      await expect(callFrom(page)('GET /api/auth/my-account', { token })).rejects.toThrow(/401/);
    }
    await page.reload();
    await expect(userMenu(page)).toContainText('Pia');
    await beginSession(page, { ...person, password: 'thirteen rusty bolts' });
  });

  test('devices are signed out one by one, and all others at once', async ({ page, problems }) => {
    problems.allow(/401/);
    const person = createPerson('Dora');
    const ownToken = await signUpAndOpen(page, person);
    const otherTokens = [];
    for (const _ of [1, 2, 3]) otherTokens.push(await beginSession(page, person));
    await openSection(page, 'Signed-in devices');
    const devices = card(page, 'Signed-in devices');
    await expect(devices.getByRole('listitem')).toHaveCount(4);
    const current = devices.getByRole('listitem').filter({ hasText: 'This device' });
    await expect(current).toHaveCount(1);
    await expect(current.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
    await checkScreen(page, 'settings-devices');

    await devices
      .getByRole('button', { name: /^Sign out .+ on / })
      .first()
      .click();
    await expect(devices.getByRole('status')).toHaveText(/^Signed out of .+\.$/);
    await expect(devices.getByRole('listitem')).toHaveCount(3);
    await devices.getByRole('button', { name: 'Sign out all other devices' }).click();
    await expect(devices.getByRole('status')).toHaveText('Signed out of 2 other devices.');
    await expect(devices.getByText('You’re not signed in anywhere else.')).toBeVisible();

    const activity = card(page, 'Recent activity');
    const events = activity.getByRole('listitem');
    await expect(events.first()).toContainText(/^Signed out.+, from this network$/);
    await expect(events).toHaveCount(6);
    await activity.getByRole('button', { name: 'Show all 7' }).click();
    await expect(events).toHaveCount(7);
    await expect(events.last()).toContainText('Signed up');
    // The times are one stop of the Tab key.
    const times = activity.getByRole('time').getByRole('button');
    await times.first().focus();
    await page.keyboard.press('ArrowDown');
    await expect(times.nth(1)).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(events.nth(1)).toContainText('UTC');
    await page.keyboard.press('Tab');
    await expect(activity.getByRole('button', { name: 'Show fewer' })).toBeFocused();
    for (const token of otherTokens) {
      await expect(callFrom(page)('GET /api/auth/my-account', { token })).rejects.toThrow(/401/);
    }
    await callFrom(page)('GET /api/auth/my-account', { token: ownToken });
  });

  test('without a game.log a claim goes to the operator, and can be withdrawn', async ({
    page,
  }) => {
    await signUpAndOpen(page, createPerson('Olaf'), 'players');
    const { players } = await callFrom(page)('GET /api/players', { query: { limit: 1 } });
    const { id, nickname } = assertDefined(players[0]);
    const searchField = page.getByRole('searchbox', { name: 'Name or game ID' });
    await searchField.fill('nobody is called like this');
    await expect(page.getByText('No player with this name was found.')).toBeVisible();
    await searchField.fill(id);
    const requestCard = card(page, 'Request a player');
    await requestCard.getByRole('button', { name: `Request ${nickname}` }).click();
    const ownPlayers = card(page, 'Your players');
    await expect(ownPlayers.getByRole('status')).toHaveText(`Request for ${nickname} sent.`);
    await expect(requestCard.getByText('Requested')).toBeVisible();
    await checkScreen(page, 'settings-asked');
    await page.reload();
    await ownPlayers.getByRole('button', { name: `Withdraw the request for ${nickname}` }).click();
    await expect(ownPlayers.getByRole('status')).toHaveText(`Request for ${nickname} withdrawn.`);
    await expect(page.getByText('Waiting for approval')).toHaveCount(0);

    // The answer of a public server whose operator has refused a request.
    const at = '2026-05-07T20:00:00.000Z';
    const note = 'Not your log.';
    await page.route('/api/account/players', (route) =>
      route.fulfill({
        json: {
          linked: [],
          claimable: [{ id, nickname, proof: { days: 2, neededDays: 3, isShared: false } }],
          asked: [
            { id: '1', nickname: null, state: 'refused', requestedAt: at, decidedAt: at, note },
          ],
        } satisfies AccountPlayers,
      }),
    );
    await page.reload();
    const row = ownPlayers.getByRole('listitem').filter({ hasText: nickname });
    await expect(row).toContainText('2 of 3 matches of different days found');
    await expect(row.getByRole('button', { name: `Request ${nickname}` })).toBeVisible();
    await expect(ownPlayers.getByText('Refused May 7, 2026: Not your log.')).toBeVisible();
  });

  test('the demo account says in advance what it does not allow', async ({ page }) => {
    await page.goto('/auth/sign-in?to=/settings');
    await signIn(page, demoCredentials);
    await expect(page).toHaveURL('/settings');
    for (const [tab, button] of [
      ['profile', 'Save'],
      ['password', 'Change password'],
      ['tokens', 'Create token'],
      ['privacy', 'Delete account'],
    ] as const) {
      await page.goto(`/settings?tab=${tab}`);
      await expect(page.getByText('This is the shared demo account.')).toBeVisible();
      await expect(page.getByRole('main').getByRole('link', { name: 'Sign up' })).toBeVisible();
      await expect(page.getByRole('button', { name: button })).toBeDisabled();
      await expect(page.getByRole('main').getByRole('textbox').first()).toBeDisabled();
    }
    await checkScreen(page, 'settings-demo');
  });

  test('every section has its URL, works by keyboard and has no violations in light and dark', async ({
    page,
  }) => {
    // Opens seven sections and three screens, each with a second of the demo's own delay.
    test.slow();
    await signUpAndOpen(page, createPerson('Kurt'));
    const nav = page.getByRole('navigation', { name: 'Settings sections' });
    await nav.getByRole('link', { name: 'Profile' }).focus();
    for (const [name, tab] of [
      ['Password', 'password'],
      ['Signed-in devices', 'devices'],
      ['API tokens', 'tokens'],
      ['Your players', 'players'],
      ['Your data', 'privacy'],
      ['This browser', 'browser'],
    ] as const) {
      await page.keyboard.press('Tab');
      await expect(nav.getByRole('link', { name })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(`/settings?tab=${tab}`);
      await expect(nav.getByRole('link', { name })).toHaveAttribute('aria-current', 'page');
    }
    await page.goBack();
    await expect(page).toHaveURL('/settings?tab=privacy');
    for (const tab of ['profile', 'password', 'browser']) {
      await navigate(page, `/settings?tab=${tab}`);
      await checkScreen(page, `settings-${tab}`);
    }
  });
});
