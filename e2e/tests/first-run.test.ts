import { assertDefined } from '../src/assert-defined.ts';
import { checkScreen } from '../src/check-screen.ts';
import { hasPendingJobs } from '../src/has-pending-jobs.ts';
import { expectProfile } from '../src/profile-page.ts';
import { filesOf, writeFiles, writeSessionLogs } from '../src/session-files.ts';
import { expect, testOnOwnServer } from '../src/test.ts';

const test = testOnOwnServer({ SCRAPBOARD_DEMO: 'off' });

test('an empty server explains how to start, and shows the first profile after an upload', async ({
  page,
  api,
  baseURL,
}, testInfo) => {
  expect(await api.status()).toMatchObject({ player: null, players: 0, matches: 0, demo: null });
  await page.goto('/user');
  await expect(page.getByText('No players yet')).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dashboard');
  await expect(page).toHaveTitle('Dashboard | Scrapboard');
  await expect(page.getByText('Demo data')).toHaveCount(0);
  await expect(page.getByText('No matches yet')).toBeVisible();
  await checkScreen(page, 'profile-empty');
  await page.getByRole('main').getByRole('link', { name: 'Upload logs' }).click();
  await expect(page).toHaveURL('/upload');

  const session = writeSessionLogs({ seed: 3, modes: ['8v8', '8v8'] });
  const folder = writeFiles(testInfo.outputPath('logs'), filesOf(session));
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose folder' }).click();
  await (await chooser).setFiles(folder);
  await page.getByRole('button', { name: 'Upload 1 session' }).click();
  await expect(page.getByText('2 new matches').first()).toBeVisible();

  await expect.poll(() => hasPendingJobs(assertDefined(baseURL))).toBe(false);
  await page.getByRole('link', { name: 'Scrapboard' }).click();
  await expect(page).toHaveURL('/');
  // The uploader's own profile, not that of another player in these matches.
  const { id, nickname } = session.uploader;
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(nickname);
  await expectProfile(page, await api.profile(id));
});
