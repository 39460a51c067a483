import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type AccountPlayers, accountExport, demoCredentials } from '@scrapboard/contract';
import {
  expectFieldError,
  heading,
  mainAlert,
  passwordBox,
  signIn,
  userMenu,
} from '../src/account-pages.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { onDemo, onServer } from '../src/back-ends.ts';
import { captureScreen } from '../src/capture-screen.ts';
import { repository } from '../src/repository.ts';
import { filesOf, writeFiles, writeMatchLog } from '../src/session-files.ts';
import {
  beginSession,
  callFrom,
  card,
  failNextCall,
  newPerson,
  openSection,
  readClipboard,
  signUpAndOpen,
} from '../src/settings-pages.ts';
import { expect, test } from '../src/test.ts';

const textbox = (page: Parameters<typeof card>[0], name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

// On the demo, this only tests that the pages work with its answers; apps/server/src/features/demo
// tests that these equal the server's.
for (const { backEnd, test } of [onServer, onDemo]) {
  test.describe(`settings on ${backEnd.name}`, () => {
    test('a player of your own uploads is claimed, hidden from others, shown and unlinked', async ({
      page,
      browser,
      baseURL,
    }, testInfo) => {
      const session = writeMatchLog({ seed: 12, modes: ['8v8'] });
      const { id, nickname } = session.uploader;
      const token = await signUpAndOpen(page, newPerson('Hana'), 'players');
      await expect(page.getByText('You haven’t claimed a player yet.')).toBeVisible();
      await page.goto('/upload');
      const folder = writeFiles(testInfo.outputPath('logs'), filesOf(session));
      const chooser = page.waitForEvent('filechooser');
      await page.getByRole('button', { name: 'Choose folder' }).click();
      await (await chooser).setFiles(folder);
      await page.getByRole('button', { name: 'Upload 1 session' }).click();
      await expect(page.getByText('1 new match').first()).toBeVisible();

      await page.goto('/settings?tab=players');
      const players = card(page, 'Your players');
      await players.getByRole('button', { name: `Claim ${nickname}` }).click();
      await expect(players.getByRole('status')).toHaveText(
        `${nickname} is linked to your account.`,
      );
      await expect(players.getByRole('link', { name: nickname })).toHaveAttribute(
        'href',
        `/user/${id}`,
      );
      if (backEnd.isShared) await captureScreen(page, 'settings-players');

      const hidden = players.getByRole('switch', { name: `Hidden from others: ${nickname}` });
      await hidden.focus();
      await page.keyboard.press('Space');
      await expect(hidden).toBeChecked();
      await expect(players.getByRole('status')).toHaveText(
        `${nickname} is now hidden from others.`,
      );
      const findPlayer = () => callFrom(page)('GET /api/players', { query: { search: id } });
      expect((await findPlayer()).total).toBe(0);
      await callFrom(page)('GET /api/players/{id}', { params: { id }, token });
      if (backEnd.isShared) {
        const visitor = await browser.newPage({ baseURL: assertDefined(baseURL) });
        await visitor.goto(`/user/${id}`);
        await expect(visitor.getByText('Player not found.').first()).toBeVisible();
        await visitor.close();
      }

      await failNextCall(page, `/api/account/players/${id}`);
      await hidden.click();
      await expect(mainAlert(page)).toHaveText('Something went wrong');
      await expect(hidden).toBeChecked();
      await hidden.click();
      await expect(players.getByRole('status')).toHaveText(
        `${nickname} is visible to others again.`,
      );
      await expect(hidden).not.toBeChecked();
      expect((await findPlayer()).total).toBe(1);

      await players.getByRole('button', { name: `Unlink ${nickname}` }).click();
      const dialog = page.getByRole('dialog', { name: `Unlink ${nickname}?` });
      await dialog.getByRole('button', { name: 'Unlink' }).click();
      await expect(page.getByText('You haven’t claimed a player yet.')).toBeVisible();
      await expect(players.getByRole('button', { name: `Claim ${nickname}` })).toBeVisible();
    });

    if (!backEnd.isShared) return;

    test('an API token is shown once, uploads by the command line, and is revoked for good', async ({
      page,
      context,
      baseURL,
    }, testInfo) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signUpAndOpen(page, newPerson('Timo'), 'tokens');
      await page.getByRole('button', { name: 'Create token' }).click();
      await expectFieldError(page, 'Token name', 'Name is required', true);
      await textbox(page, 'Token name').fill('the <b>garage</b>');
      await page.getByRole('button', { name: 'Create token' }).click();
      await expect(
        page.getByRole('heading', { name: '“the <b>garage</b>” created' }),
      ).toBeFocused();
      await captureScreen(page, 'settings-new-token');
      await page.getByRole('button', { name: 'Copy the token' }).click();
      await expect.poll(() => readClipboard(page)).toMatch(/^scrapboard_[\w-]{43}$/);
      const secret = await readClipboard(page);
      await page.getByRole('radio', { name: 'Linux' }).check();
      await page.getByRole('button', { name: 'Copy the command' }).click();
      const command = `SCRAPBOARD_TOKEN=${secret} npm run scrapboard -- upload PATH/TO/Crossout/logs --server ${baseURL}`;
      await expect.poll(() => readClipboard(page)).toBe(command);
      await page.getByRole('button', { name: 'I’ve copied it' }).click();
      await expect(page.getByText(secret)).toHaveCount(0);
      const list = card(page, 'Your API tokens');
      await expect(list.getByRole('listitem')).toContainText('never used');

      const folder = writeFiles(
        testInfo.outputPath('logs'),
        filesOf(writeMatchLog({ seed: 11, modes: ['8v8'] })),
      );
      const [, values = ''] = /upload (.+)$/.exec(command) ?? [];
      await promisify(execFile)(
        process.execPath,
        [
          join(repository, 'apps/cli/src/main.ts'),
          'upload',
          ...values.replace('PATH/TO/Crossout/logs', folder).split(' '),
        ],
        {
          env: { ...process.env, SCRAPBOARD_TOKEN: secret, XDG_CONFIG_HOME: testInfo.outputDir },
        },
      );
      await page.reload();
      await expect(list.getByRole('listitem')).toContainText('last used');

      await list.getByRole('button', { name: 'Revoke the <b>garage</b>' }).click();
      const dialog = page.getByRole('dialog', { name: 'Revoke “the <b>garage</b>”?' });
      await expect(dialog).toContainText('This can’t be undone');
      await dialog.getByRole('button', { name: 'Cancel' }).click();
      await expect(list.getByRole('listitem')).toHaveCount(1);
      await list.getByRole('button', { name: 'Revoke the <b>garage</b>' }).click();
      await dialog.getByRole('button', { name: 'Revoke' }).click();
      await expect(list.getByRole('status')).toHaveText('“the <b>garage</b>” revoked.');
      await expect(list.getByText('You have no API tokens.')).toBeVisible();
    });

    test('everything about an account is one file, and the account can be deleted', async ({
      page,
      problems,
    }) => {
      problems.allow(/40[01]/);
      const person = newPerson('Gerd');
      const token = await signUpAndOpen(page, person, 'privacy');
      await captureScreen(page, 'settings-privacy');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('scrapboard-account.json');
      const all = accountExport.parse(JSON.parse(readFileSync(await file.path(), 'utf8')));
      expect(all.account).toMatchObject({ email: person.email, firstName: 'Gerd' });
      expect(JSON.stringify(all)).not.toContain(person.password);
      await expect(page.getByText('The file is in your downloads.')).toBeVisible();

      const box = passwordBox(page, 'Enter your password to delete your account');
      const submit = page.getByRole('button', { name: 'Delete account' });
      await submit.click();
      await expect(box).toHaveAccessibleDescription('Password is required');
      await box.fill('not the password');
      await submit.click();
      await expect(mainAlert(page)).toHaveText('Incorrect password');
      await box.fill(person.password);
      await submit.click();
      await expect(page).toHaveURL('/auth/account-deleted');
      await expect(heading(page)).toHaveText('Account deleted');
      await expect(page.getByText('Your account is deleted and you’re signed out.')).toBeVisible();
      await page.getByRole('link', { name: 'Return to website' }).click();
      await expect(page).toHaveURL('/');
      await expect(userMenu(page)).toContainText('Visitor');
      await expect(callFrom(page)('GET /api/auth/my-account', { token })).rejects.toThrow(/401/);
      await expect(beginSession(page, person)).rejects.toThrow(/400/);
    });
  });
}

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
    await captureScreen(page, 'settings-visitor');
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
    const ada = newPerson('Ada');
    const other = newPerson('Bob');
    await signUpAndOpen(page, ada);
    await callFrom(page)('POST /api/auth/sign-up', { body: other });
    const save = page.getByRole('button', { name: 'Save' });
    await expect(save).toBeDisabled();

    await textbox(page, 'First name').fill('');
    await save.click();
    await expectFieldError(page, 'First name', 'First name is required', true);
    await textbox(page, 'First name').fill('Grace');

    await openSection(page, 'Password');
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await expect(dialog.getByRole('button', { name: 'Stay' })).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(textbox(page, 'First name')).toHaveValue('Grace');

    await save.click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved.' })).toBeVisible();
    await expect(textbox(page, 'Display name')).toHaveValue('Grace Schmied');
    await expect(userMenu(page)).toContainText('Grace Schmied');

    await textbox(page, 'Email address').fill(other.email);
    await save.click();
    await expectFieldError(page, 'Current password', 'Password is required', true);
    await passwordBox(page, 'Current password').fill('not the password');
    await save.click();
    await expect(mainAlert(page)).toHaveText('Incorrect password');
    await expect(passwordBox(page, 'Current password')).toBeFocused();
    await passwordBox(page, 'Current password').fill(ada.password);
    await save.click();
    await expect(mainAlert(page)).toHaveText(
      'There already exists an account with the given email address.',
    );
    await textbox(page, 'Email address').fill(`new.${ada.email}`);
    await save.click();
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
    const person = newPerson('Lena');
    await signUpAndOpen(page, person);
    await page.getByRole('combobox', { name: 'Language', exact: true }).selectOption('Deutsch');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');

    const chosen = () => page.evaluate(() => localStorage.getItem('language'));
    await expect.poll(chosen).toBe('"de"');

    // As in another browser: signed in, without a chosen language.
    await page.evaluate(() => localStorage.removeItem('language'));
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await chosen()).toBe(null);

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
    const person = newPerson('Pia');
    const first = await signUpAndOpen(page, person, 'password');
    const second = await beginSession(page, person);
    const change = page.getByRole('button', { name: 'Change password' });

    await passwordBox(page, 'Current password').fill('not the password');
    await passwordBox(page, 'New password').fill('short');
    await change.click();
    await expectFieldError(page, 'New password', 'Must be at least 12 characters', true);
    await passwordBox(page, 'New password').fill('thirteen rusty bolts');
    await passwordBox(page, 'Confirm new password').fill('thirteen rusty nails');
    await change.click();
    await expectFieldError(page, 'Confirm new password', 'Passwords must match', true);
    await passwordBox(page, 'Confirm new password').fill('thirteen rusty bolts');
    await change.click();
    await expect(mainAlert(page)).toHaveText('Incorrect password');
    await passwordBox(page, 'Current password').fill(person.password);
    await change.click();
    await expect(page.getByText('Password changed.')).toBeVisible();
    await expect(passwordBox(page, 'New password')).toHaveValue('');

    for (const token of [first, second]) {
      await expect(callFrom(page)('GET /api/auth/my-account', { token })).rejects.toThrow(/401/);
    }
    await page.reload();
    await expect(userMenu(page)).toContainText('Pia');
    await beginSession(page, { ...person, password: 'thirteen rusty bolts' });
  });

  test('devices are signed out one by one, and all others at once', async ({ page, problems }) => {
    problems.allow(/401/);
    const person = newPerson('Dora');
    const mine = await signUpAndOpen(page, person);
    const others = [];
    for (const _ of [1, 2, 3]) others.push(await beginSession(page, person));
    await openSection(page, 'Signed-in devices');
    const devices = card(page, 'Signed-in devices');
    await expect(devices.getByRole('listitem')).toHaveCount(4);
    const current = devices.getByRole('listitem').filter({ hasText: 'This device' });
    await expect(current).toHaveCount(1);
    await expect(current.getByRole('button', { name: 'Sign out' })).toHaveCount(0);
    await captureScreen(page, 'settings-devices');

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
    for (const token of others) {
      await expect(callFrom(page)('GET /api/auth/my-account', { token })).rejects.toThrow(/401/);
    }
    await callFrom(page)('GET /api/auth/my-account', { token: mine });
  });

  test('without a game.log a claim goes to the operator, and can be withdrawn', async ({
    page,
  }) => {
    await signUpAndOpen(page, newPerson('Olaf'), 'players');
    const { players } = await callFrom(page)('GET /api/players', { query: { limit: 1 } });
    const { id, nickname } = assertDefined(players[0]);
    const box = page.getByRole('searchbox', { name: 'Name or game ID' });
    await box.fill('nobody is called like this');
    await expect(page.getByText('No player with this name was found.')).toBeVisible();
    await box.fill(id);
    const found = card(page, 'Request a player');
    await found.getByRole('button', { name: `Request ${nickname}` }).click();
    const own = card(page, 'Your players');
    await expect(own.getByRole('status')).toHaveText(`Request for ${nickname} sent.`);
    await expect(found.getByText('Requested')).toBeVisible();
    await captureScreen(page, 'settings-asked');
    await page.reload();
    await own.getByRole('button', { name: `Withdraw the request for ${nickname}` }).click();
    await expect(own.getByRole('status')).toHaveText(`Request for ${nickname} withdrawn.`);
    await expect(page.getByText('Waiting for approval')).toHaveCount(0);

    // As a server answers that others can reach, and whose operator has decided.
    const at = '2026-05-07T20:00:00.000Z';
    const note = 'Not your log.';
    await page.route('/api/account/players', (route) =>
      route.fulfill({
        json: {
          linked: [],
          claimable: [{ id, nickname, proof: { days: 2, neededDays: 3, hasCompanion: false } }],
          asked: [
            { id: '1', nickname: null, state: 'refused', requestedAt: at, decidedAt: at, note },
          ],
        } satisfies AccountPlayers,
      }),
    );
    await page.reload();
    const row = own.getByRole('listitem').filter({ hasText: nickname });
    await expect(row).toContainText('2 of 3 matches of different days found');
    await expect(row.getByRole('button', { name: `Request ${nickname}` })).toBeVisible();
    await expect(own.getByText('Refused May 7, 2026: Not your log.')).toBeVisible();
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
    await captureScreen(page, 'settings-demo');
  });

  test('every section has its URL, works by keyboard and has no violations in light and dark', async ({
    page,
  }) => {
    // Opens seven sections and three screens, each with a second of the demo's own delay.
    test.slow();
    await signUpAndOpen(page, newPerson('Kurt'));
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
      await page.goto(`/settings?tab=${tab}`);
      await captureScreen(page, `settings-${tab}`);
    }
  });
});
