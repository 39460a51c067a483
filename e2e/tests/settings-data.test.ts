import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Page } from '@playwright/test';
import { accountExport } from '@scrapboard/contract';
import {
  expectFieldError,
  heading,
  mainAlert,
  passwordBox,
  userMenu,
} from '../src/account-pages.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { onDemo, onServer } from '../src/back-ends.ts';
import { checkScreen } from '../src/check-screen.ts';
import { repository } from '../src/repository.ts';
import { filesOf, writeFiles, writeSessionLogs } from '../src/session-files.ts';
import {
  beginSession,
  callFrom,
  card,
  createPerson,
  failNextCall,
  readClipboard,
  signUpAndOpen,
} from '../src/settings-pages.ts';
import { expect } from '../src/test.ts';

const textbox = (page: Page, name: string) =>
  page.getByRole('main').getByRole('textbox', { name, exact: true });

// On the demo, this only tests that the pages work with its answers; apps/server/src/features/demo
// tests that these equal the server's.
for (const { backEnd, test } of [onServer, onDemo]) {
  test.describe(`data of an account on ${backEnd.name}`, () => {
    test('a player of your own uploads is claimed, hidden from others, shown and unlinked', async ({
      page,
      browser,
      baseURL,
    }, testInfo) => {
      const session = writeSessionLogs({ seed: 12, modes: ['8v8'] });
      const { id, nickname } = session.uploader;
      const token = await signUpAndOpen(page, createPerson('Hana'), 'players');
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
      if (backEnd.isShared) await checkScreen(page, 'settings-players');

      const hiddenSwitch = players.getByRole('switch', { name: `Hidden from others: ${nickname}` });
      await hiddenSwitch.focus();
      await page.keyboard.press('Space');
      await expect(hiddenSwitch).toBeChecked();
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
      await hiddenSwitch.click();
      await expect(mainAlert(page)).toHaveText('Something went wrong');
      await expect(hiddenSwitch).toBeChecked();
      await hiddenSwitch.click();
      await expect(players.getByRole('status')).toHaveText(
        `${nickname} is visible to others again.`,
      );
      await expect(hiddenSwitch).not.toBeChecked();
      expect((await findPlayer()).total).toBe(1);

      await players.getByRole('button', { name: `Unlink ${nickname}` }).click();
      const dialog = page.getByRole('dialog', { name: `Unlink ${nickname}?` });
      await dialog.getByRole('button', { name: 'Unlink' }).click();
      await expect(page.getByText('You haven’t claimed a player yet.')).toBeVisible();
      await expect(players.getByRole('button', { name: `Claim ${nickname}` })).toBeVisible();
    });

    if (!backEnd.isShared) return;

    test('an API token is shown once, authorises uploads by the command line, and can be revoked', async ({
      page,
      context,
      baseURL,
    }, testInfo) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write']);
      await signUpAndOpen(page, createPerson('Timo'), 'tokens');
      await page.getByRole('button', { name: 'Create token' }).click();
      await expectFieldError(page, 'Token name', 'Name is required', true);
      await textbox(page, 'Token name').fill('the <b>garage</b>');
      await page.getByRole('button', { name: 'Create token' }).click();
      await expect(
        page.getByRole('heading', { name: '“the <b>garage</b>” created' }),
      ).toBeFocused();
      await checkScreen(page, 'settings-new-token');
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
        filesOf(writeSessionLogs({ seed: 11, modes: ['8v8'] })),
      );
      const [, uploadArguments = ''] = /upload (.+)$/.exec(command) ?? [];
      await promisify(execFile)(
        process.execPath,
        [
          join(repository, 'apps/cli/src/main.ts'),
          'upload',
          ...uploadArguments.replace('PATH/TO/Crossout/logs', folder).split(' '),
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

    test('all data of an account can be downloaded as one file, and the account can be deleted', async ({
      page,
      problems,
    }) => {
      problems.allow(/40[01]/);
      const person = createPerson('Gerd');
      const token = await signUpAndOpen(page, person, 'privacy');
      await checkScreen(page, 'settings-privacy');
      const download = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Download my data' }).click();
      const file = await download;
      expect(file.suggestedFilename()).toBe('scrapboard-account.json');
      const exported = accountExport.parse(JSON.parse(readFileSync(await file.path(), 'utf8')));
      expect(exported.account).toMatchObject({ email: person.email, firstName: 'Gerd' });
      expect(JSON.stringify(exported)).not.toContain(person.password);
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
