import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { signIn } from '../src/account-pages.ts';
import { assertDefined } from '../src/assert-defined.ts';
import { checkScreen, waitUntilStable } from '../src/check-screen.ts';
import { hasPendingJobs } from '../src/has-pending-jobs.ts';
import { holdRequests } from '../src/hold-requests.ts';
import { getCleanEnvironment, type Product } from '../src/launch-product.ts';
import { navigate } from '../src/navigate.ts';
import { repository } from '../src/repository.ts';
import { type SessionLogText, writeSessionLogs } from '../src/session-files.ts';
import { setLocalStorage } from '../src/set-local-storage.ts';
import { createPerson } from '../src/settings-pages.ts';
import { expect, testOnOwnServer } from '../src/test.ts';

const pagesFolder = join(tmpdir(), `scrapboard-pages-${process.pid}`);

const test = testOnOwnServer({
  SCRAPBOARD_DEMO: 'off',
  SCRAPBOARD_SITE_NAME: 'Iron & Log',
  SCRAPBOARD_TITLE: 'Iron & Log: who wins, and why',
  SCRAPBOARD_ABOUT_URL: '/privacy',
  SCRAPBOARD_COMMUNITY_URL: 'https://community.example.org/',
  SCRAPBOARD_PAGES: pagesFolder,
  SCRAPBOARD_GOOGLE_MAPS_KEY: 'no-key-that-google-gave',
});

test.afterAll(() => rmSync(pagesFolder, { recursive: true, force: true }));
test.beforeAll(() => {
  mkdirSync(pagesFolder, { recursive: true });
  writeFileSync(
    join(pagesFolder, 'privacy.md'),
    [
      '# Privacy at Iron & Log',
      'We keep **little**. Write to <mailto:us@example.org> or see [the rules](/terms).',
      '## Not run',
      '<script>document.title = "stolen"</script>',
      '[press](javascript:alert(1)) ![a picture](https://example.org/track.png)',
    ].join('\n\n'),
  );
  writeFileSync(join(pagesFolder, 'help.md'), '# Help by Iron & Log\n\nAsk us.');
  writeFileSync(join(pagesFolder, 'privacy.de.md'), '# Datenschutz\n\nWir behalten wenig.');
});

test('the first HTML has the name and the title of this server', async ({ page, request }) => {
  const html = await (await request.get('/user', { headers: { accept: 'text/html' } })).text();
  expect(html).toContain('<title>Iron &amp; Log: who wins, and why</title>');
  await page.clock.setFixedTime('2031-06-15T12:00:00Z');
  await page.goto('/user');
  await expect(page).toHaveTitle('User Profiles | Iron & Log');
  await expect(page.getByRole('contentinfo')).toContainText('© 2031 - Iron & Log');
  await expect(page.locator('.sidebar-brand')).toHaveText('Iron & Log');
});

test('the operator’s name, pages and links replace the product’s, safely', async ({ page }) => {
  await test.step('no other name is shown before the server’s first answer', async () => {
    const release = await holdRequests(page, '**/api/status');
    await page.goto('/privacy', { waitUntil: 'commit' });
    await expect(page.locator('.sidebar-brand')).toHaveText('Iron & Log');
    await expect(page).toHaveTitle('Iron & Log: who wins, and why');
    release();
    await expect(page).toHaveTitle('Privacy at Iron & Log | Iron & Log');
  });
  await test.step('the page has no scripts, pictures or unsafe links', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy at Iron & Log');
    await expect(page.getByRole('heading', { level: 2 })).toHaveText('Not run');
    const main = page.getByRole('main');
    await expect(main.getByText('document.title = "stolen"')).toBeVisible();
    await expect(main.locator('script, img')).toHaveCount(0);
    await expect(main.getByText('press')).toBeVisible();
    await expect(main.getByRole('link', { name: 'press' })).toHaveCount(0);
    await expect(page).toHaveTitle('Privacy at Iron & Log | Iron & Log');
    await main.getByRole('link', { name: 'the rules' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Terms of Service');
  });
  await test.step('the sidebar’s links lead to the operator’s targets', async () => {
    const link = (name: string) =>
      page.getByRole('navigation', { name: 'Main navigation' }).getByRole('link', { name });
    const communityLink = link('Community Links (opens in a new tab)');
    await expect(communityLink).toHaveAttribute('href', 'https://community.example.org/');
    await expect(communityLink).toHaveAttribute('rel', 'noopener noreferrer');
    await expect(communityLink).toHaveAttribute('target', '_blank');
    await link('About').click();
    await expect(page).toHaveURL('/privacy');
    await link('GitHub').click();
    await expect(page).toHaveURL('/help#github');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Help by Iron & Log');
    await expect(page.locator('#github')).toContainText('hasn’t linked a repository');
    await expect(page.locator('#github')).toBeInViewport();
    await expect(page.locator('#about, #community')).toHaveCount(0);
  });
  await test.step('the support page has the operator’s links and says that no backup was made', async () => {
    await navigate(page, '/support');
    const main = page.getByRole('main');
    await expect(main.getByRole('link', { name: /^Community Links/ })).toHaveAttribute(
      'href',
      'https://community.example.org/',
    );
    await expect(main.getByText('This server runs Scrapboard')).toBeVisible();
    await expect(main.getByText('No backup has been made yet.')).toBeVisible();
  });
});

test('without stored data pages say that there are no matches, and link to the upload', async ({
  page,
}) => {
  await page.goto('/speedrunning');
  await expect(page.getByText('No won raids yet')).toBeVisible();
  await navigate(page, '/mmr');
  await expect(page.getByText('No rated players yet')).toBeVisible();
  await page.getByRole('main').getByRole('link', { name: 'Upload logs' }).click();
  await expect(page).toHaveURL('/upload');
});

test('a text in one language takes precedence over the text for all languages', async ({
  page,
}) => {
  await setLocalStorage(page, 'language', '"de"');
  await page.goto('/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Datenschutz');
  await expect(
    page.locator('[lang="de"]', { hasText: 'Wir behalten wenig.' }).first(),
  ).toBeVisible();
});

test('with a key the maps load from Google, and a failure is shown', async ({ page, problems }) => {
  problems.allow(/google/i);
  problems.allow(/ERR_FAILED/);
  const keys: string[] = [];
  await page.route('https://maps.googleapis.com/**', async (route) => {
    keys.push(new URL(route.request().url()).searchParams.get('key') ?? '');
    await route.abort();
  });
  await page.goto('/user');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await waitUntilStable(page);
  expect(keys, 'on any other page').toEqual([]);
  await page.goto('/maps/google-maps');
  await expect.poll(() => keys.length, 'the content policy lets it through').toBeGreaterThan(0);
  expect(new Set(keys)).toEqual(new Set(['no-key-that-google-gave']));
  await expect(page.getByText('couldn’t be loaded with this server’s key')).toHaveCount(4);
});

test('an operator compares a contradicting log, decides, undoes the decision, and removes the account’s uploads', async ({
  page,
  product,
  api,
}) => {
  const [olga, mallory] = [createPerson('Olga'), createPerson('Mallory')];
  await api.call('POST /api/auth/sign-up', { body: olga });
  const forgerAccount = await api.call('POST /api/auth/sign-up', { body: mallory });
  const session = writeSessionLogs({ seed: 3, modes: ['8v8'] });
  await sendLog(product, session, session.combatLog);
  await sendLog(product, session, withoutKills(session.combatLog), forgerAccount.accessToken);
  grantOperator(product, olga.email);

  await page.goto('/auth/sign-in?to=/moderation');
  await signIn(page, olga);
  const navigation = page.getByRole('navigation', { name: 'Main navigation' });
  await expect(navigation.getByRole('link', { name: 'Moderation' })).toBeVisible();
  await page.getByRole('link', { name: /^8v8 on / }).click();
  await expect(page.getByText('Another log describes this match differently')).toBeVisible();
  await expect(page.locator('.moderation-players strong')).not.toHaveCount(0);
  await checkScreen(page, 'moderation-log');
  await page.getByRole('button', { name: 'Approve' }).click();
  await expect(page.getByText('it counts, whatever other logs say')).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('Another log describes this match differently')).toBeVisible();

  await page.getByRole('link', { name: 'Mallory Schmied' }).click();
  await page.getByRole('button', { name: 'Undo everything…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Undo everything?' });
  await expect(dialog.getByRole('listitem')).toHaveText(['1 upload']);
  await dialog.getByRole('button', { name: 'Undo everything' }).click();
  await expect(page.getByText('Everything is undone.')).toBeVisible();
  await page.getByRole('link', { name: 'What happened' }).click();
  await expect(page.getByRole('row', { name: /^Undone by Olga Schmied/ })).toHaveCount(2);
});

/** Uploads a session and waits until it is read. */
async function sendLog(
  { baseURL }: Product,
  { name, timeZone }: SessionLogText,
  combatLog: string,
  token?: string,
): Promise<void> {
  const form = new FormData();
  form.append('session', name);
  form.append('timeZone', timeZone);
  form.append('files', new Blob([combatLog]), 'combat.log');
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const response = await fetch(`${baseURL}/api/uploads`, { method: 'POST', body: form, headers });
  expect(response.status).toBe(202);
  await expect.poll(() => hasPendingJobs(baseURL)).toBe(false);
}

const withoutKills = (log: string) => log.replace(/^.*\| Kill\. .*\r?\n/gm, '');

function grantOperator({ dataFolder }: Product, email: string): void {
  const adminProgram = join(repository, 'apps/server/src/admin-main.ts');
  const env = { ...getCleanEnvironment(), SCRAPBOARD_DATA: assertDefined(dataFolder) };
  execFileSync(process.execPath, [adminProgram, 'grant-operator', email], { env });
}
