import { assertDefined } from '../src/assert-defined.ts';
import { hasPendingJobs } from '../src/has-pending-jobs.ts';
import { navigate } from '../src/navigate.ts';
import { filesOf, writeFiles, writeSessionLogs } from '../src/session-files.ts';
import { expect, testOnOwnServer } from '../src/test.ts';

const test = testOnOwnServer({ SCRAPBOARD_DEMO: 'off' });

/** A log is a text file, so its uploader chooses the names in it. */
const NICKNAME = '<img/src=x/onerror=document.title="taken">';

test('a nickname with HTML is shown as text everywhere', async ({
  page,
  api,
  baseURL,
}, testInfo) => {
  const session = writeSessionLogs({ seed: 21, modes: ['8v8'] });
  const files = Object.fromEntries(
    Object.entries(filesOf(session)).map(([path, text]) => [
      path,
      text.replaceAll(session.uploader.nickname, NICKNAME),
    ]),
  );
  const folder = writeFiles(testInfo.outputPath('logs'), files);
  await page.goto('/upload');
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Choose folder' }).click();
  await (await chooser).setFiles(folder);
  await page.getByRole('button', { name: 'Upload 1 session' }).click();
  await expect(page.getByText('1 new match').first()).toBeVisible();
  await expect.poll(() => hasPendingJobs(assertDefined(baseURL))).toBe(false);

  const { id } = session.uploader;
  const { matches } = await api.matches(id);
  const paths = [
    `/user/${id}`,
    `/user/${id}?tab=matches`,
    '/user',
    `/user?search=${encodeURIComponent(NICKNAME)}`,
    `/match/${assertDefined(matches[0]).id}`,
  ];
  for (const path of paths) {
    await navigate(page, path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByRole('main').getByText(NICKNAME).first()).toBeVisible();
    await expect(page.locator('img[src="x"]')).toHaveCount(0);
    expect(await page.title()).not.toBe('taken');
  }
  await page.goto('/');
  await page.getByRole('combobox', { name: 'Search profiles' }).fill('<img');
  await expect(page.getByRole('option', { name: NICKNAME })).toBeVisible();
  await expect(page.locator('img[src="x"]')).toHaveCount(0);
});
