import type { Locator, Page } from '@playwright/test';
import { simulateSessions } from '@scrapboard/simulator';
import { makeZip } from '@scrapboard/simulator/make-zip';
import { heading, signOut, signUp } from '../src/account-pages.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { checkScreen } from '../src/check-screen.ts';
import { dropPaths } from '../src/drop-paths.ts';
import { hasPendingJobs } from '../src/has-pending-jobs.ts';
import { navigate } from '../src/navigate.ts';
import { definitionOf, expectProfile } from '../src/profile-page.ts';
import { proxyUploads, type UploadProxy } from '../src/proxy-uploads.ts';
import {
  createExpectedProfile,
  filesOf,
  type SessionLogText,
  writeFiles,
  writeSessionLogs,
} from '../src/session-files.ts';
import { createPerson } from '../src/settings-pages.ts';
import { expect, testOnOwnServer } from '../src/test.ts';

const test = testOnOwnServer({ SCRAPBOARD_DEMO: 'off' });
test.use({ viewport: { width: 1440, height: 900 } });

const LAUNCH_OPTION = '--cvar cl_combatLog 1';
const progress = (page: Page): Locator =>
  page.getByRole('region', { name: /^(Uploading|Uploaded)$/ });
/** Returns the element with the number of new, known and unfinished matches of all uploads together. */
const matchCounts = (page: Page) => progress(page).getByRole('status').first();
const matchLinks = (page: Page) =>
  progress(page).getByRole('list').getByRole('list').getByRole('link');

const readHrefs = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));

async function choosePaths(
  page: Page,
  button: 'Choose folder' | 'Choose files',
  paths: string | string[],
) {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: button }).click();
  await (await chooser).setFiles(paths);
}

/** Uploads the logs that were found, with the time zone of the machine that wrote them. */
async function send(page: Page, { timeZone }: Pick<SessionLogText, 'timeZone'>): Promise<void> {
  await page.getByRole('combobox', { name: 'Time zone of these logs' }).selectOption(timeZone);
  await page.getByRole('button', { name: /^Upload \d+ sessions?$/ }).click();
}

test('a dropped session folder becomes matches and profiles with the expected numbers', async ({
  page,
  api,
  baseURL,
}, testInfo) => {
  const session = writeSessionLogs({
    seed: 11,
    modes: ['8v8', '6v6', '8v8'],
    timeZones: ['America/New_York'],
  });
  const folder = writeFiles(testInfo.outputPath('logs'), {
    ...filesOf(session),
    [`${session.name}/chat.log`]: 'private words',
    [`${session.name}/net.log`]: 'of no use',
  });
  await page.goto('/upload');
  await expect(page).toHaveTitle('Upload logs | Scrapboard');
  await dropPaths(page, page.getByText('Drop your logs folder here'), [folder]);

  await expect(page.getByRole('region', { name: 'Found' })).toContainText('combat.log');
  await expect(page.getByText('Skipped 1 chat log: it stays with you.')).toBeVisible();
  await checkScreen(page, 'upload-found');
  await send(page, session);

  await expect(progress(page).getByRole('heading')).toHaveText('Uploaded');
  await expect(matchCounts(page)).toContainText('3 new matches');
  const expected = session.expected;
  expect(expected).toHaveLength(3);
  await expect(matchLinks(page)).toHaveCount(expected.length);
  await expect(progress(page).getByText('New', { exact: true })).toHaveCount(3);
  await checkScreen(page, 'upload-done');
  await expect.poll(() => hasPendingJobs(assertDefined(baseURL))).toBe(false);

  const player = await api.profile(session.uploader.id);
  expect(player).toMatchObject(createExpectedProfile(session.uploader.id, expected));
  expect(player.upload_count).toBe(3);
  const { matches } = await api.matches(session.uploader.id);
  // Players' clocks differ by minutes; a wrong time zone would differ by hours.
  for (const [index, match] of matches.toReversed().entries()) {
    const difference = Date.parse(match.startedAt) - assertDefined(expected[index]).startsAt;
    expect(Math.abs(difference)).toBeLessThan(10 * 60_000);
  }

  // Uploading the session again changes nothing.
  const hrefs = await readHrefs(matchLinks(page));
  await page.reload();
  await choosePaths(page, 'Choose folder', folder);
  await send(page, session);
  await expect(progress(page).getByText('Already uploaded')).toBeVisible();
  await expect(matchLinks(page)).toHaveCount(expected.length);
  expect(await readHrefs(matchLinks(page))).toEqual(hrefs);
  const { mmr: _, ...counts } = player;
  expect(await api.profile(session.uploader.id)).toMatchObject(counts);

  await matchLinks(page).first().click();
  await expect(page).toHaveURL(/\/match\/[0-9a-z]{13}/);
  const link = page
    .getByRole('table', { name: /^Scoreboard of/ })
    .getByRole('link', { name: session.uploader.nickname, exact: true });
  await link.click();
  await expect(page).toHaveURL(`/user/${session.uploader.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(session.uploader.nickname);
  await expectProfile(page, player);
});

test('a match uploaded by two players is one match with two uploads', async ({
  page,
  api,
}, testInfo) => {
  const sessions = simulateSessions({ seed: 13, uploaders: 2, timeZones: ['Europe/Berlin'] });
  const joinChunks = (chunks: Iterable<Uint8Array>) => Buffer.concat([...chunks]);
  const logs = sessions.map(({ uploader, name, combatLog, gameLog }) =>
    writeFiles(testInfo.outputPath(`logs of ${uploader.id}`), {
      [`${name}/combat.log`]: joinChunks(combatLog()),
      [`${name}/game.log`]: joinChunks(assertDefined(gameLog)()),
    }),
  );
  expect(logs).toHaveLength(2);
  const hrefs: (string | null)[] = [];
  for (const [index, outcome] of ['New', 'Already known'].entries()) {
    await page.goto('/upload');
    await choosePaths(page, 'Choose folder', assertDefined(logs[index]));
    await send(page, { timeZone: 'Europe/Berlin' });
    await expect(progress(page).getByText(outcome, { exact: true })).toBeVisible();
    hrefs.push(await matchLinks(page).getAttribute('href'));
  }
  expect(hrefs[1]).toBe(hrefs[0]);
  await navigate(page, assertDefined(hrefs[0]));
  await expect(definitionOf(page.getByRole('main'), 'Uploads')).toContainText('2');
  for (const { uploader } of sessions) {
    expect(await api.profile(uploader.id)).toMatchObject({ games: 1, upload_count: 1 });
  }
});

test('the server unpacks a zip of a whole logs folder; a match left early counts for no player', async ({
  page,
  api,
}, testInfo) => {
  const sessions = [15, 16].map((seed, day) =>
    writeSessionLogs({
      seed,
      startsAt: Date.UTC(2026, 3, 10 + day, 18),
      timeZones: ['Europe/Paris'],
    }),
  );
  const files = sessions.flatMap((session) =>
    Object.entries(filesOf(session)).map(([path, content]) => ({ path: `logs/${path}`, content })),
  );
  writeFiles(testInfo.outputPath(), { 'logs.zip': Buffer.from(makeZip(files)) });
  await page.goto('/upload');
  await choosePaths(page, 'Choose files', testInfo.outputPath('logs.zip'));
  await send(page, { timeZone: 'Europe/Paris' });
  await expect(matchCounts(page)).toContainText('2 new matches');
  for (const { uploader, expected } of sessions) {
    expect(await api.profile(uploader.id)).toMatchObject(
      createExpectedProfile(uploader.id, expected),
    );
  }

  await test.step('a match left early is stored as unfinished and counts for no player', async () => {
    const session = writeSessionLogs({ seed: 14, ending: 'left' });
    const folder = writeFiles(testInfo.outputPath('logs'), filesOf(session));
    await page.goto('/upload');
    await choosePaths(page, 'Choose folder', folder);
    await send(page, session);
    await expect(progress(page).getByText('Unfinished', { exact: true })).toBeVisible();
    await matchLinks(page).click();
    await expect(page.getByText('Result unknown')).toBeVisible();
    const profile = await api.profile(session.uploader.id);
    expect(profile).toMatchObject({ games: 0, wins: 0, record_count: 1 });
  });
});

test('a visitor who uploads a log signs up and claims its player', async ({
  page,
  problems,
}, testInfo) => {
  // The server refuses the claim until the account has sent the log itself.
  problems.allow(/403/);
  const session = writeSessionLogs({ seed: 31, modes: ['8v8'] });
  const { id, nickname } = session.uploader;
  const folder = writeFiles(testInfo.outputPath('logs'), {
    ...filesOf(session),
    'copied/combat.log': session.combatLog,
    'sent by a friend/combat.log': writeSessionLogs({ seed: 32, writesGameLog: false }).combatLog,
  });
  await page.goto('/upload');
  await choosePaths(page, 'Choose folder', folder);
  const found = page.getByRole('region', { name: 'Found' });
  await expect(found).toContainText('1 of 3 sessions ready, 2 need a date');
  await send(page, session);
  await expect(matchCounts(page)).toContainText('1 new match');
  await expect(progress(page).getByRole('group').first()).toContainText('1 new match');
  await expect(found).toContainText('0 of 2 sessions ready, 2 need a date');

  const question = page.getByRole('region', { name: 'Is this you?' });
  await expect(question).toContainText(nickname);
  const profile = question.getByRole('link', { name: 'Open profile' });
  await expect(profile).toHaveAttribute('href', `/user/${id}`);
  await question.getByRole('link', { name: `Claim ${nickname}` }).click();
  await expect(heading(page)).toHaveText('Get started');
  await signUp(page, createPerson('Rita'));
  await page.getByRole('link', { name: 'Continue' }).click();
  await expect(page).toHaveURL(new RegExp(`/upload\\?id=[0-9a-f]{32}&claim=${id}$`));
  await question.getByRole('button', { name: `Claim ${nickname}` }).click();
  const claimed = page.getByRole('region', { name: 'Your player' });
  await expect(claimed).toContainText(`${nickname} is now linked to your account.`);
  await page.goto('/');
  await expect(heading(page)).toHaveText(nickname);

  // Another account that uploads the same log cannot claim the player.
  await signOut(page);
  await page.goto('/upload');
  await choosePaths(page, 'Choose folder', folder);
  await send(page, session);
  await expect(progress(page).getByText('Already uploaded')).toBeVisible();
  await expect(matchCounts(page)).toContainText('0 new matches 1 already known');
  await question.getByRole('link', { name: `Claim ${nickname}` }).click();
  await signUp(page, createPerson('Otto'));
  await page.getByRole('link', { name: 'Continue' }).click();
  await page.reload();
  await question.getByRole('button', { name: `Claim ${nickname}` }).click();
  await expect(question.getByRole('alert')).toContainText(`shows you are ${nickname}`);
  await question.getByRole('button', { name: 'Ask the operator' }).click();
  await expect(question).toContainText('The server operator decides on it.');
});

test('a single combat.log asks for the session’s date', async ({ page, api }, testInfo) => {
  const session = writeSessionLogs({
    seed: 17,
    writesGameLog: false,
    timeZones: ['Europe/London'],
  });
  writeFiles(testInfo.outputPath(), { 'combat.log': session.combatLog });
  await page.goto('/upload');
  await choosePaths(page, 'Choose files', testInfo.outputPath('combat.log'));
  const field = page.getByLabel('When did this session start?');
  await expect(field).toBeVisible();
  await expect(page.getByRole('button', { name: 'Upload', exact: true })).toBeDisabled();
  const [day = '', time = ''] = session.name.split(' ');
  await field.fill(`${day.replaceAll('.', '-')}T${time.replaceAll('.', ':')}`);
  await send(page, session);
  await expect(matchCounts(page)).toContainText('1 new match');
  const { uploader, expected } = session;
  expect(await api.profile(uploader.id)).toMatchObject(
    createExpectedProfile(uploader.id, expected),
  );
});

test('a picture named combat.log is rejected with a helpful message', async ({
  page,
  api,
  problems,
}, testInfo) => {
  problems.allow(/4\d\d/);
  const players = (await api.players()).total;
  const picture = await page.screenshot();
  const folder = writeFiles(testInfo.outputPath('logs'), {
    '2026.05.07 09.58.30/combat.log': picture,
  });
  await page.goto('/upload');
  await choosePaths(page, 'Choose folder', folder);
  await send(page, { timeZone: 'Europe/London' });
  await expect(progress(page).getByRole('alert')).toContainText(
    'This isn’t a text file. Choose combat.log and game.log, or a zip of the logs folder.',
  );
  await expect(progress(page).getByText('Rejected', { exact: true })).toBeVisible();
  await checkScreen(page, 'upload-refused');
  expect((await api.players()).total).toBe(players);
});

test('without a combat.log the launch option is shown', async ({ page }, testInfo) => {
  const session = writeSessionLogs({ seed: 18 });
  const folder = writeFiles(testInfo.outputPath('logs'), {
    [`${session.name}/game.log`]: session.gameLog,
  });
  await page.goto('/upload');
  await choosePaths(page, 'Choose folder', folder);
  const notice = page
    .getByRole('status')
    .filter({ hasText: 'No combat.log: your game isn’t writing it' });
  await expect(notice).toBeVisible();
  await expect(notice).toContainText(LAUNCH_OPTION);
  await expect(page.getByRole('button', { name: /^Upload/ })).toHaveCount(0);
});

const proxied = test.extend<{ uploadProxy: UploadProxy }>({
  uploadProxy: async ({ product }, use) => {
    const proxy = await proxyUploads(product.baseURL);
    await use(proxy);
    proxy.close();
  },
  baseURL: async ({ uploadProxy }, use) => use(uploadProxy.url),
});

proxied(
  'an upload shows its progress and can be stopped and repeated',
  async ({ page, uploadProxy }, testInfo) => {
    const session = writeSessionLogs({ seed: 19, modes: ['8v8', '8v8'] });
    const folder = writeFiles(testInfo.outputPath('logs'), filesOf(session));
    await page.goto('/upload');
    await choosePaths(page, 'Choose folder', folder);
    await send(page, session);
    const bar = progress(page).getByRole('progressbar');
    await expect(progress(page).getByText('Sending')).toBeVisible();
    await expect
      .poll(() => bar.evaluate((progress: HTMLProgressElement) => progress.position))
      .toBeGreaterThan(0);
    await expect(progress(page).getByText(/\d+% · .+ of .+/)).toBeVisible();
    await progress(page)
      .getByRole('button', { name: /^Stop uploading/ })
      .click();
    await expect(progress(page).getByText('Stopped', { exact: true })).toBeVisible();

    uploadProxy.release();
    await progress(page).getByRole('button', { name: 'Upload again' }).click();
    await expect(progress(page).getByText('Done', { exact: true })).toBeVisible();
    await expect(matchCounts(page)).toContainText('2 new matches');
  },
);

test('an upload continues while another page is open, and has its own URL', async ({
  page,
  api,
}, testInfo) => {
  const session = writeSessionLogs({ seed: 20 });
  const folder = writeFiles(testInfo.outputPath('logs'), filesOf(session));
  await page.goto('/upload');
  await choosePaths(page, 'Choose folder', folder);
  await send(page, session);
  await page
    .getByRole('navigation', { name: 'Main navigation' })
    .getByRole('link', { name: 'User Profiles' })
    .click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('User Profiles');
  await expect.poll(async () => (await api.players({ search: session.uploader.id })).total).toBe(1);
  await page.goBack();
  await expect(progress(page).getByText('Done', { exact: true })).toBeVisible();
  await progress(page)
    .getByRole('link', { name: /^Link to the upload/ })
    .click();
  await expect(page).toHaveURL(/\/upload\?id=[0-9a-f]{32}$/);
  await page.reload();
  await expect(matchLinks(page)).toHaveCount(1);
  // Players of the new upload are found without another reload.
  await page.getByRole('combobox', { name: 'Search profiles' }).fill(session.uploader.nickname);
  await page.keyboard.press('Enter');
  await expect(
    page.getByRole('link', { name: session.uploader.nickname, exact: true }),
  ).toBeVisible();
});
