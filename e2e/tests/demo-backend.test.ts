import type { Locator, Page } from '@playwright/test';
import { demoCredentials } from '@scrapboard/contract';
import { onDemo } from '../src/back-ends.ts';
import { simulateInteraction, waitUntilStable } from '../src/check-screen.ts';
import { dropPaths } from '../src/drop-paths.ts';
import { navigate } from '../src/navigate.ts';
import { filesOf, writeFiles, writeSessionLogs } from '../src/session-files.ts';
import { expect } from '../src/test.ts';

const { test } = onDemo;

interface CallOptions {
  method?: string;
  body?: unknown;
  token?: string;
}
interface ReceivedResponse {
  status: number;
  // biome-ignore lint/suspicious/noExplicitAny: answers of every kind
  body: any;
}

/** Calls the back end like a script in the page. */
function send(
  page: Page,
  path: string,
  { method = 'GET', body, token }: CallOptions = {},
): Promise<ReceivedResponse> {
  const headers = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const init = { method, headers, body: body === undefined ? null : JSON.stringify(body) };
  return page.evaluate(
    async ({ path, init }) => {
      const response = await fetch(path, init);
      const text = await response.text();
      return { status: response.status, body: text === '' ? null : JSON.parse(text) };
    },
    { path, init },
  );
}

const post = (page: Page, path: string, body: unknown) =>
  send(page, path, { method: 'POST', body });
const person = {
  email: 'rusty@example.org',
  password: 'correct horse battery',
  firstName: 'Rusty',
  lastName: 'Wheel',
};

test.beforeEach(async ({ page }) => {
  await page.goto('/auth/sign-in');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('calls answer as specified, and every error has the text of the specification', async ({
  page,
}) => {
  await test.step('the demo has the server’s content security policy', async () => {
    const policyOf = (text: string) =>
      text
        .split('; ')
        .filter((directive) => !directive.startsWith('frame-ancestors'))
        .map((directive) => directive.replaceAll(/ 'sha256-[^']+'/g, ''));
    const served = await fetch(new URL('/', process.env.PLAYWRIGHT_TEST_BASE_URL));
    const header = served.headers.get('content-security-policy') ?? '';
    const meta = page.locator('meta[http-equiv="Content-Security-Policy"]');
    const content = (await meta.getAttribute('content')) ?? '';
    expect(policyOf(header).length).toBeGreaterThan(8);
    expect(policyOf(content)).toEqual(policyOf(header));
    expect(content).toMatch(/script-src 'self' 'sha256-/);
  });
  await test.step('the guide’s calls answer 200, and 400 without their required data', async () => {
    const missing = "Looks like you didn't provide the required data.";
    expect((await send(page, '/api/products')).body.products).toHaveLength(3);
    expect(await send(page, '/api/products?search=')).toMatchObject({
      status: 400,
      body: { message: missing },
    });
    const { firstName, lastName } = person;
    const added = await post(page, '/api/user', { firstName, lastName });
    expect(added).toMatchObject({ status: 200, body: { firstName, lastName } });
    expect(await send(page, `/api/user?id=${added.body.id}`)).toEqual(added);
    expect(await post(page, '/api/user', {})).toMatchObject({
      status: 400,
      body: { message: missing },
    });
  });
  const demoAccount = await post(page, '/api/auth/sign-in', demoCredentials);
  expect([demoAccount.status, demoAccount.body.user.displayName]).toEqual([200, 'Demo Driver']);

  await post(page, '/api/auth/sign-up', person);
  const { email } = person;
  const signInPath = '/api/auth/sign-in';
  const ownAccountPath = '/api/auth/my-account';
  const refusals: [status: number, message: string, response: Promise<ReceivedResponse>][] = [
    [
      400,
      'There is no user corresponding to the email address.',
      post(page, signInPath, { email: 'nobody@example.org', password: 'x' }),
    ],
    [400, 'Incorrect password', post(page, signInPath, { email, password: 'x' })],
    [
      400,
      'There already exists an account with the given email address.',
      post(page, '/api/auth/sign-up', person),
    ],
    [401, 'Authorization token missing', send(page, ownAccountPath)],
    [401, 'Invalid authorization token', send(page, ownAccountPath, { token: 'x.y.z' })],
  ];
  for (const [status, message, response] of refusals) {
    expect(await response).toMatchObject({ status, body: { message } });
  }
});

test("an unexpected error is answered with 'Internal server error', others in the viewer's language", async ({
  page,
  problems,
}) => {
  problems.allow(/^console: .*no room left/);
  await page.evaluate(() => {
    IDBObjectStore.prototype.put = () => {
      throw new Error('no room left');
    };
  });
  const response = await post(page, '/api/auth/sign-up', person);
  expect(response).toMatchObject({ status: 500, body: { message: 'Internal server error' } });

  // Other errors are in the viewer's language.
  await page.evaluate(() => localStorage.setItem('language', '"de"'));
  await page.reload();
  await page.getByRole('textbox', { name: 'E-Mail' }).fill('niemand@example.org');
  await page.getByRole('main').getByRole('button', { name: 'Anmelden' }).click();
  await expect(page.getByRole('alert')).toHaveText('Zu dieser E-Mail-Adresse gibt es kein Konto.');
});

test.describe('with its delay', () => {
  test.use({ isDelayed: true });

  test('account calls take a second, as specified', async ({ page }) => {
    await page.clock.install();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.evaluate(() => {
      const answered: string[] = [];
      Object.assign(window, { answered });
      for (const path of ['/api/auth/my-account', '/api/products']) {
        void fetch(path).then(() => answered.push(path));
      }
    });
    const readAnswered = () => page.evaluate(() => Reflect.get(window, 'answered') as string[]);
    await page.clock.runFor(999);
    await expect.poll(readAnswered).toEqual(['/api/products']);
    await page.clock.runFor(1);
    await expect.poll(readAnswered).toEqual(['/api/products', '/api/auth/my-account']);
  });
});

test('accounts persist across pages and tabs, without their passwords', async ({
  page,
  context,
}) => {
  const { body } = await post(page, '/api/auth/sign-up', person);
  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const ownAccount = await send(page, '/api/auth/my-account', { token: body.accessToken });
  expect(ownAccount.body.user).toEqual(body.user);
  const other = await context.newPage();
  await other.goto('/auth/sign-up');
  await expect(other.getByRole('heading', { level: 1 })).toBeVisible();
  const { email, password } = person;
  expect((await post(other, '/api/auth/sign-in', { email, password })).status).toBe(200);
  const stored = await other.evaluate(async () => {
    const opening = indexedDB.open('scrapboard-demo');
    await new Promise((resolve) => (opening.onsuccess = resolve));
    const all = opening.result.transaction('kept').objectStore('kept').getAll();
    await new Promise((resolve) => (all.onsuccess = resolve));
    return JSON.stringify([all.result, { ...localStorage }, { ...sessionStorage }]);
  });
  expect(stored).toContain(email);
  expect(stored).not.toContain(password);

  // If two tabs sign up with the same address, one succeeds.
  const rival = { ...person, email: 'rival@example.org' };
  const responses = await Promise.all(
    [page, other].map((tab) => post(tab, '/api/auth/sign-up', rival)),
  );
  expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test('the email for resetting the password is shown in the page, and resetting the demo removes all its data', async ({
  page,
}) => {
  await post(page, '/api/auth/sign-up', person);
  await post(page, '/api/auth/reset-password', { email: person.email });
  const mail = page.getByRole('complementary', { name: 'Demo email' });
  await expect(mail).toContainText(person.email);
  await mail.getByRole('link', { name: 'Set a new password' }).click();
  await expect(page).toHaveURL(/\/auth\/reset-password/);
  await expect(mail).not.toContainText(person.email);

  await page.evaluate(() => localStorage.setItem('theme', '"dark"'));
  const bar = page.getByRole('complementary', { name: 'About this demo' });
  await bar.getByRole('button', { name: 'Delete demo data' }).click();
  await bar.getByRole('button', { name: 'Cancel' }).click();
  await bar.getByRole('button', { name: 'Delete demo data' }).click();
  await bar.getByRole('button', { name: 'Delete demo data' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  await expect(bar).toBeVisible();
  expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull();
  const { email, password } = person;
  const response = await post(page, '/api/auth/sign-in', { email, password });
  expect(response.body.message).toBe('There is no user corresponding to the email address.');
});

test('logs are compressed, uploaded, read and stored within the page', async ({
  page,
}, testInfo) => {
  const session = writeSessionLogs({ seed: 11, modes: ['8v8', '6v6'] });
  const folder = writeFiles(testInfo.outputPath('logs'), filesOf(session));
  await page.goto('/upload');
  const bar = page.getByRole('complementary', { name: 'About this demo' });
  await expect(bar).toContainText('the stats are samples');
  await dropPaths(page, page.getByText('Drop your logs folder here'), [folder]);
  await page.getByRole('button', { name: 'Upload 1 session' }).click();
  const progress = page.getByRole('region', { name: /^(Uploading|Uploaded)$/ });
  await expect(progress.getByRole('heading')).toHaveText('Uploaded');
  await expect(progress.getByRole('status').first()).toContainText('2 new matches');
  const question = page.getByRole('region', { name: 'Is this you?' });
  await expect(question).toContainText(session.uploader.nickname);
  await expect(bar).toContainText('from sample matches and your uploads');
  await page.goto(`/user/${session.uploader.id}`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(session.uploader.nickname);
  const { body } = await send(page, `/dev/profile/${session.uploader.id}`);
  expect(body).toMatchObject({ record_count: '2', upload_count: '2' });
});

test('the browser asks before leaving a page that is reading logs', async ({ page }, testInfo) => {
  const session = writeSessionLogs({ seed: 12, modes: ['8v8'] });
  const folder = writeFiles(testInfo.outputPath('logs'), filesOf(session));
  const isAskedBeforeLeaving = () =>
    page.evaluate(() => !dispatchEvent(new Event('beforeunload', { cancelable: true })));
  // Reading pauses after it has saved its first progress, until the test resumes it.
  await page.evaluate(() => {
    const { stream } = Blob.prototype;
    const released = new Promise((resolve) => Object.assign(window, { release: resolve }));
    File.prototype.stream = function () {
      const bytes = stream.call(this);
      return bytes.pipeThrough(
        new TransformStream({
          async transform(chunk, controller) {
            if (Reflect.get(window, 'isStored') === true) await released;
            controller.enqueue(chunk);
          },
        }),
      );
    };
    const { put } = IDBObjectStore.prototype;
    IDBObjectStore.prototype.put = function (value, key) {
      // From now on the upload is stored, and its logs are being read.
      if (key === 'uploads') Object.assign(window, { isStored: true });
      return put.call(this, value, key);
    };
  });
  await page.evaluate(() => history.pushState(null, '', '/upload'));
  await page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  expect(await isAskedBeforeLeaving()).toBe(false);
  await dropPaths(page, page.getByText('Drop your logs folder here'), [folder]);
  await page.getByRole('button', { name: 'Upload 1 session' }).click();
  const state = page.getByRole('region', { name: /^(Uploading|Uploaded)$/ });
  await expect(state.getByText('Reading')).toBeVisible();
  expect(await isAskedBeforeLeaving()).toBe(true);
  await page.evaluate(() => Reflect.get(window, 'release')());
  await expect(state.getByRole('heading')).toHaveText('Uploaded');
  await expect.poll(isAskedBeforeLeaving).toBe(false);
});

test('pages mention the demo where the product mentions a server, and request nothing but files', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await page.goto('/');
  for (const path of ['/', '/user', '/settings', '/auth/sign-up']) {
    await navigate(page, path);
    await expect(page.locator('#page-heading, h1').first()).toBeVisible();
    await waitUntilStable(page);
  }
  await navigate(page, '/upload');
  await expect(page.getByText('Nothing leaves this computer')).toBeVisible();
  await expect(page.getByText('The server stores and reads them')).toHaveCount(0);
  await navigate(page, '/privacy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
  await expect(page.getByText('What you do in this demo stays in your browser')).toBeVisible();
  expect(requests.length).toBeGreaterThan(10);
  expect(
    requests.filter((request) => !/^GET [^?#]*(\/assets\/[^/]+|\/[\w/-]*)$/.test(request)),
  ).toEqual([]);
  expect(requests.filter((request) => /\/(api|dev)\//.test(request))).toEqual([]);
});

test('rows of a profile and scoreboards are ranked, as on a server', async ({ page }) => {
  await navigate(page, '/?tab=modes');
  const table = page.getByRole('table', { name: 'Results by mode' });
  await expect(table).toBeVisible();
  await simulateInteraction(page);
  const marks = (within: Locator) => within.getByRole('button', { name: /^P\d+ Better than/ });
  await expect(marks(table).first()).toBeVisible();
  await navigate(page, '/?tab=matches&mode=8v8');
  await page.getByRole('main').locator('td a').first().click();
  await page.getByRole('link', { name: 'Show percentiles' }).click();
  await expect(marks(page.getByRole('table').first()).first()).toBeVisible();
});
